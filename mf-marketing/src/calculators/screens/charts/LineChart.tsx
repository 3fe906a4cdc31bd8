import { nice, ticks as roundNumbers } from 'd3-array';
import { line } from 'd3-shape';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ChartFigure } from './ChartFigure';
import { linear } from './linear';
import { seriesColours, seriesDashes } from './seriesStyle';

interface LineSeries {
  name: string;
  points: readonly (readonly [x: number, y: number])[];
}

interface LineChartProps {
  title: string;
  level?: 3 | 4;
  /** The chart in a sentence. */
  summary: string;
  series: readonly LineSeries[];
  /** What stands at the two ends of the bottom line. */
  ends: readonly [first: string, last: string];
  formatY: (value: number) => string;
  /** Of what is counted: between one and two there is nothing to mark. */
  isCounted?: boolean;
  table: { head: readonly string[]; rows: readonly (readonly string[])[] };
  /** Where on the bottom line an upright line stands. */
  marker?: number;
  /** Below the drawing, such as what moves the marker. */
  children?: ReactNode;
}

const height = 200;
/** About as many lines as the drawing has across. */
const TICKS = 4;

const Drawing = styled.div`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: var(--ui-s-8) var(--ui-s-12);
  padding-top: var(--ui-s-8);
  font-size: 0.875rem;
  color: var(--ui-ink-muted);
  font-variant-numeric: tabular-nums;
  & svg { display: block; width: 100%; overflow: visible; forced-color-adjust: none; }
  & text { fill: var(--ui-ink-muted); }
  & path { fill: none; stroke-width: 3; }
  & path, & line { vector-effect: non-scaling-stroke; }
  & > p { grid-column: 2; display: flex; justify-content: space-between; }
`;

/** Lines over time. The plot stretches to the width there is; words and strokes keep their size. */
export function LineChart({ title, level, summary, series, ends, formatY, isCounted = false, table, marker, children }: LineChartProps) {
  const points = series.flatMap((one) => one.points);
  const xs = points.map(([x]) => x);
  const x = linear([Math.min(...xs), Math.max(...xs)], [0, 100]);
  const [lowest, highest] = nice(0, Math.max(1, ...points.map(([, value]) => value)), TICKS);
  const y = linear([lowest, highest], [height, 0]);
  const ticks = roundNumbers(lowest, highest, TICKS).filter((tick) => !isCounted || Number.isInteger(tick));
  const path = line<readonly [number, number]>()
    .x((point) => x(point[0]))
    .y((point) => y(point[1]));
  return (
    <ChartFigure title={title} level={level} series={series.map(({ name }) => name)} shape="line" table={table}>
      <Drawing role="img" aria-label={summary}>
        <svg height={height}>
          {ticks.map((tick) => (
            <text key={tick} x="100%" y={y(tick)} dy="0.35em" textAnchor="end">
              {formatY(tick)}
            </text>
          ))}
        </svg>
        <svg height={height} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none">
          {ticks.map((tick) => (
            <line key={tick} x2="100" y1={y(tick)} y2={y(tick)} stroke="var(--ui-line)" />
          ))}
          {marker !== undefined && <line x1={x(marker)} x2={x(marker)} y2={height} stroke="var(--ui-ink)" />}
          {series.map((one, index) => (
            <path key={one.name} d={path([...one.points]) ?? ''} stroke={seriesColours[index]} strokeDasharray={seriesDashes[index]} />
          ))}
        </svg>
        <p>
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </p>
      </Drawing>
      {children}
    </ChartFigure>
  );
}
