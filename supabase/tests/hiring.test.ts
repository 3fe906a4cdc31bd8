import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Actor } from './attacks/AttackFeature.ts';
import { answerRequest, sampleQuote, type Quote } from './support/answerRequest.ts';
import { callAs, refused } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { users } from './support/people.ts';
import { companies, confirmContact, contact, newProject, tokenOf, type ProjectView, type Submitted } from './support/requests.ts';

const database = databaseForEachTest();

const token = tokenOf('hiring');
const byProvider = (name: string, given: Record<string, unknown>) => callAs<Quote>(database, 'provider', name, given);
const byRival = (name: string, given: Record<string, unknown>) => callAs<Quote>(database, 'rival', name, given);
const lines = [
  { kind: 'labour', description: 'Work', unit_cents: 100_000, tax_class: 'installed' },
  { kind: 'material', description: 'Better tap', unit_cents: 20_000, tax_class: 'installed', optional: true },
  { kind: 'other', description: 'Second tap', unit_cents: 30_000, tax_class: 'installed', optional: true },
];
/** A project in Ontario whose address is confirmed, with a quote of $1,130 by the provider; the rival was asked too. */
async function quoted(changes: Record<string, unknown> = {}) {
  const project = newProject({ token, contact, postal_code: 'M5V 2T6', provider_ids: [companies.provider, companies.rival], ...changes });
  const { requests } = await callAs<Submitted>(database, 'anon', 'submit_project', { project });
  await confirmContact(database, project.id);
  const of = (company: string) => requests.find(({ provider_id }) => provider_id === company)!.id;
  const quote = await answerRequest(byProvider, of(companies.provider), { lines, deposit_cents: 0 });
  return { project: project.id, request: of(companies.provider), rivals: of(companies.rival), quote };
}
interface Hired {
  status: string;
  at: string;
  total_cents: number;
}
const accept = (
  quote_id: string,
  options: number[],
  expected_total_cents: number,
  more: Record<string, unknown> = { token },
  actor: Actor = 'anon',
) => callAs<Hired>(database, actor, 'accept_quote', { quote_id, options, expected_total_cents, ...more });
const view = () => callAs<ProjectView>(database, 'anon', 'project_view', { token });
const count = async (sql: string) => (await database.query(sql)).length;

