import { becomeActor, users } from './people.ts';
import type { TestDatabase } from './testDatabase.ts';

/**
 * Calls a function about the deletion of the owner's account in a session that began some minutes ago, inside the open transaction.
 *
 * @returns when the deletion is due
 */
export async function inSession(database: TestDatabase, minutes: number, name: string): Promise<string | null> {
  const [session] = await database.query<{ id: string }>(
    'insert into auth.sessions (user_id, created_at) values ($1, now() - make_interval(mins => $2)) returning id',
    [users.owner, minutes],
  );
  await database.exec('savepoint call');
  try {
    await becomeActor(database, 'owner');
    const claims = { role: 'authenticated', sub: users.owner, session_id: session!.id };
    await database.query("select set_config('request.jwt.claims', $1, true)", [JSON.stringify(claims)]);
    const [row] = await database.query<{ due: string | null }>(`select public.${name}() ->> 'due_at' as due`);
    await database.exec("reset role; select set_config('request.jwt.claims', '{}', true), set_config('request.jwt.claim.sub', '', true)");
    return row!.due;
  } catch (error) {
    await database.exec('rollback to savepoint call');
    throw error;
  }
}
