import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freePort } from '@marketplace/node-kit/freePort';
import { StartupError } from '@marketplace/node-kit/StartupError';
import { openPostgres } from './openPostgres.ts';

for (const [what, addressOf, mayPass] of [
  ['that is not up yet may come', async () => `127.0.0.1:${await freePort()}`, true],
  ['whose name nobody knows is a wrong address', async () => 'nowhere.invalid:5432', false],
] as const) {
  test(`a PostgreSQL ${what}`, async () => {
    const address = await addressOf();
    await assert.rejects(openPostgres(`postgres://me:secret@${address}/none`), (error) => {
      assert.ok(error instanceof StartupError);
      assert.match(error.message, /^The PostgreSQL of DATABASE_URL cannot be used \(.+\): start it, correct the address/);
      assert.doesNotMatch(error.message, /secret/);
      assert.equal(error.mayPass, mayPass);
      return true;
    });
  });
}
