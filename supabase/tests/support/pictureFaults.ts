import { forms } from '../../pictures/forms.ts';
import { pictureName, type Picture } from '../../pictures/Picture.ts';
import { tones } from '../../pictures/tones.ts';

/** Something on sale: its name and what else is said of its looks, in both languages, and its picture. */
export interface Shown {
  english: readonly string[];
  french: readonly string[];
  picture?: Picture;
}

/** Words of a name that are no looks, by the text they stand in: what it is made of or for. */
export type NotItsLooks = Readonly<Record<string, readonly string[]>>;

type Language = 'english' | 'french';

/** Words of the table, the longest first, with the keys that use them. */
function vocabulary(language: Language): (readonly [word: string, keys: readonly string[]])[] {
  const words = new Map<string, string[]>();
  for (const [key, tone] of Object.entries(tones))
    for (const word of tone[language]) words.set(word.toLowerCase(), [...(words.get(word.toLowerCase()) ?? []), key]);
  return [...words].sort(([a], [b]) => b.length - a.length);
}

const vocabularies = { english: vocabulary('english'), french: vocabulary('french') };

/** The words of the table that a text has; 'bleu-vert' is not also 'vert'. */
function wordsIn(text: string, language: Language) {
  let left = text.toLowerCase();
  return vocabularies[language].filter(([word]) => {
    const whole = new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, 'gu');
    const isThere = whole.test(left);
    left = left.replace(whole, ' ');
    return isThere;
  });
}

function textFaults(texts: readonly string[], language: Language, picture: Picture, besides: readonly string[]): string[] {
  return texts.flatMap((text, index) => faultsOf(text, { isName: index === 0, language, picture, besides }));
}

function faultsOf(
  text: string,
  { isName, language, picture, besides }: { isName: boolean; language: Language; picture: Picture; besides: readonly string[] },
): string[] {
  const shown = [picture.finish, picture.colour, picture.species].filter((key) => key !== undefined);
  const found = wordsIn(text, language).filter(([word]) => !besides.includes(word));
  const wrong = found.filter(([, keys]) => !keys.some((key) => shown.some((one) => one === key)));
  const missing =
    found.length === 0 || !isName
      ? []
      : shown.filter((key) => tones[key][language].length > 0 && !found.some(([, keys]) => keys.includes(key)));
  return [
    ...wrong.map(([word]) => `"${text}" says ${word}, the picture shows ${shown.join(' and ') || 'no colour'}`),
    ...missing.map((key) => `"${text}" names its colour, but not ${key}, which the picture shows`),
  ];
}

/** How many pieces a name says there are. */
function pieces(name: string): number | undefined {
  if (/\b(pair|paire)\b/i.test(name)) return 2;
  const [, number] = /(\d+) (?:pieces|pièces)/i.exec(name) ?? [];
  return number === undefined ? undefined : Number(number);
}

/**
 * What is wrong with the picture of something on sale.
 *
 * @param besides words of its texts that say nothing of its looks
 */
export function pictureFaults({ english, french, picture }: Shown, besides: readonly string[] = []): string[] {
  const [name = ''] = english;
  if (!picture) return [`"${name}" has no picture`];
  const inWords = pieces(name);
  const isCounted = picture.count !== undefined || inWords === 2;
  return [
    ...(forms.includes(picture.form) ? [] : [`"${name}" has a form that nobody draws: ${picture.form}`]),
    ...textFaults(english, 'english', picture, besides),
    ...textFaults(french, 'french', picture, besides),
    ...(isCounted && picture.count !== inWords
      ? [`"${name}" has ${inWords ?? 'no number of'} pieces, its picture ${picture.count ?? 1}`]
      : []),
  ];
}

/** Names of pictures that two different looks would share. */
export function sharedNames(pictures: readonly Picture[]): string[] {
  const looks = new Map<string, Set<string>>();
  for (const { form, finish, colour, species, count } of pictures) {
    const name = pictureName({ form, finish, colour, species, count });
    looks.set(name, (looks.get(name) ?? new Set()).add(JSON.stringify([form, finish, colour, species, count])));
  }
  return [...looks].filter(([, different]) => different.size > 1).map(([name]) => name);
}
