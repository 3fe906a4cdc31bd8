import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Actor } from './attacks/AttackFeature.ts';
import { sampleQuote } from './support/answerRequest.ts';
import { callAs, refused } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { users } from './support/people.ts';
import { companies, contact, newProject, tokenOf, type Submitted } from './support/requests.ts';

const database = databaseForEachTest();

interface Line {
  description: string;
  unit_cents: number | null;
}
interface Template {
  id: string;
  name: string;
  body: { lines: Line[]; valid_days: number | null };
}

const line = (description: string, more: Record<string, unknown> = {}) => ({
  kind: 'labour',
  description,
  unit_cents: 1000,
  tax_class: 'installed',
  ...more,
});
const newTemplate = (changes: Record<string, unknown> = {}, body: Record<string, unknown> = {}) => ({
  id: crypto.randomUUID(),
  provider_id: companies.provider,
  name: 'Leak repair',
  body: { lines: [line('Find the leak', { unit_cents: null }), line('Two plumbers', { qty: 1.5, unit: 'hour' })], valid_days: 30, ...body },
  ...changes,
});
const save = (template: Record<string, unknown>, actor: Actor = 'provider') =>
  callAs<Template>(database, actor, 'save_quote_template', { template });
const list = (actor: Actor = 'provider', provider_id: string = companies.provider) =>
  callAs<{ registered: boolean | null; templates: Template[] }>(database, actor, 'quote_templates', { provider_id });
const remove = (id: string, actor: Actor = 'provider') => callAs(database, actor, 'delete_quote_template', { id });
const names = async () => (await list()).templates.map(({ name }) => name);
const lines = (q: string | null = null, actor: Actor = 'provider') =>
  callAs<Line[]>(database, actor, 'company_lines', { provider_id: companies.provider, q });

let quoted = 0;
const sendQuote = async (...quoteLines: Record<string, unknown>[]) => {
  const project = newProject({ contact, token: tokenOf(`templates ${(quoted += 1)}`) });
  const { requests } = await callAs<Submitted>(database, 'anon', 'submit_project', { project });
  const quote = sampleQuote(requests[0]!.id, { lines: quoteLines, deposit_cents: 0 });
  await callAs(database, 'provider', 'save_quote', { quote, send: true });
  // Each is of another moment, as transactions of their own would be.
  await database.exec("alter table public.quotes disable trigger user; update public.quotes set sent_at = sent_at - interval '1 minute'");
  await database.exec('alter table public.quotes enable trigger user');
};

