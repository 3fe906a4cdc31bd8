import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Answers } from '../answers.ts';
import { actors, type Actor } from './attacks/AttackFeature.ts';
import { answerRequest } from './support/answerRequest.ts';
import { callAs, refused } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { users } from './support/people.ts';
import { addCompanies, companies, confirmContact, contact, newProject, tokenOf, type Submitted } from './support/requests.ts';
import { doWork, submitReview } from './support/reviews.ts';

const database = databaseForEachTest(async (opened) => {
  await addCompanies(opened);
  await opened.query("insert into private.staff (user_id, role) values ($1, 'moderator')", [users.moderator]);
});
const token = tokenOf('history');
const provider = companies.provider;
const standing = (actor: Actor = 'provider') => callAs<Answers['company_standing']>(database, actor, 'company_standing', { provider });
const done = async () => (await standing()).points.filter((point) => point.done).map(({ key }) => key);
const exported = (actor: Actor = 'provider') => callAs<Answers['export_leads']>(database, actor, 'export_leads', { provider });
const decide = (decision: string, reason: string) => callAs(database, 'moderator', 'decide_company', { id: provider, decision, reason });
const byGuest = (name: string, given: Record<string, unknown>) => callAs(database, 'anon', name, { ...given, token });

const reviews = (actor: Actor = 'provider') => callAs<Answers['export_reviews']>(database, actor, 'export_reviews', { provider });
/** Who takes nothing along: everybody but those who answer for the company. */
const strangers = actors.filter((other) => other !== 'provider' && other !== 'anon');

async function submit(changes: Record<string, unknown> = {}): Promise<string> {
  const project = newProject({ token, contact, postal_code: 'M5V 2T6', ...changes });
  const { requests } = await callAs<Submitted>(database, 'anon', 'submit_project', { project });
  await confirmContact(database, project.id);
  return requests[0]!.id;
}
const connect = async (request_id: string) => {
  await answerRequest((name, given) => callAs(database, 'provider', name, given), request_id);
  await byGuest('advance_request', { request_id, to_status: 'connected' });
};

describe('how a company stands', () => {
  test('says what is there of what brings requests', async () => {
    await database.exec(`
      update public.providers set description_en = repeat('We fix roofs. ', 8), accepting_work = true, away_until = null where id = '${provider}';
      delete from public.provider_services where provider_id = '${provider}'; delete from public.credentials where provider_id = '${provider}';
      delete from public.provider_areas where provider_id = '${provider}'`);
    assert.deepEqual(await done(), ['open', 'about']);
    await database.exec(`
      insert into public.provider_services (provider_id, name_en, price_cents) values ('${provider}', 'Repair', 10000);
      insert into public.provider_areas (provider_id, area) values ('${provider}', 'Toronto');
      insert into public.portfolio_items (provider_id, title_en, image_path, alt_en) values ('${provider}', 'A roof', 'art:roof', 'A roof');
      update public.providers set away_until = current_date + 20 where id = '${provider}'`);
    assert.deepEqual(await done(), ['about', 'price', 'photos', 'areas']);
    await database.exec(`
      insert into public.credentials (provider_id, kind, jurisdiction, number, status, checked_at, expires_on)
        select '${provider}', kind, 'CA', '1', 'verified', now(), current_date + 20 from unnest('{identity,liability_insurance}'::text[]) as kind`);
    assert.ok((await done()).includes('checks'));
  });

  test('tells a suspended one why, with the newest reason, and nobody else', async () => {
    await decide('suspend', 'First reason');
    await decide('reinstate', 'All is well');
    assert.equal((await standing()).reason, null);
    await decide('suspend', 'Its licence was withdrawn.');
    assert.equal((await standing()).reason, 'Its licence was withdrawn.');
    for (const actor of strangers) await refused(standing(actor), 'PT403');
    await assert.rejects(standing('anon'), { code: '42501' });
  });
});

