import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { answerRequest, sampleQuote } from './support/answerRequest.ts';
import { callAs, refused } from './support/callAs.ts';
import { becomeActor, users } from './support/people.ts';
import { companies, confirmContact, contact, newProject, tokenOf, type Submitted } from './support/requests.ts';
import { doWork, submitReview } from './support/reviews.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';

const database = databaseForEachTest();

const token = tokenOf('inactive');
const byProvider = (name: string, given: Record<string, unknown>) => callAs<unknown>(database, 'provider', name, given);
const request = async () => {
  const project = newProject({ token, contact, postal_code: 'M5V 2T6' });
  const { requests } = await callAs<Submitted>(database, 'anon', 'submit_project', { project });
  await confirmContact(database, project.id);
  return requests[0]!.id;
};
const connected = async () => {
  const id = await request();
  await byProvider('advance_request', { request_id: id, to_status: 'interested' });
  await callAs(database, 'anon', 'advance_request', { request_id: id, to_status: 'connected', token });
  return id;
};
const become = (status: string) => database.query('update public.providers set status = $1 where id = $2', [status, companies.provider]);
const asProvider = async <Row>(sql: string): Promise<Row[]> => {
  await becomeActor(database, 'provider');
  const rows = await database.query<Row>(sql);
  await database.exec('reset role');
  return rows;
};

for (const status of ['suspended', 'closed', 'in_review', 'draft']) {
  describe(`a company that is ${status}`, () => {
    test('reads what it was asked, without how to reach anybody', async () => {
      const id = await connected();
      await become(status);
      const known = (await byProvider('lead', { id })) as { status: string; contact: unknown; project: { postal_code: string } };
      // Whoever left takes what is open along; the others may still act again.
      assert.deepEqual(
        [known.status, known.contact, known.project.postal_code],
        [status === 'closed' ? 'expired' : 'connected', null, 'M5V'],
      );
      assert.deepEqual(await asProvider('select email from public.quote_request_contacts'), []);
      assert.equal((await asProvider('select id from public.quote_requests')).length, 1);
    });

    test('sees no photo', async () => {
      await connected();
      const [project] = await database.query<{ id: string }>('select id from public.projects');
      const photos = () => callAs(database, 'provider', 'project_photos', { id: project!.id });
      assert.deepEqual(await photos(), []);
      await become(status);
      assert.equal(await photos(), null);
    });

    test('neither answers nor quotes, and is told why', async () => {
      const id = await request();
      await become(status);
      for (const to_status of ['viewed', 'interested', 'declined'])
        await refused(byProvider('advance_request', { request_id: id, to_status }), 'PT403');
      await refused(byProvider('save_quote', { quote: sampleQuote(id) }), 'PT403');
      await assert.rejects(byProvider('advance_request', { request_id: id, to_status: 'viewed' }), /not approved at the moment/);
    });

    test('sends no quote that it wrote before', async () => {
      const id = await request();
      await byProvider('advance_request', { request_id: id, to_status: 'viewed' });
      const quote = sampleQuote(id);
      await byProvider('save_quote', { quote });
      await become(status);
      await refused(byProvider('send_quote', { id: quote.id }), 'PT403');
    });

    test('answers no review', async () => {
      const review = await submitReview(database, await doWork(database));
      await become(status);
      await refused(byProvider('reply_to_review', { review_id: review.id, body: 'Thank you.' }), 'PT403');
    });
  });
}

describe('a company that left', () => {
  const left = (days: number) =>
    database.query('update public.providers set closed_at = now() - make_interval(days => $2) where id = $1', [companies.provider, days]);
  const read = async (id: string) => ({
    lead: ((await byProvider('lead', { id })) as { id: string } | null)?.id ?? null,
    thread: ((await byProvider('thread', { request_id: id })) as { side: string } | null)?.side ?? null,
    rows: (await asProvider('select id from public.quote_requests')).length,
    companies: ((await byProvider('my_companies', {})) as unknown[]).length,
    waiting: ((await byProvider('my_attention', {})) as { companies: unknown[] }).companies.length,
  });

  test('reads its history for 90 days, then nothing', async () => {
    const id = await connected();
    await become('closed');
    await left(89);
    assert.deepEqual(await read(id), { lead: id, thread: 'provider', rows: 1, companies: 1, waiting: 1 });
    await left(90);
    assert.deepEqual(await read(id), { lead: null, thread: null, rows: 0, companies: 0, waiting: 0 });
    await refused(byProvider('lead_inbox', { provider: companies.provider }), 'PT403');
  });

  test('and came back reads all of it again', async () => {
    const id = await connected();
    await become('closed');
    await left(200);
    await become('submitted');
    assert.equal((await read(id)).lead, id);
  });
});

test('a quote that stands goes on: the homeowner decides about it', async () => {
  const id = await request();
  await answerRequest(byProvider, id);
  await become('in_review');
  const { status } = await callAs<{ status: string }>(database, 'anon', 'advance_request', { request_id: id, to_status: 'hired', token });
  assert.equal(status, 'hired');
});

test('a member of the crew reads requests and answers none', async () => {
  const id = await request();
  await database.query("update public.provider_members set role = 'member' where user_id = $1", [users.provider]);
  await refused(byProvider('advance_request', { request_id: id, to_status: 'viewed' }), 'PT403');
  assert.equal(((await byProvider('lead', { id })) as { id: string }).id, id);
});
