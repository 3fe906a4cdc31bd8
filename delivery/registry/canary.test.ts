import assert from 'node:assert/strict';
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Registry } from '@marketplace/section-kit/manifest';
import { integrityOf } from '../artifact/integrityOf.ts';
import { addKey } from '../keys/addKey.ts';
import { keyIdOf } from '../keys/keyRecord.ts';
import { signDocument } from '../keys/signedDocument.ts';
import { makeSigningKey, openCanaryKey, openSigningKey } from '../keys/signingKey.ts';
import { publishBuilds, reason } from '../testing/publishBuilds.ts';
import { writeBuild } from '../testing/writeBuild.ts';
import { artifactsOf } from './artifactsOf.ts';
import { beginCanary, setCanaryPercent } from './canary.ts';
import { LiveRegistry } from './LiveRegistry.ts';
import { promote } from './promote.ts';
import { RegistryFile } from './RegistryFile.ts';
import { RegistryReader } from './RegistryReader.ts';
import { retireKey } from './retireKey.ts';

const text = { en: 'A', fr: 'A' };
const other = { name: 'mf-other', manifest: { routes: [{ path: '/other', title: text, chunk: 'sample-page' }] } };

/** 1.0.0 is live, and 1.1.0 is a canary; a key that may only revert it is there. */
function setUp() {
  const { dataDir, store, registry } = publishBuilds({ name: 'shell' }, { name: 'mf-sample' }, other);
  const publish = (name: string, version: string, artifact = {}) =>
    store.publish(writeBuild(join(dataDir, 'next', name, version), { ...(name === 'mf-other' && other), name, version, artifact }));
  publish('mf-sample', '1.1.0');
  const key = makeSigningKey(dataDir);
  addKey(dataDir, createPublicKey(key.privateKey), reason, 'canary');
  const begin = (versions: Record<string, string> = { 'mf-sample': '1.1.0' }, percent = 1) =>
    beginCanary(registry, store, { versions, percent }, reason);
  return { dataDir, store, registry, publish, key, begin };
}

describe('a canary in a registry', () => {
  it('is a part of the revision, with the live version to fall back to; without one a document is as ever', () => {
    const { registry, begin, store } = setUp();
    assert.equal('canary' in (JSON.parse(JSON.parse(readFileSync(registry.file, 'utf8')).payload) as object), false);
    const { canary, sections, change } = begin();
    const { artifact, previous } = canary!.sections['mf-sample']!;
    assert.deepEqual([artifact.version, previous?.version, sections['mf-sample']!.artifact.version], ['1.1.0', '1.0.0', '1.0.0']);
    assert.equal(change!.what, 'canary of mf-sample 1.1.0 for 1 %');
    assert.deepEqual(registry.read().canary, canary);
    assert.ok(artifactsOf(registry.read()).some(({ version }) => version === '1.1.0'));
    promote(registry, store, { 'mf-sample': '1.1.0' }, reason);
    assert.equal('canary' in registry.read(), false);
  });

  it('keeps its salt while it is widened, and other versions get another one', () => {
    const { registry, begin, publish } = setUp();
    const { salt } = begin().canary!;
    assert.equal(setCanaryPercent(registry, 5, reason).canary!.salt, salt);
    assert.equal(begin(undefined, 20).canary!.salt, salt);
    publish('mf-other', '2.0.0');
    assert.notEqual(begin({ 'mf-sample': '1.1.0', 'mf-other': '2.0.0' }).canary!.salt, salt);
  });

  it('is refused for what a promotion is refused for, and for what is no canary', () => {
    const { begin, publish, store, registry } = setUp();
    publish('mf-other', '2.0.0', { links: ['/gone'] });
    assert.throws(() => begin({ 'mf-other': '2.0.0' }), /Nothing was changed in "local"\. mf-other 2\.0\.0 links to \/gone/);
    assert.throws(() => begin({ 'mf-sample': '1.0.0' }), /mf-sample 1\.0\.0 is live in "local" already; leave it out\./);
    assert.throws(() => begin({ 'mf-new': '1.0.0' }), /"local" does not run mf-new; .+ promote it first\./);
    assert.throws(() => begin({ 'mf-sample': '9.9.9' }), /9\.9\.9/);
    for (const percent of [-1, 101, 0.001]) assert.throws(() => begin(undefined, percent), /malformed: canary\.percent/);
    writeFileSync(join(store.folder('mf-sample', '1.1.0'), 'sample-page.js'), '');
    assert.throws(() => begin(), /mf-sample 1\.1\.0 is not what was published/);
    assert.equal(registry.read().revision, 1);
  });

  it('stays beside a promotion of others as long as it fits, and ends with one of its own sections', () => {
    const { begin, publish, registry, store } = setUp();
    publish('mf-sample', '1.2.0', { links: ['/other'] });
    publish('mf-other', '2.0.0');
    begin({ 'mf-sample': '1.2.0' });
    promote(registry, store, { 'mf-other': '2.0.0' }, reason);
    assert.equal(registry.read().canary!.sections['mf-sample']!.artifact.version, '1.2.0');
    assert.throws(
      () => promote(registry, store, { 'mf-other': null }, reason),
      /Nothing was changed in "local": its canary would not fit\. Promote or end that first\. mf-sample 1\.2\.0 links to \/other/,
    );
    promote(registry, store, { 'mf-other': null }, reason, null, undefined, { endsCanary: true });
    assert.deepEqual([registry.read().canary, registry.read().change!.what], [undefined, 'mf-other 2.0.0 to none, and no canary any more']);
  });

  it('is not served when its files are not what was published', () => {
    const { begin, registry, store, dataDir } = setUp();
    begin();
    rmSync(join(store.folder('mf-sample', '1.1.0'), 'sample-page.js'));
    const whole = (each: Registry) => artifactsOf(each).forEach((artifact) => store.requireWhole(artifact));
    assert.throws(
      () => new LiveRegistry(new RegistryReader(dataDir, 'local'), () => {}, whole),
      /sample-page\.js of mf-sample 1\.1\.0 is missing/,
    );
    assert.equal(registry.read().revision, 2);
  });
});

