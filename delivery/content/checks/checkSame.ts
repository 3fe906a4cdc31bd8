import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { ContentError } from '../ContentError.ts';
import { sameFields } from '../fields.ts';
import type { Collection } from '../readCollection.ts';
import type { ContentFile, DataPath } from '../readContentFile.ts';

/** Finds what the French file says otherwise than the English one: other parts, other figures, other links, another fact. */
export function checkSame(english: ContentFile, french: ContentFile, { definition }: Collection): ContentError[] {
  const facts = sameFields(definition.schema);
  const twin = (path: DataPath): string => `${basename(english.path)}:${english.lineOf(path)}`;
  const complain = (path: DataPath, what: string): ContentError[] => [
    new ContentError(french.path, french.lineOf(path), `${path.join('.')} ${what}; correct the one that is wrong.`),
  ];
  const compare = (en: unknown, fr: unknown, path: DataPath): ContentError[] => {
    if (facts.includes(path.filter((key) => typeof key === 'string').join('.')))
      return isDeepStrictEqual(en, fr) ? [] : complain(path, `is a fact and differs from ${twin(path)}`);
    if (isParts(en) && isParts(fr)) {
      const [wanted, found] = [Object.keys(en), Object.keys(fr)];
      const odd = wanted.find((key) => !found.includes(key)) ?? found.find((key) => !wanted.includes(key));
      if (odd !== undefined) return complain([...path, odd], `stands in one language only, see ${twin(path)}`);
      return wanted.flatMap((key) => compare(en[key], fr[key], [...path, Array.isArray(en) ? Number(key) : key]));
    }
    if (isWords(en) && isWords(fr)) return [];
    return en === fr ? [] : complain(path, `differs from ${twin(path)}`);
  };
  return compare(english.data, french.data, []);
}

const isParts = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
/** Days and addresses are the same in every language. */
const isWords = (value: unknown): boolean => typeof value === 'string' && !/^\d{4}(-\d\d){1,2}$|^\/[\w/#?=&-]*$/.test(value);
