import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Answers } from '../answers.ts';
import type { Actor } from './attacks/AttackFeature.ts';
import { addPeople } from './attacks/calls/stages.ts';
import { sampleQuote, type Quote } from './support/answerRequest.ts';
import { callAs, refused } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { users } from './support/people.ts';
import { addCompanies, companies, confirmContact, contact, newProject, tokenOf, type Submitted } from './support/requests.ts';

const database = databaseForEachTest(async (opened) => {
  await addCompanies(opened);
  // One owner, one estimator, one of the crew.
  await addPeople(opened);
});

type Settings = NonNullable<Answers['company_settings']>;
type Part = 'quotes' | 'taxes' | 'mails';

const provider = companies.provider;
const read = (actor: Actor = 'provider') => callAs<Answers['company_settings']>(database, actor, 'company_settings', { provider });
const save = <P extends Part>(part: P, seen: number, value: Record<string, unknown>, actor: Actor = 'provider') =>
  callAs<NonNullable<Settings[P]>>(database, actor, 'save_company_settings', { settings: { provider_id: provider, part, seen, value } });
const moveTo = (province: string) => database.query('update public.providers set province = $1 where id = $2', [province, provider]);

const quotes = { valid_days: 45, price_kind: 'estimate', permit_by: 'provider', deposit_terms: '10% on signing', warranty: 'Two years' };
const mails = { locale: null, requests: 'team', messages: 'team', changes: 'team', lead_reminder: 'team', job_date: 'team' };
const unregistered = { registered: null, gst_number: null, qst_number: null, choices: [] };

async function ask(name = 'settings'): Promise<{ project: string; request: string }> {
  const project = newProject({ contact, postal_code: 'M5V 2T6', token: tokenOf(name) });
  const { requests } = await callAs<Submitted>(database, 'owner', 'submit_project', { project });
  await confirmContact(database, project.id);
  return { project: project.id, request: requests[0]!.id };
}

/** Who of the team was mailed a kind, and in which language. */
const mailed = async (kind: string) =>
  (
    await database.query<{ who: string; locale: string }>(
      `select case u.id when $2 then 'owner' when $3 then 'estimator' else 'other' end as who, o.locale
         from private.outbox as o join auth.users as u on u.email = o.recipient where o.kind = $1 order by 1`,
      [kind, users.provider, users.estimator],
    )
  ).map(({ who, locale }) => `${who} ${locale}`);

describe('settings nobody saved', () => {
  test('are those that hold without any', async () => {
    assert.deepEqual(await read(), {
      may_write: ['quotes', 'taxes', 'mails'],
      quotes: { valid_days: 30, price_kind: 'fixed', permit_by: null, deposit_terms: null, warranty: null, version: 0, saved_at: null },
      taxes: { ...unregistered, province: 'ON', version: 0, saved_at: null },
      mails: { ...mails, version: 0, saved_at: null },
      open_taxes: [],
    });
  });

  test('an estimator reads what is no legal data and may change what quotes begin with', async () => {
    const { may_write, taxes } = (await read('estimator'))!;
    assert.deepEqual([may_write, taxes], [['quotes'], null]);
    await save('quotes', 0, quotes, 'estimator');
    await refused(save('mails', 0, mails, 'estimator'), 'PT403');
    await refused(save('taxes', 0, unregistered, 'estimator'), 'PT403');
  });

  test('the crew and others read none, and change none', async () => {
    for (const actor of ['crew', 'removedMember', 'rival', 'stranger', 'staff'] as const) {
      assert.equal(await read(actor), null);
      await refused(save('quotes', 0, quotes, actor), actor === 'crew' ? 'PT403' : 'PT404');
    }
  });
});

describe('two tabs', () => {
  test('never overwrite each other: whoever saves on top of an older version is told, and nothing changes', async () => {
    assert.equal((await save('quotes', 0, quotes)).version, 1);
    await refused(save('quotes', 0, { ...quotes, valid_days: 10 }, 'estimator'), 'PT409', 'version');
    assert.equal((await read())!.quotes.valid_days, 45);
    assert.equal((await save('quotes', 1, { ...quotes, valid_days: 10 }, 'estimator')).version, 2);
  });

  test('that save the same are both right, and a lost answer may be asked for again', async () => {
    const first = await save('quotes', 0, quotes);
    assert.deepEqual(await save('quotes', 0, quotes), first);
  });

  test('that save different parts do not meet', async () => {
    await save('quotes', 0, quotes);
    assert.equal((await save('mails', 0, { ...mails, locale: 'fr' })).version, 1);
  });
});

describe('what quotes begin with', () => {
  const start = () => callAs<Answers['quote_templates']>(database, 'estimator', 'quote_templates', { provider_id: provider });

  test('is told to who writes one', async () => {
    assert.deepEqual((await start()).terms, {});
    await save('quotes', 0, quotes);
    assert.deepEqual((await start()).terms, quotes);
  });

  for (const [field, value] of [
    ['valid_days', 0],
    ['valid_days', 366],
    ['valid_days', 'soon'],
    ['price_kind', 'cheap'],
    ['permit_by', 'mayor'],
    ['deposit_terms', 'a'.repeat(501)],
    ['warranty', 'a'.repeat(2001)],
  ] as const)
    test(`${field} ${String(value).slice(0, 5)} is refused`, () =>
      refused(save('quotes', 0, { ...quotes, [field]: value }), 'PT422', field));
});

