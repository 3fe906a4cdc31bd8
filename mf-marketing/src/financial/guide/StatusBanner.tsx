import { useLocale, useT } from '@marketplace/section-kit';
import styled from 'styled-components';
import { Cited } from './Cited';
import { formatDay } from './formatDay';
import type { Guide } from './Guide';
import { guideMessages } from './guideMessages';
import type { GuideStatus } from './guideStatuses';
import { StatusBadge } from './StatusBadge';

const accents: Record<GuideStatus, string> = { open: 'success', changed: 'info', paused: 'warning', closed: 'danger' };

const Root = styled.section<{ $status: GuideStatus }>`
  display: grid;
  gap: var(--ui-s-8);
  padding: var(--ui-s-20);
  background: var(--ui-surface);
  border: 1px solid var(--ui-line);
  border-inline-start: 6px solid ${({ $status }) => `var(--ui-${accents[$status]})`};
  border-radius: var(--ui-radius-l);
  & > h2 { font-size: 1.25rem; }
  & > p { max-width: 68ch; }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-s-4) var(--ui-s-16);
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
`;

/** Where things stand, before anything else is read: a word, its dates, and what it means. */
export function StatusBanner({ guide }: { guide: Guide }) {
  const t = useT(guideMessages);
  const locale = useLocale();
  const { status, kind, since, until, verifiedOn, content } = guide;
  const { headline, text } = content[locale].banner;
  return (
    <Root $status={status} aria-label={t('status.title')}>
      <Facts>
        <StatusBadge status={status} kind={kind} />
        {since && <span>{t(`status.since.${status}`, { date: formatDay(since, locale) })}</span>}
        {until && <span>{t('status.until', { date: formatDay(until, locale) })}</span>}
        <span>{t('status.verified', { date: formatDay(verifiedOn, locale) })}</span>
      </Facts>
      <h2>{headline}</h2>
      <p>
        <Cited>{text}</Cited>
      </p>
    </Root>
  );
}
