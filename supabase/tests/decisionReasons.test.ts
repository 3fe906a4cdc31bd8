import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Answers } from '../answers.ts';
import type { Actor } from './attacks/AttackFeature.ts';
import { accounts, guests } from './attacks/calls/CallAttack.ts';
import { isGuest } from './attacks/calls/callEverybody.ts';
import { addPeople, setStage } from './attacks/calls/stages.ts';
import { callAs } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { apply } from './support/onboarding.ts';
import { addCompanies, companies } from './support/requests.ts';

const database = databaseForEachTest(async (opened) => {
  await addCompanies(opened);
  await addPeople(opened);
});
const words = 'Nothing in the register by this name.';
const call = <Answer>(actor: Actor, name: string, given: Record<string, unknown> = {}) => callAs<Answer>(database, actor, name, given);
const mailed = async () => JSON.stringify(await database.query('select data from private.outbox'));

describe('why an application was declined', () => {
  const move = (id: string, to_status: string, reason = words) => call('moderator', 'move_application', { id, to_status, reason });
  const reasons = async (actor: Actor) => (await call<Answers['my_applications']>(actor, 'my_applications')).map(({ reason }) => reason);

  test('is read by whoever sent it, by the account and by the confirmed address, and by nobody else', async () => {
    const [own, asGuest] = [await apply(database, 'applicant'), await apply(database, 'anon', { email: 'stranger@example.test' })];
    for (const id of [own, asGuest]) await move(id, 'declined');
    assert.deepEqual(await reasons('stranger'), []);
    await database.exec("update auth.users set email_confirmed_at = now() where email <> 'unconfirmed@example.test'");
    assert.deepEqual([await reasons('applicant'), await reasons('stranger')], [[words], [words]]);
    for (const actor of accounts) if (!['applicant', 'stranger'].includes(actor)) assert.deepEqual(await reasons(actor), [], actor);
    await assert.rejects(reasons('anon' as Actor), { code: '42501' });
  });

  test('is not told to who knows the reference and the address, nor by mail, nor before', async () => {
    const id = await apply(database, 'applicant');
    await move(id, 'in_review', 'Looked at.');
    assert.deepEqual(await reasons('applicant'), [null]);
    await move(id, 'declined');
    const [{ reference }] = (await database.query<{ reference: string }>('select reference from public.applications where id = $1', [
      id,
    ])) as [{ reference: string }];
    const status = await call('anon', 'application_status', { reference, email: 'applicant@example.test' });
    assert.ok(!JSON.stringify(status).includes(words));
    assert.ok(!(await mailed()).includes(words));
  });
});

describe('why a review was taken away', () => {
  const moderate = (review_id: string, event: string, reason: string | null = 'abuse', note = words) =>
    call('moderator', 'moderate_review', { review_id, event, reason, note });

  test('is read by its author, by account and by either link, and by nobody else', async () => {
    const stage = await setStage(database, 'reviewed');
    const { review, project, request } = stage.targetOf('owner');
    await moderate(review, 'remove');
    const got: string[] = [];
    for (const caller of [...guests, ...accounts]) {
      const token = isGuest(caller) ? stage.tokenOf(caller) : undefined;
      const actor = isGuest(caller) ? 'anon' : caller;
      const seen = await call<Answers['project_view']>(actor, 'project_view', { id: project, ...(token && { token }) });
      if (!seen) continue;
      const own = seen.requests.find(({ id }) => id === request)!.review!;
      assert.deepEqual([own.status, own.reason, own.explanation], ['removed', 'abuse', words]);
      got.push(caller);
    }
    assert.deepEqual(got, ['device', 'mail', 'owner']);
    const company = [
      await call('provider', 'lead', { id: request }),
      await call('provider', 'provider_reviews', { provider: companies.provider }),
      await call('anon', 'review_chain', { provider: companies.provider }),
    ];
    assert.ok(!JSON.stringify(company).includes(words));
    assert.ok(!(await mailed()).includes(words));
  });

  test('is the newest decision that took it away, and nothing once it stands again', async () => {
    const { targetOf } = await setStage(database, 'reviewed');
    const { review, project } = targetOf('owner');
    const shown = async () => {
      const { status, explanation } = (
        await call<NonNullable<Answers['project_view']>>('owner', 'project_view', { id: project })
      ).requests.find((request) => request.review?.id === review)!.review!;
      return [status, explanation];
    };
    assert.deepEqual(await shown(), ['published', null]);
    await moderate(review, 'remove');
    await moderate(review, 'restore', null, 'The register was wrong.');
    assert.deepEqual(await shown(), ['published', null]);
    await moderate(review, 'remove', 'other', 'spam: as the company says');
    assert.deepEqual(await shown(), ['removed', 'spam: as the company says']);
    await moderate(review, 'erase', 'private', 'An address stood there.');
    assert.deepEqual(await shown(), ['removed', 'An address stood there.']);
  });

  test('is read of a held one that was refused, too', async () => {
    const { targetOf } = await setStage(database, 'held');
    const { review, project } = targetOf('owner');
    await moderate(review, 'refuse', 'not_customer');
    const seen = await call<NonNullable<Answers['project_view']>>('owner', 'project_view', { id: project });
    const own = seen.requests.map((request) => request.review).find((known) => known?.id === review)!;
    assert.deepEqual([own.status, own.reason, own.explanation], ['refused', 'not_customer', words]);
    assert.ok(!(await mailed()).includes(words));
  });
});

