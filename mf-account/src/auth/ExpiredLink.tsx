import { useAuthActions, useT } from '@marketplace/section-kit';
import { Button, TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { EmailForm } from '../form/EmailForm';
import { authMessages } from './authMessages';

const Ways = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--ui-s-8);
  & > a { padding-block: 10px; }
`;

/** The link of a mail came too late, or a second time: offers a new one. */
export function ExpiredLink({ onSent, onSignIn }: { onSent: (email: string) => void; onSignIn: () => void }) {
  const t = useT(authMessages);
  const { resendConfirmation } = useAuthActions();
  return (
    <>
      <EmailForm
        send={resendConfirmation}
        onSent={onSent}
        submitLabel={t('expired.submit')}
        busyLabel={t('expired.busy')}
        fallback={t('expired.failed')}
      />
      <Ways>
        <Button variant="ghost" onClick={onSignIn}>
          {t('expired.signIn')}
        </Button>
        <TextLink href="/reset-password">{t('expired.password')}</TextLink>
      </Ways>
    </>
  );
}
