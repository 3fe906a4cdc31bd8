import type { Location } from 'react-router-dom';

type Address = Pick<Location, 'search' | 'hash' | 'state'>;

/**
 * The address as the browser has it. The router shows an address, and the state that belongs to it, only when it gets to it: who
 * writes the next one from what is shown takes back what was written meanwhile.
 *
 * @param shown by the router; what counts where it keeps its history to itself, as in tests
 */
export function currentAddress(shown: Address): Address {
  const kept = globalThis.history.state as { usr?: unknown; idx?: number } | null;
  if (typeof kept?.idx !== 'number') return shown;
  return { search: globalThis.location.search, hash: globalThis.location.hash, state: kept.usr };
}