describe('hiring on a quote', () => {
  test('keeps what was agreed, with the options, with the quote and the job, and tells both companies', async () => {
    const { quote, request, rivals } = await quoted();
    const { status, total_cents } = await accept(quote.id, [2], 135_600);
    assert.deepEqual([status, total_cents], ['hired', 135_600]);
    const { requests } = await view();
    const hired = requests.find(({ id }) => id === request)!;
    const { at: _at, ...accepted } = hired.quote!.accepted!;
    assert.deepEqual(accepted, {
      options: [2],
      subtotal_cents: 120_000,
      tax: [{ kind: 'HST', rate: 0.13, cents: 15_600 }],
      total_cents: 135_600,
    });
    assert.deepEqual([hired.status, hired.quote!.status, hired.quote!.total_cents], ['hired', 'accepted', 113_000]);
    assert.deepEqual(await database.query('select agreed_total_cents::integer as cents from private.jobs'), [{ cents: 135_600 }]);
    assert.equal(requests.find(({ id }) => id === rivals)!.status, 'withdrawn');
    const told = await database.query(
      "select kind, recipient from private.outbox where kind in ('lead_update', 'request_closed') order by 1",
    );
    assert.deepEqual(told, [
      { kind: 'lead_update', recipient: 'provider@example.test' },
      { kind: 'request_closed', recipient: 'rival@example.test' },
    ]);
  });

  test('again, as after a lost answer, answers what is stored, in whatever order the options stand', async () => {
    const { quote } = await quoted();
    const first = await accept(quote.id, [2, 3], 169_500);
    assert.deepEqual(await accept(quote.id, [3, 2, 2], 169_500), first);
    assert.equal(await count("select from public.quote_request_events where to_status = 'hired'"), 1);
    assert.equal(await count("select from private.outbox where kind = 'lead_update'"), 1);
    await refused(accept(quote.id, [], 113_000), 'PT409', 'hired');
  });

  test('at another total than the page showed is refused, and nothing happened', async () => {
    const { quote, request } = await quoted();
    await refused(accept(quote.id, [2], 113_000), 'PT409', 'price');
    await refused(accept(quote.id, [], 113_001), 'PT409', 'price');
    const { requests } = await view();
    assert.deepEqual([requests.find(({ id }) => id === request)!.status, await count('select from private.jobs')], ['quoted', 0]);
  });

  test('that the company has replaced says that the price moved', async () => {
    const { quote, request } = await quoted();
    const newer = sampleQuote(request, { deposit_cents: 0 });
    await byProvider('save_quote', { quote: newer });
    const { total_cents } = await byProvider('send_quote', { id: newer.id });
    await refused(accept(quote.id, [], 113_000), 'PT409', 'price');
    const before = await callAs<Quote>(database, 'anon', 'previous_quote', { request_id: request, token });
    assert.deepEqual([before.id, before.lines.length], [quote.id, 3]);
    assert.equal((await accept(newer.id, [], total_cents)).status, 'hired');
  });

  for (const [what, options] of [
    ['a line that is not optional', [1]],
    ['a line that is not there', [9]],
    ['one option and one that is none', [2, 0]],
  ] as const) {
    test(`${what} is no option`, async () => {
      await refused(accept((await quoted()).quote.id, [...options], 113_000), 'PT422', 'options');
    });
  }

  test('needs a confirmed address', async () => {
    const { quote, project } = await quoted();
    await database.query('update public.projects set contact_confirmed_at = null where id = $1', [project]);
    await refused(accept(quote.id, [], 113_000), 'PT403', 'confirm');
  });

  test('is for who asked alone, and a draft is no quote', async () => {
    const { quote, rivals } = await quoted();
    for (const actor of ['stranger', 'forged', 'staff', 'rival', 'provider', 'owner'] as const) {
      await refused(accept(quote.id, [], 113_000, {}, actor), 'PT403');
    }
    await refused(accept(quote.id, [], 113_000, { token: tokenOf('another') }), 'PT403');
    await refused(accept(crypto.randomUUID(), [], 113_000), 'PT404');
    const draft = sampleQuote(rivals);
    await byRival('save_quote', { quote: draft });
    await refused(accept(draft.id, [], 139_505), 'PT404');
    assert.equal(await callAs(database, 'stranger', 'previous_quote', { request_id: rivals }), null);
  });

  test('that has run out is refused', async () => {
    const { quote } = await quoted();
    await database.exec('alter table public.quotes disable trigger user; update public.quotes set valid_until = current_date - 2');
    await database.exec('alter table public.quotes enable trigger user');
    await refused(accept(quote.id, [], 113_000), 'PT409', 'quote');
  });

  test('of a second company is refused once one is hired', async () => {
    const { quote, rivals } = await quoted();
    const other = await answerRequest(byRival, rivals, { lines, deposit_cents: 0 });
    await accept(quote.id, [], 113_000);
    await refused(accept(other.id, [], 113_000), 'PT409', 'hired');
  });

  for (const [how, prepare] of [
    ['account', 'update public.projects set requester_id = $1'],
    ['address', "update public.quote_request_contacts set email = 'Provider@example.test' where $1::uuid is not null"],
  ] as const) {
    test(`nobody hires themselves, known by ${how}`, async () => {
      const { quote, request } = await quoted();
      await database.query(prepare, [users.provider]);
      await refused(accept(quote.id, [], 113_000), 'PT403', 'own');
      await refused(callAs(database, 'anon', 'advance_request', { request_id: request, to_status: 'hired', token }), 'PT403', 'own');
    });
  }

  test('without a choice is what advance_request does, with its note', async () => {
    const { request } = await quoted();
    await callAs(database, 'anon', 'advance_request', { request_id: request, to_status: 'hired', note: 'See you Monday.', token });
    const hired = (await view()).requests.find(({ id }) => id === request)!;
    assert.deepEqual(
      [hired.quote!.accepted!.options, hired.quote!.accepted!.total_cents, hired.events.at(-1)!.note],
      [[], 113_000, 'See you Monday.'],
    );
  });

  test('nobody writes what was agreed but with the move', async () => {
    const { quote } = await quoted();
    for (const change of ["accepted = '{}'", "status = 'declined', accepted = '{}'"]) {
      await database.exec('savepoint change');
      await assert.rejects(database.exec(`update public.quotes set ${change}`), ({ code }: { code: string }) =>
        ['PT409', '23514'].includes(code),
      );
      await database.exec('rollback to savepoint change');
    }
    await accept(quote.id, [2], 135_600);
    await refused(database.exec("update public.quotes set accepted = jsonb_set(accepted, '{total_cents}', '1')"), 'PT409');
  });
});
