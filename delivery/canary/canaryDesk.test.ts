import assert from 'node:assert/strict';
import { createPublicKey } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from '@marketplace/node-kit/temporaryFolder';
import { changeBucket } from '../bucket/changeBucket.ts';
import { fetchEnvironment } from '../bucket/fetchAll.ts';
import { addKey } from '../keys/addKey.ts';
import { makeSigningKey, openSigningKey } from '../keys/signingKey.ts';
import { beginCanary } from '../registry/canary.ts';
import { promote } from '../registry/promote.ts';
import { RegistryFile } from '../registry/RegistryFile.ts';
import { RegistryReader } from '../registry/RegistryReader.ts';
import { isIn } from '../server/canary/bucketOf.ts';
import { ArtifactStore } from '../store/ArtifactStore.ts';
import { fakeBucket } from '../testing/fakeBucket.ts';
import { reason } from '../testing/publishBuilds.ts';
import { serveBuilds } from '../testing/serveBuilds.ts';
import { writeBuild } from '../testing/writeBuild.ts';
import { canaryDesk } from './canaryDesk.ts';
import { lookAtCanary } from './watchCanary.ts';

/** A server with a canary for half of its visitors, and a controller with nothing but its key. */
async function setUp() {
  const { dataDir, store, registry, get, port } = await serveBuilds([{ name: 'shell' }, { name: 'mf-sample' }], {
    siteUrl: 'http://localhost',
  });
  store.publish(writeBuild(join(dataDir, 'next'), { name: 'mf-sample', version: '1.1.0' }));
  const { canary } = beginCanary(registry, store, { versions: { 'mf-sample': '1.1.0' }, percent: 50 }, reason);
  const key = makeSigningKey(dataDir);
  addKey(dataDir, createPublicKey(key.privateKey), reason, 'canary');
  rmSync(join(dataDir, 'keys', 'private', `${openSigningKey(dataDir).id}.pem`));
  const lines: string[] = [];
  const server = `http://127.0.0.1:${port}`;
  const desk = (servers = [server]) =>
    canaryDesk({ dataDir, environment: 'local', servers, who: 'controller', log: (line) => lines.push(line) });
  const numbers = Array.from({ length: 200 }, (_, number) => number);
  const [inside, outside] = [true, false].map((wanted) => numbers.filter((number) => isIn(number, canary!) === wanted)) as [
    number[],
    number[],
  ];
  const open = async (visitor: number) => {
    const answer = await get('/sample', { headers: { cookie: `visitor=${visitor}` } });
    return /mf-sample@([\d.]+)/.exec(answer.headers.get('x-composition')!)![1];
  };
  const fail = (visitor: number, version: string) =>
    get('/page-reports', {
      method: 'POST',
      headers: { cookie: `visitor=${visitor}` },
      body: JSON.stringify({
        kind: 'failure',
        revision: 2,
        page: '/sample',
        section: 'mf-sample',
        version,
        phase: 'render',
        attempt: 1,
        message: '',
      }),
    });
  return { registry, server, desk, lines, inside, outside, open, fail };
}

describe('the controller of a canary', () => {
  it('reverts one that fails for its visitors, and the next page is live', async () => {
    const { registry, desk, lines, inside, outside, open, fail } = await setUp();
    for (const visitor of outside.slice(0, 30)) assert.equal(await open(visitor), '1.0.0');
    for (const visitor of inside.slice(0, 3)) {
      await lookAtCanary(desk());
      assert.equal(await open(visitor), '1.1.0');
      await fail(visitor, '1.1.0');
    }
    await lookAtCanary(desk());
    for (const visitor of inside.slice(0, 3)) assert.equal(await open(visitor), '1.0.0');
    const { canary, change } = registry.read();
    assert.equal(canary!.percent, 0);
    assert.equal(change!.what, 'canary of mf-sample 1.1.0 reverted from 50 %');
    assert.match(lines.at(-1)!, /^The canary was reverted: something failed for 3 of 3 visitors, against 0 of 30 with what is live\.$/);
    await lookAtCanary(desk());
    assert.equal(registry.read().revision, 3);
  });

  it('leaves one alone that fails as little as what is live, or for one visitor only', async () => {
    const { registry, desk, inside, outside, open, fail } = await setUp();
    for (const visitor of [...inside.slice(0, 20), ...outside.slice(0, 20)]) await open(visitor);
    for (let time = 0; time < 5; time += 1) await fail(inside[0]!, '1.1.0');
    for (const visitor of outside.slice(0, 3)) await fail(visitor, '1.0.0');
    await lookAtCanary(desk());
    assert.equal(registry.read().canary!.percent, 50);
  });

  it('goes on with the servers that answer, and says once which do not', async () => {
    const { server, desk, lines } = await setUp();
    const both = desk([server, 'http://127.0.0.1:9']);
    for (let time = 0; time < 2; time += 1) assert.equal((await both.outcomes()).length, 1);
    assert.equal(lines.length, 1);
    assert.match(lines[0]!, /^http:\/\/127\.0\.0\.1:9 does not say how its canary fares/);
  });

  it('reverts in a bucket from a machine that has its key and nothing else, and servers that follow it see that', async () => {
    const { bucket } = await fakeBucket();
    const [promoter, controller, server] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
    const versions = { 'mf-sample': '1.1.0' };
    let id = '';
    await changeBucket(bucket, promoter, (desk) => {
      const [store, registry] = [new ArtifactStore(desk), new RegistryFile(desk, 'production')];
      const build = (name: string, version: string) =>
        store.publish(writeBuild(join(promoter, 'builds', name, version), { name, version }));
      for (const [name, version] of [
        ['shell', '1.0.0'],
        ['mf-sample', '1.0.0'],
        ['mf-sample', '1.1.0'],
      ] as const)
        build(name, version);
      promote(registry, store, { shell: '1.0.0', 'mf-sample': '1.0.0' }, reason);
      beginCanary(registry, store, { versions, percent: 1 }, reason);
      const key = makeSigningKey(desk);
      ({ id } = key);
      addKey(desk, createPublicKey(key.privateKey), reason, 'canary');
    });
    const file = join('keys', 'private', `${id}.pem`);
    cpSync(join(promoter, file), join(controller, file), { recursive: true });
    await fetchEnvironment(bucket, server, 'production');
    assert.equal(new RegistryReader(server, 'production').read().canary!.percent, 1);
    // The versions of a canary are there before anybody is in it.
    new ArtifactStore(server).requireWhole(new ArtifactStore(server).read('mf-sample', '1.1.0'));

    const desk = canaryDesk({ dataDir: controller, environment: 'production', servers: [], bucket, who: 'controller', log: () => {} });
    await desk.revert('it fails', versions);
    await fetchEnvironment(bucket, server, 'production');
    const { canary, change } = new RegistryReader(server, 'production').read();
    assert.deepEqual([canary!.percent, change!.who, change!.why], [0, 'controller', 'it fails']);
  });

  it('does not revert another canary than the one it looked at', async () => {
    const { desk, registry } = await setUp();
    await assert.rejects(async () => desk().revert('it fails', { 'mf-sample': '1.0.9' }), /Another canary has begun meanwhile/);
    assert.equal(registry.read().canary!.percent, 50);
  });
});
