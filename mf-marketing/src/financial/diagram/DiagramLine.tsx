import styled from 'styled-components';
import type { GuideDiagramLine } from '../../../content/financial/collection';
import { useFigure } from './useFigure';

/* On a phone, words of five points need the room beside the drawing too. */
const Root = styled.div`
  margin-inline: calc(-1 * var(--ui-s-12));
`;

/* The drawing stretches to the width there is; its strokes and the words under each point keep their size. */
const Drawing = styled.svg`
  width: 100%;
  padding-top: var(--ui-s-8);
  border-bottom: 1px solid var(--ui-line-strong);
  & > path { fill: none; stroke: var(--ui-primary); stroke-width: 3; stroke-linecap: round; vector-effect: non-scaling-stroke; }
  & > path + path { stroke-width: 11; }
`;

const Points = styled.ol`
  display: grid;
  margin-top: var(--ui-s-8);
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  font-size: 0.8125rem;
  line-height: 1.3;
  text-align: center;
  & b { display: block; }
`;

/** A line through figures at even distances, from zero up, with each figure under its point. */
export function DiagramLine({ unit, points }: GuideDiagramLine) {
  const figure = useFigure(unit);
  const highest = Math.max(...points.map(({ value }) => value));
  const places = points.map(
    ({ value }, index) => `${+(((index + 0.5) / points.length) * 100).toFixed(1)} ${Math.round(100 - (value / highest) * 100)}`,
  );
  return (
    <Root>
      <Drawing height="140" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={`M${places.join('L')}`} />
        <path d={places.map((place) => `M${place}h0`).join('')} />
      </Drawing>
      <Points role="list">
        {points.map(({ label, value }) => (
          <li key={label}>
            {label} <b>{figure(value)}</b>
          </li>
        ))}
      </Points>
    </Root>
  );
}
