import type { Province } from 'section-kit/tax';

const area = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]$/;
const whole = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])[ -]?(\d[ABCEGHJ-NPRSTV-Z]\d)$/;

const provinceOfLetter: Readonly<Record<string, Province>> = {
  ...{ A: 'NL', B: 'NS', C: 'PE', E: 'NB', G: 'QC', H: 'QC', J: 'QC', K: 'ON', L: 'ON', M: 'ON' },
  ...{ N: 'ON', P: 'ON', R: 'MB', S: 'SK', T: 'AB', V: 'BC', X: 'NT', Y: 'YT' },
};

/** Nunavut shares its first letter with the Northwest Territories. */
const nunavut = ['X0A', 'X0B', 'X0C'];

/**
 * Reads a Canadian postal code as people write it, in any case, with or without the space (Canada Post's rules for letters).
 *
 * @returns the code as "M5V 2T6" and its province; `null` when it is none
 */
export function parsePostalCode(text: string): { code: string; province: Province } | null {
  const [, first, last] = whole.exec(text.trim().toUpperCase()) ?? [];
  return first && last ? { code: `${first} ${last}`, province: provinceOf(first) } : null;
}

/** The same for a whole code or its first half, which is enough to find who works near. */
export function parsePostalArea(text: string): { code: string; province: Province } | null {
  const typed = text.trim().toUpperCase();
  return area.test(typed) ? { code: typed, province: provinceOf(typed) } : parsePostalCode(typed);
}

function provinceOf(first: string): Province {
  return nunavut.includes(first) ? 'NU' : provinceOfLetter[first[0]!]!;
}
