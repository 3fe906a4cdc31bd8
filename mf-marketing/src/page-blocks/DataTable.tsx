import { media, TextLink, VisuallyHidden } from '@marketplace/shared-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface DataRow {
  /** The first cell, as a link where there is more to read. */
  name: string;
  link?: string;
  cells: readonly ReactNode[];
  isTotal?: boolean;
}

interface DataTableProps {
  caption: string;
  /** Keeps the caption for screen readers, where a heading above says the same. */
  hideCaption?: boolean;
  head: readonly string[];
  rows?: readonly DataRow[];
  /** Instead of `rows`: parts of the table, each under a title of its own. */
  groups?: readonly { title: string; rows: readonly DataRow[] }[];
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
  & caption[data-hidden] { padding: 0; }
  /* No wider than the box that scrolls, and in sight while it does. */
  & caption:not([data-hidden]) > span { position: sticky; inset-inline-start: var(--ui-s-16); display: inline-block; max-width: min(100%, 100vw - 104px); }
  & th, & td { padding: var(--ui-s-12) var(--ui-s-16); text-align: start; vertical-align: top; }
  & tr + tr > *, & tbody > tr > * { border-top: 1px solid var(--ui-line); }
  & thead th { color: var(--ui-ink-muted); font-weight: 600; vertical-align: bottom; }
  & tbody th { min-width: 128px; font-weight: 550; }
  & td { min-width: ${({ $figures }) => ($figures ? '96px' : '128px')}; }
  & thead th:not(:first-child), & td { text-align: ${({ $figures }) => ($figures ? 'end' : 'start')}; }
  & th[scope='rowgroup'] { padding-top: var(--ui-s-20); font: 700 1.0625rem/1.3 var(--ui-font-display); }
  & [data-total] > * { font-weight: 700; background: var(--ui-primary-soft); color: var(--ui-primary-soft-ink); }
  & td:last-child { min-width: ${({ $figures }) => ($figures ? '96px' : '200px')}; }
  /* The names stay in sight while the rest scrolls; beside words there is no room for them on a phone. */
  & tr > :first-child { inset-inline-start: 0; background: var(--ui-surface); ${({ $figures }) => $figures && 'position: sticky;'} }
  ${media.sm} { & tr > :first-child { position: sticky; } }
  & tr > th[scope='rowgroup'] { background: var(--ui-sunken); }
  & [data-total] > :first-child { background: var(--ui-primary-soft); }
`;

/** A table with its caption. A wide one scrolls in its own box, which takes the focus so that arrow keys scroll it. */
export function DataTable({ caption, hideCaption = false, head, rows = [], groups, figures = false }: DataTableProps) {
  return (
    <Scroller role="region" aria-label={caption} tabIndex={0}>
      <Table $figures={figures}>
        <caption data-hidden={hideCaption ? '' : undefined}>
          {hideCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : <span>{caption}</span>}
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
        {(groups ?? [{ title: '', rows }]).map((group) => (
          <tbody key={group.title}>
            {group.title && (
              <tr>
                <th scope="rowgroup" colSpan={head.length}>
                  {group.title}
                </th>
              </tr>
            )}
            {group.rows.map(({ name, link, cells, isTotal }) => (
              <tr key={name} data-total={isTotal ? '' : undefined}>
                <th scope="row">{link ? <TextLink href={link}>{name}</TextLink> : name}</th>
                {cells.map((cell, index) => (
                  <td key={head[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </Table>
    </Scroller>
  );
}
