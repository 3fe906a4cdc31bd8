import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { answers } from '../answers.ts';
import { callAs } from './support/callAs.ts';
import { companies } from './support/requests.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { doWork, submitReview } from './support/reviews.ts';

const database = databaseForEachTest();

const factsOf = (...ids: string[]) => callAs<ReturnType<typeof answers.service_facts.parse>>(database, 'anon', 'service_facts', { ids });
const provider = async () => (await factsOf(companies.provider))[0]!;
const price = (cents: number | null, unit: string | null, position: number) =>
  database.query(
    "insert into public.provider_services (provider_id, name_en, price_cents, price_unit, position) values ($1, 'Work', $2, $3, $4)",
    [companies.provider, cents, unit, position],
  );
const licence = (...[kind, status = 'verified', jurisdiction = 'ON', days = 100]: readonly [string, string?, string?, number?]) =>
  database.query(
    `insert into public.credentials (provider_id, kind, jurisdiction, number, status, checked_at, expires_on)
     values ($1, $2, $3, 'SECRET-1234', $4, now(), current_date + $5::integer)`,
    [companies.provider, kind, jurisdiction, status, days],
  );

test('a company that says nothing has nothing but its languages', async () => {
  assert.deepEqual(await factsOf(companies.rival), [
    {
      id: companies.rival,
      languages: ['en'],
      is_sample: false,
      tagline: null,
      logo: null,
      image: null,
      price: null,
      licence: null,
      review: null,
    },
  ]);
});

test('the lowest price that is stated, with what it is for', async () => {
  await price(null, 'hour', 1);
  await price(0, null, 2);
  await price(12_000, null, 3);
  await price(9_500, 'hour', 4);
  assert.deepEqual((await provider()).price, { cents: 9_500, unit: 'hour' });
});

test('the first picture of its work, and its tagline in the languages it was written in', async () => {
  for (const [position, image] of ['art:service-hvac', 'art:service-plumbing'].entries())
    await database.query(
      "insert into public.portfolio_items (provider_id, title_en, image_path, alt_en, position) values ($1, 'Work', $2, 'A room', $3)",
      [companies.provider, image, 1 - position],
    );
  await database.query("update public.providers set tagline_en = 'Dry by noon' where id = $1", [companies.provider]);
  const { image, tagline } = await provider();
  assert.deepEqual([image, tagline], ['art:service-plumbing', { en: 'Dry by noon', fr: null }]);
});

test('its logo, by the name under which the product itself keeps it; none once it is taken away', async () => {
  const logo = `u/${crypto.randomUUID()}/${'a'.repeat(64)}.png`;
  await database.query('update public.providers set logo_path = $2 where id = $1', [companies.provider, logo]);
  assert.equal((await provider()).logo, logo);
  await database.exec('savepoint elsewhere');
  await assert.rejects(database.exec("update public.providers set logo_path = 'https://elsewhere.example/logo.png'"), /logo_path/);
  await database.exec('rollback to savepoint elsewhere; update public.providers set logo_path = null');
  assert.equal((await provider()).logo, null);
});

describe('a licence', () => {
  const cases: [what: string, given: Parameters<typeof licence>, expected: string | null][] = [
    ['of the trade that was checked', ['red_seal'], 'red_seal'],
    ['that holds in the whole country', ['red_seal', 'verified', 'CA'], 'red_seal'],
    ['that was only claimed', ['red_seal', 'claimed'], null],
    ['that was refused', ['red_seal', 'rejected'], null],
    ['that ran out', ['red_seal', 'verified', 'ON', -1], null],
    ['of another trade', ['esa_ecra'], null],
    ['of another province', ['tssa', 'verified', 'BC'], null],
    ['that is an insurance', ['liability_insurance'], null],
  ];
  for (const [what, given, expected] of cases)
    test(`${what}: ${expected ?? 'none'}`, async () => {
      await licence(...given);
      assert.equal((await provider()).licence, expected);
    });

  test('of the trade comes before one that every trade has, and its number stays here', async () => {
    await licence('municipal');
    await licence('tssa');
    const facts = await provider();
    assert.equal(facts.licence, 'tssa');
    assert.doesNotMatch(JSON.stringify(facts), /SECRET/);
  });
});

test('the newest review that stands, and none that was taken down; words that the company supplies are no review', async () => {
  await database.query(
    "insert into public.provider_testimonials (provider_id, name, rating, text_en) values ($1, 'Ann', 5, 'Best company ever')",
    [companies.provider],
  );
  assert.equal((await provider()).review, null);
  const { id } = await submitReview(database, await doWork(database), { body: `Quick and tidy. ${'word '.repeat(80)}`, rating: 4 });
  const { text, ...rest } = (await provider()).review!;
  assert.deepEqual([text.startsWith('Quick and tidy.'), text.length, rest], [true, 200, { locale: 'en', rating: 4 }]);
  await database.query("update public.reviews set status = 'removed', reason = 'private' where id = $1", [id]);
  assert.equal((await provider()).review, null);
});

describe('asked for what it must not tell', () => {
  test('a company that is not, or no longer, approved has no facts for anybody, its own people included', async () => {
    await price(9_500, null, 1);
    for (const status of ['draft', 'submitted', 'suspended', 'closed']) {
      await database.query('update public.providers set status = $2 where id = $1', [companies.provider, status]);
      for (const actor of ['anon', 'provider', 'stranger', 'staff'] as const)
        assert.deepEqual(await callAs(database, actor, 'service_facts', { ids: [companies.provider, companies.suspended] }), []);
    }
  });

  test('a company that is not in the directory has none', async () => {
    await database.query('update public.providers set in_directory = false where id = $1', [companies.provider]);
    assert.deepEqual(await factsOf(companies.provider), []);
  });

  test('a list of lists is no way to ask for more than a hundred', async () => {
    const unknown = Array.from({ length: 100 }, () => crypto.randomUUID());
    const [answer] = await database.query<{ facts: unknown[] }>('select public.service_facts(array[$1::uuid[]]) as facts', [
      `{${[...unknown, companies.provider].join(',')}}`,
    ]);
    assert.deepEqual(answer!.facts, []);
  });

  test('a hundred are answered at most, each once', async () => {
    const unknown = Array.from({ length: 100 }, () => crypto.randomUUID());
    assert.deepEqual(await factsOf(...unknown, companies.provider), []);
    assert.equal((await factsOf(companies.provider, companies.provider)).length, 1);
    assert.deepEqual(await factsOf(), []);
  });
});
