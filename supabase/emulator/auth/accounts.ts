import type { Database } from '../database/Database.ts';

/** Minutes that a session from a mail's link may set a password without the one before. */
const RECOVERY_MINUTES = 60;
const RECOVERY = 'recovery';

/** Confirms the address of an account, as the library does when it verifies a sign-up itself. */
export async function confirmAccount(database: Database, userId: string): Promise<void> {
  await database.query(
    `update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()),
       raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"email_verified": true}' where id = $1`,
    [userId],
  );
  await database.query(
    `update auth.identities set identity_data = identity_data || '{"email_verified": true}' where user_id = $1 and provider = 'email'`,
    [userId],
  );
}

/** Takes away the password of an account that nobody has confirmed: somebody else may have chosen it. */
export async function dropUnprovenPassword(database: Database, userId: string): Promise<void> {
  await database.query('update auth.users set encrypted_password = null where id = $1 and confirmed_at is null', [userId]);
}

/** The id of the session that an access token belongs to. @param accessToken of the library's own making */
function sessionOf(accessToken: string): string {
  const claims = JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()) as { session_id: string };
  return claims.session_id;
}

/** Notes that a session came from a link for a new password. */
export async function markRecovery(database: Database, accessToken: string): Promise<void> {
  await database.query('update auth.sessions set tag = $2 where id = $1', [sessionOf(accessToken), RECOVERY]);
}

/** Whether a session may set a password without knowing the one before: that it cannot know it is why it is there. */
export async function isRecovery(database: Database, accessToken: string): Promise<boolean> {
  const rows = await database.query(
    'select from auth.sessions where id = $1 and tag = $2 and created_at > now() - make_interval(mins => $3::integer)',
    [sessionOf(accessToken), RECOVERY, RECOVERY_MINUTES],
  );
  return rows.length > 0;
}

/** Ends every session of an account but the one of this token, which is an ordinary one from now on. */
export async function endOtherSessions(database: Database, userId: string, accessToken: string): Promise<void> {
  const kept = sessionOf(accessToken);
  await database.query('delete from auth.refresh_tokens where user_id = $1 and session_id is distinct from $2', [userId, kept]);
  await database.query('delete from auth.sessions where user_id = $1 and id <> $2', [userId, kept]);
  await database.query('update auth.sessions set tag = null where id = $1', [kept]);
}
