import { growthOf, leaksOf, limits, type Sample } from '../switches/growthOf.ts';
import { figure, table } from './table.ts';

/** What a page keeps of each switch, of the product and of a page that was made to leak. */
export function switchesTable({ product, leaking }: { product: readonly Sample[]; leaking: readonly Sample[] }): string {
  const row = (name: string, samples: readonly Sample[]) => {
    const growth = growthOf(samples);
    const { heapBytes, nodes, listeners } = growth;
    const leaks = leaksOf(growth).join(', ') || 'nothing';
    return [name, figure(samples.at(-1)!.switches), figure(heapBytes), figure(nodes, 2), figure(listeners, 2), leaks];
  };
  return table(
    ['page', 'switches', 'bytes each', 'nodes each', 'listeners each', 'grows'],
    [
      row('product', product),
      row('made to leak', leaking),
      ['limit', '', ...[limits.heapBytes, limits.nodes, limits.listeners].map((limit) => `≤ ${limit}`), ''],
    ],
  );
}
