import { makeMaterials } from '../seed/materials/makeMaterials.ts';
import type { Picture } from './Picture.ts';

/** The pictures of materials by their names, those of a category or all. */
export const picturesOf = (category?: string): ReadonlyMap<string, Picture> =>
  new Map(
    makeMaterials()
      .filter(({ line }) => category === undefined || line.category === category)
      .map(({ image, item }) => [image, item[5]]),
  );

/** Titles of the categories that materials are in, in English. */
export const materialCategories = (): readonly string[] => [...new Set(makeMaterials().map(({ line }) => line.category))];
