import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { seedId } from '../seed/sql.ts';
import { openTestDatabase, rolledBack, type TestDatabase } from './support/testDatabase.ts';

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase({ seed: true });
});
after(() => database.close());

const northline = seedId('service 0');
const roofing = "primary_category = 'Roofing', city = 'Toronto', province = 'ON'";
const expectSummaries = (changes: string, expected: { en: string; fr: string }) =>
  rolledBack(database, async () => {
    await database.query(`update providers set ${roofing}, ${changes} where id = $1`, [northline]);
    const [found] = await database.query(
      `select describe_service(p, 'en') ->> 'description' as en, describe_service(p, 'fr') ->> 'description' as fr
         from jsonb_build_object('id', $1::text) as p`,
      [northline],
    );
    assert.deepEqual(found, expected);
  });

test('search engines show of a company its own line as a sentence, its trade and its place', async () => {
  await expectSummaries("tagline_en = 'Warm all winter', tagline_fr = 'Au chaud tout l’hiver!'", {
    en: 'Warm all winter. Roofing in Toronto, ON.',
    fr: 'Au chaud tout l’hiver! Toiture (Toronto, Ont.).',
  });
});

test('or what its page holds where it wrote none', async () => {
  await expectSummaries('tagline_en = null, tagline_fr = null', {
    en: 'Roofing in Toronto, ON: rating, checked credentials, response time and a way to ask for a quote.',
    fr: 'Toiture (Toronto, Ont.)\u00a0: note, attestations vérifiées, délai de réponse et demande de soumission.',
  });
});

test('French names the place as French readers know it', () =>
  rolledBack(database, async () => {
    const expected: Readonly<Record<string, string>> = {
      "St. John's, NL": "St. John's, T.-N.-L.",
      'Quebec City, QC': 'Québec, Qc',
      'Quebec, QC': 'Québec, Qc',
      'montreal, QC': 'Montréal, Qc',
      'Trois-Rivieres, QC': 'Trois-Rivières, Qc',
      'Le Bic, QC': 'Le Bic, Qc',
      'North York, ON': 'North York, Ont.',
      'Vancouver, BC': 'Vancouver, C.-B.',
      'Iqaluit, NU': 'Iqaluit, Nunavut',
      'Calgary, AB': 'Calgary, Alb.',
      'Winnipeg, MB': 'Winnipeg, Man.',
      'Moncton, NB': 'Moncton, N.-B.',
      'Halifax, NS': 'Halifax, N.-É.',
      'Yellowknife, NT': 'Yellowknife, T. N.-O.',
      'Charlottetown, PE': 'Charlottetown, Î.-P.-É.',
      'Regina, SK': 'Regina, Sask.',
      'Whitehorse, YT': 'Whitehorse, Yukon',
      ', ON': 'Ont.',
      'Springfield, XX': 'Springfield, XX',
      'the whole island': 'the whole island',
    };
    const named = await database.query<{ place: string; en: string; fr: string }>(
      `select place, private.place_in(place, 'en') as en, private.place_in(place, 'fr') as fr from unnest($1::text[]) as place`,
      [Object.keys(expected)],
    );
    assert.deepEqual(Object.fromEntries(named.map(({ place, fr }) => [place, fr])), expected);
    assert.deepEqual(
      named.map(({ en }) => en),
      named.map(({ place }) => place),
    );
    assert.deepEqual(await database.query(`select private.place_in('', 'fr') as empty, private.place_in(null, 'fr') as none`), [
      { empty: null, none: null },
    ]);
  }));

test('at least 30 characters for every company of the seed, in both languages', async () => {
  assert.deepEqual(
    await database.query(
      `select s.id from services as s cross join unnest(array['en', 'fr']) as locale
        where length(describe_service(jsonb_build_object('id', s.id), locale) ->> 'description') < 30`,
    ),
    [],
  );
});
