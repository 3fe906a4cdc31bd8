import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { makeProviders } from '../seed/providers.ts';
import { seedId } from '../seed/sql.ts';
import { becomeActor, signUpPeople, users } from './support/people.ts';
import { openTestDatabase, rolledBack, type TestDatabase } from './support/testDatabase.ts';

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase({ seed: true });
  await signUpPeople(database);
  await database.query("insert into provider_members (provider_id, user_id, role) values ($1, $2, 'owner')", [northline, users.provider]);
});
after(() => database.close());

const northline = seedId('service 0');
const number = async (sql: string) => Number(Object.values((await database.query(sql))[0]!)[0]);
const changing = (work: () => Promise<void>) => () => rolledBack(database, work);

interface Profile {
  verified: boolean;
  featured: boolean;
  licensed_and_insured: boolean;
  badges: { kind: string }[];
  credentials: { kind: string; state: string; issuer: object | null; number: string | null; source_url: string | null }[];
  [key: string]: unknown;
}
const profileOf = async (id = northline) =>
  (await database.query<{ profile: Profile | null }>('select provider_profile($1) as profile', [id]))[0]!.profile;
const badgesOf = async (id = northline) => (await profileOf(id))!.badges.map(({ kind }) => kind);
const serviceOf = async (id: string) => (await database.query('select * from services where id = $1', [id]))[0];
const sql = (statement: string) => database.exec(statement.replaceAll('$northline', `'${northline}'`));

test('every seeded source of a check has a name in both languages', async () => {
  const { credentials } = (await profileOf())!;
  const municipal = credentials.find(({ kind }) => kind === 'municipal')!;
  assert.deepEqual(municipal.issuer, { en: 'City of Toronto', fr: 'Ville de Toronto' });
  assert.equal(await number('select count(*) from credentials where issuer is null <> (issuer_fr is null)'), 0);
});

describe('the directory as a projection', () => {
  test('every seeded row keeps its values after all triggers', async () => {
    const rows = await database.query('select * from services');
    const byId = new Map(rows.map((row) => [row['id'], row]));
    makeProviders().forEach((made, index) => {
      const id = seedId(`service ${index}`);
      const { name, category, rating, reviewCount: review_count, location, responseTime: response_time, verified } = made;
      assert.deepEqual(byId.get(id), { id, name, category, rating, review_count, location, response_time, verified });
    });
    assert.equal(rows.length, 1240);
    assert.equal(await number('select count(*) from providers as p join services as s on s.id = p.id'), 1240);
  });

  test(
    'only approved companies are listed',
    changing(async () => {
      const id = '00000000-0000-4000-8000-0000000000e1';
      await database.query(
        "insert into providers (id, trade_name, primary_category, city, province) values ($1, 'New Co', 'Siding', 'Guelph', 'ON')",
        [id],
      );
      assert.equal(await serviceOf(id), undefined);
      await sql(`update providers set status = 'approved' where id = '${id}'`);
      assert.deepEqual(await serviceOf(id), {
        id,
        name: 'New Co',
        category: 'Siding',
        rating: null,
        review_count: 0,
        location: 'Guelph, ON',
        response_time: '',
        verified: false,
      });
      await sql(`update providers set trade_name = 'Newer Co' where id = '${id}'`);
      assert.equal((await serviceOf(id))!['name'], 'Newer Co');
      await sql(`update providers set status = 'suspended' where id = '${id}'`);
      assert.equal(await serviceOf(id), undefined);
      assert.equal(await profileOf(id), null);
      await sql(`update providers set status = 'approved' where id = '${id}'; delete from providers where id = '${id}'`);
      assert.equal(await serviceOf(id), undefined);
    }),
  );

  test(
    'a row without a company behind it stays as it is and has a page',
    changing(async () => {
      const id = '00000000-0000-4000-8000-0000000000e2';
      await database.query("insert into services (id, name, category, rating, review_count) values ($1, 'Alone', 'Roofing', 4.4, 3)", [id]);
      const profile = await profileOf(id);
      assert.deepEqual([profile!['name'], profile!['rating'], profile!['services'], profile!.badges], ['Alone', 4.4, [], []]);
    }),
  );

  test('an id that nobody has is nobody', async () => {
    assert.equal(await profileOf('00000000-0000-4000-8000-0000000000ee'), null);
  });
});

