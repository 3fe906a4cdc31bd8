import { useId } from 'react';
import styled from 'styled-components';
import type { GuideDiagramBars } from '../../../content/financial/collection';
import { patternOf, SeriesPatterns } from '../../calculators/screens/charts/SeriesPatterns';
import { useFigure } from './useFigure';

const List = styled.ul`
  display: grid;
  gap: var(--ui-s-16);
  font-size: 0.9375rem;
  & > li { display: grid; gap: var(--ui-s-4); }
  & > li > p { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--ui-s-16); }
  & > li > svg { width: 100%; border-inline-start: 1px solid var(--ui-line-strong); }
  /* Parts that touch differ by more than their colours. */
  & > li > svg > rect { stroke: var(--ui-surface); stroke-width: 2; }
`;

const Parts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-4) var(--ui-s-20);
  & > li { padding-inline-start: 22px; text-indent: -22px; }
  & > li > svg { display: inline-block; margin-inline-end: 8px; vertical-align: -2px; }
`;

/** Lying bars, each with its figure, or with its parts in a row and their names and figures below: no key has to be looked up. */
export function DiagramBars({ unit, series, bars }: GuideDiagramBars) {
  const id = useId();
  const figure = useFigure(unit);
  const longest = Math.max(...bars.map(({ values }) => sum(values)));
  // Percent of the drawing's width: nothing is measured, so the page that is rendered ahead of time has it too.
  const width = (value: number) => `${+((value / longest) * 100).toFixed(1)}%`;
  return (
    <List role="list">
      {bars.map(({ label, values }, row) => (
        <li key={label}>
          <p>
            {label} {!series && <b>{figure(values[0]!)}</b>}
          </p>
          <svg height="20" aria-hidden="true">
            {row === 0 && <SeriesPatterns id={id} count={values.length} />}
            {values.map((value, index) => (
              <rect key={index} x={width(sum(values.slice(0, index)))} width={width(value)} height="20" fill={patternOf(id, index)} />
            ))}
          </svg>
          {series && (
            <Parts role="list">
              {series.map((name, index) => (
                <li key={name}>
                  <svg width="14" height="14" aria-hidden="true">
                    <rect width="14" height="14" fill={patternOf(id, index)} />
                  </svg>
                  {name} <b>{figure(values[index]!)}</b>
                </li>
              ))}
            </Parts>
          )}
        </li>
      ))}
    </List>
  );
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
