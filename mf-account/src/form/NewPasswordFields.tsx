import { useT } from 'section-kit';
import { PasswordField } from 'shared-ui/forms';
import { formMessages } from './formMessages';
import type { FieldAttributes } from './useFields';

interface NewPasswordFieldsProps {
  field: (name: 'password' | 'confirmPassword') => FieldAttributes;
  labelKey: 'password' | 'newPassword';
}

/** A password to be remembered, typed twice. */
export function NewPasswordFields({ field, labelKey }: NewPasswordFieldsProps) {
  const t = useT(formMessages);
  return (
    <>
      <PasswordField {...field('password')} label={t(labelKey)} hint={t('passwordHint')} autoComplete="new-password" required />
      <PasswordField {...field('confirmPassword')} label={t('confirmPassword')} autoComplete="new-password" required />
    </>
  );
}
