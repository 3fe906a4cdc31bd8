import assert from 'node:assert/strict';
import { createPublicKey } from 'node:crypto';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { addKey } from '../keys/addKey.ts';
import { makeSigningKey } from '../keys/signingKey.ts';
import { promote } from '../registry/promote.ts';
import { RegistryFile } from '../registry/RegistryFile.ts';
import { publishBuilds, reason } from '../testing/publishBuilds.ts';
import { writeBuild, type BuildFacts } from '../testing/writeBuild.ts';
import { runVerb } from './runVerb.ts';

const why = ['--why', 'it loses drafts'];
const other: BuildFacts = {
  name: 'mf-other',
  manifest: { routes: [{ path: '/other', title: { en: 'A', fr: 'A' }, chunk: 'sample-page' }] },
};

/** 1.0.0 is live in two environments; 1.1.0, 1.2.0 and 1.3.0-local.… are published, of which 1.2.0 carries a package. */
const setUp = () => {
  const { dataDir, registry, store } = publishBuilds({ name: 'shell' }, { name: 'mf-sample' }, other);
  const publish = (facts: BuildFacts) => store.publish(writeBuild(join(dataDir, 'next', facts.name, facts.version!), facts));
  publish({ name: 'mf-sample', version: '1.1.0' });
  publish({ name: 'mf-sample', version: '1.2.0', artifact: { packages: ['zod@4.6.7'] } });
  publish({ name: 'mf-sample', version: '1.3.0-local.0a1b2c3d', artifact: { packages: ['zod@4.6.7'] } });
  publish({ ...other, version: '1.1.0' });
  promote(new RegistryFile(dataDir, 'staging'), store, { shell: '1.0.0', 'mf-sample': '1.0.0', 'mf-other': '1.0.0' }, reason);
  const run = (...words: string[]) => runVerb(words, { dataDir, who: 'ann' });
  const done = async (...words: string[]) => assert.deepEqual((await run(...words)).errors, '', words.join(' '));
  const refused = async (sentence: RegExp, ...words: string[]) => {
    const before = registry.readExpired().revision;
    const { code, errors } = await run(...words);
    assert.deepEqual([code, registry.readExpired().revision], [1, before], words.join(' '));
    assert.match(errors, sentence);
  };
  const live = () => registry.read().sections['mf-sample']!;
  return { dataDir, registry, store, run, done, refused, live };
};
const blocked =
  /mf-sample 1\.1\.0 may not be promoted any more, because ann blocked mf-sample@1\.1\.0 \(it loses drafts\): promote another/;

