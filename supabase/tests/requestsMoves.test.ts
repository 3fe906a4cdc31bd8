import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import fc from 'fast-check';
import type { Actor } from './attacks/AttackFeature.ts';
import { answerRequest, sampleQuote } from './support/answerRequest.ts';
import { callAs, refused } from './support/callAs.ts';
import { signUpPeople, users } from './support/people.ts';
import {
  addCompanies,
  confirmContact,
  contact,
  forceRequests,
  mailedToken,
  newProject,
  type ProjectView,
  type Submitted,
  tokenOf,
} from './support/requests.ts';
import { openTestDatabase, rolledBack, type TestDatabase } from './support/testDatabase.ts';

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase();
  await signUpPeople(database);
  await addCompanies(database);
});
after(() => database.close());

const token = tokenOf('moves');
const submit = async (changes: Record<string, unknown> = {}) => {
  const project = newProject({ token, contact, ...changes });
  const { requests } = await callAs<Submitted>(database, 'anon', 'submit_project', { project });
  await confirmContact(database, project.id);
  return requests[0]!.id;
};
const advance = (actor: Actor, request_id: string, to_status: string, more: Record<string, unknown> = {}) =>
  callAs<{ status: string; at: string }>(database, actor, 'advance_request', {
    request_id,
    to_status,
    ...(actor === 'anon' ? { token } : {}),
    ...more,
  });
const byProvider = (name: string, given: Record<string, unknown>) => callAs<unknown>(database, 'provider', name, given);
const view = () => callAs<ProjectView>(database, 'anon', 'project_view', { token });
const status = async () => (await view()).requests[0]!.status;

const states = 'draft sent viewed interested quoted connected hired completed declined withdrawn expired'.split(' ');
// The rules once more, written as people say them.
const provider: Record<string, string[]> = {
  sent: ['viewed', 'interested', 'declined'],
  viewed: ['interested', 'declined', 'quoted'],
  interested: ['declined', 'quoted'],
  quoted: ['declined'],
  connected: ['declined', 'quoted'],
};
const homeowner: Record<string, string[]> = {
  draft: ['sent', 'withdrawn'],
  sent: ['withdrawn'],
  viewed: ['withdrawn'],
  interested: ['connected', 'withdrawn'],
  quoted: ['connected', 'hired', 'withdrawn'],
  connected: ['hired', 'withdrawn'],
  hired: ['completed'],
};

test('on any walk only the moves of the rules succeed, and the timeline is exactly the walk', async () => {
  const step = fc.record({
    actor: fc.constantFrom<Actor>('anon', 'provider'),
    to: fc.oneof({ weight: 3, arbitrary: fc.constantFrom('viewed', 'interested', 'quoted', 'connected') }, fc.constantFrom(...states)),
  });
  const byOneOfTwo = [
    { actor: 'provider', to: 'quoted' },
    { actor: 'anon', to: 'hired' },
    { actor: 'anon', to: 'completed' },
    { actor: 'anon', to: 'completed' },
    { actor: 'provider', to: 'completed' },
  ] as const;
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { minLength: 1, maxLength: 14 }), (asDraft, steps) =>
      rolledBack(database, async () => {
        const id = await submit(asDraft ? { contact: undefined } : {});
        let now = asDraft ? 'draft' : 'sent';
        const walked = asDraft ? [] : [['homeowner', 'draft', 'sent']];
        let wasSent = !asDraft;
        const finished = new Set<string>();
        for (const { actor, to } of steps) {
          const isProvider = actor === 'provider';
          const allowed = ((isProvider ? provider : homeowner)[now] ?? []).includes(to) && !(now === 'draft' && to === 'sent');
          const isVisible = wasSent || !isProvider;
          const offers = isProvider && to === 'quoted' && now !== 'quoted';
          const call = async () => {
            if (!offers) return advance(actor, id, to);
            const quote = sampleQuote(id);
            await byProvider('save_quote', { quote });
            return byProvider('send_quote', { id: quote.id });
          };
          const isSame = now === to && isVisible;
          // A quote sent straight away says that the request was seen.
          const sees = offers && now === 'sent' && isVisible;
          if (now === 'hired' && to === 'completed') {
            await advance(actor, id, to);
            const who = isProvider ? 'provider' : 'homeowner';
            if (finished.has(who)) continue;
            finished.add(who);
            now = finished.size === 2 ? 'completed' : 'hired';
            walked.push([who, 'hired', now]);
          } else if (isSame || (allowed && isVisible) || sees) {
            await call();
            const who = isProvider ? 'provider' : 'homeowner';
            if (sees) walked.push([who, 'sent', 'viewed'], [who, 'viewed', 'quoted']);
            else if (!isSame) walked.push([who, now, to]);
            now = to;
          } else {
            await assert.rejects(call(), ({ code }: { code: string }) => ['PT409', 'PT404', 'PT422'].includes(code));
          }
          wasSent ||= now === 'sent';
        }
        const { requests } = await view();
        assert.equal(requests[0]!.status, now);
        assert.deepEqual(
          requests[0]!.events
            // What only one of the two says of the work moves nothing, and is kept as `work`.
            .filter(({ kind }) => kind === 'status' || kind === 'work')
            .map(({ actor, from_status, to_status }) => [actor, from_status, to_status]),
          walked,
        );
      }),
    ),
    { numRuns: 60, examples: [[false, [...byOneOfTwo]]] },
  );
});

