import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { answerRequest, sampleQuote, type Quote } from './support/answerRequest.ts';
import { callAs, refused } from './support/callAs.ts';
import { becomeActor } from './support/people.ts';
import { companies, contact, newProject, tokenOf, type Submitted } from './support/requests.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';

const database = databaseForEachTest();

const postalCodes: Record<string, string> = { BC: 'V6B 4Y8', SK: 'S4P 3Y2', QC: 'H2X 1Y4', ON: 'M5V 2T6', MB: 'R3C 0V8', AB: 'T2P 1A1' };
const requestIn = async (province: string) => {
  const project = newProject({ token: tokenOf('taxes'), contact, postal_code: postalCodes[province] });
  return (await callAs<Submitted>(database, 'anon', 'submit_project', { project })).requests[0]!.id;
};
const byProvider = (name: string, given: Record<string, unknown>) => callAs<Quote>(database, 'provider', name, given);
const save = (quote: Record<string, unknown>) => byProvider('save_quote', { quote });
const send = (id: string) => byProvider('send_quote', { id });
const line = (tax_class: unknown, cents: number, more: Record<string, unknown> = {}) => ({
  kind: 'labour',
  description: 'Work',
  unit_cents: cents,
  tax_class,
  ...more,
});
const taxesOf = (quote: Quote) => quote.tax.map(({ kind, cents }) => `${kind} ${cents}`);

describe('a sent quote charges what its lines bear', () => {
  for (const [province, taxClass, cents, taxes, total] of [
    ['BC', 'installed', 10_000_00, ['GST 50000'], 10_500_00],
    ['BC', 'goods', 10_000_00, ['GST 50000', 'PST 70000'], 11_200_00],
    ['SK', 'installed', 10_000_00, ['GST 50000', 'PST 60000'], 11_100_00],
    ['QC', 'installed', 1_234_56, ['GST 6173', 'QST 12315'], 1_419_44],
    ['ON', 'installed', 1_234_56, ['HST 16049'], 1_395_05],
    ['ON', 'service', 1_234_56, ['HST 16049'], 1_395_05],
    ['MB', 'installed', 10_000_00, ['GST 50000'], 10_500_00],
    ['QC', 'exempt', 1_234_56, [], 1_234_56],
  ] as const) {
    test(`${cents} cents of ${taxClass} in ${province} are ${total}`, async () => {
      const quote = await answerRequest(byProvider, await requestIn(province), { lines: [line(taxClass, cents)] });
      assert.deepEqual([taxesOf(quote), quote.total_cents], [taxes, total]);
    });
  }

  test('each line says which taxes are on it', async () => {
    const lines = [line('installed', 1000), line('goods', 1000), line('exempt', 1000)];
    const quote = await answerRequest(byProvider, await requestIn('BC'), { lines, deposit_cents: 0 });
    assert.deepEqual(
      quote.lines.map(({ tax_class, taxes }) => [tax_class, taxes]),
      [
        ['installed', ['GST']],
        ['goods', ['GST', 'PST']],
        ['exempt', []],
      ],
    );
  });
});

describe('a company that is not registered', () => {
  test('is told apart on the list of the homeowner, whatever the total', async () => {
    const list = async () =>
      (await callAs<{ items: { requests: object[] }[] }>(database, 'owner', 'my_projects')).items.flatMap(({ requests }) => requests);
    const project = newProject({ postal_code: postalCodes['ON'], provider_ids: [companies.provider] });
    const [request] = (await callAs<Submitted>(database, 'owner', 'submit_project', { project })).requests;
    assert.partialDeepStrictEqual(await list(), [{ quote_total_cents: null, quote_registered: null }]);
    const { total_cents } = await answerRequest(byProvider, request!.id, { registered: false });
    assert.partialDeepStrictEqual(await list(), [{ quote_total_cents: total_cents, quote_registered: false }]);
  });

  test('charges no GST, HST or QST, and the quote says so', async () => {
    const quote = await answerRequest(byProvider, await requestIn('QC'), { registered: false });
    assert.deepEqual([quote.registered, quote.tax, quote.total_cents], [false, [], 123_456]);
  });

  test('still charges a provincial tax that has a register of its own', async () => {
    const quote = await answerRequest(byProvider, await requestIn('BC'), { registered: false, lines: [line('goods', 100_000)] });
    assert.deepEqual(taxesOf(quote), ['PST 7000']);
  });

  test('or is cannot be left open: it is saved, shown as open and not sent', async () => {
    const { registered: _said, ...quote } = sampleQuote(await requestIn('ON'));
    assert.equal((await save(quote)).registered, null);
    await refused(send(quote.id), 'PT422', 'registered');
    await refused(save({ ...quote, registered: 'yes' }), 'PT422', 'registered');
    await database.query("insert into public.provider_private (provider_id, gst_number) values ($1, '123456789 RT0001')", [
      companies.provider,
    ]);
    assert.equal((await save(quote)).registered, true);
    assert.equal((await save({ ...quote, registered: false })).registered, false);
  });
});

