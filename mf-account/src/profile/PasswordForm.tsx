import { useAuthActions, useNotify, useT } from 'section-kit';
import { PasswordField, z } from 'shared-ui/forms';
import { AccountForm } from '../form/AccountForm';
import { AccountName } from '../form/AccountName';
import { NewPasswordFields } from '../form/NewPasswordFields';
import { newPasswordFields, newPasswordRule } from '../form/rules';
import { useAccountForm } from '../form/useAccountForm';
import { useFields } from '../form/useFields';
import { useRequest } from '../form/useRequest';
import { ProfileCard } from './ProfileCard';
import { profileMessages } from './profileMessages';

const schema = z.object({ currentPassword: z.string(), ...newPasswordFields }).check(newPasswordRule);
type Passwords = z.infer<typeof schema>;

export function PasswordForm({ email }: { email: string }) {
  const t = useT(profileMessages);
  const notify = useNotify();
  const { updatePassword } = useAuthActions();
  const form = useAccountForm<Passwords>(schema, { currentPassword: '', password: '', confirmPassword: '' });
  const field = useFields(form);
  const request = useRequest<Passwords>(
    ({ currentPassword, password }) => updatePassword({ password, ...(currentPassword && { currentPassword }) }),
    {
      onDone: () => {
        form.reset();
        notify({ title: t('password.saved'), tone: 'success' });
      },
    },
  );
  return (
    <ProfileCard title={t('password.title')}>
      <AccountForm
        form={form}
        request={request}
        fallback={t('password.failed')}
        submitLabel={t('password.submit')}
        busyLabel={t('password.busy')}
      >
        <AccountName email={email} />
        <PasswordField
          {...field('currentPassword')}
          label={t('password.current')}
          hint={t('password.currentHint')}
          autoComplete="current-password"
        />
        <NewPasswordFields field={field} labelKey="newPassword" />
      </AccountForm>
    </ProfileCard>
  );
}
