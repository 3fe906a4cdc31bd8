/** The part of an address that names values. */
export type Place = 'query' | 'fragment';
type Pair = readonly [name: string, text: string];

/** Names and texts of a query string or a fragment, with or without its mark. A place on the page is a name without a text. */
export const pairsOf = (text: string): Pair[] => [...new URLSearchParams(text.replace(/^[?#]/, ''))];

/** @returns empty for nothing, else from its mark on */
export function toText(place: Place, pairs: readonly Pair[]): string {
  const parts = pairs.map(([name, text]) => encode(name) + (text && `=${encode(text)}`)).filter(Boolean);
  return parts.length > 0 ? (place === 'query' ? '?' : '#') + parts.join('&') : '';
}

/** A colon may stand in an address as it is, and reads better. */
const encode = (text: string): string => encodeURIComponent(text).replaceAll('%3A', ':');
