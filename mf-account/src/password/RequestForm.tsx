import { useAuthActions, useT } from 'section-kit';
import { TextField, TextLink } from 'shared-ui';
import styled from 'styled-components';
import { emailSchema } from '../auth/schemas';
import { AccountForm } from '../form/AccountForm';
import { formMessages } from '../form/formMessages';
import { useAccountForm } from '../form/useAccountForm';
import { useFields } from '../form/useFields';
import { useRequest } from '../form/useRequest';
import { passwordMessages } from './passwordMessages';

const Back = styled(TextLink)`
  justify-self: center;
  align-self: center;
  padding-block: 10px;
`;

/** Asks for the address. The answer is the same whether or not it is known, so nobody can find out who has an account. */
export function RequestForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useT(passwordMessages);
  const label = useT(formMessages);
  const { requestPasswordReset } = useAuthActions();
  const form = useAccountForm(emailSchema, { email: '' });
  const field = useFields(form);
  const request = useRequest<{ email: string }>(({ email }) => requestPasswordReset(email), { onDone: ({ email }) => onSent(email) });
  return (
    <>
      <AccountForm
        form={form}
        request={request}
        fallback={t('request.failed')}
        submitLabel={t('request.submit')}
        busyLabel={t('request.busy')}
      >
        <TextField {...field('email')} label={label('email')} type="email" autoComplete="email" required />
      </AccountForm>
      <Back href="/auth">{t('request.back')}</Back>
    </>
  );
}
