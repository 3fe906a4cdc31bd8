import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { search, type SearchAnswer } from './support/search.ts';
import { openTestDatabase, type TestDatabase } from './support/testDatabase.ts';

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase({ seed: true });
});
after(() => database.close());

const because = ({ also }: SearchAnswer, reason: string) => also.filter((row) => row.reason === reason);

describe('a French word for a trade', () => {
  for (const [word, trade] of [
    ['plombier', 'Plumbing'],
    ['Plombiers', 'Plumbing'],
    ['électricien', 'Electrical'],
    ['electricienne', 'Electrical'],
    ['couvreur', 'Roofing'],
    ['toiture', 'Roofing'],
    ['chauffage', 'HVAC'],
    ['thermopompe', 'HVAC'],
    ['paysagiste', 'Landscaping'],
    ['peintre', 'Painting'],
    ['plancher', 'Flooring'],
    ['entrepreneur général', 'Construction'],
    ['salle de bain', 'Bathroom Renovation'],
    ['portes et fenêtres', 'Windows & Doors'],
    ['homme à tout faire', 'Home Maintenance'],
    ['déménageur', 'Moving'],
    ["système d'alarme", 'Home Security'],
    ['handyman', 'Home Maintenance'],
  ] as const) {
    test(`${word} finds ${trade}, after the literal matches and not counted among them`, async () => {
      const answer = await search(database, { q: word, page_size: 100 });
      const literal = answer.items.every(({ name, category, location }) =>
        [name, category, location].some((field) => field.toLowerCase().includes(word.toLowerCase())),
      );
      assert.ok(literal && answer.matched === answer.items.length);
      const found = because(answer, 'synonym');
      assert.ok(found.length > 0);
      assert.deepEqual([...new Set(found.map(({ category }) => category))], [trade]);
    });
  }

  test('beside a city, both count', async () => {
    const found = because(await search(database, { q: 'plombier à montreal' }), 'synonym');
    assert.ok(found.length > 0);
    assert.ok(found.every(({ category, location }) => category === 'Plumbing' && location === 'Montréal, QC'));
  });
});

describe('words apart', () => {
  test('a trade and a city are found although no field holds both', async () => {
    const answer = await search(database, { q: 'Plumbing Toronto' });
    assert.equal(answer.matched, 0);
    assert.ok(because(answer, 'words').length > 5);
    assert.ok(because(answer, 'words').every(({ category, location }) => category === 'Plumbing' && location === 'Toronto, ON'));
  });
});

describe('a misspelt word', () => {
  for (const [typed, field, meant] of [
    ['plumer', 'category', 'Plumbing'],
    ['plumbng', 'category', 'Plumbing'],
    ['roofng', 'category', 'Roofing'],
    ['electrican', 'category', 'Electrical'],
    ['lanscaping', 'category', 'Landscaping'],
    ['toronot', 'location', 'Toronto, ON'],
    ['vancover', 'location', 'Vancouver, BC'],
  ] as const) {
    test(`${typed} finds ${meant} and says that it guesses`, async () => {
      const answer = await search(database, { q: typed });
      assert.equal(answer.matched, 0);
      assert.deepEqual(because(answer, 'spelling').length, answer.also.length);
      assert.ok(answer.also.filter((row) => row[field] === meant).length > answer.also.length / 2);
    });
  }

  test('beside a word that is right, both count', async () => {
    const { also } = await search(database, { q: 'roofing vancover' });
    assert.ok(also.length > 0);
    assert.ok(also.every(({ reason, location }) => reason === 'spelling' && location === 'Vancouver, BC'));
  });

  test('a word that somebody uses is not guessed at', async () => {
    const answer = await search(database, { q: 'Northline' });
    assert.deepEqual([answer.matched, answer.also], [1, []]);
  });

  test('a word that is like nothing finds nothing', async () => {
    const answer = await search(database, { q: 'zzzqqq' });
    assert.deepEqual([answer.matched, answer.also], [0, []]);
  });
});

test('nobody stands twice, and milder reasons come first', async () => {
  const order = ['accents', 'words', 'synonym', 'spelling'];
  for (const q of ['plombier montréal', 'plombier montreal', 'toiture quebec', 'rénovation', 'cuisine trois-rivieres']) {
    const { items, also } = await search(database, { q });
    const all = [...items, ...also].map(({ id }) => id);
    assert.equal(new Set(all).size, all.length, q);
    const places = also.map(({ reason }) => order.indexOf(reason));
    assert.deepEqual(places, places.toSorted(), q);
    assert.ok(also.length <= 24);
  }
});
