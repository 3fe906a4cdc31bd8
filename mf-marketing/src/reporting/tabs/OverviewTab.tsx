import { BarChart } from '../../calculators/screens/charts/BarChart';
import { sumDays, type Measure } from '../figures/measures';
import { Answers } from '../parts/Answers';
import { KpiTiles } from '../parts/KpiTiles';
import { LateDefinitions } from '../parts/LateDefinitions';
import { TabBody } from '../parts/partStyle';
import { TabTitle } from '../parts/TabTitle';
import { TrendChart } from '../parts/TrendChart';
import type { Report } from '../Report';
import { useReportWords } from '../useReportWords';

const steps: readonly Measure[] = ['views', 'requests', 'answered', 'quoted', 'connected', 'hired'];

/** The listing at a glance. */
export function OverviewTab({ report, measures }: { report: Report; measures: readonly Measure[] }) {
  const { days, before, sample, answers } = report;
  const { t, number } = useReportWords();
  const sums = sumDays(days);
  const rows = steps.map((step) => [t(`measure.${step}`), number(sums[step])] as const);
  return (
    <TabBody>
      <TabTitle tab="overview" isSample={sample !== null} />
      <KpiTiles days={days} before={before} />
      {answers && <Answers answers={answers} />}
      <TrendChart days={days} measures={measures} />
      <BarChart
        title={t('steps.title')}
        level={3}
        summary={t('steps.summary', {
          views: number(sums.views),
          requests: number(sums.requests),
          quoted: number(sums.quoted),
          hired: number(sums.hired),
        })}
        bars={steps.map((step, index) => ({ label: rows[index]![0], text: rows[index]![1], values: [sums[step]] }))}
        table={{ head: [t('column.step'), t('column.count')], rows }}
      />
      <LateDefinitions />
    </TabBody>
  );
}
