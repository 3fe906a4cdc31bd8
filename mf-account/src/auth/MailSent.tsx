import { useT, useWrite, type AuthResult } from '@marketplace/section-kit';
import { Button, FormAlert, Illustration } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import { useState } from 'react';
import styled from 'styled-components';
import { accepted } from '../form/AuthRefusal';
import { RefusalWords } from '../form/RefusalWords';
import { useCountdown } from '../form/useCountdown';
import { mailSentMessages } from './mailSentMessages';

/** The server sends an address one mail a minute. */
const waitSeconds = 60;

interface MailSentProps {
  /** Says what was sent; the address stands right below. */
  text: string;
  email: string;
  /** Whether a mail has just gone out, so that the next one has to wait. */
  justNow: boolean;
  resend: () => Promise<AuthResult>;
  onBack: () => void;
}

const Root = styled.div`
  display: grid;
  gap: var(--ui-s-16);
`;

const Address = styled.strong`
  display: block;
  margin-top: var(--ui-s-4);
  overflow-wrap: anywhere;
  font-size: 1.0625rem;
`;

const Hint = styled.p`
  color: var(--ui-ink-muted);
`;

const Done = styled.p`
  color: var(--ui-success);
  font-weight: 550;
  &:empty { display: none; }
`;

/** What to do now that a mail is on its way, and another one for those who do not find it. */
export function MailSent({ text, email, justNow, resend, onBack }: MailSentProps) {
  const t = useT(mailSentMessages);
  const [left, wait] = useCountdown(justNow ? waitSeconds : 0);
  const [sentAgain, setSentAgain] = useState(false);
  const { busy, refusal, run } = useWrite();
  const sendAgain = () =>
    void run(async () => {
      await accepted(resend(), ({ retryAfterSeconds }) => {
        setSentAgain(false);
        if (retryAfterSeconds) wait(retryAfterSeconds);
      });
      setSentAgain(true);
      wait(waitSeconds);
    });
  return (
    <Root>
      <Illustration src={art['scene-mail']} />
      <p>
        {text} <Address>{email}</Address>
      </p>
      <Hint>{t('hint')}</Hint>
      {refusal && (
        <FormAlert>
          <RefusalWords refusal={refusal} fallback={t('failed')} />
        </FormAlert>
      )}
      <Done role="status">{sentAgain && t('sent')}</Done>
      <Button variant="outline" block busy={busy} busyLabel={t('sending')} disabled={left > 0} onClick={sendAgain}>
        {left > 0 ? t('againIn', { count: left }) : t('again')}
      </Button>
      <Button variant="ghost" block onClick={onBack}>
        {t('back')}
      </Button>
    </Root>
  );
}
