import type { Province } from 'section-kit/tax';

/** Letters that Canada Post uses: no D F I O Q U anywhere, no W or Z in front. */
const POSTAL_CODE = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/;

const provinceByLetter: Readonly<Record<string, Province>> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  X: 'NT',
  Y: 'YT',
};
const provinceCodes: readonly Province[] = [...new Set(Object.values(provinceByLetter)), 'NU'];

/** @returns "m5v2t6" as "M5V 2T6"; `null` for what is no Canadian postal code */
export function readPostalCode(text: string): string | null {
  const code = text.toUpperCase().replace(/[\s\u00a0-]/g, '');
  return POSTAL_CODE.test(code) ? `${code.slice(0, 3)} ${code.slice(3)}` : null;
}

/** @param code as "M5V 2T6". X serves two territories: X0A, X0B and X0C are Nunavut */
export function provinceOf(code: string): Province {
  return /^X0[ABC]/.test(code) ? 'NU' : provinceByLetter[code[0]!]!;
}

/** The two letters as a province or territory; `null` for anything else. */
export const toProvince = (value: unknown): Province | null => provinceCodes.find((known) => known === value) ?? null;
