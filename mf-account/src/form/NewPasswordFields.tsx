import { useT } from 'section-kit';
import { PasswordField } from 'shared-ui/forms';
import { formMessages } from './formMessages';
import type { FieldAttributes } from './useFields';

type Name = 'password' | 'confirmPassword';

interface NewPasswordFieldsProps {
  field: (name: Name, lookedAtBy: Name) => FieldAttributes;
  labelKey: 'password' | 'newPassword';
}

/** A password to be remembered, typed twice. */
export function NewPasswordFields({ field, labelKey }: NewPasswordFieldsProps) {
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
