import { picturesOf, tones, usedPictures, type Picture } from '@marketplace/supabase/pictures';

/** Categories of the catalogue whose goods are all rendered; those of every other one are all drawn (../illustrations). */
export const renderedCategories: readonly string[] = [
  'Lumber & Wood',
  'Siding & Cladding',
  'Decking & Fencing',
  'Flooring & Tiles',
  'Paint & Finishes',
  'Concrete & Masonry',
  'Insulation & Drywall',
  'Wall Decor & Trim',
  'Roofing Materials',
  'Plumbing Supplies',
  'Safety & Security',
  'Electrical',
  'Heating & Cooling',
  'Hardware & Tools',
  'Garden & Outdoor',
  'Kitchen Cabinets & Counters',
];

/** Every picture that is rendered, by its name. */
export const wantedPackshots = (): ReadonlyMap<string, Picture> =>
  new Map(renderedCategories.flatMap((category) => [...picturesOf(category)]));

/** Every picture of one thing, by its name: what may be rendered one day. */
export const singlePictures = (): ReadonlyMap<string, Picture> =>
  new Map([...usedPictures()].flatMap(([name, [picture, ...others]]) => (picture && others.length === 0 ? [[name, picture]] : [])));

/** What Blender is told of a picture: the parameters of the item, and the value of every tone that it wears. */
export function lookOf(key: string, { form: _, ...look }: Picture) {
  const worn = [look.finish, look.colour, look.species].filter((tone) => tone !== undefined);
  return { key, ...look, tones: Object.fromEntries(worn.map((tone) => [tone, tones[tone].value])) };
}

/** The tone that the main material of a picture has to have; undefined where the form always looks the same. */
export function toneOf({ colour, finish, species }: Picture): string | undefined {
  const worn = colour ?? finish ?? species;
  return worn && tones[worn].value;
}
