import { deviceStorage } from '@marketplace/section-kit/host';
import { useEffect, useState } from 'react';
import { whenIdle } from '@marketplace/shared-ui';
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
`;

const nothing: readonly string[] = [];

/**
 * A piece of a section, such as the way to a list that is kept on this device. It is fetched after the page; where no
 * section offers it, or it cannot be loaded, there is nothing, because the header has no room for an error.
 */
export function HeaderItem() {
  const { loader, slots } = useHost();
  const { fragment = '', storageKeys = nothing } = slots.headerItem ?? {};
  const [found] = useState(() => loader.fragment(fragment));
  const [isDue, setIsDue] = useState(false);
  useEffect(() => whenWanted(storageKeys, () => setIsDue(true)), [storageKeys]);
  return found && <Root>{isDue && <LoadedItem {...found} />}</Root>;
}

function LoadedItem({ section, task }: NonNullable<ReturnType<SectionLoader['fragment']>>) {
  const state = useLoadTask(task);
  if (state.status !== 'ready') return null;
  const { Component, version } = state.value;
  return (
    <SectionScope section={section} version={version} resetKey={task} fallback={() => null}>
      <Component />
    </SectionScope>
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
