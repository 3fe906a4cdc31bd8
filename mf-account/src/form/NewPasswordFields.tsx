import { useT } from '@marketplace/section-kit';
import type { StoredFormState } from '@marketplace/section-kit/form';
import { PasswordField } from '@marketplace/shared-ui/forms';
import { formMessages } from './formMessages';

interface NewPasswordFieldsProps {
  form: Pick<StoredFormState<{ password: string; confirmPassword: string }>, 'field'>;
  labelKey: 'password' | 'newPassword';
}

/** A password to be remembered, typed twice. */
export function NewPasswordFields({ form: { field }, labelKey }: NewPasswordFieldsProps) {
  const t = useT(formMessages);
  return (
    <>
      <PasswordField
        {...field('password', 'confirmPassword')}
        label={t(labelKey)}
        hint={t('passwordHint')}
        autoComplete="new-password"
        required
      />
      <PasswordField {...field('confirmPassword', 'password')} label={t('confirmPassword')} autoComplete="new-password" required />
    </>
  );
}
