import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { temporaryFolder } from '@marketplace/node-kit/temporaryFolder';
import { BackendProcess } from './BackendProcess.ts';

const script = join(import.meta.dirname, '..', 'testing', 'fixtures', 'fakeBackend.ts');
const open = (env: Record<string, string> = {}, nextPause = () => 0) => {
  const lines = new EventEmitter();
  const backend = new BackendProcess(env, (line) => lines.emit('line', line), { script, nextPause });
  after(() => backend.stop());
  return { backend, lines };
};
const pidOf = async (backend: BackendProcess): Promise<string> => (await fetch(backend.origin()!)).text();
const kill = (backend: BackendProcess) => fetch(`${backend.origin()}/exit`).catch(() => {});

describe('BackendProcess', () => {
  it('knows address and key once the backend is ready, and is gone after stop', async () => {
    const { backend } = open();
    assert.equal(backend.origin(), null);
    await backend.start();
    assert.equal(backend.anonKey, 'key');
    const pid = Number(await pidOf(backend));
    await backend.stop();
    assert.equal(backend.origin(), null);
    assert.throws(() => process.kill(pid, 0), { code: 'ESRCH' });
  });

  it('passes on why the backend does not start', async () => {
    await assert.rejects(open({ DATA_DIR: 'refused' }).backend.start(), { message: 'The database is in use by process 12.' });
  });

  it('starts it again however often it dies', async () => {
    const { backend, lines } = open();
    await backend.start();
    for (let death = 1; death <= 8; death += 1) {
      const said = once(lines, 'line');
      await kill(backend);
      assert.deepEqual(await said, ['The backend ended with code 3; starting it again. Pages stay up without data until then.']);
      while (!backend.origin()) await new Promise((resolve) => setImmediate(resolve));
    }
  });

  it('goes on trying while a start fails, and is back when what stood in the way is gone', async () => {
    const dir = temporaryFolder();
    const { backend, lines } = open({ DATA_DIR: dir });
    await backend.start();
    const failures: string[] = [];
    lines.on('line', (line: string) => {
      if (line.startsWith('The database is in use')) failures.push(line);
      if (failures.length === 7) rmSync(join(dir, 'refuses'), { force: true });
    });
    writeFileSync(join(dir, 'refuses'), '');
    const said = once(lines, 'line');
    await kill(backend);
    await said;
    while (!backend.origin()) await new Promise((resolve) => setImmediate(resolve));
    assert.ok(failures.length >= 7, `${failures.length} failed starts`);
    assert.match(await pidOf(backend), /^\d+$/);
  });

  it('goes on trying from its first start where the cause may pass', async () => {
    const dir = temporaryFolder();
    const { backend, lines } = open({ DATA_DIR: dir });
    writeFileSync(join(dir, 'full'), '');
    const said = once(lines, 'line');
    assert.equal(await backend.start(), false);
    assert.deepEqual([await said, backend.origin(), backend.anonKey], [['The disk is almost full.'], null, '']);
    rmSync(join(dir, 'full'));
    while (!backend.origin()) await new Promise((resolve) => setImmediate(resolve));
    assert.equal(backend.anonKey, 'key');
  });

  it('says how long it waits, and starts nothing after a stop', async () => {
    const { backend, lines } = open({}, () => 4_000);
    await backend.start();
    const said = once(lines, 'line');
    await kill(backend);
    assert.match((await said)[0], /starting it again in 4 s/);
    await backend.stop();
    assert.equal(backend.origin(), null);
  });
});
