import { useLocale, useT } from '@marketplace/section-kit';
import { formatDate, TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { applyMessages } from '../apply/applyMessages';
import { Facts } from '../panel/Facts';
import { ProfileCard } from '../profile/ProfileCard';
import { LateEvidence } from './LateEvidence';
import { staffMessages } from './staffMessages';
import { useFactWords } from './useFactWords';
import type { StaffItem } from './useStaff';

const List = styled.ul`
  display: grid;
  gap: var(--ui-s-12);
  overflow-wrap: anywhere;
  & p { color: var(--ui-ink-muted); white-space: pre-line; }
`;

const isDecision = (decision: string): decision is StaffItem['decisions'][number] => `decision.${decision}` in staffMessages.catalogues.en;

/** Everything that is known about an item: facts, what is missing, what belongs to it, what was decided before. */
export function ItemFacts({ item: { facts, pictures, missing, related, history } }: { item: StaffItem }) {
  const t = useT(staffMessages);
  const point = useT<string>(applyMessages);
  const locale = useLocale();
  const words = useFactWords();
  const detailOf = (detail: string) => (detail === 'page' || detail === 'application' ? t(`related.${detail}`) : words.value(detail));
  return (
    <>
      <ProfileCard title={t('facts')}>
        <Facts>
          {facts.map(({ key, value }) => (
            <div key={key}>
              <dt>{words.name(key)}</dt>
              <dd>{words.valueOf(key, value)}</dd>
            </div>
          ))}
        </Facts>
      </ProfileCard>
      {pictures.length > 0 && <LateEvidence names={pictures} />}
      {missing.length > 0 && (
        <ProfileCard title={t('missing')}>
          <List role="list">
            {missing.map((key) => (
              <li key={key}>{point(`item.${key}`)}</li>
            ))}
          </List>
        </ProfileCard>
      )}
      {related.length > 0 && (
        <ProfileCard title={t('related')}>
          <List role="list">
            {related.map(({ queue, id, detail, status }) => (
              <li key={id}>
                <TextLink href={`/account/staff/${queue}/${id}`}>{detailOf(detail)}</TextLink> – {words.status(status)}
              </li>
            ))}
          </List>
        </ProfileCard>
      )}
      <ProfileCard title={t('history')}>
        {history.length === 0 && <p>{t('history.none')}</p>}
        {history.length > 0 && (
          <List role="list">
            {history.map(({ decision, reason, at, mine }) => (
              <li key={at}>
                {t(mine ? 'history.mine' : 'history.entry', {
                  decision: isDecision(decision) ? t(`decision.${decision}`) : decision,
                  date: formatDate(at, locale, { dateStyle: 'long', timeStyle: 'short' }),
                })}
                {reason && <p>{reason}</p>}
              </li>
            ))}
          </List>
        )}
      </ProfileCard>
    </>
  );
}
