import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import fc from 'fast-check';
import { answerRequest, sampleQuote, type Quote } from './support/answerRequest.ts';
import { callAs, refused } from './support/callAs.ts';
import { signUpPeople } from './support/people.ts';
import { addCompanies, contact, newProject, tokenOf, type Submitted } from './support/requests.ts';
import { openTestDatabase, rolledBack, type TestDatabase } from './support/testDatabase.ts';

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase();
  await signUpPeople(database);
  await addCompanies(database);
});
after(() => database.close());

const token = tokenOf('quotes');
const submit = async (changes: Record<string, unknown> = {}) => {
  const project = newProject({ token, contact, ...changes });
  return (await callAs<Submitted>(database, 'anon', 'submit_project', { project })).requests;
};
const byProvider = (name: string, given: Record<string, unknown>) => callAs<Quote>(database, 'provider', name, given);
const save = (quote: Record<string, unknown>) => byProvider('save_quote', { quote });
const line = (cents: number, more: Record<string, unknown> = {}) => ({
  kind: 'labour',
  description: 'Work',
  unit_cents: cents,
  tax_class: 'goods',
  ...more,
});

describe('totals to the cent, by the taxes of where the work is', () => {
  // Worked examples of the federal and provincial rates in force on 2026-11-20.
  const cases: [postalCode: string, subtotal: number, tax: [string, number][], total: number][] = [
    ['M5V 2T6', 19_999, [['HST', 2600]], 22_599],
    ['M5V 2T6', 123_456, [['HST', 16_049]], 139_505],
    [
      'H2X 1Y4',
      19_999,
      [
        ['GST', 1000],
        ['QST', 1995],
      ],
      22_994,
    ],
    [
      'H2X 1Y4',
      123_456,
      [
        ['GST', 6173],
        ['QST', 12_315],
      ],
      141_944,
    ],
    [
      'H2X 1Y4',
      499_995,
      [
        ['GST', 25_000],
        ['QST', 49_875],
      ],
      574_870,
    ],
    [
      'V6B 4Y8',
      123_456,
      [
        ['GST', 6173],
        ['PST', 8642],
      ],
      138_271,
    ],
    [
      'V6B 4Y8',
      10,
      [
        ['GST', 1],
        ['PST', 1],
      ],
      12,
    ],
    ['T2P 1A1', 123_456, [['GST', 6173]], 129_629],
    ['X0A 0H0', 499_995, [['GST', 25_000]], 524_995],
    ['B3H 1A1', 499_995, [['HST', 69_999]], 569_994],
  ];
  for (const [postalCode, subtotal, tax, total] of cases) {
    test(`${subtotal} cents at ${postalCode} are ${total}`, () =>
      rolledBack(database, async () => {
        const [request] = await submit({ postal_code: postalCode });
        const quote = await answerRequest(byProvider, request!.id, { lines: [line(subtotal)], deposit_cents: 0 });
        assert.deepEqual(
          [quote.subtotal_cents, quote.tax.map(({ kind, cents }) => [kind, cents]), quote.total_cents],
          [subtotal, tax, total],
        );
      }));
  }

  test('lines are rounded one by one, taxes once, and what is exempt is not taxed', () =>
    rolledBack(database, async () => {
      const [request] = await submit({ postal_code: 'M5V 2T6' });
      const lines = [line(333, { qty: 1.5 }), line(1, { qty: 0.5 }), line(10_000, { kind: 'permit', tax_class: 'exempt' })];
      const quote = await answerRequest(byProvider, request!.id, { lines, deposit_cents: 0 });
      assert.deepEqual(
        quote.lines.map(({ cents }) => cents),
        [500, 1, 10_000],
      );
      assert.deepEqual([quote.subtotal_cents, quote.tax[0]!.cents, quote.total_cents], [10_501, 65, 10_566]);
    }));

  test('what is optional is in no total, and a tax that it alone bears is listed with its rate', () =>
    rolledBack(database, async () => {
      const [request] = await submit({ postal_code: 'V6B 4Y8' });
      const lines = [line(10_000, { tax_class: 'installed' }), line(5000, { tax_class: 'goods', optional: true })];
      const quote = await answerRequest(byProvider, request!.id, { lines, deposit_cents: 10_500 });
      assert.deepEqual(
        quote.lines.map(({ cents, taxes, optional }) => [cents, taxes, optional]),
        [
          [10_000, ['GST'], false],
          [5000, ['GST', 'PST'], true],
        ],
      );
      assert.deepEqual(quote.tax, [
        { kind: 'GST', rate: 0.05, cents: 500 },
        { kind: 'PST', rate: 0.07, cents: 0 },
      ]);
      assert.deepEqual([quote.subtotal_cents, quote.total_cents], [10_000, 10_500]);
    }));

  test('a deposit above the total without what is optional is not sent', () =>
    rolledBack(database, async () => {
      const [request] = await submit({ postal_code: 'T2P 1A1' });
      const lines = [line(10_000), line(50_000, { optional: true })];
      await refused(answerRequest(byProvider, request!.id, { lines, deposit_cents: 10_501 }), 'PT422', 'deposit');
    }));

  test('any lines add up', () =>
    rolledBack(database, async () => {
      const [request] = await submit({ postal_code: 'M5V 2T6' });
      const { id } = await save(sampleQuote(request!.id));
      const item = fc.record({
        qty: fc.integer({ min: 1, max: 99_999 }),
        unit_cents: fc.integer({ min: 0, max: 50_000 }),
        tax_class: fc.constantFrom('installed', 'goods', 'service', 'exempt'),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(item, { maxLength: 8 }), async (items) => {
          const lines = items.map(({ qty, unit_cents, tax_class }) => line(unit_cents, { qty: qty / 1000, tax_class }));
          const quote = await save({ ...sampleQuote(request!.id, { lines, deposit_cents: 0 }), id });
          // Whole numbers only: thousandths of a cent, then half up.
          const cents = items.map(({ qty, unit_cents }) => Number((BigInt(qty) * BigInt(unit_cents) + 500n) / 1000n));
          const taxable = cents.reduce((sum, value, index) => (items[index]!.tax_class === 'exempt' ? sum : sum + value), 0);
          const subtotal = cents.reduce((sum, value) => sum + value, 0);
          const tax = Number((BigInt(taxable) * 13n + 50n) / 100n);
          const charged = items.some(({ tax_class }) => tax_class !== 'exempt') ? [tax] : [];
          assert.deepEqual(
            [quote.subtotal_cents, quote.tax.map((one) => one.cents), quote.total_cents],
            [subtotal, charged, subtotal + tax],
          );
        }),
        { numRuns: 40 },
      );
    }));

  test('without a postal code the province is the one that is given, or else the company’s', () =>
    rolledBack(database, async () => {
      const [request] = await submit();
      const quote = sampleQuote(request!.id);
      assert.equal((await save(quote)).province, 'ON');
      assert.equal((await save({ ...quote, province: 'AB' })).province, 'AB');
      await refused(save({ ...quote, province: 'ZZ' }), 'PT422', 'province');
    }));
});
