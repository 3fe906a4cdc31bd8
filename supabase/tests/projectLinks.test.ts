import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import type { Actor } from './attacks/AttackFeature.ts';
import { answerRequest } from './support/answerRequest.ts';
import { callAs, refused } from './support/callAs.ts';
import { signUpPeople } from './support/people.ts';
import {
  addCompanies,
  confirmContact,
  contact,
  mailedToken,
  newProject,
  tokenOf,
  type ProjectView,
  type Submitted,
} from './support/requests.ts';
import { openTestDatabase } from './support/testDatabase.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';

const database = databaseForEachTest();

const device = tokenOf('device');
const call = <Answer>(name: string, given: Record<string, unknown>, actor: Actor = 'anon') => callAs<Answer>(database, actor, name, given);
const submit = (changes: Record<string, unknown> = {}) =>
  call<Submitted>('submit_project', { project: newProject({ token: device, contact, ...changes }) });
const opens = async (token: string) => (await call<ProjectView | null>('project_view', { token })) !== null;
const answer = (request: string) => answerRequest((name, given) => call(name, given, 'provider'), request);
const age = (interval: string) =>
  database.query('update private.project_links set created_at = created_at - $1::interval, expires_at = expires_at - $1::interval', [
    interval,
  ]);

describe('a link', () => {
  test('of a mail is in no other mail, and opens the request as the one of the device does', async () => {
    const { id, requests } = await submit();
    const first = await mailedToken(database, id);
    await answer(requests[0]!.id);
    const second = await mailedToken(database, id);
    assert.equal(new Set([device, first, second]).size, 3);
    for (const token of [device, first, second]) assert.equal((await call<ProjectView>('project_view', { token })).project['id'], id);
  });

  test('is stored nowhere once its mail is sent', async () => {
    const { id } = await submit();
    const token = await mailedToken(database, id);
    await database.exec('select private.finish_mail(id) from private.claim_mails(100)');
    const [tables] = await database.query<{ sql: string }>(
      `select string_agg(format('select to_jsonb(t)::text as line from %I.%I as t', schemaname, tablename), ' union all ') as sql
         from pg_tables where schemaname in ('public', 'private')`,
    );
    assert.deepEqual(await database.query(`select line from (${tables!.sql}) as everything where line like '%' || $1 || '%'`, [token]), []);
    assert.ok(await opens(token));
  });

  test('ends after 180 days; used while a request is open, it begins anew', async () => {
    await submit();
    await age('179 days');
    assert.ok(await opens(device));
    await age('179 days');
    assert.ok(await opens(device));
    await age('181 days');
    assert.ok(!(await opens(device)));
  });

  test('of a request that has ended is not prolonged', async () => {
    const { requests } = await submit();
    await call('advance_request', { request_id: requests[0]!.id, to_status: 'withdrawn', token: device });
    await age('179 days');
    assert.ok(await opens(device));
    await age('2 days');
    assert.ok(!(await opens(device)));
  });

  test('is one of forty: beyond them the oldest of the mails ends, the newest and the one of the device stay', async () => {
    const { id } = await submit();
    const oldest = await mailedToken(database, id);
    await age('1 hour');
    const minted: string[] = [];
    for (let mail = 0; mail < 39; mail += 1) {
      const [row] = await database.query<{ link: string }>('select private.mail_link(p) as link from public.projects as p where id = $1', [
        id,
      ]);
      minted.push(row!.link.slice(3));
    }
    const live = await database.query('select from private.project_links where project_id = $1', [id]);
    assert.equal(live.length, 40);
    assert.ok(!(await opens(oldest)));
    for (const token of [device, ...minted]) assert.ok(await opens(token));
  });
});

