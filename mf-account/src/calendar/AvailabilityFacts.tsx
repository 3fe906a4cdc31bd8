import { useLocale, useT } from '@marketplace/section-kit';
import { formatDate } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { calendarMessages } from './calendarMessages';
import type { Availability } from './useCalendar';

const Note = styled.p`
  color: var(--ui-ink-muted);
`;

interface AvailabilityFactsProps {
  availability: Availability;
  /** Why it cannot be changed here. */
  why: string;
}

/** The same for those who only read it. */
export function AvailabilityFacts({ availability: { accepting_work, away_until, next_free_on }, why }: AvailabilityFactsProps) {
  const t = useT(calendarMessages);
  const locale = useLocale();
  const date = (day: string) => formatDate(day, locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <div>
      <p>{t(accepting_work ? 'taking' : 'notTaking')}</p>
      {away_until && <p>{t('away.fact', { date: date(away_until) })}</p>}
      {next_free_on && <p>{t('free.fact', { date: date(next_free_on) })}</p>}
      <Note>{why}</Note>
    </div>
  );
}
