import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { municipalities } from '../seed/municipalities.ts';
import { kilometres } from './support/filterOracle.ts';
import { largeCities, provinceNames } from './support/largeCities.ts';
import { openTestDatabase, rolledBack, seedFolder, type TestDatabase } from './support/testDatabase.ts';

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase({ seed: true });
});
after(() => database.close());

interface Found {
  name: string | null;
  lat: number;
  lng: number;
}
interface Part {
  kind: string;
  place?: string;
}
const findPlace = async (near: string) => (await database.query<Found>('select * from private.find_place($1)', [near]))[0]!;
const placeIn = async (text: string) => {
  const [row] = await database.query<{ parts: Part[] }>('select private.understand($1) as parts', [text]);
  return row!.parts.filter(({ kind }) => kind === 'city' || kind === 'area').map(({ place }) => place);
};
const withoutAccents = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '');

describe('the large municipalities', () => {
  for (const [english, french, province, lat, lng, known = english] of largeCities) {
    const [inEnglish, inFrench, short] = provinceNames[province]!;
    // Alone, it is the name of several cities.
    const alone = french === 'Saint-Jean' ? [] : [french, french.toLowerCase(), withoutAccents(french).toUpperCase()];
    const written = [
      ...[english, english.toLowerCase(), `${english} ${province}`, `${english}, ${inEnglish}`],
      ...[...alone, `${french}, ${province}`, `${french}, ${inFrench}`, `${french} (${inFrench})`, `${french} (${short})`],
    ];
    test(`${english}, ${province} is known in both languages, and where it is`, async () => {
      for (const near of written) {
        const found = await findPlace(near);
        assert.equal(found.name, `${known}, ${province}`, near);
        const away = kilometres([lat, lng], found as never);
        assert.ok(away < 10, `${near}: ${away} km from its city hall`);
      }
      for (const text of [`plumber in ${english}, ${inEnglish}`, `plumber ${english}`, `plombier à ${french} (${inFrench})`]) {
        assert.deepEqual(await placeIn(text), [`${known}, ${province}`], text);
      }
    });
  }

  test('are at least 60, each once', () => {
    const names = largeCities.map(([english, , province]) => `${english}, ${province}`);
    assert.ok(new Set(names).size >= 60);
    assert.equal(new Set(names).size, names.length);
  });
});

for (const [near, name] of [
  ['St-Jérôme', 'Saint-Jérôme, QC'],
  ['st hyacinthe', 'Saint-Hyacinthe, QC'],
  ['Ste-Thérèse', 'Sainte-Thérèse, QC'],
  ['Saint Catharines', 'St. Catharines, ON'],
  ['St Johns NL', "St. John's, NL"],
  ['Ville de Québec', 'Québec, QC'],
  ['Ville d’Oshawa', 'Oshawa, ON'],
  ['City of Vaughan', 'Vaughan, ON'],
  ['Scarborough', 'Toronto, ON'],
  ['Sainte-Foy', 'Québec, QC'],
  ['Orléans, Ontario', 'Ottawa, ON'],
  ['Lloydminster, Saskatchewan', 'Lloydminster, SK'],
  ['Fort Saskatchewan', 'Fort Saskatchewan, AB'],
  ['bramton', 'Brampton, ON'],
  ['mont', 'Montréal, QC'],
  ['lon', 'London, ON'],
  ['Quebec', 'Québec, QC'],
  ['V5H 4M1', 'V5H (Burnaby, BC)'],
  // There is no such city there, and another one of its name is far away.
  ['Richmond, QC', null],
  ['Ontario', null],
] as const) {
  test(`${near} means ${name ?? 'no place'}`, async () => {
    assert.equal((await findPlace(near)).name, name);
  });
}

test('what looks like a province may belong to the sentence', async () => {
  assert.deepEqual(await placeIn('plombier Laval on cherche'), ['Laval, QC']);
});

test('a borough is looked around where it is', async () => {
  const [scarborough, downtown] = [await findPlace('Scarborough'), await findPlace('Toronto')];
  assert.ok(kilometres([43.773, -79.258], scarborough as never) < 3);
  assert.ok(kilometres([downtown.lat, downtown.lng], scarborough as never) > 10);
});

test('every municipality is found by its name and its postal areas, and no area stands twice', async () => {
  const areas = municipalities.flatMap(([, , , , all]) => all.split(' '));
  assert.equal(new Set(areas).size, areas.length);
  for (const [name, province, lat, lng, all] of municipalities) {
    const found = await findPlace(`${name}, ${province}`);
    assert.deepEqual([found.name, found.lat, found.lng], [`${name}, ${province}`, lat, lng]);
    for (const area of all.split(' ')) assert.equal((await findPlace(`${area} 1A1`)).name, `${area} (${name}, ${province})`);
  }
});

test('every city of a postal area can be looked up', async () => {
  const cities = await database.query<{ city: string; province: string }>('select distinct city, province from fsa_centroids');
  for (const { city, province } of cities) assert.equal((await findPlace(`${city}, ${province}`)).name, `${city}, ${province}`);
});

test('a database that has its postal areas already gets the municipalities', () =>
  rolledBack(database, async () => {
    await database.exec(`
      delete from private.place_names;
      delete from public.fsa_centroids where city = 'Brampton';
      update public.fsa_centroids set city = 'Moncton', city_key = 'moncton' where fsa = 'E1A'`);
    assert.notEqual((await findPlace('Brampton')).name, 'Brampton, ON');
    await database.exec(readFileSync(new URL('41_places.sql', seedFolder), 'utf8'));
    assert.equal((await findPlace('Brampton')).name, 'Brampton, ON');
    assert.equal((await findPlace('E1A')).name, 'E1A (Dieppe, NB)');
    assert.equal((await findPlace('Grand Sudbury')).name, 'Sudbury, ON');
  }));
