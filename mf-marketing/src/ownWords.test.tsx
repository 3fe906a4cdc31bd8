import { renderSection } from '@marketplace/section-kit/testing';
import { adsHref } from './rate-card/adsHref';
import { section } from './section';

const MIN_WORDS = 300;

/** Pages to read. The check of content counts each entry of a collection; these are pages whose words stand in code, or that collect entries. */
const pages = [
  '/about',
  '/homeowners',
  '/designers',
  '/partners',
  '/careers',
  '/guides',
  '/blog',
  '/financial',
  '/case-studies',
  '/events',
  '/vendors',
  '/listings',
  adsHref(),
  '/rate-card',
  '/investor-relations',
  '/newsroom',
  '/faq',
  '/contact',
];

/** What other pages say or what is there to be pressed: links, menus, forms. */
const notOwn = 'a, button, nav, form, select, label, option, [role="status"]';

function ownWords(page: HTMLElement): number {
  const copy = page.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll(notOwn)) part.remove();
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue!);
  return texts.flatMap((text) => text.split(/[\s\u00a0]+/)).filter((word) => /[\p{L}\d]/u.test(word)).length;
}

test.each(pages.flatMap((path) => [[path, 'en'] as const, [path, 'fr'] as const]))(
  '%s (%s) says enough of its own',
  async (path, locale) => {
    const { container } = await renderSection(section, { path, locale });
    expect(ownWords(container)).toBeGreaterThanOrEqual(MIN_WORDS);
  },
);
