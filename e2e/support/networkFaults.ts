import type { Page, Route } from '@playwright/test';
import { fetchDecoded } from './fetchDecoded.ts';

/** Ends a fault; the next request gets the real file. */
export type Heal = () => Promise<void>;

/** Ways a file can fail on its way to the browser. */
export const networkFaults = {
  'answers 404': (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  'answers 500': (route: Route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'Broken' }),
  'is cut off by the network': (route: Route) => route.abort('connectionreset'),
  'arrives truncated': (route: Route) => withBody(route, (body) => body.subarray(0, Math.floor(body.length / 2))),
  'arrives with one byte changed': (route: Route) => withBody(route, flipOneLetter),
  'is an HTML page': (route: Route) =>
    route.fulfill({
      status: 200,
      headers: { 'content-type': 'text/html', 'x-content-type-options': 'nosniff' },
      body: '<!doctype html><title>Home</title>',
    }),
  'never answers': () => Promise.resolve(),
} satisfies Record<string, (route: Route) => Promise<void>>;

export type NetworkFault = keyof typeof networkFaults;

/** Spoils every file whose path matches, until healed. */
export async function spoilFiles(page: Page, path: RegExp, fault: NetworkFault): Promise<Heal> {
  let isHealed = false;
  await page.route(
    (url) => path.test(url.pathname),
    (route) => (isHealed ? route.continue() : networkFaults[fault](route)),
  );
  return () => {
    isHealed = true;
    return Promise.resolve();
  };
}

async function withBody(route: Route, change: (body: Buffer) => Buffer): Promise<void> {
  const answer = await fetchDecoded(route);
  await route.fulfill({ ...answer, body: change(answer.body) });
}

/** The script still parses, so that nothing but its hash can give it away. */
function flipOneLetter(body: Buffer): Buffer {
  const at = body.indexOf('use strict');
  const changed = Buffer.from(body);
  if (at >= 0) changed[at] = 'U'.charCodeAt(0);
  else changed.write(' ', changed.length - 1);
  return changed;
}
