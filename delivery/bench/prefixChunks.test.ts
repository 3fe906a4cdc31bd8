import assert from 'node:assert/strict';
import { it } from 'node:test';
import prefixChunks from './prefixChunks.ts';

it('chunks of two sections with one name keep apart', () => {
  const code = `import(/* webpackChunkName: "compare" */ './a'); import( /* webpackMode: "lazy", webpackChunkName: 'words' */ './b'); import('./c');`;
  assert.equal(
    prefixChunks.call({ getOptions: () => ({ section: 'mf-notes' }) }, code),
    `import(/* webpackChunkName: "mf-notes-compare" */ './a'); import( /* webpackMode: "lazy", webpackChunkName: 'mf-notes-words' */ './b'); import('./c');`,
  );
});
