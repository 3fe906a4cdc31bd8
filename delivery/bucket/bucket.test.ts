import assert from 'node:assert/strict';
import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from '@marketplace/node-kit/temporaryFolder';
import { promote } from '../registry/promote.ts';
import { RegistryFile } from '../registry/RegistryFile.ts';
import { RegistryReader } from '../registry/RegistryReader.ts';
import { runVerb } from '../sections/runVerb.ts';
import { ArtifactStore } from '../store/ArtifactStore.ts';
import { fakeBucket } from '../testing/fakeBucket.ts';
import { reason } from '../testing/publishBuilds.ts';
import { writeBuild } from '../testing/writeBuild.ts';
import type { Bucket } from './Bucket.ts';
import { changeBucket } from './changeBucket.ts';
import { fetchEnvironment } from './fetchAll.ts';
import { followBucket } from './followBucket.ts';

const full = process.env.E2E_FULL === '1';
const builds = temporaryFolder();
const buildOf = (name: string, version: string): string => writeBuild(join(builds, name, version), { name, version });

/** Publishes versions and makes production run them. */
const release = (bucket: Bucket, dataDir: string, versions: Record<string, string>) =>
  changeBucket(bucket, dataDir, (desk) => {
    const store = new ArtifactStore(desk);
    for (const [name, version] of Object.entries(versions)) store.publish(buildOf(name, version));
    return promote(new RegistryFile(desk, 'production'), store, versions, reason).revision;
  });

/** A bucket in which production runs a shell and a section, and the machine that put them there. */
async function setUp(options?: Parameters<typeof fakeBucket>[0]) {
  const fake = await fakeBucket(options);
  const dataDir = temporaryFolder();
  await release(fake.bucket, dataDir, { shell: '1.0.0', 'mf-sample': '1.0.0' });
  return { ...fake, dataDir };
}

/** Another machine that may promote: it has the private key and nothing else. */
function promoterLike(dataDir: string): string {
  const other = temporaryFolder();
  cpSync(join(dataDir, 'keys', 'private'), join(other, 'keys', 'private'), { recursive: true });
  return other;
}

/** What a new machine finds, every file of it compared with what was signed. */
async function look(bucket: Bucket): Promise<{ revision: number; version: string }> {
  const dataDir = temporaryFolder();
  await fetchEnvironment(bucket, dataDir, 'production');
  const { revision, shell, sections } = new RegistryReader(dataDir, 'production').read();
  const store = new ArtifactStore(dataDir);
  for (const artifact of [shell, sections['mf-sample']!.artifact]) store.requireWhole(artifact);
  return { revision, version: sections['mf-sample']!.artifact.version };
}

