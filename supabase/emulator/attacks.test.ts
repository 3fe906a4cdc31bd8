import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { actors, companyActors, type Account, type Actor } from '../tests/attacks/AttackFeature.ts';
import { attacks, describeAttack, features, resolveValues, type Attack } from '../tests/attacks/index.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

// The same matrix that the SQL tests run, as an attacker meets it: over HTTP, with real sessions.
const accounts = [...actors, ...companyActors].filter((actor) => actor !== 'anon');
const product = join(import.meta.dirname, '..');
let backend: TestBackend;
let tokens: Record<Actor, string | undefined>;
let users: Record<Account, string>;

before(async () => {
  backend = await startTestBackend({ migrationsDirectory: join(product, 'migrations'), seedPath: join(product, 'seed/sql') });
  const entries: [Actor, string][] = [];
  for (const actor of accounts) entries.push([actor, await backend.join(`${actor}@example.ca`)]);
  tokens = { anon: undefined, ...Object.fromEntries(entries) } as typeof tokens;
  // What anybody may write into the own account must give nobody a right.
  await backend.call('/auth/v1/user', { method: 'PUT', token: tokens.forged, body: { data: { role: 'admin', is_admin: true } } });
  users = Object.fromEntries(entries.map(([actor, token]) => [actor, subject(token)])) as typeof users;
  for (const feature of features) {
    if (feature.prepare) await backend.backend.database.transaction(({ script }) => script(feature.prepare!(users)));
  }
});

after(() => backend.stop());

for (const attack of attacks) {
  test(describeAttack(attack), async () => {
    const before = await stateOf(attack.table);
    const answer = await attempt(attack);
    switch (attack.expected) {
      case 'denied':
        assert.equal(answer.status, attack.actor === 'anon' ? 401 : 403, answer.text);
        assert.equal(answer.body.code, '42501');
        break;
      case 'all':
        assert.equal(answer.body.length, Math.min(before.count, 1000), 'sees every row up to the limit of the API');
        break;
      case 'own':
        assert.deepEqual(
          [...new Set(answer.body.map((row: { user_id: string }) => row.user_id))],
          [users[attack.actor as keyof typeof users]],
        );
        break;
      case 'some':
        assert.ok(answer.body.length > 0 && answer.body.length < before.count, `${answer.body.length} of ${before.count} rows`);
        break;
      case 'none':
        assert.ok(answer.status < 300, answer.text);
        assert.deepEqual(answer.body, []);
        break;
      case 'changed':
        assert.equal(answer.body.length, 1, answer.text);
        return;
    }
    assert.deepEqual(await stateOf(attack.table), before, 'nothing changed');
  });
}

function attempt({ table, operation, actor, target, values }: Attack) {
  const filter = new URLSearchParams(
    Object.entries(target ? resolveValues(target, actor, users) : {}).map(([column, value]) => [column, `eq.${value}`]),
  );
  return backend.call(`/rest/v1/${table}?${filter}`, {
    method: { select: 'GET', insert: 'POST', update: 'PATCH', delete: 'DELETE' }[operation],
    token: tokens[actor],
    body: values && resolveValues(values, actor, users),
    // Asks for the written rows back, which is one more thing that must not leak.
    headers: operation === 'select' || attackIsBlind(operation) ? {} : { prefer: 'return=representation' },
  });
}

/** PostgREST needs the right to read what it returns; a plain insert must be refused without that help. */
function attackIsBlind(operation: Attack['operation']): boolean {
  return operation === 'insert';
}

interface State {
  count: number;
  /** Of all values of all rows. */
  sum: string | null;
}

/** The table as the database itself sees it. It is looked at five thousand times, and holds up to thousands of rows. */
async function stateOf(table: string): Promise<State> {
  const rows = `select md5(string_agg(row::text, '' order by row::text collate "C")) as sum, count(*)::int as count from public.${table} as row`;
  return (await backend.backend.database.query<State>(rows, []))[0]!;
}

function subject(token: string): string {
  return (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sub: string }).sub;
}
