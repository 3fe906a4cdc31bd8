import { useEffect, useEffectEvent } from 'react';
import { ToastContainer } from 'react-toastify/unstyled';
import type { ToastTransitionProps } from 'react-toastify/unstyled';
import styled, { keyframes } from 'styled-components';

export { showToast } from './showToast';

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`;

const Stack = styled.div`
  .Toastify__toast-container {
    display: grid;
    gap: var(--ui-s-8);
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

/** The toasts that are shown, the latest last. */
export function ToastStack({ label }: { label: string }) {
  return (
    <Stack>
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
    </Stack>
  );
}
