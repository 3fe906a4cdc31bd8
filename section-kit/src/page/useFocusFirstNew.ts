import { useEffect, useRef } from 'react';

/**
 * After Load More the focus goes on with the first new card: the button it was on is gone or busy.
 *
 * @param count cards in the list now
 */
export function useFocusFirstNew(count: number) {
  const listRef = useRef<HTMLUListElement>(null);
  const pressed = useRef<{ count: number; on: Element | null } | null>(null);

  useEffect(() => {
    const before = pressed.current;
    if (!before || count <= before.count) return;
    pressed.current = null;
    // Whoever has moved on meanwhile stays there.
    if (![before.on, document.body].includes(document.activeElement)) return;
    const card = listRef.current?.children[before.count];
    // The link says what the card is about; a heart may stand before it.
    (card?.querySelector<HTMLElement>('a') ?? card?.querySelector<HTMLElement>('button'))?.focus();
  }, [count]);

  return { listRef, focusFirstNew: () => void (pressed.current = { count, on: document.activeElement }) };
}