describe('a version that is blocked', () => {
  it('is refused wherever something runs: when it is checked, promoted, tried on a few or rolled back to, until it is unblocked', async () => {
    const { run, done, refused } = setUp();
    assert.deepEqual(await run('block', 'mf-sample@1.1.0', ...why), {
      code: 0,
      output: 'local is at revision 2.\nstaging is at revision 2.\n',
      errors: '',
    });
    for (const environment of ['local', 'staging']) {
      await refused(blocked, 'check', environment, 'mf-sample=1.1.0');
      await refused(blocked, 'promote', environment, 'mf-sample=1.1.0', '--why', 'anyway');
      await refused(blocked, 'canary', environment, 'mf-sample=1.1.0', '--why', 'a few');
      await refused(blocked, 'rollback', environment, 'mf-sample=1.1.0', '--allow-blocked', '--why', 'it never ran here');
    }
    assert.match((await run('status', 'staging')).output, /\n {2}blocked {2}mf-sample@1\.1\.0 {2}it loses drafts \(ann\)\n$/);
    await done('unblock', 'mf-sample@1.1.0', '--why', 'it was the browser');
    await done('promote', 'staging', 'mf-sample=1.1.0', '--why', 'now');
    assert.match(
      (await run('history', 'staging')).output,
      /ann: mf-sample@1\.1\.0 unblocked {2}\(it was the browser\)\n2 .* blocked {2}\(it/,
    );
  });

  it('is every build that carries a blocked package, but no working copy', async () => {
    const { done, refused } = setUp();
    await done('block', 'zod@4.6.7', ...why);
    await refused(/mf-sample 1\.2\.0 may not be promoted any more, because ann blocked zod@4\.6\.7/, 'check', 'local', 'mf-sample=1.2.0');
    await done('promote', 'local', 'mf-sample=1.3.0-local.0a1b2c3d', '--why', 'the working copy');
  });

  it('goes on where it is live, can be renewed, and stands in the way of nothing else', async () => {
    const { run, done, refused, live } = setUp();
    await done('promote', 'local', 'mf-sample=1.1.0', '--why', 'new');
    assert.match(
      (await run('block', 'mf-sample@1.1.0', ...why)).output,
      /\nlocal {2}mf-sample 1\.1\.0 still runs: promote another version\.\n$/,
    );
    await done('check', 'local');
    await done('promote', 'local', 'mf-sample=1.1.0', '--why', 'for thirty more days');
    await done('promote', 'local', 'mf-other=1.1.0', '--why', 'another one');
    await done('take-out', 'local', 'mf-sample', '--degraded', '--why', 'an incident');
    await refused(blocked, 'promote', 'local', 'mf-sample=1.1.0', '--why', 'back');
    await done('promote', 'local', 'mf-sample=1.0.0', '--why', 'back');
    assert.equal(live().artifact.version, '1.0.0');
  });

  it('may be gone back to where it ran before and what runs is worse, which the history says', async () => {
    const { run, done, refused, live } = setUp();
    for (const version of ['1.1.0', '1.2.0']) await done('promote', 'local', `mf-sample=${version}`, '--why', 'new');
    await done('block', 'mf-sample@1.1.0', ...why);
    await refused(blocked, 'rollback', 'local', 'mf-sample=1.1.0', '--why', 'all is down');
    await refused(/rollback with --allow-blocked goes back/, 'rollback', 'local', '--to', '2', '--why', 'all is down');
    await done('rollback', 'local', 'mf-sample=1.1.0', '--allow-blocked', '--why', 'all is down');
    assert.equal(live().artifact.version, '1.1.0');
    assert.match(
      (await run('history', 'local')).output,
      /^5 .*: mf-sample 1\.2\.0 to 1\.1\.0, although mf-sample 1\.1\.0 is blocked {2}\(all/,
    );
  });

  it('is nothing that browsers fall back to', async () => {
    const { done, live } = setUp();
    for (const version of ['1.1.0', '1.2.0']) await done('promote', 'local', `mf-sample=${version}`, '--why', 'new');
    // Neither was live for an hour: it is the one that lived longest.
    const [first, next] = live().previous!.version === '1.1.0' ? ['1.1.0', '1.0.0'] : ['1.0.0', '1.1.0'];
    await done('block', `mf-sample@${first}`, ...why);
    assert.deepEqual([live().artifact.version, live().previous!.version], ['1.2.0', next]);
    await done('block', `mf-sample@${next}`, ...why);
    assert.equal(live().previous, null);
    await done('promote', 'local', 'mf-sample=1.2.0', '--why', 'again');
    assert.equal(live().previous, null);
  });

  it('stays in its canary, which reaches nobody else, becomes live for nobody and lets others be promoted', async () => {
    const { run, done, refused } = setUp();
    await done('canary', 'local', 'mf-sample=1.1.0', '--percent', '5', '--why', 'a few');
    assert.match((await run('block', 'mf-sample@1.1.0', ...why)).output, /local {2}mf-sample 1\.1\.0 still runs/);
    for (const act of [['--percent', '6'], ['--promote'], ['mf-sample=1.1.0', '--percent', '5']])
      await refused(blocked, 'canary', 'local', ...act, '--why', 'more');
    await done('promote', 'local', 'mf-other=1.1.0', '--why', 'another one');
    await done('canary', 'local', '--percent', '1', '--why', 'less');
    await done('canary', 'local', '--end', '--why', 'none');
  });

  it('stays blocked in every later revision, also in one that the key of a canary signs', async () => {
    const { dataDir, registry, done } = setUp();
    await done('block', 'mf-sample@1.1.0', ...why);
    const list = registry.read().blocked;
    await done('canary', 'local', 'mf-sample=1.2.0', '--why', 'a few');
    const key = makeSigningKey(dataDir);
    addKey(dataDir, createPublicKey(key.privateKey), reason, 'canary');
    const { blocked: afterwards } = registry.revertCanary(3, { ...reason, what: 'reverted' }, key);
    assert.deepEqual([afterwards, Object.keys(list!), list!['mf-sample@1.1.0']!.who], [list, ['mf-sample@1.1.0'], 'ann']);
    await done('promote', 'local', 'mf-sample=1.2.0', '--why', 'new');
    await done('rollback', 'local', '--to', '1', '--why', 'before anything was blocked');
    assert.deepEqual(registry.read().blocked, list);
  });
});

describe('the verbs', () => {
  it('say what they cannot do', async () => {
    const { run, done } = setUp();
    for (const [words, code, sentence] of [
      [['block'], 2, /^Name what to block or unblock/],
      [['block', 'mf-sample'], 2, /^"mf-sample" is no <package@version>/],
      [['block', 'mf-sample=1.1.0'], 2, /^"mf-sample=1\.1\.0" is no <package@version>/],
      [['unblock', 'zod@4.6.7'], 1, /^zod@4\.6\.7 is not blocked; status lists what is\./],
    ] as const) {
      const outcome = await run(...words, ...why);
      assert.deepEqual([outcome.code, sentence.test(outcome.errors)], [code, true], outcome.errors);
    }
    assert.equal((await run('block', 'zod@4.6.7')).code, 2);
    await done('block', 'zod@4.6.7', '@hookform/resolvers@5.4.0', ...why);
    assert.match((await run('block', 'zod@4.6.7', ...why)).errors, /^zod@4\.6\.7 is blocked already\./);
  });
});
