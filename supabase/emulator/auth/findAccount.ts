import type { Database } from '../database/Database.ts';

interface Account {
  id: string;
  confirmed: boolean;
  passwordHash: string | null;
}

/** @param email in lower case */
export async function findAccount(database: Database, email: string): Promise<Account | undefined> {
  const [account] = await database.query<Account>(
    `select id, confirmed_at is not null as confirmed, encrypted_password as "passwordHash"
     from auth.users where email = $1 and is_sso_user = false`,
    [email],
  );
  return account;
}
