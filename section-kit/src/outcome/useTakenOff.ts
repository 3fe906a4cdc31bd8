import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Tells that something was taken off a list, wherever its button is. Told before `useFocusAfter` looks, because what the page shows may
 * change with it.
 *
 * @param ids what is on the list; the same array as long as it says the same
 */
export function useTakenOff(ids: readonly string[], onTakenOff: () => void): void {
  const before = useRef(ids);
  const tell = useEffectEvent(onTakenOff);
  useLayoutEffect(() => {
    if (ids.length < before.current.length) tell();
    before.current = ids;
  }, [ids]);
}
