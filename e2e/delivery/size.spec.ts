import { readComposition } from '../support/composition.ts';
import { expect, test, type Page } from '../support/test.ts';

const limit = 210 * 1024;

interface Script {
  file: string;
  /** Bytes on the wire, headers included. */
  bytes: number;
}

/** Everything of JavaScript the page fetches from now on, as Chromium counts it. */
async function countScripts(page: Page): Promise<() => Script[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const files = new Map<string, string>();
  const scripts: Script[] = [];
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) files.set(requestId, new URL(response.url).pathname.split('/').at(-1)!);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) scripts.push({ file, bytes: encodedDataLength });
  });
  return () => scripts;
}

const publicPages = ['/', '/services', '/services?search=plumbing', '/categories', '/auth', '/signup', '/login', '/reset-password', '/account', '/sitemap', '/no/such/page'];
const needed: Record<string, RegExp> = { '/auth': /forms|overlays/, '/signup': /forms|overlays/, '/login': /forms|overlays/, '/reset-password': /forms|overlays/ };

for (const path of publicPages) {
  test(`a first anonymous view of ${path} stays below 210 KiB of JavaScript, with nothing it does not use`, async ({ page }) => {
    const scripts = await countScripts(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const loaded = scripts();
    const total = loaded.reduce((sum, { bytes }) => sum + bytes, 0);
    test.info().annotations.push({ type: 'JavaScript', description: `${(total / 1024).toFixed(1)} KiB in ${loaded.length} files` });
    const list = loaded.map(({ file, bytes }) => `${file} ${(bytes / 1024).toFixed(1)}`).join(', ');
    expect(loaded.length, list).toBeGreaterThan(2);
    expect(total, list).toBeLessThan(limit);
    expect(loaded.map(({ file }) => file).filter((file) => /supabase/i.test(file))).toEqual([]);
    if (!needed[path]) expect(loaded.map(({ file }) => file).filter((file) => /overlays|forms/i.test(file))).toEqual([]);
  });
}

test('Supabase, overlays and forms are files of their own, so that they can be left out', async ({ page }) => {
  const { shell } = await readComposition(process.env.PRODUCT_URL!);
  for (const part of [/supabase/i, /overlays/i, /forms/i]) expect(Object.keys(shell.integrity).filter((file) => part.test(file)), String(part)).not.toEqual([]);

  const scripts = await countScripts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(scripts().map(({ file }) => file).some((file) => /overlays/i.test(file))).toBe(true);
});
