import styled, { css } from 'styled-components';
import { hover } from '../theme/pointer';

export type TabsLook = 'line' | 'pill';

const listLook = {
  line: css`
    gap: var(--ui-s-4);
    box-shadow: inset 0 -1px var(--ui-line-strong);
  `,
  pill: css`
    gap: var(--ui-s-4);
    padding: var(--ui-s-4);
    border: 1px solid var(--ui-line);
    border-radius: calc(var(--ui-radius-l) + 4px);
    background: var(--ui-sunken);
  `,
};

/** Lets the strip scroll instead of widening a grid or flex parent. */
export const TabsBox = styled.div`
  min-width: 0;
`;

export const TabList = styled.div<{ $look: TabsLook }>`
  position: relative;
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;
  ${({ $look }) => listLook[$look]}

  --fade: 40px;
  &[data-fade='end'] { mask-image: linear-gradient(to left, transparent, #000 var(--fade)); }
  &[data-fade='start'] { mask-image: linear-gradient(to right, transparent, #000 var(--fade)); }
  &[data-fade='both'] {
    mask-image: linear-gradient(to right, transparent, #000 var(--fade), #000 calc(100% - var(--fade)), transparent);
  }
`;

const triggerLook = {
  line: css`
    border: 1px solid transparent;
    border-bottom-width: 3px;
    &[aria-selected='true'] {
      border-bottom-color: var(--ui-primary);
      color: var(--ui-primary);
    }
  `,
  pill: css`
    border: 1px solid transparent;
    border-radius: var(--ui-radius-l);
    &[aria-selected='true'] {
      border-color: var(--ui-line);
      background: var(--ui-surface);
      color: var(--ui-ink);
      box-shadow: var(--ui-shadow-1);
    }
  `,
};

export const TabTrigger = styled.button<{ $look: TabsLook; $fill: boolean }>`
  flex: ${({ $fill }) => ($fill ? '1 0 auto' : 'none')};
  min-height: 44px;
  padding: var(--ui-s-8) var(--ui-s-16);
  background: transparent;
  color: var(--ui-ink-muted);
  font: inherit;
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;
  transition: color var(--ui-motion-press) var(--ui-ease);

  ${hover} { color: var(--ui-ink); }
  &&:focus-visible { outline-offset: -3px; }
  ${({ $look }) => triggerLook[$look]}

  @media (forced-colors: active) {
    &[aria-selected='true'] { border-color: Highlight; }
  }
`;

export const TabPanel = styled.div`
  padding-top: var(--ui-s-24);
`;
