import type { Page } from '@playwright/test';
import type { Composition, CompositionInMarkup } from '@marketplace/section-kit/manifest';
import { readRest, saidIn, withComposition } from './composition.ts';
import { fetchDecoded } from './fetchDecoded.ts';
import { unrendered } from './unrendered.ts';

/** Lets pages begin in the browser, as they do when the server could not render them in time. */
export async function withoutRendering(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await fetchDecoded(route);
    return route.fulfill({ ...answer, body: await begunInBrowser(answer.body.toString(), route.request().url()) });
  });
}

async function begunInBrowser(html: string, url: string): Promise<string> {
  if (!html.includes('id="seed"')) return html;
  return withComposition(unrendered(html), await saidWithoutMarkup(html, url));
}

/** What a page that was not rendered says of its composition: also what a rendered one leaves to its markup. */
async function saidWithoutMarkup(html: string, url: string): Promise<Composition> {
  const said = saidIn(html) as CompositionInMarkup;
  const { navigation, sections } = await readRest(said, url);
  const linksOf = (group: string) => said.navigation[group] ?? (html.includes(`data-group="${group}"`) ? navigation[group]! : []);
  return {
    ...said,
    navigation: Object.fromEntries(Object.keys(navigation).map((group) => [group, linksOf(group)])),
    sections: said.sections.map((section) => {
      const { base, entry } = sections.find(({ name }) => name === section.name)!.current;
      return { routes: [], fragments: [], previous: null, ...section, current: { base, entry, integrity: {}, ...section.current } };
    }),
  };
}
