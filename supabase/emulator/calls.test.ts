import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { argumentsOf, callers, expectedFor, isGuest, kindOf, readState, written } from '../tests/attacks/calls/callEverybody.ts';
import { accounts, functionOf, type CallAttack, type Caller } from '../tests/attacks/calls/CallAttack.ts';
import { companyCalls, companyGets, companyTables } from '../tests/attacks/calls/companyCalls.ts';
import { setCompanies } from '../tests/attacks/calls/companyTargets.ts';
import {
  giveEverybody,
  kindOfAnswer,
  ownerColumns,
  personCalls,
  personGets,
  personTargetOf,
  type PersonCaller,
} from '../tests/attacks/calls/personCalls.ts';
import { requestCalls } from '../tests/attacks/calls/requestCalls.ts';
import { reviewCalls } from '../tests/attacks/calls/reviewCalls.ts';
import { addPeople, setStage } from '../tests/attacks/calls/stages.ts';
import { addForVisitors, visitorCalls } from '../tests/attacks/calls/visitorCalls.ts';
import { users } from '../tests/support/people.ts';
import { addPlaces } from '../tests/support/livePage.ts';
import { addCompanies } from '../tests/support/requests.ts';
import type { TestDatabase } from '../tests/support/testDatabase.ts';
import { loadSecrets } from './loadSecrets.ts';
import { addAccounts } from './testing/addAccounts.ts';
import { asTestDatabase } from './testing/asTestDatabase.ts';
import { newDirectory } from './testing/fixtureSettings.ts';
import { signAccess } from './testing/signAccess.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

// The tables of callers that the SQL tests run, as an attacker meets them: over HTTP. What was answered stays, so of those who get the same
// answer only the first is answered here; everybody who is refused is refused before.
const all = Object.entries({ ...requestCalls, ...reviewCalls, ...visitorCalls });
/** Every so manieth row, which takes some seconds; all of them with E2E_FULL. */
const step = process.env.E2E_FULL === '1' ? 1 : 10;
const someOf = <Row>(of: readonly Row[]) => of.filter((_, place) => place % step === 0);
/** The worker sends mails meanwhile, which changes their rows; whether there are more of them is looked at all the same. */
const mails = '(select idempotency_key from private.outbox)';
const readTables = (tables: readonly string[]) =>
  readState({ query: (sql, parameters) => it.backend.database.query(sql, parameters) }, [
    ...tables.filter((table) => table !== 'private.outbox'),
    mails,
  ]);

const product = join(import.meta.dirname, '..');
const dataDirectory = newDirectory();
let it: TestBackend;
let jwtSecret: string;

const inTransaction = <Result>(work: (database: TestDatabase) => Promise<Result>) => asTestDatabase(it.backend.database, work);

before(async () => {
  it = await startTestBackend({ dataDirectory, migrationsDirectory: join(product, 'migrations'), seedPath: join(product, 'no-seed') });
  ({ jwtSecret } = await loadSecrets(dataDirectory));
  await inTransaction(async (database) => {
    await addAccounts(database);
    await addCompanies(database);
    await addPeople(database);
    await addForVisitors(database);
  });
});
after(async () => {
  await it.stop();
  rmSync(dataDirectory, { recursive: true });
});

const tokenOf = (caller: Caller) =>
  isGuest(caller)
    ? undefined
    : signAccess(jwtSecret, {
        ...{ role: 'authenticated', aud: 'authenticated', sub: users[caller] },
        ...(caller === 'forged' && { user_metadata: { role: 'admin' } }),
      });

/** What a caller gets over HTTP, in the words of the table. */
async function attempt(
  name: string,
  caller: Caller,
  given: Record<string, unknown>,
  kindOfBody: (body: unknown) => string = (body) => kindOf(body === undefined ? '' : body),
): Promise<string> {
  await it.backend.database.query('delete from private.rate_limits');
  const { status, body, text } = await it.call(`/rest/v1/rpc/${functionOf(name)}`, { body: given, token: tokenOf(caller) });
  if (status < 300) return kindOfBody(body);
  const code = (body as { code?: string } | undefined)?.code;
  assert.ok(code, `${status} ${text}`);
  // What the function says reaches the caller as the status of the answer; what the grants refuse is 401 without a session.
  assert.equal(status, code.startsWith('PT') ? Number(code.slice(2)) : isGuest(caller) ? 401 : 403, text);
  return code;
}

