import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callAs } from '../../support/callAs.ts';
import { contact } from '../../support/requests.ts';
import type { TestDatabase } from '../../support/testDatabase.ts';
import { features } from '../index.ts';
import { accounts, functionOf, guests, type CallAttack, type Caller, type Guest } from './CallAttack.ts';
import { setStage } from './stages.ts';

export type CallTable = Readonly<Record<string, CallAttack>>;
export const callers: readonly Caller[] = [...guests, ...accounts];
type Staged = Awaited<ReturnType<typeof setStage>>;
export const isGuest = (caller: Caller): caller is Guest => (guests as readonly string[]).includes(caller);

/** Everything that a call of a table may change. */
export const written = [
  'public.projects',
  'public.quote_requests',
  'public.quote_request_events',
  'public.quote_request_contacts',
  'public.quotes',
  'public.quote_lines',
  'public.reviews',
  'public.review_log',
  'public.review_replies',
  'public.reports',
].concat([
  'public.provider_private',
  'public.providers',
  'public.provider_daily_stats',
  'public.applications',
  'public.contact_messages',
  'public.demo_requests',
  'private.jobs',
  'private.visits',
  'private.messages',
  'private.message_images',
  'private.quote_templates',
  'private.company_settings',
  'private.company_files',
  'private.project_links',
  'private.upload_tickets',
  'private.fixed_price_bookings',
  'private.staff_decisions',
  'private.outbox',
]);

/** What everything that calls may change looks like now, as one text for each table. */
export async function readState(database: Pick<TestDatabase, 'query'>, tables: readonly string[] = written): Promise<unknown> {
  const sums = tables.map((table) => `(select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) from ${table} as t)`);
  return (await database.query(`select array[${sums.join(', ')}] as state`))[0];
}

/** What the table says that a caller gets. */
export function expectedFor({ expected, others }: CallAttack, caller: Caller): string {
  return Object.entries(expected).find(([, callersOf]) => callersOf.includes(caller))?.[0] ?? others;
}

/** The arguments of a caller, with the link that a guest has. */
export function argumentsOf(attack: CallAttack, caller: Caller, { targetOf, tokenOf }: Staged): Record<string, unknown> {
  const token = isGuest(caller) ? tokenOf(caller) : undefined;
  const given = attack.given(targetOf(caller));
  return token !== undefined && attack.withToken ? attack.withToken(given, token) : given;
}

/** What an answer is to the table: nothing, an answer, or one that tells how to reach the homeowner. */
export function kindOf(answer: unknown): 'null' | 'ok' | 'contact' {
  if (answer === null) return 'null';
  return JSON.stringify(answer).includes(contact.email) ? 'contact' : 'ok';
}

async function attempt(database: TestDatabase, name: string, attack: CallAttack, caller: Caller, stage: Staged): Promise<string> {
  try {
    return kindOf(await callAs<unknown>(database, isGuest(caller) ? 'anon' : caller, functionOf(name), argumentsOf(attack, caller, stage)));
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === undefined) throw error;
    return code;
  }
}

/** Makes two tests: that the grants are what the table says of guests, and for each row that everybody gets what it says. */
export function callEverybody(database: TestDatabase, table: CallTable): void {
  test('that guests may not make are refused to them by the grants', () => {
    const open = features.flatMap(({ functions }) => functions.filter((line) => line.startsWith('anon may call public.')));
    for (const [name, attack] of Object.entries(table)) {
      const isOpen = open.includes(`anon may call public.${functionOf(name)}`);
      for (const guest of guests) assert.equal(expectedFor(attack, guest) !== '42501', isOpen, `${guest} ${name}`);
    }
  });

  for (const [name, attack] of Object.entries(table)) {
    test(`${name}: everybody gets what the table says`, async () => {
      const stage = await setStage(database, attack.stage);
      const before = await readState(database);
      const got: Record<string, string> = {};
      for (const caller of callers) {
        await database.exec('savepoint attack');
        await database.exec('delete from private.rate_limits');
        got[caller] = await attempt(database, name, attack, caller, stage);
        // Who is told that there is nothing has changed nothing either.
        const isAnswered = ['ok', 'contact'].includes(got[caller]);
        if (!isAnswered) assert.deepEqual(await readState(database), before, `${name} is refused to ${caller}, and changed something`);
        await database.exec('rollback to savepoint attack');
      }
      assert.deepEqual(got, Object.fromEntries(callers.map((caller) => [caller, expectedFor(attack, caller)])));
    });
  }
}
