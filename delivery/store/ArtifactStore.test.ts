import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from '@marketplace/node-kit/temporaryFolder';
import { writeBuild } from '../testing/writeBuild.ts';
import { ArtifactStore, localVersion, readArtifact } from './ArtifactStore.ts';

const setUp = () => {
  const dir = temporaryFolder();
  return { store: new ArtifactStore(dir), build: writeBuild(join(dir, 'dist'), { name: 'mf-sample' }) };
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

  it('refuses a file that was changed after the build, and leaves nothing behind', () => {
    const { store, build } = setUp();
    writeFileSync(join(build, 'sample-page.js'), 'steal()');
    assert.throws(() => store.publish(build), /sample-page\.js of mf-sample was changed after the build/);
    assert.equal(existsSync(store.folder('mf-sample', '1.0.0')), false);
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
