import { useAuthActions, useNotify, useT } from '@marketplace/section-kit';
import { emailRule, useStoredForm } from '@marketplace/section-kit/form';
import { v } from '@marketplace/shared-ui/forms';
import { accepted } from '../form/AuthRefusal';
import { formMessages } from '../form/formMessages';
import { currentPasswordRule } from '../form/rules';
import { authDraft } from './authDraft';
import { authMessages } from './authMessages';

const schema = v.object({ email: emailRule, password: currentPasswordRule });

/** The form that asks for the session. When it is there, the page leaves by itself. */
export function useSignIn() {
  const t = useT(authMessages);
  const notify = useNotify();
  const { signIn } = useAuthActions();
  return useStoredForm({
    schema,
    messages: formMessages,
    initial: { email: '', password: '' },
    draft: { store: authDraft, fields: ['email'] },
    write: async (values) => {
      await accepted(signIn(values), ({ message }) =>
        notify({ title: t('signIn.failed'), description: message || t('signIn.failed.text'), tone: 'failure' }),
      );
      notify({ title: t('signIn.done'), description: t('signIn.done.text'), tone: 'success' });
    },
  });
}