describe('a bucket', () => {
  it('has what one machine released, for others to run; no private key leaves the machine', async () => {
    const { bucket, objects } = await setUp({ pageSize: 3 });
    assert.deepEqual(await look(bucket), { revision: 1, version: '1.0.0' });
    assert.deepEqual(
      [...objects.keys()].filter(
        (key) => !/^site\/(artifacts\/|keys\/trusted\/1\.json$|registries\/production\/1\.json$|condition\.txt$)/.test(key),
      ),
      [],
    );
  });

  it('takes the first release of a site, also from a machine that has no folder for it yet', async () => {
    const { bucket } = await fakeBucket();
    await release(bucket, join(temporaryFolder(), 'data'), { shell: '1.0.0', 'mf-sample': '1.0.0' });
    assert.deepEqual(await look(bucket), { revision: 1, version: '1.0.0' });
  });

  it('takes one of two promotions at the same moment, and the other one is told to look again', async () => {
    const { bucket, dataDir, open } = await setUp();
    const other = promoterLike(dataDir);
    const versions = ['1.1.0', '1.2.0'];
    const results = await Promise.allSettled([
      release(bucket, dataDir, { 'mf-sample': versions[0]! }),
      release(open(), other, { 'mf-sample': versions[1]! }),
    ]);
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Error).message] : []));
    assert.equal(refused.length, 1);
    assert.match(
      refused[0]!,
      /^Somebody else added registries\/production\/2\.json to the bucket .+ meanwhile\. Look at it and try again\.$/,
    );
    assert.equal((await look(bucket)).revision, 2);
    const again = results[0].status === 'rejected' ? ([dataDir, versions[0]!] as const) : ([other, versions[1]!] as const);
    assert.equal(await release(bucket, again[0], { 'mf-sample': again[1] }), 3);
    assert.deepEqual(await look(bucket), { revision: 3, version: again[1] });
  });

  for (const how of ['cut', 'cut after'] as const) {
    it(`is whole whichever write is cut off (${how})`, async () => {
      const { bucket, dataDir, state } = await setUp();
      let expected = { revision: 1, version: '1.0.0' };
      for (let place = 1; ; place += full ? 1 : 3) {
        const version = `1.${place}.0`;
        let writes = 0;
        state.before = (method) => (method === 'PUT' && (writes += 1) === place ? how : undefined);
        const failure = await release(bucket, dataDir, { 'mf-sample': version }).then(
          () => null,
          (error: Error) => error,
        );
        state.before = () => undefined;
        const next = { revision: expected.revision + 1, version };
        if (!failure) {
          assert.deepEqual(await look(bucket), next);
          assert.ok(place > 5, 'writes were cut off');
          return;
        }
        assert.match(failure.message, /cannot be reached/);
        const found = await look(bucket);
        assert.deepEqual(found, found.revision === next.revision ? next : expected);
        await release(bucket, dataDir, { 'mf-sample': version });
        expected = await look(bucket);
        assert.equal(expected.version, version);
        assert.deepEqual(
          readdirSync(dataDir).filter((name) => name.startsWith('.')),
          [],
        );
      }
    });
  }

  it('that ignores conditions is refused before anything is written', async () => {
    const { bucket, objects } = await fakeBucket({ ignoresConditions: true });
    await assert.rejects(
      release(bucket, temporaryFolder(), { shell: '1.0.0' }),
      /If-None-Match.+nothing was written\. Use a store with conditional writes\.$/,
    );
    assert.deepEqual([...objects.keys()], ['site/condition.txt']);
  });

  it('is asked again where two write one key at the same moment', async () => {
    const { bucket, dataDir, state } = await setUp();
    let conflicts = 0;
    state.before = (method, key) => (method === 'PUT' && key.endsWith('/2.json') && (conflicts += 1) < 3 ? 409 : undefined);
    assert.equal(await release(bucket, dataDir, { 'mf-sample': '1.1.0' }), 2);
    assert.equal(conflicts, 3);
  });

  it('that lost or replaced what was read before is not followed', async () => {
    const { bucket, dataDir, objects } = await setUp();
    const key = 'site/registries/production/1.json';
    const document = objects.get(key)!;
    objects.set(key, Buffer.from('{}'));
    await assert.rejects(fetchEnvironment(bucket, dataDir, 'production'), /1\.json in the bucket .+ is not the one that was read before/);
    objects.delete(key);
    await assert.rejects(
      fetchEnvironment(bucket, dataDir, 'production'),
      /has lost registries\/production\/1\.json, .+; put it back from /,
    );
    objects.set(key, document);
    await fetchEnvironment(bucket, dataDir, 'production');
  });

  it('has what was published when it was away, once that is published again', async () => {
    const { bucket, dataDir, state } = await setUp();
    const publish = () => changeBucket(bucket, dataDir, (desk) => void new ArtifactStore(desk).publish(buildOf('mf-sample', '1.1.0')));
    state.before = (method, key) => (method === 'PUT' && key.includes('/1.1.0/') ? 'cut' : undefined);
    await assert.rejects(publish(), /cannot be reached/);
    state.before = () => undefined;
    await publish();
    const other = promoterLike(dataDir);
    await changeBucket(bucket, other, (desk) =>
      promote(new RegistryFile(desk, 'production'), new ArtifactStore(desk), { 'mf-sample': '1.1.0' }, reason),
    );
    assert.deepEqual(await look(bucket), { revision: 2, version: '1.1.0' });
  });

  it('gets no working copies, which are for one machine', async () => {
    const { bucket, dataDir, objects } = await setUp();
    await changeBucket(bucket, dataDir, (desk) => void new ArtifactStore(desk).publish(buildOf('mf-sample', '1.0.0-local.5b21c0de')));
    await release(bucket, dataDir, { 'mf-sample': '1.1.0' });
    assert.deepEqual(
      [...objects.keys()].filter((key) => key.includes('-local.')),
      [],
    );
  });

  it('keeps what another team published under a version', async () => {
    const { bucket, dataDir, objects } = await setUp();
    const other = promoterLike(dataDir);
    await release(bucket, dataDir, { 'mf-sample': '1.1.0' });
    const stored = [...objects].filter(([key]) => key.includes('/1.1.0/'));
    const build = writeBuild(join(builds, 'others'), { name: 'mf-sample', version: '1.1.0', files: { 'other.js': 'other()' } });
    await assert.rejects(
      changeBucket(bucket, other, (desk) => new ArtifactStore(desk).publish(build)),
      /mf-sample 1\.1\.0 is already published with other files; give the package a new version\.$/,
    );
    assert.deepEqual(
      [...objects].filter(([key]) => key.includes('/1.1.0/')),
      stored,
    );
  });

  it('says which right is missing, and which address leads nowhere', async () => {
    const { bucket, state, dataDir } = await setUp();
    state.before = () => 403;
    await assert.rejects(
      fetchEnvironment(bucket, dataDir, 'production'),
      /refused to list keys\/trusted\/ \(Fault\); check BUCKET_URL, the key and its rights/,
    );
  });

  it('is what the verbs work on', async () => {
    const { bucket, dataDir } = await setUp();
    await release(bucket, dataDir, { 'mf-sample': '1.1.0' });
    const other = promoterLike(dataDir);
    const words = ['rollback', 'production', '--to', '1', '--why', 'a test'];
    const help = await runVerb(['rollback', '--help'], { dataDir: other, who: 'ann', bucket });
    const { code, output, errors } = await runVerb(words, { dataDir: other, who: 'ann', bucket });
    assert.equal(code, 0, `${errors}${help.output}`);
    assert.match(output, /production is at revision 3/);
    assert.deepEqual(await look(bucket), { revision: 3, version: '1.0.0' });
  });
});

