import assert from 'node:assert/strict';
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { publishBuilds, reason } from '../testing/publishBuilds.ts';
import { writeBuild } from '../testing/writeBuild.ts';
import { LiveRegistry } from './LiveRegistry.ts';
import { promote } from './promote.ts';
import { lifetime } from './lifetime.ts';
import { RegistryFile } from './RegistryFile.ts';
import { renew } from './renew.ts';

const setUp = () => publishBuilds({ name: 'shell' }, { name: 'mf-sample' });

describe('RegistryFile', () => {
  it('lets only one of two writers based on the same revision win', () => {
    const { dataDir, registry } = setUp();
    const { revision, ...content } = registry.read();
    const other = new RegistryFile(dataDir, 'local');
    assert.equal(other.write(content, revision, { ...reason, what: 'first' }).revision, revision + 1);
    assert.throws(() => registry.write(content, revision, { ...reason, what: 'second' }), /at revision 2, not 1: somebody else changed it/);
    assert.equal(registry.read().revision, 2);
  });

  it('keeps every revision with who changed what, when and why', () => {
    const { dataDir, store, registry } = setUp();
    store.publish(writeBuild(join(dataDir, 'newer'), { name: 'mf-sample', version: '1.1.0' }));
    promote(registry, store, { 'mf-sample': '1.1.0' }, { who: 'ada', why: 'faster list' });
    const [second, first] = [...registry.history()].map((each) => each.registry);
    assert.deepEqual([second!.revision, second!.change], [2, { who: 'ada', why: 'faster list', what: 'mf-sample 1.0.0 to 1.1.0' }]);
    assert.ok(Date.parse(second!.issued) >= Date.parse(first!.issued));
    assert.deepEqual([first!.revision, first!.before, first!.sections['mf-sample']!.artifact.version], [1, null, '1.0.0']);
  });

  it('gives back what ran at a revision', () => {
    const { store, registry } = setUp();
    const first = registry.read().sections;
    promote(registry, store, { 'mf-sample': null }, reason);
    assert.deepEqual([registry.read().sections, registry.contentOfRevision(1).sections], [{}, first]);
    assert.throws(() => registry.contentOfRevision(9), /^Error: The local registry has no revision 9\.$/);
  });

  it('refuses an old state that was put back', () => {
    const { dataDir, registry } = setUp();
    const { revision, ...content } = registry.read();
    registry.write(content, revision, { ...reason, what: 'newer' });
    rmSync(registry.file);
    assert.throws(() => new RegistryFile(dataDir, 'local').read(), /Revision 1 of the registry is older than revision 2/);
  });

  it('keeps the private key readable by its owner only', () => {
    const { dataDir } = setUp();
    const folder = join(dataDir, 'keys', 'private');
    const files = readdirSync(folder);
    assert.deepEqual([files.length, statSync(join(folder, files[0]!)).mode & 0o777, statSync(folder).mode & 0o777], [1, 0o600, 0o700]);
  });

  it('expires, and is renewed when half of its lifetime has passed', () => {
    const { dataDir, registry } = setUp();
    const issued = Date.parse(registry.read().issued);
    renew(registry, 'tests', issued + lifetime / 2 - 1000);
    assert.equal(registry.read().revision, 1);
    const later = new RegistryFile(dataDir, 'local', () => issued + lifetime);
    assert.throws(() => later.read(), /expired/);
    renew(later, 'tests', issued + lifetime);
    assert.equal(later.read().revision, 2);
  });

  it('is not read while a clock that was ahead dates it, and is again after the next promotion by one that is right', () => {
    const { dataDir, store, registry } = setUp();
    const ahead = new RegistryFile(dataDir, 'local', () => Date.now() + 365 * 24 * 60 * 60 * 1000);
    promote(ahead, store, { 'mf-sample': '1.0.0' }, reason);
    assert.throws(() => registry.read(), /Revision 2 of the registry was made on .+, and here it is .+: set the clock that is wrong/);
    promote(registry, store, { 'mf-sample': '1.0.0' }, reason);
    assert.equal(registry.read().revision, 3);
  });
});

