import styled from 'styled-components';
import { Cited } from './Cited';
import { readCitations } from './readCitations';

export interface GuideTableProps {
  caption: string;
  head: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly string[])[];
}

const Scroller = styled.div`
  overflow-x: auto;
  border: 1px solid var(--ui-line);
  border-radius: var(--ui-radius-l);
  background: var(--ui-surface);
  --ui-focus-gap: var(--ui-bg);
  @media print { overflow: visible; }
`;

const Table = styled.table`
  width: 100%;
  font-size: 0.9375rem;
  & caption { padding: var(--ui-s-12) var(--ui-s-16); font-weight: 650; text-align: start; }
  /* No wider than the box that scrolls, and in sight while it does. */
  & caption > span { position: sticky; inset-inline-start: var(--ui-s-16); display: inline-block; max-width: min(100%, 100vw - 72px); }
  & th, & td { padding: var(--ui-s-8) var(--ui-s-16); text-align: start; vertical-align: top; border-top: 1px solid var(--ui-line); }
  & thead th { color: var(--ui-ink-muted); font-weight: 550; vertical-align: bottom; }
  & tbody th { min-width: 112px; font-weight: 550; }
  & td { min-width: 104px; }
`;

/** A table with its caption. A wide one scrolls in its own box, which takes the focus so that arrow keys scroll it. */
export function GuideTable({ caption, head, rows }: GuideTableProps) {
  const name = readCitations(caption).text;
  return (
    <Scroller role="region" aria-label={name} tabIndex={0}>
      <Table aria-label={name}>
        <caption>
          <span>
            <Cited>{caption}</Cited>
          </span>
        </caption>
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
                <td key={head[index + 1]}>
                  <Cited>{cell}</Cited>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}
