import { useAuth, useDb, useToday } from '@marketplace/section-kit';
import { keepPreviousData, useQuery } from '@marketplace/section-kit/query';
import { addDays, countDays, sumDays } from './figures/measures';
import { readOwnReport, type OwnReport } from './ownReport';
import type { Report, SampleReason } from './Report';
import { daysOf, type ReportQuery, type ReportRange } from './reportQuery';
import { sampleDays, sampleEnd, sampleMedianMinutes } from './sample/sampleDays';

export interface LoadedReport {
  /** `undefined` while a member's figures are on their way, or could not be had. */
  report: Report | undefined;
  error: Error | null;
  retry: () => void;
}

/** The figures of the member's company where it has any, else the sample. */
export function useReport({ company, ...range }: ReportRange & Pick<ReportQuery, 'company'>): LoadedReport {
  const db = useDb();
  const userId = useAuth(({ user }) => user?.id);
  // Figures are counted by days of Eastern time.
  const today = useToday('America/Toronto');
  const days = today ? daysOf(range, today) : null;
  const { data, error, refetch } = useQuery({
    queryKey: ['marketing', 'report', userId, days, company],
    queryFn: ({ signal }) => readOwnReport(db, days!, company, signal),
    enabled: userId !== undefined && days !== null,
    placeholderData: keepPreviousData,
  });
  const retry = () => void refetch();
  if (userId === undefined) return { report: sampleReport(range, 'signedOut', null), error: null, retry };
  if (data === undefined || !days) return { report: undefined, error, retry };
  return { report: toReport(data, days, range), error, retry };
}

function toReport(own: OwnReport | null, asked: { first: string; last: string }, range: ReportRange): Report {
  if (!own?.has_figures) return sampleReport(range, !own ? 'missing' : own.companies.length > 0 ? 'noFigures' : 'noCompany', own);
  const days = own.days ?? [];
  return {
    sample: null,
    companies: own.companies,
    company: own.companies.find(({ id }) => id === own.company) ?? null,
    // The days that are shown may still be the ones asked for before.
    first: days[0]?.day ?? asked.first,
    last: days.at(-1)?.day ?? asked.last,
    days,
    before: own.before ?? null,
    answers: own.answers ? { came: own.answers.came, answered: own.answers.answered, medianMinutes: own.answers.median_minutes } : null,
    activity: own.activity ?? [],
  };
}

function sampleReport(range: ReportRange, reason: SampleReason, own: OwnReport | null): Report {
  const { first, last } = daysOf(range, sampleEnd);
  const between = (from: string, to: string) => sampleDays.filter(({ day }) => day >= from && day <= to);
  const days = between(first, last);
  const sums = sumDays(days);
  const earlier = between(addDays(first, -countDays(first, last)), addDays(first, -1));
  return {
    sample: reason,
    companies: own?.companies ?? [],
    company: own?.companies.find(({ id }) => id === own.company) ?? null,
    first,
    last,
    days,
    before: earlier.length === countDays(first, last) ? sumDays(earlier) : null,
    answers: { came: sums.requests, answered: sums.answered, medianMinutes: sums.answered > 0 ? sampleMedianMinutes : null },
    activity: null,
  };
}
