import { ContentError } from '../ContentError.ts';
import type { Collection } from '../readCollection.ts';
import type { ContentFile } from '../readContentFile.ts';
import { textsOf } from './values.ts';

/** What stands in menus, lists and search results, and what names others. */
const elsewhere = ['menu', 'description', 'author', 'sources', 'related', 'guides'];

/** Finds pages with fewer words of their own than their collection wants: nobody looks for a page that says nothing. */
export function checkDepth(file: ContentFile, { definition: { minWords = 0 } }: Collection): ContentError[] {
  const count = ownWords(file);
  if (count >= minWords) return [];
  return [
    new ContentError(file.path, 1, `has ${count} words of its own; write ${minWords} that help to choose, or join it to another page.`),
  ];
}

/** The words of a file that only its page says. Addresses, days and names are one word, and no prose. */
function ownWords(file: ContentFile): number {
  return textsOf(file)
    .filter(({ text, path }) => !elsewhere.includes(String(path[0])) && /\s/.test(text))
    .flatMap(({ text }) => text.split(/[\s\u00a0]+/))
    .filter((word) => /[\p{L}\d]/u.test(word)).length;
}
