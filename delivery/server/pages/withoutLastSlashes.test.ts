import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withoutLastSlashes } from './withoutLastSlashes.ts';

describe('an address', () => {
  for (const [written, meant] of [
    ['/services/', '/services'],
    ['/services///', '/services'],
    ['/a//b/', '/a//b'],
    ['https://site.example/', 'https://site.example'],
    ['/services', '/services'],
    ['', ''],
  ] as const) {
    it(`${JSON.stringify(written)} is ${JSON.stringify(meant)} without its last slashes`, () =>
      assert.equal(withoutLastSlashes(written), meant));
  }

  it('of a million slashes is read once, not once for each of them', () => {
    const address = `/a${'/'.repeat(1_000_000)}b`;
    assert.equal(withoutLastSlashes(`${address}/`), address);
  });
});
