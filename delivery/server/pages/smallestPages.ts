import { compressSmallest } from '../files/compress.ts';
import { strongTag, type FinishedPage } from './pageMemory.ts';

/** Pages of some 20 kB each, packed. */
const MAX_PAGES = 1_000;
/** Pages of some 100 kB each that may be asked for again. */
const MAX_WAITING = 100;
/** After each page it rests this many times as long as that took, so that it never takes more than a third of one processor. */
const RESTS = 2;

interface SmallestPages {
  /** Takes a page that was packed quickly. */
  offer: (page: FinishedPage, html: string) => void;
  /** @returns the smallest form of a page there is by now; whoever was sent the other one keeps a good tag */
  smallest: (page: FinishedPage) => FinishedPage;
}

/**
 * Packs pages as small as can be, beside the thread that answers and after the first visitor has the page: that takes a third of
 * a second, and saves every further visitor a tenth of the bytes. A page that comes out the same again is not packed again.
 */
export function smallestPages(): SmallestPages {
  /** By tag of the quickly packed page. */
  const packed = new Map<string, Pick<FinishedPage, 'body'> & { etag: string }>();
  const waiting = new Map<string, { html: string; isAskedAgain: boolean }>();
  let isFree = true;

  const shrink = async (tag: string, html: string): Promise<void> => {
    isFree = false;
    const began = performance.now();
    const body = await compressSmallest(html);
    putLast(packed, tag, { body, etag: strongTag(body) }, MAX_PAGES);
    waiting.delete(tag);
    setTimeout(() => (isFree = true), RESTS * (performance.now() - began)).unref();
  };

  return {
    offer: ({ headers: { etag: tag, 'content-encoding': encoding } }, html) => {
      if (tag && encoding === 'br' && !packed.has(tag))
        putLast(waiting, tag, waiting.get(tag) ?? { html, isAskedAgain: false }, MAX_WAITING);
    },
    smallest: (page) => {
      const { etag: tag = '' } = page.headers;
      const small = packed.get(tag);
      if (small) return { body: small.body, headers: { ...page.headers, etag: small.etag } };
      const known = waiting.get(tag);
      if (known?.isAskedAgain && isFree) void shrink(tag, known.html);
      if (known) known.isAskedAgain = true;
      return page;
    },
  };
}

function putLast<T>(map: Map<string, T>, key: string, value: T, max: number): void {
  map.delete(key);
  map.set(key, value);
  if (map.size > max) map.delete(map.keys().next().value!);
}
