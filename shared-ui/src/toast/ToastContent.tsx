import { useEffect, useRef, useState } from 'react';
import type { ToastContentProps } from 'react-toastify/unstyled';
import styled from 'styled-components';
import { Icon } from '../icon/Icon';
import { hover } from '../theme/pointer';
import { useUi } from '../ui-provider/UiProvider';
import { lifetime } from './lifetime';
import type { ToastMessage } from './toast';
import { usePausableTimeout } from './usePausableTimeout';

const icons = { success: 'CircleCheck', info: 'Info', failure: 'CircleAlert' } as const;

const Root = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--ui-s-12);
  padding: var(--ui-s-16) var(--ui-s-4) var(--ui-s-16) var(--ui-s-16);
  & > svg { margin-top: 2px; }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

const Title = styled.p`
  font-weight: 650;
  line-height: 1.4;
`;

const Description = styled.p`
  margin-top: var(--ui-s-4);
  font-size: 0.9375rem;
  line-height: 1.4;
`;

const Actions = styled.div`
  display: flex;
  gap: var(--ui-s-8);
  margin: var(--ui-s-4) 0 calc(-1 * var(--ui-s-8)) calc(-1 * var(--ui-s-12));
  & > * {
    min-height: 44px;
    padding: 0 var(--ui-s-12);
    background: none;
    color: inherit;
    border: 1px solid transparent;
    border-radius: var(--ui-radius-l);
    font-weight: 650;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
    ${hover} { background: color-mix(in srgb, currentColor 14%, transparent); }
  }
`;

const Close = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-block: -10px;
  padding: 0;
  background: none;
  border: 1px solid transparent;
  border-radius: var(--ui-radius-l);
  cursor: pointer;
  ${hover} { background: color-mix(in srgb, currentColor 14%, transparent); }
`;

/** Body of one toast: two texts and buttons. Counts its own time, which stops under the pointer and in focus. */
export function ToastContent({ data, closeToast, isPaused }: ToastContentProps<ToastMessage>) {
  const { texts } = useUi();
  const root = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(false);
  const { title, description, tone = 'info', actions = [] } = data;

  // The library makes the element around this one a Tab stop, without a name and with nothing to press; the button is one already.
  // The focus of its shortcut (Alt+T) may still come there, so focus events are heard there.
  useEffect(() => {
    const frame = root.current?.parentElement;
    if (frame) frame.tabIndex = -1;
    const onFocusIn = () => setFocused(true);
    const onFocusOut = () => setFocused(false);
    frame?.addEventListener('focusin', onFocusIn);
    frame?.addEventListener('focusout', onFocusOut);
    return () => {
      frame?.removeEventListener('focusin', onFocusIn);
      frame?.removeEventListener('focusout', onFocusOut);
    };
  }, []);
  usePausableTimeout(closeToast, tone === 'failure' ? null : lifetime, isPaused || focused);

  return (
    <Root ref={root}>
      <Icon name={icons[tone]} />
      <Words>
        <Title>{title}</Title>
        {description && <Description>{description}</Description>}
        {actions.length > 0 && (
          <Actions>
            {actions.map(({ label, onPress }) => (
              <button
                key={label}
                type="button"
                onClick={() => {
                  closeToast();
                  onPress();
                }}
              >
                {label}
              </button>
            ))}
          </Actions>
        )}
      </Words>
      <Close type="button" aria-label={texts.close} onClick={() => closeToast()}>
        <Icon name="X" />
      </Close>
    </Root>
  );
}
