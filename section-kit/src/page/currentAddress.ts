import type { Location } from 'react-router-dom';
import { splitLocale } from '../manifest/locale.ts';

type Address = Pick<Location, 'search' | 'hash' | 'state'>;

/** What the router keeps with an entry of the browser's history; `null` where it keeps its history to itself, as in tests. */
export function historyEntry(): { usr?: unknown; pages?: unknown } | null {
  const kept = globalThis.history.state as { usr?: unknown; pages?: unknown; idx?: number } | null;
  return typeof kept?.idx === 'number' ? kept : null;
}

/**
 * The state of the address as the browser has it. The router shows an address, and the state that belongs to it, only when it gets
 * to it: who writes the next one from what is shown takes back what was written meanwhile.
 *
 * @param shown by the router; what counts where it keeps its history to itself
 */
export function currentState(shown: unknown): unknown {
  const kept = historyEntry();
  return kept ? kept.usr : shown;
}

/** The same of the whole address. */
export function currentAddress(shown: Address): Address {
  const { search, hash } = historyEntry() ? globalThis.location : shown;
  return { search, hash, state: currentState(shown.state) };
}

/**
 * Whether the browser stands at another page already. The one before stays, with its own address, until that is ready: what it
 * writes meanwhile would take the other's place.
 *
 * @param pathname of the page that is shown
 */
export function isLeft(pathname: string): boolean {
  return historyEntry() !== null && splitLocale(globalThis.location.pathname).path !== pathname;
}
