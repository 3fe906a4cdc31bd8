import type { AuthResult } from 'section-kit';

/** Errors of the library for answers it could not read, or that never came. */
const wordless = ['AuthRetryableFetchError', 'AuthUnknownError'];

interface ServerError {
  name?: string;
  message?: string;
  code?: string;
}

/**
 * Turns the auth library's answer into a result. The server's message stays as it is; what the library makes up for an
 * answer without one counts as no message: `{}`, the browser's "Failed to fetch", the name of an HTTP status.
 *
 * @param retryAfter value of the Retry-After header of the refusing answer, in seconds
 */
export function toAuthResult(error: ServerError | null, retryAfter: string | null): AuthResult {
  if (!error) return { ok: true };
  const isMadeUp = error.message === '{}' || wordless.includes(error.name ?? '');
  const message = isMadeUp ? '' : (error.message?.trim() ?? '');
  const seconds = Number(retryAfter ?? /after (\d+) seconds/.exec(message)?.[1]);
  return { ok: false, message, code: error.code || null, retryAfterSeconds: seconds > 0 ? seconds : null };
}
