import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { temporaryFolder } from '@marketplace/node-kit/temporaryFolder';
import type { Browser } from '@playwright/test';
import { headlessShell } from '../support/findChromium.ts';
import { launchChromium } from '../support/launchChromium.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { watchPage } from '../support/watchPage.ts';
import { furnish } from './furnish.ts';
import { startRegistry } from './startRegistry.ts';

const root = join(import.meta.dirname, '../..');
const temporary = temporaryFolder();
const [section, dataDir, tarballs] = ['mf-garden', 'data', 'tarballs'].map((name) => join(temporary, name)) as [string, string, string];
// The commands of this repository are not to be found; its Node is.
const env = {
  ...process.env,
  PATH: `${join(root, 'node_modules', 'node', 'bin')}:${(process.env.PATH ?? '')
    .split(':')
    .filter((part) => !part.includes('node_modules'))
    .join(':')}`,
  DATA_DIR: dataDir,
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  NODE_TEST_CONTEXT: undefined,
};

/** Runs a command in the folder of the section. */
function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: section, env, encoding: 'utf8' });
  assert.equal(status, 0, `${command} ${args.join(' ')} printed: ${stdout}${stderr}`);
  return stdout + stderr;
}

/** As a person would have it in the folder: our packages from the operator's registry, all others from where npm takes them. */
const npmSettings = (url: string): string =>
  [
    `@marketplace:registry=${url}`,
    `${url.replace('http:', '')}:_authToken=anybody`,
    'save-exact=true',
    'audit=false',
    'fund=false',
    '',
  ].join('\n');

describe('a section in an empty folder', () => {
  let registry: Awaited<ReturnType<typeof startRegistry>>;
  let staging: Product;
  let browser: Browser;
  before(async () => {
    execFileSync(process.execPath, [join(root, 'delivery/bin/packPackages.ts'), tarballs], { cwd: root });
    registry = await startRegistry(join(temporary, 'registry'));
    mkdirSync(section);
    writeFileSync(join(section, '.npmrc'), npmSettings(registry.url));
    for (const file of readdirSync(tarballs)) run('npm', 'publish', join(tarballs, file));
  });
  after(async () => {
    await browser?.close();
    await staging?.stop();
    await registry?.stop();
  });

  it('is made and installed from the registry alone', () => {
    run('npm', 'install', '--save-dev', '@marketplace/delivery');
    assert.match(run('npx', '--no', 'new-section', 'garden'), /^Made mf-garden\. Its page answers \/garden and \/fr\/garden\./);
    run('npm', 'install');
    for (const name of ['delivery', 'section-kit', 'shared-ui']) {
      assert.ok(existsSync(join(section, 'node_modules/@marketplace', name, 'dist')));
      assert.ok(!existsSync(join(section, 'node_modules/@marketplace', name, 'src')));
    }
    const lock = JSON.parse(readFileSync(join(section, 'package-lock.json'), 'utf8')) as { packages: Record<string, { version: string }> };
    const copies = Object.keys(lock.packages).filter((place) => /node_modules\/(react|styled-components|@marketplace\/[^/]+)$/.test(place));
    assert.deepEqual(
      copies.filter((place) => place.lastIndexOf('node_modules') > 0),
      [],
      'one copy of each',
    );
  });

  it('tests itself with the conformance kit, and its types', () => {
    furnish(section);
    assert.match(run('npm', 'test'), /Tests: +\d+ passed/);
    run('npm', 'run', 'test:types');
  });

  it('builds what its commit says, and nothing of the kit that the shell has', () => {
    run('git', 'init', '--quiet');
    run('git', 'add', '.');
    run('git', '-c', 'user.name=tests', '-c', 'user.email=tests@example.com', 'commit', '--quiet', '--message', 'feat: a garden');
    run('npm', 'run', 'build');
    const artifact = JSON.parse(readFileSync(join(section, 'dist/artifact.json'), 'utf8')) as {
      provenance: { commit: string; dirty: boolean };
      packages: string[];
    };
    assert.equal(artifact.provenance.commit, run('git', 'rev-parse', 'HEAD').trim());
    assert.equal(artifact.provenance.dirty, false);
    assert.deepEqual(
      artifact.packages.filter((name) => !name.startsWith('@marketplace/section-kit@')),
      [],
    );
  });

  it('is published and promoted into staging by its own commands', async () => {
    staging = await startProduct({ command: 'staging', dataDir, patience: 600_000 });
    assert.match(run('npm', 'run', '--silent', 'sections', '--', 'publish', 'dist'), /^Published mf-garden 1\.0\.0\.$/m);
    const words = ['promote', 'staging', 'mf-garden=1.0.0', '--why', 'the first garden'];
    assert.match(run('npm', 'run', '--silent', 'sections', '--', ...words), /mf-garden none to 1\.0\.0/);
  });

  it('runs there beside the others, in both languages, as the server rendered it', async () => {
    browser = await launchChromium(headlessShell);
    const page = await browser.newPage();
    const watch = watchPage(page, staging.url);
    await page.goto(`${staging.url}/garden`);
    await page.getByText('Cover the roses before the first frost').waitFor();
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>('main img')?.naturalWidth);
    const { environment, sections } = (await (await fetch(`${staging.url}/composition.json`)).json()) as {
      environment: string;
      sections: Record<string, { version: string }>;
    };
    assert.equal(environment, 'staging');
    assert.deepEqual(Object.keys(sections).sort(), ['mf-account', 'mf-catalog', 'mf-garden', 'mf-marketing', 'mf-services']);

    await page.getByRole('main').getByRole('link', { name: 'Garden' }).click();
    await page.waitForURL(`${staging.url}/contact`);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Garden' }).waitFor();
    await page.goto(`${staging.url}/fr/garden`);
    await page.getByText('Couvrez les rosiers avant le premier gel').waitFor();
    assert.deepEqual(watch.complaints(), []);
  });

  it('has in its HTML what it shows', async () => {
    let html = '';
    // On a machine with much to do, rendering may take longer than a visitor is made to wait.
    for (let tries = 20; tries > 0 && !html.includes('<h1'); tries -= 1) html = await (await fetch(`${staging.url}/fr/garden`)).text();
    assert.match(html, /Couvrez les rosiers/);
  });
});
