import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Answers } from '../answers.ts';
import { callAs } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { companies, confirmContact, contact, newProject, tokenOf, type Submitted } from './support/requests.ts';
import { address, propose } from './support/visits.ts';

const database = databaseForEachTest();
const token = tokenOf('masked notes');
const note = 'Call 416-555-0199 or write to sam@example.ca, after five.';
const masked = 'Call \uFFFC or write to \uFFFC, after five.';

async function submit(changes: object = {}): Promise<string> {
  const project = newProject({ token, contact, postal_code: 'M5V 2T6', ...changes });
  const { requests } = await callAs<Submitted>(database, 'anon', 'submit_project', { project });
  await confirmContact(database, project.id);
  return requests[0]!.id;
}
const byGuest = (name: string, given: Record<string, unknown>) => callAs(database, 'anon', name, { ...given, token });
const byProvider = (name: string, given: Record<string, unknown>) => callAs(database, 'provider', name, given);
const lead = async (id: string) => (await callAs<Answers['lead']>(database, 'provider', 'lead', { id }))!;
const view = async () => (await callAs<Answers['project_view']>(database, 'anon', 'project_view', { token }))!.requests[0]!;
/** The notes in what happened, as the company and as the homeowner read them. */
const notes = async (id: string) =>
  [(await lead(id)).events, (await view()).events].map((events) => events.flatMap((event) => event.note ?? []));

describe('contact details in notes', () => {
  test('of a company stay hidden until the homeowner connects, and appear then', async () => {
    const request_id = await submit();
    await byProvider('advance_request', { request_id, to_status: 'interested', note });
    assert.deepEqual(await notes(request_id), [[masked], [masked]]);
    await byGuest('advance_request', { request_id, to_status: 'connected' });
    assert.deepEqual(await notes(request_id), [[note], [note]]);
  });

  test('stay hidden for good where nothing came of it, in both directions', async () => {
    const request_id = await submit();
    await byGuest('advance_request', { request_id, to_status: 'withdrawn', note });
    assert.deepEqual(await notes(request_id), [[masked], [masked]]);
  });

  test('of a visit that does not suit stay hidden too', async () => {
    const request_id = await submit();
    const visit = await propose(database, request_id);
    const refused = await callAs<{ note: string }>(database, 'anon', 'refuse_visit', { visit_id: visit.id, note, token });
    assert.equal(refused.note, masked);
    assert.deepEqual([(await lead(request_id)).visit!.note, (await view()).visit!.note], [masked, masked]);
    const second = await propose(database, request_id);
    await byGuest('pick_visit', { visit_id: second.id, start: second.starts[0]!, address });
    await byGuest('refuse_visit', { visit_id: second.id, note });
    assert.deepEqual([(await lead(request_id)).visit!.note, (await view()).visit!.note], [note, note]);
  });

  test('are hidden again from a company that is not approved any more', async () => {
    const request_id = await submit();
    await byProvider('advance_request', { request_id, to_status: 'interested', note });
    await byGuest('advance_request', { request_id, to_status: 'connected' });
    await database.exec("update public.providers set status = 'closed' where id = (select provider_id from public.quote_requests limit 1)");
    assert.deepEqual(await notes(request_id), [[masked], [note]]);
  });

  test('cannot be forged: the mark of what is hidden is dropped from what is written', async () => {
    const request_id = await submit();
    await byProvider('advance_request', { request_id, to_status: 'interested', note: 'Soon \uFFFC' });
    assert.deepEqual(await notes(request_id), [['Soon'], ['Soon']]);
  });

  test('are read through these answers alone', async () => {
    await submit();
    for (const actor of ['provider', 'owner', 'anon'] as const) {
      await database.exec('savepoint raw');
      await database.exec(`set local role ${actor === 'anon' ? 'anon' : 'authenticated'}`);
      await assert.rejects(database.query('select note from public.quote_request_events'), { code: '42501' });
      await database.exec('rollback to savepoint raw');
    }
  });
});

describe('contact details in what a homeowner asks for', () => {
  const words = { service_name: 'Leak, 416-555-0199', description: note };
  const inbox = async (q?: string) =>
    (
      await Promise.all(
        ['new', 'answered', 'contact'].map((tab) =>
          callAs<Answers['lead_inbox']>(database, 'provider', 'lead_inbox', { provider: companies.provider, tab, ...(q && { q }) }),
        ),
      )
    ).flatMap(({ items }) => items.map(({ service }) => service));
  const seen = async (id: string) => {
    const { service_name, description } = (await lead(id)).project;
    return [service_name, description, ...(await inbox())];
  };

  const connect = async (request_id: string) => {
    await byProvider('advance_request', { request_id, to_status: 'interested' });
    await byGuest('advance_request', { request_id, to_status: 'connected' });
  };

  test('stay hidden from the company until the homeowner connects, and appear then', async () => {
    const id = await submit(words);
    assert.deepEqual(await seen(id), ['Leak, \uFFFC', masked, 'Leak, \uFFFC']);
    await connect(id);
    assert.deepEqual(await seen(id), [words.service_name, note, words.service_name]);
    await database.exec(
      "update public.providers set status = 'suspended' where id = (select provider_id from public.quote_requests limit 1)",
    );
    assert.deepEqual(await seen(id), ['Leak, \uFFFC', masked, 'Leak, \uFFFC']);
  });

  test('are not found by a search before', async () => {
    const id = await submit(words);
    assert.deepEqual([await inbox('0199'), await inbox('leak')], [[], ['Leak, \uFFFC']]);
    await connect(id);
    assert.deepEqual(await inbox('0199'), [words.service_name]);
  });

  test('stand in no calendar: the trade does', async () => {
    const id = await submit({ ...words, category: 'Plumbing' });
    await propose(database, id);
    const { entries } = await callAs<Answers['company_calendar']>(database, 'provider', 'company_calendar', {
      provider_id: companies.provider,
    });
    assert.ok(entries.length > 0);
    assert.deepEqual(new Set(entries.map(({ service }) => service)), new Set(['Plumbing']));
  });

  test('of who asked are theirs to read', async () => {
    await submit(words);
    const { project } = (await callAs<Answers['project_view']>(database, 'anon', 'project_view', { token }))!;
    assert.deepEqual([project.service_name, project.description], [words.service_name, note]);
  });
});