describe('a key that may only revert canaries', () => {
  const sentence = (what: string) =>
    new RegExp(`may only set the percent of a canary to 0, but it changes ${what}; have that signed with a key that may promote\\.$`);
  const change = { ...reason, what: 'a try' };

  it('sets the percent to 0, and a server follows', () => {
    const { begin, registry, dataDir, key } = setUp();
    const before = begin();
    const live = new LiveRegistry(new RegistryReader(dataDir, 'local'), () => {});
    const { canary, expires } = registry.revertCanary(before.revision, change, openCanaryKey(dataDir));
    assert.deepEqual([canary, expires], [{ ...before.canary!, percent: 0 }, before.expires]);
    assert.deepEqual([live.current().revision, live.problem()], [3, null]);
    assert.equal(JSON.parse(readFileSync(registry.file, 'utf8')).keyId, key.id);
    assert.equal([...registry.history()].length, 3);
    assert.throws(() => registry.revertCanary(3, change, key), /No canary of "local" reaches anybody, so there is nothing to revert\./);
    // Who may promote goes on from there.
    assert.equal(setCanaryPercent(registry, 1, reason).canary!.percent, 1);
  });

  const tries: [string, (draft: Registry) => void, string][] = [
    ['another percent', (draft) => void (draft.canary!.percent = 2), 'the percent from 1 to 2'],
    ['the same percent', () => {}, 'the percent from 1 to 1'],
    ['no canary any more', (draft) => void delete draft.canary, 'the versions of the canary and the salt and the percent from 1 to none'],
    ['another salt', (draft) => void (draft.canary = { ...draft.canary!, percent: 0, salt: 'another-salt' }), 'the salt'],
    [
      'other versions in the canary',
      (draft) => void (draft.canary = { ...draft.canary!, percent: 0, sections: {} }),
      'the versions of the canary',
    ],
    [
      'a section',
      (draft) => {
        draft.canary!.percent = 0;
        draft.sections = {};
      },
      'sections',
    ],
    [
      'the fall-back of a section',
      (draft) => {
        draft.canary!.percent = 0;
        draft.sections['mf-sample']!.previous = draft.sections['mf-sample']!.artifact;
      },
      'sections',
    ],
    [
      'a section taken out',
      (draft) => {
        draft.canary!.percent = 0;
        draft.sections['mf-sample']!.takenOut = true;
      },
      'sections',
    ],
    [
      'the shell',
      (draft) => {
        draft.canary!.percent = 0;
        draft.shell.version = '2.0.0';
      },
      'shell',
    ],
    [
      'what is blocked',
      (draft) => {
        draft.canary!.percent = 0;
        draft.blocked = {};
      },
      'blocked',
    ],
    [
      'a later end',
      (draft) => {
        draft.canary!.percent = 0;
        draft.expires = new Date(Date.parse(draft.expires) + 1).toISOString();
      },
      'expires',
    ],
    [
      'an earlier time',
      (draft) => {
        draft.canary!.percent = 0;
        draft.issued = new Date(Date.parse(draft.issued) - 1).toISOString();
      },
      'the time',
    ],
  ];
  for (const [name, alter, what] of tries) {
    it(`is refused ${name}, by who reads and by who writes`, () => {
      const { begin, registry, dataDir, key } = setUp();
      begin();
      const live = new LiveRegistry(new RegistryReader(dataDir, 'local'), () => {});
      const draft = structuredClone(registry.read());
      const { hash } = registry.head();
      alter(draft);
      const signed = signDocument({ ...draft, revision: 3, before: hash, change }, key);
      writeFileSync(join(dataDir, 'registries', 'local', '3.json'), JSON.stringify(signed));
      assert.equal(live.current().revision, 2);
      assert.match(live.problem()!.replace(' Revision 2 stays in use.', ''), sentence(what));
      rmSync(join(dataDir, 'registries', 'local', '3.json'));
      // Whoever writes dates it themselves.
      if (name !== 'an earlier time' && name !== 'a later end')
        assert.throws(() => registry.write(draft, 2, change, key), /but it changes/);
      assert.equal(registry.read().revision, 2);
    });
  }

  it('promotes nothing, publishes nothing and adds no key, alone in a data directory', () => {
    const { begin, registry, store, dataDir, key, publish } = setUp();
    begin();
    rmSync(join(dataDir, 'keys', 'private', `${openSigningKey(dataDir).id}.pem`));
    const nothing = /holds the private half of no active key that may be used, so nothing can be signed here; do it where one is/;
    assert.throws(() => promote(registry, store, { 'mf-sample': '1.1.0' }, reason), nothing);
    assert.throws(() => publish('mf-sample', '1.3.0'), nothing);
    assert.throws(() => addKey(dataDir, generateKeyPairSync('ed25519').publicKey, reason), nothing);
    assert.equal(registry.revertCanary(2, change, key).canary!.percent, 0);
  });

  it('vouches for no revision before it: one that was put in place of that is refused', () => {
    const { begin, registry, dataDir, key } = setUp();
    begin();
    const file = (revision: number) => join(dataDir, 'registries', 'local', `${revision}.json`);
    const forged = { ...structuredClone(registry.read()), sections: {} };
    const foreign = generateKeyPairSync('ed25519');
    writeFileSync(file(2), JSON.stringify(signDocument(forged, { id: keyIdOf(foreign.publicKey), privateKey: foreign.privateKey })));
    const next = {
      ...forged,
      revision: 3,
      before: integrityOf(readFileSync(file(2), 'utf8')),
      change,
      canary: { ...forged.canary!, percent: 0 },
    };
    writeFileSync(file(3), JSON.stringify(signDocument(next, key)));
    assert.throws(() => new RegistryReader(dataDir, 'local').read(), /is not an active one/);
  });

  it('is retired like any other, also when the last revision is its own', () => {
    const { begin, registry, dataDir, key } = setUp();
    begin();
    registry.revertCanary(2, change, key);
    retireKey(dataDir, key.id, reason);
    const read = new RegistryReader(dataDir, 'local').read();
    assert.deepEqual([read.revision, read.canary!.percent], [4, 0]);
    assert.throws(() => openCanaryKey(dataDir), /holds no key of the role canary, .+ make one with keys add --role canary/);
    assert.throws(() => new RegistryFile(dataDir, 'local').revertCanary(4, change, key), /nothing to revert/);
  });
});
