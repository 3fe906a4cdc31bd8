import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Answers } from '../answers.ts';
import { answerRequest, sampleQuote, type Quote } from './support/answerRequest.ts';
import { callAs } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { becomeActor, users } from './support/people.ts';
import { confirmContact, contact, newProject, tokenOf, type Submitted } from './support/requests.ts';

const database = databaseForEachTest();
const token = tokenOf('masked quotes');
const said = 'Call 416-555-0199 or write to crew@example.ca, after five.';
const hidden = 'Call \uFFFC or write to \uFFFC, after five.';
const wordsOf = (words: string) => ({ warranty: words, inclusions: words, exclusions: words, deposit_terms: words, note: words });
const lines = [
  { kind: 'labour', description: said, qty: 2, unit: 'at crew.ca', unit_cents: 9500, tax_class: 'installed' },
  { kind: 'material', description: 'Copper pipe, 2x4', unit_cents: 120_000, tax_class: 'installed' },
];

async function submit(): Promise<string> {
  const project = newProject({ token, contact, postal_code: 'M5V 2T6' });
  const { requests } = await callAs<Submitted>(database, 'anon', 'submit_project', { project });
  await confirmContact(database, project.id);
  return requests[0]!.id;
}
const byProvider = (name: string, given: Record<string, unknown>) => callAs<Quote>(database, 'provider', name, given);
const quoted = async (id: string) => (await answerRequest(byProvider, id, { ...wordsOf(said), lines })) as unknown as Offer;
const view = async () => (await callAs<Answers['project_view']>(database, 'anon', 'project_view', { token }))!.requests[0]!.quote!;
const lead = async (id: string) => (await callAs<Answers['lead']>(database, 'provider', 'lead', { id }))!;
const previous = (request_id: string) => callAs<Offer>(database, 'anon', 'previous_quote', { request_id, token });
type Offer = Awaited<ReturnType<typeof view>>;
type Words = Pick<Offer, 'warranty' | 'inclusions' | 'exclusions' | 'deposit_terms' | 'note' | 'lines'>;
/** All the words of a quote. */
const read = ({ warranty, inclusions, exclusions, deposit_terms, note, lines: listed }: Words) => ({
  ...{ warranty, inclusions, exclusions, deposit_terms, note },
  lines: listed.map(({ description, unit }) => [description, unit]),
});
const whole = {
  ...wordsOf(said),
  lines: [
    [said, 'at crew.ca'],
    ['Copper pipe, 2x4', null],
  ],
};
const masked = {
  ...wordsOf(hidden),
  lines: [
    [hidden, 'at \uFFFC'],
    ['Copper pipe, 2x4', null],
  ],
};

describe('contact details in a quote', () => {
  test('stay hidden from who asked until both are connected, and appear then', async () => {
    const request_id = await submit();
    await quoted(request_id);
    assert.deepEqual(read(await view()), masked);
    await callAs(database, 'anon', 'advance_request', { request_id, to_status: 'connected', token });
    assert.deepEqual(read(await view()), whole);
  });

  test('stay in what the company reads, which is the beginning of its next version', async () => {
    const request_id = await submit();
    const sent = await quoted(request_id);
    assert.deepEqual(read(sent), whole);
    assert.deepEqual((await lead(request_id)).quotes.map(read), [whole]);
  });

  test('stay hidden in the version before too', async () => {
    const request_id = await submit();
    await quoted(request_id);
    const next = sampleQuote(request_id);
    await byProvider('save_quote', { quote: next, send: true });
    assert.deepEqual(read(await previous(request_id)), masked);
    await callAs(database, 'anon', 'advance_request', { request_id, to_status: 'connected', token });
    assert.deepEqual(read(await previous(request_id)), whole);
  });

  test('leave amounts, taxes and what was never said as they are', async () => {
    const request_id = await submit();
    const sent = await answerRequest(byProvider, request_id, { warranty: null, inclusions: null, exclusions: null });
    assert.deepEqual(await view(), sent);
  });

  test('are in no table that the account of who asked may read', async () => {
    const request_id = await submit();
    await quoted(request_id);
    await database.query('update public.projects set requester_id = $1', [users.owner]);
    for (const table of ['quotes', 'quote_lines']) {
      await database.exec('savepoint raw');
      await becomeActor(database, 'owner');
      assert.deepEqual(await database.query(`select * from public.${table}`), []);
      await database.exec('rollback to savepoint raw');
    }
  });
});
