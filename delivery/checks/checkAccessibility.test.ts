import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from '@marketplace/node-kit/temporaryFolder';
import type { Artifact, Environment } from '@marketplace/section-kit/manifest';
import { integrityOf } from '../artifact/integrityOf.ts';
import { beginCanary } from '../registry/canary.ts';
import { promote } from '../registry/promote.ts';
import { RegistryFile } from '../registry/RegistryFile.ts';
import { ArtifactStore } from '../store/ArtifactStore.ts';
import { reason } from '../testing/publishBuilds.ts';
import { writeBuild } from '../testing/writeBuild.ts';
import { untestedPages } from './checkAccessibility.ts';

const title = { en: 'A', fr: 'A' };
const silent = { accessibility: undefined };

function setUp(environment: Environment, first: Partial<Artifact> = {}) {
  const dataDir = temporaryFolder();
  const store = new ArtifactStore(dataDir);
  const registry = new RegistryFile(dataDir, environment);
  const publish = (name: string, version: string, artifact: Partial<Artifact> = {}) =>
    store.publish(writeBuild(join(dataDir, 'builds', name, version), { name, version, artifact }));
  const run = (version: string) => promote(registry, store, { 'mf-sample': version }, reason);
  publish('shell', '1.0.0');
  publish('mf-sample', '1.0.0', first);
  const begin = () => promote(registry, store, { shell: '1.0.0', 'mf-sample': '1.0.0' }, reason);
  return { publish, run, begin, registry, store };
}

describe('whether everybody can use the pages of a section', () => {
  const doubts: [string, Partial<Artifact>, RegExp][] = [
    ['says nothing of it', silent, /mf-sample 1\.1\.0 does not say that its pages are accessible: publish it under a new version/],
    [
      'says what is of another build',
      { accessibility: { build: integrityOf('another build'), pages: ['/sample'] } },
      /What mf-sample 1\.1\.0 says of the accessibility of its pages is of another build/,
    ],
  ];
  for (const [what, artifact, message] of doubts) {
    it(`is asked before it is promoted: a build that ${what} is refused, by a canary too`, () => {
      const { publish, run, begin, registry, store } = setUp('staging');
      begin();
      publish('mf-sample', '1.1.0', artifact);
      assert.throws(() => run('1.1.0'), message);
      assert.throws(() => beginCanary(registry, store, { versions: { 'mf-sample': '1.1.0' }, percent: 1 }, reason), message);
      assert.equal(registry.read().revision, 1);
      publish('mf-sample', '1.2.0');
      assert.equal(run('1.2.0').sections['mf-sample']!.artifact.version, '1.2.0');
    });
  }

  it('is asked of every page that a section has', () => {
    const routes = [
      { path: '/things', title, chunk: 'list' },
      { path: '/things/:id', title, chunk: 'thing' },
      { path: '/help', title, chunk: 'article' },
      { path: '/terms', title, chunk: 'article' },
    ];
    assert.deepEqual(untestedPages({ routes }, ['/things/7', '/terms', '/elsewhere']), ['/things']);
  });

  it('is not asked of what has run before, so that nothing stands in the way back, nor of a working copy', () => {
    const { publish, run, registry, store } = setUp('staging');
    const copy = '1.0.0-local.0a1b2c3d';
    publish('mf-sample', copy, silent);
    promote(registry, store, { shell: '1.0.0', 'mf-sample': copy }, reason);
    publish('mf-sample', '1.1.0');
    run('1.1.0');
    assert.equal(run(copy).revision, 3);
    const local = setUp('local', silent);
    assert.equal(local.begin().revision, 1);
  });

  it('cannot be said later of a version that is published', () => {
    const { publish, store } = setUp('staging', silent);
    publish('mf-sample', '1.0.0');
    assert.equal(store.read('mf-sample', '1.0.0').accessibility, undefined);
  });
});
