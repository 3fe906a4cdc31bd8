import { media } from '@marketplace/shared-ui';
import styled from 'styled-components';

const List = styled.dl`
  display: grid;
  gap: 0 var(--ui-s-32);
  ${media.md} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  & > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: var(--ui-s-4) var(--ui-s-16); padding: var(--ui-s-8) 0; border-bottom: 1px solid var(--ui-line); }
  & dt { color: var(--ui-ink-muted); }
  & dd { margin: 0 0 0 auto; font-weight: 600; font-variant-numeric: tabular-nums; }
`;

/** Figures with their names; each name once. */
export function Figures({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  return (
    <List>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
