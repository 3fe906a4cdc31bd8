import styled, { keyframes } from 'styled-components';
import { hover } from '../theme/pointer';

const appear = keyframes`from { opacity: 0; transform: translateY(-4px); }`;

export const AccordionBox = styled.div`
  border-top: 1px solid var(--ui-line);
`;

export const AccordionRow = styled.details`
  border-bottom: 1px solid var(--ui-line);
  @media print {
    &::details-content { display: block; content-visibility: visible; }
  }
`;

export const AccordionTrigger = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--ui-s-16);
  /* Wider than its row, so that the text lines up with the text around and the focus ring does not touch it. */
  width: calc(100% + 2 * var(--ui-s-8));
  min-height: 48px;
  margin-inline: calc(-1 * var(--ui-s-8));
  padding: var(--ui-s-12) 7px;
  border: 1px solid transparent;
  border-radius: var(--ui-radius-s);
  background: transparent;
  color: var(--ui-ink);
  font: inherit;
  font-weight: 600;
  text-align: start;
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker { display: none; }
  h2, h3, h4 { font: inherit; letter-spacing: normal; }
  ${hover} { color: var(--ui-primary); }
  &&:focus-visible { outline-offset: -3px; }

  svg {
    flex: none;
    color: var(--ui-ink-subtle);
    transition: transform var(--ui-motion-open) var(--ui-ease);
  }
  [open] > & > svg { transform: rotate(180deg); }
`;

export const AccordionContent = styled.div`
  padding-bottom: var(--ui-s-20);
  color: var(--ui-ink-muted);

  [open] > & { animation: ${appear} var(--ui-motion-open) var(--ui-ease); }
`;
