import { media } from '@marketplace/shared-ui';
import styled from 'styled-components';

export const Root = styled.section`
  container: calculator / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-s-20);
  padding: var(--frame-padding);
  background: var(--ui-surface);
  border: 1px solid var(--ui-line);
  border-radius: var(--ui-radius-card);
  --ui-focus-gap: var(--ui-surface);
  --frame-padding: var(--ui-s-20);
  ${media.md} { --frame-padding: var(--ui-s-24); }
  & > h3 { font-size: 1.25rem; }
  & h4 { font-size: 1.0625rem; letter-spacing: normal; }
  @media print { border: 0; padding: 0; }
`;

export const Lead = styled.p`
  max-width: 68ch;
  color: var(--ui-ink-muted);
`;

/** Where a frame has room for its result beside the inputs. */
const wide = '@container calculator (min-width: 860px)';

/** Inputs and result: one below the other, or beside each other. */
export const Work = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-s-20);
  ${wide} { grid-template-columns: minmax(0, 8fr) minmax(0, 5fr); gap: var(--ui-s-32); }
  @media print { display: block; }
`;

/* A window as low as that of a magnified page is left to the inputs. */
const holds = '@media (min-height: 320px)';

/** The figure above the inputs: it stays in view as long as they do. */
export const AtAGlance = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--ui-s-12);
  margin-inline: calc(-1 * var(--frame-padding));
  padding: var(--ui-s-8) var(--frame-padding);
  background: var(--ui-primary-soft);
  border-block: 1px solid var(--ui-line);
  line-height: 1.3;
  ${holds} { position: sticky; z-index: 1; top: var(--ui-header-height); }
  ${wide} { display: none; }
  @media print { display: none; }
  & > strong { font-weight: 650; font-size: 1.125rem; font-variant-numeric: tabular-nums; }
`;

export const Form = styled.form`
  display: grid;
  gap: var(--ui-s-24);
  padding-top: var(--ui-s-16);
  /* What takes focus stays clear of the figure above it. */
  & :is(input, select, button) { scroll-margin-block-start: 96px; }
  ${wide} { padding-top: 0; }
`;

export const Result = styled.div`
  display: grid;
  gap: var(--ui-s-8);
  padding: var(--ui-s-20);
  background: var(--ui-primary-soft);
  color: var(--ui-ink);
  border-radius: var(--ui-radius-l);
  & > p { max-width: 68ch; }
  ${wide} {
    align-self: start;
    ${holds} { position: sticky; top: calc(var(--ui-header-height) + var(--ui-s-16)); }
  }
  @media print { break-inside: avoid; border: 1px solid var(--ui-line-strong); }
`;

export const Headline = styled.p`
  font-family: var(--ui-font-display);
  font-size: clamp(1.375rem, 1.2rem + 0.9vw, 1.875rem);
  font-weight: 650;
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
`;

export const Details = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-s-24);
`;
