import { bundles } from '../seed/deals/bundles.ts';
import { clearance } from '../seed/deals/clearance.ts';
import { makeMaterials } from '../seed/materials/makeMaterials.ts';
import { groupName, type Picture } from './Picture.ts';

/** Every picture that something on sale has, by its name: what each of the things in it looks like. */
export function usedPictures(): ReadonlyMap<string, readonly Picture[]> {
  const shown = [...makeMaterials().map(({ item }) => [item[5]]), ...[...bundles(), ...clearance].map(({ pictures }) => pictures)];
  return new Map(shown.map((pictures) => [groupName(pictures), pictures]));
}
