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
    test(`${word} finds ${trade}: counted where no company has the word, else after those that have it`, async () => {
      const answer = await search(database, { q: word, page_size: 100 });
      const tradesOf = (rows: readonly { category: string }[]) => [...new Set(rows.map(({ category }) => category))];
      if (answer.understood) {
        assert.deepEqual([tradesOf(answer.items), answer.also], [[trade], []]);
        assert.deepEqual(answer.understood, [{ kind: 'trade', typed: word.replace("'", ' '), trades: [trade] }]);
        return;
      }
      const literal = answer.items.every(({ name, category, location }) =>
        [name, category, location].some((field) => field.toLowerCase().includes(word.toLowerCase())),
      );
      assert.ok(literal && answer.matched === answer.items.length);
      assert.deepEqual(tradesOf(because(answer, 'synonym')), [trade]);
    });
  }

  test('beside a city, both count', async () => {
    const { items, matched, understood } = await search(database, { q: 'plombier à montreal' });
    assert.ok(matched > 0);
    assert.ok(items.every(({ category, location }) => category === 'Plumbing' && location === 'Montréal, QC'));
    assert.deepEqual(understood, [
      { kind: 'trade', typed: 'plombier', trades: ['Plumbing'] },
      { kind: 'city', typed: 'montreal', place: 'Montréal, QC' },
    ]);
  });

  test('of two, the one that says more counts: what is wrong means less than where', async () => {
    const { understood } = await search(database, { q: 'mice in the attic' });
    assert.deepEqual(understood, [{ kind: 'trade', typed: 'mice', trades: ['Pest Control'] }]);
  });

  test('in another trade than it means, nothing is found, and the page still knows what was meant', async () => {
    const { matched, items, understood } = await search(database, { q: 'plumber', cat: 'Roofing' });
    assert.deepEqual([matched, items, understood?.[0]?.trades], [0, [], ['Plumbing']]);
  });
});

describe('a place in the text', () => {
  test('a postal code means 25 km around it, and distances are measured from there', async () => {
    const { items, place, understood } = await search(database, { q: 'electrician m5v 1A1' });
    assert.ok(items.length > 0 && items.every(({ category, distance_km: km }) => category === 'Electrical' && km! <= 25));
    assert.equal(place, 'M5V (Toronto, ON)');
    assert.deepEqual(understood?.[1], { kind: 'area', typed: 'm5v 1A1', place: 'M5V (Toronto, ON)' });
  });

  test('a city with its province is one place', async () => {
    const { understood } = await search(database, { q: 'roofer Hamilton Ontario' });
    assert.deepEqual(understood?.[1], { kind: 'city', typed: 'Hamilton Ontario', place: 'Hamilton, ON' });
  });

  test('a city that no company is in means the area around it', async () => {
    const { items, understood } = await search(database, { q: 'plumber laval' });
    assert.deepEqual(understood?.[1], { kind: 'area', typed: 'laval', place: 'Laval, QC' });
    assert.ok(items.length > 0 && items.every(({ location }) => location === 'Montréal, QC'));
  });
});

