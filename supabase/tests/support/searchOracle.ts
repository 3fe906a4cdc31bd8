import type { ServiceRow } from './search.ts';

const lower = (text: string) => text.normalize('NFC').toLowerCase();
const fold = (text: string) => lower(text).normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe').replaceAll('’', "'");
const fieldsOf = ({ name, category, location }: ServiceRow) => [name, category, location];

const trim = (term: string) => term.replace(/^[ \t\n\r\f\v\u00a0\u202f\ufeff]+|[ \t\n\r\f\v\u00a0\u202f\ufeff]+$/g, '');
const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

const orders: Record<string, (a: ServiceRow, b: ServiceRow) => number> = {
  rating: (a, b) => (b.rating ?? 0) - (a.rating ?? 0),
  reviews: (a, b) => b.review_count - a.review_count,
  name: () => 0,
};

/** The order of a sort word: ties by name without case and accents, then by id; unknown words mean rating. */
export const compareBy = (sort: string) => (a: ServiceRow, b: ServiceRow) =>
  (orders[sort] ?? orders['rating']!)(a, b) || byBytes(fold(a.name), fold(b.name)) || byBytes(a.id, b.id);

/** What a search must find, said the slow and obvious way: `exact` and `folded` in order, `folded` without the exact ones. */
export function expectedMatches(rows: readonly ServiceRow[], request: { q: string; cat: string | null; sort: string }) {
  const term = lower(trim(request.q));
  const foldedTerm = fold(term).replace(/\s+/g, ' ').trim();
  const inCategory = rows.filter((row) => !request.cat || row.category === request.cat).sort(compareBy(request.sort));
  const isExact = (row: ServiceRow) => fieldsOf(row).some((field) => lower(field).includes(term));
  const isFolded = (row: ServiceRow) => foldedTerm !== '' && fieldsOf(row).some((field) => fold(field).includes(foldedTerm));
  return { exact: inCategory.filter(isExact), folded: inCategory.filter((row) => isFolded(row) && !isExact(row)) };
}
