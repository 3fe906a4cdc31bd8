import { answerRequest, sampleQuote } from '../../support/answerRequest.ts';
import { callAs } from '../../support/callAs.ts';
import { companies, confirmContact, contact, mailedToken, newProject, tokenOf, type Submitted } from '../../support/requests.ts';
import { users } from '../../support/people.ts';
import { newReview } from '../../support/reviews.ts';
import type { TestDatabase } from '../../support/testDatabase.ts';
import { localTime, propose } from '../../support/visits.ts';
import type { Actor } from '../AttackFeature.ts';
import { templateBody, type Caller, type Guest, type Stage, type Target } from './CallAttack.ts';

/** Whose company each of them owns, and what becomes of it once its request stands where it is attacked. */
const others = {
  appliedOwner: [companies.third, 'submitted'],
  suspendedOwner: [companies.fourth, 'suspended'],
  leftOwner: [companies.suspended, 'closed'],
} as const;

/** Gives the people of the matrix their companies, and the platform its staff. */
export async function addPeople(database: TestDatabase): Promise<void> {
  await database.exec(`update public.providers set status = 'approved';
    update public.provider_members set role = 'owner';
    insert into public.provider_members (provider_id, user_id, role) values
      ('${companies.provider}', '${users.estimator}', 'manager'), ('${companies.provider}', '${users.crew}', 'member'),
      ('${companies.provider}', '${users.removedMember}', 'manager');
    delete from public.provider_members where user_id = '${users.removedMember}';
    insert into public.providers (id, status, trade_name, primary_category) values
      ('aaaaaaaa-0000-4000-8000-000000000006', 'draft', 'Begun Siding', 'Siding'),
      ('aaaaaaaa-0000-4000-8000-000000000007', 'submitted', 'Own Judge Painting', 'Painting');
    insert into public.provider_members (provider_id, user_id, role) values
      ('aaaaaaaa-0000-4000-8000-000000000006', '${users.draftOwner}', 'owner'),
      ('aaaaaaaa-0000-4000-8000-000000000007', '${users.ownModerator}', 'owner');
    insert into private.staff (user_id, role) values ('${users.staff}', 'admin'), ('${users.moderator}', 'moderator'),
      ('${users.support}', 'support'), ('${users.ownModerator}', 'moderator'), ('${users.exModerator}', 'moderator');
    delete from private.staff where user_id = '${users.exModerator}';
    update auth.users set email_confirmed_at = null where id = '${users.unconfirmed}'`);
  for (const [owner, [company]] of Object.entries(others))
    await database.query("insert into public.provider_members (provider_id, user_id, role) values ($1, $2, 'owner')", [
      company,
      users[owner as keyof typeof others],
    ]);
}

/** A request to a company, brought as far as the stage by those who may. */
async function bring(database: TestDatabase, stage: Stage, company: string, boss: Actor): Promise<Target> {
  const device = tokenOf(`calls ${crypto.randomUUID()}`);
  const project = newProject({ token: device, contact, postal_code: 'M5V 2T6', provider_ids: [company] });
  const { requests } = await callAs<Submitted>(database, 'owner', 'submit_project', { project });
  const request = requests[0]!.id;
  const mail = await mailedToken(database, project.id);
  await confirmContact(database, project.id);
  const target: Target = {
    company,
    project: project.id,
    request,
    quote: crypto.randomUUID(),
    visit: { id: crypto.randomUUID(), start: await localTime(database, 3) },
    template: crypto.randomUUID(),
    message: crypto.randomUUID(),
    review: crypto.randomUUID(),
    tokens: { device, mail },
  };
  const move = (to_status: string) => callAs(database, 'owner', 'advance_request', { request_id: request, to_status });
  const finish = (actor: Actor) => callAs(database, actor, 'finish_job', { request_id: request });
  const object = async () => {
    await finish(boss);
    await callAs(database, 'owner', 'object_to_finish', { request_id: request, note: 'The door is missing.' });
  };
  await callAs(database, boss, 'save_quote_template', {
    template: { id: target.template, provider_id: company, name: 'Usual', body: templateBody },
  });
  if (stage === 'sent') return target;
  if (stage === 'drafted') {
    await callAs(database, boss, 'save_quote', { quote: sampleQuote(request, { id: target.quote }) });
    return target;
  }
  if (stage === 'visit') {
    const { id, starts } = await propose(database, request, {}, boss);
    return { ...target, visit: { id, start: starts[0]! } };
  }
  await answerRequest((name, given) => callAs(database, boss, name, given), request);
  await callAs(database, boss, 'save_quote', { quote: sampleQuote(request, { id: target.quote }), send: true });
  if (stage === 'quoted') return target;
  await move('connected');
  if (stage === 'connected') return target;
  if (stage === 'written') {
    await callAs(database, 'owner', 'send_message', { message: { id: target.message, request_id: request, body: 'Good day.' } });
    return target;
  }
  await move('hired');
  if (stage === 'finished') await finish('owner');
  if (['completed', 'held', 'reviewed'].includes(stage)) {
    await finish('owner');
    await finish(boss);
  }
  if (stage === 'held' || stage === 'reviewed')
    await callAs(database, 'owner', 'submit_review', { review: newReview({ request, token: null }, { id: target.review }) });
  if (stage === 'reviewed') await database.query('select private.publish_review($1)', [target.review]);
  if (stage === 'disputed') {
    await object();
    await database.query("update private.jobs set objected_at = objected_at - interval '2 days' where request_id = $1", [request]);
    await object();
  }
  return target;
}

/** What each caller attacks at a stage, and by which link. It can be set again, by projects of its own. */
export async function setStage(
  database: TestDatabase,
  stage: Stage,
): Promise<{ targetOf: (caller: Caller) => Target; tokenOf: (caller: Guest) => string | undefined }> {
  await database.query('update public.providers set status = $1 where id = any ($2::text::uuid[])', [
    'approved',
    `{${Object.values(others)
      .map(([company]) => company)
      .join(',')}}`,
  ]);
  const main = await bring(database, stage, companies.provider, 'provider');
  const targets = new Map<Caller, Target>();
  for (const [owner, [company, status]] of Object.entries(others)) {
    targets.set(owner as Caller, await bring(database, stage, company, owner as Actor));
    await database.query('update public.providers set status = $1 where id = $2', [status, company]);
  }
  const [expired, revoked] = [tokenOf(`expired ${main.project}`), tokenOf(`revoked ${main.project}`)];
  await database.query(
    `insert into private.project_links (token_hash, project_id, kind, expires_at, revoked_at) values
       (private.token_hash($2), $1, 'mail', now(), null), (private.token_hash($3), $1, 'mail', now() + interval '90 days', now())`,
    [main.project, expired, revoked],
  );
  const tokens = { ...main.tokens, expiredLink: expired, revokedLink: revoked, anon: undefined };
  return { targetOf: (caller) => targets.get(caller) ?? main, tokenOf: (caller) => tokens[caller] };
}
