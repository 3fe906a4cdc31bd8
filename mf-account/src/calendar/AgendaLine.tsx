import { useLocale, useT } from '@marketplace/section-kit';
import { Badge, formatDate, TextLink } from '@marketplace/shared-ui';
import { tradeLabel } from '@marketplace/supabase/trades';
import styled from 'styled-components';
import { calendarMessages } from './calendarMessages';
import type { CalendarEntry } from './useCalendar';

const Root = styled.li`
  display: grid;
  justify-items: start;
  gap: var(--ui-s-4);
  overflow-wrap: anywhere;
`;

interface AgendaLineProps {
  entry: CalendarEntry;
  /** Names the company in addresses. */
  search: string;
}

/** One visit, booking or job: when, what of, and whether it stands. */
export function AgendaLine({ entry, search }: AgendaLineProps) {
  const { kind, request_id, reference, service, area, settled } = entry;
  const t = useT(calendarMessages);
  const locale = useLocale();
  const what = useWhat(entry);
  return (
    <Root>
      <span>{what}</span>
      <TextLink href={`/account/leads/${request_id}${search}`}>
        {[service ? tradeLabel(service, locale) : t('untitled'), area, reference].filter(Boolean).join(' · ')}
      </TextLink>
      {settled ? (
        <Badge tone="success">{t(`${kind}.settled`)}</Badge>
      ) : (
        <Badge tone="warning">{t(kind === 'booking' ? 'booking.waiting' : 'visit.waiting')}</Badge>
      )}
    </Root>
  );
}

/** "9:00 a.m. to 10:00 a.m. · Visit at the home", "Work until December 4, 2026". */
function useWhat({ kind, start, minutes, day, until, place, time_zone }: CalendarEntry): string {
  const t = useT(calendarMessages);
  const locale = useLocale();
  if (kind === 'job') {
    const isLonger = until !== null && until > day;
    return isLonger ? t('job.until', { date: formatDate(until, locale, { dateStyle: 'long', timeZone: 'UTC' }) }) : t('job');
  }
  const clock = (at: number) => formatDate(at, locale, { hour: 'numeric', minute: '2-digit', timeZone: time_zone });
  const from = Date.parse(start ?? '');
  const time = t('time', { from: clock(from), to: clock(from + (minutes ?? 0) * 60_000) });
  return [time, kind === 'visit' ? t(`visit.${place}`) : t('booking')].join(' · ');
}
