import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { help, readOptions } from './options.ts';

describe('options of the bench', () => {
  it('are nine runs of everything without any', () => {
    const { runs, profiles, pages, parts } = readOptions([]);
    assert.deepEqual(
      { runs, profiles, pages, parts },
      { runs: 9, profiles: ['P', 'K', 'none'], pages: null, parts: ['paint', 'switches', 'server'] },
    );
  });

  it('choose', () => {
    const { runs, profiles, pages, parts } = readOptions(['--runs', '2', '--profiles', 'K,none', '--pages', 'home', '--parts', 'server']);
    assert.deepEqual({ runs, profiles, pages, parts }, { runs: 2, profiles: ['K', 'none'], pages: ['home'], parts: ['server'] });
  });

  it('say what they take', () => {
    assert.throws(() => readOptions(['--runs', 'many']), /--runs is "many"; use a whole number/);
    assert.throws(() => readOptions(['--profiles', '3G']), /--profiles names "3G"; use P, K, none/);
    assert.throws(() => readOptions(['--speed', '3']), /--speed/);
  });

  it('are all in the help', () => {
    for (const option of Object.keys(readOptions([]))) assert.match(help, new RegExp(`--${option} `));
  });
});
