import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { SITE } from './testing/fixtureSettings.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

let it: TestBackend;
let free = 2 ** 40;
before(async () => void (it = await startTestBackend({}, () => free)));
after(() => it.stop());

describe('paths and keys', () => {
  const elsewhere = [
    '/',
    '/studio',
    '/_system/config',
    '/_system/introspect',
    '/storage/v1/bucket',
    '/functions/v1/x',
    '/rest/v2/categories',
    '/auth/v1/%74oken',
  ];
  for (const path of elsewhere) {
    test(`${path} does not exist`, async () => assert.equal((await it.call(path)).status, 404));
  }

  test('seeded rows can be read, health answers', async () => {
    const { status, body } = await it.call('/rest/v1/categories?select=title&order=id');
    assert.deepEqual([status, body], [200, [{ title: 'Flooring' }, { title: 'Électricité' }]]);
    assert.equal((await it.call('/health', { headers: { apikey: '' } })).status, 200);
  });

  test('without the public key nothing is answered, nor with one in the address', async () => {
    const { anonKey } = it.backend;
    const attempts = [
      ['/rest/v1/categories', ''],
      ['/rest/v1/categories', 'sb_publishable_x'],
      [`/rest/v1/categories?apikey=${anonKey}`, ''],
      ['/auth/v1/settings', ''],
    ] as const;
    for (const [path, apikey] of attempts) {
      assert.equal((await it.call(path, { headers: { apikey } })).status, 401, path);
    }
    const body = { email: 'nokey@example.ca', password: 'secret1' };
    assert.equal((await it.call('/auth/v1/signup', { body, headers: { apikey: '' } })).status, 401);
  });

  test('a token that cannot be one is refused, not treated as a visitor', async () => {
    const encode = (part: string) => Buffer.from(part).toString('base64url');
    const none = `${encode('{"alg":"none"}')}.${encode('{"role":"service_role"}')}.`;
    for (const token of ['nonsense', 'a.b.c', none, `${none}x`]) {
      const { status, body } = await it.call('/rest/v1/categories', { token });
      assert.deepEqual([status, body.code], [401, 'PGRST301'], token);
    }
  });
});

describe('grants', () => {
  test('the library’s first requests grant nothing back', async () => {
    const token = await it.join('grants@example.ca');
    await it.call('/rest/v1/categories', { token });
    const { status, body } = await it.call('/rest/v1/profiles');
    assert.deepEqual([status, body.code], [401, '42501']);
    const foreign = await it.call('/rest/v1/notes', { body: { user_id: crypto.randomUUID(), body: 'x' }, token });
    assert.deepEqual([foreign.status, foreign.body.code], [403, '42501']);
    const [held] = await it.backend.database.query<{ held: boolean }>(
      `select has_table_privilege('anon', 'public.profiles', 'select')
         or has_table_privilege('anon', 'public.categories', 'insert') as held`,
    );
    assert.equal(held!.held, false);
  });

  test('other schemas are not served', async () => {
    const { status, body } = await it.call('/rest/v1/users', { headers: { 'accept-profile': 'auth' } });
    assert.deepEqual([status, body.code], [406, 'PGRST106']);
  });

  test('a function that runs as its caller may call auth.uid()', async () => {
    const { status, body } = await it.call('/rest/v1/rpc/whoami', { body: {} });
    assert.deepEqual([status, body], [200, null]);
  });
});