const isAnswer = (expected: string) => expected === 'ok' || expected === 'contact';

/** Everybody who is refused, then the first of those who get each kind of answer. */
function inOrder(attack: CallAttack): Caller[] {
  const refused = callers.filter((caller) => !isAnswer(expectedFor(attack, caller)));
  const answered = ['ok', 'contact'].flatMap((kind) => callers.find((caller) => expectedFor(attack, caller) === kind) ?? []);
  return [...refused, ...answered];
}

for (const [name, attack] of someOf(all)) {
  test(`${name}: over HTTP everybody gets what the table says`, async () => {
    const stage = await inTransaction(async (database) => {
      await database.exec(`delete from private.quote_templates; delete from private.rate_limits;
        update public.providers set accepting_work = true`);
      return setStage(database, attack.stage);
    });
    const state = () => readTables(written);
    const before = await state();
    const got: Record<string, string> = {};
    let isUnchanged = true;
    for (const caller of inOrder(attack)) {
      if (isUnchanged && isAnswer(expectedFor(attack, caller))) {
        assert.deepEqual(await state(), before, `${name} was refused, and changed something`);
        isUnchanged = false;
      }
      got[caller] = await attempt(name, caller, argumentsOf(attack, caller, stage));
    }
    if (isUnchanged) assert.deepEqual(await state(), before, `${name} was refused, and changed something`);
    assert.deepEqual(got, Object.fromEntries(inOrder(attack).map((caller) => [caller, expectedFor(attack, caller)])));
  });
}

describe('around a company and of the staff', () => {
  const companyCallers = ['anon', ...accounts] as const;
  let targetOf: Awaited<ReturnType<typeof setCompanies>>;
  before(async () => {
    targetOf = await inTransaction(async (database) => {
      await database.exec(`update auth.users set email_confirmed_at = now() where email <> 'unconfirmed@example.test';
        delete from private.rate_limits`);
      await addPlaces(database);
      return setCompanies(database);
    });
  });

  // What is answered is for the SQL tests: it would leave the companies otherwise than the next row expects them.
  for (const [name, attack] of someOf(Object.entries(companyCalls))) {
    test(`${name}: over HTTP everybody who is refused gets what the table says`, async () => {
      const refused = companyCallers.filter((caller) => companyGets(attack, caller) !== 'ok');
      const state = await readTables(companyTables);
      const got: Record<string, string> = {};
      for (const caller of refused) got[caller] = await attempt(name, caller, attack.given(targetOf(caller)));
      assert.deepEqual(got, Object.fromEntries(refused.map((caller) => [caller, companyGets(attack, caller)])));
      assert.deepEqual(await readTables(companyTables), state, `${name} was refused, and changed something`);
    });
  }
});

describe('about whoever calls', () => {
  const people: readonly PersonCaller[] = ['anon', ...accounts];
  before(() => inTransaction(giveEverybody));

  // What changes something is answered for the SQL tests, which take it back.
  for (const [name, { changes, given, ...call }] of someOf(Object.entries(personCalls))) {
    test(`${name}: over HTTP ${changes ? 'everybody who is refused' : 'everybody'} gets what the table says`, async () => {
      const asked = people.filter((caller) => !changes || /^(PT)?\d+$/.test(personGets(call, caller)));
      const tables = Object.keys(ownerColumns);
      const state = await readTables(tables);
      const got: Record<string, string> = {};
      for (const caller of asked)
        got[caller] = await attempt(name, caller, given(personTargetOf(caller)), (answer) => kindOfAnswer(answer ?? null, caller));
      assert.deepEqual(got, Object.fromEntries(asked.map((caller) => [caller, personGets(call, caller)])));
      assert.deepEqual(await readTables(tables), state, `${name} changed something`);
    });
  }
});
