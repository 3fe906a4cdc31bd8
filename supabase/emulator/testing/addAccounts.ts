import { users } from '../../tests/support/people.ts';
import type { TestDatabase } from '../../tests/support/testDatabase.ts';

/** Adds accounts of the SQL tests under the ids that these name them by; a sign-up would give them others. */
export async function addAccounts(database: TestDatabase, names = Object.keys(users) as (keyof typeof users)[]): Promise<void> {
  for (const name of names) {
    const [id, email] = [users[name], `${name}@example.test`];
    await database.query('insert into auth.users (id, email) values ($1, $2)', [id, email]);
    await database.query(
      `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
       values (gen_random_uuid(), 'email', $1::text, $1::text::uuid, jsonb_build_object('email', $2::text))`,
      [id, email],
    );
  }
}
