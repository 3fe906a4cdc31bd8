import { useAuthActions, useT } from '@marketplace/section-kit';
import { StoredForm, useStoredForm } from '@marketplace/section-kit/form';
import { z } from '@marketplace/shared-ui/forms';
import { AccountName } from '../form/AccountName';
import { accepted } from '../form/AuthRefusal';
import { formMessages } from '../form/formMessages';
import { NewPasswordFields } from '../form/NewPasswordFields';
import { RefusalWords } from '../form/RefusalWords';
import { newPasswordFields, newPasswordRule, spokenRules } from '../form/rules';
import { passwordMessages } from './passwordMessages';

const schema = z.object(newPasswordFields).check(newPasswordRule);

/** The new password of somebody who came through the link of a mail. */
export function ChooseForm({ email, onDone }: { email: string; onDone: () => void }) {
  const t = useT(passwordMessages);
  const { updatePassword } = useAuthActions();
  const form = useStoredForm({
    schema,
    messages: formMessages,
    initial: { password: '', confirmPassword: '' },
    spoken: spokenRules,
    write: ({ password }) => accepted(updatePassword({ password })).then(onDone),
  });
  return (
    <StoredForm
      form={form}
      submitLabel={t('choose.submit')}
      busyLabel={t('choose.busy')}
      words={(refusal) => <RefusalWords refusal={refusal} fallback={t('choose.failed')} />}
    >
      <AccountName email={email} />
      <NewPasswordFields form={form} labelKey="newPassword" />
    </StoredForm>
  );
}
