/** Addresses that are remembered: those that asked last. */
const MOST = 1_000;

/** What a task of each address is worth, by the last ones: half of it the very last, a quarter the one before. */
export function costOfAddresses() {
  const costs = new Map<string, number>();
  const of = (address: string) => costs.get(address) ?? 0;
  return {
    /** @returns milliseconds; nothing for an address that is not known */
    of,
    add(address: string, ms: number): void {
      const cost = ((costs.get(address) ?? ms) + ms) / 2;
      costs.delete(address);
      costs.set(address, cost);
      if (costs.size > MOST) costs.delete(costs.keys().next().value!);
    },
  };
}