describe('the seeded profiles', () => {
  const full = 'from providers where exists (select from portfolio_items where provider_id = providers.id)';

  test('150 full ones, six in each trade or more, in 6 cities or more, a quarter with French texts', async () => {
    assert.equal(await number(`select count(*) ${full}`), 150);
    assert.equal(await number(`select min(n) from (select count(*) as n ${full} group by primary_category) as counted`), 6);
    assert.equal(await number(`select count(distinct primary_category) ${full}`), 24);
    assert.ok((await number(`select count(distinct city) ${full}`)) >= 6);
    assert.ok(
      (await number(`select count(*) ${full} and description_fr is not null and tagline_fr is not null and 'fr' = any (languages)`)) * 4 >=
        150,
    );
    for (const list of ['portfolio_items', 'provider_testimonials']) {
      assert.equal(await number(`select count(distinct provider_id) from ${list}`), 150, list);
    }
  });

  test('every company says when it is open, in one of six ways', async () => {
    assert.equal(
      await number('select count(*) from providers where in_directory and is_sample and not coalesce(private.is_hours(hours), false)'),
      0,
    );
    assert.equal(await number('select count(distinct hours) from providers where in_directory and is_sample'), 6);
  });

  test('every company says what it does, charges and where it goes, in the languages it serves in', async () => {
    assert.equal(
      await number(
        'select count(*) from providers where in_directory and (description_en is null or established is null or employees is null)',
      ),
      0,
    );
    const french = "tagline_fr is not null and description_fr is not null and 'fr' = any (languages)";
    assert.equal(
      await number(
        `select count(*) from providers where in_directory and province in ('QC', 'NB') and not (${french}) and id not in (select provider_id from portfolio_items)`,
      ),
      0,
    );
    assert.equal(await number('select count(*) from provider_services where name_fr is null or price_cents is null'), 0);
    for (const list of ['provider_services', 'provider_areas'])
      assert.equal(await number(`select count(distinct provider_id) from ${list}`), 1240, list);
    const offered = 'select count(*) as n from provider_services group by provider_id';
    assert.equal(await number(`select min(n) from (${offered}) as offered`), 2);
  });

  test('no sentence of more than eight words stands in more than three descriptions', async () => {
    for (const language of ['en', 'fr']) {
      const rows = await database.query<{ said: string }>(
        `select description_${language} as said from providers where description_${language} is not null`,
      );
      const sentences = rows
        .flatMap(({ said }) => said.split(/(?<=[.!?])\s+(?=\p{Lu})/u))
        .filter((sentence) => sentence.split(/\s+/).length > 8);
      const counts = Map.groupBy(sentences, (sentence) => sentence);
      const often = [...counts].filter(([, uses]) => uses.length > 3).map(([sentence]) => sentence);
      assert.deepEqual(often, [], language);
    }
  });

  test('the sample company is the one of the specification', async () => {
    const profile = (await profileOf())!;
    const shown = {
      name: profile['name'],
      rating: profile['rating'],
      reviews: profile['review_count'],
      response: profile['response_time'],
    };
    assert.deepEqual(shown, { name: 'Northline Renovations', rating: 4.9, reviews: 127, response: 'Within 2 hours' });
    assert.deepEqual([profile['category'], profile['location'], profile.verified], ['Construction', 'Toronto, ON', true]);
    assert.deepEqual(await badgesOf(), ['verified_premium', 'top_rated']);
    assert.equal(profile.licensed_and_insured, true);
  });

  test('telephone numbers reach nobody, and pictures are drawings', async () => {
    assert.equal(await number("select count(*) from providers where public_phone !~ '^\\+1[2-9]\\d{2}55501\\d{2}$'"), 0);
    assert.equal(await number("select count(*) from portfolio_items where image_path !~ '^art:service-'"), 0);
    assert.equal(await number('select count(*) from providers where not is_sample'), 0);
  });
});

