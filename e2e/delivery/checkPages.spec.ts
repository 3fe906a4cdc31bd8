import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { full } from '../support/languages.ts';
import { categoriesHeading, withVersion } from '../support/packageVersion.ts';
import { publishVariant } from '../support/publishVariant.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

const root = join(import.meta.dirname, '../..');
const section = 'mf-catalog';
const pale = { file: 'src/categories/CategoryCard.tsx', what: /var\(--ui-ink-muted\)/, replacement: 'var(--ui-line)' };

const throwing = {
  file: 'src/categories/CategoriesPage.tsx',
  what: /( {2}const t = useT\(categoriesMessages\);)/,
  replacement: `  if (Date.now() > 0) throw new Error('a bad release');\n$1`,
};

let product: Product;

/** Runs `npm run check:pages`. */
function checkPages(...words: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'e2e/check-pages/run.ts'), ...words], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: product.dataDir },
  });
  return { status, output: stdout + stderr };
}

// Three builds, and every page of a section four times over: with E2E_FULL only.
if (full) {
  test.beforeAll(async () => {
    test.setTimeout(600_000);
    product = await startProduct();
    withVersion(section, '99.0.0', [categoriesHeading('Categories to be looked at')], (build) => publishVariant(build, product.dataDir));
    withVersion(section, '99.0.1', [pale], (build) => publishVariant(build, product.dataDir));
    withVersion(section, '99.0.2', [throwing], (build) => publishVariant(build, product.dataDir));
  });

  test.afterAll(async () => {
    await product?.stop();
  });

  test('pages of a version that was published and not promoted are looked at in a browser, beside everything else, which is signed', () => {
    test.setTimeout(600_000);
    expect(checkPages(product.url, `${section}@99.0.0`, '--sign')).toEqual({
      status: 0,
      output: expect.stringMatching(/^Nothing to mend in \d+ views/),
    });
    const { payload } = JSON.parse(readFileSync(join(product.dataDir, 'attestations', '1.json'), 'utf8')) as { payload: string };
    const signed = { name: section, version: '99.0.0', kind: 'pages', found: { faults: 0, versions: { [section]: '99.0.0' } } };
    expect(JSON.parse(payload)).toMatchObject(signed);
  });

  test('what cannot be read is said with the address and the element, in each language', () => {
    test.setTimeout(600_000);
    const { status, output } = checkPages(product.url, `${section}@99.0.1`, '/categories');
    expect(status).toBe(1);
    for (const path of ['/categories', '/fr/categories']) expect(output).toMatch(new RegExp(`^${path} at 1280 px: color-contrast: `, 'm'));
    expect(output).toMatch(/^[1-9]\d* to mend in 4 views\./m);
  });

  test('a version that throws is not taken for the live one that is shown in its place', () => {
    test.setTimeout(600_000);
    const { status, output } = checkPages(product.url, `${section}@99.0.2`, '/categories');
    expect(status).toBe(1);
    expect(output).toMatch(/^\/categories at 1280 px: mf-catalog 99\.0\.2 failed \(render\): a bad release$/m);
  });

  test('a version that the site does not have is not taken for the live one', () => {
    const { status, output } = checkPages(product.url, `${section}@98.0.0`);
    expect([status, output]).toEqual([1, expect.stringContaining('publish 98.0.0 for it')]);
    expect(checkPages(product.url).status).toBe(2);
    expect(checkPages(product.url, `${section}@99.0.0`, '/categories', '--sign').status).toBe(2);
  });
}
