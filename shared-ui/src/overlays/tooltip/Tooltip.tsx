import { Tooltip as RadixTooltip } from 'radix-ui';
import type { HTMLAttributes, ReactElement, Ref } from 'react';
import styled, { keyframes } from 'styled-components';

const appear = keyframes`from { opacity: 0; }`;

const Bubble = styled(RadixTooltip.Content)`
  z-index: var(--ui-z-menu);
  max-width: min(280px, 100vw - 16px);
  padding: var(--ui-s-8) var(--ui-s-12);
  border: 1px solid transparent;
  border-radius: var(--ui-radius-s);
  background: var(--ui-ink);
  color: var(--ui-bg);
  font-size: 0.9375rem;
  line-height: 1.4;
  box-shadow: var(--ui-shadow-2);

  &[data-state='delayed-open'] { animation: ${appear} var(--ui-motion-press) var(--ui-ease); }
`;

export interface TooltipProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  text: string;
  /** One control that takes `ref` and native attributes, and has a name of its own. */
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left';
  defaultOpen?: boolean;
  portalContainer?: HTMLElement | null;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Names an icon for people who see it: shown on hover and on keyboard focus, gone on Escape. Never the only place of a
 * text, because touch screens do not show it.
 */
export function Tooltip({ text, children, side = 'top', defaultOpen, portalContainer, ...bubble }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={500}>
      <RadixTooltip.Root defaultOpen={defaultOpen}>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal container={portalContainer}>
          <Bubble {...bubble} side={side} sideOffset={6} collisionPadding={8}>
            {text}
          </Bubble>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
