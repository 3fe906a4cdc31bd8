import type { Page } from '@playwright/test';
import { fetchDecoded } from './fetchDecoded.ts';

const rendered = /<div id="root">.*<script type="application\/json" id="seed">.*?<\/script>/s;
const bootList = /<script type="application\/json" id="boot">(.*?)<\/script>/s;

/** Lets pages begin in the browser, as they do when the server could not render them in time. */
export async function withoutRendering(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await fetchDecoded(route);
    return route.fulfill({ ...answer, body: unrendered(answer.body.toString()) });
  });
}

/** @returns the document of a page as it goes out when nothing was rendered; one that was not stays as it is */
export function unrendered(html: string): string {
  return html.replace(rendered, '<div id="root"></div>').replace(bootList, (_list, json: string) => {
    const { start } = JSON.parse(json) as { start: [string, string][] };
    return start.map(([src, integrity]) => `<script defer crossorigin src="${src}" integrity="${integrity}"></script>`).join('');
  });
}
