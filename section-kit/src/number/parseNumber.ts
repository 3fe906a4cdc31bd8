import type { Locale } from '../manifest/locale.ts';

export type ParsedNumber = { ok: true; value: number } | { ok: false; reason: 'empty' | 'notANumber' };

/** Characters; longer ones are no amount, and reading them would take time. */
const longest = 30;

const minus = /^[-\u2212]/;
/** Groups of three digits, one to three in the first, with the same separator between all. */
const grouped = /^\d{1,3}(?:([., ])\d{3})(?:\1\d{3})*$/;

/**
 * Reads an amount, a rate or a number of years the way people in Canada write them: `$1,234.50`, `1 234,50 $`,
 * `4,25 %`, `-3`. Comma and point are both understood as the decimal sign; where a text could mean two numbers the
 * language decides: `1,234` is 1234 in English and 1.234 in French. What is too long to be an amount is no number.
 *
 * @param text as typed, with any kind of spaces
 * @param decimals most digits after the decimal sign. With 2 of them `1,234` is no number in French: more likely it was
 *   meant the English way
 * @returns a finite number, negative ones included: whether they make sense is the caller's to say
 */
export function parseNumber(text: string, locale: Locale, decimals = longest): ParsedNumber {
  const spaced = text.replace(/\s+/g, ' ').trim();
  if (spaced === '') return { ok: false, reason: 'empty' };
  if (spaced.length > longest) return { ok: false, reason: 'notANumber' };
  const unsigned = spaced.replace(minus, '').trim();
  const bare = unsigned.replace(/^\$ ?/, '').replace(/ ?[$%]$/, '');
  const plain = plainNumber(bare, locale);
  if (plain === undefined || (plain.split('.')[1] ?? '').length > decimals) return { ok: false, reason: 'notANumber' };
  return { ok: true, value: Number(minus.test(spaced) ? `-${plain}` : plain) + 0 };
}

/** The number with a point as its decimal sign and no groups; undefined if it is none. */
function plainNumber(text: string, locale: Locale): string | undefined {
  if (/^\d+$/.test(text)) return text;
  const single = /^\d{1,3},\d{3}$/.test(text) || /^\d{1,3}\.\d{3}$/.test(text);
  // A lone separator before three digits groups only where it does in the language, and never after a lone zero.
  const isGroup = !single || (text.includes(',') && locale === 'en' && !text.startsWith('0'));
  if (grouped.test(text) && isGroup) return text.replace(/[., ]/g, '');
  const [, whole = '', sign = '', fraction = ''] = /^([\d., ]*)([.,])(\d*)$/.exec(text) ?? [];
  if (sign === '' || whole + fraction === '') return undefined;
  const isWhole = /^\d*$/.test(whole) || (grouped.test(whole) && !whole.includes(sign));
  return isWhole ? `${whole.replace(/[., ]/g, '')}.${fraction}` : undefined;
}
