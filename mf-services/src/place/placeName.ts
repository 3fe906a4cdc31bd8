import { toProvince, useLocale, type Locale } from '@marketplace/section-kit';
import { frenchProvinces } from '@marketplace/section-kit/provinces';
import { useCallback } from 'react';

/**
 * A place as people read it. The database writes 'Toronto, ON' and 'M5V (Toronto, ON)', which is also what addresses and filters
 * hold; French names the province in full, behind a city in parentheses (Office québécois de la langue française).
 */
export function placeName(place: string, locale: Locale): string {
  const [, area = '', city, code] = /^(\w{3} \()?(.+), ([A-Z]{2})\)?$/.exec(place) ?? [];
  const province = toProvince(code);
  if (locale !== 'fr' || !province) return place;
  const french = frenchProvinces[province];
  return area ? `${area}${city}, ${french})` : `${city} (${french})`;
}

/** A city as the database writes it, from the French way to write it; any other text stays as it is. */
export function plainPlace(text: string): string {
  const [, city, name] = /^(.+) \((.+)\)$/.exec(text) ?? [];
  const province = Object.entries(frenchProvinces).find(([, french]) => french === name)?.[0];
  return province ? `${city}, ${province}` : text;
}

/** What people read for a place, in the page's language. */
export function usePlaceName(): (place: string) => string {
  const locale = useLocale();
  return useCallback((place: string) => placeName(place, locale), [locale]);
}
