import { settle } from '../support/settle.ts';
import { expect, test, type Page } from '../support/test.ts';

/** A card has some fifty elements inside, a list of two dozen has a thousand. */
const MAX_ELEMENTS = 300;

/** Rules that ask whether something is anywhere inside of an element, with how many elements they may ask about at most. */
const searches = (page: Page) =>
  page.evaluate(() => {
    const rulesOf = (list: CSSRuleList): CSSRule[] =>
      [...list].flatMap((rule) => [rule, ...rulesOf((rule as CSSGroupingRule).cssRules ?? [])]);
    const sheets = [...document.styleSheets, ...document.adoptedStyleSheets].filter(({ media }) => media.mediaText !== 'print');
    const selectors = sheets.flatMap(({ cssRules }) => rulesOf(cssRules)).map((rule) => (rule as CSSStyleRule).selectorText ?? '');
    return selectors.flatMap((selector) =>
      // What has a step of its own before it looks at neighbours or children only.
      [...selector.matchAll(/:has\((?!\s*[>+~])/g)].map(({ index }) => {
        const asking = selector.slice(0, index).split(',').pop()!.trim();
        const asked = asking.includes('(') ? [] : document.querySelectorAll(asking || '*');
        return { selector, elements: Math.max(0, ...[...asked].map((element) => element.querySelectorAll('*').length)) };
      }),
    );
  });

// The browser asks anew each time it works out the style of what such a rule is about: with every letter that somebody types.
for (const path of ['/', '/services', '/materials', '/auth', '/about']) {
  test(`no rule of ${path} searches all of the page`, async ({ page }) => {
    await page.goto(path);
    await settle(page);
    const found = await searches(page);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ elements }) => elements > MAX_ELEMENTS)).toEqual([]);
  });
}
