import type { TestDatabase } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/Database.ts';

/** Runs what the SQL tests prepare with in a database of the backend, in one transaction that is committed. */
export async function asTestDatabase<Result>(database: Database, work: (database: TestDatabase) => Promise<Result>): Promise<Result> {
  let result: Result;
  await database.transaction(async ({ query, script }) => {
    const close = () => Promise.reject(new Error('Whoever opened this database closes it.'));
    result = await work({ query: (sql, parameters) => query(sql, parameters), exec: (sql) => script(sql), close });
  });
  return result!;
}
