import type { Locale } from '../manifest/locale.ts';
import { unitMessages } from './unitMessages';

/** Says what a price is for; a unit nobody translated stays as it is. */
export function unitText(unit: string, locale: Locale): string {
  const texts: Readonly<Record<string, string>> = unitMessages.catalogues[locale];
  return texts[unit] ?? unit;
}
