import { useEffect, useState, type RefObject } from 'react';

/** What a row of the list says to be found by, and what it says while the map means it. */
const ROW = 'data-provider';
const MARK = 'data-marked';

const idOf = (target: EventTarget | null) => (target as Element | null)?.closest?.(`[${ROW}]`)?.getAttribute(ROW) ?? null;

/**
 * Ties the rows of the list to the map beside it.
 *
 * @param list around the rows
 * @param chosen the company that is open on the map; its row is marked and comes into view
 * @returns the company whose row is under the pointer or has the focus
 */
export function useRowMarks(list: RefObject<HTMLElement | null>, chosen: string | null): string | null {
  const [pointed, setPointed] = useState<string | null>(null);
  useEffect(() => {
    const around = list.current;
    const point = ({ target }: Event) => setPointed(idOf(target));
    const leave = () => setPointed(null);
    around?.addEventListener('pointerover', point);
    around?.addEventListener('focusin', point);
    around?.addEventListener('pointerleave', leave);
    around?.addEventListener('focusout', leave);
    return () => {
      around?.removeEventListener('pointerover', point);
      around?.removeEventListener('focusin', point);
      around?.removeEventListener('pointerleave', leave);
      around?.removeEventListener('focusout', leave);
    };
  }, [list]);
  useEffect(() => {
    const rows = [...(list.current?.querySelectorAll(`[${ROW}]`) ?? [])];
    const row = rows.find((one) => one.getAttribute(ROW) === chosen);
    row?.setAttribute(MARK, '');
    row?.scrollIntoView?.({ block: 'nearest' });
    return () => row?.removeAttribute(MARK);
  }, [list, chosen]);
  return pointed;
}
