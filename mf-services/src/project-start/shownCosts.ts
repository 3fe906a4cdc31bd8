/** Trades people begin with, in the order of the page. */
export const shownTrades = [
  'Plumbing',
  'Painting',
  'Flooring',
  'Kitchen Renovation',
  'Bathroom Renovation',
  'Roofing',
  'Windows & Doors',
  'Landscaping',
] as const;

/** Hubs whose costs stand on the home page. */
export const shownHubs = ['indoor/plumbing', 'outdoor/roofing', 'outdoor/landscaping'];
const LINES = 3;

/** The last of the jobs that no tile names: tables begin with small work. */
export const cardCosts = <Cost extends { trade?: string }>(costs: readonly Cost[]): Cost[] =>
  costs.filter(({ trade }) => !trade).slice(-LINES);

/** What the home page says of a hub's costs; the build leaves the rest out of what the page carries. */
export function homeCosts<Cost extends { trade?: string }>(slug: string, costs: readonly Cost[]): Cost[] {
  const ofTiles = costs.filter(({ trade }) => shownTrades.some((shown) => shown === trade));
  return [...ofTiles, ...(shownHubs.includes(slug) ? cardCosts(costs) : [])];
}