describe('moves', () => {
  beforeEach(() => database.exec('begin'));
  afterEach(() => database.exec('rollback'));

  test('the table has the rules and the end of waiting, and nothing else', async () => {
    const expected = [
      ...Object.entries(provider).flatMap(([from, to]) => to.map((next) => `${from} ${next} provider`)),
      ...Object.entries(homeowner).flatMap(([from, to]) => to.map((next) => `${from} ${next} homeowner`)),
      ...['sent', 'viewed', 'interested', 'quoted', 'connected'].flatMap((from) => [`${from} expired system`, `${from} withdrawn system`]),
      // These have calls of their own.
      'sent hired provider',
      'viewed hired provider',
      'hired withdrawn homeowner',
      'hired declined provider',
      ...['provider', 'system', 'staff'].map((actor) => `hired completed ${actor}`),
      'hired withdrawn staff',
      'withdrawn sent homeowner',
    ];
    const rows = await database.query<{ line: string }>(
      "select from_status || ' ' || to_status || ' ' || actor as line from private.quote_transitions",
    );
    assert.deepEqual(rows.map(({ line }) => line).sort(), expected.sort());
  });

  test('strangers, other companies and wrong tokens move nothing, and learn nothing of drafts', async () => {
    const id = await submit();
    await refused(advance('stranger', id, 'withdrawn'), 'PT403');
    await refused(advance('forged', id, 'withdrawn'), 'PT403');
    await refused(advance('rival', id, 'viewed'), 'PT403');
    await refused(advance('anon', id, 'withdrawn', { token: tokenOf('wrong') }), 'PT403');
    await refused(advance('anon', id, 'withdrawn', { token: null }), 'PT403');
    await refused(advance('anon', '99999999-0000-4000-8000-000000000000', 'sent'), 'PT404');
    const draft = await submit({ token: tokenOf('draft'), contact: undefined });
    await refused(advance('provider', draft, 'viewed'), 'PT404');
    await refused(advance('stranger', draft, 'withdrawn'), 'PT404');
  });

  test('a draft that is withdrawn stays unknown to the provider', async () => {
    const draft = await submit({ contact: undefined });
    await advance('anon', draft, 'withdrawn');
    assert.equal(await byProvider('lead', { id: draft }), null);
  });

  test('a draft is not sent while there is no way to answer', async () => {
    await refused(advance('anon', await submit({ contact: undefined }), 'sent'), 'PT422', 'email');
  });

  test('the same state again is a success, at the same time, without another event or mail', async () => {
    const id = await submit();
    await advance('provider', id, 'interested');
    const first = await advance('anon', id, 'connected');
    assert.deepEqual(await advance('anon', id, 'connected'), first);
    assert.deepEqual(await advance('provider', id, 'connected'), first);
    const count = async (sql: string) => (await database.query(sql)).length;
    assert.equal(await count("select from public.quote_request_events where to_status = 'connected'"), 1);
    assert.equal(await count("select from private.outbox where kind = 'request_connected'"), 1);
  });

  test('a provider learns who asks once the homeowner connects, and not before', async () => {
    const id = await submit({ postal_code: 'M5V 2T6' });
    const seen = async () => {
      const { contact: known, project } = (await byProvider('lead', { id })) as { contact: unknown; project: { postal_code: string } };
      return [known, project.postal_code];
    };
    await answerRequest(byProvider, id);
    assert.deepEqual(await seen(), [null, 'M5V']);
    const early = await database.query<{ data: string }>("select data::text as data from private.outbox where recipient like 'provider@%'");
    assert.ok(early.every(({ data }) => !data.includes('sam@') && !data.includes('M5V 2T6')));
    await advance('anon', id, 'connected');
    const known = { name: 'Sam Roy', email: 'sam@example.ca', phone: '+14165550199', preferred: 'email', address: null };
    assert.deepEqual(await seen(), [known, 'M5V 2T6']);
    const [mail] = await database.query<{ data: { contact: unknown } }>("select data from private.outbox where kind = 'request_connected'");
    assert.deepEqual(mail!.data.contact, known);
  });

  test('a mail names a service of the company as the company does in the language of who reads it, and never what somebody typed', async () => {
    await database.query(`update public.profiles set locale = 'fr' where user_id = $1`, [users.provider]);
    await submit();
    await submit({ token: tokenOf('second'), service_name: 'Your account is locked: https://evil.example/login', category: 'Unlock it' });
    await submit({ token: tokenOf('list'), service_name: 'Materials list (3 items)', locale: 'en' });
    await submit({ token: tokenOf('third'), service_name: 'Réparation de fuites', locale: 'fr' });
    const mails = await database.query<{ said: string }>(
      "select kind || ' ' || locale || ' ' || coalesce(data ->> 'service', '(none)') as said from private.outbox order by id",
    );
    assert.deepEqual(
      mails.map(({ said }) => said),
      [
        'request_received fr Réparation de fuites',
        'request_sent en Leak repair',
        'request_received fr (none)',
        'request_sent en (none)',
        'request_received fr Materials list (3 items)',
        'request_sent en Materials list (3 items)',
        'request_received fr Réparation de fuites',
        'request_sent fr Réparation de fuites',
      ],
    );
  });

  test('hiring accepts the offer, withdrawing declines it', async () => {
    const id = await submit();
    await answerRequest(byProvider, id);
    await database.exec('savepoint quoted');
    await advance('anon', id, 'hired');
    const hired = (await view()).requests[0]!;
    assert.deepEqual([hired.quote!.status, hired.connected_at !== null], ['accepted', true]);
    await database.exec('rollback to savepoint quoted');
    await advance('anon', id, 'withdrawn');
    assert.equal((await view()).requests[0]!.quote!.status, 'declined');
  });

  test('the homeowner is told of answers, in words of ours and with a link of that mail', async () => {
    const id = await submit();
    await advance('provider', id, 'viewed');
    await advance('provider', id, 'declined', { note: 'We are full.' });
    const told = await database.query<{ data: unknown }>("select data from private.outbox where kind = 'request_update'");
    const link = `/r/${await mailedToken(database, String((await view()).project['id']))}`;
    assert.deepEqual(told, [{ data: { service: 'Leak repair', provider: 'Company provider', status: 'declined', link } }]);
    assert.equal((await view()).requests[0]!.events.at(-1)!.note, 'We are full.');
  });

  test('a note of 2,001 characters is refused', async () => {
    await refused(advance('provider', await submit(), 'declined', { note: 'a'.repeat(2001) }), 'PT422', 'note');
  });

  test('what nobody answers within 30 days has expired wherever it is read next', async () => {
    const id = await submit();
    await forceRequests(database, "sent_at = sent_at - interval '29 days'");
    assert.equal(await status(), 'sent');
    await forceRequests(database, "sent_at = sent_at - interval '2 days'");
    await refused(advance('provider', id, 'viewed'), 'PT409');
    assert.equal(await status(), 'expired');
    assert.deepEqual((await view()).requests[0]!.events.at(-1)!.actor, 'system');
  });

  test('the schedule ends all of them and drops old counters', async () => {
    await submit();
    await submit({ token: tokenOf('second') });
    await forceRequests(database, "sent_at = sent_at - interval '31 days'");
    await database.exec("update private.rate_limits set window_start = window_start - interval '2 days'");
    assert.deepEqual(await database.query('select private.expire_requests() as ended'), [{ ended: 2 }]);
    assert.deepEqual(await database.query('select private.expire_requests() as ended'), [{ ended: 0 }]);
    assert.deepEqual(await database.query("select from private.rate_limits where window_start < now() - interval '1 day'"), []);
  });

  for (const change of [
    "update public.quote_request_events set note = 'x'",
    'delete from public.quote_request_events',
    'truncate public.quote_request_events',
  ]) {
    test(`not even the owner of the tables may ${change.split(' ')[0]} the timeline`, async () => {
      await submit();
      await refused(database.exec(change), 'PT409');
    });
  }
});
