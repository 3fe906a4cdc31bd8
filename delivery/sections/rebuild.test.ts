import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createPublicKey } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from '@marketplace/node-kit/temporaryFolder';
import type { Bucket } from '../bucket/Bucket.ts';
import { changeBucket } from '../bucket/changeBucket.ts';
import { addKey } from '../keys/addKey.ts';
import { makeSigningKey } from '../keys/signingKey.ts';
import { promote } from '../registry/promote.ts';
import { RegistryFile } from '../registry/RegistryFile.ts';
import { ArtifactStore } from '../store/ArtifactStore.ts';
import { fakeBucket } from '../testing/fakeBucket.ts';
import { reason } from '../testing/publishBuilds.ts';
import { writeBuild } from '../testing/writeBuild.ts';
import { runVerb } from './runVerb.ts';

// Who else uses this machine builds elsewhere.
process.env.TMPDIR = temporaryFolder();

/** A repository whose build copies what stands in `made`, edited by `change`; it installs nothing. */
function repositoryOf(build: string, change = ''): { repository: string; commit: string } {
  const repository = temporaryFolder();
  const version = '1.0.0';
  const description = { name: 'site', version, private: true, type: 'module', scripts: { build: 'node build.js' } };
  const lock = { name: 'site', version, lockfileVersion: 3, requires: true, packages: { '': { name: 'site', version } } };
  cpSync(build, join(repository, 'made'), { recursive: true });
  writeFileSync(join(repository, 'package.json'), JSON.stringify(description));
  writeFileSync(join(repository, 'package-lock.json'), JSON.stringify(lock));
  writeFileSync(
    join(repository, 'build.js'),
    `import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
const [name] = process.argv.slice(2);
const dist = name + '/dist';
if (process.env.AWS_SECRET_ACCESS_KEY || process.env.DATA_DIR) throw new Error('a secret of who builds');
cpSync('made', dist, { recursive: true });
const artifact = JSON.parse(readFileSync('made/artifact.json', 'utf8'));
${change}
writeFileSync(dist + '/artifact.json', JSON.stringify(artifact));
`,
  );
  const git = (...words: string[]): string => execFileSync('git', words, { cwd: repository, encoding: 'utf8' }).trim();
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=tests', '-c', 'user.email=tests@example.com', 'commit', '--quiet', '--message', 'A site');
  const commit = git('rev-parse', 'HEAD');
  // What came afterwards is not what was published.
  writeFileSync(join(repository, 'build.js'), 'process.exit(1);');
  git('-c', 'user.name=tests', '-c', 'user.email=tests@example.com', 'commit', '--quiet', '--all', '--message', 'Later');
  return { repository, commit };
}

const otherScript = `writeFileSync(dist + '/sample-page.js', 'other');
artifact.files['sample-page.js'] = 'sha384-' + createHash('sha384').update('other').digest('base64');
const { rmSync } = await import('node:fs');
rmSync(dist + '/sample-page.js.br');`;

/** 1.0.0 runs in staging; 1.1.0 is published, of a commit of a repository. */
async function setUp(change?: string, bucket: Bucket | null = null) {
  const dataDir = temporaryFolder();
  const build = writeBuild(join(temporaryFolder(), 'build'), { name: 'mf-sample', version: '1.1.0' });
  const { repository, commit } = repositoryOf(build, change);
  const file = join(build, 'artifact.json');
  const description = JSON.parse(readFileSync(file, 'utf8')) as { provenance: object };
  writeFileSync(file, JSON.stringify({ ...description, provenance: { ...description.provenance, commit } }));
  const fill = (desk: string): void => {
    const store = new ArtifactStore(desk);
    for (const name of ['shell', 'mf-sample']) store.publish(writeBuild(join(temporaryFolder(), name), { name }));
    promote(new RegistryFile(desk, 'staging'), store, { shell: '1.0.0', 'mf-sample': '1.0.0' }, reason);
    store.publish(build);
  };
  await (bucket ? changeBucket(bucket, dataDir, fill) : fill(dataDir));
  return { dataDir, store: new ArtifactStore(dataDir), repository, commit, run: runIn(dataDir, bucket) };
}

