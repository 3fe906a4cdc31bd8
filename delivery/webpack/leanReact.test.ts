import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import ts from 'typescript';
import leanReact from './leanReact.ts';

const ofShell = createRequire(join(import.meta.dirname, '../../shell/package.json'));
const published = join(dirname(ofShell.resolve('react-dom/package.json')), 'cjs');
const read = (file: string): string => readFileSync(join(published, file), 'utf8');

/** Names that the code uses and nothing declares: a variable whose declaration went with what was left out. */
function undeclared(code: string): string[] {
  const file = ts.createSourceFile('code.js', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const host = ts.createCompilerHost({});
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) => (name === file.fileName ? file : getSourceFile(name, ...rest));
  const program = ts.createProgram([file.fileName], { allowJs: true, checkJs: true, noResolve: true, types: [], noEmit: true }, host);
  const cannotFindName = [2304, 2552, 2580];
  return program
    .getSemanticDiagnostics(file)
    .filter(({ code: number }) => cannotFindName.includes(number))
    .map(({ start, length }) => code.slice(start, start! + length!));
}

describe('React DOM of our pages', () => {
  const file = 'react-dom-client.production.js';
  const whole = read(file);
  const lean = leanReact(whole);

  it('declares every name that it uses', () => {
    assert.deepEqual(new Set(undeclared(lean)), new Set(undeclared(whole)));
    assert.deepEqual(undeclared('var one; one = two;'), ['two']);
  });

  it('has nothing left that only elements of the kinds left out would need', () => {
    const left = (code: string) => code.split('\n').filter((line) => /case (19|26):/.test(line)).length;
    // Where the branch before runs into one, it stays.
    assert.deepEqual([left(whole), left(lean)], [25, 3]);
    assert.ok(whole.includes('FragmentInstance.prototype.') && !lean.includes('FragmentInstance.prototype.'));
  });

  it('offers no preloads, so that a section which asks for one does not fit', () => {
    const offered = (code: string) => [...code.matchAll(/^exports\.(\w+) =/gm)].map(([, name]) => name!);
    const before = offered(read('react-dom.production.js'));
    const after = offered(leanReact(read('react-dom.production.js')));
    assert.deepEqual(before.filter((name) => !after.includes(name)).toSorted(), [
      'preconnect',
      'prefetchDNS',
      'preinit',
      'preinitModule',
      'preload',
      'preloadModule',
    ]);
  });

  it('fails the build when the library is another than it was made for', () => {
    assert.throws(() => leanReact('exports.hydrateRoot = 1;'), /function isHostHoistableType is not found/);
    assert.throws(() => leanReact('exports.version = 1;'), /exports\.prefetchDNS is not found/);
  });
});
