import assert from 'node:assert/strict';
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from '@marketplace/node-kit/temporaryFolder';
import { LiveRegistry } from '../registry/LiveRegistry.ts';
import { promote } from '../registry/promote.ts';
import { RegistryFile } from '../registry/RegistryFile.ts';
import { RegistryReader } from '../registry/RegistryReader.ts';
import { retireKey } from '../registry/retireKey.ts';
import { publishBuilds, reason } from '../testing/publishBuilds.ts';
import { addKey } from './addKey.ts';
import { makeSigningKey, openSigningKey } from './signingKey.ts';
import { TrustedKeys } from './TrustedKeys.ts';

const setUp = () => publishBuilds({ name: 'shell' }, { name: 'mf-sample' });
const activeIds = (dataDir: string): string[] => [...new TrustedKeys(dataDir).active().keys()];
const addOwnKey = (dataDir: string): string => addKey(dataDir, createPublicKey(makeSigningKey(dataDir).privateKey), reason);
const nothing = { 'mf-sample': '1.0.0' };

describe('a server', () => {
  it('needs public keys only', () => {
    const { dataDir } = setUp();
    const served = temporaryFolder();
    for (const folder of ['registries', 'artifacts', 'keys/trusted'])
      cpSync(join(dataDir, folder), join(served, folder), { recursive: true });
    assert.equal(new LiveRegistry(new RegistryReader(served, 'local'), () => {}).current().revision, 1);
    assert.deepEqual(readdirSync(join(served, 'keys')), ['trusted']);
    assert.throws(
      () => promote(new RegistryFile(served, 'local'), setUp().store, nothing, reason),
      /holds the private half of no active key/,
    );
  });

  it('says what to do when they are missing, and makes none', () => {
    const { dataDir, registry } = setUp();
    rmSync(join(dataDir, 'keys'), { recursive: true });
    const sentence = /keys\/trusted holds no public keys, .+; copy that folder from where versions are promoted\. It holds no secret\.$/;
    assert.throws(() => new LiveRegistry(new RegistryReader(dataDir, 'local'), () => {}), sentence);
    assert.throws(() => registry.write(setUp().registry.read(), 1, { ...reason, what: 'nothing' }), sentence);
    assert.equal(readdirSync(dataDir).includes('keys'), false);
  });

  it('follows keys that are added and retired while it runs', () => {
    const { dataDir, store, registry } = setUp();
    const [first] = activeIds(dataDir);
    const live = new LiveRegistry(new RegistryReader(dataDir, 'local'), () => {});
    const second = addOwnKey(dataDir);
    assert.deepEqual(activeIds(dataDir), [first, second]);
    promote(registry, store, nothing, reason);
    assert.deepEqual([live.current().revision, JSON.parse(readFileSync(registry.file, 'utf8')).keyId], [2, second]);
    retireKey(dataDir, first!, { who: 'ada', why: 'a new machine' });
    assert.deepEqual([activeIds(dataDir), live.current().revision, live.problem()], [[second], 3, null]);
    assert.equal(live.current().change!.what, `signed with another key, because ${first} retires`);
    assert.equal([...registry.history()].length, 3);
  });

  it('refuses records of keys that do not continue those it knows', () => {
    const { dataDir } = setUp();
    const live = new LiveRegistry(new RegistryReader(dataDir, 'local'), () => {});
    live.current();
    const trusted = join(dataDir, 'keys', 'trusted');
    rmSync(trusted, { recursive: true });
    cpSync(join(setUp().dataDir, 'keys', 'trusted'), trusted, { recursive: true });
    assert.equal(live.current().revision, 1);
    assert.match(live.problem()!, /^The records in .+trusted do not continue those in use\. Revision 1 stays in use\.$/);
  });
});

describe('keys', () => {
  it('are added and retired by an active one only', () => {
    const { dataDir, registry } = setUp();
    const stranger = temporaryFolder();
    makeSigningKey(stranger);
    cpSync(join(dataDir, 'keys', 'trusted'), join(stranger, 'keys', 'trusted'), { recursive: true });
    assert.throws(() => addOwnKey(stranger), /holds the private half of no active key/);
    const [first] = activeIds(dataDir);
    const second = addOwnKey(dataDir);
    retireKey(dataDir, first!, reason);
    assert.throws(() => retireKey(dataDir, first!, reason), new RegExp(`The key ${first} is not active`));
    assert.throws(() => retireKey(dataDir, second, reason), /holds the private half of no active key/);
    assert.throws(() => addKey(dataDir, createPublicKey(openSigningKey(dataDir).privateKey), reason), /is active already/);
    assert.equal(registry.read().revision, 2);
  });

  it('that are retired sign nothing more', () => {
    const { dataDir, registry } = setUp();
    const [first] = activeIds(dataDir);
    const former = openSigningKey(dataDir);
    addOwnKey(dataDir);
    retireKey(dataDir, first!, reason);
    const { revision, ...content } = registry.read();
    assert.throws(
      () => registry.write(content, revision, { ...reason, what: 'stolen' }, former),
      /is signed with the key [0-9a-f]{16}, which is not an active one/,
    );
    assert.equal(registry.read().revision, revision);
  });

  it('that nobody vouched for do not count', () => {
    const { dataDir } = setUp();
    const other = setUp().dataDir;
    cpSync(join(other, 'keys', 'trusted', '1.json'), join(dataDir, 'keys', 'trusted', '2.json'));
    assert.throws(() => activeIds(dataDir), /^Error: The record of keys 2 does not follow the one before it\.$/);
    writeFileSync(join(dataDir, 'keys', 'trusted', '2.json'), '{}');
    assert.throws(() => activeIds(dataDir), /^Error: The record of keys is not signed\.$/);
  });

  it('are named when their file is damaged, and not replaced; what runs goes on', () => {
    const { dataDir, store, registry } = setUp();
    const file = join(dataDir, 'keys', 'private', readdirSync(join(dataDir, 'keys', 'private'))[0]!);
    writeFileSync(file, 'scratched');
    assert.throws(() => promote(registry, store, nothing, reason), /^Error: The signing key .+\.pem cannot be read; /);
    assert.equal(readFileSync(file, 'utf8'), 'scratched');
    assert.equal(registry.read().revision, 1);
  });

  it('of before they had ids become the first', () => {
    const dataDir = temporaryFolder();
    mkdirSync(join(dataDir, 'keys'));
    const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
    writeFileSync(join(dataDir, 'keys', 'registry.pem'), pem);
    assert.equal(openSigningKey(dataDir).privateKey.export({ type: 'pkcs8', format: 'pem' }), pem);
    assert.deepEqual(readdirSync(join(dataDir, 'keys')).sort(), ['private', 'trusted']);
  });
});
