import assert from 'node:assert/strict';
import fc from 'fast-check';
import { after, before, describe, test } from 'node:test';
import { seedId } from '../seed/sql.ts';
import { becomeActor } from './support/people.ts';
import { openTestDatabase, rolledBack, type TestDatabase } from './support/testDatabase.ts';

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase({ seed: true });
});
after(() => database.close());

const northline = seedId('service 0');
const describeService = async (params: unknown, locale?: string) => {
  const [row] = await database.query<{ facts: Facts | null }>(`select describe_service($1::text::jsonb${locale ? ', $2' : ''}) as facts`, [
    JSON.stringify(params),
    ...(locale ? [locale] : []),
  ]);
  return row!.facts;
};
interface Facts {
  title: string;
  description: string;
  jsonLd: [
    { '@type': string; aggregateRating?: unknown; [key: string]: unknown },
    { '@type': string; itemListElement: { item: string }[] },
  ];
}

/** Real reviews as a second part of the view that ratings are made of. */
const withReviews = `
  set local role migrator;
  create table private.test_reviews (provider_id uuid, stars integer);
  create or replace view private.rating_sources as
    select provider_id, true as imported, rating::numeric * review_count as stars, review_count as reviews from public.provider_rating_base
    union all
    select provider_id, false, stars::numeric, 1 from private.test_reviews;
  reset role`;

describe('ratings', () => {
  test('the shown rating is the average over imported and real reviews, rounded half up to a tenth', () =>
    rolledBack(database, async () => {
      await database.exec(withReviews);
      const base = fc.option(fc.record({ tenths: fc.integer({ min: 10, max: 50 }), count: fc.integer({ min: 1, max: 400 }) }), {
        nil: null,
      });
      await fc.assert(
        fc.asyncProperty(base, fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 30 }), async (imported, stars) => {
          await database.exec(`delete from provider_rating_base where provider_id = '${northline}'; delete from private.test_reviews`);
          if (imported) {
            await database.query("insert into provider_rating_base values ($1, $2, $3, 'imported')", [
              northline,
              imported.tenths / 10,
              imported.count,
            ]);
          }
          await database.query('insert into private.test_reviews select $1::uuid, unnest($2::text::integer[])', [
            northline,
            `{${stars.join()}}`,
          ]);
          await database.query('select private.project_service($1::uuid)', [northline]);

          const reviews = (imported?.count ?? 0) + stars.length;
          const tenths = (imported ? imported.tenths * imported.count : 0) + stars.reduce((sum, star) => sum + star * 10, 0);
          const rating = reviews === 0 ? null : Math.floor((tenths + reviews / 2) / reviews) / 10;
          assert.deepEqual(await database.query('select rating, review_count from services where id = $1', [northline]), [
            { rating, review_count: reviews },
          ]);
          // Structured data knows the real ones alone.
          const [business] = (await describeService({ id: northline }))!.jsonLd;
          assert.equal((business.aggregateRating as { reviewCount: number } | undefined)?.reviewCount, stars.length || undefined);
        }),
        { numRuns: 60 },
      );
    }));
});

describe('after any changes the directory says what the tables say', () => {
  const ids = [0, 1, 2].map((index) => seedId(`service ${index}`));
  const provider = fc.constantFrom(...ids);
  const change = fc.oneof(
    fc
      .tuple(provider, fc.constantFrom('approved', 'suspended', 'draft'))
      .map(([id, status]) => `update providers set status = '${status}' where id = '${id}'`),
    fc
      .tuple(provider, fc.constantFrom('Alpha', 'Beta'))
      .map(([id, name]) => `update providers set trade_name = '${name}', city = '${name}town' where id = '${id}'`),
    fc
      .tuple(provider, fc.constantFrom('verified', 'rejected'))
      .map(([id, status]) => `update credentials set status = '${status}', checked_at = now() where provider_id = '${id}'`),
    provider.map((id) => `delete from credentials where provider_id = '${id}' and kind = 'identity'`),
    provider.map((id) => `insert into credentials (provider_id, kind, status, checked_at) values ('${id}', 'identity', 'verified', now())`),
    provider.map(
      (id) =>
        `update credentials set provider_id = '${id}', number = gen_random_uuid()::text where provider_id in (${ids.map((other) => `'${other}'`).join()})`,
    ),
    fc
      .tuple(provider, fc.integer({ min: 10, max: 50 }))
      .map(([id, tenths]) => `update provider_rating_base set rating = ${tenths / 10} where provider_id = '${id}'`),
    provider.map((id) => `delete from provider_rating_base where provider_id = '${id}'`),
  );
  const truth = `
    select p.id, p.trade_name as name, p.primary_category as category, b.rating, coalesce(b.review_count, 0) as review_count,
           p.city || ', ' || p.province as location, p.response_time,
           exists (select from credentials where provider_id = p.id and kind = 'identity' and status = 'verified')
           and exists (select from credentials where provider_id = p.id and kind = 'liability_insurance' and status = 'verified') as verified
      from providers as p left join provider_rating_base as b on b.provider_id = p.id
     where p.status = 'approved' and p.id = any ($1::uuid[]) order by p.id`;

  test('for any sequence of changes', () =>
    fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), (changes) =>
        rolledBack(database, async () => {
          for (const statement of changes) await database.exec(statement);
          const shown = await database.query('select * from services where id = any ($1::uuid[]) order by id', [ids]);
          assert.deepEqual(shown, await database.query(truth, [ids]));
        }),
      ),
      { numRuns: 60 },
    ));
});

