import { useEffect, useEffectEvent } from 'react';
import { ToastContainer } from 'react-toastify/unstyled';
import type { ToastTransitionProps } from 'react-toastify/unstyled';
import styled, { keyframes } from 'styled-components';
import { media } from '../theme/media';

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`;

const Root = styled.div`
  .Toastify__toast-container {
    position: fixed;
    z-index: var(--ui-z-toast);
    inset-inline: var(--ui-gutter);
    /* A bar fixed to the foot of a page says its height, so that toasts stand above it. */
    inset-block-end: calc(16px + var(--ui-bottom-bar, 0px) + env(safe-area-inset-bottom));
    display: grid;
    gap: var(--ui-s-8);
    ${media.md} { inset-inline-start: auto; width: 400px; }
    /* Beside an open dialog a toast must not cover the buttons at its foot. */
    body:has([role='dialog']) & {
      inset-block: calc(8px + env(safe-area-inset-top)) auto;
      /* A sheet comes from the other side, and a dialog closes there. */
      ${media.md} { inset-inline: var(--ui-gutter) auto; }
    }
  }
  .Toastify__toast {
    /* An open dialog takes the pointer from everything outside of it. */
    pointer-events: auto;
    background: var(--ui-ink);
    color: var(--ui-bg);
    border: 1px solid transparent;
    border-radius: var(--ui-radius-l);
    box-shadow: var(--ui-shadow-3);
    animation: ${rise} var(--ui-motion-open) var(--ui-ease);
    --ui-focus: currentColor;
    --ui-focus-gap: var(--ui-ink);
  }
  .Toastify__toast.failure {
    background: var(--ui-danger);
    color: var(--ui-on-danger);
    --ui-focus: var(--ui-danger);
    --ui-focus-gap: var(--ui-on-danger);
  }
  .Toastify__toast.failure button { --ui-focus: currentColor; --ui-focus-gap: var(--ui-danger); }
`;

/** Entering is drawn by CSS; leaving is immediate, so nothing waits for an animation that reduced motion removes. */
function AppearOnly({ children, isIn, done, playToast }: ToastTransitionProps) {
  const start = useEffectEvent(playToast);
  const leave = useEffectEvent(done);
  useEffect(() => start(), []);
  useEffect(() => {
    if (!isIn) leave();
  }, [isIn]);
  return <>{children}</>;
}

export interface ToastsProps {
  className?: string;
  /** Name of the region. The word is the same in both languages. */
  label?: string;
}

/** The place where `toast` shows its messages. Rendered once by the shell, inside `UiProvider`. */
export function Toasts({ className, label = 'Notifications' }: ToastsProps) {
  return (
    <Root className={className} data-toasts>
      <ToastContainer
        position="bottom-right"
        aria-label={label}
        closeButton={false}
        closeOnClick={false}
        customProgressBar
        draggable={false}
        icon={false}
        transition={AppearOnly}
      />
    </Root>
  );
}
