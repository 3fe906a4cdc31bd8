import { after, afterEach, before, beforeEach } from 'node:test';
import { signUpPeople } from './people.ts';
import { addCompanies } from './requests.ts';
import { openTestDatabase, type TestDatabase } from './testDatabase.ts';

/**
 * A database for the tests of a file, with the accounts of the attack matrix. What a test changes is rolled back after it.
 *
 * @param prepare puts in place what all of them need, by default the companies
 */
export function databaseForEachTest(prepare: (database: TestDatabase) => Promise<unknown> = addCompanies): TestDatabase {
  let opened: TestDatabase;
  before(async () => {
    opened = await openTestDatabase();
    await signUpPeople(opened);
    await prepare(opened);
  });
  after(() => opened.close());
  beforeEach(() => opened.exec('begin'));
  afterEach(() => opened.exec('rollback'));
  return {
    query: (sql, parameters) => opened.query(sql, parameters),
    exec: (sql) => opened.exec(sql),
    close: () => opened.close(),
  };
}
