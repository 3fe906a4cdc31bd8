import assert from 'node:assert/strict';
import { users } from '../../support/people.ts';
import type { TestDatabase } from '../../support/testDatabase.ts';
import { accounts } from './CallAttack.ts';

export type PersonCaller = 'anon' | (typeof accounts)[number];

/** What a caller attacks: what belongs to the homeowner, and what is the caller's own. */
export interface PersonTarget {
  search: string;
  ownSearch: string;
}

/** One function about whoever calls it, with what everybody gets. */
export interface PersonCall {
  given(target: PersonTarget): Record<string, unknown>;
  /** Who gets what: 'own' for an answer that tells what is the caller's, 'ok' for another one, 'null', or the code of the refusal. */
  expected: Readonly<Record<string, readonly PersonCaller[]>>;
  /** What all others get. */
  others: string;
  /** The table of which the caller's own rows change; without one nothing does. */
  changes?: string;
}

const forAccounts = (answer: string, more: Partial<PersonCall> = {}): PersonCall => ({
  given: () => ({}),
  expected: { 42501: ['anon'] },
  others: answer,
  ...more,
});

/** Every function that takes nothing but the caller, whose own account it reads or changes. */
export const personCalls: Readonly<Record<string, PersonCall>> = {
  account_deletion: forAccounts('own'),
  // Nobody of them has just signed in.
  request_account_deletion: forAccounts('PT403'),
  cancel_account_deletion: forAccounts('ok', { changes: 'private.account_deletions' }),
  export_my_data: forAccounts('own'),
  my_reports: forAccounts('own'),
  saved_searches: forAccounts('own'),
  save_search: forAccounts('ok', {
    given: () => ({ scope: 'services', args: { q: 'planted' } }),
    changes: 'private.saved_searches',
  }),
  delete_search: forAccounts('null', { given: ({ ownSearch }) => ({ id: ownSearch }), changes: 'private.saved_searches' }),
  'delete_search of the homeowner': {
    ...forAccounts('null', { given: ({ search }) => ({ id: search }), changes: 'private.saved_searches' }),
  },
  set_search_cadence: forAccounts('ok', {
    given: ({ ownSearch }) => ({ id: ownSearch, cadence: 'weekly' }),
    changes: 'private.saved_searches',
  }),
  'set_search_cadence of the homeowner': forAccounts('ok', {
    given: ({ search }) => ({ id: search, cadence: 'weekly' }),
    changes: 'private.saved_searches',
  }),
  open_search: forAccounts('null', { given: ({ ownSearch }) => ({ id: ownSearch }), changes: 'private.saved_searches' }),
  'open_search of the homeowner': forAccounts('null', { given: ({ search }) => ({ id: search }), changes: 'private.saved_searches' }),
  mail_choices: forAccounts('ok'),
  save_mail_choice: forAccounts('ok', {
    given: () => ({ kind: 'search_alert', wanted: false }),
    changes: 'private.mail_choices',
  }),
  'save_mail_choice about a mail that is none': forAccounts('PT422', { given: () => ({ kind: 'account_deletion', wanted: false }) }),
};

/** Whose a row is, in each table that these calls may change. */
export const ownerColumns: Readonly<Record<string, string>> = {
  'private.account_deletions': 'user_id::text',
  'private.saved_searches': 'user_id::text',
  'private.mail_choices': 'email',
  'public.reports': 'reporter_id::text',
  'public.profiles': 'user_id::text',
  'private.staff_decisions': 'id::text',
  'private.outbox': 'id::text',
};

/** What stands in the searches, reports and decisions of one account alone. */
const markOf = (actor: string): string => `only of ${actor}.`;

/** The day on which the account of each is due: another one for everybody. */
const dueOf = (actor: PersonCaller): string => `2027-03-${String(accounts.indexOf(actor as 'owner') + 1).padStart(2, '0')}`;

const idOf = (actor: PersonCaller, kind: string) =>
  `00000000-0000-4000-8000-${kind}${String(accounts.indexOf(actor as 'owner')).padStart(6, '0')}`;
const searchOf = (actor: PersonCaller): string => idOf(actor, '00e001');
/** What a caller attacks once everybody was given something; a visitor has nothing, and tries the homeowner's. */
export const personTargetOf = (caller: PersonCaller): PersonTarget => ({
  search: searchOf('owner'),
  ownSearch: searchOf(caller === 'anon' ? 'owner' : caller),
});

/** Gives everybody a search, a stopped mail, a report that was closed, and a day on which the account goes. */
export async function giveEverybody(database: TestDatabase): Promise<void> {
  for (const actor of accounts) {
    const mark = markOf(actor);
    const account = [users[actor], mark];
    await database.query(
      "insert into private.saved_searches (id, user_id, scope, args, unseen) values ($3, $1, 'services', jsonb_build_object('q', $2::text), 1)",
      [...account, searchOf(actor)],
    );
    await database.query(
      `insert into public.reports (id, reporter_id, target_kind, target_id, reason, body, status, closed_at)
       values ($3, $1, 'provider', $3, 'other', $2, 'dismissed', now())`,
      [...account, idOf(actor, '00e002')],
    );
    await database.query(
      "insert into private.staff_decisions (target_kind, target_id, decision, reason) values ('company', $1, 'keep_company', $2)",
      [idOf(actor, '00e002'), mark],
    );
    await database.query(`insert into private.account_deletions (user_id, due_at) values ($1, $2)`, [
      users[actor],
      `${dueOf(actor)}T12:00:00Z`,
    ]);
  }
}

/** What the table says that a caller gets. */
export const personGets = ({ expected, others }: Pick<PersonCall, 'expected' | 'others'>, caller: PersonCaller): string =>
  Object.entries(expected).find(([, gets]) => gets.includes(caller))?.[0] ?? others;

/** What an answer is to the table. @throws AssertionError when the caller reads what is somebody else's */
export function kindOfAnswer(answer: unknown, caller: PersonCaller): string {
  const text = JSON.stringify(answer);
  for (const other of accounts)
    if (other !== caller) for (const mark of [markOf(other), dueOf(other)]) assert.ok(!text.includes(mark), `${caller} reads ${mark}`);
  if (answer === null) return 'null';
  return [markOf(caller), dueOf(caller)].some((mark) => text.includes(mark)) ? 'own' : 'ok';
}
