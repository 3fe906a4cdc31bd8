/** Addresses that are remembered: those that asked last. */
const MAX_ADDRESSES = 1_000;

/**
 * What a task of each address is worth: the less of its last two, because one alone may have been charged with what the
 * process did for others meanwhile.
 */
export function costOfAddresses() {
  const costs = new Map<string, [beforeLast: number, last: number]>();
  return {
    /** @returns milliseconds; nothing for an address of which two tasks are not known yet */
    of: (address: string): number => Math.min(...(costs.get(address) ?? [0])),
    add(address: string, ms: number): void {
      const [, last = 0] = costs.get(address) ?? [];
      costs.delete(address);
      costs.set(address, [last, ms]);
      if (costs.size > MAX_ADDRESSES) costs.delete(costs.keys().next().value!);
    },
  };
}
