import styled from 'styled-components';
import type { MaterialHub } from '../../content/hubs/collection';

const Scroller = styled.div`
  margin-top: var(--ui-s-24);
  overflow-x: auto;
  border: 1px solid var(--ui-line);
  border-radius: var(--ui-radius-l);
  background: var(--ui-surface);
  --ui-focus-gap: var(--ui-bg);
`;

const Table = styled.table`
  width: 100%;
  font-size: 0.9375rem;
  & caption { padding: var(--ui-s-12) var(--ui-s-16); font-weight: 650; text-align: start; }
  & th, & td { min-width: 120px; padding: var(--ui-s-8) var(--ui-s-16); text-align: start; vertical-align: top; border-top: 1px solid var(--ui-line); }
  & thead th { color: var(--ui-ink-muted); font-weight: 550; }
  & tbody th { font-weight: 550; }
`;

/** Materials of a hub side by side. A wide table scrolls in its own box, which takes the focus so that arrow keys scroll it. */
export function Comparison({ caption, head, rows }: MaterialHub['comparison']) {
  return (
    <Scroller role="region" aria-label={caption} tabIndex={0}>
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}
