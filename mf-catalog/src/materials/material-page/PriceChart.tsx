import { useLocale, useT } from '@marketplace/section-kit';
import { easternTimeZone, formatDate, formatPrice } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { PricePoint } from './MaterialDetails';
import { materialPageMessages } from './materialPageMessages';
import { changePlaces, priceLine } from './priceLine';

const size = { width: 480, height: 140, margin: 16 };
const percent = (x: number) => `${(x / size.width) * 100}%`;

/* Words stand beside the drawing, which stretches: they keep their size on every screen. */
const Chart = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--ui-s-4) var(--ui-s-12);
  font-size: 0.875rem;
  line-height: 1;
  color: var(--ui-ink-muted);
  font-variant-numeric: tabular-nums;
  & svg { display: block; width: 100%; height: ${size.height}px; background: var(--ui-sunken); border-radius: var(--ui-radius-l); }
  & path { fill: none; stroke: var(--ui-primary); stroke-width: 3; stroke-linejoin: round; stroke-linecap: round; }
  & line { stroke: var(--ui-line-strong); stroke-dasharray: 2 4; }
  & path, & line { vector-effect: non-scaling-stroke; }
`;

/** Each price level with the height at which the line shows it. */
const Prices = styled.p`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  padding-block: calc(${size.margin}px - 0.5em);
  text-align: end;
  & > :only-child { margin-block: auto; }
`;

/** Dates begin and end where the price did. */
const Dates = styled.p<{ $first: string; $last: string }>`
  grid-column: 2;
  display: flex;
  justify-content: space-between;
  gap: var(--ui-s-12);
  padding-inline: ${({ $first }) => $first} ${({ $last }) => `calc(100% - ${$last})`};
  line-height: 1.3;
`;

/** The price as a line over time, with its highest and lowest figure and the days of its first and last change. */
export function PriceChart({ history }: { history: readonly PricePoint[] }) {
  const t = useT(materialPageMessages);
  const locale = useLocale();
  const prices = history.map(({ price }) => price);
  const [high, low] = [formatPrice(Math.max(...prices), locale), formatPrice(Math.min(...prices), locale)];
  const places = changePlaces(history, size);
  const ends = new Map(
    [history[0]!, history.at(-1)!].map(({ from }) => [from, formatDate(from, locale, { dateStyle: 'medium', timeZone: easternTimeZone })]),
  );
  const levels = high === low ? [size.height / 2] : [size.margin, size.height - size.margin];
  return (
    <Chart role="img" aria-label={t('history.chart', { low, high })}>
      <Prices>
        {[...new Set([high, low])].map((price) => (
          <span key={price}>{price}</span>
        ))}
      </Prices>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} preserveAspectRatio="none">
        {levels.map((y) => (
          <line key={y} x2={size.width} y1={y} y2={y} />
        ))}
        {[...new Set([places[0], places.at(-1)])].map((x) => (
          <line key={x} x1={x} x2={x} y2={size.height} />
        ))}
        <path d={priceLine(history, size)} />
      </svg>
      <Dates $first={percent(places[0]!)} $last={percent(places.at(-1)!)}>
        {[...ends].map(([from, date]) => (
          <time key={from} dateTime={from}>
            {date}
          </time>
        ))}
      </Dates>
    </Chart>
  );
}
