import assert from 'node:assert/strict';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { publishBuilds, reason } from '../testing/publishBuilds.ts';
import { LiveRegistry } from './LiveRegistry.ts';
import { RegistryFile } from './RegistryFile.ts';

/** An environment at revision 4, and where its documents are. */
function setUp() {
  const { dataDir, registry } = publishBuilds({ name: 'shell' }, { name: 'mf-sample' });
  const file = (revision: number): string => join(dataDir, 'registries', 'local', `${revision}.json`);
  const write = () => {
    const { revision, ...content } = registry.read();
    registry.write(content, revision, { ...reason, what: `after ${revision}` });
  };
  for (let round = 0; round < 3; round += 1) write();
  return { dataDir, registry, file, write };
}
const revisions = (registry: RegistryFile): number[] => [...registry.history()].map((each) => each.registry.revision);

describe('the history of an environment', () => {
  it('says where it breaks, and what runs stays', () => {
    const { registry, file } = setUp();
    assert.deepEqual(revisions(registry), [4, 3, 2, 1]);
    const text = readFileSync(file(2), 'utf8');
    writeFileSync(file(2), text.replace('after 1', 'nothing'));
    assert.throws(
      () => revisions(registry),
      /^Error: The history of "local" breaks at revision 3: revision 2 is not the one it followed\.$/,
    );
    rmSync(file(2));
    assert.throws(() => revisions(registry), /^Error: The history of "local" breaks at revision 3: revision 2 is missing\.$/);
    assert.equal(registry.read().revision, 4);
  });

  it('is no place for the copy of a revision under another number', () => {
    const { dataDir, registry, file } = setUp();
    copyFileSync(file(2), file(5));
    const lines: string[] = [];
    const live = new LiveRegistry(registry, (line) => lines.push(line));
    assert.equal(live.current().revision, 4);
    const { revision, ...content } = registry.read();
    assert.throws(
      () => new RegistryFile(dataDir, 'local').write(content, revision, { ...reason, what: 'on top' }),
      /older than revision 4, which was already in use\. Move .+5\.json away; revision 4 is the last that holds\.$/,
    );
  });

  it('holds the current revision only with the one before it', () => {
    const { registry, file } = setUp();
    rmSync(file(3));
    assert.throws(() => registry.read(), /breaks at revision 4: revision 3 is missing/);
    for (const revision of [1, 2]) rmSync(file(revision));
    assert.throws(() => registry.read(), /Revision 4 of the registry follows another one, which is missing/);
  });
});

describe('a running server', () => {
  it('refuses an older copy of everything that was put back, and says so', () => {
    const { dataDir, registry, file } = setUp();
    const live = new LiveRegistry(registry, () => {});
    assert.equal(live.problem(), null);
    rmSync(file(4));
    writeFileSync(join(dataDir, 'registries', 'local.seen'), '3\n');
    assert.equal(live.current().revision, 4);
    assert.match(live.problem()!, /^Revision 3 of the registry is older than revision 4, .+ Revision 4 stays in use\.$/);
  });

  it('refuses what was promoted on top of an older copy', () => {
    const { dataDir, registry, file, write } = setUp();
    const live = new LiveRegistry(registry, () => {});
    const fourth = readFileSync(file(4), 'utf8');
    rmSync(file(4));
    writeFileSync(join(dataDir, 'registries', 'local.seen'), '3\n');
    for (let round = 0; round < 2; round += 1) write();
    assert.equal(live.current().revision, 4);
    assert.match(live.problem()!, /^Revision 5 of the registry does not follow revision 4, which was already in use\./);
    rmSync(file(5));
    writeFileSync(file(4), fourth);
    writeFileSync(join(dataDir, 'registries', 'local.seen'), '4\n');
    assert.deepEqual([live.current().revision, live.problem()], [4, null]);
  });

  it('goes on with a revision that runs out, and says so before and after', () => {
    const { dataDir, write } = setUp();
    let now = Date.now();
    const lines: string[] = [];
    const live = new LiveRegistry(new RegistryFile(dataDir, 'local', () => now), (line) => lines.push(line));
    const pass = (hours: number, often = 60): number => {
      const said = lines.length;
      for (let time = 0; time < hours * often; time += 1) {
        assert.equal(live.current().revision, 4);
        now += (60 / often) * 60 * 1000;
      }
      return lines.length - said;
    };
    assert.equal(pass(22 * 24, 1), 0);
    assert.equal(live.problem(), null);
    assert.equal(pass(8 * 24, 1), 7, 'every day of the last week');
    assert.match(lines[0]!, /^Revision 4 of the registry expires on .+; promote what should run before that, also the same again\.$/);
    assert.equal(pass(2), 2, 'then every hour');
    assert.match(
      live.problem()!,
      /^Revision 4 of the registry expired on .+ and stays in use; promote what should run, also the same again\.$/,
    );
    now = Date.now();
    write();
    assert.deepEqual([live.current().revision, live.problem()], [5, null]);
  });

  it('does not start on a revision that has run out', () => {
    const { dataDir } = setUp();
    const later = new RegistryFile(dataDir, 'local', () => Date.now() + 31 * 24 * 60 * 60 * 1000);
    assert.throws(() => new LiveRegistry(later, () => {}), /Revision 4 of the registry expired on/);
  });
});
