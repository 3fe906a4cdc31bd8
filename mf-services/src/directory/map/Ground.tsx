import { memo } from 'react';
import styled from 'styled-components';
import { outline } from './drawOutline';
import type { Label } from './labels';
import { screenTransform, type Size, type View } from './view';

const Svg = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: hidden;
  pointer-events: none;
  & path { vector-effect: non-scaling-stroke; stroke-linejoin: round; }
  & .land { fill: var(--ui-surface); stroke: var(--ui-line-strong); }
  & .lakes { fill: var(--ui-tone-lake-bg); stroke: var(--ui-line-strong); }
  & .borders { fill: none; stroke: var(--ui-line-strong); stroke-dasharray: 4 4; }
  & circle { fill: var(--ui-ink-muted); }
  & text {
    fill: var(--ui-ink);
    stroke: var(--ui-surface);
    stroke-width: 4px;
    stroke-linejoin: round;
    paint-order: stroke;
    font-size: 13px;
    font-weight: 550;
    text-anchor: middle;
    dominant-baseline: central;
  }
`;

const Outline = memo(function Outline() {
  return (
    <>
      <path className="land" d={outline.land} />
      <path className="lakes" d={outline.lakes} />
      <path className="borders" d={outline.borders} />
    </>
  );
});

/** The country and the names of its cities, below the pins. What it shows, the names of the pins say. */
export function Ground({ view, size, labels }: { view: View; size: Size; labels: readonly Label[] }) {
  return (
    <Svg aria-hidden="true">
      <g transform={screenTransform(view, size)}>
        <Outline />
      </g>
      {labels.map(({ city, dot, x, y }) => (
        <g key={city.name}>
          {dot && <circle cx={dot.x} cy={dot.y} r={2.5} />}
          <text x={x} y={y}>
            {city.name}
          </text>
        </g>
      ))}
    </Svg>
  );
}
