import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Answers } from '../answers.ts';
import type { Actor } from './attacks/AttackFeature.ts';
import { answerRequest, sampleQuote } from './support/answerRequest.ts';
import { callAs, refused } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { users } from './support/people.ts';
import { companies, confirmContact, contact, forceRequests, newProject, tokenOf, type Submitted } from './support/requests.ts';

const database = databaseForEachTest();
const token = tokenOf('leads');
let sent = 0;
const submit = async (changes: Record<string, unknown> = {}) => {
  const project = newProject({ token: tokenOf(`lead ${++sent}`), contact, postal_code: 'M5V 2T6', ...changes });
  const { requests } = await callAs<Submitted>(database, 'anon', 'submit_project', { project });
  await confirmContact(database, project.id);
  return requests.find(({ provider_id }) => provider_id === project.provider_ids[0])!.id;
};
const byProvider = (name: string, given: Record<string, unknown>) => callAs<unknown>(database, 'provider', name, given);
const advance = (actor: Actor, request_id: string, to_status: string, more: Record<string, unknown> = {}) =>
  callAs(database, actor, 'advance_request', { request_id, to_status, ...more });
const inbox = (given: Record<string, unknown> = {}, actor: Actor = 'provider') =>
  callAs<Answers['lead_inbox']>(database, actor, 'lead_inbox', { provider: companies.provider, ...given });
const lead = (id: string, actor: Actor = 'provider') => callAs<Answers['lead']>(database, actor, 'lead', { id });
const attention = (actor: Actor) => callAs<Answers['my_attention']>(database, actor, 'my_attention');
const ids = ({ items }: Answers['lead_inbox']) => items.map(({ id }) => id);
/** As if a side had written, which the conversation does. */
const write = (id: string, side: 'homeowner' | 'provider') =>
  forceRequests(database, `last_message_side = '${side}', last_message_seq = coalesce(last_message_seq, 0) + 1`, `id = '${id}'`);
const connect = async (id: string) => {
  await advance('provider', id, 'interested');
  await advance('anon', id, 'connected', { token });
};

describe('the companies of an account', () => {
  test('with their state and the role in them, and nobody else’s', async () => {
    assert.deepEqual(await callAs(database, 'provider', 'my_companies'), [
      { id: companies.provider, name: 'Company provider', status: 'approved', role: 'manager' },
    ]);
    assert.deepEqual(await callAs(database, 'stranger', 'my_companies'), []);
  });
});

