import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import type { Actor } from './attacks/AttackFeature.ts';
import { answerRequest, sampleQuote, type Quote } from './support/answerRequest.ts';
import { callAs, refused } from './support/callAs.ts';
import { signUpPeople, users } from './support/people.ts';
import { addCompanies, companies, contact, newProject, tokenOf, type ProjectView, type Submitted } from './support/requests.ts';
import { openTestDatabase, type TestDatabase } from './support/testDatabase.ts';

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase();
  await signUpPeople(database);
  await addCompanies(database);
});
after(() => database.close());

const token = tokenOf('quotes');
const submit = async (changes: Record<string, unknown> = {}) => {
  const project = newProject({ token, contact, ...changes });
  return (await callAs<Submitted>(database, 'anon', 'submit_project', { project })).requests;
};
const byProvider = (name: string, given: Record<string, unknown>) => callAs<Quote>(database, 'provider', name, given);
const save = (quote: Record<string, unknown>, actor: Actor = 'provider') => callAs<Quote>(database, actor, 'save_quote', { quote });
const send = (id: string, actor: Actor = 'provider') => callAs<Quote>(database, actor, 'send_quote', { id });
const line = (cents: number, more: Record<string, unknown> = {}) => ({
  kind: 'labour',
  description: 'Work',
  unit_cents: cents,
  tax_class: 'goods',
  ...more,
});

