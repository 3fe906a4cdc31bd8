import { errorText, read, AppError, type AuthActions, type AuthResult, type Db, type Locale } from '@marketplace/section-kit';

/** PostgREST's answer for a table it does not have; a backend may hold accounts without profiles. */
const unknownTable = 'PGRST205';

/**
 * Writes name and language to the profile, which mails are made from, and to the account, which the header shows. The
 * table goes first, because it refuses what does not fit. Saving again after a failure is safe.
 */
export async function saveProfile(
  { db, updateProfile }: { db: Db; updateProfile: AuthActions['updateProfile'] },
  userId: string,
  { displayName, locale }: { displayName: string; locale: Locale },
): Promise<AuthResult> {
  try {
    await read(db.from('profiles').update({ display_name: displayName, locale }).eq('user_id', userId));
  } catch (error) {
    const code = error instanceof AppError ? error.code : null;
    if (code !== unknownTable) return { ok: false, message: errorText(error, ''), code, retryAfterSeconds: null };
  }
  return updateProfile({ displayName, locale });
}
