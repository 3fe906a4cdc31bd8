import { useEffect, useState } from 'react';
import type { View } from './view';
import { isSameView } from './viewParam';

/** Browsers refuse addresses that change with every move of a pointer. */
const SETTLED_MS = 250;

/**
 * The part of the map that somebody chose: it follows the address, and the address follows it once it stands still.
 *
 * @param written the view of the address
 * @param onWrite puts a view into the address
 * @returns the view, `null` as long as nobody chose one, and what changes it
 */
export function useMapView(written: View | null, onWrite: (view: View) => void): [View | null, (view: View) => void] {
  const [view, setView] = useState(written);
  const [seen, setSeen] = useState(written);
  const [own, setOwn] = useState(written);
  // What came from here may be older than what was moved since; only a change from outside replaces it.
  if (!isSameView(written, seen)) {
    setSeen(written);
    if (!isSameView(written, own)) {
      setOwn(written);
      setView(written);
    }
  }
  useEffect(() => {
    if (!view || isSameView(view, written) || isSameView(view, own)) return;
    const timer = setTimeout(() => {
      setOwn(view);
      onWrite(view);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [view, written, own, onWrite]);
  return [view, setView];
}