describe('what became of a report', () => {
  const report = (actor: Actor, target_kind: string, target_id: string) =>
    call<{ id: string }>(actor, 'submit_report', { report: { id: crypto.randomUUID(), target_kind, target_id, reason: 'spam' } });
  const mine = (actor: Actor) => call<Answers['my_reports']>(actor, 'my_reports');
  const told = async (actor: Actor) =>
    (await mine(actor)).map(({ kind, status, ground, explanation }) => [kind, status, ground, explanation]);

  test('is read by who reported it, with what was decided and why, and by nobody else', async () => {
    const { targetOf } = await setStage(database, 'reviewed');
    const { review } = targetOf('owner');
    await report('stranger', 'review', review);
    await report('rival', 'review', review);
    assert.deepEqual(await told('stranger'), [['review', 'open', null, null]]);
    await call('moderator', 'moderate_review', { review_id: review, event: 'remove', reason: 'private', note: words });
    for (const actor of ['stranger', 'rival'] as const) assert.deepEqual(await told(actor), [['review', 'actioned', 'private', words]]);
    for (const actor of accounts) if (!['stranger', 'rival'].includes(actor)) assert.deepEqual(await mine(actor), [], actor);
    await assert.rejects(mine('anon'), { code: '42501' });
    assert.deepEqual((await mine('stranger'))[0]!.company, { id: companies.provider, name: 'Company provider' });
    assert.ok(!(await mailed()).includes(words));
  });

  test('is said of a review that stands, and of a company', async () => {
    const { targetOf } = await setStage(database, 'reviewed');
    const { review, company } = targetOf('owner');
    await report('stranger', 'review', review);
    await call('moderator', 'moderate_review', { review_id: review, event: 'keep', note: 'It says what was done.' });
    await report('rival', 'provider', company);
    await call('moderator', 'decide_report', { id: company, decision: 'keep_company', reason: words });
    assert.deepEqual(await told('stranger'), [['review', 'dismissed', null, 'It says what was done.']]);
    assert.deepEqual(await told('rival'), [['provider', 'dismissed', null, words]]);
    assert.ok(!(await mailed()).includes(words));
  });

  test('is said of a message, to the one who reported it and not to the rest of the company', async () => {
    const { message } = (await setStage(database, 'written')).targetOf('owner');
    await report('crew', 'message', message);
    await call('moderator', 'decide_report', { id: message, decision: 'erase_message', reason: words });
    assert.deepEqual([await told('crew'), await told('provider')], [[['message', 'actioned', null, words]], []]);
    assert.ok(!(await mailed()).includes(words));
  });

  test('is the decision that closed it, not an earlier or a later one, nor that somebody read it', async () => {
    const { targetOf } = await setStage(database, 'sent');
    const { company } = targetOf('owner');
    const { id } = await report('stranger', 'provider', company);
    const decide = async (decision: string, at: string, target: string = company) =>
      database.query(
        `insert into private.staff_decisions (target_kind, target_id, decision, reason, at) values ('company', $1, $2, $2 || ' reason', $3)`,
        [target, decision, at],
      );
    await decide('suspend', '2026-01-01T10:00:00Z');
    await decide('keep_company', '2026-01-02T10:00:00Z');
    await decide('read', '2026-01-02T10:00:00Z');
    await decide('reinstate', '2026-01-03T10:00:00Z');
    await decide('keep_company', '2026-01-02T10:00:00Z', companies.rival);
    await database.query("update public.reports set status = 'dismissed', closed_at = '2026-01-02T10:00:00Z' where id = $1", [id]);
    assert.deepEqual(await told('stranger'), [['provider', 'dismissed', null, 'keep_company reason']]);
  });
});
