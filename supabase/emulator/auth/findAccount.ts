import type { Database } from '../database/Database.ts';

/** Seconds between two mails to one account, as on hosted Supabase. */
const SECONDS_BETWEEN_MAILS = 60;

interface Account {
  id: string;
  confirmed: boolean;
  passwordHash: string | null;
  /** Seconds until another confirmation may be sent, 0 when it may be sent now. */
  confirmationWait: number;
  /** The same for recovery and sign-in links. */
  recoveryWait: number;
}

interface Row {
  id: string;
  confirmed: boolean;
  passwordHash: string | null;
  confirmationAge: number | null;
  recoveryAge: number | null;
}

/** @param email in lower case */
export async function findAccount(database: Database, email: string): Promise<Account | undefined> {
  const [row] = await database.query<Row>(
    `select id, confirmed_at is not null as confirmed, encrypted_password as "passwordHash",
       extract(epoch from now() - confirmation_sent_at)::float8 as "confirmationAge",
       extract(epoch from now() - recovery_sent_at)::float8 as "recoveryAge"
     from auth.users where email = $1 and is_sso_user = false`,
    [email],
  );
  if (!row) return undefined;
  const { confirmationAge, recoveryAge, ...account } = row;
  return { ...account, confirmationWait: wait(confirmationAge), recoveryWait: wait(recoveryAge) };
}

function wait(age: number | null): number {
  return age === null ? 0 : Math.max(0, Math.ceil(SECONDS_BETWEEN_MAILS - age));
}
