import type { ServiceRow } from './search.ts';

const lower = (text: string) => text.normalize('NFC').toLowerCase();
const fold = (text: string) => lower(text).normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe').replaceAll('’', "'");
const fieldsOf = ({ name, category, location }: ServiceRow) => [name, category, location];

const trim = (term: string) => term.replace(/^[ \t\n\r\f\v\u00a0\u202f\ufeff]+|[ \t\n\r\f\v\u00a0\u202f\ufeff]+$/g, '');
const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

const orders: Record<string, (a: ServiceRow, b: ServiceRow) => number> = {
  rating: (a, b) => (b.rating ?? 0) - (a.rating ?? 0) || b.review_count - a.review_count,
  reviews: (a, b) => b.review_count - a.review_count,
  name: () => 0,
};

/** The order of a sort word: equal ratings by reviews, ties by name without case and accents, then by id; unknown words mean rating. */
export const compareBy = (sort: string) => (a: ServiceRow, b: ServiceRow) =>
  (orders[sort] ?? orders['rating']!)(a, b) || byBytes(fold(a.name), fold(b.name)) || byBytes(a.id, b.id);

/** Small words, and those with which people ask for anything. */
const fillers = new Set(
  `
  affordable agree ai an and are area around at au aux avec be besoin best bon bonne by can ce certifie certified certifies cet
  cette cheap cher cherche chercher chez city companies company cost dans de des do does du elle emergency en entreprise
  entreprises est estimate et expert fast faut fiable find fix fixed fixing for from get good great help hire hour hours il in
  install installateur installation installer insured is it je keep keeps la le les licencie licensed local looking ma me meilleur
  meilleure meilleures meilleurs mes moi mon my ne near nearby need needs no not nous of on or ou our out panne par pas plus pour
  pres price prices prix proche professional professionals professionnel professionnels qu que quelqu qui quick quote quotes
  rapide region reliable remplacement remplacer reparer replace replacement same sans service services soir some somebody someone
  son soumission soumissions sur that the this to today tonight top trouver un une urgence urgent urgente ville votre vous want we
  went who will with working you your
`
    .trim()
    .split(/\s+/),
);

/** The words of a folded term that have to be somewhere, when there are several or the term is more than its one word. */
function wordsOf(foldedTerm: string): string[] {
  const words = foldedTerm
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 12);
  const meant = words.filter((word) => [...word].length > 1 && !fillers.has(word));
  return meant.length > 1 || (meant.length === 1 && meant[0] !== foldedTerm) ? meant : [];
}

/**
 * What a search must find, said the slow and obvious way, each list in order and without the rows of the lists before it:
 * the literal matches, those without accents, those with every word somewhere.
 */
export function expectedMatches(rows: readonly ServiceRow[], request: { q: string; cat: string | null; sort: string }) {
  const term = lower(trim(request.q));
  const foldedTerm = fold(term).replace(/\s+/g, ' ').trim();
  const inCategory = rows.filter((row) => !request.cat || row.category === request.cat).sort(compareBy(request.sort));
  const isExact = (row: ServiceRow) => fieldsOf(row).some((field) => lower(field).includes(term));
  const isFolded = (row: ServiceRow) => foldedTerm !== '' && fieldsOf(row).some((field) => fold(field).includes(foldedTerm));
  const words = wordsOf(foldedTerm);
  const hasWords = (row: ServiceRow) =>
    words.length > 0 && words.every((word) => fieldsOf(row).some((field) => fold(field).includes(word)));
  return {
    exact: inCategory.filter(isExact),
    folded: inCategory.filter((row) => isFolded(row) && !isExact(row)),
    words: inCategory.filter((row) => hasWords(row) && !isFolded(row) && !isExact(row)),
    /** What the list holds where nothing is exact: both of the others, in one order. */
    understood: inCategory.filter((row) => hasWords(row) || isFolded(row)),
  };
}
