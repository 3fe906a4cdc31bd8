import { scaleLinear } from 'd3-scale';
import { stack } from 'd3-shape';
import { useId } from 'react';
import styled from 'styled-components';
import { ChartFigure } from './ChartFigure';
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
  /** The chart in a sentence. */
  summary: string;
  /** Their names, in the order of the values; left out when there is only one. */
  series?: readonly string[];
  bars: readonly Bar[];
  table: { head: readonly string[]; rows: readonly (readonly string[])[] };
}

const rowHeight = 58;
const barHeight = 24;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  overflow: visible;
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  & text { fill: var(--ui-ink); }
  & text[data-value] { font-weight: 650; }
  @media (forced-colors: active) { forced-color-adjust: none; }
`;

/** Lying bars with their words above them, so that long names have room on a phone; parts of a bar follow each other. */
export function BarChart({ title, summary, series, bars, table }: BarChartProps) {
  const id = useId();
  const longest = Math.max(...bars.map(({ values, limit = 0 }) => Math.max(limit, values.reduce((sum, value) => sum + value, 0))));
  // Percent of the drawing's width: nothing is measured, so it renders the same everywhere.
  const x = scaleLinear([0, longest || 1], [0, 100]);
  const keys = (bars[0]?.values ?? []).map((_, index) => index);
  const layers = stack<Bar, number>().keys(keys).value(({ values }, key) => Math.max(0, values[key] ?? 0))([...bars]);
  return (
    <ChartFigure title={title} series={series} table={table}>
      <Drawing role="img" aria-label={summary} height={bars.length * rowHeight}>
        <SeriesPatterns id={id} />
        {bars.map(({ label, text, limit }, row) => (
          <g key={label} transform={`translate(0 ${row * rowHeight})`}>
            <text y="18">{label}</text>
            <text x="100%" y="18" textAnchor="end" data-value="">
              {text}
            </text>
            <rect y="26" width="100%" height={barHeight} rx="4" fill="var(--ui-sunken)" />
            {layers.map((layer) => {
              const [from, to] = layer[row] ?? [0, 0];
              return (
                <rect
                  key={layer.key}
                  x={`${x(from)}%`}
                  y="26"
                  width={`${x(to) - x(from)}%`}
                  height={barHeight}
                  fill={patternOf(id, layer.key)}
                />
              );
            })}
            {limit !== undefined && (
              <line x1={`${x(limit)}%`} x2={`${x(limit)}%`} y1="21" y2="55" stroke="var(--ui-ink)" strokeWidth="3" />
            )}
          </g>
        ))}
      </Drawing>
    </ChartFigure>
  );
}