const runIn =
  (dataDir: string, bucket: Bucket | null = null) =>
  (...words: string[]) =>
    runVerb(words, { dataDir, who: 'ann', bucket });
const rebuilds = ['rebuild', 'mf-sample=1.1.0', '--repository'];
const promotes = ['promote', 'staging', 'mf-sample=1.1.0', '--why', 'new'];

describe('a published build that is made again', () => {
  it('is equal when the commit that was signed gives every file again, which is signed and said', async () => {
    const { dataDir, repository, commit, run } = await setUp();
    process.env.AWS_SECRET_ACCESS_KEY = 'secret';
    const { code, output, errors } = await run(...rebuilds, repository).finally(() => delete process.env.AWS_SECRET_ACCESS_KEY);
    assert.deepEqual([code, errors], [0, '']);
    const keyId = /Signed with the key ([0-9a-f]{16})\.\n$/.exec(output)![1]!;
    assert.ok(
      output.startsWith(`mf-sample 1.1.0 is equal: built again from ${commit.slice(0, 10)}, each of its 4 files is the one`),
      output,
    );
    assert.deepEqual((await run(...promotes)).errors, '');
    assert.match((await run('status', 'staging')).output, new RegExp(`mf-sample  1\\.1\\.0  .+, rebuilt by ${keyId} on [\\d-]+: equal`));
    assert.ok(!readdirSync(tmpdir()).some((name) => name.startsWith('rebuild-')));
    assert.deepEqual(readdirSync(join(dataDir, 'attestations')), ['1.json']);
  });

  it('differs in each file that came out otherwise, and in what it says of itself', async () => {
    const { repository, run } = await setUp(otherScript);
    const { code, output } = await run(...rebuilds, repository);
    assert.equal(code, 1);
    assert.match(
      output,
      /^mf-sample 1\.1\.0 differs, built again from \w+:\n {2}sample-page\.js\nIt was published with tests; here it is tests\.\n/,
    );
    assert.deepEqual((await run(...promotes)).errors, '');
    assert.match((await run('status', 'staging')).output, / rebuilt by \w+ on [\d-]+: differs/);
    const described = await setUp(`artifact.packages = ['zod@4.6.7'];`);
    const { data } = { data: JSON.parse((await described.run(...rebuilds, described.repository, '--json')).output) as object };
    assert.deepEqual(
      { ...data, keyId: '' },
      { name: 'mf-sample', version: '1.1.0', equal: false, differs: ['artifact.json'], builder: 'tests', keyId: '' },
    );
  });

  it('says what stood in the way when it cannot be made, and signs nothing', async () => {
    const { dataDir, repository, store, run } = await setUp('process.exit(3);');
    assert.match((await run(...rebuilds, repository)).errors, /^npm run build -- mf-sample failed:/);
    assert.match((await run(...rebuilds, temporaryFolder())).errors, /^git clone .+ failed:/);
    assert.match(
      (await run('rebuild', 'mf-sample=1.0.0', '--repository', repository)).errors,
      /^git checkout --quiet --detach 0{40} failed:/,
    );
    store.publish(writeBuild(join(dataDir, 'next'), { name: 'mf-sample', version: '1.2.0', artifact: { provenance: undefined } }));
    assert.match((await run('rebuild', 'mf-sample=1.2.0')).errors, /^mf-sample 1\.2\.0 does not say which commit it is made of/);
    assert.equal((await run('rebuild')).code, 2);
    assert.ok(!readdirSync(dataDir).includes('attestations'));
  });
});