describe('a rating in the text', () => {
  for (const [q, least] of [
    ['electrician near M5V over 4.5', 4.5],
    ['electrician M5V at least 4', 4],
    ['electrician rated 4 near M5V', 4],
    ['4+ star electrician near M5V', 4],
    ['4.5 stars and up electrician M5V', 4.5],
    ['électricien M5V plus de 4,5', 4.5],
    ['électricien noté 4 et plus M5V', 4],
    ['électricien 4,5 étoiles M5V', 4.5],
  ] as const) {
    test(`${q} means ${least} of five at least`, async () => {
      const { items, matched, understood } = await search(database, { q, page_size: 100 });
      assert.ok(matched > 0);
      assert.ok(items.every(({ category, rating, distance_km: km }) => category === 'Electrical' && rating! >= least && km! <= 25));
      assert.deepEqual(new Set(understood?.map((part) => part.least ?? part.kind)), new Set(['trade', 'area', least]));
    });
  }

  test('without it more companies are found, and taking the others away leaves it', async () => {
    const all = await search(database, { q: 'electrician near M5V' });
    const best = await search(database, { q: 'electrician near M5V over 4.5' });
    assert.ok(best.matched < all.matched);
    const typed = best.understood?.find(({ kind }) => kind === 'rating')?.typed;
    assert.equal(typed, 'over 4.5');
    assert.deepEqual((await search(database, { q: typed! })).understood, [{ kind: 'rating', typed, least: 4.5 }]);
  });

  for (const q of ['plumber over 4 rooms', 'plus de 3 ans plombier', '24 7 plumber', 'plumber over 9', 'plumber over 5.5'])
    test(`"${q}" says nothing of a rating`, async () => {
      const { understood } = await search(database, { q });
      assert.ok(!understood?.some(({ kind }) => kind === 'rating'));
    });
});

describe('words apart', () => {
  test('a trade and a city are found although no field holds both', async () => {
    const { items, matched } = await search(database, { q: 'Plumbing Toronto' });
    assert.ok(matched > 5);
    assert.ok(items.every(({ category, location }) => category === 'Plumbing' && location === 'Toronto, ON'));
  });

  test('what no company has beside a trade is left out, beside nothing it finds nothing', async () => {
    assert.deepEqual((await search(database, { q: 'plumber qwrtzp' })).understood, [
      { kind: 'trade', typed: 'plumber', trades: ['Plumbing'] },
    ]);
    assert.equal((await search(database, { q: 'northline qwrtzp' })).matched, 0);
  });
});

describe('a misspelt word', () => {
  for (const [typed, field, found] of [
    ['plumer', 'category', 'Plumbing'],
    ['plumbng', 'category', 'Plumbing'],
    ['roofng', 'category', 'Roofing'],
    ['electrican', 'category', 'Electrical'],
    ['lanscaping', 'category', 'Landscaping'],
    ['toronot', 'location', 'Toronto, ON'],
    ['vancover', 'location', 'Vancouver, BC'],
  ] as const) {
    test(`${typed} finds ${found} and says how it was read`, async () => {
      const { items, matched, understood } = await search(database, { q: typed });
      assert.ok(matched > 0 && items.every((row) => row[field] === found));
      assert.equal(understood?.length, 1);
      assert.ok(understood[0]!.meant);
    });
  }

  test('beside a word that is right, both count', async () => {
    const { items } = await search(database, { q: 'roofing vancover' });
    assert.ok(items.length > 0);
    assert.ok(items.every(({ category, location }) => category === 'Roofing' && location === 'Vancouver, BC'));
  });

  test('a word that somebody uses is not guessed at', async () => {
    const answer = await search(database, { q: 'Northline' });
    assert.deepEqual([answer.matched, answer.also, answer.understood], [1, [], null]);
  });

  test('a word that is like nothing finds nothing', async () => {
    const answer = await search(database, { q: 'zzzqqq' });
    assert.deepEqual([answer.matched, answer.items, answer.also], [0, [], []]);
  });
});

test('nobody stands twice, milder reasons come first, and nothing follows what is counted as understood', async () => {
  const order = ['accents', 'words', 'synonym', 'spelling'];
  for (const q of ['plombier montréal', 'plombier montreal', 'toiture quebec', 'rénovation', 'toiture', 'cuisine trois-rivieres']) {
    const { items, also, understood } = await search(database, { q });
    const all = [...items, ...also].map(({ id }) => id);
    assert.equal(new Set(all).size, all.length, q);
    const places = also.map(({ reason }) => order.indexOf(reason));
    assert.deepEqual(places, places.toSorted(), q);
    assert.ok(also.length <= (understood ? 0 : 24));
  }
});
