import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { promote } from '../registry/promote.ts';
import { RegistryFile } from '../registry/RegistryFile.ts';
import { ArtifactStore } from '../store/ArtifactStore.ts';
import { reason } from '../testing/publishBuilds.ts';
import { temporaryFolder } from '@marketplace/node-kit/temporaryFolder';
import { writeBuild } from '../testing/writeBuild.ts';
import { publishTree } from './publishTree.ts';

const setUp = () => {
  const dataDir = temporaryFolder();
  const root = join(dataDir, 'tree');
  // An hour passes after the first build and a minute after each other one: what lived longest is fallen back to.
  let now = Date.now();
  const registry = new RegistryFile(dataDir, 'local', () => now);
  const edit = (text: string): void => {
    now += registry.seen() === 1 ? 3_600_000 : 60_000;
    writeBuild(join(root, 'mf-sample', 'dist'), { name: 'mf-sample', files: { 'sample-page.js': text } });
    publishTree(root, dataDir, registry, 'tests');
  };
  writeBuild(join(root, 'shell', 'dist'), { name: 'shell' });
  // What makes a folder a section.
  mkdirSync(join(root, 'mf-sample', 'src'), { recursive: true });
  writeFileSync(join(root, 'mf-sample', 'src', 'manifest.ts'), '');
  edit('first()');
  return { dataDir, root, registry, edit, store: new ArtifactStore(dataDir) };
};
const sampleVersion = (registry: RegistryFile): string => registry.read().sections['mf-sample']!.artifact.version;

describe('publishTree', () => {
  it('makes a revision for a change, and none without one', () => {
    const { registry, edit } = setUp();
    const first = sampleVersion(registry);
    edit('first()');
    assert.equal(registry.read().revision, 1);
    edit('second()');
    assert.equal(registry.read().revision, 2);
    assert.equal(registry.read().sections['mf-sample']!.previous!.version, first);
  });

  it('keeps the builds an environment can still reach and deletes older edits', () => {
    const { dataDir, registry, edit, store } = setUp();
    const [shell, first] = [registry.read().shell.version, sampleVersion(registry)];
    promote(new RegistryFile(dataDir, 'staging'), store, { shell, 'mf-sample': first }, reason);
    edit('second()');
    const second = sampleVersion(registry);
    edit('third()');
    edit('fourth()');
    assert.deepEqual(
      [first, second, sampleVersion(registry)].map((version) => store.has('mf-sample', version)),
      [true, false, true],
    );
  });

  it('takes out a section that is gone', () => {
    const { dataDir, root, registry } = setUp();
    rmSync(join(root, 'mf-sample'), { recursive: true });
    publishTree(root, dataDir, registry, 'tests');
    assert.deepEqual(registry.read().sections, {});
  });
});
