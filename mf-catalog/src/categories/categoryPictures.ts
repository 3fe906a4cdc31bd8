/** What stands for a category: one thing of it that people know at a glance, by English title. */
const pictureNames: ReadonlyMap<string, string> = new Map([
  ['Lumber & Wood', 'board-cedar'],
  ['Hardware & Tools', 'drill-set'],
  ['Electrical', 'load-centre'],
  ['Flooring & Tiles', 'flooring-oak-natural'],
  ['Heating & Cooling', 'wall-heat-pump'],
  ['Paint & Finishes', 'paint-can-pumpkin'],
  ['Plumbing Supplies', 'pipe-copper'],
  ['Roofing Materials', 'shingles-charcoal'],
  ['Kitchen Cabinets & Counters', 'base-cabinet-sage'],
  ['Bath & Vanities', 'vanity-oak'],
  ['Doors & Windows', 'panel-door-red'],
  ['Insulation & Drywall', 'stone-wool'],
  ['Siding & Cladding', 'lap-siding-cedar'],
  ['Concrete & Masonry', 'brick-heritage-red'],
  ['Garden & Outdoor', 'paver-sandstone'],
  ['Decking & Fencing', 'fence-panel-cedar'],
  ['Wall Decor & Trim', 'fern-wallpaper'],
  ['Safety & Security', 'smoke-alarm'],
]);

/** Names of all pictures that stand for a category. */
export const categoryPictureNames: readonly string[] = [...pictureNames.values()];

/**
 * The picture of a category.
 *
 * @param title in English
 * @returns a name for `materialArt`; undefined for a category that nobody chose one for, which shows its icon instead
 */
export const categoryPicture = (title: string): string | undefined => pictureNames.get(title);