describe('a server that follows a bucket', () => {
  const follow = (bucket: Bucket, dataDir: string, lines: string[]) =>
    followBucket(bucket, { dataDir, environment: 'production', milliseconds: 1, log: (line) => lines.push(line) });
  const until = async (holds: () => boolean) => {
    while (!holds()) await new Promise((resolve) => setImmediate(resolve));
  };

  it('runs what was promoted meanwhile, and goes on while the bucket is away', async () => {
    const { bucket, dataDir, state } = await setUp();
    const served = temporaryFolder();
    const lines: string[] = [];
    const follower = await follow(bucket, served, lines);
    const registry = new RegistryReader(served, 'production');
    assert.equal(registry.read().revision, 1);
    state.before = () => 'cut';
    await until(() => lines.length > 0);
    assert.equal(registry.read().revision, 1);
    state.before = () => undefined;
    await until(() => lines.length > 1);
    assert.match(lines[0]!, /^The bucket .+ cannot be reached: .+ What runs stays\.$/);
    assert.match(lines[1]!, /is followed again\.$/);
    await release(bucket, dataDir, { 'mf-sample': '1.1.0' });
    await until(() => registry.read().revision === 2);
    assert.ok(new ArtifactStore(served).has('mf-sample', '1.1.0'));
    assert.equal(existsSync(join(served, 'keys', 'private')), false);
    follower.stop();
  });

  it('has the files of a promotion one look before it names them, as other servers do that look at another moment', async () => {
    const { bucket, dataDir } = await setUp();
    const served = temporaryFolder();
    const seen = async () => {
      await fetchEnvironment(bucket, served, 'production');
      return [new ArtifactStore(served).has('mf-sample', '1.1.0'), new RegistryReader(served, 'production').read().revision];
    };
    assert.deepEqual(await seen(), [false, 1]);
    await release(bucket, dataDir, { 'mf-sample': '1.1.0' });
    assert.deepEqual(await seen(), [true, 1]);
    assert.deepEqual(await seen(), [true, 2]);
    await changeBucket(bucket, dataDir, (desk) =>
      promote(new RegistryFile(desk, 'production'), new ArtifactStore(desk), { 'mf-sample': '1.0.0' }, reason),
    );
    assert.deepEqual(await seen(), [true, 3], 'what brings no files is seen at once');
  });

  it('stops without waiting for a bucket that does not answer', { timeout: 10_000 }, async () => {
    const { bucket, state } = await setUp();
    const follower = await follow(bucket, temporaryFolder(), []);
    let isAsked = false;
    state.before = () => {
      isAsked = true;
      return 'hang';
    };
    await until(() => isAsked);
    const stopped: unknown = follower.stop();
    await stopped;
  });

  it('starts with what was promoted while it was off, where what it had has ended', async ({ mock }) => {
    const { bucket, dataDir } = await setUp();
    const served = temporaryFolder();
    await fetchEnvironment(bucket, served, 'production');
    const end = Date.parse(new RegistryReader(served, 'production').read().expires);
    mock.timers.enable({ apis: ['Date'], now: end - 60_000 });
    await release(bucket, dataDir, { 'mf-sample': '1.1.0' });
    mock.timers.tick(120_000);
    (await follow(bucket, served, [])).stop();
    assert.equal(new RegistryReader(served, 'production').read().revision, 2);
  });

  it('has what is published and not promoted where a browser may choose it, so not in production', async () => {
    const { bucket, dataDir } = await setUp();
    await changeBucket(bucket, dataDir, (desk) => {
      const store = new ArtifactStore(desk);
      promote(new RegistryFile(desk, 'staging'), store, { shell: '1.0.0', 'mf-sample': '1.0.0' }, reason);
      store.publish(buildOf('mf-sample', '1.1.0'));
    });
    for (const [environment, expected] of [
      ['staging', true],
      ['production', false],
    ] as const) {
      const served = temporaryFolder();
      await fetchEnvironment(bucket, served, environment);
      assert.equal(new ArtifactStore(served).has('mf-sample', '1.1.0'), expected, environment);
    }
  });

  it('starts with what it has while the bucket is away, and not with nothing', async () => {
    const { bucket, dataDir, state } = await setUp();
    state.before = () => 'cut';
    const lines: string[] = [];
    (await follow(bucket, dataDir, lines)).stop();
    assert.equal(lines.length, 1);
    await assert.rejects(follow(bucket, temporaryFolder(), lines), /^Error: The bucket .+ cannot be reached/);
  });
});
