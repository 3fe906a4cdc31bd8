import { useAuthActions, useT } from '@marketplace/section-kit';
import { Button, TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { EmailForm } from '../form/EmailForm';
import { expiredLinkMessages } from './expiredLinkMessages';

const Ways = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--ui-s-8);
  & > a { padding-block: 10px; }
`;

/** The link of a mail came too late, or a second time: offers a new one. */
export function ExpiredLink({ onSent, onSignIn }: { onSent: (email: string) => void; onSignIn: () => void }) {
  const t = useT(expiredLinkMessages);
  const { resendConfirmation } = useAuthActions();
  return (
    <>
      <EmailForm send={resendConfirmation} onSent={onSent} submitLabel={t('submit')} busyLabel={t('busy')} fallback={t('failed')} />
      <Ways>
        <Button variant="ghost" onClick={onSignIn}>
          {t('signIn')}
        </Button>
        <TextLink href="/reset-password">{t('password')}</TextLink>
      </Ways>
    </>
  );
}
