import { stack } from 'd3-shape';
import { useId } from 'react';
import styled from 'styled-components';
import { ChartFigure } from './ChartFigure';
import { linear } from './linear';
import { patternOf, SeriesPatterns } from './SeriesPatterns';

export interface Bar {
  label: string;
  /** The bar's figure in words, at its end. */
  text: string;
  /** One value per series; nothing below zero. */
  values: readonly number[];
  /** A line across the bar that should not be passed. */
  limit?: number;
}

interface BarChartProps {
  title: string;
  level?: 3 | 4;
  /** The chart in a sentence. */
  summary: string;
  /** Their names, in the order of the values; left out when there is only one. */
  series?: readonly string[];
  bars: readonly Bar[];
  table: { head: readonly string[]; rows: readonly (readonly string[])[] };
}

const Drawing = styled.div`
  display: grid;
  gap: var(--ui-s-12);
  font-size: 0.9375rem;
  & p { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--ui-s-16); margin-bottom: var(--ui-s-4); }
  & b { margin-inline-start: auto; font-weight: 650; font-variant-numeric: tabular-nums; }
  & svg { display: block; width: 100%; overflow: visible; forced-color-adjust: none; }
`;

/** Lying bars with their words above them, so that long names have room on a phone; parts of a bar follow each other. */
export function BarChart({ title, level, summary, series, bars, table }: BarChartProps) {
  const id = useId();
  const longest = Math.max(...bars.map(({ values, limit = 0 }) => Math.max(limit, ...sums(values))));
  // Percent of the drawing's width: nothing is measured, so it renders the same everywhere.
  const x = linear([0, longest || 1], [0, 100]);
  const keys = (bars[0]?.values ?? []).map((_, index) => index);
  const layers = stack<Bar, number>()
    .keys(keys)
    .value(({ values }, key) => Math.max(0, values[key] ?? 0))([...bars]);
  return (
    <ChartFigure title={title} level={level} series={series} table={table}>
      <Drawing role="img" aria-label={summary}>
        {bars.map(({ label, text, limit }, row) => (
          <div key={label}>
            <p>
              <span>{label}</span>
              <b>{text}</b>
            </p>
            <svg height="24">
              {row === 0 && <SeriesPatterns id={id} />}
              <rect width="100%" height="24" rx="4" fill="var(--ui-sunken)" />
              {layers.map((layer) => {
                const [from, to] = layer[row] ?? [0, 0];
                return <rect key={layer.key} x={`${x(from)}%`} width={`${x(to) - x(from)}%`} height="24" fill={patternOf(id, layer.key)} />;
              })}
              {limit !== undefined && (
                <line x1={`${x(limit)}%`} x2={`${x(limit)}%`} y1="-4" y2="28" stroke="var(--ui-ink)" strokeWidth="3" />
              )}
            </svg>
          </div>
        ))}
      </Drawing>
    </ChartFigure>
  );
}

/** Where the parts of a bar end. */
function sums(values: readonly number[]): number[] {
  let sum = 0;
  return values.map((value) => (sum += value));
}
