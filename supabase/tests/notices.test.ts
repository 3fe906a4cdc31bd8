import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { callAs, refused } from './support/callAs.ts';
import { contact, newProject, tokenOf } from './support/requests.ts';
import { doWork, submitReview } from './support/reviews.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';

const database = databaseForEachTest();

const id = '00000000-0000-4000-8000-0000000000aa';
const token = tokenOf('notice');
const person = { id, email: 'noemie@example.ca', locale: 'en', seconds: 20 };
const forms: [name: string, argument: string, table: string, given: Record<string, unknown>][] = [
  [
    'send_contact_message',
    'message',
    'contact_messages',
    { ...person, first_name: 'Noémie', last_name: 'Roy', subject: 'Other', message: 'Hello' },
  ],
  ['submit_application', 'application', 'applications', { ...person, kind: 'designer', company: 'Atelier', contact_name: 'Noémie Roy' }],
  ['request_demo', 'demo', 'demo_requests', { ...person, topic: 'live-chat', name: 'Noémie' }],
  ['submit_project', 'project', 'projects', newProject({ id, token, contact, notice: null })],
];
const kept = async (table: string) =>
  (await database.query<{ notice: string | null }>(`select notice from public.${table} where id = $1`, [id]))[0]?.notice;

for (const [name, argument, table, given] of forms) {
  describe(`${name}: what stood under the button`, () => {
    test('is kept with what was sent', async () => {
      await callAs(database, 'anon', name, { [argument]: { ...given, notice: 'notice-en-after-fr-1' } });
      assert.equal(await kept(table), 'notice-en-after-fr-1');
    });

    for (const invented of ['notice-en-999', 'newsletter-en-1', '', "notice-en-1'; --"]) {
      test(`is refused when it was never published: "${invented}"`, async () => {
        await refused(callAs(database, 'anon', name, { [argument]: { ...given, notice: invented } }), 'PT422', 'notice');
        assert.equal(await kept(table), undefined);
      });
    }

    test('has to be said', async () => {
      for (const none of [{}, { notice: null }])
        await refused(callAs(database, 'anon', name, { [argument]: { ...given, ...none } }), 'PT422', 'notice');
      assert.equal(await kept(table), undefined);
    });

    test('is refused before it is in force', async () => {
      await database.exec(
        `insert into consent_texts (id, locale, body, in_force_from) values ('notice-en-9', 'en', 'Soon', now() + interval '1 day')`,
      );
      await refused(callAs(database, 'anon', name, { [argument]: { ...given, notice: 'notice-en-9' } }), 'PT422', 'notice');
    });
  });
}

test('a review says it too', async () => {
  const job = await doWork(database);
  await refused(submitReview(database, job, { notice: null }), 'PT422', 'notice');
  assert.equal((await submitReview(database, job, { notice: 'notice-en-1' })).status, 'published');
});

test('a draft is not sent without it, whoever completes it', async () => {
  const project = newProject({ id, notice: null });
  await callAs(database, 'anon', 'submit_project', { project: { ...project, token } });
  await refused(callAs(database, 'anon', 'submit_project', { project: { ...project, token, contact } }), 'PT422', 'notice');
  await refused(callAs(database, 'stranger', 'submit_project', { project: { ...project, token } }), 'PT422', 'notice');
  assert.deepEqual(await database.query('select status from public.quote_requests'), [{ status: 'draft' }]);
});

test('a draft takes the notice of the form that completes it', async () => {
  const project = newProject({ id, token, notice: null });
  await callAs(database, 'anon', 'submit_project', { project });
  assert.equal(await kept('projects'), null);
  await callAs(database, 'anon', 'submit_project', { project: { ...project, contact, notice: 'notice-fr-1' } });
  assert.equal(await kept('projects'), 'notice-fr-1');
});

test('the notices of today name the versions that the legal pages have', async () => {
  const root = join(import.meta.dirname, '../..');
  const version = (page: string, locale: string) =>
    /^version: "(.+)"$/m.exec(readFileSync(join(root, `mf-marketing/content/legal/${page}.${locale}.mdx`), 'utf8'))![1]!;
  const shown = [...readFileSync(join(root, 'section-kit/src/legal-notice/notices.ts'), 'utf8').matchAll(/'(notice-[a-z0-9-]+)'/g)];
  assert.equal(shown.length, 3);
  const texts = await database.query<{ id: string; locale: string; body: string }>('select id, locale, body from consent_texts');
  for (const [, one] of shown) {
    const { locale, body } = texts.find((text) => text.id === one)!;
    const named = [...body.matchAll(/\(version ([\d.]+)\)/g)].map(([, number]) => number);
    assert.deepEqual(named, [version('privacy', locale), version('terms', locale)], one);
  }
});
