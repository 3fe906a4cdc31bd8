import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { temporaryFolder } from '@marketplace/node-kit/temporaryFolder';
import { integrityOf } from '../../artifact/integrityOf.ts';
import { RenderThreads } from './RenderThreads.ts';

/** Each page says which fragments it was rendered without; its address, what never ends, or that it takes a moment. */
const shellBundle = `
  exports.shares = {};
  exports.render = async ({ address, uses, without, begins }) => {
    if (address === '/page-hangs') for (;;);
    const takes = { '/moment': 4, '/slow': 100 }[address] ?? 0;
    for (const began = performance.now(); performance.now() - began < takes; );
    for (const name of uses) if (address.includes(name) && !without.includes(name)) for (begins(name);;);
    return { html: 'without ' + without.join(' '), sprite: '', css: '', state: {}, parts: [], leftOut: {} };
  };`;

function startThreads() {
  const path = join(temporaryFolder(), 'server.cjs');
  writeFileSync(path, shellBundle);
  const lines: string[] = [];
  const threads = new RenderThreads({
    start: {
      shell: { path, integrity: integrityOf(Buffer.from(shellBundle)), base: '/' },
      sections: {},
      backendOrigin: 'http://127.0.0.1:1',
      whole: { en: { sections: {}, menus: [] }, fr: { sections: {}, menus: [] } } as never,
    },
    log: (line) => lines.push(line),
    // A machine with much to do takes long to see what holds a thread.
    patienceMs: 60_000,
  });
  after(() => threads.end());
  const render = async (address: string) => {
    const page = await threads.render({ owner: 'mf-sample', composition: {} as never, address, uses: ['cards', 'rows'] });
    return page?.html ?? null;
  };
  return { threads, render, lines };
}

it('the very page whose fragment never ends is rendered without it, on the thread that stood ready', async () => {
  const { threads, render, lines } = startThreads();
  await threads.prepare();
  assert.equal(await render('/'), 'without ');
  assert.equal(await render('/cards'), 'without cards');
  assert.equal(await render('/'), 'without cards');
  assert.deepEqual(
    lines.map((line) => line.replace(/.*: /, '')),
    ['cards'],
  );
});

it('pages that wait behind such a fragment are rendered too', async () => {
  const { threads, render } = startThreads();
  await threads.prepare();
  await render('/');
  assert.deepEqual(await Promise.all([render('/cards'), render('/'), render('/other')]), Array(3).fill('without cards'));
});

it('a page that never ends begins in the browser, and the next is rendered without the pause that a start comes after', async () => {
  const { threads, render } = startThreads();
  await threads.prepare();
  await render('/');
  assert.equal(await render('/page-hangs'), null);
  await threads.prepare();
  assert.equal(await render('/'), 'without ');
});

it('many pages one after the other are no page that never ends', async () => {
  const { threads, render, lines } = startThreads();
  await threads.prepare();
  // Whoever is answered asks for the next, so that there is always one that waits.
  const visitor = async () => {
    const pages: (string | null)[] = [];
    for (let page = 0; page < 100; page += 1) pages.push(await render('/moment'));
    return pages;
  };
  const pages = await Promise.all([visitor(), visitor(), visitor(), visitor()]);
  assert.deepEqual(new Set(pages.flat()), new Set(['without ']));
  assert.deepEqual(lines, []);
});

it('slow pages that were asked for at once are no page that never ends', async () => {
  const { threads, render, lines } = startThreads();
  await threads.prepare();
  assert.deepEqual(await Promise.all(Array.from({ length: 8 }, () => render('/slow'))), Array(8).fill('without '));
  assert.deepEqual(lines, []);
});
