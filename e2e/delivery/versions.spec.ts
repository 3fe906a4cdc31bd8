import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { categoriesHeading, withVersion } from '../support/packageVersion.ts';
import { promote } from '../support/promote.ts';
import { publishVariant } from '../support/publishVariant.ts';
import { startProduct } from '../support/startProduct.ts';
import { answerNothing, withoutBackend } from '../support/withoutBackend.ts';

const newVersion = '99.0.0';
const newHeading = 'Second build of the categories';

interface Stamp {
  environment: string;
  revision: number;
  sections: Record<string, { version: string }>;
}

async function stampOf(page: Page): Promise<Stamp> {
  return JSON.parse((await page.locator('meta[name="composition"]').getAttribute('content'))!) as Stamp;
}

test('only the version in the registry decides which build of a section a page runs, per environment', async ({ page, browser }) => {
  test.setTimeout(300_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'versions-'));
  const heading = page.getByRole('heading', { level: 1 });
  const local = await startProduct({ dataDir, env: withoutBackend });
  try {
    await answerNothing(page);
    await page.goto(`${local.url}/categories`);
    await expect(heading).toHaveText('Material Categories');
    const first = await stampOf(page);
    const firstVersion = first.sections['mf-catalog']!.version;

    withVersion('mf-catalog', newVersion, [categoriesHeading(newHeading)], (build) => publishVariant(build, dataDir));
    await page.reload();
    await expect(heading, 'published, but not promoted').toHaveText('Material Categories');

    const staging = await startProduct({ dataDir, command: 'staging', env: withoutBackend });
    try {
      promote(dataDir, { 'mf-catalog': newVersion }, 'a test of the next version');
      await page.reload();
      await expect(heading).toHaveText(newHeading);
      const second = await stampOf(page);
      expect(second).toEqual({
        ...first,
        revision: first.revision + 1,
        sections: { ...first.sections, 'mf-catalog': { version: newVersion } },
      });
      expect(await (await fetch(`${local.url}/composition.json`)).json()).toEqual(second);

      const onStaging = await browser.newPage();
      await answerNothing(onStaging);
      await onStaging.goto(`${staging.url}/categories`);
      await expect(onStaging.getByRole('heading', { level: 1 })).toHaveText('Material Categories');
      const staged = await stampOf(onStaging);
      expect(staged.environment).toBe('staging');
      expect(staged.sections['mf-catalog']!.version).not.toBe(newVersion);
      await onStaging.close();
    } finally {
      await staging.stop();
    }

    promote(dataDir, { 'mf-catalog': firstVersion }, 'back again');
    await page.reload();
    await expect(heading).toHaveText('Material Categories');
  } finally {
    await local.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
