import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { currentAddress, currentState } from './currentAddress';

interface HistoryStep {
  /** Takes the step away again; for every other way of closing. */
  leave: () => void;
  /** Closes and keeps what became of the address meanwhile: Back then leads to what it was before. */
  keep: () => void;
  /** Puts the step back after Back, where it stays open all the same. */
  stay: () => void;
}

/**
 * Gives what covers a page a step of its own in the history, so that Back closes it and does not leave the page. The address stays as it
 * is, and a reload keeps the step.
 *
 * @param name of what is open
 * @param onBack told that somebody went back
 */
export function useClosedByBack(name: string, onBack: () => void): HistoryStep {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const page = useRef(pathname);
  const before = useRef(search + hash);
  const wasCovered = useRef(false);
  const covers = (of: unknown) => (of as { over?: unknown } | null)?.over === name;
  const isCovered = covers(state);

  const cover = () => void navigate({ pathname, search, hash }, { state: { ...(state as object | null), over: name } });
  const begin = useEffectEvent(() => {
    if (!isCovered) cover();
  });
  useEffect(() => begin(), []);

  const end = useEffectEvent(() => {
    if (pathname === page.current) onBack();
  });
  useEffect(() => {
    if (wasCovered.current && !isCovered) end();
    wasCovered.current = isCovered;
  }, [isCovered]);

  const leave = () => {
    if (!covers(currentState(state))) return;
    wasCovered.current = false;
    void navigate(-1);
  };
  return {
    leave,
    keep: () => {
      const now = currentAddress({ search, hash, state });
      if (now.search + now.hash === before.current) return leave();
      wasCovered.current = false;
      const { over: _, ...rest } = { ...(now.state as { over?: unknown } | null) };
      void navigate({ pathname, search: now.search, hash: now.hash }, { replace: true, state: rest });
    },
    stay: cover,
  };
}
