import { useLocale, useT } from '@marketplace/section-kit';
import { ErrorState, formatDate, LoadingRegion, Skeleton, TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { ProfileCard } from '../profile/ProfileCard';
import { credentialMessages } from './credentialMessages';
import { decisionMessages } from './decisionMessages';
import { useDecisions } from './useDecisions';

const List = styled.ul`
  display: grid;
  gap: var(--ui-s-16);
  overflow-wrap: anywhere;
  & p { color: var(--ui-ink-muted); white-space: pre-line; }
`;

/** What staff decided about a company and why, for its owners. Who decided is not said. */
export function Decisions({ company }: { company: string }) {
  const t = useT(decisionMessages);
  const word = useT<string>(decisionMessages);
  const credential = useT<string>(credentialMessages);
  const locale = useLocale();
  const { data, error, isPending, refetch } = useDecisions(company);
  const retry = () => void refetch();
  const wordsOf = (about: string, decision: string) => {
    const isProof = about in credentialMessages.catalogues.en;
    return isProof ? word(`proof.${decision}`, { proof: credential(about) }) : word(`decision.${decision}`);
  };
  return (
    <ProfileCard title={t('title')} lead={t('lead')}>
      <LoadingRegion loading={isPending} label={t('loading')} onRetry={retry}>
        {isPending && <Skeleton height={120} radius="var(--ui-radius-card)" />}
        {error && data === undefined && <ErrorState title={t('failed')} text={t('failed.text')} onRetry={retry} />}
        {data?.length === 0 && <p>{t('none')}</p>}
        {data && data.length > 0 && (
          <List role="list">
            {data.map(({ about, decision, reason, at }) => (
              <li key={at}>
                {t('entry', { decision: wordsOf(about, decision), date: formatDate(at, locale, { dateStyle: 'long' }) })}
                {reason && <p>{reason}</p>}
              </li>
            ))}
          </List>
        )}
      </LoadingRegion>
      {data && data.length > 0 && (
        <p>
          {t('contest')} <TextLink href="/contact">{t('contact')}</TextLink>
        </p>
      )}
    </ProfileCard>
  );
}
