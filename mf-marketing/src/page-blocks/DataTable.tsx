import { VisuallyHidden } from 'shared-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface DataTableProps {
  caption: string;
  /** Keeps the caption for screen readers, where a heading above says the same. */
  hideCaption?: boolean;
  head: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly { name: string; cells: readonly ReactNode[]; isTotal?: boolean }[];
  /** Figures stand at the right, under each other; words at the left. */
  figures?: boolean;
}

const Scroller = styled.div`
  overflow-x: auto;
  border: 1px solid var(--ui-line);
  border-radius: var(--ui-radius-l);
  background: var(--ui-surface);
  @media print { overflow: visible; }
`;

const Table = styled.table<{ $figures: boolean }>`
  width: 100%;
  font-size: 0.9375rem;
  & caption { padding: var(--ui-s-16) var(--ui-s-16) var(--ui-s-12); font-weight: 650; text-align: start; }
  & th, & td { padding: var(--ui-s-12) var(--ui-s-16); text-align: start; vertical-align: top; }
  & tr + tr > *, & tbody > tr > * { border-top: 1px solid var(--ui-line); }
  & thead th { color: var(--ui-ink-muted); font-weight: 600; vertical-align: bottom; }
  & tbody th { min-width: 128px; font-weight: 550; }
  & td { min-width: ${({ $figures }) => ($figures ? '96px' : '128px')}; }
  & thead th:not(:first-child), & td { text-align: ${({ $figures }) => ($figures ? 'end' : 'start')}; }
  & [data-total] > * { font-weight: 700; background: var(--ui-primary-soft); color: var(--ui-primary-soft-ink); }
  /* The names stay in sight while the figures scroll. */
  & tr > :first-child { position: sticky; inset-inline-start: 0; background: var(--ui-surface); }
  & [data-total] > :first-child { background: var(--ui-primary-soft); }
`;

/** A table with its caption. A wide one scrolls in its own box, which takes the focus so that arrow keys scroll it. */
export function DataTable({ caption, hideCaption = false, head, rows, figures = false }: DataTableProps) {
  return (
    <Scroller role="region" aria-label={caption} tabIndex={0}>
      <Table $figures={figures}>
        <caption>{hideCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}</caption>
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
          {rows.map(({ name, cells, isTotal }) => (
            <tr key={name} data-total={isTotal ? '' : undefined}>
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
