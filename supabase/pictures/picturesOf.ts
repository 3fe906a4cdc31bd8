import { makeMaterials } from '../seed/materials/makeMaterials.ts';
import type { Picture } from './Picture.ts';

/** The pictures of the materials of a category, by their names. */
export const picturesOf = (category: string): ReadonlyMap<string, Picture> =>
  new Map(
    makeMaterials()
      .filter(({ line }) => line.category === category)
      .map(({ image, item }) => [image, item[5]]),
  );
