import { deviceStorage } from '@marketplace/section-kit/host';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon, LinkButton, whenIdle } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { useHost } from '../HostContext';
import { SectionScope } from '../outlet/SectionScope';
import { useLoadTask } from '../outlet/useLoadTask';
import type { SectionLoader } from '../section-loader/SectionLoader';

/** Holds the place of the real thing. */
const Root = styled.span`
  display: grid;
  flex: none;
  width: 44px;
  height: 44px;
  & > a { padding: 0; }
`;

const nothing: readonly string[] = [];

/**
 * A piece of a section, such as the way to a list that is kept on this device. It is fetched after the page; until then, and where it
 * cannot be loaded, a plain link to the same page stands there, or nothing: the header has no room for an error.
 */
export function HeaderItem() {
  const { loader, slots } = useHost();
  const { fragment = '', storageKeys = nothing } = slots.headerItem ?? {};
  const [found] = useState(() => loader.fragment(fragment));
  const [isDue, setIsDue] = useState(false);
  useEffect(() => whenWanted(storageKeys, () => setIsDue(true)), [storageKeys]);
  return found && <Item {...found} isDue={isDue} />;
}

interface ItemProps extends NonNullable<ReturnType<SectionLoader['fragment']>> {
  isDue: boolean;
}

function Item({ section, task, isDue }: ItemProps) {
  const state = useLoadTask(task, isDue);
  const root = useRef<HTMLSpanElement>(null);
  const lostFocus = useRef(false);
  const onGone = useCallback((hadFocus: boolean) => void (lostFocus.current = hadFocus), []);
  // Not before it is due: the first rendering in the browser is the server's, which may know the piece from another page.
  const loaded = isDue && state.status === 'ready' ? state.value : null;
  // Who stood on the plain link stands on what takes its place.
  useLayoutEffect(() => {
    if (loaded && lostFocus.current) root.current?.querySelector('a')?.focus();
  }, [loaded]);
  return (
    <Root ref={root}>
      {loaded ? (
        <SectionScope section={section} version={loaded.version} resetKey={task} fallback={() => <Plain />} placeholder={<Plain />}>
          <loaded.Component />
        </SectionScope>
      ) : (
        <Plain onGone={onGone} />
      )}
    </Root>
  );
}

/** The plain link. */
function Plain({ onGone }: { onGone?: (hadFocus: boolean) => void }) {
  const { link } = useHost().slots.headerItem ?? {};
  const anchor = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    const { current } = anchor;
    return () => onGone?.(current !== null && current === document.activeElement);
  }, [onGone]);
  return (
    link && (
      <LinkButton ref={anchor} href={link.href} variant="ghost" aria-label={link.label}>
        <Icon name={{ d: link.icon }} size={22} />
      </LinkButton>
    )
  );
}

/**
 * Waits for the first use of the page: a first view needs no count of nothing. Whoever keeps something under one of the keys gets
 * it as soon as the page has what it needs itself.
 *
 * @returns function that calls it off
 */
function whenWanted(storageKeys: readonly string[], work: () => void): () => void {
  if (isStored(storageKeys)) return whenIdle(work);
  // The ends of uses: to fetch before would delay the frame that answers a press. A finger that scrolls cancels its press.
  const uses = ['click', 'pointercancel', 'keyup'] as const;
  const stop = () => uses.forEach((use) => removeEventListener(use, start, true));
  const start = () => {
    stop();
    callOff = whenIdle(work);
  };
  let callOff = stop;
  uses.forEach((use) => addEventListener(use, start, true));
  return () => callOff();
}

function isStored(storageKeys: readonly string[]): boolean {
  return deviceStorage.local.keys().some((key) => storageKeys.some((beginning) => key.startsWith(beginning)));
}
