import type { Browser } from '@playwright/test';
import { median } from '@marketplace/node-kit/statistics';
import { ownAskedCompany } from '../support/askedCompany.ts';
import { callApi } from '../support/databaseAccess.ts';
import { sessionOf } from '../support/joinAccount.ts';
import { benchInProduct } from './benchInProduct.ts';
import { inRuns, watchEvents } from './eventTimings.ts';

const RUNS = 3;
const sizes = [1, 40];
const throttles = [
  { rate: 1, limitMs: 50 },
  { rate: 4, limitMs: 120 },
];
const TEMPLATE = 'Whole house';

/** The slowest key in the last line of a quote, in milliseconds from the press to the frame that shows it. */
async function worstKey(browser: Browser, url: string, lines: number, rate: number, place: number): Promise<number> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const { id, email, requestId } = await ownAskedCompany(page, 'Painting', place);
  const line = (_: unknown, index: number) => ({
    kind: 'labour',
    description: `Room ${index + 1}`,
    qty: 2,
    unit_cents: 10_000 + index,
    tax_class: 'installed',
  });
  const body = { lines: Array.from({ length: lines }, line), price_kind: 'fixed', deposit_cents: 0, valid_days: 30, permit_by: 'none' };
  await callApi('/rest/v1/rpc/save_quote_template', {
    as: await sessionOf(email),
    body: { template: { id: crypto.randomUUID(), provider_id: id, name: TEMPLATE, body } },
  });
  await page.goto(`/account/leads/${requestId}`);
  await page.getByRole('button', { name: 'Send a quote' }).click();
  await page.getByRole('button', { name: TEMPLATE, exact: true }).click();
  const descriptions = page.getByLabel('Description');
  if ((await descriptions.count()) !== lines)
    throw new Error(`The template has ${lines} lines; the quote shows ${await descriptions.count()}.`);
  await descriptions.last().focus();
  await page.keyboard.press('End');
  await page.waitForLoadState('networkidle');

  const timings = await watchEvents(page, ['key', 'input', 'beforeinput'], rate);
  await page.keyboard.type(', two coats', { delay: 90 });
  await page.getByLabel('Price ($)').last().focus();
  await page.keyboard.type('1234.50', { delay: 90 });
  const worst = await timings.slowest();
  await context.close();
  return worst;
}

await benchInProduct(async (browser, url) => {
  console.log(`Typing in a quote on a phone: the slowest key, from the press to the frame that shows it; medians of ${RUNS}.`);
  console.log(`${'lines'.padEnd(8)}${'CPU'.padEnd(8)}${'slowest key'.padStart(14)}${'goal'.padStart(10)}${'ratio'.padStart(8)}`);
  let place = 0;
  for (const lines of sizes) {
    for (const { rate, limitMs } of throttles) {
      const ms = median(await inRuns(RUNS, () => worstKey(browser, url, lines, rate, (place += 1))));
      const isOver = ms > limitMs;
      if (isOver) process.exitCode = 1;
      console.log(
        `${String(lines).padEnd(8)}${`1/${rate}`.padEnd(8)}${`${ms} ms`.padStart(14)}${`${limitMs} ms`.padStart(10)}${(ms / limitMs).toFixed(2).padStart(8)}${isOver ? '  OVER' : ''}`,
      );
    }
  }
});
