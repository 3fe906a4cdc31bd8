import { choiceParam, defineQuery, flagParam, textParam, type Param, type QueryOf } from '@marketplace/section-kit';
import { groupings } from './figures/groupDays';
import { addDays, countDays, measures, type Measure } from './figures/measures';

export const reportTabs = ['overview', 'email', 'activity', 'reports'] as const;
export type ReportTab = (typeof reportTabs)[number];
export const presets = [7, 28, 90, 365] as const;
type Preset = (typeof presets)[number];
const usualDays = 28;
export const readyReports = ['traffic', 'requests', 'year'] as const;
export type ReadyReport = (typeof readyReports)[number];
export const campaignStatuses = ['active', 'paused'] as const;
export const actorKinds = ['homeowner', 'provider', 'campaign'] as const;

export const usualMeasures: readonly Measure[] = ['views', 'quote_clicks', 'requests'];
/** As many lines as can be told apart. */
export const MAX_MEASURES = 4;
const MAX_DAYS = 366;

/** Some of the measures, in their order: `views,hired`. */
const measuresParam = (most: number): Param<readonly Measure[]> => ({
  fallback: usualMeasures,
  read: ([text = '']) => {
    const chosen = measures.filter((measure) => text.split(',').includes(measure)).slice(0, most);
    return chosen.length > 0 ? chosen : undefined;
  },
  write: (chosen) => [chosen.join(',')],
});

const daysParam: Param<Preset> = {
  fallback: usualDays,
  read: ([text]) => presets.find((days) => String(days) === text),
  write: (days) => [String(days)],
};

const dayParam: Param<string> = { fallback: '', read: ([text = '']) => (isDay(text) ? text : undefined), write: (day) => [day] };

/** What the page shows; all of it lives in the address. */
export const reportQuery = defineQuery(
  {
    tab: choiceParam('overview', reportTabs),
    /** The last so many days, unless there are days of one's own. */
    days: daysParam,
    /** The first and last of one's own days; both empty for none. */
    from: dayParam,
    to: dayParam,
    /** What the chart draws. */
    measures: measuresParam(MAX_MEASURES),
    status: choiceParam('', campaignStatuses),
    actor: choiceParam('', actorKinds),
    /** Of a member with several; empty for the first. */
    company: textParam(60),
    isAnalysed: { ...flagParam(), name: 'analysis' },
    /** The report that is open. `built` is the one put together from `columns` and `by`. */
    report: choiceParam('', [...readyReports, 'built']),
    columns: measuresParam(measures.length),
    by: choiceParam('week', groupings),
  },
  {
    settle: (query) => ({
      ...query,
      ...ownDays(query),
      ...(query.report !== 'built' && { columns: usualMeasures, by: 'week' as const }),
    }),
  },
);
export type ReportQuery = QueryOf<typeof reportQuery>;
export type ReportRange = Pick<ReportQuery, 'days' | 'from' | 'to'>;

/** Days the wrong way round are swapped, too many are cut; one alone counts as none. */
function ownDays({ days, from, to }: { days: Preset; from: string; to: string }): { days: Preset; from: string; to: string } {
  if (!from || !to) return { days, from: '', to: '' };
  const [first, last] = [from, to].sort() as [string, string];
  return { days: usualDays, from: countDays(first, last) > MAX_DAYS ? addDays(last, 1 - MAX_DAYS) : first, to: last };
}

/** Whether a text is a day that exists, near enough to have figures. */
export function isDay(text: string): boolean {
  return /^20\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
}

/** The days a range means. @param end the newest day there is */
export function daysOf({ days, from, to }: ReportRange, end: string): { first: string; last: string } {
  return from ? { first: from, last: to } : { first: addDays(end, 1 - days), last: end };
}
