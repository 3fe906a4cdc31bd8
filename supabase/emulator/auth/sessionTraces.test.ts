import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { workQueue } from '../database/workQueue.ts';
import { startTestBackend, type TestBackend } from '../testing/startTestBackend.ts';
import { sessionTraces } from './sessionTraces.ts';

let it: TestBackend;
before(async () => void (it = await startTestBackend()));
after(() => it.stop());

const query = <Row>(sql: string) => it.backend.database.query<Row>(sql, []);
const count = async (what: string) => Number((await query<{ n: string }>(`select count(*) as n from ${what}`))[0]!.n);

test('what renewals leave behind goes after a month, and the session goes on', async () => {
  await it.join('ana@example.ca');
  const signIn = await it.call('/auth/v1/token?grant_type=password', { body: { email: 'ana@example.ca', password: 'secret1' } });
  const renew = (refresh_token: string) => it.call('/auth/v1/token?grant_type=refresh_token', { body: { refresh_token } });
  const renewed = await renew(signIn.body.refresh_token);
  await query("update auth.refresh_tokens set updated_at = now() - interval '31 days'");
  await query("update auth.audit_log_entries set created_at = now() - interval '29 days'");
  await query(`insert into auth.audit_log_entries (id, payload, created_at)
    select gen_random_uuid(), '{}', now() - interval '31 days' from generate_series(1, 1001)`);
  const log = await count('auth.audit_log_entries');
  await sessionTraces({ database: it.backend.database, queue: workQueue({ concurrency: 1 }) }).dropOld();
  assert.equal(await count('auth.audit_log_entries'), log - 1001);
  assert.equal(await count('auth.refresh_tokens where revoked'), 0);
  assert.equal((await renew(renewed.body.refresh_token)).status, 200);
});

test('what the log says of an account that is deleted is found by an index, not by reading all of it', async () => {
  await it.join('leaving@example.ca');
  const known = () => count("auth.audit_log_entries where payload ->> 'actor_username' = 'leaving@example.ca'");
  assert.ok((await known()) > 0);
  await it.backend.database.transaction(async (transaction) => {
    await transaction.script('set local enable_seqscan = off');
    for (const field of ['actor_id', 'actor_username']) {
      const plan = await transaction.query(`explain delete from auth.audit_log_entries where payload ->> '${field}' = 'x'`, []);
      assert.match(JSON.stringify(plan), new RegExp(`audit_log_entries_${field}_idx`));
    }
  });
  await query("delete from auth.users where email = 'leaving@example.ca'");
  assert.equal(await known(), 0);
});
