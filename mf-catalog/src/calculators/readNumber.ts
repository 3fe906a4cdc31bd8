import type { Locale } from 'section-kit';

/**
 * The number somebody typed, written as people of either language write it: `1,250.5`, `1 250,5`, `2,5`.
 *
 * @returns `null` for what is no number
 */
export function readNumber(text: string, locale: Locale): number | null {
  const plain = text.replace(/[\s\u00a0\u202f$%]/g, '');
  const isGrouped = locale === 'en' && /^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain);
  const written = isGrouped ? plain.replaceAll(',', '') : plain.replace(',', '.');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(written) ? Number(written) : null;
}
