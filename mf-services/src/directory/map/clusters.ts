import type { Point } from './projection';

/** What stands on the map in one spot: in the middle of its items. */
export interface Cluster<Item> extends Point {
  items: readonly Item[];
}

/**
 * Gathers what would overlap, until no two spots are nearer together than `reach`, in the unit of the points.
 *
 * @returns clusters, each with its items in their order
 */
export function gather<Item extends Point>(items: readonly Item[], reach: number): Cluster<Item>[] {
  let clusters: Cluster<Item>[] = items.map((item) => ({ x: item.x, y: item.y, items: [item] }));
  for (;;) {
    const fewer = gatherOnce(clusters, reach);
    if (fewer.length === clusters.length) return fewer;
    clusters = fewer;
  }
}

/** Whoever comes first gathers those after it that are near and belong to nobody yet. */
function gatherOnce<Item extends Point>(clusters: readonly Cluster<Item>[], reach: number): Cluster<Item>[] {
  const cells = new Map<string, Cluster<Item>[][]>();
  const spots: Cluster<Item>[][] = [];
  const cellOf = (value: number) => Math.floor(value / reach);
  for (const cluster of clusters) {
    // A spot in reach is in the same cell of the grid or in one beside it.
    const beside = [-1, 0, 1].flatMap((x) =>
      [-1, 0, 1].flatMap((y) => cells.get(`${cellOf(cluster.x) + x} ${cellOf(cluster.y) + y}`) ?? []),
    );
    const near = beside.find(([first]) => Math.hypot(first!.x - cluster.x, first!.y - cluster.y) < reach);
    if (near) near.push(cluster);
    else {
      const spot = [cluster];
      const cell = `${cellOf(cluster.x)} ${cellOf(cluster.y)}`;
      cells.set(cell, [...(cells.get(cell) ?? []), spot]);
      spots.push(spot);
    }
  }
  return spots.map((parts) => (parts.length === 1 ? parts[0]! : together(parts)));
}

function together<Item extends Point>(parts: readonly Cluster<Item>[]): Cluster<Item> {
  const items = parts.flatMap((part) => part.items);
  const mean = (of: 'x' | 'y') => items.reduce((sum, item) => sum + item[of], 0) / items.length;
  return { items, x: mean('x'), y: mean('y') };
}
