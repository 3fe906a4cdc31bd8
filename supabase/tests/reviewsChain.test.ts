import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import fc from 'fast-check';
import { callAs, refused } from './support/callAs.ts';
import { signUpPeople, users } from './support/people.ts';
import { addCompanies, companies } from './support/requests.ts';
import { doWork, hire, listReviews, submitReview, type Job } from './support/reviews.ts';
import { openTestDatabase, type TestDatabase } from './support/testDatabase.ts';

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase();
  await signUpPeople(database);
  await addCompanies(database);
  await hire(database, users.stranger);
});
after(() => database.close());
beforeEach(() => database.exec('begin'));
afterEach(() => database.exec('rollback'));

interface Entry {
  seq: number;
  event: string;
  review_id: string;
  rating: number;
  body_hash: string;
  reason: string | null;
  at: string;
  prev_hash: string;
  hash: string;
}
interface Chain {
  entries: Entry[];
  more: boolean;
  shown: { rating: number; review_count: number };
}

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
const chain = (given: Record<string, unknown> = {}) =>
  callAs<Chain>(database, 'anon', 'review_chain', { provider: companies.provider, ...given });
const isWhole = () => callAs<boolean>(database, 'anon', 'verify_review_chain', { provider: companies.provider });
const decide = (review_id: string, event: string, reason: string | null = null) =>
  callAs(database, 'stranger', 'moderate_review', { review_id, event, reason, note: 'It was looked at.' });

/** Four reviews, of which one was removed, one removed and restored, and one erased. */
async function writeLog(): Promise<void> {
  const jobs: Job[] = [];
  for (let number = 0; number < 4; number += 1) jobs.push(await doWork(database));
  const ids: string[] = [];
  for (const [index, job] of jobs.entries()) {
    ids.push((await submitReview(database, job, { rating: 5 - index, body: `Étage ${index} refait | avec soin 😀` })).id);
  }
  await decide(ids[1]!, 'remove', 'spam');
  await decide(ids[2]!, 'remove', 'private');
  await decide(ids[2]!, 'restore');
  await decide(ids[3]!, 'erase', 'abuse');
}

describe('the log', () => {
  test('has an entry for whatever changes the rating, each with the hash of the one before', async () => {
    await writeLog();
    const { entries, more, shown } = await chain();
    assert.deepEqual(
      entries.map(({ seq, event, reason }) => [seq, event, reason]),
      [
        [1, 'publish', null],
        [2, 'publish', null],
        [3, 'publish', null],
        [4, 'publish', null],
        [5, 'remove', 'spam'],
        [6, 'remove', 'private'],
        [7, 'restore', null],
        [8, 'remove', 'abuse'],
      ],
    );
    let before = 'genesis';
    for (const { hash, ...entry } of entries) {
      assert.equal(entry.prev_hash, before);
      const text = [before, companies.provider, entry.seq, entry.event, entry.review_id, entry.rating, entry.body_hash];
      assert.equal(hash, sha256([...text, entry.reason ?? '', entry.at].join('|')));
      before = hash;
    }
    const { items } = await listReviews(database);
    for (const { id, salt, body } of items) {
      assert.equal(entries.find(({ review_id }) => review_id === id)!.body_hash, sha256(salt + body));
    }
    assert.deepEqual([more, shown, await isWhole()], [false, { rating: 4, review_count: 2 }, true]);
  });

  test('is read in parts, and is nobody’s for who is not in the directory', async () => {
    await writeLog();
    assert.deepEqual(
      (await chain({ after_seq: 6 })).entries.map(({ seq }) => seq),
      [7, 8],
    );
    for (const provider of [companies.suspended, '99999999-0000-4000-8000-000000000000']) {
      assert.equal(await callAs(database, 'anon', 'review_chain', { provider }), null);
      assert.equal(await callAs(database, 'anon', 'provider_reviews', { provider }), null);
    }
    assert.deepEqual((await callAs<Chain>(database, 'anon', 'review_chain', { provider: companies.rival })).entries, []);
  });

  test('of more than 2,000 entries comes in two parts', async () => {
    await database.query(
      `insert into public.review_log
         select $1, n, 'publish', gen_random_uuid(), 5, '', null, now(), '', '' from generate_series(1, 2001) as n`,
      [companies.rival],
    );
    const { entries, more } = await callAs<Chain>(database, 'anon', 'review_chain', { provider: companies.rival });
    assert.deepEqual([entries.length, more], [2000, true]);
  });

  for (const change of ['update public.review_log set rating = 5', 'delete from public.review_log', 'truncate public.review_log']) {
    test(`is append-only: ${change}`, async () => {
      await writeLog();
      await refused(database.exec(change), 'PT409');
    });
  }

  test('is hashed as the profile page hashes it', async () => {
    const oracle = new URL('../../mf-services/src/reviews/testing/chainCases.json', import.meta.url);
    const { provider, entries, reviews } = JSON.parse(readFileSync(oracle, 'utf8')) as {
      provider: string;
      entries: Entry[];
      reviews: { id: string; salt: string; body: string }[];
    };
    for (const entry of entries) {
      const [row] = await database.query<{ hash: string; text: string }>(
        `select private.review_log_hash(jsonb_populate_record(null::public.review_log, $1::text::jsonb)) as hash,
                private.review_text_hash($2, $3) as text`,
        [
          JSON.stringify({ ...entry, provider_id: provider }),
          ...['salt', 'body'].map((part) => reviews.find(({ id }) => id === entry.review_id)![part as 'salt']),
        ],
      );
      assert.deepEqual(row, { hash: entry.hash, text: entry.body_hash });
    }
  });
});

