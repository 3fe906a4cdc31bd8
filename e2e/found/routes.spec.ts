import { isChosen } from '../support/chosen.ts';
import { languages } from '../support/languages.ts';
import { addressOf, pagesUnderTest } from '../support/pages.ts';
import { readPage } from '../support/readPage.ts';
import { settle } from '../support/settle.ts';
import { expect, test, type Page } from '../support/test.ts';
import { untilRendered } from '../support/untilRendered.ts';

/** Every page in both languages, with and without script; a tenth of them without `E2E_FULL`. */
const visits = pagesUnderTest
  .flatMap((page) => languages.flatMap(({ language, prefix }) => [true, false].map((script) => ({ ...page, language, prefix, script }))))
  // Without script, a page for a single person says that it needs one.
  .filter(({ script, isPublic }) => script || isPublic)
  .map((visit) => ({ ...visit, name: `${visit.prefix}${visit.path} ${visit.script ? 'with' : 'without'} script` }))
  .filter(({ name }) => isChosen(name, 1 / 10));

/** Collects what the page's own rules kept out and what was answered with a failure of ours. */
function listen(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/csp-reports')) found.push(`refused by the policy: ${request.postData() ?? ''}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) found.push(`${response.status()} ${response.url()}`);
  });
  return found;
}

for (const script of [true, false])
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: script });
    for (const { name, path, prefix, language, isPublic } of visits.filter((visit) => visit.script === script))
      test(name, async ({ page, watch, request }) => {
        const found = listen(page);
        const address = await addressOf({ path, prefix });
        const served = isPublic ? await untilRendered(request, address) : null;
        await page.goto(address);
        await settle(page);
        const { title, language: shown, headings, words } = await readPage(page);
        expect(shown).toBe(`${language}-CA`);
        expect(headings[0]).toBeTruthy();
        expect(words).not.toMatch(/Failed to (load|fetch)|not available right now|Échec du chargement|Impossible de charger/);
        if (served) {
          expect(words.length).toBeGreaterThan(200);
          expect(textOf(served), 'the heading is in the page before any script').toContain(headings[0]!);
          expect(title, 'what the server called it').toBe(textOf(/<title>(.*?)<\/title>/.exec(served)![1]!));
        }
        expect([...found, ...watch.complaints()]).toEqual([]);
      });
  });

const entities: Record<string, string> = { '&quot;': '"', '&#39;': "'", '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** What a document says, without its elements. */
function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&\S+?;/g, (entity) => entities[entity] ?? entity);
}
