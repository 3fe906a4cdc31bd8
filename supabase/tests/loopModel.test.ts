import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { histories } from './model/moves.ts';
import { addOtherCustomers, type CustomerJobs } from './model/otherCustomers.ts';
import { playHistory } from './model/playHistory.ts';
import { signUpPeople, users } from './support/people.ts';
import { addCompanies, companies } from './support/requests.ts';
import { openTestDatabase, rolledBack, type TestDatabase } from './support/testDatabase.ts';

const { E2E_FULL, MODEL_SEED, MODEL_PATH, MODEL_FIRST } = process.env;
const numRuns = E2E_FULL === '1' ? 1_000 : 60;

let database: TestDatabase;
let jobs: CustomerJobs;
before(async () => {
  database = await openTestDatabase();
  await signUpPeople(database);
  await addCompanies(database);
  await database.query("update public.provider_members set role = 'owner' where user_id = $1", [users.provider]);
  await database.query(
    "insert into public.provider_members (provider_id, user_id, role) values ($1, $2, 'manager'), ($1, $3, 'member'), ($1, $4, 'member')",
    [companies.provider, users.estimator, users.crew, users.ownModerator],
  );
  await database.query("insert into private.staff (user_id, role) values ($1, 'support'), ($2, 'moderator'), ($3, 'moderator')", [
    users.support,
    users.moderator,
    users.ownModerator,
  ]);
  jobs = await addOtherCustomers(database);
});
after(() => database.close());

// A failure names its seed and path: MODEL_SEED=… MODEL_PATH=… repeats it. MODEL_FIRST=1 ends at the first one, without looking for a shorter.
test(
  `${numRuns} histories: states, timelines, mails and what companies are shown are what the model says`,
  { timeout: 3_600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(histories, (moves) => rolledBack(database, () => playHistory(database, jobs, moves))),
      {
        numRuns,
        endOnFailure: MODEL_FIRST === '1',
        ...(MODEL_SEED ? { seed: Number(MODEL_SEED) } : {}),
        ...(MODEL_PATH ? { path: MODEL_PATH } : {}),
      },
    );
  },
);
