import { parsePostalArea } from '@marketplace/section-kit';
import type { Area } from './ProviderProfile';

/** Of the half of a postal code that says where it is; the other may be still on its way. */
const AREA_LENGTH = 3;

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The places a company works in that a text means.
 * @param text a postal code or its first three characters, or part of a place's name; accents and case do not matter
 */
export function findAreas(areas: readonly Area[], text: string): Area[] {
  const asked = text.trim();
  if (!asked) return [];
  const place = parsePostalArea(asked.slice(0, AREA_LENGTH));
  if (place) return areas.filter(({ fsa_prefixes }) => fsa_prefixes.some((prefix) => place.code.startsWith(prefix)));
  return areas.filter(({ area }) => fold(area).includes(fold(asked)));
}
