import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { freePort } from '@marketplace/node-kit/freePort';
import { categoriesHeading, changeCopy, copyPackage } from '../support/packageVersion.ts';
import { startCommand, type RunningCommand } from '../support/startCommand.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { answerNothing, withoutBackend } from '../support/withoutBackend.ts';

const live = 'Material Categories';
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const bar = (page: Page) => page.getByRole('complementary', { name: 'Test versions' });

const confirmation = () => /^\S+\?use=mf-catalog@(\S+)$/m.exec(dev.output())!;

async function letIn(page: Page): Promise<void> {
  const [address, origin] = confirmation();
  await page.goto(address);
  await expect(page.getByText(`${origin} is a development server on this machine.`)).toBeVisible();
  await page.getByRole('button', { name: 'Use these versions' }).click();
  await page.waitForURL(`${staging.url}/`);
  await page.goto(`${staging.url}/categories`);
}

/** Keeps how often it was pressed, as a part of a page keeps what is open in it. */
const counter = (hooks: string) => `import { useState } from 'react';
import styled from 'styled-components';

const Button = styled.button\`color: rgb(0, 0, 1);\`;

export function Counter({ name }: { name: string }) {
  const [pressed, setPressed] = useState(0);
  ${hooks}
  return <Button onClick={() => setPressed(pressed + 1)}>{name} pressed {pressed} times</Button>;
}
`;
const board = `import { memo, useState } from 'react';
import { Counter } from './Counter';

export const Board = memo(function Board() {
  const [name, setName] = useState('');
  return (
    <>
      <label>Board <input value={name} onChange={({ target }) => setName(target.value)} /></label>
      <Counter name="Button" />
    </>
  );
});
`;

let staging: Product;
let copy: string;
let dev: RunningCommand;

const write = (component: string, source: string) => writeFileSync(join(copy, 'src', 'categories', `${component}.tsx`), source);

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  staging = await startProduct({ command: 'staging', env: withoutBackend });
  copy = copyPackage('mf-catalog');
  write('Counter', counter(''));
  write('Board', board);
  changeCopy(copy, [
    categoriesHeading('Categories of a working copy'),
    { file: 'src/categories/CategoriesPage.tsx', what: /<Container>/, replacement: '<Container><Board />' },
    { file: 'src/categories/CategoriesPage.tsx', what: /^/, replacement: "import { Board } from './Board';\n" },
  ]);
  dev = startCommand('dev.ts', ['--shell', staging.url], { PORT: String(await freePort()) }, copy);
  await expect.poll(dev.output, { timeout: 180_000 }).toContain('/overrides?use=');
});

test.afterAll(async () => {
  await dev?.stop();
  await staging?.stop();
  if (copy) rmSync(copy, { recursive: true, force: true });
});

test('a section of a working copy runs in staging, for who confirmed it and for nobody else', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const [, origin] = confirmation();
  await answerNothing(page);
  await page.goto(`${staging.url}/categories`);
  await expect(heading(page)).toHaveText(live);

  // The live page without its backend is 503, which a browser calls an error.
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => message.type() === 'error' && faults.push(`${message.text()} ${message.location().url}`));
  await letIn(page);
  await expect(heading(page)).toHaveText('Categories of a working copy');
  await expect(bar(page)).toContainText(`mf-catalog from ${origin}`);
  await expect(bar(page)).toContainText('published and checked by nobody');

  const other = await browser.newPage();
  await answerNothing(other);
  await other.goto(`${staging.url}/categories`);
  await expect(heading(other)).toHaveText(live);
  await expect(bar(other)).toHaveCount(0);
  await other.close();

  expect(faults).toEqual([]);
});

test('what is edited of it is exchanged in the page that is open, with the state that the page is in', async ({ page }) => {
  test.setTimeout(180_000);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await answerNothing(page);
  await letIn(page);
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name: 'pressed' });
  const field = main.getByLabel('Board');
  await field.fill('cedar fence');
  await button.click();
  await expect(button).toHaveText('Button pressed 1 times');
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  const saved = { timeout: 30_000 };

  await test.step('a text of the component', async () => {
    write('Counter', counter('').replace('{name} pressed', '{name}, edited, pressed'));
    await expect(button).toHaveText('Button, edited, pressed 1 times', saved);
  });
  await test.step('its styles, and another styled component before them', async () => {
    write('Counter', counter('').replace('rgb(0, 0, 1)', 'rgb(0, 0, 2)'));
    await expect(button).toHaveCSS('color', 'rgb(0, 0, 2)', saved);
    const shifted = 'const First = styled.b`color: rgb(0, 0, 3);`;\nconst Button';
    write('Counter', counter('').replace('const Button', shifted).replace('{name}', '<First>{name}</First>'));
    await expect(button.locator('b')).toHaveCSS('color', 'rgb(0, 0, 3)', saved);
    await expect(button).toHaveCSS('color', 'rgb(0, 0, 1)');
  });
  await test.step('a component that is remembered, and a text in a file without a component', async () => {
    write('Board', board.replace('Button', 'Plank'));
    await expect(button).toHaveText('Plank pressed 1 times', saved);
    changeCopy(copy, [categoriesHeading('Saved just now')]);
    await expect(heading(page)).toHaveText('Saved just now', saved);
    await expect(button).toHaveText('Plank pressed 1 times');
  });
  await test.step('other hooks begin anew, what is around them does not', async () => {
    write('Counter', counter('useState();'));
    await expect(button).toHaveText('Plank pressed 0 times', saved);
    await expect(field).toHaveValue('cedar fence');
  });
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  expect(faults).toEqual([]);

  await test.step('what failed is shown by a page that is loaded again', async () => {
    write('Counter', counter("throw new Error('Half written');"));
    await expect(button).toHaveCount(0, saved);
    write('Counter', counter(''));
    await expect(button).toHaveText('Plank pressed 0 times', saved);
  });
  await test.step('what the section says of its routes is read as a page starts, with what was typed', async () => {
    await field.fill('cedar deck');
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    changeCopy(copy, [{ file: 'src/routes.ts', what: /Material Categories/, replacement: 'Categories' }]);
    // Asked again where the page went away while it was asked.
    await page.waitForFunction(() => !('isSameDocument' in globalThis), undefined, saved);
    await expect(field).toHaveValue('cedar deck');
  });
});

test('while nobody serves it, the live version runs', async ({ page }) => {
  await answerNothing(page);
  await letIn(page);
  await expect(heading(page)).toHaveText('Saved just now');
  await dev.stop();
  await page.reload();
  await expect(heading(page), 'nobody serves it any more').toHaveText(live);

  await bar(page).getByRole('link').click();
  await page.getByRole('button', { name: 'Back to the live versions' }).click();
  await page.waitForURL(`${staging.url}/`);
  await expect(bar(page)).toHaveCount(0);
});

test('what is built for browsers holds nothing of test versions and development servers', () => {
  const root = join(import.meta.dirname, '../..');
  const names = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mf-'));
  const scripts = names.flatMap((name) =>
    readdirSync(join(root, name, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.c?js$/.test(file))
      .map((file) => join(root, name, 'dist', file)),
  );
  expect(scripts.length).toBeGreaterThan(names.length);
  const ofDevelopment = /__live(?:Origins|Updates)|override-bar|\/overrides\b|\/live\.js|\$RefreshReg\$|webpackHotUpdate|hot-update/;
  const holding = scripts.filter((file) => ofDevelopment.test(readFileSync(file, 'utf8')));
  expect(holding).toEqual([]);
});
