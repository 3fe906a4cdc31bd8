import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { englishQueries } from './search/queries/englishQueries.ts';
import { frenchQueries } from './search/queries/frenchQueries.ts';
import { heldBackQueries } from './search/queries/heldBackQueries.ts';
import { judgeQuery } from './support/judgeQuery.ts';
import { openTestDatabase, type TestDatabase } from './support/testDatabase.ts';

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase({ seed: true });
});
after(() => database.close());

for (const [what, queries, share] of [
  ['people type in English', englishQueries, 95],
  ['people type in French', frenchQueries, 95],
  ['the search was not made with', heldBackQueries, 90],
] as const) {
  test(`of what ${what}, ${share} of 100 find what they expect among the first five`, async (t) => {
    const judged = [];
    for (const query of queries) judged.push(await judgeQuery(database, query));
    const misses = judged.filter(({ right }) => !right);
    for (const { query, counted, first } of misses) t.diagnostic(`${query.kind}: ${query.q} counts ${counted}: ${first.join(' · ')}`);
    assert.ok(misses.length <= (queries.length * (100 - share)) / 100, misses.map(({ query }) => query.q).join(', '));
  });
}
