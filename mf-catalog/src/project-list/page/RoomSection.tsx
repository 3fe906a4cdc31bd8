import { formatCents, useLocale, useT } from '@marketplace/section-kit';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { lineCents } from '../list/listTotals';
import type { ListLine } from '../list/linesOf';
import { listMessages } from '../listMessages';
import type { Standing } from '../useProducts';

const Root = styled.section`
  display: grid;
  gap: var(--ui-s-12);
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--ui-s-4) var(--ui-s-16);
  & > h2 { font-size: 1.25rem; overflow-wrap: anywhere; }
  & > p { color: var(--ui-ink-muted); font-variant-numeric: tabular-nums; }
`;

const Lines = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
  background: var(--ui-surface);
  border: 1px solid var(--ui-line);
  border-radius: var(--ui-radius-card);
  --ui-focus-gap: var(--ui-surface);
  & > li { padding: var(--ui-s-16); }
  & > li + li { border-top: 1px solid var(--ui-line); }
  @media print {
    border-color: currentColor;
    & > li { break-inside: avoid; padding: var(--ui-s-8); }
  }
`;

interface RoomSectionProps {
  /** Empty for what has no room. */
  room: string;
  lines: readonly ListLine[];
  standings: ReadonlyMap<string, Standing>;
  /** Shows one line. */
  children: (line: ListLine) => ReactNode;
}

/** The lines of one room and what they cost before delivery and taxes. */
export function RoomSection({ room, lines, standings, children }: RoomSectionProps) {
  const t = useT(listMessages);
  const locale = useLocale();
  const headingId = useId();
  const cents = lines.reduce((total, line) => total + (standings.get(line.id) === 'gone' ? 0 : lineCents(line)), 0);
  return (
    <Root aria-labelledby={headingId}>
      <Head>
        <h2 id={headingId}>{room || t('room.none')}</h2>
        <p>{t('room.total', { amount: formatCents(cents, locale) })}</p>
      </Head>
      <Lines role="list">
        {lines.map((line) => (
          <li key={line.id}>{children(line)}</li>
        ))}
      </Lines>
    </Root>
  );
}
