import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callAs, refused } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { contact, newProject, tokenOf } from './support/requests.ts';
import { doWork, submitReview } from './support/reviews.ts';

const database = databaseForEachTest();

const id = '00000000-0000-4000-8000-0000000000ff';
const token = tokenOf('french first');
const person = { id, email: 'noemie@example.ca', locale: 'en', seconds: 20 };
const application = { ...person, kind: 'designer', company: 'Atelier', contact_name: 'Noémie Roy' };
const message = { ...person, first_name: 'Noémie', last_name: 'Roy', subject: 'Other', message: 'Hello' };
const demo = { ...person, topic: 'live-chat', name: 'Noémie' };
const project = newProject({ id, token, contact, notice: null });
const montreal = { postal_code: 'H2X 1Y4' };

const submit = (changes: Record<string, unknown>) => callAs(database, 'anon', 'submit_project', { project: { ...project, ...changes } });
const stored = async () =>
  (await database.query<{ notice: string | null; description: string | null }>('select notice, description from projects'))[0];

const forms: [what: string, name: string, argument: string, given: Record<string, unknown>][] = [
  ['work in Quebec', 'submit_project', 'project', { ...project, ...montreal }],
  ['work asked for in French', 'submit_project', 'project', { ...project, locale: 'fr' }],
  ['a company in Quebec', 'submit_application', 'application', { ...application, province: 'QC' }],
  ['a company that applies in French', 'submit_application', 'application', { ...application, locale: 'fr' }],
  ['a message in French', 'send_contact_message', 'message', { ...message, locale: 'fr' }],
  ['a demo asked for in French', 'request_demo', 'demo', { ...demo, locale: 'fr' }],
];
for (const [what, name, argument, given] of forms) {
  describe(what, () => {
    const send = (notice: string) => callAs<void>(database, 'anon', name, { [argument]: { ...given, notice } });

    test('is refused under a notice that did not offer the French text first', () => refused(send('notice-en-1'), 'PT422', 'notice'));
    for (const notice of ['notice-fr-1', 'notice-en-after-fr-1']) test(`goes out under ${notice}`, () => send(notice));
  });
}

test('elsewhere in Canada the English notice holds for what is sent in English', async () => {
  await submit({ postal_code: 'M5V 2T6', notice: 'notice-en-1' });
  assert.equal((await stored())?.notice, 'notice-en-1');
});

test('a place in Quebec that is said later needs the French text too, whether or not a notice comes with it', async () => {
  await submit({ notice: 'notice-en-1' });
  await refused(submit({ ...montreal, notice: 'notice-en-1' }), 'PT422', 'notice');
  await refused(submit(montreal), 'PT422', 'notice');
  await submit({ ...montreal, notice: 'notice-en-after-fr-1' });
  assert.equal((await stored())?.notice, 'notice-en-after-fr-1');
});

test('a form that does not know the place any more takes nothing back of what was offered', async () => {
  await submit({ ...montreal, notice: 'notice-fr-1' });
  await submit({ description: 'Under the sink', notice: 'notice-en-1' });
  assert.deepEqual(await stored(), { notice: 'notice-fr-1', description: 'Under the sink' });
});

test('a review of work in Quebec needs the French text first', async () => {
  const job = await doWork(database, montreal);
  await refused(submitReview(database, job, { notice: 'notice-en-1' }), 'PT422', 'notice');
  assert.equal((await submitReview(database, job, { notice: 'notice-en-after-fr-1' })).status, 'published');
});