describe('trust badges', () => {
  const lost: [string, string, string[]][] = [
    ['no identity', "delete from credentials where kind = 'identity'", ['top_rated']],
    ['no liability insurance', "delete from credentials where kind = 'liability_insurance'", ['top_rated']],
    ['insurance ended yesterday', "update credentials set expires_on = current_date - 1 where kind = 'liability_insurance'", ['top_rated']],
    [
      'insurance ends today',
      "update credentials set expires_on = current_date where kind = 'liability_insurance'",
      ['verified_premium', 'top_rated'],
    ],
    [
      'identity checked 13 months ago',
      "update credentials set checked_at = now() - interval '13 months' where kind = 'identity'",
      ['top_rated'],
    ],
    ['a rejected check', "update credentials set status = 'rejected' where kind = 'identity'", ['top_rated']],
    ['no compensation, but a licence', "delete from credentials where kind = 'workers_comp'", ['verified_premium', 'top_rated']],
    ['neither compensation nor licence', "delete from credentials where kind in ('workers_comp', 'municipal')", ['top_rated']],
    [
      'a licence of another trade',
      "delete from credentials where kind = 'workers_comp'; update credentials set kind = 'tssa' where kind = 'municipal'",
      ['top_rated'],
    ],
    [
      'a licence of another province',
      "delete from credentials where kind = 'workers_comp'; update credentials set jurisdiction = 'BC' where kind = 'municipal'",
      ['top_rated'],
    ],
    ['49 reviews', 'update provider_rating_base set review_count = 49', ['verified_premium']],
    ['rated 4.7', 'update provider_rating_base set rating = 4.7', ['verified_premium']],
    ['rated 4.8 in 50 reviews', 'update provider_rating_base set rating = 4.8, review_count = 50', ['verified_premium', 'top_rated']],
  ];
  for (const [what, change, badges] of lost) {
    test(
      what,
      changing(async () => {
        const own = change.split('; ').map((part) => `${part}${part.includes(' where ') ? ' and' : ' where'} provider_id = $northline`);
        await sql(own.join('; '));
        assert.deepEqual(await badgesOf(), badges);
      }),
    );
  }

  test(
    'no plan changes a badge, a rating or the order; Elite is labelled as featured',
    changing(async () => {
      const ids = [northline, seedId('service 1'), seedId('service 6')];
      const before = await Promise.all(ids.map(async (id) => [await badgesOf(id), await serviceOf(id)]));
      for (const [plan, featured] of [
        ['starter', false],
        ['pro', false],
        ['elite', true],
      ] as const) {
        await sql(
          `insert into subscriptions (provider_id, plan_id) select id, '${plan}' from providers on conflict (provider_id) do update set plan_id = excluded.plan_id`,
        );
        assert.deepEqual(await Promise.all(ids.map(async (id) => [await badgesOf(id), await serviceOf(id)])), before);
        assert.equal((await profileOf())!.featured, featured);
      }
      await sql("update subscriptions set status = 'cancelled'");
      assert.equal((await profileOf())!.featured, false);
    }),
  );
});

describe('verified follows the credentials', () => {
  test(
    'a profile knows at once that insurance ended; the directory after the daily run',
    changing(async () => {
      // As time does it: without a statement that a trigger could see.
      await sql(`alter table credentials disable trigger user;
        update credentials set expires_on = current_date - 1 where provider_id = $northline and kind = 'liability_insurance';
        alter table credentials enable trigger user`);
      const profile = (await profileOf())!;
      assert.deepEqual([profile.verified, profile.licensed_and_insured], [false, false]);
      assert.equal(profile.credentials.find(({ kind }) => kind === 'liability_insurance')!.state, 'expired');
      assert.equal((await serviceOf(northline))!['verified'], true);
      assert.equal(await number('select private.expire_credentials()'), 1);
      assert.equal((await serviceOf(northline))!['verified'], false);
      assert.equal(await number('select private.expire_credentials()'), 0);
    }),
  );

  test(
    'a company that renames itself is checked anew',
    changing(async () => {
      // As a function of the company does it: with its rights on the tables, for its account.
      await becomeActor(database, 'provider');
      await database.exec('reset role');
      await database.query("update providers set trade_name = 'Somebody Famous' where id = $1", [northline]);
      assert.deepEqual([(await serviceOf(northline))!['name'], (await serviceOf(northline))!['verified']], ['Somebody Famous', false]);
      assert.deepEqual(await badgesOf(), ['top_rated']);
    }),
  );

  test(
    'claims are not shown, and staff records what a check found',
    changing(async () => {
      await database.query("insert into credentials (provider_id, kind, number) values ($1, 'red_seal', 'RS-1')", [northline]);
      const kinds = async () => (await profileOf())!.credentials.map(({ kind }) => kind);
      assert.ok(!(await kinds()).includes('red_seal'));
      const [claim] = await database.query<{ id: string }>("select id from public.credentials where number = 'RS-1'");
      await sql(`insert into private.staff (user_id, role) values ('${users.stranger}', 'moderator')`);
      await becomeActor(database, 'stranger');
      await database.query("select public.decide_credential($1, 'verify', 'The register lists it.')", [claim!.id]);
      assert.ok((await kinds()).includes('red_seal'));
    }),
  );
});

