import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import styled from 'styled-components';
import { ChartFigure } from './ChartFigure';
import { seriesColours, seriesDashes } from './seriesStyle';

export interface LineSeries {
  name: string;
  points: readonly (readonly [x: number, y: number])[];
}

interface LineChartProps {
  title: string;
  /** The chart in a sentence. */
  summary: string;
  series: readonly LineSeries[];
  /** What stands at the two ends of the bottom line. */
  ends: readonly [first: string, last: string];
  formatY: (value: number) => string;
  table: { head: readonly string[]; rows: readonly (readonly string[])[] };
}

const height = 220;
/** Left of the plot, for the figures of the scale; below it, for its ends. */
const margin = { left: 72, bottom: 28, top: 10 };

const Drawing = styled.svg`
  display: block;
  width: 100%;
  overflow: visible;
  font-size: 0.875rem;
  & text { fill: var(--ui-ink-muted); font-variant-numeric: tabular-nums; }
  & path { fill: none; stroke-width: 3; vector-effect: non-scaling-stroke; }
  @media (forced-colors: active) { forced-color-adjust: none; }
`;

/** Lines over time. The plot stretches to the width there is; words and strokes keep their size. */
export function LineChart({ title, summary, series, ends, formatY, table }: LineChartProps) {
  const points = series.flatMap((one) => one.points);
  const xs = points.map(([x]) => x);
  const x = scaleLinear([Math.min(...xs), Math.max(...xs)], [0, 100]);
  const plotHeight = height - margin.top - margin.bottom;
  const y = scaleLinear([0, Math.max(1, ...points.map(([, value]) => value))], [plotHeight, 0]).nice(4);
  const path = line<readonly [number, number]>()
    .x((point) => x(point[0]))
    .y((point) => y(point[1]));
  return (
    <ChartFigure title={title} series={series.map(({ name }) => name)} shape="line" table={table}>
      <Drawing role="img" aria-label={summary} height={height}>
        {y.ticks(4).map((tick) => (
          <g key={tick} transform={`translate(0 ${margin.top + y(tick)})`}>
            <text x={margin.left - 10} dy="0.35em" textAnchor="end">
              {formatY(tick)}
            </text>
            <line x1={margin.left} x2="100%" stroke="var(--ui-line)" />
          </g>
        ))}
        <text x={margin.left} y={height - 6}>
          {ends[0]}
        </text>
        <text x="100%" y={height - 6} textAnchor="end">
          {ends[1]}
        </text>
        <g transform={`translate(${margin.left} ${margin.top})`}>
          <Plot series={series.map(({ points: one }) => path(one as [number, number][]) ?? '')} />
        </g>
      </Drawing>
    </ChartFigure>
  );
}

/** The inner drawing takes the width that the figures of the scale leave. */
function Plot({ series }: { series: readonly string[] }) {
  const plotHeight = height - margin.top - margin.bottom;
  return (
    <Stretched height={plotHeight} viewBox={`0 0 100 ${plotHeight}`} preserveAspectRatio="none">
      {series.map((d, index) => (
        <path key={seriesColours[index]} d={d} stroke={seriesColours[index]} strokeDasharray={seriesDashes[index]} />
      ))}
    </Stretched>
  );
}

const Stretched = styled.svg`
  width: calc(100% - ${margin.left}px);
  overflow: visible;
`;
