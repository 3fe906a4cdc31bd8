import { cleanText } from 'section-kit';
import { groupings, type Grouping } from './figures/groupDays';
import { addDays, countDays, measures, type Measure } from './figures/measures';

export const reportTabs = ['overview', 'email', 'activity', 'reports'] as const;
export type ReportTab = (typeof reportTabs)[number];
export const presets = [7, 28, 90, 365] as const;
export const readyReports = ['traffic', 'requests', 'year'] as const;
export type ReadyReport = (typeof readyReports)[number];
export const campaignStatuses = ['active', 'paused'] as const;
export const actorKinds = ['homeowner', 'provider', 'campaign'] as const;

export const usualMeasures: readonly Measure[] = ['views', 'quote_clicks', 'requests'];
/** As many lines as can be told apart. */
export const MOST_MEASURES = 4;
const LONGEST = 366;

/** What the page shows; all of it lives in the address. */
export interface ReportQuery {
  tab: ReportTab;
  /** The last so many days, or days of one's own choice. */
  range: (typeof presets)[number] | { first: string; last: string };
  /** What the chart draws. */
  measures: readonly Measure[];
  status: (typeof campaignStatuses)[number] | '';
  actor: (typeof actorKinds)[number] | '';
  /** Of a member with several; empty for the first. */
  company: string;
  isAnalysed: boolean;
  /** The report that is open. `built` is the one put together from `columns` and `by`. */
  report: ReadyReport | 'built' | '';
  columns: readonly Measure[];
  by: Grouping;
}

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | undefined => known.find((value) => value === text);
const listOf = (text: string | null): Measure[] => measures.filter((measure) => text?.split(',').includes(measure));

/** Reads what an address asks for. Days the wrong way round are swapped, too many are cut, whatever is unknown counts as absent. */
export function parseReport(params: URLSearchParams): ReportQuery {
  const chosen = listOf(params.get('measures')).slice(0, MOST_MEASURES);
  const columns = listOf(params.get('columns'));
  return {
    tab: oneOf(reportTabs, params.get('tab')) ?? 'overview',
    range: parseRange(params),
    measures: chosen.length > 0 ? chosen : usualMeasures,
    status: oneOf(campaignStatuses, params.get('status')) ?? '',
    actor: oneOf(actorKinds, params.get('actor')) ?? '',
    company: cleanText(params.get('company') ?? '').slice(0, 60),
    isAnalysed: params.get('analysis') === 'true',
    report: oneOf([...readyReports, 'built'] as const, params.get('report')) ?? '',
    columns: columns.length > 0 ? columns : usualMeasures,
    by: oneOf(groupings, params.get('by')) ?? 'week',
  };
}

function parseRange(params: URLSearchParams): ReportQuery['range'] {
  const [first, last] = [params.get('from'), params.get('to')].filter(isDay).sort();
  if (first && last) return { first: countDays(first, last) > LONGEST ? addDays(last, 1 - LONGEST) : first, last };
  return presets.find((days) => String(days) === params.get('days')) ?? 28;
}

/** Whether a text is a day that exists, near enough to have figures. */
export function isDay(text: string | null): text is string {
  return /^20\d{2}-\d{2}-\d{2}$/.test(text ?? '') && !Number.isNaN(Date.parse(text!)) && new Date(text!).toISOString().startsWith(text!);
}

/** What stands in the address for a query; defaults are left out. */
export function reportParams(query: ReportQuery): Record<string, string> {
  const { tab, range, status, actor, company, isAnalysed, report, columns, by } = query;
  const written = (chosen: readonly Measure[]) => (chosen.join() === usualMeasures.join() ? '' : chosen.join(','));
  const given = {
    tab: tab === 'overview' ? '' : tab,
    days: typeof range === 'number' && range !== 28 ? String(range) : '',
    from: typeof range === 'number' ? '' : range.first,
    to: typeof range === 'number' ? '' : range.last,
    measures: written(query.measures),
    status,
    actor,
    company,
    analysis: isAnalysed ? 'true' : '',
    report,
    columns: report === 'built' ? written(columns) : '',
    by: report === 'built' && by !== 'week' ? by : '',
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value));
}

/** The days a range means. @param end the newest day there is */
export function daysOf(range: ReportQuery['range'], end: string): { first: string; last: string } {
  return typeof range === 'number' ? { first: addDays(end, 1 - range), last: end } : range;
}
