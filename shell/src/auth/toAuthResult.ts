import type { AuthResult } from 'section-kit';

interface ServerError {
  message?: string;
  code?: string;
}

/**
 * Turns the auth library's answer into a result. The server's message stays as it is; what the library makes up for an
 * answer without one, `{}`, counts as no message.
 *
 * @param retryAfter value of the Retry-After header of the refusing answer, in seconds
 */
export function toAuthResult(error: ServerError | null, retryAfter: string | null): AuthResult {
  if (!error) return { ok: true };
  const message = error.message?.trim() ?? '';
  const seconds = Number(retryAfter ?? /after (\d+) seconds/.exec(message)?.[1]);
  return { ok: false, message: message === '{}' ? '' : message, code: error.code || null, retryAfterSeconds: seconds > 0 ? seconds : null };
}
