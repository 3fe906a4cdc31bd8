import { formatCents, useLocale, useT, type Answer } from '@marketplace/section-kit';
import { formatDate } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { clockText, dayText } from '../fixed-price/half-days/halfDayText';
import { usePlainWords } from '../thread/Words';
import { useTradeLabel } from '../trades/useTradeLabel';
import type { ProjectView } from './ProjectView';
import { projectMessages } from './projectMessages';

const Facts = styled.dl`
  display: grid;
  gap: var(--ui-s-12);
  & dt { font-size: 0.9375rem; color: var(--ui-ink-muted); }
  & dd { margin: 0; white-space: pre-line; overflow-wrap: anywhere; }
`;

const timings = ['now', 'month', 'quarter', 'flexible'] as const;

interface ProjectFactsProps {
  /** As either side reads it. */
  project: ProjectView['project'] | NonNullable<Answer<'lead'>>['project'];
  /** What else is known, below. */
  more?: readonly (readonly [term: string, value: string | null])[];
}

/** What was asked for, term by term; what nobody said is left out. */
export function ProjectFacts({ project, more = [] }: ProjectFactsProps) {
  const t = useT(projectMessages);
  const locale = useLocale();
  const tradeLabel = useTradeLabel();
  const plainWords = usePlainWords();
  const dollars = (cents: number) => formatCents(cents, locale);
  const day = (date: string) => formatDate(date, locale, { dateStyle: 'long', timeZone: 'UTC' });
  const timing = timings.find((known) => known === project.timing);
  const least = project.budget_min_cents === null ? '' : dollars(project.budget_min_cents);
  const most = project.budget_max_cents === null ? '' : dollars(project.budget_max_cents);
  const budget = least && most ? 'range' : least ? 'from' : 'to';

  const booked = project.source === 'fixed_price' ? project.details : null;

  const facts: ProjectFactsProps['more'] = [
    // Bookings are stored under the name of their trade.
    [t('summary.service'), plainWords(tradeLabel(project.service_name || project.category || ''))],
    [t('summary.description'), project.description && plainWords(project.description)],
    [t('summary.timing'), timing ? t(`summary.timing.${timing}`) : null],
    [
      t('summary.booked'),
      booked &&
        t('summary.bookedTime', {
          day: dayText(booked.slot.day, locale),
          from: clockText(booked.slot.opens, locale),
          to: clockText(booked.slot.closes, locale),
        }),
    ],
    [t('summary.price'), booked && dollars(booked.total_cents)],
    [t('summary.startOn'), booked ? null : project.start_on && day(project.start_on)],
    [t('summary.budget'), least || most ? t(`summary.budget.${budget}`, { least, most }) : null],
    [t('summary.postalCode'), project.postal_code],
    [t('summary.photos'), project.photo_count > 0 ? String(project.photo_count) : null],
    [t('summary.created'), formatDate(project.created_at, locale)],
    ...more,
  ];
  return (
    <Facts>
      {facts.map(
        ([term, value]) =>
          value && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </Facts>
  );
}