const guarded = (sql: string) => `
  alter table public.review_log disable trigger user; alter table public.reviews disable trigger user; set constraints all immediate;
  ${sql};
  alter table public.review_log enable trigger user; alter table public.reviews enable trigger user`;

test('any single change of the log by somebody who owns the database is found', async () => {
  await writeLog();
  const columns = ['event', 'review_id', 'rating', 'body_hash', 'reason', 'at', 'prev_hash', 'hash'] as const;
  const otherwise: Record<(typeof columns)[number], string> = {
    event: "(array['publish', 'remove', 'restore'])[1 + (array_position(array['publish', 'remove', 'restore'], event) + $step) % 3]",
    review_id: 'gen_random_uuid()',
    rating: '1 + (rating + $step) % 5',
    body_hash: 'md5(body_hash)',
    reason: "case when reason = 'other' then null else 'other' end",
    at: "at + interval '$step microseconds'",
    prev_hash: 'md5(prev_hash)',
    hash: 'md5(hash)',
  };
  const seq = fc.integer({ min: 1, max: 8 });
  const change = fc.oneof(
    fc.tuple(seq, fc.constantFrom(...columns), fc.integer({ min: 0, max: 1 })).map(([at, column, step]) => {
      const value = otherwise[column].replaceAll('$step', String(step + (column === 'at' ? 1 : 0)));
      return `update public.review_log set ${column} = ${value} where seq = ${at}`;
    }),
    seq.map((at) => `delete from public.review_log where seq = ${at}`),
    seq.map((at) => `update public.review_log set seq = 100 where seq = ${at}`),
    fc.constantFrom(
      "update public.reviews set status = 'removed', reason = 'spam' where rating = 5",
      "update public.reviews set status = 'published', reason = null where rating = 4",
      'update public.reviews set rating = 5 where rating = 3',
      "update public.reviews set body = body || '.' where rating = 5",
      `insert into public.reviews (id, request_id, provider_id, rating, body, locale)
         select gen_random_uuid(), r.id, '${companies.provider}', 5, 'Slipped in without an entry.', 'en'
           from public.quote_requests as r where not exists (select from public.reviews as v where v.request_id = r.id) limit 1`,
      'delete from public.reviews where rating = 5',
    ),
  );
  // One more finished job, for a review that is slipped in.
  await doWork(database);
  await database.exec('savepoint whole');
  assert.equal(await isWhole(), true);
  await fc.assert(
    fc.asyncProperty(change, async (sql) => {
      await database.exec(guarded(sql));
      assert.equal(await isWhole(), false, sql);
      await database.exec('rollback to savepoint whole');
    }),
    { numRuns: 80 },
  );
});