describe('the inbox', () => {
  test('puts each request where it stands and says who has to move', async () => {
    const fresh = await submit({ provider_ids: [companies.provider, companies.rival] });
    const answered = await submit();
    await advance('provider', answered, 'interested');
    const quoted = await submit();
    const quote = await answerRequest(byProvider, quoted);
    const lost = await submit();
    await advance('provider', lost, 'declined', { reason: 'full' });

    const { counts, items, next } = await inbox();
    assert.deepEqual(counts, { new: 1, answered: 1, quoted: 1, contact: 0, won: 0, lost: 1 });
    const { id, reference, rivals, waiting, service, area, locale } = items[0]!;
    assert.deepEqual([id, rivals, waiting, service, area, locale, next], [fresh, 1, 'you', 'Leak repair', 'M5V', 'en', null]);
    assert.match(reference, /^R-[2-9A-Z]{8}$/);
    const [offer] = (await inbox({ tab: 'quoted' })).items;
    assert.deepEqual([offer!.id, offer!.total_cents, offer!.waiting], [quoted, quote.total_cents, 'them']);
    const [over] = (await inbox({ tab: 'lost' })).items;
    assert.deepEqual([over!.reason, over!.waiting], ['full', null]);
  });

  test('what the homeowner wrote is unread and waits, what the company wrote is not', async () => {
    const id = await submit();
    await advance('provider', id, 'interested');
    await write(id, 'provider');
    assert.deepEqual(
      (await inbox({ tab: 'answered' })).items.map(({ unread, waiting }) => [unread, waiting]),
      [[false, 'them']],
    );
    await write(id, 'homeowner');
    assert.deepEqual(
      (await inbox({ tab: 'answered' })).items.map(({ unread, waiting }) => [unread, waiting]),
      [[true, 'you']],
    );
  });

  test('a job waits for the company once the homeowner alone says that it is finished', async () => {
    const id = await submit({ token });
    await connect(id);
    await advance('anon', id, 'hired', { token });
    const waiting = async () => (await inbox({ tab: 'won' })).items[0]!.waiting;
    assert.equal(await waiting(), 'them');
    await database.query('update private.jobs set homeowner_done_at = now()');
    assert.equal(await waiting(), 'you');
    await database.query('update private.jobs set company_done_at = now()');
    assert.equal(await waiting(), 'them');
  });

  test('page after page shows each request once, the last that moved first, also when several moved at once', async () => {
    const all: string[] = [];
    for (let n = 0; n < 7; n++) all.push(await submit());
    await forceRequests(
      database,
      `activity_at = timestamptz '2026-11-01' + interval '1 minute' * (get_byte(sha256(id::text::bytea), 0) % 3)`,
    );
    const shown: string[] = [];
    let after: Record<string, unknown> | null = null;
    do {
      const page: Answers['lead_inbox'] = await inbox({ size: 3, ...(after && { after }) });
      shown.push(...ids(page));
      after = page.next;
    } while (after);
    assert.deepEqual(shown.toSorted(), all.toSorted());
    const ordered = await database.query<{ id: string }>('select id from public.quote_requests order by activity_at desc, id');
    assert.deepEqual(
      shown,
      ordered.map(({ id }) => id),
    );
    assert.deepEqual(ids(await inbox({ size: 50, after: { activity_at: 'never', id: 'none' } })), shown);
  });

  test('finds by service, trade, area and reference, without accents and case, and counts what it finds', async () => {
    const drain = await submit({ service_name: 'Débouchage de drain', postal_code: 'H2X 1Y4' });
    await submit();
    for (const q of ['debouchage', 'DRAIN', 'h2x', (await lead(drain))!.reference, (await lead(drain))!.reference.toLowerCase()]) {
      const found = await inbox({ q });
      assert.deepEqual([ids(found), found.counts.new], [[drain], 1], q);
    }
    assert.deepEqual(ids(await inbox({ q: '%' })), []);
    assert.equal((await inbox({ q: '  ' })).items.length, 2);
    await refused(inbox({ q: 'a'.repeat(101) }), 'PT422', 'q');
  });

  test('finds by the name of the homeowner only once the company knows it', async () => {
    const id = await submit({ token });
    await advance('provider', id, 'interested');
    assert.deepEqual(ids(await inbox({ tab: 'answered', q: 'sam roy' })), []);
    await advance('anon', id, 'connected', { token });
    assert.deepEqual(ids(await inbox({ tab: 'contact', q: 'sam roy' })), [id]);
    await database.query("update public.providers set status = 'suspended' where id = $1", [companies.provider]);
    assert.deepEqual(ids(await inbox({ tab: 'contact', q: 'sam roy' })), []);
  });

  test('finds by what a request says now', async () => {
    const id = await submit({ token, service_name: 'Leak repair' });
    await advance('provider', id, 'interested');
    await advance('anon', id, 'connected', { token });
    await database.exec(`update public.projects set service_name = 'Faucet, call sam@example.ca', postal_code = 'H2X 1Y4';
      update public.quote_request_contacts set name = 'Éloïse Roy'`);
    for (const q of ['leak repair', 'sam roy']) assert.deepEqual(ids(await inbox({ tab: 'contact', q })), [], q);
    for (const q of ['faucet', 'h2x', 'eloise', 'example.ca']) assert.deepEqual(ids(await inbox({ tab: 'contact', q })), [id], q);
  });

  test('takes names as long and as wide as a name can be', async () => {
    const id = await submit({ token, service_name: `${'🏠'.repeat(190)}@a.ca`, category: '🏠'.repeat(120) });
    await database.query('update public.quote_request_contacts set name = $1', ['🏠'.repeat(120)]);
    await database.query('update public.projects set category = $1', ['½'.repeat(120)]);
    assert.deepEqual(ids(await inbox({ q: '🏠🏠🏠' })), [id]);
  });

  test('the reference of another company’s request finds nothing', async () => {
    const id = await submit({ provider_ids: [companies.rival] });
    assert.deepEqual(ids(await inbox({ q: (await lead(id, 'rival'))!.reference })), []);
  });

  test('is read by its people alone, whatever their role', async () => {
    const id = await submit();
    for (const actor of ['rival', 'stranger', 'forged', 'owner', 'staff'] as const) await refused(inbox({}, actor), 'PT403');
    await refused(inbox({ tab: 'all' }), 'PT422', 'tab');
    await database.query("update public.provider_members set role = 'member' where user_id = $1", [users.provider]);
    assert.deepEqual(ids(await inbox()), [id]);
    await database.query('delete from public.provider_members where user_id = $1', [users.provider]);
    await refused(inbox(), 'PT403');
  });

  test('reading changes nothing', async () => {
    const id = await submit();
    await forceRequests(database, "sent_at = sent_at - interval '40 days'");
    await inbox();
    assert.equal((await lead(id))!.status, 'sent');
  });
});

