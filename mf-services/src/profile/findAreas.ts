import type { Area } from './ProviderProfile';

const FSA = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]/i;

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The places a company works in that a text means.
 * @param text a postal code or its first three characters, or part of a place's name; accents and case do not matter
 */
export function findAreas(areas: readonly Area[], text: string): Area[] {
  const asked = text.trim();
  if (!asked) return [];
  if (FSA.test(asked)) {
    const fsa = asked.slice(0, 3).toUpperCase();
    return areas.filter(({ fsa_prefixes }) => fsa_prefixes.some((prefix) => fsa.startsWith(prefix)));
  }
  return areas.filter(({ area }) => fold(area).includes(fold(asked)));
}
