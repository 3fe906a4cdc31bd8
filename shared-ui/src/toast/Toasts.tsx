import { useEffect, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { mayPrefetch } from '../idle/mayPrefetch';
import { whenIdle } from '../idle/whenIdle';
import { media } from '../theme/media';
import { tellHeight } from './tellHeight';
import { loadToastStack, toastStack, watchToastStack } from './toastStack';

const Root = styled.div`
  position: fixed;
  z-index: var(--ui-z-toast);
  inset-inline: var(--ui-gutter);
  /* A bar at the foot of a page says its height, so that toasts stand above it. */
  inset-block-end: calc(16px + var(--ui-bottom-bar, 0px) + env(safe-area-inset-bottom));
  ${media.md} { inset-inline-start: auto; width: 400px; }
  /* An open dialog covers the bar and ends above the toasts; a sheet comes from the other side. Only the body's children
     are looked at: asked of all of a page, every style that is worked out anew took 20 ms. */
  body:has(> [role='dialog'], > [role='alertdialog']) & {
    inset-block-end: calc(16px + env(safe-area-inset-bottom));
    ${media.md} { inset-inline: var(--ui-gutter) auto; }
  }
`;

const tellToasts = tellHeight('--ui-toasts');

export interface ToastsProps {
  className?: string;
  /** Name of the region. The word is the same in both languages. */
  label?: string;
}

/** The place where `toast` shows its messages. Rendered once by the shell, inside `UiProvider`. */
export function Toasts({ className, label = 'Notifications' }: ToastsProps) {
  const stack = useSyncExternalStore(watchToastStack, toastStack, () => null);
  useEffect(
    () =>
      whenIdle(() => {
        // The first message fetches it then, or tries again.
        if (mayPrefetch()) loadToastStack().catch(() => undefined);
      }),
    [],
  );
  return (
    // An open dialog hides what is outside of it, but no live region: this one says nothing itself, and is there before the messages.
    <Root ref={tellToasts} className={className} data-toasts aria-live="off">
      {stack && <stack.ToastStack label={label} />}
    </Root>
  );
}
