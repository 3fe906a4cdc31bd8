import { useLocale, useT } from '@marketplace/section-kit';
import { formatNumber, media } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { DataTable } from '../page-blocks/DataTable';
import { InvestorCard } from './InvestorCard';
import { investorMessages } from './investorMessages';
import { growthOf, sampleQuarters, totalOf } from './sampleFigures';

const Chart = styled.svg`
  width: 100%;
  max-width: 520px;
  height: auto;
  & rect { fill: var(--ui-primary); }
  & line { stroke: var(--ui-line-strong); }
  & text { fill: var(--ui-ink-muted); font: 600 13px var(--ui-font-body); text-anchor: middle; font-variant-numeric: tabular-nums; }
  /* The drawing grows with the screen, its words do not. */
  ${media.md} { & text { font-size: 9px; } }
`;

/** In units of the drawing. */
const chart = { width: 320, height: 150, base: 124, top: 22, bar: 40 };

/** Revenue by quarter as bars and as a table. */
export function FinancialPerformance() {
  const t = useT(investorMessages);
  const locale = useLocale();
  const nameOf = ({ quarter, year }: (typeof sampleQuarters)[number]) => t('quarter', { quarter, year });
  const change = (index: number) => {
    const growth = growthOf(index);
    if (growth === null) return t('performance.none');
    const percent = formatNumber(Math.abs(growth), locale, { style: 'percent', maximumFractionDigits: 1 });
    return t(growth < 0 ? 'performance.down' : 'performance.up', { percent });
  };
  const most = Math.max(...sampleQuarters.map(totalOf));
  const step = chart.width / sampleQuarters.length;
  return (
    <InvestorCard title={t('performance.title')} isSample>
      <Chart viewBox={`0 0 ${chart.width} ${chart.height}`} role="img" aria-label={t('performance.chart')}>
        {sampleQuarters.map((quarter, index) => {
          const height = ((chart.base - chart.top) * totalOf(quarter)) / most;
          const middle = step * (index + 0.5);
          return (
            <g key={quarter.end}>
              <rect x={middle - chart.bar / 2} y={chart.base - height} width={chart.bar} height={height} rx={6} />
              <text x={middle} y={chart.base - height - 8}>
                {formatNumber(totalOf(quarter), locale)}
              </text>
              <text x={middle} y={chart.height - 8}>
                {nameOf(quarter)}
              </text>
            </g>
          );
        })}
        <line x1={0} x2={chart.width} y1={chart.base} y2={chart.base} />
      </Chart>
      <DataTable
        caption={t('performance.caption')}
        figures
        head={(['quarter', 'listings', 'advertising', 'referrals', 'total', 'change'] as const).map((key) => t(`performance.${key}`))}
        rows={sampleQuarters.map((quarter, index) => ({
          name: nameOf(quarter),
          cells: [
            ...[quarter.listings, quarter.advertising, quarter.referrals, totalOf(quarter)].map((value) => formatNumber(value, locale)),
            change(index),
          ],
        }))}
      />
    </InvestorCard>
  );
}
