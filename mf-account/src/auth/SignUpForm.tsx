import { useAuthActions, useLocale, useNotify, useT } from 'section-kit';
import { TextField } from 'shared-ui';
import type { UseFormReturn } from 'shared-ui/forms';
import { AccountForm } from '../form/AccountForm';
import { formMessages } from '../form/formMessages';
import { NewPasswordFields } from '../form/NewPasswordFields';
import { useFields } from '../form/useFields';
import { useRequest } from '../form/useRequest';
import { authMessages } from './authMessages';
import type { SignUpValues } from './schemas';

/** Opens an account; its address has to be verified by mail before the first sign-in. */
export function SignUpForm({ form, onSignedUp }: { form: UseFormReturn<SignUpValues>; onSignedUp: (email: string) => void }) {
  const t = useT(authMessages);
  const label = useT(formMessages);
  const locale = useLocale();
  const notify = useNotify();
  const { signUp } = useAuthActions();
  const field = useFields(form);
  const request = useRequest<SignUpValues>(({ email, password, displayName }) => signUp({ email, password, displayName, locale }), {
    onDone: ({ email }) => {
      notify({ title: t('signUp.done'), description: t('signUp.done.text'), tone: 'success' });
      onSignedUp(email);
    },
    onRefused: ({ message }) => notify({ title: t('signUp.failed'), description: message || t('signUp.failed.text'), tone: 'failure' }),
  });
  return (
    <AccountForm
      form={form}
      request={request}
      fallback={t('signUp.failed.text')}
      submitLabel={t('signUp.submit')}
      busyLabel={t('signUp.busy')}
    >
      <TextField {...field('displayName')} label={label('displayName')} hint={t('signUp.nameHint')} autoComplete="name" required />
      <TextField {...field('email')} label={label('email')} type="email" autoComplete="email" required />
      <NewPasswordFields field={field} labelKey="password" />
    </AccountForm>
  );
}
