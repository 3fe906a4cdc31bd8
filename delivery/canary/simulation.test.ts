import assert from 'node:assert/strict';
import { createPublicKey } from 'node:crypto';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { addKey } from '../keys/addKey.ts';
import { makeSigningKey } from '../keys/signingKey.ts';
import { beginCanary } from '../registry/canary.ts';
import { publishBuilds, reason } from '../testing/publishBuilds.ts';
import { simulateCanary, type Behaviour } from '../testing/simulateCanary.ts';
import { writeBuild } from '../testing/writeBuild.ts';

const salt = 'a-salt-of-tests';

/** A registry of its own, with a canary for 1 % that only the key of the controller reverts. */
function site() {
  const { dataDir, store, registry } = publishBuilds({ name: 'shell' }, { name: 'mf-sample' });
  store.publish(writeBuild(join(dataDir, 'next'), { name: 'mf-sample', version: '1.1.0' }));
  const key = makeSigningKey(dataDir);
  addKey(dataDir, createPublicKey(key.privateKey), reason, 'canary');
  let current = registry.read();
  return {
    registry: () => current,
    begin: () => {
      const { revision, shell, sections, canary } = beginCanary(
        registry,
        store,
        { versions: { 'mf-sample': '1.1.0' }, percent: 1 },
        reason,
      );
      // The one that was drawn would make each run another one.
      current = registry.write({ shell, sections, canary: { ...canary!, salt } }, revision, { ...reason, what: 'a known salt' });
    },
    revert: (why: string) =>
      void (current = registry.revertCanary(current.revision, { who: 'controller', what: 'canary reverted', why }, key)),
  };
}

describe('100,000 visits of a site with a canary for 1 %', () => {
  const bad: [string, Behaviour, RegExp][] = [
    ['throws when it is imported', { failing: 1, within: 3, phase: 'chunk' }, /^something failed/],
    ['throws when it is rendered', { failing: 1, within: 2, phase: 'render' }, /^something failed/],
    ['throws in an effect', { failing: 1, within: 5, phase: 'render' }, /^something failed/],
    ['throws in a handler of one visitor in three', { failing: 0.33, within: 30, phase: 'handler' }, /^something failed/],
    ['fails for four visitors in ten', { failing: 0.4, within: 10 }, /^something failed/],
    ['hangs, and can tell nobody', { hanging: 1 }, /^the page told nothing/],
    ['is slow for nine visitors in ten', { slow: 0.9 }, /^the page was slow/],
  ];
  for (const [index, [name, behaviour, why]] of bad.entries()) {
    it(`a release that ${name} is gone within a minute, and hardly anybody met it`, async (test) => {
      const result = await simulateCanary(site(), behaviour, 100 + index);
      test.diagnostic(JSON.stringify(result));
      assert.equal(result.visits, 100_000);
      assert.match(result.why ?? 'never reverted', why);
      assert.ok(result.secondsToRevert! <= 60, `${result.secondsToRevert} s`);
      assert.ok(result.met > 0 && result.met <= result.people / 100, `${result.met} of ${result.people}`);
      assert.equal(result.after, 0);
    });
  }

  for (const seed of [1, 2, 3, 4, 5]) {
    it(`a release that is as good as what is live stays: seed ${seed}`, async (test) => {
      const result = await simulateCanary(site(), {}, seed);
      test.diagnostic(JSON.stringify(result));
      assert.equal(result.secondsToRevert, null, result.why ?? '');
      assert.ok(result.met > 200, `${result.met}`);
    });
  }
});
