import { useState } from 'react';
import styled from 'styled-components';
import { LineChart } from '../../calculators/screens/charts/LineChart';
import { fittingGrouping, groupDays } from '../figures/groupDays';
import { sumDays, type Day, type Measure } from '../figures/measures';
import { useReportWords } from '../useReportWords';

const Scrubber = styled.div`
  display: grid;
  gap: var(--ui-s-4);
  margin-inline-start: 76px;
  & > input { width: 100%; min-height: 44px; margin: 0; accent-color: var(--ui-primary); cursor: ew-resize; }
  & > strong { font-weight: 600; font-variant-numeric: tabular-nums; }
  & > p { font-size: 0.9375rem; color: var(--ui-ink-muted); }
  @media print { display: none; }
`;

/** The chosen figures over time. A slider below moves along the points, with keys, a finger or a mouse, and reads them out. */
export function TrendChart({ days, measures }: { days: readonly Day[]; measures: readonly Measure[] }) {
  const { t, number, date, group } = useReportWords();
  const by = fittingGrouping(days);
  const groups = groupDays(days, by);
  const [chosen, setChosen] = useState(Number.MAX_SAFE_INTEGER);
  // Fewer days may leave fewer points than were there before.
  const index = Math.min(chosen, groups.length - 1);
  const point = groups[index]!;
  const sums = sumDays(days);
  const spoken = t('trend.point', {
    date: group(point.start, by),
    values: measures.map((measure) => t('trend.value', { name: t(`measure.${measure}`), count: number(point[measure]) })).join('; '),
  });
  return (
    <LineChart
      title={t(`trend.${by === 'day' ? 'day' : 'week'}`)}
      level={3}
      summary={t('trend.summary', {
        first: date(days[0]!.day),
        last: date(days.at(-1)!.day),
        sums: measures.map((measure) => t('trend.sum', { name: t(`measure.${measure}`), count: number(sums[measure]) })).join('; '),
      })}
      series={measures.map((measure) => ({
        name: t(`measure.${measure}`),
        points: groups.map((each, place) => [place, each[measure]] as const),
      }))}
      ends={[group(groups[0]!.start, by), group(groups.at(-1)!.start, by)]}
      formatY={number}
      isCounted
      marker={index}
      table={{
        head: [t(by === 'day' ? 'column.date' : 'column.week'), ...measures.map((measure) => t(`measure.${measure}`))],
        rows: groups.map((each) => [group(each.start, by), ...measures.map((measure) => number(each[measure]))]),
      }}
    >
      <Scrubber>
        <input
          type="range"
          aria-label={t('trend.scrub')}
          aria-valuetext={spoken}
          min={0}
          max={groups.length - 1}
          value={index}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
        <strong>{spoken}</strong>
        <p>{t('trend.hint')}</p>
      </Scrubber>
    </LineChart>
  );
}
