import { expectShellInUse } from '../support/failedSection.ts';
import type { LineFault } from '../support/brokenLine.ts';
import { expect, test, type Page } from '../support/lineTest.ts';
import { companiesOf } from '../support/providerCompany.ts';
import { readyToSend, requestsOf } from '../support/quoteCard.ts';
import { withoutRendering } from '../support/withoutRendering.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Get Quote' });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const submit = /\/rpc\/submit_project$/;
const sentToast = 'Quote Request';
const trade = 'Landscaping';

const brokenReads: LineFault[] = ['is reset before it arrives', 'is cut off half-way'];
for (const fault of brokenReads) {
  test(`a read that ${fault}: said in words, nothing pretends to be an empty list, and Try again helps`, async ({ page, line }) => {
    line.spoil(/^\/rest\/v1\//, fault);
    await page.goto('/services');
    await expect(alert(page).filter({ hasText: 'Failed to load services: Failed to fetch services' })).toBeVisible();
    await expect(page.getByText(/^Showing 0 of/)).toHaveCount(0);
    await expectShellInUse(page);
    line.mend();
    await alert(page).getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page).first()).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
  });
}

test('a read whose answer stops half-way: given up after ten seconds, and Try again helps', async ({ page, line }) => {
  await withoutRendering(page);
  line.spoil(/^\/rest\/v1\//, 'stops half-way');
  const asked = page.waitForRequest(/\/rpc\/search_services/);
  await page.goto('/services', { waitUntil: 'domcontentloaded' });
  await asked;
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toBeVisible();
  await expect(alert(page).filter({ hasText: 'Failed to load services: Failed to fetch services' })).toBeVisible({ timeout: 15_000 });
  line.mend();
  await alert(page).getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page).first()).toBeVisible();
});

const brokenWrites: { fault: LineFault; rows: number }[] = [
  { fault: 'is reset before it arrives', rows: 0 },
  { fault: 'is reset after it was done', rows: 1 },
  { fault: 'is cut off half-way', rows: 1 },
];
for (const { fault, rows } of brokenWrites) {
  test(`a request that ${fault}: no success is claimed, and sent again it is there once`, async ({ page, line }) => {
    const { id, send } = await readyToSend(page, trade);
    line.spoil(submit, fault);
    await send.click();
    await expect(page.getByRole('alert').filter({ hasText: 'We could not confirm that it arrived' }).first()).toBeVisible();
    await expect(page.getByText(sentToast, { exact: true })).toHaveCount(0);
    expect(await requestsOf(id)).toHaveLength(rows);
    line.mend();
    await send.click();
    await expect(page.getByText(sentToast, { exact: true })).toBeVisible();
    expect(await requestsOf(id)).toHaveLength(1);
  });
}

test('a reload while a request is never answered: sent again it has the same id, and is there once', async ({ page, line }) => {
  const { id, send } = await readyToSend(page, trade);
  line.spoil(submit, 'is never answered');
  await send.click();
  await expect.poll(async () => (await requestsOf(id)).length).toBe(1);
  line.mend();
  await page.reload();
  await send.click();
  await expect(page.getByText(sentToast, { exact: true })).toBeVisible();
  expect(await requestsOf(id)).toHaveLength(1);
});

test('Back to a request that was sent, and forward again: it is there once, and does not open by itself', async ({ page }) => {
  const { id, button, send } = await readyToSend(page, trade);
  await send.click();
  await expect(page.getByText(sentToast, { exact: true })).toBeVisible();
  await page.goto('/sitemap');
  await page.goBack();
  await expect(button).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Sitemap' })).toBeVisible();
  expect(await requestsOf(id)).toHaveLength(1);
});

for (const { name, details, seconds } of [
  { name: 'says how long', details: '90', seconds: 90 },
  { name: 'does not say how long', details: null, seconds: 30 },
]) {
  test(`too many requests, and the answer ${name}: the button waits as long, then works`, async ({ page }) => {
    await page.clock.install();
    const { id, send } = await readyToSend(page, trade);
    await page.route(submit, (route) =>
      route.fulfill({ status: 429, json: { code: 'PT429', message: 'Too many requests in a short time', details, hint: null } }),
    );
    await send.click();
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: /You’ve sent a lot in a short time/ })
        .first(),
    ).toBeVisible();
    await page.unroute(submit);
    await expect(send).toBeDisabled();
    await page.clock.fastForward((seconds - 10) * 1000);
    await expect(send).toBeDisabled();
    await page.clock.fastForward(11_000);
    await expect(send).toBeEnabled();
    await send.click();
    await expect(page.getByText(sentToast, { exact: true })).toBeVisible();
    expect(await requestsOf(id)).toHaveLength(1);
  });
}

for (const { what, body } of [
  { what: 'an empty object', body: '{}' },
  { what: 'a list of something else', body: '[1]' },
]) {
  test(`an answer that is ${what}: a failure to be tried again, not an empty profile`, async ({ page }) => {
    const [company] = await companiesOf(trade, 1);
    await withoutRendering(page);
    await page.route(/\/rpc\/provider_profile$/, (route) => route.fulfill({ contentType: 'application/json', body }));
    await page.goto(`/services/${company!.id}`);
    await expect(alert(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Service Areas' })).toHaveCount(0);
    await page.unroute(/\/rpc\/provider_profile$/);
    await alert(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: company!.name })).toBeVisible();
  });
}