describe('body', () => {
  const big = JSON.stringify({ email: 'big@example.ca', password: 'secret1', data: { x: 'x'.repeat(300_000) } });

  test('more than 256 KB is refused in the shape of the API asked', async () => {
    const auth = await it.call('/auth/v1/signup', { body: big });
    assert.deepEqual([auth.status, auth.body.msg], [413, 'The request is larger than 256 KB.']);
    const rest = await it.call('/rest/v1/notes', { body: big });
    assert.deepEqual([rest.status, rest.body.message], [413, 'The request is larger than 256 KB.']);
  });

  test('also when the sender does not say how much is coming', async () => {
    const socket = connect(it.backend.port, '127.0.0.1');
    const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`;
    socket.write(`POST /rest/v1/notes HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n${chunk.repeat(5)}`);
    const [answer] = (await new Promise((resolve) => socket.once('data', (data) => resolve([data])))) as [Buffer];
    assert.match(answer.toString(), /^HTTP\/1\.1 413 /);
    socket.destroy();
  });
});

describe('other origins', () => {
  const preflight = (origin: string) => it.call('/auth/v1/token', { method: 'OPTIONS', headers: { origin } });

  test('the site may call, with the headers supabase-js sends', async () => {
    const { status, headers } = await preflight(SITE);
    assert.deepEqual([status, headers.get('access-control-allow-origin')], [204, SITE]);
    assert.match(headers.get('access-control-allow-headers')!, /apikey.*x-client-info/);
  });

  test('another site may not', async () => {
    assert.equal((await preflight('https://evil.example')).headers.get('access-control-allow-origin'), null);
    const { headers } = await it.call('/rest/v1/categories', { headers: { origin: 'https://evil.example' } });
    assert.equal(headers.get('access-control-allow-origin'), null);
  });
});

test('a broken rule of a table is the caller’s mistake, as on hosted Supabase', async () => {
  const token = await it.join('check@example.ca');
  const { status, body } = await it.call('/rest/v1/notes', { body: { body: 'refused' }, token });
  assert.deepEqual([status, body.code], [400, '23514']);
  assert.match(body.message, /violates check constraint "notes_body_check"/);
});

describe('a function of the API', () => {
  before(async () => {
    const { database } = it.backend;
    await database.transaction(({ script }) =>
      script(`create function public.pick_one(names text[] default null, id uuid default null, on_day date default null) returns text
                language sql stable as $$ select coalesce(names[1], id::text, on_day::text) $$;
              create function public.labour(rounds integer) returns bigint language sql stable
                as $$ select count(*) from generate_series(1, rounds) as one where md5(one::text) like 'ffff%' $$;
              grant execute on function public.pick_one(text[], uuid, date), public.labour(integer) to anon;`),
    );
    await database.connection.clearSchemaCache();
  });

  test('takes a value of another type for the caller’s mistake, and nobody else notices', async () => {
    const id = crypto.randomUUID();
    const wrong: object[] = [
      { names: 5 },
      { names: true },
      { names: { a: 1 } },
      { names: 'x' },
      { id: {} },
      { id: { toString: 1 } },
      { id: 7 },
      { on_day: 1e308 },
    ];
    for (const body of wrong) {
      const { status, body: answer } = await it.call('/rest/v1/rpc/pick_one', { body });
      assert.ok(status >= 400 && status < 500 && answer.message, JSON.stringify([body, status, answer]));
      assert.equal((await it.call('/rest/v1/categories')).status, 200, `after ${JSON.stringify(body)}`);
    }
    assert.equal((await it.call('/rest/v1/rpc/pick_one', { body: { names: ['a', 'b'] } })).body, 'a');
    assert.equal((await it.call('/rest/v1/rpc/pick_one', { body: { id } })).body, id);
    assert.equal((await it.call('/rest/v1/rpc/pick_one', { body: { on_day: '2026-11-22' } })).body, '2026-11-22');
  });

  // With PostgreSQL statements run side by side, and each has an end.
  if (!process.env.DATABASE_URL) {
    const dear = (from: string, signal?: AbortSignal) =>
      fetch(`http://127.0.0.1:${it.backend.port}/rest/v1/rpc/labour`, {
        method: 'POST',
        body: '{"rounds":100000}',
        headers: { apikey: it.backend.anonKey, 'content-type': 'application/json', 'x-forwarded-for': from },
        signal,
      });
    /** Of the process, not of the clock: how long it takes on a machine that others use tells nothing. */
    const workedMs = () => process.cpuUsage().user / 1_000;
    let oneMs: number;
    before(async () => {
      const began = workedMs();
      assert.equal((await dear('198.51.100.8')).status, 200);
      oneMs = workedMs() - began;
    });
    const ordinary = (from: string) => it.call('/rest/v1/categories', { from });

    test('that nobody waits for any more costs those who come after nothing', async () => {
      const given = Array.from({ length: 30 }, (_, number) => {
        const gone = new AbortController();
        return { gone, answer: dear(`203.0.113.${number}`, gone.signal) };
      });
      // Now the others wait.
      await Promise.race(given.map(({ answer }) => answer));
      for (const { gone } of given) gone.abort();
      await Promise.allSettled(given.map(({ answer }) => answer));
      const began = workedMs();
      assert.equal((await ordinary('198.51.100.7')).status, 200);
      const workMs = workedMs() - began;
      assert.ok(workMs < 3 * oneMs, `${workMs} ms of work, where one of the thirty takes ${oneMs}`);
    });
  }
});

// PostgreSQL looks after its own disk, and PGlite cannot interrupt a statement.
if (process.env.DATABASE_URL) test('a statement ends after 8 seconds', statementTimeout);
else test('a full disk refuses writes, reads go on, and writes come back with the space', fullDisk);

async function statementTimeout() {
  const { status, body } = await it.call('/rest/v1/rpc/sleep', { body: { seconds: 20 } });
  assert.deepEqual([status, body.code], [500, '57014']);
}

async function fullDisk() {
  const token = await it.join('disk@example.ca');
  free = 2 ** 20;
  const write = () => it.call('/rest/v1/notes', { body: { body: 'x' }, token });
  const refused = await write();
  assert.deepEqual([refused.status, refused.headers.get('retry-after')], [503, '60']);
  assert.equal(refused.body.message, 'The service cannot save changes right now.');
  assert.equal((await it.call('/rest/v1/rpc/touch', { body: {} })).status, 503);
  const signUp = await it.call('/auth/v1/signup', { body: { email: 'full@example.ca', password: 'secret1' } });
  assert.deepEqual([signUp.status, signUp.body.msg], [503, 'The service cannot save changes right now.']);
  const link = await it.call('/auth/v1/verify?token=x&type=signup');
  assert.equal(link.status, 303);
  assert.match(link.headers.get('location')!, /^http:\/\/localhost:3000\/#error=access_denied&error_code=unexpected_failure/);
  assert.equal((await it.call('/rest/v1/categories')).status, 200);
  assert.equal((await it.call('/rest/v1/rpc/whoami', { body: {} })).status, 200);
  free = 2 ** 40;
  assert.equal((await write()).status, 201);
}
