import { line } from 'd3-shape';
import { Card, media } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { linear } from '../../calculators/screens/charts/linear';
import { groupDays } from '../figures/groupDays';
import { changeOf, sumDays, type Day, type Measure, type Sums } from '../figures/measures';
import { useReportWords } from '../useReportWords';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--ui-s-12);
  ${media.md} { grid-template-columns: repeat(4, minmax(0, 1fr)); gap: var(--ui-s-16); }
`;

const Tile = styled(Card)`
  gap: var(--ui-s-4);
  padding: var(--ui-s-16);
  & > strong { font: 700 clamp(1.5rem, 1.2rem + 1.35vw, 2rem)/1.12 var(--ui-font-display); font-variant-numeric: tabular-nums; }
  & > span { font-size: 0.9375rem; }
  & > span:last-of-type { color: var(--ui-ink-muted); }
  & > svg { width: 100%; height: 32px; margin-top: auto; overflow: visible; }
  & path { fill: none; stroke: var(--ui-primary); stroke-width: 2; vector-effect: non-scaling-stroke; }
  @media print { break-inside: avoid; }
`;

const shown = ['views', 'requests', 'answered', 'hired'] as const satisfies readonly Measure[];

/** The four figures that matter most, each with its change in words and its course. */
export function KpiTiles({ days, before }: { days: readonly Day[]; before: Sums | null }) {
  const { t, number, percent } = useReportWords();
  const sums = sumDays(days);
  const points = groupDays(days, days.length > 56 ? 'week' : 'day');
  const change = (measure: Measure) => {
    const share = changeOf(sums[measure], before?.[measure]);
    if (share === null) return t('change.none');
    if (Math.abs(share) < 0.0005) return t('change.same');
    return t(share > 0 ? 'change.up' : 'change.down', { percent: percent(Math.abs(share)) });
  };
  return (
    <Tiles role="list">
      {shown.map((measure) => (
        <Tile as="li" key={measure}>
          <span>{t(`measure.${measure}`)}</span>
          <strong>{number(sums[measure])}</strong>
          <span>{change(measure)}</span>
          <Sparkline values={points.map((point) => point[measure])} />
        </Tile>
      ))}
    </Tiles>
  );
}

/** The course alone: what it shows stands beside it in words. */
function Sparkline({ values }: { values: readonly number[] }) {
  const x = linear([0, Math.max(1, values.length - 1)], [0, 100]);
  const y = linear([0, Math.max(1, ...values)], [32, 2]);
  const path = line<number>()
    .x((_, index) => x(index))
    .y((value) => y(value));
  return (
    <svg viewBox="0 0 100 32" preserveAspectRatio="none" aria-hidden="true">
      <path d={path([...values]) ?? ''} />
    </svg>
  );
}
