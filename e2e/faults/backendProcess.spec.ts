import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { onDisk } from '@marketplace/node-kit/fullDisk';
import { readComposition } from '../support/composition.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

test.describe.configure({ mode: 'serial' });
let product: Product;
let folder: string;
const bytesLeft = () => join(folder, 'bytes-left');
const fillDisk = (bytes: number) => writeFileSync(bytesLeft(), String(bytes));
const makeRoom = () => rmSync(bytesLeft());

const health = async () => (await fetch(`${product.url}/healthz`)).status;
const backendPid = () => Number.parseInt(readFileSync(join(product.dataDir, 'backend.pid'), 'utf8'), 10);

/** A visitor makes an account. */
async function write(): Promise<{ status: number; retryAfter: string | null }> {
  const { config } = await readComposition(product.url);
  const { status, headers } = await fetch(`${product.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: config.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${crypto.randomUUID()}@example.ca`, password: 'maple syrup 42' }),
  });
  return { status, retryAfter: headers.get('retry-after') };
}

test.beforeAll(async () => {
  test.setTimeout(240_000);
  folder = mkdtempSync(join(tmpdir(), 'disk-'));
  fillDisk(1_000_000);
  product = await startProduct({ env: onDisk(bytesLeft()) });
});
test.afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true });
});

test('a first start on a full disk: every page says that the site is back soon, and it is as soon as there is room', async ({ page }) => {
  test.setTimeout(120_000);
  expect(product.output()).toContain('almost full');
  const response = await page.goto(`${product.url}/services`);
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1, name: 'We will be back shortly' })).toBeVisible();
  expect(await health()).toBe(503);
  makeRoom();
  await expect.poll(health, { timeout: 90_000 }).toBe(200);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Get Quote' }).first()).toBeVisible();
});

test('a backend that is killed: pages are still served, and it comes back by itself with its data', async ({ page }) => {
  test.setTimeout(120_000);
  expect(await health()).toBe(200);
  const pid = backendPid();
  process.kill(pid, 'SIGKILL');
  await expect.poll(health, { intervals: [20] }).toBe(503);

  // 503 to search engines while the backend is away, with a page all the same.
  await page.goto(`${product.url}/services`);
  await expect(page.getByRole('heading', { level: 1, name: 'Professional Services' })).toBeVisible();

  await expect.poll(health, { timeout: 60_000 }).toBe(200);
  expect(product.output()).toContain('starting it again');
  const failed = page.getByRole('main').getByRole('alert');
  const cards = page.getByRole('main').getByRole('button', { name: 'Get Quote' });
  // The page asked while the backend was away, or was quick enough to be answered by the new one.
  await expect(failed.or(cards).first()).toBeVisible();
  if (await failed.isVisible()) await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(cards.first()).toBeVisible();
  expect(backendPid()).not.toBe(pid);
});

test('a disk that fills up and a backend that is killed on it: it comes back for reading, and writes with the room', async () => {
  test.setTimeout(120_000);
  expect((await write()).status).toBe(200);
  fillDisk(1_000_000);
  expect(await write()).toEqual({ status: 503, retryAfter: '60' });
  process.kill(backendPid(), 'SIGKILL');
  await expect.poll(health, { intervals: [20] }).toBe(503);
  await expect.poll(health, { timeout: 60_000 }).toBe(200);
  expect(await write()).toEqual({ status: 503, retryAfter: '60' });
  makeRoom();
  await expect.poll(async () => (await write()).status).toBe(200);
});
