import { chunkFile } from '../support/chunkFile.ts';
import { expect, test, type Page } from '../support/test.ts';

const limit = 150 * 1024;

/** Parts that are fetched when they are used, each by a word only its code contains. */
const parts = { Supabase: 'GoTrueClient', overlays: 'DismissableLayer', forms: 'onTouched' };
type LazyPart = keyof typeof parts;

interface Scripts {
  /** By address: bytes of the compressed file. */
  sizes: Map<string, number>;
  /** Which of the parts are among them. */
  parts: () => Promise<LazyPart[]>;
}

/** Everything of JavaScript the page fetches from now on, as Chromium counts it. */
async function countScripts(page: Page): Promise<Scripts> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const addresses = new Map<string, { address: string; headers: number }>();
  const sizes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) addresses.set(requestId, { address: response.url, headers: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = addresses.get(requestId);
    if (known) sizes.set(known.address, (sizes.get(known.address) ?? 0) + encodedDataLength - known.headers);
  });
  const partsIn = async (): Promise<LazyPart[]> => {
    const code = (await Promise.all([...sizes.keys()].map(async (address) => (await page.request.get(address)).text()))).join('\n');
    return (Object.keys(parts) as LazyPart[]).filter((part) => code.includes(parts[part]));
  };
  return { sizes, parts: partsIn };
}

const pages: { path: string; uses?: LazyPart[] }[] = [
  { path: '/' },
  { path: '/services' },
  { path: '/services?search=plumbing' },
  { path: '/categories' },
  { path: '/auth', uses: ['forms'] },
  { path: '/signup', uses: ['forms'] },
  { path: '/login', uses: ['forms'] },
  { path: '/reset-password', uses: ['forms'] },
  { path: '/account', uses: ['forms'] },
  { path: '/sitemap' },
  { path: '/no/such/page' },
];

/** Nothing is fetched ahead for whoever saves data, so what comes is what the page itself needs. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
}

for (const { path, uses = [] } of pages) {
  test(`a first anonymous view of ${path} stays below 150 KiB of JavaScript, with nothing it does not use`, async ({ page }) => {
    const scripts = await countScripts(page);
    await saveData(page);
    // Beside a list there is room for a map on wide screens only, which comes when the page is at rest.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const total = [...scripts.sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
    const list = [...scripts.sizes].map(([address, bytes]) => `${address.split('/').at(-1)} ${(bytes / 1024).toFixed(1)}`).join(', ');
    test.info().annotations.push({ type: 'JavaScript', description: `${(total / 1024).toFixed(1)} KiB: ${list}` });
    expect(total, 'the shell at least').toBeGreaterThan(100 * 1024);
    expect((await scripts.parts()).filter((part) => !uses.includes(part))).toEqual([]);
    expect(total, list).toBeLessThan(limit);
  });
}

test('overlays come when the page is at rest, so that the press that opens the drawer fetches nothing', async ({ page }) => {
  const scripts = await countScripts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => scripts.parts()).toEqual(['overlays']);
  const before = [...scripts.sizes.keys()];
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // Pages behind links in view may come at any time; the drawer is the shell's.
  expect([...scripts.sizes.keys()].filter((address) => address.includes('/shell/') && !before.includes(address))).toEqual([]);
});

test('the scripts of the page behind a link come when it is pointed at, and none when it is followed', async ({ page }) => {
  const script = `link[rel=prefetch][href*="/mf-marketing/"][href$="/${chunkFile('mf-marketing', 'careers')}"]`;
  await page.goto('/no/such/page');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true });
  await expect
    .poll(async () => {
      await page.mouse.move(0, 0);
      await link.hover();
      return page.locator(script).count();
    }, 'links are followed once the page is at rest')
    .toBe(1);
  const address = await page.locator(script).evaluate((element: HTMLLinkElement) => element.href);
  await expect.poll(() => page.evaluate((name) => performance.getEntriesByName(name).length, address)).toBe(1);
  await link.click();
  await expect(page).toHaveURL('/careers');
  await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toBeVisible();
  const transfers = await page.evaluate(
    (name) => (performance.getEntriesByName(name) as PerformanceResourceTiming[]).map(({ transferSize }) => transferSize > 0),
    address,
  );
  expect(transfers, 'came over the line').toEqual([true, false]);
});

test('overlays come with the first menu of whoever saves data, forms and Supabase with signing in', async ({ page }) => {
  const scripts = await countScripts(page);
  await saveData(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await scripts.parts()).toEqual(['overlays']);

  await page.goto('/auth');
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.locator('input[autocomplete="current-password"]') });
  await form.locator('input[type="email"]').fill('nobody@example.ca');
  await form.locator('input[autocomplete="current-password"]').fill('maple syrup 42');
  expect(await scripts.parts()).toEqual(['overlays', 'forms']);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Sign in failed', { exact: true }).first()).toBeVisible();
  expect(await scripts.parts()).toEqual(['Supabase', 'overlays', 'forms']);
});