describe('names', () => {
  for (const name of [
    'J.P. Martin inc.',
    'St. John’s Roofing',
    'A.B.C. Toitures',
    'No. 1 Decks',
    'Rénovations M.G. et fils',
    'Pat & Co. Ltd',
  ])
    test(
      `${name} is one`,
      changing(() => database.query('update providers set trade_name = $1 where id = $2', [name, northline]).then(() => undefined)),
    );
});

describe('numbers of licences', () => {
  const numberOf = async (kind: string, source: string | null) => {
    await database.query(
      `insert into credentials (provider_id, kind, number, status, checked_at, source_url)
       values ($1, $2, 'N-42', 'verified', now(), $3)`,
      [northline, kind, source],
    );
    const { credentials } = (await profileOf())!;
    return credentials.find((each) => each.kind === kind && each.source_url === source)!.number;
  };

  test(
    'are shown where anybody can look them up, and for a policy never',
    changing(async () => {
      assert.equal(await numberOf('rbq', 'https://www.pes.rbq.gouv.qc.ca/'), 'N-42');
      assert.equal(await numberOf('tssa', null), null);
      await sql("delete from credentials where kind in ('liability_insurance', 'workers_comp')");
      assert.equal(await numberOf('liability_insurance', 'https://insurer.example/'), null);
      assert.equal(await numberOf('workers_comp', 'https://board.example/'), null);
    }),
  );

  test(
    'are claimed thirty times at most',
    changing(async () => {
      await sql('delete from credentials where provider_id = $northline');
      const claim = (from: number, to: number) =>
        database.query(
          `insert into credentials (provider_id, kind, number) select $1, 'other', 'N-' || n from generate_series($2::integer, $3::integer) as n`,
          [northline, from, to],
        );
      await claim(1, 29);
      await claim(30, 30);
      await assert.rejects(claim(31, 31), { code: 'PT409' });
    }),
  );
});

describe('what a company lists', () => {
  test(
    'two items swap places in one statement',
    changing(async () => {
      const first = '(select name_en from provider_services where provider_id = $northline and position = 0)';
      const name = async () =>
        (await database.query<{ name: string }>(`select ${first.replace('$northline', `'${northline}'`)} as name`))[0]!.name;
      const before = await name();
      await sql(
        'update provider_services set position = 1 - position where provider_id = $northline and position < 2; set constraints all immediate',
      );
      assert.notEqual(await name(), before);
    }),
  );

  for (const [what, statement] of [
    ['a 51st item', "insert into provider_services (provider_id, name_en, position) values ($northline, 'x', 50)"],
    ['a web address that is a script', "update providers set website = 'javascript:alert(1)' where id = $northline"],
    ['a place outside of Canada', 'update providers set lat = 10, lng = 10 where id = $northline'],
    ['a name that is an address', "update providers set trade_name = 'Locked? evil.example/login' where id = $northline"],
    ['a name with a domain', "update providers set trade_name = 'reno-deals.ca' where id = $northline"],
    ['a name with an address of email', "update providers set trade_name = 'write to a@b' where id = $northline"],
    ['a service that is an address', "update provider_services set name_fr = 'https://evil.example' where provider_id = $northline"],
    ['six stars', 'update provider_testimonials set rating = 6 where provider_id = $northline'],
  ] as const) {
    test(
      `${what} is refused`,
      changing(async () => {
        await assert.rejects(sql(statement), { code: '23514' });
      }),
    );
  }
});
