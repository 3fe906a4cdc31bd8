import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { onDisk } from '@marketplace/node-kit/fullDisk';
import { temporaryFolder } from '@marketplace/node-kit/temporaryFolder';
import { openSigningKey } from '../keys/signingKey.ts';
import { writeBuild } from '../testing/writeBuild.ts';
import { ArtifactStore, localVersion, readArtifact } from './ArtifactStore.ts';

const setUp = () => {
  const dir = temporaryFolder();
  return { dir, store: new ArtifactStore(dir), build: writeBuild(join(dir, 'dist'), { name: 'mf-sample' }) };
};

describe('ArtifactStore', () => {
  it('takes the same build twice and keeps one', () => {
    const { store, build } = setUp();
    assert.deepEqual(store.publish(build), store.publish(build));
    assert.equal(readFileSync(join(store.folder('mf-sample', '1.0.0'), 'sample-page.js'), 'utf8'), 'show()');
  });

  it('never replaces a published version', () => {
    const { store, build } = setUp();
    store.publish(build);
    writeBuild(build, { name: 'mf-sample', files: { 'sample-page.js': 'show("more")' } });
    assert.throws(() => store.publish(build), /mf-sample 1\.0\.0 is already published with other files; give the package a new version/);
    assert.equal(readFileSync(join(store.folder('mf-sample', '1.0.0'), 'sample-page.js'), 'utf8'), 'show()');
  });

  it('reads once what a published version brings', () => {
    const { store, build } = setUp();
    store.publish(build);
    const folder = store.folder('mf-sample', '1.0.0');
    assert.equal(store.lists('mf-sample', '1.0.0', 'sample-page.js'), true);
    writeFileSync(join(folder, 'artifact.json'), 'is not read');
    assert.equal(store.lists('mf-sample', '1.0.0', 'sample-page.js'), true);
    assert.equal(store.lists('mf-sample', '1.0.0', '__proto__'), false);
    rmSync(folder, { recursive: true });
    assert.equal(store.lists('mf-sample', '1.0.0', 'sample-page.js'), false);
  });

  it('refuses a file that was changed after the build, and leaves nothing behind', () => {
    const { store, build } = setUp();
    writeFileSync(join(build, 'sample-page.js'), 'steal()');
    assert.throws(() => store.publish(build), /sample-page\.js of mf-sample 1\.0\.0 was changed; build it again/);
    assert.equal(existsSync(store.folder('mf-sample', '1.0.0')), false);
  });

  const damages: [string, (folder: string) => void, RegExp][] = [
    [
      'cut to nothing',
      (folder) => writeFileSync(join(folder, 'sample-page.js'), ''),
      /^Error: sample-page\.js of mf-sample 1\.0\.0 was changed; find out who changed .+, move it away and publish the version again\.$/,
    ],
    ['changed', (folder) => writeFileSync(join(folder, 'section.json'), '{}'), /^Error: section\.json of mf-sample 1\.0\.0 was changed; /],
    ['missing', (folder) => rmSync(join(folder, 'sample-page.js')), /^Error: sample-page\.js of mf-sample 1\.0\.0 is missing; /],
    [
      'changed in its packed form',
      (folder) => writeFileSync(join(folder, 'sample-page.js.br'), brotliCompressSync('steal()')),
      /^Error: sample-page\.js\.br of mf-sample 1\.0\.0 does not hold sample-page\.js; /,
    ],
    [
      'cut in its packed form',
      (folder) => writeFileSync(join(folder, 'sample-page.js.br'), ''),
      /^Error: sample-page\.js\.br of mf-sample 1\.0\.0 does not hold/,
    ],
  ];
  for (const [what, damage, message] of damages) {
    it(`says that a stored file is ${what}, and a repeated publication repairs nothing`, () => {
      const { store, build } = setUp();
      const artifact = store.publish(build);
      store.requireWhole(artifact);
      damage(store.folder('mf-sample', '1.0.0'));
      assert.throws(() => store.requireWhole(artifact), message);
      assert.throws(() => store.publish(build), message);
    });
  }

  it('knows what was published when a file is changed together with the list of hashes', () => {
    const { store, build } = setUp();
    store.publish(build);
    store.requirePublication('mf-sample', '1.0.0');
    const other = writeBuild(join(build, 'other'), { name: 'mf-sample', files: { 'sample-page.js': 'steal()' } });
    for (const file of ['artifact.json', 'sample-page.js']) cpSync(join(other, file), join(store.folder('mf-sample', '1.0.0'), file));
    assert.throws(
      () => store.requirePublication('mf-sample', '1.0.0'),
      /^Error: The artifact\.json of mf-sample 1\.0\.0 is not the one that was published\.$/,
    );
  });

  it('takes no publish record of another version or another key', () => {
    const { store, build, dir } = setUp();
    store.publish(build);
    const folder = store.folder('mf-sample', '1.0.0');
    store.publish(build, '1.0.1');
    cpSync(join(store.folder('mf-sample', '1.0.1'), 'publication.json'), join(folder, 'publication.json'));
    assert.throws(
      () => store.requirePublication('mf-sample', '1.0.0'),
      /^Error: The publish record of mf-sample 1\.0\.0 speaks of something else\.$/,
    );
    new ArtifactStore(join(dir, 'elsewhere')).publish(build);
    cpSync(join(dir, 'elsewhere', 'artifacts', 'mf-sample', '1.0.0', 'publication.json'), join(folder, 'publication.json'));
    assert.throws(
      () => store.requirePublication('mf-sample', '1.0.0'),
      /is signed with the key [0-9a-f]{16}, which is not an active one\.$/,
    );
    assert.throws(
      () => store.publish(build),
      /not an active one\. Find out why, move .+publication\.json away and publish the version again\.$/,
    );
  });

  it('vouches for a version of before publications were signed when the same build is published again', () => {
    const { store, build } = setUp();
    store.publish(build);
    rmSync(join(store.folder('mf-sample', '1.0.0'), 'publication.json'));
    assert.throws(
      () => store.requirePublication('mf-sample', '1.0.0'),
      /^Error: Nobody signed that mf-sample 1\.0\.0 was published; publish the same build again\.$/,
    );
    store.publish(build);
    store.requirePublication('mf-sample', '1.0.0');
  });

  it('has no address for what is not a name or a version', () => {
    const { store, build } = setUp();
    store.publish(build);
    assert.throws(
      () => store.read('mf-other', '../mf-sample/1.0.0'),
      /^Error: "\.\.\/mf-sample\/1\.0\.0" cannot be a version; give one such as 1\.4\.0\.$/,
    );
    for (const name of ['..', '.drafts', 'mf-sample/1.0.0'])
      assert.throws(() => store.read(name, '1.0.0'), /cannot be the name of an artifact/);
    assert.throws(() => store.publish(build, '1.0.0/../2.0.0'), /cannot be a version/);
  });

  it('keeps what is not whole yet apart from versions, and forgets it', () => {
    const { store, build, dir } = setUp();
    const abandoned = join(dir, 'artifacts', '.drafts', 'mf-sample-2.0.0.1');
    mkdirSync(abandoned, { recursive: true });
    utimesSync(abandoned, 0, 0);
    store.publish(build);
    assert.deepEqual(readdirSync(join(dir, 'artifacts', 'mf-sample')), ['1.0.0']);
    assert.deepEqual(readdirSync(join(dir, 'artifacts', '.drafts')), []);
  });

  it('ends with one sentence on a full disk, and leaves nothing behind', () => {
    const { build, dir } = setUp();
    const left = join(dir, 'left');
    writeFileSync(left, '0');
    const before = readdirSync(dir);
    const script = join(import.meta.dirname, '..', 'testing', 'fixtures', 'publishAndWrite.ts');
    openSigningKey(dir);
    const { stderr, status } = spawnSync(process.execPath, [script, dir, build], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, ...onDisk(left) },
    });
    assert.equal(status, 1);
    assert.match(stderr, /Error: The disk that holds .+1\.0\.0 is full, and nothing was stored; make room and try again\.\n/);
    assert.deepEqual(
      readdirSync(dir).filter((name) => !before.includes(name)),
      ['artifacts', 'keys'],
    );
    assert.deepEqual(readdirSync(join(dir, 'artifacts'), { recursive: true }), ['.drafts']);
  });

  it('gives a working copy a version of its own for every state', () => {
    const { build } = setUp();
    const first = localVersion(readArtifact(join(build, 'artifact.json')));
    writeBuild(build, { name: 'mf-sample', files: { 'sample-page.js': 'show("more")' } });
    const second = localVersion(readArtifact(join(build, 'artifact.json')));
    assert.match(first, /^1\.0\.0-local\.[0-9a-f]{8}$/);
    assert.notEqual(first, second);
  });

  it('says what to do when nothing was built', () => {
    const { store } = setUp();
    assert.throws(() => store.publish(temporaryFolder()), /artifact\.json is missing; run `npm run build`/);
  });
});
