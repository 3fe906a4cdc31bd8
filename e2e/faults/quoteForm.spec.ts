import { goToStep, openCard, readyToSend, requestsOf as stored } from '../support/quoteCard.ts';
import { signInAsNewVisitor } from '../support/signedInVisitor.ts';
import { expect, test } from '../support/test.ts';

const submit = /\/rest\/v1\/rpc\/submit_project$/;
const sentToast = 'Quote Request';

test('the answer is lost after the row was stored: says so, and trying again leaves one row', async ({ page }) => {
  const { id, send } = await readyToSend(page);
  await page.route(submit, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: 'We could not confirm that it arrived' }).first()).toBeVisible();
  await expect(page.getByText(sentToast, { exact: true })).toHaveCount(0);
  await page.unroute(submit);
  await send.click();
  await expect(page.getByText(sentToast, { exact: true })).toBeVisible();
  expect(await stored(id)).toHaveLength(1);
});

test('a reload while it is being sent: it is there to be sent again, and there is one row', async ({ page }) => {
  const { id, send } = await readyToSend(page);
  let isHeld = false;
  await page.route(submit, async (route) => {
    if (isHeld) return route.continue();
    isHeld = true;
    await route.fetch();
    // The answer never comes: taking the route away would let it through.
  });
  await send.click();
  await expect.poll(async () => (await stored(id)).length).toBe(1);
  await page.reload();
  await expect(page.getByRole('dialog').getByLabel('Your name')).toHaveValue('Sam');
  await send.click();
  await expect(page.getByText(sentToast, { exact: true })).toBeVisible();
  expect(await stored(id)).toHaveLength(1);
});

test('five presses and a second tab: one row, and both tabs show success', async ({ page, context }) => {
  const { id, send } = await readyToSend(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await second
    .getByRole('main')
    .getByRole('button', { name: /Get Quote|Opening/ })
    .first()
    .click();
  await expect(second.getByRole('dialog').getByLabel('Your name')).toHaveValue('Sam');
  await send.evaluate((element) => [1, 2, 3, 4, 5].forEach(() => (element as HTMLElement).click()));
  await expect(page.getByText(sentToast, { exact: true })).toBeVisible();
  for (const tab of [page, second]) await expect(tab.getByRole('dialog', { name: /^Your request is/ })).toBeVisible();
  expect(await stored(id)).toHaveLength(1);
});

for (const { name, answer, says } of [
  {
    name: 'too many requests',
    answer: {
      status: 429,
      json: { code: 'PT429', message: 'Too many requests in a short time', details: '90', hint: 'Try again in 90 seconds.' },
    },
    says: /You’ve sent a lot in a short time/,
  },
  {
    name: 'a policy refuses',
    answer: { status: 403, json: { code: '42501', message: 'permission denied', details: null, hint: null } },
    says: /permission denied/,
  },
  {
    name: 'the server fails',
    answer: { status: 500, json: { code: '', message: 'no', details: null, hint: null } },
    says: /could not confirm/,
  },
]) {
  test(`${name}: a message at the button, no success, and nothing stored`, async ({ page }) => {
    const { id, send } = await readyToSend(page);
    await page.route(submit, (route) => route.fulfill(answer));
    await send.click();
    await expect(page.getByRole('alert').filter({ hasText: says }).first()).toBeVisible();
    await expect(page.getByText(sentToast, { exact: true })).toHaveCount(0);
    expect(await stored(id)).toEqual([]);
  });
}

test('a field the server refuses is marked with its message, and what was typed stays', async ({ page }) => {
  const { send } = await readyToSend(page);
  const dialog = page.getByRole('dialog');
  await page.route(submit, (route) =>
    route.fulfill({
      status: 422,
      json: { code: 'PT422', message: 'This is not an email address', details: 'email', hint: 'Write it like name@example.com.' },
    }),
  );
  await send.click();
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel('Your name')).toHaveValue('Sam');
});

test('offline: nothing claims to be sent, it is kept, and it goes out when asked to', async ({ page, context }) => {
  const { id, send } = await readyToSend(page);
  await context.setOffline(true);
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline' }).first()).toBeVisible();
  expect(await stored(id)).toEqual([]);
  await page.getByRole('button', { name: 'Send when online' }).click();
  await context.setOffline(false);
  await expect(page.getByText(sentToast, { exact: true })).toBeVisible();
  expect(await stored(id)).toHaveLength(1);
});

for (const [what, file, says] of [
  [
    'a web page named as a picture',
    { name: 'roof.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<!doctype html><script>1</script>') },
    /not a JPEG, PNG or WebP/,
  ],
  [
    'a drawing',
    { name: 'roof.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
    /not a JPEG, PNG or WebP/,
  ],
] as const) {
  test(`${what} is refused beside the photo`, async ({ page }) => {
    const { button } = await openCard(page);
    await button.click();
    const dialog = page.getByRole('dialog');
    await goToStep(dialog, 2);
    await dialog.locator('input[type="file"]').setInputFiles(file);
    await expect(dialog.getByText(says)).toBeVisible();
  });
}

for (const held of [0, 1]) {
  test(`back and forward while it is being sent (${held ? 'before' : 'after'} the row exists): one request, and the true state`, async ({
    page,
  }) => {
    const { id, send } = await readyToSend(page);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(submit, async (route) => {
      if (held) await released;
      await route.fetch();
      if (!held) await released;
      await route.abort('connectionreset').catch(() => undefined);
    });
    await send.click();
    await page.goto('/sitemap');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    release();
    await page.goBack();
    await send.click();
    await expect(page.getByText(sentToast, { exact: true })).toBeVisible();
    await expect.poll(async () => (await stored(id)).length).toBe(1);
  });
}

test('a session that expired: renewed once and sent once', async ({ page }) => {
  await signInAsNewVisitor(page);
  const { id, button } = await openCard(page);
  let refused = 0;
  await page.route(submit, async (route) => {
    if ((refused += 1) > 1) return route.continue();
    await route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired', details: null, hint: null } });
  });
  await button.click();
  const sheet = page.getByRole('dialog');
  await goToStep(sheet, 3);
  await sheet.getByRole('button', { name: 'Send my request' }).click();
  await expect(page.getByText(sentToast, { exact: true })).toBeVisible();
  expect(refused).toBe(2);
  expect(await stored(id)).toHaveLength(1);
});
