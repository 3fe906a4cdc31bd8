import { useAuthActions, useNotify, useT } from '@marketplace/section-kit';
import { StoredForm, useStoredForm } from '@marketplace/section-kit/form';
import { PasswordField, v } from '@marketplace/shared-ui/forms';
import { AccountName } from '../form/AccountName';
import { accepted } from '../form/AuthRefusal';
import { formMessages } from '../form/formMessages';
import { NewPasswordFields } from '../form/NewPasswordFields';
import { RefusalWords } from '../form/RefusalWords';
import { currentPasswordRule, currentPasswordServerFields, newPasswordSchema, newPasswordServerFields, spokenRules } from '../form/rules';
import { ProfileCard } from './ProfileCard';
import { profileMessages } from './profileMessages';

const schema = v.intersect([v.object({ currentPassword: currentPasswordRule }), newPasswordSchema]);

export function PasswordForm({ email }: { email: string }) {
  const t = useT(profileMessages);
  const label = useT(formMessages);
  const notify = useNotify();
  const { updatePassword } = useAuthActions();
  const form = useStoredForm({
    schema,
    messages: formMessages,
    initial: { currentPassword: '', password: '', confirmPassword: '' },
    spoken: spokenRules,
    serverFields: { ...currentPasswordServerFields, ...newPasswordServerFields },
    write: async ({ currentPassword, password }) => {
      await accepted(updatePassword({ password, currentPassword }));
      form.reset();
      notify({ title: t('password.saved'), tone: 'success' });
    },
  });
  return (
    <ProfileCard title={t('password.title')} lead={t('password.text')}>
      <StoredForm
        form={form}
        submitLabel={t('password.submit')}
        busyLabel={t('password.busy')}
        words={(refusal) => <RefusalWords refusal={refusal} fallback={t('password.failed')} />}
      >
        <AccountName email={email} />
        <PasswordField
          {...form.field('currentPassword')}
          label={label('currentPassword')}
          hint={t('password.currentHint')}
          autoComplete="current-password"
          required
        />
        <NewPasswordFields form={form} labelKey="newPassword" />
      </StoredForm>
    </ProfileCard>
  );
}
