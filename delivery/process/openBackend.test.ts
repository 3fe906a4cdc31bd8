import assert from 'node:assert/strict';
import { after, it } from 'node:test';
import { freePort } from '@marketplace/node-kit/freePort';
import { temporaryFolder } from '@marketplace/node-kit/temporaryFolder';
import { openBackend } from './openBackend.ts';
import { readSettings } from './readSettings.ts';

const open = async (env: Record<string, string>) => {
  const dataDir = temporaryFolder();
  const settings = readSettings({ DATA_DIR: dataDir, ...env }, { port: await freePort(), mailboxPort: await freePort() });
  return openBackend(settings, 'production', dataDir, () => {}, after);
};

it('a new database in production holds nothing invented, although nobody said so', { timeout: 120_000 }, async () => {
  const backend = await open({});
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { apikey: backend.anonKey, 'content-type': 'application/json' };
    return (await (await fetch(`${backend.origin()}/rest/v1/${path}`, { ...init, headers })).json()) as unknown[];
  };
  assert.deepEqual(await ask('services?select=id'), []);
  assert.ok((await ask('categories?select=id')).length > 9);
  assert.deepEqual(await ask('rpc/site_facts', { method: 'POST', body: '{}' }), {
    samples: false,
    lacks: ['services', 'materials', 'deals'],
  });
});

it('production refuses samples before anything starts', () => assert.rejects(open({ SEED: 'samples' }), /^Error: SEED is "samples"/));
