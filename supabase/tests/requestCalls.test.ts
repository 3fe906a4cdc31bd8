import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { features } from './attacks/index.ts';
import { accounts, guests, type CallAttack, type Caller, type Guest } from './attacks/calls/CallAttack.ts';
import { requestCalls } from './attacks/calls/requestCalls.ts';
import { addPeople, setStage } from './attacks/calls/stages.ts';
import { hiring } from './attacks/hiring.ts';
import { jobs } from './attacks/jobs.ts';
import { leads } from './attacks/leads.ts';
import { messages } from './attacks/messages.ts';
import { quotes } from './attacks/quotes.ts';
import { requests } from './attacks/requests.ts';
import { visits } from './attacks/visits.ts';
import { callAs } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { addCompanies, contact } from './support/requests.ts';

const database = databaseForEachTest(async (opened) => {
  await addCompanies(opened);
  await addPeople(opened);
});

const callers: readonly Caller[] = [...guests, ...accounts];
type Staged = Awaited<ReturnType<typeof setStage>>;
const isGuest = (caller: Caller): caller is Guest => (guests as readonly string[]).includes(caller);

/** Everything that a call around a request may change. */
const written = [
  'public.projects',
  'public.quote_requests',
  'public.quote_request_events',
  'public.quote_request_contacts',
  'public.quotes',
].concat([
  'public.quote_lines',
  'private.jobs',
  'private.visits',
  'private.messages',
  'private.quote_templates',
  'private.company_settings',
  'public.provider_private',
  'private.project_links',
  'private.outbox',
  'public.providers',
]);
async function readState(): Promise<unknown> {
  const sums = written.map((table) => `(select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) from ${table} as t)`);
  return (await database.query(`select array[${sums.join(', ')}] as state`))[0];
}

function expectedFor({ expected, others }: CallAttack, caller: Caller): string {
  return Object.entries(expected).find(([, callersOf]) => callersOf.includes(caller))?.[0] ?? others;
}

/** What a caller gets: what the answer is, or the code of a refusal. */
async function attempt(name: string, attack: CallAttack, caller: Caller, { targetOf, tokenOf }: Staged): Promise<string> {
  const token = isGuest(caller) ? tokenOf(caller) : undefined;
  const given = attack.given(targetOf(caller));
  const sent = token !== undefined && attack.withToken ? attack.withToken(given, token) : given;
  try {
    const answer = await callAs<unknown>(database, isGuest(caller) ? 'anon' : caller, name, sent);
    if (answer === null) return 'null';
    return JSON.stringify(answer).includes(contact.email) ? 'contact' : 'ok';
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === undefined) throw error;
    return code;
  }
}

describe('calls around a request', () => {
  test('are exactly those that anybody may make', () => {
    const granted = [requests, quotes, leads, messages, visits, hiring, jobs].flatMap(({ functions }) =>
      functions.filter((line) => line.includes(' public.')).map((line) => line.split(' public.')[1]!),
    );
    assert.deepEqual(Object.keys(requestCalls).sort(), [...new Set(granted)].sort());
  });

  test('that guests may not make are refused to them by the grants', () => {
    const open = features.flatMap(({ functions }) => functions.filter((line) => line.startsWith('anon may call public.')));
    for (const [name, attack] of Object.entries(requestCalls)) {
      const isOpen = open.includes(`anon may call public.${name}`);
      for (const guest of guests) assert.equal(expectedFor(attack, guest) !== '42501', isOpen, `${guest} ${name}`);
    }
  });

  for (const [name, attack] of Object.entries(requestCalls)) {
    test(`${name}: everybody gets what the table says`, async () => {
      const stage = await setStage(database, attack.stage);
      const before = await readState();
      const got: Record<string, string> = {};
      for (const caller of callers) {
        await database.exec('savepoint attack');
        await database.exec('delete from private.rate_limits');
        got[caller] = await attempt(name, attack, caller, stage);
        const isAnswered = ['ok', 'contact', 'null'].includes(got[caller]);
        if (!isAnswered) assert.deepEqual(await readState(), before, `${name} is refused to ${caller}, and changed something`);
        await database.exec('rollback to savepoint attack');
      }
      assert.deepEqual(got, Object.fromEntries(callers.map((caller) => [caller, expectedFor(attack, caller)])));
    });
  }
});
