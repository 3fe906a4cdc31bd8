import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import postgres from 'postgres';
import { toCall } from './support/callAs.ts';
import { signUpPeople, users } from './support/people.ts';
import { sampleQuote } from './support/answerRequest.ts';
import {
  anyNotice,
  addCompanies,
  companies,
  confirmContact,
  contact,
  mailedToken,
  newProject,
  tokenOf,
  type Submitted,
} from './support/requests.ts';
import { addMaterials, listId, listToken, sentList } from './support/sentLists.ts';
import { openTestDatabase, type TestDatabase } from './support/testDatabase.ts';

// The same call from many sessions at once where there is a server with sessions, one after the other on PGlite.
type Call = (claims: object, name: string, given: Record<string, unknown>) => Promise<unknown>;

let database: TestDatabase;
let sessions: Call[];
let close: () => Promise<unknown> = async () => {};

before(async () => {
  database = await openTestDatabase();
  await signUpPeople(database);
  await addCompanies(database);
  const serverUrl = process.env['DATABASE_URL'];
  if (serverUrl) {
    const [row] = await database.query<{ name: string }>('select current_database() as name');
    const server = postgres(serverUrl, { max: 8, database: row!.name, onnotice: () => {} });
    close = () => server.end();
    const call: Call = (claims, name, given) =>
      server.begin(async (session) => {
        const { sql, parameters } = toCall(name, given);
        await session`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
        await session.unsafe(`set local role ${'sub' in claims ? 'authenticated' : 'anon'}`);
        return (await session.unsafe(sql, parameters as never[]))[0]!['answer'];
      });
    sessions = Array.from({ length: 8 }, () => call);
  } else {
    let turn: Promise<unknown> = Promise.resolve();
    const call: Call = (claims, name, given) => {
      const answer = turn.then(async () => {
        const { sql, parameters } = toCall(name, given);
        await database.exec('begin');
        try {
          await database.query("select set_config('request.jwt.claims', $1, true)", [JSON.stringify(claims)]);
          await database.exec(`set local role ${'sub' in claims ? 'authenticated' : 'anon'}`);
          const [row] = await database.query<{ answer: unknown }>(sql, parameters);
          await database.exec('commit');
          return row!.answer;
        } catch (error) {
          await database.exec('rollback');
          throw error;
        }
      });
      turn = answer.catch(() => undefined);
      return answer;
    };
    sessions = Array.from({ length: 8 }, () => call);
  }
});
after(async () => {
  await close();
  await database.close();
});
afterEach(() => database.exec('delete from private.outbox'));

const guest = { role: 'anon' };
const member = { role: 'authenticated', sub: users.provider };
const count = async (sql: string, ...parameters: unknown[]) =>
  (await database.query<{ n: number }>(`select count(*)::int as n ${sql}`, parameters))[0]!.n;
const submitted = async (name: string) =>
  (await sessions[0]!(guest, 'submit_project', { project: newProject({ token: tokenOf(name), contact }) })) as Submitted;

test('two tabs and three clicks send the same request: one of everything', async () => {
  const project = newProject({ token: tokenOf('tabs'), contact, provider_ids: [companies.rival, companies.provider] });
  const answers = await Promise.all(sessions.map((call) => call(guest, 'submit_project', { project })));
  for (const answer of answers) assert.deepEqual(answer, answers[0]);
  assert.equal(await count('from public.quote_requests where project_id = $1', project.id), 2);
  assert.equal(
    await count(
      'from public.quote_request_events as e join public.quote_requests as r on r.id = e.request_id where r.project_id = $1',
      project.id,
    ),
    2,
  );
  assert.equal(await count('from private.outbox'), 3);
});

test('a list that is sent eight times at once is one project, and two of its vendors are accepted at once', async () => {
  await addMaterials(database);
  const request = sentList();
  const answers = await Promise.all(sessions.map((call) => call(guest, 'send_list_to_vendors', { request })));
  for (const answer of answers) assert.deepEqual(answer, answers[0]);
  assert.equal(await count('from public.quote_requests where project_id = $1', listId), 2);
  assert.equal(await count('from private.outbox'), 3);

  await confirmContact(database, listId);
  const rows = await database.query<{ id: string; company: string }>(
    'select id, provider_id as company from public.quote_requests where project_id = $1 order by lot',
    [listId],
  );
  for (const { id, company } of rows) {
    const claims = company === companies.provider ? member : { ...member, sub: users.rival };
    await sessions[0]!(claims, 'save_quote', { quote: sampleQuote(id), send: true });
  }
  await Promise.all(
    rows.map(({ id }, n) => sessions[n]!(guest, 'advance_request', { request_id: id, to_status: 'hired', token: listToken })),
  );
  assert.equal(await count("from public.quote_requests where project_id = $1 and status = 'hired'", listId), 2);
});

test('a draft and its completion, sent at once, end as one sent request', async () => {
  const project = newProject({ token: tokenOf('halves') });
  await Promise.all(
    sessions.map((call, index) => call(guest, 'submit_project', { project: index % 2 ? { ...project, contact } : project })),
  );
  assert.equal(await count("from public.quote_requests where project_id = $1 and status = 'sent'", project.id), 1);
  assert.equal(await count('from private.outbox'), 2);
});

test('one id cannot become two people’s', async () => {
  const project = newProject({ contact });
  const outcomes = await Promise.allSettled(
    sessions.map((call, index) => call(guest, 'submit_project', { project: { ...project, token: tokenOf(`person ${index}`) } })),
  );
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
  assert.equal(await count('from public.quote_requests where project_id = $1', project.id), 1);
});

test('providers added from several tabs are never more than three', async () => {
  const token = tokenOf('adding');
  const project = newProject({ token, contact });
  await sessions[0]!(guest, 'submit_project', { project });
  const others = [companies.rival, companies.third, companies.fourth];
  const outcomes = await Promise.allSettled(
    sessions.map((call, index) => call(guest, 'submit_project', { project: { ...project, provider_ids: [others[index % 3]] } })),
  );
  assert.ok(outcomes.some(({ status }) => status === 'rejected'));
  assert.equal(await count('from public.quote_requests where project_id = $1', project.id), 3);
});

test('a request moves once, however many say so', async () => {
  const { requests } = await submitted('moving');
  const given = { request_id: requests[0]!.id, to_status: 'interested' };
  const answers = await Promise.all(sessions.map((call) => call(member, 'advance_request', given)));
  for (const answer of answers) assert.deepEqual(answer, answers[0]);
  assert.equal(await count("from public.quote_request_events where request_id = $1 and to_status = 'interested'", requests[0]!.id), 1);
});

test('a provider who declines while the homeowner withdraws: one of them comes too late', async () => {
  const { requests } = await submitted('both');
  const request_id = requests[0]!.id;
  const outcomes = await Promise.allSettled([
    sessions[0]!(member, 'advance_request', { request_id, to_status: 'declined' }),
    sessions[1]!(guest, 'advance_request', { request_id, to_status: 'withdrawn', token: tokenOf('both') }),
  ]);
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
  assert.equal(await count('from public.quote_request_events where request_id = $1', request_id), 2);
});

test('two companies hired at once: one is, the other press comes too late', async () => {
  const token = tokenOf('hiring two');
  const project = newProject({ token, contact, provider_ids: [companies.rival, companies.provider] });
  const { requests } = (await sessions[0]!(guest, 'submit_project', { project })) as Submitted;
  await confirmContact(database, project.id);
  for (const { id, provider_id } of requests) {
    const sub = provider_id === companies.rival ? users.rival : users.provider;
    await sessions[0]!({ role: 'authenticated', sub }, 'advance_request', { request_id: id, to_status: 'interested' });
    await sessions[0]!(guest, 'advance_request', { request_id: id, to_status: 'connected', token });
  }
  const outcomes = await Promise.allSettled(
    sessions.map((call, index) => call(guest, 'advance_request', { request_id: requests[index % 2]!.id, to_status: 'hired', token })),
  );
  assert.ok(outcomes.some(({ status }) => status === 'rejected'));
  assert.equal(await count("from public.quote_requests where project_id = $1 and status = 'hired'", project.id), 1);
  assert.equal(
    await count(
      'from public.quote_request_events where to_status = $1 and request_id = any ($2)',
      'hired',
      requests.map(({ id }) => id),
    ),
    1,
  );
});

test('a quote is sent once, and of two drafts one is kept', async () => {
  const { requests } = await submitted('quoting');
  const quotes = sessions.map(() => sampleQuote(requests[0]!.id));
  await Promise.allSettled(sessions.map((call, index) => call(member, 'save_quote', { quote: quotes[index]! })));
  const saved = await database.query<{ id: string }>('select id from public.quotes where request_id = $1', [requests[0]!.id]);
  assert.equal(saved.length, 1);
  const answers = await Promise.all(sessions.map((call) => call(member, 'send_quote', { id: saved[0]!.id })));
  for (const answer of answers) assert.deepEqual(answer, answers[0]);
  assert.equal(await count("from private.outbox where kind = 'request_update'"), 1);
});

test('of half days that one address asks for at once, two are held', async () => {
  await database.exec(`
    insert into public.fixed_price_services (service, category, listed_on) values ('assembly', 'Handyman', '2026-01-01');
    insert into public.fixed_price_items (service, field, kind, cents, position) values ('assembly', 'visit', 'base', 5000, 1);
    insert into private.fixed_price_teams (provider_id, service, areas) values ('${companies.third}', 'assembly', '{M}')`);
  const where = { service: 'assembly', postal_code: 'M5V 2T6' };
  const said = { choices: {}, locale: 'en', notice: anyNotice };
  const { slots } = (await sessions[0]!(guest, 'fixed_price_slots', where)) as { slots: { day: string; part: string }[] };
  const asked = await Promise.allSettled(
    sessions.slice(0, 6).map((call, index) => {
      const { day, part } = slots[index]!;
      const booking = { id: crypto.randomUUID(), token: tokenOf(`half day ${index}`), ...where, ...said, day, part };
      return call(guest, 'book_fixed_price', { booking: { ...booking, contact: { ...contact, email: 'eager@example.ca' } } });
    }),
  );
  assert.equal(asked.filter(({ status }) => status === 'fulfilled').length, 2);
  assert.equal(await count('from private.fixed_price_bookings where released_at is null'), 2);
});

test('an address that is written while the one before is confirmed is not confirmed', async () => {
  const project = newProject({ token: tokenOf('changed'), contact });
  const { id } = (await sessions[0]!(guest, 'submit_project', { project })) as Submitted;
  const token = await mailedToken(database, id);
  await Promise.allSettled([
    sessions[0]!(guest, 'submit_project', { project: { ...project, contact: { ...contact, email: 'other@example.ca' } } }),
    sessions[1]!(guest, 'confirm_contact', { token }),
  ]);
  assert.equal(await count('from public.quote_request_contacts where project_id = $1 and email = $2', id, 'other@example.ca'), 1);
  assert.equal(await count('from public.projects where id = $1 and contact_confirmed_at is not null', id), 0);
});

test('a company that is closed while its quote is accepted has no job, or is not closed', async () => {
  const owner = { role: 'authenticated', sub: users.stranger };
  const token = tokenOf('closing');
  await database.query("insert into public.provider_members (provider_id, user_id, role) values ($1, $2, 'owner')", [
    companies.fourth,
    users.stranger,
  ]);
  const project = newProject({ token, contact: { ...contact, email: 'closing@example.ca' }, provider_ids: [companies.fourth] });
  const { requests } = (await sessions[0]!(guest, 'submit_project', { project })) as Submitted;
  await confirmContact(database, project.id);
  await sessions[0]!(owner, 'save_quote', { quote: sampleQuote(requests[0]!.id), send: true });
  await Promise.allSettled([
    sessions[0]!(owner, 'close_company', { provider: companies.fourth, name: 'Company fourth' }),
    sessions[1]!(guest, 'advance_request', { request_id: requests[0]!.id, to_status: 'hired', token }),
  ]);
  const ended = await count("from public.providers where id = $1 and status = 'closed'", companies.fourth);
  const hired = await count("from public.quote_requests where id = $1 and status = 'hired'", requests[0]!.id);
  assert.equal(ended + hired, 1);
});
