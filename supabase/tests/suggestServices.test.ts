import fc from 'fast-check';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { becomeActor } from './support/people.ts';
import { openTestDatabase, rolledBack, type TestDatabase } from './support/testDatabase.ts';

interface Suggestion {
  kind: 'trade' | 'city' | 'company';
  value: string;
  id?: string;
  n?: number;
  near?: string;
}

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase({ seed: true });
});
after(() => database.close());

const suggest = async (q: string | null, locale: string | null = 'en') =>
  (await database.query<{ answer: Suggestion[] }>('select suggest_services($1, $2) as answer', [q, locale]))[0]!.answer;
const values = async (q: string, kind: string, locale = 'en') =>
  (await suggest(q, locale)).filter((one) => one.kind === kind).map(({ value }) => value);

test('trades by their name, by a word for them, and in French', async () => {
  assert.deepEqual((await values('plu', 'trade'))[0], 'Plumbing');
  assert.deepEqual(await values('plom', 'trade', 'fr'), ['Plumbing']);
  assert.deepEqual(await values('électr', 'trade', 'fr'), ['Electrical']);
  assert.deepEqual(await values('handy', 'trade'), ['Home Maintenance']);
  assert.deepEqual(await values('salle de b', 'trade', 'fr'), ['Bathroom Renovation']);
});

test('words of the language of the page come first', async () => {
  assert.deepEqual([(await values('vit', 'trade', 'fr'))[0], (await values('tile', 'trade', 'en'))[0]], ['Windows & Doors', 'Flooring']);
});

test('cities with the most companies first, with or without their accents', async () => {
  assert.deepEqual(await values('tor', 'city'), ['Toronto, ON']);
  assert.deepEqual(await values('montre', 'city'), ['Montréal, QC']);
  assert.deepEqual(await values('rivi', 'city'), ['Trois-Rivières, QC']);
});

test('companies whose name begins with the text, then those with a later word that does', async () => {
  assert.deepEqual(await values('north', 'company'), ['Northline Renovations']);
  assert.ok((await values('renovations', 'company')).includes('Northline Renovations'));
});

test('trades and cities say how many companies they stand for', async () => {
  const counted = async (column: string, value: string) =>
    (await database.query<{ n: number }>(`select count(*)::integer as n from services where ${column} = $1`, [value]))[0]!.n;
  const [trade] = await suggest('plumb');
  assert.deepEqual(trade, { kind: 'trade', value: 'Plumbing', n: await counted('category', 'Plumbing') });
  const city = (await suggest('toron')).find(({ kind }) => kind === 'city');
  assert.deepEqual(city, { kind: 'city', value: 'Toronto, ON', n: await counted('location', 'Toronto, ON') });
});

test('a trade at a place is understood, with other words beside it, in both languages', async () => {
  assert.deepEqual(await suggest('roofer toronto'), [{ kind: 'trade', value: 'Roofing', near: 'Toronto, ON' }]);
  assert.deepEqual(await suggest('plombier à montréal', 'fr'), [{ kind: 'trade', value: 'Plumbing', near: 'Montréal, QC' }]);
  assert.deepEqual(await suggest('electrician M5V 2T6'), [{ kind: 'trade', value: 'Electrical', near: 'M5V 2T6' }]);
  assert.deepEqual(await suggest('zzz qqq'), []);
});

test('a trade at a place is offered before the name of the place is finished', async () => {
  assert.deepEqual(await suggest('roofer Tor'), [{ kind: 'trade', value: 'Roofing', near: 'Toronto, ON' }]);
  assert.deepEqual(await suggest('plombier montr', 'fr'), [{ kind: 'trade', value: 'Plumbing', near: 'Montréal, QC' }]);
  assert.deepEqual(await suggest('roofer to'), []);
  assert.deepEqual(await suggest('tor roofer'), []);
});

test('never more than eight, never the same twice, nothing for nothing', async () => {
  assert.deepEqual(
    [await suggest(''), await suggest('  '), await suggest(null), await suggest('zzzqqq'), await suggest('x'.repeat(10_000))],
    [[], [], [], [], []],
  );
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.string({ unit: 'grapheme', maxLength: 6 }), fc.constantFrom('p', 'ma', 'r', '%', '_', "'", '\\', 'é')),
      async (q) => {
        if (q.includes('\0') || !q.isWellFormed()) return;
        const found = await suggest(q);
        assert.ok(found.length <= 8);
        const keys = found.map(({ kind, value, id }) => `${kind} ${id ?? value}`);
        assert.equal(new Set(keys).size, keys.length);
      },
    ),
    { numRuns: 80, seed: 9 },
  );
});

test('a visitor may ask', () =>
  rolledBack(database, async () => {
    await becomeActor(database, 'anon');
    assert.ok((await suggest('p', null)).length > 0);
  }));
