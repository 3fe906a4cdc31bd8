import { authError } from '../http/answers.ts';

/** What an account says of itself goes into every answer about it, and on hosted Supabase into every token. */
const MAX_BYTES = 2048;

/** Refuses what would make the data of an account larger than 2 KB. @param stored what is there already */
export function refuseMetadata(data: unknown, stored: object = {}): Response | undefined {
  if (data === undefined || data === null) return undefined;
  if (typeof data !== 'object' || Array.isArray(data)) return refused('The data of an account are a JSON object.');
  const bytes = Buffer.byteLength(JSON.stringify({ ...stored, ...data }));
  return bytes > MAX_BYTES ? refused('The data of an account take at most 2 KB. Send less.') : undefined;
}

function refused(message: string): Response {
  return authError(422, 'validation_failed', message);
}
