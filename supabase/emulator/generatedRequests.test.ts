import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { readPublicSchema } from '../generate/readPublicSchema.ts';
import { createRandom } from '../seed/random.ts';
import { actors, companyActors } from '../tests/attacks/AttackFeature.ts';
import { features } from '../tests/attacks/index.ts';
import type { TestDatabase } from '../tests/support/testDatabase.ts';
import { generateRequest, type GeneratedRequest, type Material } from './testing/generateRequest.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

const { REQUESTS_SEED = '1', E2E_FULL } = process.env;
const seed = Number(REQUESTS_SEED);
const requests = E2E_FULL === '1' ? 10_000 : 600;
const replay = `repeat it with REQUESTS_SEED=${seed}${E2E_FULL ? ' E2E_FULL=1' : ''}`;

/** Whoever asks is not the victim, and no company of theirs has been asked by the victim. */
const callers = ['anon', 'stranger', 'forged', 'rival', 'unconfirmed'] as const;
const accounts = [...actors, ...companyActors].filter((actor) => actor !== 'anon');
const product = join(import.meta.dirname, '..');

/** The names of tables and functions that an API role has a right to. */
const granted = new Set(
  features.flatMap(({ grants, functions }) => [...grants, ...functions]).flatMap((line) => /(?<=public\.)\w+/.exec(line) ?? []),
);

let it: TestBackend;
let material: Material;
let tokens: Record<string, string>;
/** Words of the victim's rows that only the victim and the company that was asked may read. */
let secrets: string[];
const otherRequest = '00000000-0000-4000-8000-000200000009';

before(async () => {
  it = await startTestBackend({ migrationsDirectory: join(product, 'migrations'), seedPath: join(product, 'seed/sql') });
  tokens = {};
  for (const account of accounts) tokens[account] = await it.join(`${account}@example.ca`);
  const users = Object.fromEntries(Object.entries(tokens).map(([account, token]) => [account, subject(token)]));
  const { database } = it.backend;
  for (const { prepare } of features) {
    if (prepare) await database.transaction(({ script }) => script(prepare(users as never)));
  }
  // The company of one caller was asked by the victim as well, and may read what it was sent.
  await database.transaction(({ script }) =>
    // Its timeline cannot be deleted otherwise.
    script(`set local session_replication_role = replica;
      delete from public.quote_request_events where request_id = '${otherRequest}';
      delete from public.quote_requests where id = '${otherRequest}';`),
  );
  const { tables, functions } = await readPublicSchema(database as unknown as TestDatabase);
  const sources = await database.query<{ source: string }>(
    `select prosrc as source from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  );
  const keys = new Set(sources.flatMap(({ source }) => [...source.matchAll(/->>?\s*'(\w+)'/g)].map(([, key]) => key!)));
  const theirs = await readAll('owner', tables);
  const ids = new Set(stringsOf(theirs).filter((text) => /^[0-9a-f-]{36}$/.test(text)));
  material = { tables, functions, keys: [...keys], ids: [...ids, ...Object.values(users), crypto.randomUUID()].slice(0, 200) };
  const known = new Set((await Promise.all(callers.map((caller) => readAll(caller, tables)))).flatMap(stringsOf));
  secrets = [...new Set(stringsOf(theirs))].filter((text) => /[\d@ ]/.test(text) && text.length >= 8 && !known.has(text));
  assert.ok(secrets.length > 10, `only ${secrets.length} words to look for`);
});
after(() => it.stop());

test(
  `${requests} generated requests: none is an error of the server, none shows or changes what is another’s`,
  { timeout: 1_800_000 },
  async () => {
    const before = await readPrivate();
    const random = createRandom(seed);
    const kinds = new Map<number, number>();
    const once = [...material.tables, ...material.functions];
    const asked = new Set<string>();
    for (let number = 0; number < requests; number += 1) {
      const caller = random.pick(callers);
      const request = generateRequest(random, material, once[number]);
      asked.add(/^\/rest\/v1\/(?:rpc\/)?(\w+)/.exec(request.path)![1]!);
      const answer = await it.call(request.path, { ...request, token: tokens[caller], from: `203.0.113.${number % 250}` });
      kinds.set(answer.status, (kinds.get(answer.status) ?? 0) + 1);
      const told = () =>
        `request ${number} of ${caller} was answered ${answer.status} ${answer.text.slice(0, 300)}\n${show(request)}\n${replay}`;
      assert.ok(answer.status < 500, told());
      if (answer.status >= 400 && request.method !== 'HEAD') assert.equal(typeof answer.body?.message, 'string', told());
      const sent = JSON.stringify(request);
      const leaked = secrets.filter((secret) => answer.text.includes(secret) && !sent.includes(secret));
      assert.deepEqual(leaked, [], told());
    }
    assert.deepEqual(
      [...granted].filter((name) => !asked.has(name)),
      [],
      'nobody asked for these',
    );
    assert.deepEqual(await readPrivate(), before, `what belongs to the victim has changed; ${replay}`);
    assert.ok((kinds.get(200) ?? 0) > requests / 10, `hardly a request was well-formed: ${JSON.stringify([...kinds])}`);
  },
);

async function readAll(caller: string, tables: Material['tables']): Promise<unknown[]> {
  const answers = [];
  for (const { name } of tables) answers.push((await it.call(`/rest/v1/${name}?limit=1000`, { token: tokens[caller] })).body);
  return answers;
}

/** The victim's rows of every table that not everybody may read. */
async function readPrivate(): Promise<Record<string, unknown>> {
  const rows: Record<string, unknown> = {};
  for (const { name } of material.tables) {
    if ((await it.call(`/rest/v1/${name}?limit=1`)).status === 200) continue;
    rows[name] = (await it.call(`/rest/v1/${name}`, { token: tokens['owner'] })).body;
  }
  return rows;
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

const show = ({ method, path, body, headers }: GeneratedRequest) =>
  `${method} ${path.slice(0, 600)} ${JSON.stringify(headers)} ${JSON.stringify(body)?.slice(0, 1_200) ?? ''}`;

function subject(token: string): string {
  return (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sub: string }).sub;
}