describe('an environment that requires rebuilt', () => {
  it('refuses a build until another key than the publisher’s says that it came out equal', async () => {
    const { dataDir, repository, run } = await setUp();
    assert.equal(
      (await run('require', 'staging', 'rebuilt', '--why', 'two machines')).output,
      'staging is at revision 2, and requires rebuilt of new builds.\n',
    );
    const refused =
      /^Nothing was changed in "staging"\. Nobody but who published it has built mf-sample 1\.1\.0 again: run npm run sections -- rebuild mf-sample=1\.1\.0 where another key signs\.\n$/;
    assert.match((await run(...promotes)).errors, refused);
    await run(...rebuilds, repository);
    assert.match((await run(...promotes)).errors, refused);
    assert.match((await run('canary', 'staging', 'mf-sample=1.1.0', '--why', 'a few')).errors, /Nobody but who published it/);
    addKey(dataDir, createPublicKey(makeSigningKey(dataDir).privateKey), reason, 'attest');
    await run(...rebuilds, repository);
    assert.deepEqual((await run('check', 'staging', 'mf-sample=1.1.0')).errors, '');
    assert.deepEqual((await run(...promotes)).errors, '');
    assert.match((await run('status', 'staging')).output, /\n {2}requires {2}rebuilt\n$/);
    assert.match((await run('history', 'staging')).output, /ann: requires rebuilt of new builds {2}\(two machines\)/);
  });

  it('asks it of a second machine, which has the bucket, the repository, and a key that may do nothing else', async () => {
    const { bucket, open, objects, state } = await fakeBucket();
    const { dataDir, repository, run } = await setUp(otherScript, bucket);
    await run('require', 'staging', 'rebuilt', '--why', 'two machines');
    const second = temporaryFolder();
    const publicKey = join(second, 'next.pem');
    writeFileSync(publicKey, createPublicKey(makeSigningKey(second).privateKey).export({ type: 'spki', format: 'pem' }));
    const added = await run('keys', 'add', publicKey, '--role', 'attest', '--why', 'the builder');
    assert.match(added.output, /\n\w{16} {2}attest\n$/);
    const there = runIn(second, open());
    assert.equal((await there(...rebuilds, repository)).code, 1);
    assert.match((await there('promote', 'staging', 'mf-sample=1.0.0', '--why', 'mine')).errors, /holds the private half of no active key/);
    assert.match(
      (await run(...promotes)).errors,
      /mf-sample 1\.1\.0 came out otherwise when it was built again on [\d-]+ \(sample-page\.js\): find out which/,
    );
    // Somebody else says something at the same moment: both are kept.
    const taken = 'site/attestations/2.json';
    state.before = (method, key) => {
      if (method === 'PUT' && key === taken && !objects.has(taken)) objects.set(taken, objects.get('site/attestations/1.json')!);
      return undefined;
    };
    assert.equal((await there(...rebuilds, repository)).code, 1);
    assert.deepEqual((await run('status')).errors, '');
    assert.deepEqual(readdirSync(join(dataDir, 'attestations')).sort(), ['1.json', '2.json', '3.json']);
  });

  it('goes back to what has run, and requires nothing once that is said', async () => {
    const { run } = await setUp();
    assert.deepEqual((await run(...promotes)).errors, '');
    await run('require', 'staging', 'pages', 'rebuilt', '--why', 'both');
    assert.deepEqual((await run('rollback', 'staging', 'mf-sample=1.0.0', '--why', 'it is slow')).errors, '');
    assert.match(
      (await run('require', 'staging', 'none', '--why', 'no second machine')).output,
      /requires nothing more of new builds\.\n$/,
    );
    assert.doesNotMatch((await run('status', 'staging')).output, /requires/);
    for (const words of [['local', 'rebuilt'], ['staging', 'axe'], ['staging'], ['staging', 'none', 'pages']])
      assert.equal((await run('require', ...words, '--why', 'x')).code, 2, words.join(' '));
  });
});
