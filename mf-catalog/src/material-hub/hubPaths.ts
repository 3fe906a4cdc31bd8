/** The pages of materials, in the order of the menus. */
export const hubPaths = [
  '/kitchen/sinks',
  '/kitchen/countertops',
  '/kitchen/cabinets',
  '/kitchen/backsplash',
  '/kitchen/hardware',
  '/kitchen/faucets',
  '/kitchen/materials',
  '/bathroom/vanities',
  '/bathroom/faucets',
  '/bathroom/tiles',
  '/bathroom/ceramics',
  '/bathroom/accessories',
  '/bathroom/materials',
  '/flooring/tiles',
  '/flooring/hardwood',
  '/flooring/vinyl',
  '/flooring/carpet',
  '/flooring/materials',
  '/indoor/security',
  '/outdoor/exterior-doors',
  '/outdoor/interior-doors',
  '/outdoor/windows',
  '/outdoor/garage',
  '/outdoor/door-essentials',
  '/outdoor/siding',
  '/outdoor/roofing-panels',
  '/outdoor/roofing-materials',
  '/outdoor/fencing',
  '/outdoor/pool',
  '/outdoor/security',
] as const;

export type HubPath = (typeof hubPaths)[number];

const roomOf = (path: HubPath) => path.slice(0, path.indexOf('/', 1));

/** The page of all materials of the same room; none for such a page itself and where there is none. */
export function parentHub(path: HubPath): HubPath | undefined {
  const parent = `${roomOf(path)}/materials`;
  return hubPaths.find((each) => each === parent && each !== path);
}

/** The other pages of the same room or side of the home. */
export const hubsNear = (path: HubPath): HubPath[] => hubPaths.filter((each) => each !== path && roomOf(each) === roomOf(path));
