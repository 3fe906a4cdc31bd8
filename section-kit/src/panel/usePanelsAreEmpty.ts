import { useCallback, useSyncExternalStore, type RefObject } from 'react';

const MARK = 'data-panel';

/**
 * Whether pieces of sections, each with a `PanelBody`, all have nothing to show. Sections carry their own copy of the panel, so
 * what it has drawn is all that a page can ask.
 *
 * @param root around the pieces
 * @param count how many there are
 * @returns `false` also while one of them has not come or is not known, and where it could not be read
 */
export function usePanelsAreEmpty(root: RefObject<HTMLElement | null>, count: number): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const observer = new MutationObserver(onChange);
      if (root.current) observer.observe(root.current, { subtree: true, childList: true, attributeFilter: [MARK] });
      return () => observer.disconnect();
    },
    [root],
  );
  const areEmpty = () => root.current?.querySelectorAll(`[${MARK}='empty']`).length === count;
  return useSyncExternalStore(subscribe, areEmpty, () => false);
}
