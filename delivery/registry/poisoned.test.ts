import assert from 'node:assert/strict';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { noBackend } from '../testing/serveBuilds.ts';
import { startServer } from '../server/startServer.ts';
import { publishBuilds, reason } from '../testing/publishBuilds.ts';
import { writeBuild } from '../testing/writeBuild.ts';
import { promote } from './promote.ts';

const next = { name: 'mf-sample', version: '1.1.0' };

function setUp() {
  const published = publishBuilds({ name: 'shell' }, { name: 'mf-sample' });
  const { dataDir, store, registry } = published;
  const build = writeBuild(join(dataDir, 'next'), next);
  store.publish(build);
  const folder = (version: string): string => store.folder('mf-sample', version);
  const promoteNext = () => promote(registry, store, { 'mf-sample': '1.1.0' }, reason);
  return { ...published, build, folder, promoteNext };
}

describe('what was altered in the store', () => {
  it('is not promoted: a file cut to nothing', () => {
    const { registry, folder, promoteNext } = setUp();
    writeFileSync(join(folder('1.1.0'), 'sample-page.js'), '');
    assert.throws(promoteNext, / mf-sample 1\.1\.0 is not what was published: sample-page\.js changed in the store\./);
    assert.equal(registry.read().revision, 1);
  });

  it('is not promoted: a file changed together with the list of hashes', () => {
    const { dataDir, folder, promoteNext } = setUp();
    const other = writeBuild(join(dataDir, 'other'), { ...next, files: { 'sample-page.js': 'steal()' } });
    rmSync(join(other, 'sample-page.js.br'));
    cpSync(other, folder('1.1.0'), { recursive: true });
    rmSync(join(folder('1.1.0'), 'sample-page.js.br'));
    assert.throws(promoteNext, /^Error: The artifact\.json of mf-sample 1\.1\.0 is not the one that was published\.$/);
  });

  it('is not promoted: what nobody published, put straight into the store', () => {
    const { dataDir, store, registry, folder } = setUp();
    cpSync(writeBuild(join(dataDir, 'other'), { ...next, version: '6.6.6' }), folder('6.6.6'), { recursive: true });
    assert.throws(
      () => promote(registry, store, { 'mf-sample': '6.6.6' }, reason),
      /^Error: Nobody signed that mf-sample 6\.6\.6 was published; /,
    );
  });

  it('is not fallen back to', () => {
    const { folder, promoteNext } = setUp();
    writeFileSync(join(folder('1.0.0'), 'remoteEntry.js'), '');
    assert.throws(promoteNext, / mf-sample 1\.0\.0 is not what was published: remoteEntry\.js changed in the store\./);
  });

  it('is not promoted under a name that leads elsewhere', () => {
    const { store, registry } = setUp();
    for (const version of ['../mf-sample/1.0.0', '1.0.0/..', '']) {
      assert.throws(() => promote(registry, store, { 'mf-other': version }, reason), /cannot be a version; give one such as 1\.4\.0\.$/);
    }
    assert.throws(() => promote(registry, store, { '../artifacts/mf-sample': '1.0.0' }, reason), /cannot be the name of an artifact/);
  });

  it('is not served: neither at a start, nor when a revision comes to name it', async (test) => {
    const { dataDir, folder, promoteNext } = setUp();
    const lines: string[] = [];
    const start = () =>
      startServer({
        port: 0,
        dataDir,
        environment: 'local',
        siteUrl: 'https://site.example',
        backend: noBackend,
        log: (line) => lines.push(line),
      });
    const server = await start();
    test.after(() => server.close());
    const revision = async () =>
      ((await (await fetch(`http://127.0.0.1:${server.port}/composition.json`)).json()) as { revision: number }).revision;
    promoteNext();
    writeFileSync(join(folder('1.1.0'), 'sample-page.js'), 'steal()');
    assert.equal(await revision(), 1);
    assert.match(server.problem()!, /^sample-page\.js of mf-sample 1\.1\.0 was changed; .+ Revision 1 stays in use\.$/);
    assert.deepEqual(lines, [server.problem()]);
    await assert.rejects(start(), /^Error: sample-page\.js of mf-sample 1\.1\.0 was changed; /);
  });
});
