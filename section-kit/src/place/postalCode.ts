import type { Province } from './province.ts';

/** Where a Canadian postal code or its first half is. */
export interface PostalCode {
  /** As Canada Post writes it: "M5V 2T6", or "M5V". */
  code: string;
  province: Province;
}

/** Letters that Canada Post uses: no D F I O Q U anywhere, no W or Z in front. Its first half, and maybe the rest. */
const POSTAL_CODE = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(\d[ABCEGHJ-NPRSTV-Z]\d)?$/;

const provinceByLetter: Readonly<Record<string, Province>> = {
  ...{ A: 'NL', B: 'NS', C: 'PE', E: 'NB', G: 'QC', H: 'QC', J: 'QC', K: 'ON', L: 'ON', M: 'ON' },
  ...{ N: 'ON', P: 'ON', R: 'MB', S: 'SK', T: 'AB', V: 'BC', X: 'NT', Y: 'YT' },
};

/**
 * Reads a Canadian postal code as people write it: in any case, with spaces and hyphens anywhere or none. The same rule as
 * `private.clean_postal_code` in the database.
 *
 * @returns `null` for what is none, also for its first half alone
 */
export function parsePostalCode(text: string): PostalCode | null {
  const found = parsePostalArea(text);
  return found?.code.includes(' ') ? found : null;
}

/** The same for a whole code or its first half, which is enough to find who works near. */
export function parsePostalArea(text: string): PostalCode | null {
  const [, area, rest] = POSTAL_CODE.exec(text.toUpperCase().replace(/[\s-]/g, '')) ?? [];
  if (!area) return null;
  // X serves two territories: X0A, X0B and X0C are Nunavut.
  const province = /^X0[ABC]/.test(area) ? 'NU' : provinceByLetter[area[0]!]!;
  return { code: rest ? `${area} ${rest}` : area, province };
}
