import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startProduct, type Product } from '../support/startProduct.ts';
import { withoutBackend } from '../support/withoutBackend.ts';

interface Signed {
  payload: string;
  signature: string;
}

/** A registry document in a data directory, as somebody with access to the disk could spoil it. */
interface Stored {
  file: string;
  /** Holds the highest revision ever in use. */
  seenFile: string;
  signed: Signed;
}

const write = ({ file }: Stored, document: unknown) =>
  writeFileSync(file, typeof document === 'string' ? document : JSON.stringify(document));

const corruptions: { name: string; spoil: (stored: Stored) => void; says: RegExp }[] = [
  { name: 'is not JSON', spoil: (stored) => write(stored, '{ "payload": '), says: /The registry is not JSON\./ },
  { name: 'is empty', spoil: (stored) => write(stored, ''), says: /The registry is not JSON\./ },
  { name: 'is not signed', spoil: (stored) => write(stored, { payload: stored.signed.payload }), says: /The registry is not signed\./ },
  {
    name: 'was changed after it was signed',
    spoil: (stored) => write(stored, { ...stored.signed, payload: stored.signed.payload.replace('"mf-services"', '"mf-strangers"') }),
    says: /The signature of the registry does not match its content\./,
  },
  {
    name: 'carries the signature of somebody else',
    spoil: (stored) => write(stored, { ...stored.signed, signature: Buffer.alloc(64, 7).toString('base64') }),
    says: /The signature of the registry does not match its content\./,
  },
  {
    name: 'is older than one that was already in use',
    spoil: (stored) => {
      writeFileSync(stored.seenFile, '99\n');
      const later = new Date(Date.now() + 5_000);
      utimesSync(stored.file, later, later);
    },
    says: /Revision \d+ of the registry is older than revision 99, which was already in use\./,
  },
];

function registryOf(dataDir: string): Stored {
  const folder = join(dataDir, 'registries', 'local');
  const latest = Math.max(...readdirSync(folder).map((name) => Number.parseInt(name, 10)));
  const file = join(folder, `${latest}.json`);
  return { file, seenFile: join(dataDir, 'registries', 'local.seen'), signed: JSON.parse(readFileSync(file, 'utf8')) as Signed };
}

const composition = async (product: Product) => (await fetch(`${product.url}/composition.json`)).json();

test.describe.configure({ mode: 'serial' });
test.describe('the registry document on disk', () => {
  let product: Product;
  let dataDir: string;
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    dataDir = mkdtempSync(join(tmpdir(), 'registry-'));
    product = await startProduct({ dataDir, env: withoutBackend });
  });
  test.afterAll(async () => {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  for (const { name, spoil, says } of corruptions) {
    test(`${name} while the product runs: the last good one stays in use`, async ({ page }) => {
      const before = await composition(product);
      const stored = registryOf(dataDir);
      const seen = readFileSync(stored.seenFile, 'utf8');
      const printed = product.output().length;
      spoil(stored);

      expect(await composition(product)).toEqual(before);
      expect((await fetch(`${product.url}/about`)).status).toBe(200);
      await page.goto(`${product.url}/sitemap`);
      await expect(page.getByRole('heading', { level: 1, name: 'Sitemap' })).toBeVisible();
      const lines = product.output().slice(printed).trim().split('\n');
      expect(lines, 'one line, not one per request').toHaveLength(1);
      expect(lines[0]).toMatch(says);
      expect(lines[0]).toMatch(/Revision \d+ stays in use\./);

      writeFileSync(stored.seenFile, seen);
      write(stored, stored.signed);
      expect(await composition(product)).toEqual(before);
    });
  }

  for (const { name, spoil, says } of corruptions) {
    test(`${name} at start: one sentence and a failure`, async () => {
      const copy = mkdtempSync(join(tmpdir(), 'registry-'));
      try {
        for (const folder of ['keys', 'registries', 'artifacts']) cpSync(join(dataDir, folder), join(copy, folder), { recursive: true });
        spoil(registryOf(copy));
        const failure = await startProduct({ dataDir: copy, env: withoutBackend }).then(
          () => 'it started',
          (error: Error) => error.message,
        );
        expect(failure).toMatch(/exit code [1-9]/);
        const said = failure.split('\n').slice(1).filter(Boolean);
        expect(said, failure).toHaveLength(1);
        expect(said[0]).toMatch(says);
      } finally {
        rmSync(copy, { recursive: true, force: true });
      }
    });
  }
});
