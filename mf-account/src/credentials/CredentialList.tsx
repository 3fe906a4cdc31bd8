import { useLocale, useT, useWrite } from '@marketplace/section-kit';
import { useOutcome, useRefusalFocus } from '@marketplace/section-kit/outcome';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { taxMessages } from '@marketplace/section-kit/tax';
import { Badge, Button, formatDate } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { credentialMessages } from '../company/credentialMessages';
import { claimMessages } from './claimMessages';
import { useCredentialWrites, type Credential } from './useCredentials';

const List = styled.ul`
  display: grid;
  gap: var(--ui-s-16);
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--ui-s-8) var(--ui-s-16);
  padding-bottom: var(--ui-s-16);
  border-bottom: 1px solid var(--ui-line);
  overflow-wrap: anywhere;
  &:last-child { padding-bottom: 0; border-bottom: 0; }
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 240px;
  gap: var(--ui-s-4);
  min-width: 0;
  & > p { font-size: 0.9375rem; color: var(--ui-ink-muted); white-space: pre-line; }
  & > span:first-child { justify-self: start; }
`;

const tones = { claimed: 'neutral', verified: 'success', rejected: 'warning', expired: 'warning' } as const;

/** What was claimed, if anything: each with its state, until when it holds, what staff said, and a way to take it back. */
export function CredentialList({ company, credentials }: { company: string; credentials: readonly Credential[] }) {
  const t = useT(claimMessages);
  const word = useT<string>(credentialMessages);
  const place = useT<string>(taxMessages);
  const locale = useLocale();
  const write = useWrite();
  const alert = useRefusalFocus(write);
  const { status, say } = useOutcome();
  const { withdraw } = useCredentialWrites(company);
  const press = (id: string, name: string) =>
    void write.run(async () => {
      await withdraw(id);
      say(t('withdrawn', { name }));
    });
  return (
    <>
      {status}
      {credentials.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <List role="list" aria-label={t('list')}>
          {credentials.map(({ id, kind, number, jurisdiction, issuer, expires_on, status: state, evidence, reason }) => {
            const name = word(kind);
            const day = expires_on && formatDate(expires_on, locale, { dateStyle: 'long', timeZone: 'UTC' });
            const where = jurisdiction && jurisdiction in taxMessages.catalogues.en ? place(jurisdiction) : null;
            return (
              <Row key={id}>
                <Words>
                  <Badge tone={tones[state]} icon={state === 'verified' ? 'ShieldCheck' : undefined}>
                    {word(`status.${state}`)}
                  </Badge>
                  <strong>{name}</strong>
                  <p>{[number, issuer, where].filter(Boolean).join(' · ')}</p>
                  {day && <p>{t(state === 'expired' ? 'ended' : 'ends', { day })}</p>}
                  {evidence && <p>{t('kept')}</p>}
                  {reason && <p>{t('why', { reason })}</p>}
                </Words>
                {(state === 'claimed' || state === 'rejected') && (
                  <Button variant="outline" size="sm" disabled={write.busy || write.blocked} onClick={() => press(id, name)}>
                    {t('withdraw', { name })}
                  </Button>
                )}
              </Row>
            );
          })}
        </List>
      )}
      <RefusalAlert ref={alert} write={write} />
    </>
  );
}
