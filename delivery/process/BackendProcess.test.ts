import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { BackendProcess } from './BackendProcess.ts';

const script = join(import.meta.dirname, '..', 'testing', 'fixtures', 'fakeBackend.ts');
const open = (env: Record<string, string> = {}) => {
  const lines = new EventEmitter();
  const backend = new BackendProcess(env, (line) => lines.emit('line', line), script);
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

  it('starts it again when it dies, five times in five minutes', async () => {
    const { backend, lines } = open();
    await backend.start();
    for (let death = 1; death <= 5; death += 1) {
      const said = once(lines, 'line');
      await kill(backend);
      assert.deepEqual(await said, ['The backend ended with code 3; starting it again.']);
      while (!backend.origin()) await new Promise((resolve) => setImmediate(resolve));
    }
    const said = once(lines, 'line');
    await kill(backend);
    assert.match((await said)[0], /more than 5 times in five minutes/);
    assert.equal(backend.origin(), null);
  });
});
