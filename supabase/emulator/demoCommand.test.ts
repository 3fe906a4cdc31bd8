import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { demoCommand } from '../bin/demoCommand.ts';
import { newDirectory } from './testing/fixtureSettings.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

const product = join(import.meta.dirname, '..');
const dataDirectory = newDirectory();
let it: TestBackend;
let env: Record<string, string>;

before(async () => {
  it = await startTestBackend({
    dataDirectory,
    migrationsDirectory: join(product, 'migrations'),
    mailboxPort: 0,
    seed: 'reference',
    seedPath: join(product, 'seed/sql'),
  });
  env = { DATA_DIR: dataDirectory, PORT: String(it.backend.port), MAILBOX_PORT: String(it.backend.mailboxPort!) };
});
after(async () => {
  await it.stop();
  rmSync(dataDirectory, { recursive: true });
});

test('a site without sample companies is told what to do', () =>
  assert.rejects(demoCommand(env), { message: /no sample companies\. Start it/ }));

test('a hosted project is left alone', () =>
  assert.rejects(demoCommand({ ...env, SUPABASE_URL: 'https://project.example' }), { message: /embedded/ }));

test('makes people on both sides who can sign in, once', async () => {
  await it.backend.database.query(
    `insert into public.providers (id, status, trade_name, primary_category, city, province, is_sample)
     select gen_random_uuid(), 'approved', name || ' Plumbing', 'Plumbing', 'Toronto', 'ON', true from unnest('{Ash,Birch,Cedar}'::text[]) as name`,
  );

  const said = await demoCommand(env);
  assert.match(said, /asked Ash Plumbing, Birch Plumbing, Cedar Plumbing for quotes/);
  const people = [...said.matchAll(/^(\w+) +(demo-\S+)  password (\S+)$/gm)].map(([, role, email, password]) => ({
    role,
    email,
    password,
  }));
  assert.deepEqual(
    people.map(({ role }) => role),
    ['Homeowner', 'Owner', 'Moderator'],
  );
  const tokens: string[] = [];
  for (const { email, password } of people) {
    const { body } = await it.call('/auth/v1/token?grant_type=password', { body: { email, password } });
    tokens.push(body.access_token as string);
  }
  const rpc = async (name: string, token: string) => (await it.call(`/rest/v1/rpc/${name}`, { token, body: {} })).body;
  const [homeowner, owner, moderator] = tokens as [string, string, string];
  assert.deepEqual(
    ((await rpc('my_projects', homeowner)) as { items: { requests: { status: string }[] }[] }).items[0]!.requests.map(
      ({ status }) => status,
    ),
    ['sent', 'sent', 'sent'],
  );
  assert.equal(((await it.call('/rest/v1/quote_requests?select=id', { token: owner })).body as unknown[]).length, 3);
  assert.equal(((await rpc('staff_counts', moderator)) as { role: string }).role, 'moderator');

  const again = await demoCommand(env);
  assert.doesNotMatch(again, /password \S{12,}/);
  for (const { email } of people) assert.ok(again.includes(email!));
});
