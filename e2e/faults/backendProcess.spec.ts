import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startProduct, type Product } from '../support/startProduct.ts';

const health = async (product: Product) => (await fetch(`${product.url}/healthz`)).status;

test('a backend that is killed: pages are still served, and it comes back by itself with its data', async ({ page }) => {
  test.setTimeout(240_000);
  const product = await startProduct();
  try {
    expect(await health(product)).toBe(200);
    const pid = Number.parseInt(readFileSync(join(product.dataDir, 'backend.pid'), 'utf8'), 10);
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => health(product), { intervals: [20] }).toBe(503);

    const response = await page.goto(`${product.url}/services`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Professional Services' })).toBeVisible();

    await expect.poll(() => health(product), { timeout: 60_000 }).toBe(200);
    expect(product.output()).toContain('starting it again');
    const failed = page.getByRole('main').getByRole('alert');
    const cards = page.getByRole('main').getByRole('button', { name: 'Get Quote' });
    // The page asked while the backend was away, or was quick enough to be answered by the new one.
    await expect(failed.or(cards).first()).toBeVisible();
    if (await failed.isVisible()) await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(cards.first()).toBeVisible();
    expect(Number.parseInt(readFileSync(join(product.dataDir, 'backend.pid'), 'utf8'), 10)).not.toBe(pid);
  } finally {
    await product.stop();
  }
});
