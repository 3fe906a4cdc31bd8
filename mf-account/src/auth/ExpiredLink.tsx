import { useAuthActions, useT } from 'section-kit';
import { Button, TextField, TextLink } from 'shared-ui';
import styled from 'styled-components';
import { AccountForm } from '../form/AccountForm';
import { formMessages } from '../form/formMessages';
import { useAccountForm } from '../form/useAccountForm';
import { useFields } from '../form/useFields';
import { useRequest } from '../form/useRequest';
import { authMessages } from './authMessages';
import { emailSchema } from './schemas';

const Ways = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--ui-s-8);
  & > a { padding-block: 10px; }
`;

/** The link of a mail came too late, or a second time: offers a new one. */
export function ExpiredLink({ onSent, onSignIn }: { onSent: (email: string) => void; onSignIn: () => void }) {
  const t = useT(authMessages);
  const label = useT(formMessages);
  const { resendConfirmation } = useAuthActions();
  const form = useAccountForm(emailSchema, { email: '' });
  const field = useFields(form);
  const request = useRequest<{ email: string }>(({ email }) => resendConfirmation(email), { onDone: ({ email }) => onSent(email) });
  return (
    <>
      <AccountForm
        form={form}
        request={request}
        fallback={t('expired.failed')}
        submitLabel={t('expired.submit')}
        busyLabel={t('expired.busy')}
      >
        <TextField {...field('email')} label={label('email')} type="email" autoComplete="email" required />
      </AccountForm>
      <Ways>
        <Button variant="ghost" onClick={onSignIn}>
          {t('expired.signIn')}
        </Button>
        <TextLink href="/reset-password">{t('expired.password')}</TextLink>
      </Ways>
    </>
  );
}
