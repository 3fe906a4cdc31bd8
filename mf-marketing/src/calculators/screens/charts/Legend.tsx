import { useId } from 'react';
import styled from 'styled-components';
import { seriesColours, seriesDashes } from './seriesStyle';
import { SeriesPatterns, patternOf } from './SeriesPatterns';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-4) var(--ui-s-20);
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: 0.9375rem;
  & > li { display: flex; align-items: center; gap: var(--ui-s-8); }
`;

/** Which series is which. */
export function Legend({ names, shape }: { names: readonly string[]; shape: 'area' | 'line' }) {
  const id = useId();
  return (
    <List>
      {names.map((name, index) => (
        <li key={name}>
          <svg width="24" height="14" aria-hidden="true">
            <SeriesPatterns id={id} />
            {shape === 'area' ? (
              <rect width="24" height="14" rx="3" fill={patternOf(id, index)} />
            ) : (
              <line x2="24" y1="7" y2="7" stroke={seriesColours[index]} strokeWidth="3" strokeDasharray={seriesDashes[index]} />
            )}
          </svg>
          {name}
        </li>
      ))}
    </List>
  );
}
