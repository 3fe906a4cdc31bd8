import { useAuthActions, useT } from 'section-kit';
import { z } from 'shared-ui/forms';
import { AccountForm } from '../form/AccountForm';
import { AccountName } from '../form/AccountName';
import { NewPasswordFields } from '../form/NewPasswordFields';
import { newPasswordFields, newPasswordRule } from '../form/rules';
import { useAccountForm } from '../form/useAccountForm';
import { useFields } from '../form/useFields';
import { useRequest } from '../form/useRequest';
import { passwordMessages } from './passwordMessages';

const schema = z.object(newPasswordFields).check(newPasswordRule);

/** The new password of somebody who came through the link of a mail. */
export function ChooseForm({ email, onDone }: { email: string; onDone: () => void }) {
  const t = useT(passwordMessages);
  const { updatePassword } = useAuthActions();
  const form = useAccountForm(schema, { password: '', confirmPassword: '' });
  const field = useFields(form);
  const request = useRequest<z.infer<typeof schema>>(({ password }) => updatePassword({ password }), { onDone });
  return (
    <AccountForm form={form} request={request} fallback={t('choose.failed')} submitLabel={t('choose.submit')} busyLabel={t('choose.busy')}>
      <AccountName email={email} />
      <NewPasswordFields field={field} labelKey="newPassword" />
    </AccountForm>
  );
}
