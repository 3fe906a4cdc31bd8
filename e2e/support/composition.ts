import type { Page } from '@playwright/test';
import type { Composition, CompositionInMarkup, CompositionRest } from '@marketplace/section-kit/manifest';
import { fetchDecoded } from './fetchDecoded.ts';
import { unrendered } from './unrendered.ts';

const inlined = /(<script type="application\/json" id="composition">)([^]*?)(<\/script>)/;
const preloadedScript = /<link rel="preload" as="script"[^>]*>\n?/g;

/** The composition that the site writes into a page, with what the page leaves out. */
export async function readComposition(siteUrl: string, path = '/'): Promise<Composition> {
  return compositionIn(await (await fetch(`${siteUrl}${path}`)).text(), siteUrl);
}

/** The section of that name in a composition. */
export function sectionOf(composition: Composition, name: string): Composition['sections'][number] {
  const section = composition.sections.find((candidate) => candidate.name === name);
  if (!section)
    throw new Error(`The product is composed without ${name}; there are ${composition.sections.map((other) => other.name).join(', ')}.`);
  return section;
}

/**
 * Makes every document the page opens carry a changed composition, all of it, as if the registry said so. The page's headers stay,
 * so its scripts are held to the hashes of the changed composition.
 */
export async function recompose(page: Page, change: (composition: Composition) => void): Promise<void> {
  const isDocument = (url: URL) => !/^\/(sections|shell|rest|auth\/v1)\//.test(url.pathname);
  await page.route(isDocument, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await fetchDecoded(route);
    await route.fulfill({ ...answer, body: await changed(answer.body.toString(), change, route.request().url()) });
  });
}

async function changed(html: string, change: (composition: Composition) => void, url: string): Promise<string> {
  const composition = await compositionIn(html, url);
  change(composition);
  // The server rendered the page of another composition.
  return withComposition(unrendered(html).replace(preloadedScript, ''), composition);
}

/** @returns the document with another composition */
export function withComposition(html: string, composition: Composition): string {
  const json = JSON.stringify(composition).replaceAll('<', '\\u003c');
  return html.replace(inlined, (_, open: string, _json: string, close: string) => `${open}${json}${close}`);
}

/** What stands in a document of its composition. */
export function saidIn(html: string): Composition | CompositionInMarkup {
  return JSON.parse(inlined.exec(html)![2]!) as Composition | CompositionInMarkup;
}

/** What a page leaves out; nothing where it says all. */
export async function readRest({ rest }: Pick<Composition, 'rest'>, url: string): Promise<CompositionRest> {
  return (rest ? await (await fetch(new URL(rest.path, url))).json() : {}) as CompositionRest;
}

/** The composition that stands in a document, with what it leaves out. */
export async function compositionIn(html: string, url: string): Promise<Composition> {
  const said = saidIn(html) as Composition;
  const { rest: _rest, ...page } = said;
  return { ...page, ...(await readRest(said, url)) };
}
