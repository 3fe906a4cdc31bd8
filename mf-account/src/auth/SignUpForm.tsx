import { useT } from '@marketplace/section-kit';
import { StoredForm } from '@marketplace/section-kit/form';
import { LegalNotice, useLegalNotice } from '@marketplace/section-kit/legal-notice';
import { TextField } from '@marketplace/shared-ui';
import { formMessages } from '../form/formMessages';
import { NewPasswordFields } from '../form/NewPasswordFields';
import { RefusalWords } from '../form/RefusalWords';
import { authMessages } from './authMessages';
import type { useSignUp } from './useSignUp';

export function SignUpForm({ form }: { form: ReturnType<typeof useSignUp> }) {
  const t = useT(authMessages);
  const label = useT(formMessages);
  const { field } = form;
  return (
    <StoredForm
      form={form}
      submitLabel={t('signUp.submit')}
      busyLabel={t('signUp.busy')}
      words={(refusal) => <RefusalWords refusal={refusal} fallback={t('signUp.failed.text')} />}
    >
      <TextField {...field('displayName')} label={label('displayName')} hint={t('signUp.nameHint')} autoComplete="name" required />
      <TextField {...field('email')} label={label('email')} type="email" autoComplete="email" required />
      <NewPasswordFields form={form} labelKey="password" />
      <LegalNotice notice={useLegalNotice()} />
    </StoredForm>
  );
}
