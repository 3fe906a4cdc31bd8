import { seriesColours, seriesStripes } from './seriesStyle';

/** How an area of a series is filled. */
export const patternOf = (id: string, index: number) => `url(#${id}-${index})`;

/** The fills of the first series, or of all of them, for one drawing. */
export function SeriesPatterns({ id, count }: { id: string; count?: number }) {
  return (
    <defs>
      {seriesColours.slice(0, count).map((colour, index) => (
        <pattern
          key={colour}
          id={`${id}-${index}`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${seriesStripes[index] ?? 0})`}
        >
          <rect width="8" height="8" fill={colour} />
          {seriesStripes[index] !== null && <rect width="2" height="8" fill="var(--ui-surface)" opacity="0.55" />}
        </pattern>
      ))}
    </defs>
  );
}
