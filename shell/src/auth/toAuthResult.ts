import type { AuthResult } from '@marketplace/section-kit';

/** What the library says for an answer without a body it can read: the name of its HTTP status. */
const statusTexts = ['Internal Server Error', 'Bad Gateway', 'Service Unavailable', 'Gateway Timeout'];

interface ServerError {
  /** 0 when no answer came. */
  status?: number;
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
  const words = error.message?.trim() ?? '';
  const message = error.status === 0 || words === '{}' || statusTexts.includes(words) ? '' : words;
  const seconds = Number(retryAfter ?? /after (\d+) seconds/.exec(message)?.[1]);
  return { ok: false, message, code: error.code || null, retryAfterSeconds: seconds > 0 ? seconds : null };
}