describe('a quote', () => {
  beforeEach(() => database.exec('begin'));
  afterEach(() => database.exec('rollback'));

  test('is saved and sent by an owner or manager of the company that was asked', async () => {
    const [request] = await submit();
    const quote = sampleQuote(request!.id);
    for (const actor of ['rival', 'stranger', 'owner', 'forged'] as const) await refused(save(quote, actor), 'PT403');
    await assert.rejects(save(quote, 'anon'), { code: '42501' });
    await save(quote);
    for (const actor of ['rival', 'stranger', 'owner'] as const) await refused(send(quote.id, actor), 'PT404');
    await database.query("update public.provider_members set role = 'member' where user_id = $1", [users.provider]);
    await refused(save(quote), 'PT403');
    await refused(send(quote.id), 'PT403');
  });

  test('of a draft request, or of one that is decided, is refused', async () => {
    const [draft] = await submit({ contact: undefined });
    await refused(save(sampleQuote(draft!.id)), 'PT404');
    const [request] = await submit({ token: tokenOf('decided') });
    await callAs(database, 'provider', 'advance_request', { request_id: request!.id, to_status: 'declined' });
    await refused(save(sampleQuote(request!.id)), 'PT409');
  });

  test('stays hidden while it is a draft, and is replaced when it is saved again', async () => {
    const [request] = await submit();
    const quote = sampleQuote(request!.id);
    await save(quote);
    const again = await save({ ...quote, lines: [line(5000)], warranty: null });
    assert.deepEqual([again.version, again.lines.length, again.warranty], [1, 1, null]);
    await refused(save(sampleQuote(request!.id)), 'PT409');
    const view = await callAs<ProjectView>(database, 'anon', 'project_view', { token });
    assert.deepEqual([view.requests[0]!.quote, view.requests[0]!.status], [null, 'sent']);
  });

  test('makes the request quoted, and sending it twice changes nothing', async () => {
    const [request] = await submit();
    const sent = await answerRequest(byProvider, request!.id);
    assert.deepEqual(await send(sent.id), sent);
    const view = await callAs<ProjectView>(database, 'anon', 'project_view', { token });
    assert.deepEqual([view.requests[0]!.status, view.requests[0]!.quote], ['quoted', sent]);
    assert.equal((await database.query("select from private.outbox where data ->> 'status' = 'quoted'")).length, 1);
  });

  test('that was sent cannot be changed; a new version takes its place', async () => {
    const [request] = await submit();
    const first = await answerRequest(byProvider, request!.id);
    await refused(save({ ...sampleQuote(request!.id), id: first.id, deposit_cents: 1 }), 'PT409', 'sent');
    for (const change of [
      'update public.quotes set total_cents = 1',
      'delete from public.quotes',
      "update public.quotes set status = 'draft'",
    ]) {
      await database.exec('savepoint change');
      await refused(database.exec(change), 'PT409');
      await database.exec('rollback to savepoint change; savepoint change');
      await refused(database.exec('update public.quote_lines set unit_cents = 1'), 'PT409');
      await database.exec('rollback to savepoint change');
    }
    const second = sampleQuote(request!.id, { lines: [line(100_000)] });
    assert.equal((await save(second)).version, 2);
    await send(second.id);
    const statuses = await database.query<{ status: string }>('select status from public.quotes order by version');
    assert.deepEqual(
      statuses.map(({ status }) => status),
      ['superseded', 'sent'],
    );
    const view = await callAs<ProjectView>(database, 'anon', 'project_view', { token });
    assert.equal(view.requests[0]!.quote!.version, 2);
  });

  test('says whether its price is fixed, what the deposit is for, and what the company notes', async () => {
    const [request] = await submit();
    const said = { price_kind: 'estimate', deposit_terms: 'Half when the shingles arrive', note: 'The chimney is not in it.' };
    const { price_kind, deposit_terms, note } = await answerRequest(byProvider, request!.id, said);
    assert.deepEqual({ price_kind, deposit_terms, note }, said);
  });

  test('has expired the day after its last', async () => {
    const [request] = await submit();
    await answerRequest(byProvider, request!.id);
    await database.exec('alter table public.quotes disable trigger user; update public.quotes set valid_until = current_date - 2');
    await database.exec('alter table public.quotes enable trigger user');
    const view = await callAs<ProjectView>(database, 'anon', 'project_view', { token });
    assert.equal(view.requests[0]!.quote!.status, 'expired');
  });

  test('that has expired cannot be hired on; a new one can', async () => {
    const [request] = await submit();
    await database.exec('update public.projects set contact_confirmed_at = now()');
    await answerRequest(byProvider, request!.id);
    await database.exec('alter table public.quotes disable trigger user; update public.quotes set valid_until = current_date - 2');
    await database.exec('alter table public.quotes enable trigger user');
    const hire = () => callAs(database, 'anon', 'advance_request', { request_id: request!.id, to_status: 'hired', token });
    await refused(hire(), 'PT409');
    const again = await save(sampleQuote(request!.id));
    await send(again.id);
    await hire();
    const view = await callAs<ProjectView>(database, 'anon', 'project_view', { token });
    assert.deepEqual([view.requests[0]!.status, view.requests[0]!.quote!.status], ['hired', 'accepted']);
  });

  test('stands beside the others, each with its own lines', async () => {
    const requests = await submit({ provider_ids: [companies.provider, companies.rival, companies.third] });
    const of = (company: string) => requests.find(({ provider_id }) => provider_id === company)!.id;
    await answerRequest(byProvider, of(companies.provider), { lines: [line(50_000), line(100, { kind: 'other' })] });
    const byRival = (name: string, given: Record<string, unknown>) => callAs<Quote>(database, 'rival', name, given);
    await answerRequest(byRival, of(companies.rival), { lines: [line(40_000, { kind: 'permit' })] });
    const view = await callAs<ProjectView>(database, 'anon', 'project_view', { token });
    const kinds = new Map(view.requests.map(({ provider, quote }) => [provider['name'], quote?.lines.map(({ kind }) => kind)]));
    assert.deepEqual(kinds.get('Company provider'), ['labour', 'other']);
    assert.deepEqual(kinds.get('Company rival'), ['permit']);
    assert.equal(kinds.get('Company third'), undefined);
    assert.equal(await callAs(database, 'stranger', 'project_view', { id: view.project['id'] }), null);
  });

  for (const [what, field, changes] of [
    ['without lines', 'lines', { lines: [] }],
    ['with optional lines alone', 'lines', { lines: [line(1, { optional: true })] }],
    ['with a deposit above the total', 'deposit', { deposit_cents: 200_000 }],
    ['without a last day', 'valid_until', { valid_until: null }],
    ['that does not say who gets the permit', 'permit_by', { permit_by: null }],
  ] as const) {
    test(`${what} is saved but not sent`, async () => {
      const [request] = await submit();
      const quote = sampleQuote(request!.id, changes);
      await save(quote);
      await refused(send(quote.id), 'PT422', field);
    });
  }

  for (const [what, field, changes] of [
    ['a last day in the past', 'valid_until', { valid_until: '2020-01-01' }],
    ['a start in the past', 'start_on', { start_on: '2020-01-01' }],
    ['a negative deposit', 'deposit', { deposit_cents: -1 }],
    ['a duration of 0 days', 'duration', { duration_days: 0 }],
    ['an unknown kind', 'lines', { lines: [line(1, { kind: 'magic' })] }],
    ['a line without text', 'lines', { lines: [line(1, { description: ' ' })] }],
    ['a line without a price', 'lines', { lines: [line(1, { unit_cents: null })] }],
    ['a negative price', 'lines', { lines: [line(-1)] }],
    ['a quantity of 0', 'lines', { lines: [line(1, { qty: 0 })] }],
    ['a quantity with four decimals', 'lines', { lines: [line(1, { qty: 0.0001 })] }],
    ['a quantity that is a formula', 'lines', { lines: [line(1, { qty: '=2' })] }],
    ['101 lines', 'lines', { lines: Array.from({ length: 101 }, () => line(1)) }],
    ['more than 10 million dollars', 'lines', { lines: [line(1_000_000_000), line(1)] }],
    ['a warranty of 2,001 characters', 'warranty', { warranty: 'a'.repeat(2001) }],
    ['a line that may be optional', 'lines', { lines: [line(1, { optional: 'perhaps' })] }],
    ['a price that is neither fixed nor an estimate', 'price_kind', { price_kind: 'guess' }],
    ['terms of the deposit of 501 characters', 'deposit_terms', { deposit_terms: 'a'.repeat(501) }],
    ['a note of 2,001 characters', 'note', { note: 'a'.repeat(2001) }],
    ['an unknown person for the permit', 'permit_by', { permit_by: 'mayor' }],
  ] as const) {
    test(`with ${what} is not saved`, async () => {
      const [request] = await submit();
      await refused(save(sampleQuote(request!.id, changes)), 'PT422', field);
    });
  }
});
