import { translator } from '@marketplace/section-kit';
import { downloadFile, toCsv, type CsvCell } from '@marketplace/section-kit/export';
import { groupDays, type Grouping } from './figures/groupDays';
import { measures, type Measure } from './figures/measures';
import type { Report } from './Report';
import type { ReportQuery } from './reportQuery';
import { campaigns, templates } from './sample/sampleEntities';
import { openReport } from './tabs/openReport';
import { tabMessages } from './tabs/tabMessages';
import { activityLines } from './activityLines';
import type { ReportWords } from './useReportWords';

interface Table {
  head: string[];
  rows: CsvCell[][];
  isSample: boolean;
}

/**
 * Hands out a file: of everything by day, or of what the open tab shows. Each row says whether it is made up.
 *
 * @param now for how long ago something was
 */
export function saveReport(what: 'all' | 'tab', query: ReportQuery, report: Report, words: ReportWords, now: number): void {
  const { t, ago } = words;
  const more = translator(words.locale, tabMessages);
  const lines = activityLines(report, query.actor, { t, more, ago }, now);
  const isSample = report.sample !== null;

  const byTime = (columns: readonly Measure[], by: Grouping): Table => ({
    head: [more(`build.${by}`), ...columns.map((measure) => t(`measure.${measure}`))],
    rows: groupDays(report.days, by).map((group) => [group.start, ...columns.map((measure) => group[measure])]),
    isSample,
  });
  const email = (): Table => ({
    head: (['type', 'name', 'status', 'length', 'metric', 'openRate', 'clickRate', 'conversions'] as const).map((key) =>
      more(`column.${key}`),
    ),
    rows: [
      ...campaigns
        .filter(({ status }) => !query.status || status === query.status)
        .map(({ key, length, status, metric }): CsvCell[] => [
          more('type.campaign'),
          more(`campaign.${key}`),
          t(`status.${status}`),
          length,
          metric.share,
          '',
          '',
          '',
        ]),
      ...templates.map(({ key, openRate, clickRate, conversions }): CsvCell[] => [
        more('type.template'),
        more(`template.${key}`),
        '',
        '',
        '',
        openRate,
        clickRate,
        conversions,
      ]),
    ],
    isSample: true,
  });
  const activity = (): Table => ({
    head: [more('column.who'), more('column.what'), more('column.when')],
    rows: lines.map(({ who, what, when, moment }) => [who, what, isSample ? when : moment]),
    isSample,
  });
  const save = (name: string, table: Table) => {
    const source = table.isSample ? t('sample') : more('source.own');
    const text = toCsv([[...table.head, more('column.source')], ...table.rows.map((row) => [...row, source])]);
    downloadFile(`${table.isSample ? 'sample-' : ''}${name}-${report.first}-${report.last}.csv`, 'text/csv', text);
  };

  if (what === 'all') return save('report', byTime(measures, 'day'));
  if (query.tab === 'email') return save('email', email());
  if (query.tab === 'activity') return save('activity', activity());
  const shape = query.tab === 'reports' ? openReport(query) : null;
  save(query.tab, shape ? byTime(shape.columns, shape.by) : byTime(query.tab === 'overview' ? query.measures : measures, 'day'));
}