describe('LiveRegistry', () => {
  it('follows the file, keeps the last good document when a bad one appears and says so once', () => {
    const { registry } = setUp();
    const lines: string[] = [];
    const live = new LiveRegistry(registry, (line) => lines.push(line));
    const { revision, ...content } = live.current();
    writeFileSync(registry.file, 'half a docu');
    assert.equal(live.current().revision, revision);
    assert.equal(live.current().revision, revision);
    assert.deepEqual(lines, ['The registry is not JSON. Revision 1 stays in use.']);
    assert.throws(() => registry.write(content, revision, { ...reason, what: 'on top of a bad one' }), /is not JSON/);
  });

  it('does not start on a bad document', () => {
    const { registry } = setUp();
    writeFileSync(registry.file, '{}');
    assert.throws(() => new LiveRegistry(registry, () => {}), /not signed/);
  });
});

describe('promote', () => {
  it('keeps the version that ran before as the one to fall back to', () => {
    const { dataDir, store, registry } = setUp();
    store.publish(writeBuild(join(dataDir, 'newer'), { name: 'mf-sample', version: '1.1.0' }));
    promote(registry, store, { 'mf-sample': '1.1.0' }, reason);
    const sample = registry.read().sections['mf-sample']!;
    assert.deepEqual([sample.artifact.version, sample.previous?.version], ['1.1.0', '1.0.0']);
  });

  it('makes one revision of several versions, and none where one of them does not fit', () => {
    const { dataDir, store, registry } = setUp();
    const title = { en: 'A', fr: 'A' };
    const publish = (facts: Parameters<typeof writeBuild>[1]) =>
      store.publish(writeBuild(join(dataDir, 'newer', facts.name, facts.version!), facts));
    publish({ name: 'mf-sample', version: '1.1.0' });
    const routes = [{ path: '/other', title, chunk: 'sample-page' }];
    publish({ name: 'mf-other', version: '1.0.0', manifest: { routes } });
    publish({ name: 'mf-other', version: '2.0.0' });
    const { revision } = registry.read();
    assert.throws(() => promote(registry, store, { 'mf-sample': '1.1.0', 'mf-other': '2.0.0' }, reason), /Nothing was changed/);
    assert.deepEqual([registry.read().revision, registry.read().sections['mf-sample']!.artifact.version], [revision, '1.0.0']);
    const { sections, revision: next } = promote(registry, store, { 'mf-sample': '1.1.0', 'mf-other': '1.0.0' }, reason);
    assert.deepEqual([next, Object.values(sections).map(({ artifact }) => artifact.version)], [revision + 1, ['1.1.0', '1.0.0']]);
  });

  const contradictions: [string, Parameters<typeof writeBuild>[1], RegExp][] = [
    [
      'a section that needs a newer contract',
      {
        name: 'mf-sample',
        version: '2.0.0',
        manifest: { requires: { '@marketplace/section-kit': '^2.0.0', '@marketplace/shared-ui': '^1.0.0' } },
      },
      /mf-sample \S+ needs @marketplace\/section-kit \^2\.0\.0, but shell 1\.0\.0 carries 1\.0\.0/,
    ],
    ['a path another section owns', { name: 'mf-other', version: '2.0.0' }, /mf-sample claims \/sample and mf-other claims \/sample/],
    [
      'an entry for a menu the shell does not have',
      { name: 'mf-sample', version: '2.0.0', manifest: { navigation: [{ group: 'shop', order: 10, path: '/sample' }] } },
      /puts \/sample into the group "shop", which the shell does not have/,
    ],
  ];
  for (const [what, facts, message] of contradictions) {
    it(`changes nothing for ${what}`, () => {
      const { dataDir, store, registry } = setUp();
      const { name, version } = store.publish(writeBuild(join(dataDir, 'newer'), facts));
      assert.throws(() => promote(registry, store, { [name]: version }, reason), message);
      assert.equal(registry.read().revision, 1);
    });
  }

  it('refuses a version nobody published', () => {
    const { store, registry } = setUp();
    assert.throws(() => promote(registry, store, { 'mf-sample': '9.9.9' }, reason), /mf-sample 9\.9\.9 is not published/);
  });

  it('takes a section out', () => {
    const { store, registry } = setUp();
    promote(registry, store, { 'mf-sample': null }, reason);
    assert.deepEqual(registry.read().sections, {});
    assert.throws(() => promote(registry, store, { shell: null }, reason), /cannot run without a shell/);
  });
});
