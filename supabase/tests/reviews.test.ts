import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { callAs, refused } from './support/callAs.ts';
import { signUpPeople, users } from './support/people.ts';
import { addCompanies, companies, newProject, tokenOf, type ProjectView } from './support/requests.ts';
import { doWork, listReviews, newReview, submitReview, type Job } from './support/reviews.ts';
import { openTestDatabase, rolledBack } from './support/testDatabase.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';

const database = databaseForEachTest();

const submit = (job: Job, changes?: Record<string, unknown>) => submitReview(database, job, changes);
const shown = async () => {
  const [row] = await database.query<{ rating: number | null; review_count: number }>(
    'select rating, review_count from public.services where id = $1',
    [companies.provider],
  );
  return row!;
};

describe('who may review', () => {
  test('whoever asked for finished work, by account or by private link, once', async () => {
    for (const actor of ['anon', 'owner'] as const) {
      const job = await doWork(database, { actor });
      const review = newReview(job);
      const first = await callAs(database, actor, 'submit_review', { review });
      assert.deepEqual(await callAs(database, actor, 'submit_review', { review: { ...review, rating: 1 } }), first);
      await refused(submit(job), 'PT409');
      const view = await callAs<ProjectView>(database, actor, 'project_view', { id: job.project, ...(job.token && { token: job.token }) });
      assert.equal(view.requests[0]!.reviewed, true);
    }
    assert.deepEqual(await shown(), { rating: 5, review_count: 2 });
  });

  test('nobody before the work is finished', async () => {
    await refused(submit(await doWork(database, { at: 'hired' })), 'PT409');
  });

  test('nobody else, and no wrong link', async () => {
    const job = await doWork(database);
    for (const actor of ['anon', 'stranger', 'forged', 'provider', 'rival'] as const) {
      await refused(submit({ ...job, actor, token: null }), 'PT403');
      await refused(submit({ ...job, actor, token: tokenOf('wrong') }), 'PT403');
    }
    await refused(submit({ ...job, request: companies.third }), 'PT404');
    await refused(submit({ ...job, request: 'x' }), 'PT422', 'request_id');
  });

  test('not the company itself, by account, as a guest under its address, or with a link', async () => {
    const own = await doWork(database, { actor: 'stranger' });
    await database.query("insert into public.provider_members (provider_id, user_id, role) values ($1, $2, 'member')", [
      companies.provider,
      users.stranger,
    ]);
    await refused(submit(own), 'PT403');
    const asGuest = await doWork(database);
    await database.query("update public.quote_request_contacts set email = 'provider@example.test' where project_id = $1", [
      asGuest.project,
    ]);
    await refused(submit(asGuest), 'PT403');
    const passedOn = await doWork(database);
    await refused(submit({ ...passedOn, actor: 'provider' }), 'PT403');
  });

  test('the id of another review is nobody’s to use again', async () => {
    const { id } = await submit(await doWork(database));
    await refused(submit(await doWork(database), { id }), 'PT409');
  });

  test('what was never sent does not exist', async () => {
    const project = newProject({ token: tokenOf('draft') });
    const { requests } = await callAs<{ requests: { id: string }[] }>(database, 'anon', 'submit_project', { project });
    await refused(submit({ request: requests[0]!.id, project: project.id, actor: 'anon', token: tokenOf('draft') }), 'PT404');
  });
});

describe('what a review says', () => {
  for (const [what, field, changes] of [
    ['without stars', 'rating', { rating: null }],
    ['with 0 stars', 'rating', { rating: 0 }],
    ['with 6 stars', 'rating', { rating: 6 }],
    ['with 4.5 stars', 'rating', { rating: 4.5 }],
    ['with a formula for stars', 'rating', { rating: '=5' }],
    ['with 6 stars for time', 'on_time', { on_time: 6 }],
    ['with 0 stars for budget', 'on_budget', { on_budget: 0 }],
    ['with -1 stars for tidiness', 'tidy', { tidy: -1 }],
    ['of 19 characters', 'body', { body: 'a'.repeat(19) }],
    ['of spaces', 'body', { body: ' '.repeat(40) }],
    ['of 4,001 characters', 'body', { body: 'a'.repeat(4001) }],
    ['with a link for a city', 'city', { city: 'https://example.com' }],
    ['with an address for a city', 'city', { city: 'me@example.com' }],
    ['with a city of 81 characters', 'city', { city: 'a'.repeat(81) }],
    ['without a usable id', 'id', { id: 'x' }],
  ] as const) {
    test(`${what} is refused at its field`, async () => {
      const job = await doWork(database);
      await refused(submit(job, changes), 'PT422', field);
      await submit(job);
    });
  }

  test('words stay what was typed, without marks that turn the text around', async () => {
    const body = `<script>alert(1)</script>\n=SUM(A1) \u202eÉtage refait — 20 ${'é'.repeat(3)}`;
    await submit(await doWork(database), { body, on_time: 4, on_budget: '3', tidy: '', locale: 'fr' });
    const [row] = await database.query('select body, on_time, on_budget, tidy, locale from public.reviews');
    assert.deepEqual(row, { body: body.replace('\u202e', ''), on_time: 4, on_budget: 3, tidy: null, locale: 'fr' });
  });

  for (const [name, city, author] of [
    ['Marie Tremblay', 'Laval', 'Marie T., Laval'],
    ['Marie-Ève  de la Durantaye', undefined, 'Marie-Ève D.'],
    ['Sam', ' Québec ', 'Sam, Québec'],
    ['sam@example.ca', 'Laval', null],
  ] as const) {
    test(`${name} of ${city ?? 'nowhere'} signs as ${author ?? 'nobody'}`, async () => {
      const job = await doWork(database, { contact: { name, email: 'sam@example.ca' } });
      assert.equal((await submit(job, { city })).author, author);
    });
  }

  test('with the account go the name and the words; the log says so and stays whole', async () => {
    const job = await doWork(database, { actor: 'owner' });
    await submit(job, { rating: 4 });
    await database.query('delete from auth.users where id = $1', [users.owner]);
    assert.deepEqual((await listReviews(database)).items, []);
    const [row] = await database.query('select author, body, salt, rating, status, reason from public.reviews');
    assert.deepEqual(row, { author: null, body: null, salt: null, rating: 4, status: 'removed', reason: 'private' });
    assert.equal(await callAs(database, 'anon', 'verify_review_chain', { provider: companies.provider }), true);
  });

  for (const change of [
    'update public.reviews set rating = 1',
    "update public.reviews set body = 'Something else altogether'",
    "update public.reviews set author = 'Nobody'",
    `update public.reviews set provider_id = '${companies.rival}'`,
    'delete from public.reviews',
  ]) {
    test(`not even the owner of the table may ${change.slice(0, 40)}`, async () => {
      await submit(await doWork(database));
      await refused(database.exec(change), 'PT409');
    });
  }
});

