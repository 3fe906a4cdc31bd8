import type { Page } from '@playwright/test';

/** What somebody reads of a page who has no eyes for how it looks. */
export interface PageReading {
  title: string;
  language: string;
  headings: string[];
  /** Of the part that is the page's own, without what follows `#`. */
  links: string[];
  /** Amounts in dollars, as the language writes them. */
  prices: string[];
  /** Rated how many of five. */
  ratings: string[];
  words: string;
}

const amount = /(?:\$\s?\d[\d,]*(?:\.\d\d)?)|(?:\d[\d\s\u00a0\u202f]*(?:,\d\d)?[\s\u00a0\u202f]\$)/g;
const rating = /(?<![\d.,])[1-5][.,]\d(?![\d.,])/g;

/** Reads the part of a page that lies between header and footer. */
export async function readPage(page: Page): Promise<PageReading> {
  const main = page.getByRole('main');
  const found = await main.evaluate((element: HTMLElement) => {
    // Words of what is not laid out yet, because it is far from the screen, are no words for innerText.
    const laidOut = new CSSStyleSheet();
    laidOut.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(laidOut);
    return {
      title: document.title,
      language: document.documentElement.lang,
      headings: [...element.querySelectorAll('h1, h2, h3')].map((heading) => heading.textContent.trim()),
      links: [...element.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')!.split('#')[0]!),
      words: element.innerText,
    };
  });
  const { words } = found;
  return { ...found, links: found.links.filter(Boolean), prices: words.match(amount) ?? [], ratings: words.match(rating) ?? [] };
}

/** @returns what is in the first list and not in the second */
export const missingFrom = (expected: readonly string[], there: readonly string[]): string[] =>
  [...new Set(expected)].filter((each) => !there.includes(each));
