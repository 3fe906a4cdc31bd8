import { useAuthActions, useT } from '@marketplace/section-kit';
import { TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { EmailForm } from '../form/EmailForm';
import { passwordMessages } from './passwordMessages';

const Back = styled(TextLink)`
  justify-self: center;
  align-self: center;
  padding-block: 10px;
`;

/** Asks for the address. The answer is the same whether or not it is known, so nobody can find out who has an account. */
export function RequestForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useT(passwordMessages);
  const { requestPasswordReset } = useAuthActions();
  return (
    <>
      <EmailForm
        send={requestPasswordReset}
        onSent={onSent}
        submitLabel={t('request.submit')}
        busyLabel={t('request.busy')}
        fallback={t('request.failed')}
      />
      <Back href="/auth">{t('request.back')}</Back>
    </>
  );
}
