import { useAuthActions, useLocale, useNotify, useT } from '@marketplace/section-kit';
import { emailRule, requiredText, useStoredForm } from '@marketplace/section-kit/form';
import { notices } from '@marketplace/section-kit/legal-notice';
import { v } from '@marketplace/shared-ui/forms';
import { accepted } from '../form/AuthRefusal';
import { formMessages } from '../form/formMessages';
import { newPasswordSchema, newPasswordServerFields, spokenRules } from '../form/rules';
import { authDraft } from './authDraft';
import { authMessages } from './authMessages';

const displayName = requiredText(80, 'rule.displayName.required');
const schema = v.intersect([v.object({ displayName, email: emailRule }), newPasswordSchema]);

/** The form that opens an account; its address has to be verified by mail before the first sign-in. */
export function useSignUp(onSignedUp: (email: string) => void) {
  const t = useT(authMessages);
  const locale = useLocale();
  const notify = useNotify();
  const { signUp } = useAuthActions();
  return useStoredForm({
    schema,
    messages: formMessages,
    initial: { displayName: '', email: '', password: '', confirmPassword: '' },
    spoken: spokenRules,
    serverFields: newPasswordServerFields,
    // Whoever finds no mail comes back to use another address.
    draft: { store: authDraft, fields: ['email', 'displayName'], isKept: true },
    write: async ({ email, password, displayName: name }) => {
      await accepted(signUp({ email, password, displayName: name, locale, notice: notices[locale] }), ({ message }) =>
        notify({ title: t('signUp.failed'), description: message || t('signUp.failed.text'), tone: 'failure' }),
      );
      notify({ title: t('signUp.done'), description: t('signUp.done.text'), tone: 'success' });
      onSignedUp(email);
    },
  });
}