describe('an account that takes the request over', () => {
  for (const [how, claim] of [
    ['by its link', () => call('claim_project', { token: device }, 'stranger')],
    ['by sending it again', async (project: object) => call('submit_project', { project }, 'stranger')],
  ] as const) {
    test(`${how} ends every link of it, and whoever left the contact is told`, async () => {
      const project = newProject({ token: device, contact });
      const { id } = await call<Submitted>('submit_project', { project });
      const mailed = await mailedToken(database, id);
      await claim(project);
      for (const token of [device, mailed]) {
        assert.ok(!(await opens(token)));
        await refused(call('claim_project', { token }, 'owner'), 'PT409');
      }
      const told = await database.query("select recipient from private.outbox where kind = 'project_claimed'");
      assert.deepEqual(told, [{ recipient: contact.email }]);
    });
  }

  test('by its confirmed address does so too', async () => {
    await submit({ contact: { ...contact, email: 'owner@example.test' } });
    await database.exec("update auth.users set email_confirmed_at = now() where email = 'owner@example.test'");
    assert.equal(await call('claim_projects', {}, 'owner'), 1);
    assert.ok(!(await opens(device)));
  });

  test('is led to its own page by later mails', async () => {
    const { id, requests } = await submit();
    await confirmContact(database, id);
    await call('claim_project', { token: device }, 'stranger');
    await answer(requests[0]!.id);
    const [mail] = await database.query<{ link: string }>(
      "select data ->> 'link' as link from private.outbox where kind = 'request_update' order by id desc limit 1",
    );
    assert.equal(mail!.link, `/r/${id}`);
  });
});

/** Who comes by which link, what they may, and what the press that confirms an address answers them. */
const callers = {
  device: { isLet: true, confirming: 'PT403' },
  mail: { isLet: true, confirming: null },
  expiredLink: { isLet: false, confirming: 'PT404' },
  revokedLink: { isLet: false, confirming: 'PT404' },
  otherLink: { isLet: false, confirming: 'PT403' },
  nobody: { isLet: false, confirming: 'PT404' },
} as const;

for (const [caller, { isLet, confirming }] of Object.entries(callers)) {
  test(`${caller} ${isLet ? 'does' : 'does nothing of'} what a private link is for`, async () => {
    const { id, requests } = await submit();
    const mailed = await mailedToken(database, id);
    await submit({ token: tokenOf('other') });
    if (caller === 'expiredLink') await age('181 days');
    if (caller === 'revokedLink') await database.query('update private.project_links set revoked_at = now()');
    const tokens: Record<string, string> = { device, mail: mailed, expiredLink: mailed, revokedLink: mailed, otherLink: tokenOf('other') };
    const token = tokens[caller] ?? null;
    const withToken = (given: Record<string, unknown>) => ({ ...given, ...(token && { token }) });
    const lets = async (code: string, done: Promise<unknown>) => void (isLet ? await done : await refused(done, code));

    assert.equal((await call('project_view', withToken({ id }))) !== null, isLet);
    assert.equal((await call('project_photos', withToken({ id }))) !== null, isLet);
    await lets(token ? 'PT409' : 'PT422', call('submit_project', { project: newProject(withToken({ id, description: 'Changed' })) }));
    const confirmed = call('confirm_contact', { token: token ?? '' });
    await (confirming ? refused(confirmed, confirming) : confirmed);
    const [row] = await database.query<{ confirmed: boolean }>('select private.is_confirmed($1) as confirmed', [id]);
    assert.equal(row!.confirmed, confirming === null);
    await lets('PT403', call('advance_request', withToken({ request_id: requests[0]!.id, to_status: 'withdrawn' })));
    await lets('PT404', call('revoke_links', withToken({ id })));
    if (!['otherLink', 'nobody'].includes(caller)) await lets('PT404', call('claim_project', { token }, 'stranger'));
  });
}

test('links of before the change go on working as links of a device', async () => {
  const folder = new URL('../migrations/', import.meta.url);
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const change = names.findIndex((name) => name.endsWith('_project_links.sql'));
  const texts = names.map((name) => readFileSync(new URL(name, folder), 'utf8'));
  const older = await openTestDatabase({ migrations: texts.slice(0, change) });
  try {
    await signUpPeople(older);
    await addCompanies(older);
    await older.exec('begin');
    // The function of that day, whose answer said less.
    await older.query('select public.submit_project($1)', [newProject({ token: device, contact })]);
    await older.exec(`set local role migrator; ${texts.slice(change).join(';\n')}; reset role`);
    assert.deepEqual(await older.query('select kind, token_hash = private.token_hash($1) as same from private.project_links', [device]), [
      { kind: 'device', same: true },
    ]);
    assert.ok((await callAs<ProjectView | null>(older, 'anon', 'project_view', { token: device })) !== null);
  } finally {
    await older.close();
  }
});
