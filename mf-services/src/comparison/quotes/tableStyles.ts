import styled from 'styled-components';

/* On a phone one company at a time is read beside the facts; the box takes the focus, so that arrow keys scroll it. */
export const Scroll = styled.div`
  position: relative;
  overflow-x: auto;
  scroll-padding-inline-start: 116px;
  scroll-snap-type: x mandatory;
  background: var(--ui-surface);
  border: 1px solid var(--ui-line);
  border-radius: var(--ui-radius-card);
  --ui-focus-gap: var(--ui-bg);
  @media print { overflow: visible; border: 0; }
`;

export const Table = styled.table<{ $offers: number }>`
  width: 100%;
  min-width: ${({ $offers }) => `${116 + $offers * 196}px`};
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  font-size: 0.9375rem;
  line-height: 1.45;
  & th, & td { padding: var(--ui-s-12); text-align: start; vertical-align: top; overflow-wrap: anywhere; }
  & td, & thead th { scroll-snap-align: start; }
  & tbody tr > * { border-block-start: 1px solid var(--ui-line); }
  & tr > :first-child {
    position: sticky;
    z-index: 1;
    inset-inline-start: 0;
    width: 116px;
    background: var(--ui-surface);
    border-inline-end: 1px solid var(--ui-line);
    font-weight: 600;
    hyphens: auto;
  }
  & tr > [scope='rowgroup'] { position: static; background: var(--ui-sunken); border-inline-end: 0; font-size: 1.0625em; font-weight: 650; }
  & [scope='rowgroup'] > span { position: sticky; inset-inline-start: var(--ui-s-12); }
  @media (min-width: 768px) {
    & tr > :first-child { width: 180px; }
  }
  @media print {
    min-width: 0;
    font-size: 9pt;
    & tr > :first-child { position: static; width: 18%; }
    & tr { break-inside: avoid; }
  }
`;

export const Total = styled.strong`
  font-size: 1.3em;
  font-variant-numeric: tabular-nums;
`;

/** A remark of ours on a quote: what it lacks, or that it lacks nothing. The colour only repeats the words. */
export const Remark = styled.span<{ $good?: boolean }>`
  display: inline-flex;
  gap: var(--ui-s-4);
  padding: 2px var(--ui-s-8);
  background: ${({ $good }) => ($good ? 'var(--ui-success-soft)' : 'var(--ui-warning-soft)')};
  color: ${({ $good }) => ($good ? 'var(--ui-success)' : 'var(--ui-warning)')};
  border-radius: var(--ui-radius-s);
  font-size: 0.9375em;
  font-weight: 550;
  & > svg { flex: none; margin-top: 2px; }
`;

export const Quiet = styled.span`
  color: var(--ui-ink-muted);
`;

export const Lines = styled.ul`
  display: grid;
  gap: var(--ui-s-8);
  margin: 0;
  padding: 0;
  list-style: none;
  & > li { display: grid; gap: 2px; }
  & small { font-size: 0.9375em; color: var(--ui-ink-muted); font-variant-numeric: tabular-nums; }
`;

export const ProviderText = styled.span`
  white-space: pre-line;
`;

export const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--ui-s-8);
`;
