import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { browserRoutes } from './browserRoutes.ts';

const compile = (fileName: string, source: string): string =>
  ts.transpileModule(source, {
    fileName,
    transformers: { before: [browserRoutes] },
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  }).outputText;
const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

describe('a list of routes on its way into the browser', () => {
  it('keeps path and page, whose chunk it names, and leaves the words to the server', () => {
    const source = `export const routes = paths.map((path) => ({
      path, chunk: 'hub', lazy: async () => (await import('./Hub')).load(path), title: titles[path], ...words[path],
    }));`;
    assert.equal(
      flat(compile('src/hub/hubRoutes.ts', source)),
      `export const routes = paths.map((path) => ({ path, lazy: async () => (await import(/* webpackChunkName: "hub" */ "./Hub")).load(path) }));`,
    );
  });

  it('names the chunk of a fragment like the fragment, also where fragments have a file of their own', () => {
    for (const file of ['src/routes.ts', 'src/fragments.ts'])
      assert.equal(
        flat(compile(file, `export const fragments = { 'my-cards': () => import('./Cards') };`)),
        `export const fragments = { 'my-cards': () => import(/* webpackChunkName: "my-cards" */ "./Cards") };`,
      );
  });

  it('is refused without a path beside its page', () => {
    assert.throws(() => compile('src/routes.ts', `\nexport const routes = [{ ...one, lazy: () => import('./One') }];`), {
      message: 'src/routes.ts:2 loads a page for no address; write its path beside lazy.',
    });
  });

  it('is known by its name: other files stay as they are', () => {
    const source = `export const list = [{ title: 'x', lazy: true }];`;
    assert.match(compile('src/list.ts', source), /title: 'x'/);
  });
});
