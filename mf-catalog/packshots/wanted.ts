import { pictureName, picturesOf, tones, usedPictures, type Form, type Picture } from '@marketplace/supabase/pictures';
import { NEUTRAL, surfaceName } from '../src/art/pictureNames.ts';
import { surfaceForms } from './surfaceForms.ts';

/** A picture to take: of an item, of a surface, or of several things beside each other. */
export interface Wanted extends Omit<Picture, 'form'> {
  /** Names a file of `forms`. */
  form: Form | `${Form}-surface` | typeof NEUTRAL | 'together';
  /** What stands together, from left to right. */
  parts?: readonly Picture[];
}

const together = (parts: readonly Picture[]): Wanted => (parts.length === 1 ? parts[0]! : { form: 'together', parts });

/** Whether a form to take is a surface. */
export const isSurface = (form: string): form is `${Form}-surface` => form.endsWith('-surface');

/** Every picture that something on sale has, surfaces of materials, and what stands for goods without a picture, by their names. */
export function wantedPackshots(): ReadonlyMap<string, Wanted> {
  const goods = [...usedPictures()].map(([name, parts]) => [name, together(parts)] as const);
  const surfaces = [...picturesOf()]
    .filter(([, { form }]) => surfaceForms.has(form))
    .map(([name, picture]) => [surfaceName(name), { ...picture, form: `${picture.form}-surface` as const }] as const);
  return new Map<string, Wanted>([[NEUTRAL, { form: NEUTRAL }], ...goods, ...surfaces]);
}

/** What Blender is told of a picture: the parameters of the item, and the value of every tone that it wears. */
export function lookOf(key: string, { form: _, parts: __, ...look }: Wanted) {
  const worn = [look.finish, look.colour, look.species].filter((tone) => tone !== undefined);
  return { key, ...look, tones: Object.fromEntries(worn.map((tone) => [tone, tones[tone].value])) };
}

/** What stands together in a picture, each as it would be told of alone. */
export const partsOf = ({ parts = [] }: Wanted) => parts.map((part) => ({ form: part.form, look: lookOf(pictureName(part), part) }));

/** The tone that the main material of a picture has to have; undefined where the form always looks the same. */
export function toneOf(picture: Wanted): string | undefined {
  const { colour, finish, species } = picture.parts?.[0] ?? picture;
  const worn = colour ?? finish ?? species;
  return worn && tones[worn].value;
}
