import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readWatchSettings } from './readWatchSettings.ts';

it('reads where to look', () => {
  const { environment, servers, dataDir } = readWatchSettings(
    { env: 'staging', servers: 'http://10.0.0.11:3000/,https://two.example' },
    { DATA_DIR: '/srv/site' },
  );
  assert.deepEqual([environment, servers, dataDir], ['staging', ['http://10.0.0.11:3000', 'https://two.example'], '/srv/site']);
});

for (const [values, sentence] of [
  [{ servers: 'http://a' }, /^Error: --env is missing; use one of local, staging, production\.$/],
  [{ env: 'moon', servers: 'http://a' }, /^Error: --env is "moon"; use one of/],
  [{ env: 'local' }, /^Error: --servers is missing; use the addresses of the servers, such as/],
  [{ env: 'local', servers: '10.0.0.1:3000' }, /^Error: "10\.0\.0\.1:3000" is no address of a server; use one such as/],
  [{ env: 'local', servers: 'http://a/b' }, /^Error: "http:\/\/a\/b" is no address of a server/],
] as const)
  it(`says what is wrong with ${JSON.stringify(values)}`, () => {
    assert.throws(() => readWatchSettings(values, {}), sentence);
  });
