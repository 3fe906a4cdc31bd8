import { useLocale, useSearchQuery, useT } from '@marketplace/section-kit';
import { useCompanies } from '@marketplace/section-kit/companies';
import { useLocation } from '@marketplace/section-kit/router';
import { EmptyState, formatDate, LinkButton } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import styled from 'styled-components';
import { ProfileCard } from '../profile/ProfileCard';
import { AgendaLine } from './AgendaLine';
import { calendarMessages } from './calendarMessages';
import { calendarQuery, MAX_WEEKS, WEEKS_SHOWN, type Calendar } from './useCalendar';

const Days = styled.div`
  display: grid;
  gap: var(--ui-s-24);
  & h3 { margin-bottom: var(--ui-s-8); font-size: 1.0625rem; }
`;

const List = styled.ul`
  display: grid;
  gap: var(--ui-s-16);
  padding: 0;
  list-style: none;
`;

const Ways = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-8);
`;

const Note = styled.p`
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
`;

const DAY = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;

/** What is planned, day by day; each line leads to its request. */
export function Agenda({ calendar: { first_day, last_day, entries } }: { calendar: Calendar }) {
  const t = useT(calendarMessages);
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const { search: ofCompany } = useCompanies();
  const [{ weeks }] = useSearchQuery(calendarQuery);
  const hrefOf = (shown: number) => pathname + calendarQuery.toSearch({ weeks: shown }, search);
  const date = (day: string) => formatDate(day, locale, { dateStyle: 'long', timeZone: 'UTC' });
  const days = [...new Set(entries.map(({ day }) => day))];
  return (
    <ProfileCard title={t('agenda')} lead={t('range', { first: date(first_day), last: date(last_day) })}>
      <Ways aria-label={t('agenda')}>
        {weeks - WEEKS_SHOWN >= -MAX_WEEKS && (
          <LinkButton variant="outline" size="sm" href={hrefOf(weeks - WEEKS_SHOWN)}>
            {t('earlier')}
          </LinkButton>
        )}
        {weeks + WEEKS_SHOWN <= MAX_WEEKS && (
          <LinkButton variant="outline" size="sm" href={hrefOf(weeks + WEEKS_SHOWN)}>
            {t('later')}
          </LinkButton>
        )}
        {weeks !== 0 && (
          <LinkButton variant="ghost" size="sm" href={hrefOf(0)}>
            {t('today')}
          </LinkButton>
        )}
      </Ways>
      {days.length === 0 ? (
        <EmptyState art={art['scene-empty']} title={t('nothing')} text={t('nothing.text')}>
          <LinkButton variant="outline" href={`/account/leads${ofCompany}`}>
            {t('nothing.link')}
          </LinkButton>
        </EmptyState>
      ) : (
        <Days>
          <Note>{t('clock')}</Note>
          {days.map((day) => (
            <section key={day} aria-labelledby={`day-${day}`}>
              <h3 id={`day-${day}`}>{formatDate(day, locale, DAY)}</h3>
              <List role="list">
                {entries.flatMap((entry) =>
                  entry.day === day
                    ? [<AgendaLine key={`${entry.kind} ${entry.request_id} ${entry.start}`} entry={entry} search={ofCompany} />]
                    : [],
                )}
              </List>
            </section>
          ))}
        </Days>
      )}
    </ProfileCard>
  );
}
