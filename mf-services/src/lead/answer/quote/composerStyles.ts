import { Card, media } from '@marketplace/shared-ui';
import styled from 'styled-components';

/** The whole form. */
export const Root = styled.section`
  display: grid;
  gap: var(--ui-s-24);
  min-width: 0;
`;

/** On a sheet, what stays in sight lies on the sheet. */
export const SheetRoot = styled(Root).attrs({ as: 'div' })`
  --quote-surface: var(--ui-surface);
`;

/** The fields, and on a wide screen what comes of them on their right. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-s-24);
  align-items: start;
  ${media.xl} { grid-template-columns: minmax(0, 1fr) 400px; }
`;

/** What stands in it follows its width, because it may stand beside something else. */
export const Editor = styled.div`
  container-type: inline-size;
  display: grid;
  gap: var(--ui-s-24);
  min-width: 0;
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-s-8) var(--ui-s-16);
  & > h2 { margin-inline-end: auto; font-size: 1.25rem; outline-offset: 4px; }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-8) var(--ui-s-12);
`;

export const Stack = styled.div`
  display: grid;
  gap: var(--ui-s-16);
  min-width: 0;
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: var(--ui-s-16);
  align-items: start;
`;

export const Lines = styled.ol`
  display: grid;
  gap: var(--ui-s-12);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** A card on a phone, a row where there is room. */
export const Line = styled(Card).attrs({ as: 'li' })`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  align-items: end;
  padding: var(--ui-s-12);
  & > * { min-width: 0; grid-column: span 2; }
  & > [data-area='description'] { grid-column: 1 / -1; display: grid; gap: var(--ui-s-8); }
  /* What is chosen from a list is read whole on a phone, too. */
  & > [data-area='choice'] { grid-column: 1 / -1; }
  & > [data-area='optional'] { grid-column: span 3; }
  & > [data-area='amount'] { align-self: center; font-variant-numeric: tabular-nums; }
  & > button { grid-column: span 1; justify-self: end; }
  @container (min-width: 440px) {
    & > [data-area='choice'] { grid-column: span 3; }
  }
  @container (min-width: 900px) {
    grid-template-columns: 4.5rem 5.5rem 7rem 1fr 1.2fr auto auto 44px;
    & > :not([data-area='description']) { grid-column: auto; }
  }
`;

/** Sums and the next step stay in sight while lines are typed. */
export const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: grid;
  gap: var(--ui-s-12);
  padding-block: var(--ui-s-12) max(var(--ui-s-12), env(safe-area-inset-bottom));
  background: var(--quote-surface, var(--ui-bg));
  border-block-start: 1px solid var(--ui-line);
`;

export const Sums = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: var(--ui-s-4) var(--ui-s-16);
  margin: 0;
  font-variant-numeric: tabular-nums;
  & > dd { margin: 0; text-align: end; }
  & > :nth-last-child(-n + 2) { font-size: 1.125rem; font-weight: 650; }
`;

export const Quiet = styled.p`
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
`;

/** Not "fieldset" as the browser draws it. */
export const Group = styled.fieldset`
  display: grid;
  gap: var(--ui-s-12);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend { padding: 0; margin-bottom: var(--ui-s-8); font-size: 1.0625rem; font-weight: 650; }
`;
