import { useT } from 'section-kit';
import { PasswordField } from 'shared-ui/forms';
import { formMessages } from './formMessages';
import type { useFields } from './useFields';

/** A password to be remembered, typed twice. */
export function NewPasswordFields({ field, labelKey }: { field: ReturnType<typeof useFields>; labelKey: 'password' | 'newPassword' }) {
  const t = useT(formMessages);
  return (
    <>
      <PasswordField {...field('password')} label={t(labelKey)} hint={t('passwordHint')} autoComplete="new-password" required />
      <PasswordField {...field('confirmPassword')} label={t('confirmPassword')} autoComplete="new-password" required />
    </>
  );
}
