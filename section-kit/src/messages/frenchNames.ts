/**
 * How French joins « de » and « à » to a name. The Commission de toponymie (Office québécois de la langue française), "Articles
 * et particules de liaison" and "Particules de ou d’": « d’ » before a vowel or a mute h, « de » before a semi-consonant (ou, u
 * and a vowel; y) and before an aspirated h, which most names of other languages have: « de Hamilton », « de Hatley ». « d’Halifax »
 * is official. A name with the article « Le » or « Les » contracts (« des Méchins »), one of a person does not (« de Le Gardeur »).
 */
export type NamePreposition = 'de' | 'à';

/** Starts of names and of the first words of companies whose h nobody hears. */
const MUTE_H =
  'abit|alifax|armoni|[ée]bert|[ée]l[eè]ne|enri|erb|[ée]rit|[ée]roux|eur|ilaire|ippolyte|ist|iver|omm|onor|[oô]pital|[oô]te|oriz|orl|ortic|ubert|ugues|uil|umid|yacinthe|ydr|yg';
const ELIDED = new RegExp(`^(?:[aeiàâæéèêëîïôœ]|o(?!u[aeiouyéèêëîï])|u(?![aeiouyéèê])|h(?:${MUTE_H}))`, 'iu');
/** A postal area is spelled, not read. */
const SPELLED = /^\p{L}\d/u;
const ARTICLE = /^(Le|Les) (?!Gardeur)/;

const contracted = { 'de Le': 'du', 'de Les': 'des', 'à Le': 'au', 'à Les': 'aux' } as const;

/** A name after a preposition: « d’Ottawa », « de Hamilton », « aux Entreprises Boisfranc ». */
export function withPreposition(preposition: NamePreposition, name: string): string {
  const article = ARTICLE.exec(name)?.[1] as 'Le' | 'Les' | undefined;
  if (article) return `${contracted[`${preposition} ${article}`]}${name.slice(article.length)}`;
  return preposition === 'de' && ELIDED.test(name) && !SPELLED.test(name) ? `d’${name}` : `${preposition} ${name}`;
}
