import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { publishBuilds, reason } from '../testing/publishBuilds.ts';
import { writeBuild } from '../testing/writeBuild.ts';
import { promote } from './promote.ts';
import { RegistryFile } from './RegistryFile.ts';

const minute = 60 * 1000;

/** `live` runs a version and then lets minutes pass; it gives the version that browsers fall back to meanwhile. */
function setUp() {
  const { dataDir, store } = publishBuilds({ name: 'shell' }, { name: 'mf-sample', version: '0.0.0' });
  for (const minor of [0, 1, 2, 3]) {
    store.publish(writeBuild(join(dataDir, 'builds', `1.${minor}`), { name: 'mf-sample', version: `1.${minor}.0` }));
  }
  let now = Date.now();
  const registry = new RegistryFile(dataDir, 'staging', () => now);
  promote(registry, store, { shell: '1.0.0' }, reason);
  const live = (version: string | null, minutes = 24 * 60): string | undefined => {
    const { sections } = promote(registry, store, { 'mf-sample': version }, reason);
    now += minutes * minute;
    return sections['mf-sample']?.previous?.version;
  };
  return { live, store };
}

describe('what browsers fall back to', () => {
  it('is nothing at first, then the version before', () => {
    const { live } = setUp();
    assert.deepEqual([live('1.0.0'), live('1.1.0'), live('1.2.0')], [undefined, '1.0.0', '1.1.0']);
  });

  it('is never a version that was rolled back', () => {
    const { live } = setUp();
    assert.deepEqual([live('1.0.0'), live('1.1.0'), live('1.2.0', 90), live('1.1.0')], [undefined, '1.0.0', '1.1.0', '1.0.0']);
    assert.equal(live('1.3.0'), '1.1.0');
  });

  it('is nothing when the only other version was rolled back', () => {
    const { live } = setUp();
    assert.deepEqual([live('1.0.0'), live('1.1.0'), live('1.0.0')], [undefined, '1.0.0', undefined]);
  });

  it('stays the good one through two bad releases in a row', () => {
    const { live } = setUp();
    assert.deepEqual([live('1.0.0'), live('1.1.0', 20), live('1.2.0', 20)], [undefined, '1.0.0', '1.0.0']);
    assert.equal(live('1.0.0'), undefined, 'both were left behind');
    assert.equal(live('1.3.0'), '1.0.0');
  });

  it('stays the good one when a bad release is rolled back and the next one is bad too', () => {
    const { live } = setUp();
    assert.deepEqual([live('1.0.0'), live('1.1.0'), live('1.2.0', 20), live('1.1.0', 5), live('1.3.0', 20)].slice(2), [
      '1.1.0',
      '1.0.0',
      '1.1.0',
    ]);
    assert.equal(live('1.1.0'), '1.0.0');
  });

  it('is the version before one that was rolled back by mistake and released again', () => {
    const { live } = setUp();
    for (const version of ['1.0.0', '1.1.0', '1.0.0']) live(version);
    assert.equal(live('1.1.0'), '1.0.0');
    assert.equal(live('1.2.0'), '1.1.0');
  });

  it('stays when the same version goes live again, and comes back with a section that was taken out', () => {
    const { live } = setUp();
    for (const version of ['1.0.0', '1.1.0']) live(version);
    assert.equal(live('1.1.0'), '1.0.0');
    live(null);
    assert.equal(live('1.2.0'), '1.1.0');
  });

  it('is not a version whose files are gone', () => {
    const { live, store } = setUp();
    for (const version of ['1.0.0', '1.1.0']) live(version);
    rmSync(store.folder('mf-sample', '1.1.0'), { recursive: true });
    assert.equal(live('1.2.0'), '1.0.0');
  });
});
