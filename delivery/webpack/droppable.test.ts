import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { runWebpack } from '../build/runWebpack.ts';
import { routerOfShell } from './shellConfig.ts';

const dir = join(import.meta.dirname, '..', '.cache', 'droppable');
const shell = join(import.meta.dirname, '..', '..', 'shell');
after(() => rmSync(dir, { recursive: true, force: true }));

async function bundle(code: string): Promise<string> {
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'entry.mjs'), code);
  const { alias, rule } = routerOfShell(shell);
  await runWebpack({
    context: dir,
    mode: 'production',
    entry: './entry.mjs',
    output: { path: dir, filename: 'bundle.js', library: { type: 'module' } },
    experiments: { outputModule: true },
    externals: { react: 'module react', 'react-dom': 'module react-dom' },
    resolve: { alias },
    module: { rules: [rule] },
  });
  return readFileSync(join(dir, 'bundle.js'), 'utf8');
}

it('a page that only reads its address carries no forms, prefetching and nested routes', async () => {
  const code = await bundle("export { BrowserRouter, useLocation } from 'react-router';");
  assert.match(code, /popstate/);
  assert.doesNotMatch(code, /encType|prefetch|caseSensitive/);
});

it('what is imported stays whole', async () => {
  assert.match(await bundle("export { Form } from 'react-router';"), /encType/);
});