test('the shown rating is the average over imported and published reviews, whatever is published, removed or restored', async () => {
  const jobs: Job[] = [];
  for (let number = 0; number < 6; number += 1) jobs.push(await doWork(database));
  const base = fc.option(fc.record({ tenths: fc.integer({ min: 10, max: 50 }), count: fc.integer({ min: 1, max: 200 }) }), { nil: null });
  const written = fc.array(fc.record({ stars: fc.integer({ min: 1, max: 5 }), fate: fc.constantFrom('stays', 'removed', 'restored') }), {
    maxLength: jobs.length,
  });
  await database.exec('savepoint jobs');
  await fc.assert(
    fc.asyncProperty(base, written, async (imported, reviews) => {
      if (imported) {
        await database.query("insert into public.provider_rating_base values ($1, $2, $3, 'imported')", [
          companies.provider,
          imported.tenths / 10,
          imported.count,
        ]);
      }
      for (const [index, { stars, fate }] of reviews.entries()) {
        const { id } = await submit(jobs[index]!, { rating: stars });
        if (fate !== 'stays') await database.query("update public.reviews set status = 'removed', reason = 'spam' where id = $1", [id]);
        if (fate === 'restored') await database.query("update public.reviews set status = 'published', reason = null where id = $1", [id]);
      }
      const counted = reviews.filter(({ fate }) => fate !== 'removed').map(({ stars }) => stars);
      const count = (imported?.count ?? 0) + counted.length;
      const tenths = (imported ? imported.tenths * imported.count : 0) + counted.reduce((sum, stars) => sum + stars * 10, 0);
      assert.deepEqual(await shown(), {
        rating: count === 0 ? null : Math.floor((2 * tenths + count) / (2 * count)) / 10,
        review_count: count,
      });
      const { histogram } = await listReviews(database);
      assert.deepEqual(
        histogram,
        [5, 4, 3, 2, 1].map((stars) => counted.filter((other) => other === stars).length),
      );
      assert.equal(await callAs(database, 'anon', 'verify_review_chain', { provider: companies.provider }), true);
      await database.exec('rollback to savepoint jobs');
    }),
    { numRuns: 25 },
  );
});

test('without reviews every seeded rating is what was imported; structured data counts real reviews alone', async () => {
  const seeded = await openTestDatabase({ seed: true });
  try {
    await rolledBack(seeded, async () => {
      await signUpPeople(seeded);
      await addCompanies(seeded);
      const changed = await seeded.query(
        `select s.id from public.services as s join public.provider_rating_base as b on b.provider_id = s.id
          where s.rating <> b.rating or s.review_count <> b.review_count`,
      );
      assert.deepEqual(changed, []);
      const aggregate = async () => {
        const [row] = await seeded.query<{ facts: { jsonLd: { aggregateRating?: Record<string, number> }[] } }>(
          'select public.describe_service($1::text::jsonb) as facts',
          [JSON.stringify({ id: companies.provider })],
        );
        return row!.facts.jsonLd[0]!.aggregateRating;
      };
      await seeded.query("insert into public.provider_rating_base values ($1, 4.9, 127, 'imported')", [companies.provider]);
      assert.equal(await aggregate(), undefined);
      await submitReview(seeded, await doWork(seeded), { rating: 3 });
      const { ratingValue, reviewCount } = (await aggregate())!;
      assert.deepEqual([ratingValue, reviewCount], [3, 1]);
    });
  } finally {
    await seeded.close();
  }
});
