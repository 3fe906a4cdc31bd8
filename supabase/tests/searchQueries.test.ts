import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { englishQueries } from './search/queries/englishQueries.ts';
import { frenchQueries } from './search/queries/frenchQueries.ts';
import { judgeQuery } from './support/judgeQuery.ts';
import { openTestDatabase, type TestDatabase } from './support/testDatabase.ts';

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase({ seed: true });
});
after(() => database.close());

for (const [language, queries] of [
  ['English', englishQueries],
  ['French', frenchQueries],
] as const) {
  test(`of what people type in ${language}, 95 of 100 find what they expect among the first five`, async (t) => {
    const judged = [];
    for (const query of queries) judged.push(await judgeQuery(database, query));
    const misses = judged.filter(({ right }) => !right);
    for (const { query, counted, first } of misses) t.diagnostic(`${query.kind}: ${query.q} counts ${counted}: ${first.join(' · ')}`);
    assert.ok(misses.length <= queries.length * 0.05, misses.map(({ query }) => query.q).join(', '));
  });
}
