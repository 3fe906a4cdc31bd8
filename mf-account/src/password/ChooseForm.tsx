import { useAuthActions, useT } from '@marketplace/section-kit';
import { StoredForm, useStoredForm } from '@marketplace/section-kit/form';
import { PasswordField, v } from '@marketplace/shared-ui/forms';
import { useState } from 'react';
import { AccountName } from '../form/AccountName';
import { accepted } from '../form/AuthRefusal';
import { formMessages } from '../form/formMessages';
import { NewPasswordFields } from '../form/NewPasswordFields';
import { RefusalWords } from '../form/RefusalWords';
import { currentPasswordServerFields, newPasswordSchema, newPasswordServerFields, spokenRules } from '../form/rules';
import { passwordMessages } from './passwordMessages';

const schema = v.intersect([v.object({ currentPassword: v.string() }), newPasswordSchema]);

/**
 * The new password of somebody who came through the link of a mail. Who is signed in otherwise is asked for the one before,
 * which only the server can tell.
 */
export function ChooseForm({ email, onDone }: { email: string; onDone: () => void }) {
  const t = useT(passwordMessages);
  const label = useT(formMessages);
  const { updatePassword } = useAuthActions();
  const [needsCurrent, setNeedsCurrent] = useState(false);
  const form = useStoredForm({
    schema,
    messages: formMessages,
    initial: { currentPassword: '', password: '', confirmPassword: '' },
    spoken: spokenRules,
    serverFields: { ...currentPasswordServerFields, ...newPasswordServerFields },
    write: ({ password, currentPassword }) =>
      accepted(updatePassword({ password, ...(currentPassword && { currentPassword }) }), ({ code }) => {
        if (code === 'current_password_required') setNeedsCurrent(true);
      }).then(onDone),
  });
  return (
    <StoredForm
      form={form}
      submitLabel={t('choose.submit')}
      busyLabel={t('choose.busy')}
      words={(refusal) => <RefusalWords refusal={refusal} fallback={t('choose.failed')} />}
    >
      <AccountName email={email} />
      {needsCurrent && (
        <PasswordField {...form.field('currentPassword')} label={label('currentPassword')} autoComplete="current-password" required />
      )}
      <NewPasswordFields form={form} labelKey="newPassword" />
    </StoredForm>
  );
}
