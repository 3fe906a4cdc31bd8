import type { Browser, Page, Route } from '@playwright/test';
import { median } from '@marketplace/node-kit/statistics';
import { benchInProduct } from './benchInProduct.ts';
import { directoryRows, findRows, type DirectoryRow, type FoundRows } from './directoryRows.ts';
import { inRuns, watchEvents } from './eventTimings.ts';

const RUNS = 5;
const sizes = [1_000, 10_000, 100_000];
const throttles = [
  { rate: 1, limitMs: 50 },
  { rate: 4, limitMs: 120 },
];
/** Typed with a pause after each part, long enough for a search to be asked and answered while the next letters come. */
const parts = ['plum', 'bing', ' tor', 'onto'];

const json = (route: Route, body: unknown, headers: Record<string, string> = {}) =>
  route.fulfill({ status: 200, contentType: 'application/json', headers, body: JSON.stringify(body) });

/** Searches every text once: looking through the rows here would take the processor from the browser that is measured. */
function rememberFound(rows: readonly DirectoryRow[]): typeof find {
  const found = new Map<string, FoundRows>();
  function find(args: Parameters<typeof findRows>[1]): FoundRows {
    const key = JSON.stringify(args);
    const answer = found.get(key) ?? findRows(rows, args);
    found.set(key, answer);
    return answer;
  }
  return find;
}

/** Answers as a backend with these rows; one without the search function makes the page read everything, as the specification's client does. */
async function serveRows(page: Page, rows: readonly DirectoryRow[], find?: ReturnType<typeof rememberFound>): Promise<void> {
  await page.route('**/rest/v1/**', async (route) => {
    const url = new URL(route.request().url());
    if (url.pathname.endsWith('/rpc/search_services') && find) return json(route, find(route.request().postDataJSON()));
    if (url.pathname.endsWith('/services')) {
      const from = Number(url.searchParams.get('offset') ?? 0);
      const part = rows.slice(from, from + Number(url.searchParams.get('limit') ?? 1000));
      return json(route, part, {
        'content-range': `${from}-${from + part.length - 1}/${rows.length}`,
        'access-control-expose-headers': 'content-range',
      });
    }
    if (url.pathname.endsWith('/categories')) return json(route, []);
    if (url.pathname.endsWith('/rpc/suggest_services') && find)
      return json(
        route,
        rows.slice(0, 8).map(({ id, name, category, location }) => ({ kind: 'company', value: name, id, category, location })),
      );
    return route.fulfill({ status: 404, contentType: 'application/json', body: '{"code":"PGRST202","message":"not here"}' });
  });
}

/** The slowest key, in milliseconds from the press to the frame that shows it. */
async function worstKey(
  browser: Browser,
  url: string,
  rows: readonly DirectoryRow[],
  rate: number,
  find?: ReturnType<typeof rememberFound>,
): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await serveRows(page, rows, find);
  await page.goto(`${url}/services`);
  const field = page.getByRole('main').getByRole('search').locator('input');
  await page.getByRole('main').getByRole('article').first().waitFor();
  await field.focus();
  // The first search reads everything where there is no other way; what is measured is typing after that.
  await page.keyboard.type('a');
  await page.waitForURL(/search=a/);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Backspace');
  await page.waitForURL((address) => !address.search);

  const timings = await watchEvents(page, ['key', 'input', 'beforeinput'], rate);
  for (const part of parts) {
    await page.keyboard.type(part, { delay: 90 });
    // Not a wait for something: the rhythm of a person, which is what is measured.
    await page.waitForTimeout(280);
  }
  await page.keyboard.type(' now', { delay: 90 });
  const worst = await timings.slowest();
  await page.close();
  return worst;
}

await benchInProduct(async (browser, url) => {
  console.log(`Typing in the directory: the slowest key, from the press to the frame that shows it; medians of ${RUNS}.`);
  console.log(
    `${'providers'.padEnd(12)}${'CPU'.padEnd(8)}${'this product'.padStart(14)}${'read everything'.padStart(18)}${'ratio'.padStart(9)}`,
  );
  for (const size of sizes) {
    const rows = directoryRows(size);
    const find = rememberFound(rows);
    for (const { rate, limitMs } of throttles) {
      const ours = median(await inRuns(RUNS, () => worstKey(browser, url, rows, rate, find)));
      const literal = median(await inRuns(RUNS, () => worstKey(browser, url, rows, rate)));
      const over = ours > limitMs;
      if (over) process.exitCode = 1;
      console.log(
        `${size.toLocaleString('en-CA').padEnd(12)}${`1/${rate}`.padEnd(8)}${`${ours} ms`.padStart(14)}${`${literal} ms`.padStart(18)}${`${(literal / ours).toFixed(1)} x`.padStart(9)}  ${over ? 'OVER' : 'within'} ${limitMs} ms`,
      );
    }
  }
});