describe('the requests as a table', () => {
  test('hold what was quoted, and who asked once they connected', async () => {
    const request = await submit();
    const [before] = await exported();
    assert.deepEqual([before!.status, before!.area, before!.name, before!.quote_cents], ['sent', 'M5V', null, null]);
    assert.deepEqual([before!.email, before!.phone, before!.address, before!.postal_code], [null, null, null, null]);
    await connect(request);
    const [row] = await exported();
    assert.deepEqual([row!.status, row!.name, row!.email, row!.postal_code], ['connected', contact.name, contact.email, 'M5V 2T6']);
    assert.ok(row!.quote_cents! > 0);
    assert.equal(row!.reference, before!.reference);
  });

  test('stay readable for a suspended company, without contacts', async () => {
    await connect(await submit());
    await decide('suspend', 'Its licence was withdrawn.');
    const [row] = await exported();
    assert.deepEqual([row!.status, row!.area, row!.name, row!.email, row!.phone], ['connected', 'M5V', null, null, null]);
    assert.deepEqual([row!.address, row!.postal_code], [null, null]);
  });

  test('tell where a homeowner lives once a visit there was agreed', async () => {
    const request = await submit();
    await connect(request);
    await database.query(
      "update public.quote_request_contacts set address = '12 Elm Street' where project_id = (select project_id from public.quote_requests where id = $1)",
      [request],
    );
    assert.equal((await exported())[0]!.address, '12 Elm Street');
  });

  test('hide a number that somebody typed as the name of the work, until they connect', async () => {
    const request = await submit({ service_name: 'Leak, call 416-555-0199 or sam@example.ca' });
    assert.equal((await exported())[0]!.service, 'Leak, call \uFFFC or \uFFFC');
    await connect(request);
    assert.equal((await exported())[0]!.service, 'Leak, call 416-555-0199 or sam@example.ca');
    await decide('suspend', 'Its licence was withdrawn.');
    assert.equal((await exported())[0]!.service, 'Leak, call \uFFFC or \uFFFC');
  });

  test('are those of the own company alone, and end with its history', async () => {
    await submit();
    await database.exec(`update public.provider_members set provider_id = '${companies.third}' where provider_id = '${provider}'`);
    assert.deepEqual(await callAs(database, 'provider', 'export_leads', { provider: companies.third }), []);
    await refused(exported(), 'PT403');
    await database.exec(`update public.providers set status = 'closed' where id = '${companies.third}'`);
    assert.deepEqual(await callAs(database, 'provider', 'export_leads', { provider: companies.third }), []);
    await database.exec(`update public.providers set closed_at = now() - interval '91 days' where id = '${companies.third}'`);
    await refused(callAs(database, 'provider', 'export_leads', { provider: companies.third }), 'PT403');
  });

  test('are for owners and estimators, ten times an hour', async () => {
    for (const actor of strangers) await refused(exported(actor), 'PT403');
    await assert.rejects(exported('anon'), { code: '42501' });
    for (let time = 0; time < 10; time += 1) assert.deepEqual(await exported(), []);
    await refused(exported(), 'PT429');
    await database.exec(`update public.provider_members set role = 'member' where provider_id = '${provider}'`);
    await refused(exported(), 'PT403');
  });
});

describe('the reviews of a company', () => {
  test('are taken along as everybody reads them, with the answer', async () => {
    const { id } = await submitReview(database, await doWork(database));
    await submitReview(database, await doWork(database), { rating: 3, body: 'They came late, but the roof is dry again.' });
    await callAs(database, 'provider', 'reply_to_review', { review_id: id, body: 'Thank you.' });
    const taken = await reviews();
    assert.deepEqual(taken.map(({ rating }) => rating).sort(), [3, 5]);
    assert.equal(taken.find((review) => review.id === id)!.reply!.body, 'Thank you.');
    assert.deepEqual(taken, (await callAs<Answers['provider_reviews']>(database, 'anon', 'provider_reviews', { provider }))!.items);
  });

  test('stay with a company that is suspended or has left; one that was taken down does not', async () => {
    const { id } = await submitReview(database, await doWork(database));
    await decide('suspend', 'Its licence was withdrawn.');
    assert.deepEqual(
      (await reviews()).map((review) => review.id),
      [id],
    );
    await callAs(database, 'moderator', 'moderate_review', { review_id: id, event: 'remove', reason: 'abuse' });
    assert.deepEqual(await reviews(), []);
  });

  test('are for owners and estimators, ten times an hour', async () => {
    for (const actor of strangers) await refused(reviews(actor), 'PT403');
    await assert.rejects(reviews('anon'), { code: '42501' });
    await refused(callAs(database, 'provider', 'export_reviews', { provider: null }), 'PT403');
    for (let time = 0; time < 10; time += 1) assert.deepEqual(await reviews(), []);
    await refused(reviews(), 'PT429');
    await database.exec(`update public.provider_members set role = 'member' where provider_id = '${provider}'`);
    await refused(reviews(), 'PT403');
  });
});
