import { cleanText, parsePostalArea } from '@marketplace/section-kit';
import { plainPlace } from './placeName';

/** A place as it stands in the address: a postal code in capitals with its space, a city and its province as the database
 * writes them, anything else as it was typed. */
export function asPlace(text: string): string {
  const clean = cleanText(text, 60);
  return parsePostalArea(clean)?.code ?? plainPlace(clean);
}