describe('being registered', () => {
  test('decides about the tax of a quote that does not say it', async () => {
    const { request } = await ask();
    const totalOf = async (id: string) => {
      const quote = sampleQuote(request, { id, registered: null });
      return (await callAs<Quote>(database, 'provider', 'save_quote', { quote })).tax;
    };
    await save('taxes', 0, { ...unregistered, registered: false });
    const id = crypto.randomUUID();
    assert.deepEqual(await totalOf(id), []);
    await save('taxes', 1, { ...unregistered, registered: true });
    assert.deepEqual(
      (await totalOf(id)).map(({ kind }) => kind),
      ['HST'],
    );
  });

  test('is said with numbers that are numbers, and nobody else reads them', async () => {
    const saved = await save('taxes', 0, {
      ...unregistered,
      registered: true,
      gst_number: '123456789 rt 0001',
      qst_number: '1234567890TQ0001',
    });
    assert.deepEqual([saved.gst_number, saved.qst_number], ['123456789RT0001', '1234567890TQ0001']);
    assert.deepEqual(await callAs(database, 'rival', 'company_settings', { provider }), null);
    await refused(save('taxes', 1, { ...unregistered, registered: true, gst_number: '12345' }), 'PT422', 'gst_number');
    await refused(save('taxes', 1, { ...unregistered, registered: true, qst_number: '123456789RT0001' }), 'PT422', 'qst_number');
    await refused(save('taxes', 1, { ...unregistered, registered: false, gst_number: '123456789RT0001' }), 'PT422', 'registered');
  });

  test('leaves the choices of the province to the company, and only those', async () => {
    await moveTo('BC');
    const { open_taxes } = (await read())!;
    const open = open_taxes[0]!;
    assert.ok(open, 'the rules of British Columbia leave nothing open');
    const choices = [{ ...open, charged: true }];
    await save('taxes', 0, { ...unregistered, choices });
    const { taxes } = await callAs<Answers['quote_templates']>(database, 'provider', 'quote_templates', { provider_id: provider });
    assert.deepEqual(taxes, { province: 'BC', choices });
    const settled = { tax_class: 'installed', kind: 'GST', charged: false };
    await refused(save('taxes', 1, { ...unregistered, choices: [settled] }), 'PT422', 'tax_choices');
  });
});

describe('mails to the team', () => {
  test('go to owners and estimators in their own languages until the company chooses', async () => {
    await database.query("update public.profiles set locale = 'fr' where user_id = $1", [users.estimator]);
    await ask();
    assert.deepEqual(await mailed('request_received'), ['estimator fr', 'owner en']);
  });

  for (const [who, expected] of [
    ['owners', ['owner fr']],
    ['estimators', ['estimator fr']],
  ] as const)
    test(`go to ${who} alone, in one language`, async () => {
      await save('mails', 0, { ...mails, locale: 'fr', requests: who });
      await ask();
      assert.deepEqual(await mailed('request_received'), expected);
    });

  test('reach somebody also while nobody has the role that was chosen', async () => {
    await save('mails', 0, { ...mails, requests: 'estimators' });
    await database.query("delete from public.provider_members where user_id = $1 and role = 'manager'", [users.estimator]);
    await ask();
    assert.deepEqual(await mailed('request_received'), ['owner en']);
  });

  test('about messages follow their own choice, and are taken back when they are read', async () => {
    await save('mails', 0, { ...mails, messages: 'owners', locale: 'fr' });
    const { request } = await ask();
    const message = { id: crypto.randomUUID(), request_id: request, body: 'Is Friday fine?' };
    await callAs(database, 'owner', 'send_message', { message });
    assert.deepEqual(await mailed('message_received'), ['owner fr']);
    await callAs(database, 'estimator', 'mark_read', { request_id: request, seq: 1_000_000 });
    assert.deepEqual(await mailed('message_received'), []);
  });

  test('that are reminders can stop, and the round does not look at them again and again', async () => {
    await save('mails', 0, { ...mails, lead_reminder: 'nobody' });
    await ask();
    const remind = async () =>
      (await database.query<{ n: number }>("select private.due_reminders(now() + interval '30 hours') as n"))[0]!.n;
    assert.deepEqual([await remind(), await mailed('lead_reminder')], [0, []]);
    await save('mails', 1, { ...mails, lead_reminder: 'estimators' });
    assert.deepEqual([await remind(), await remind(), await mailed('lead_reminder')], [1, 0, ['estimator en']]);
  });

  for (const [field, value] of [
    ['requests', 'nobody'],
    ['messages', 'nobody'],
    ['changes', 'nobody'],
    ['job_date', 'crew'],
    ['locale', 'de'],
  ] as const)
    test(`${field} ${value} is refused`, () => refused(save('mails', 0, { ...mails, [field]: value }), 'PT422', field));
});
