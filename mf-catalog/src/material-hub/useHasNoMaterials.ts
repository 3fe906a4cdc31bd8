import { useLacks } from '@marketplace/section-kit';

/**
 * Whether the list of a hub is empty although nothing narrows it: as its answer says, and until it is there as the whole site says.
 *
 * @param total of the materials found; undefined while it is not known
 */
export function useHasNoMaterials(total: number | undefined, isNarrowed: boolean): boolean {
  const lacks = useLacks('materials');
  return total === undefined ? lacks : total === 0 && (lacks || !isNarrowed);
}