describe('a template', () => {
  test('is kept once under its id, with prices that are open, and read by name', async () => {
    const template = newTemplate();
    const saved = await save(template);
    assert.deepEqual(await save(template), saved);
    await save(newTemplate({ name: 'boiler' }));
    const { templates } = await list();
    assert.deepEqual(
      templates.map(({ name }) => name),
      ['boiler', 'Leak repair'],
    );
    assert.deepEqual(templates[1], saved);
    assert.deepEqual([saved.body.valid_days, saved.body.lines.map(({ unit_cents }) => unit_cents)], [30, [null, 1000]]);
  });

  test('changes and goes', async () => {
    const template = newTemplate();
    await save(template);
    await save({ ...template, name: 'Burst pipe' });
    assert.deepEqual(await names(), ['Burst pipe']);
    for (let n = 0; n < 2; n += 1) assert.deepEqual(await remove(template.id), { id: template.id });
    assert.deepEqual(await names(), []);
  });

  test('is of its company alone', async () => {
    const template = newTemplate();
    await save(template);
    for (const actor of ['rival', 'stranger', 'owner', 'forged', 'staff'] as const) {
      await refused(list(actor), 'PT403');
      await refused(save({ ...template, name: 'Taken' }, actor), 'PT403');
      await refused(remove(template.id, actor), 'PT403');
      await refused(lines(null, actor), 'PT403');
    }
    await refused(save({ ...template, provider_id: companies.rival }, 'rival'), 'PT403');
    assert.deepEqual((await list('rival', companies.rival)).templates, []);
    for (const call of [() => list('anon'), () => save(template, 'anon'), () => remove(template.id, 'anon'), () => lines(null, 'anon')])
      await assert.rejects(call(), { code: '42501' });
    await database.query("update public.provider_members set role = 'member' where user_id = $1", [users.provider]);
    for (const call of [() => list(), () => save(template), () => remove(template.id), () => lines()]) await refused(call(), 'PT403');
    await database.exec("update public.provider_members set role = 'owner'; update public.providers set status = 'suspended'");
    for (const call of [() => list(), () => save(template), () => remove(template.id), () => lines()]) await refused(call(), 'PT403');
  });

  test('has a name of its own, and is one of 30 at most', async () => {
    await save(newTemplate());
    await refused(save(newTemplate()), 'PT409', 'name');
    for (let n = 1; n < 30; n += 1) await save(newTemplate({ name: `Template ${n}` }));
    const another = newTemplate({ name: 'One more' });
    await refused(save(another), 'PT409', 'limit');
    await remove((await list()).templates[0]!.id);
    await save(another);
  });

  for (const [what, field, template] of [
    ['no name', 'name', newTemplate({ name: ' ' })],
    ['a name of 81 characters', 'name', newTemplate({ name: 'a'.repeat(81) })],
    ['no id', 'id', newTemplate({ id: 'x' })],
    ['no body', 'lines', newTemplate({ body: null })],
    ['101 lines', 'lines', newTemplate({}, { lines: Array.from({ length: 101 }, () => line('x')) })],
    ['a line without text', 'lines', newTemplate({}, { lines: [line(' ')] })],
    ['an unknown class of tax', 'lines', newTemplate({}, { lines: [line('x', { tax_class: 'free' })] })],
    ['a negative price', 'lines', newTemplate({}, { lines: [line('x', { unit_cents: -1 })] })],
    ['0 days', 'valid_until', newTemplate({}, { valid_days: 0 })],
    ['a warranty of 2,001 characters', 'warranty', newTemplate({}, { warranty: 'a'.repeat(2001) })],
    ['an unknown person for the permit', 'permit_by', newTemplate({}, { permit_by: 'mayor' })],
    ['a negative deposit', 'deposit', newTemplate({}, { deposit_cents: -1 })],
  ] as const) {
    test(`with ${what} is refused`, () => refused(save(template), 'PT422', field));
  }
});

describe('whether the company is registered', () => {
  test('is not known before its first quote, then what that said', async () => {
    assert.equal((await list()).registered, null);
    await sendQuote(line('Work'));
    assert.equal((await list()).registered, true);
  });

  test('follows from its number', async () => {
    await database.query("insert into public.provider_private (provider_id, gst_number) values ($1, '123456789 RT0001')", [
      companies.provider,
    ]);
    assert.equal((await list()).registered, true);
  });
});

describe('lines of before', () => {
  test('come most used first, each once with its last price', async () => {
    await sendQuote(line('Two plumbers', { unit_cents: 9000 }), line('Copper pipe'));
    await sendQuote(line('two plumbers', { unit_cents: 9500, unit: 'hour' }));
    const known = await lines();
    assert.deepEqual(known, [
      { kind: 'labour', description: 'two plumbers', unit: 'hour', unit_cents: 9500, tax_class: 'installed' },
      { kind: 'labour', description: 'Copper pipe', unit: null, unit_cents: 1000, tax_class: 'installed' },
    ]);
  });

  test('are found by a part of their text, which is no pattern', async () => {
    await sendQuote(line('Copper pipe'), line('10% reserve'), line('Clean-up'));
    const found = async (q: string) => (await lines(q)).map(({ description }) => description);
    assert.deepEqual([await found(' PIPE '), await found('%'), await found('_')], [['Copper pipe'], ['10% reserve'], []]);
  });

  test('are 20 at most, of quotes that were sent', async () => {
    await sendQuote(...Array.from({ length: 25 }, (_, n) => line(`Line ${n}`)));
    assert.equal((await lines()).length, 20);
    const project = newProject({ contact, token: tokenOf('draft of lines') });
    const { requests } = await callAs<Submitted>(database, 'anon', 'submit_project', { project });
    await callAs(database, 'provider', 'save_quote', { quote: sampleQuote(requests[0]!.id, { lines: [line('Only a draft')] }) });
    assert.deepEqual(await lines('only a draft'), []);
  });
});