describe('a request on its own', () => {
  test('shows what was asked, and who asks only once the homeowner connects', async () => {
    const id = await submit({ token, description: 'Under the sink', provider_ids: [companies.provider, companies.rival] });
    const before = (await lead(id))!;
    assert.deepEqual(
      [before.contact, before.project.postal_code, before.project.description, before.rivals, before.confirmed],
      [null, 'M5V', 'Under the sink', 1, true],
    );
    assert.deepEqual(before.company, { id: companies.provider, name: 'Company provider', status: 'approved', role: 'manager' });
    assert.ok(!JSON.stringify(before).includes('sam@example.ca'));
    await connect(id);
    const known = (await lead(id))!;
    assert.deepEqual([known.contact, known.project.postal_code], [{ ...contact, phone: '+14165550199', address: null }, 'M5V 2T6']);
    assert.equal(await lead(id, 'rival'), null);
  });

  test('crew reads it as the others do', async () => {
    const id = await submit({ token });
    await connect(id);
    await database.query("update public.provider_members set role = 'member' where user_id = $1", [users.provider]);
    const seen = (await lead(id))!;
    assert.deepEqual([seen.contact?.name, seen.company.role], ['Sam Roy', 'member']);
  });

  for (const [status, stands] of [
    ['suspended', 'connected'],
    ['closed', 'expired'],
  ] as const) {
    test(`a company that is ${status} reads its history without who asked`, async () => {
      const id = await submit({ token });
      await connect(id);
      await database.query('update public.providers set status = $1 where id = $2', [status, companies.provider]);
      const seen = (await lead(id))!;
      assert.deepEqual([seen.status, seen.contact, seen.project.postal_code, seen.company.status], [stands, null, 'M5V', status]);
    });
  }

  test('keeps every version of the quote, and the draft apart', async () => {
    const id = await submit({ token });
    const first = await answerRequest(byProvider, id);
    await advance('anon', id, 'connected', { token });
    const second = sampleQuote(id);
    await byProvider('save_quote', { quote: second });
    const drafting = (await lead(id))!;
    assert.deepEqual([drafting.draft!.id, drafting.quotes.map((quote) => [quote.id, quote.status])], [second.id, [[first.id, 'sent']]]);
    await byProvider('send_quote', { id: second.id });
    const { draft, quotes } = (await lead(id))!;
    assert.deepEqual(
      [draft, quotes.map((quote) => [quote.id, quote.status])],
      [
        null,
        [
          [second.id, 'sent'],
          [first.id, 'superseded'],
        ],
      ],
    );
  });

  test('is nothing to anybody else, nor a draft or an unknown one to its company', async () => {
    const id = await submit();
    for (const actor of ['rival', 'stranger', 'forged', 'owner', 'staff', 'unconfirmed'] as const)
      assert.equal(await lead(id, actor), null);
    assert.equal(await lead('00000000-0000-4000-8000-0000000000aa'), null);
    await database.query('delete from public.provider_members where user_id = $1', [users.provider]);
    assert.equal(await lead(id), null);
  });
});

describe('what waits for an account', () => {
  test('of a company each request once, however it waits', async () => {
    const fresh = await submit();
    await submit();
    await write(fresh, 'homeowner');
    const answered = await submit();
    await advance('provider', answered, 'interested');
    await write(answered, 'homeowner');
    assert.deepEqual((await attention('provider')).companies, [{ id: companies.provider, new: 2, unread: 2, waiting: 3 }]);
  });

  test('of the requests that it made, and of the staff’s queues', async () => {
    const { requests } = await callAs<Submitted>(database, 'owner', 'submit_project', { project: newProject({ contact }) });
    assert.deepEqual(await attention('owner'), { requests: 0, companies: [], staff: null });
    await write(requests[0]!.id, 'provider');
    assert.equal((await attention('owner')).requests, 1);
    await database.query("insert into private.staff (user_id, role) values ($1, 'moderator')", [users.moderator]);
    assert.deepEqual(await attention('moderator'), { requests: 0, companies: [], staff: 0 });
  });
});