describe('what the rules of a province leave open', () => {
  const choice = (charged: unknown, more: Record<string, unknown> = {}) => ({ tax_class: 'service', kind: 'PST', charged, ...more });

  test('is named, and has to be decided before the quote is sent', async () => {
    const quote = sampleQuote(await requestIn('BC'), { lines: [line('service', 100_000), line('installed', 5000)] });
    const draft = await save(quote);
    assert.deepEqual(draft.unsettled_taxes, [{ tax_class: 'service', kind: 'PST' }]);
    await refused(send(quote.id), 'PT422', 'tax_choices');
  });

  for (const [charged, taxes] of [
    [true, ['GST 5000', 'PST 7000']],
    [false, ['GST 5000']],
  ] as const) {
    test(`is decided as ${charged}, and the decision is kept with the quote`, async () => {
      const changes = { lines: [line('service', 100_000)], tax_choices: [choice(charged)] };
      const sent = await answerRequest(byProvider, await requestIn('BC'), changes);
      assert.deepEqual([taxesOf(sent), sent.tax_choices, sent.unsettled_taxes], [taxes, [choice(charged)], []]);
    });
  }

  test('includes a rule with exceptions: mechanical work in Manitoba', async () => {
    const changes = { lines: [line('installed', 100_000)], tax_choices: [{ tax_class: 'installed', kind: 'RST', charged: true }] };
    const quote = await answerRequest(byProvider, await requestIn('MB'), changes);
    assert.deepEqual(taxesOf(quote), ['GST 5000', 'RST 7000']);
  });

  for (const [what, choices] of [
    ['a tax that is settled', [choice(false, { tax_class: 'goods' })]],
    ['GST', [choice(false, { kind: 'GST' })]],
    ['a tax of another province', [choice(false, { kind: 'QST' })]],
    ['a tax that does not exist', [choice(false, { kind: 'VAT' })]],
    ['an exempt line', [choice(true, { tax_class: 'exempt' })]],
    ['the same twice', [choice(true), choice(false)]],
    ['neither yes nor no', [choice('true')]],
    ['neither, said as nothing', [choice(null)]],
    ['a list in a list', [[choice(true)]]],
    ['something that is no list', { tax_class: 'service', kind: 'PST', charged: true }],
    ['13 choices', Array.from({ length: 13 }, () => choice(true))],
  ] as const) {
    test(`is not ${what}`, async () => {
      const quote = sampleQuote(await requestIn('BC'), { lines: [line('service', 1)], tax_choices: choices });
      await refused(save(quote), 'PT422', 'tax_choices');
    });
  }

  test('is a tax of a day before its first rule too', async () => {
    const answer = async (onDate: string) =>
      (
        await database.query("select kind, charged from private.tax_rules_on('SK', 'installed', $1::text::date) order by kind", [onDate])
      ).map(({ kind, charged }) => `${String(kind)} ${String(charged)}`);
    assert.deepEqual(await answer('2017-03-31'), ['GST yes', 'PST unknown']);
    assert.deepEqual(await answer('2017-04-01'), ['GST yes', 'PST yes']);
  });
});

describe('a caller who makes things up', () => {
  for (const taxClass of ['free', '', null, ['exempt'], { exempt: true }, 'EXEMPT', 'taxable']) {
    test(`cannot give a line the class ${JSON.stringify(taxClass)}`, async () => {
      await refused(save(sampleQuote(await requestIn('ON'), { lines: [line(taxClass, 1000)] })), 'PT422', 'lines');
    });
  }

  test('does not set totals, taxes or what is settled', async () => {
    const made = {
      subtotal_cents: 1,
      total_cents: 1,
      tax: [],
      unsettled_taxes: [],
      lines: [line('installed', 100_000, { cents: 1, taxes: [] })],
    };
    const quote = sampleQuote(await requestIn('ON'), made);
    await becomeActor(database, 'provider');
    const [row] = await database.query<{ q: Quote }>('select public.save_quote($1::text::jsonb) as q', [JSON.stringify(quote)]);
    assert.deepEqual([row!.q.subtotal_cents, taxesOf(row!.q), row!.q.total_cents], [100_000, ['HST 13000'], 113_000]);
    assert.deepEqual([row!.q.lines[0]!.cents, row!.q.lines[0]!.taxes], [100_000, ['HST']]);
  });

  test('sends 200 lines and is refused', async () => {
    const lines = Array.from({ length: 200 }, () => line('goods', 1));
    await refused(save(sampleQuote(await requestIn('ON'), { lines })), 'PT422', 'lines');
  });

  test('reaches the limit of 10 million dollars with its tax, and not a cent more', async () => {
    const quote = sampleQuote(await requestIn('QC'), { lines: [line('installed', 999_999_999), line('goods', 1)] });
    assert.deepEqual((await save(quote)).total_cents, 1_149_750_000);
    await refused(save({ ...quote, lines: [line('installed', 1_000_000_000), line('exempt', 1)] }), 'PT422', 'lines');
  });

  test('cannot call what totals a quote', async () => {
    await becomeActor(database, 'provider');
    await assert.rejects(database.query('select private.total_quote(gen_random_uuid(), current_date)'), { code: '42501' });
  });
});