describe('what search engines are told', () => {
  test('a business and the way to it, without an imported rating', async () => {
    const facts = (await describeService({ id: northline }, 'en'))!;
    assert.equal(facts.title, 'Northline Renovations – Construction, Toronto, ON');
    assert.equal(facts.description, 'Whole-home renovations, built for Canadian winters. Construction in Toronto, ON.');
    const [business, trail] = facts.jsonLd;
    assert.deepEqual(
      [business['@type'], business['url'], business['telephone']],
      ['LocalBusiness', `{site}/services/${northline}`, '+14165550142'],
    );
    assert.equal(business.aggregateRating, undefined);
    assert.deepEqual(
      trail.itemListElement.map(({ item }) => item),
      ['{site}', '{site}/services', `{site}/services/${northline}`],
    );
  });

  test('in French', async () => {
    assert.equal(
      (await describeService({ id: northline }, 'fr'))!.description,
      'Des rénovations complètes, pensées pour nos hivers. Construction (Toronto, Ont.).',
    );
    const plain = (await describeService({ id: seedId('service 700') }, 'fr'))!;
    assert.match(plain.description, /\u00a0: note, attestations vérifiées, délai de réponse et demande de soumission\.$/);
  });

  test('who it is, its trade in the language and where; the page itself is told the same title', () =>
    rolledBack(database, async () => {
      const told = async (row: { name: string; category: string; location?: string; verified?: boolean }) => {
        const [added] = await database.query<{ id: string }>(
          'insert into public.services (name, category, location, verified) values ($1, $2, $3, $4) returning id',
          [row.name, row.category, row.location ?? '', row.verified ?? false],
        );
        const [en, fr] = [await describeService({ id: added!.id }, 'en'), await describeService({ id: added!.id }, 'fr')];
        const [page] = await database.query<{ titles: unknown }>("select provider_profile($1) -> 'page_title' as titles", [added!.id]);
        assert.deepEqual(page!.titles, { en: en!.title, fr: fr!.title });
        return [en!.title, fr!.title, en!.description, fr!.description];
      };
      assert.deepEqual(await told({ name: 'Rivermarch', category: 'Cleaning', location: "St. John's, NL", verified: true }), [
        "Rivermarch – Cleaning, St. John's, NL",
        "Rivermarch – Entretien ménager, St. John's, T.-N.-L.",
        "Cleaning in St. John's, NL: rating, checked credentials, response time and a way to ask for a quote.",
        "Entretien ménager (St. John's, T.-N.-L.)\u00a0: note, attestations vérifiées, délai de réponse et demande de soumission.",
      ]);
      // Nothing is promised of credentials that nobody checked, and a trade that no list has is shown as it is.
      assert.deepEqual(await told({ name: 'Rivermarch', category: 'Chimney Sweeping' }), [
        'Rivermarch – Chimney Sweeping',
        'Rivermarch – Chimney Sweeping',
        'Chimney Sweeping: rating, response time and a way to ask for a quote.',
        'Chimney Sweeping\u00a0: note, délai de réponse et demande de soumission.',
      ]);
      // The trade stays out of a title that would be cut.
      const long = await told({ name: 'Rivermarch and Sons of the Valley', category: 'HVAC', location: 'Sault Ste. Marie, ON' });
      assert.deepEqual(long.slice(0, 2), [
        'Rivermarch and Sons of the Valley – Sault Ste. Marie, ON',
        'Rivermarch and Sons of the Valley – Sault Ste. Marie, Ont.',
      ]);
    }));

  for (const params of [{ id: 'nobody' }, { id: seedId('nobody') }, {}, { id: { deep: true } }, [], null]) {
    test(`${JSON.stringify(params)} is nobody, for a visitor too`, () =>
      rolledBack(database, async () => {
        await becomeActor(database, 'anon');
        assert.equal(await describeService(params), null);
      }));
  }
});
