import { AppError, TIMED_OUT, type ErrorKind } from './AppError';

/** What PostgREST and Postgres answer where a function or its tables do not exist. */
const MISSING = new Set(['PGRST202', 'PGRST205', '42P01', '42883']);
/** For a limit of something before the database, which does not say how long it lasts. */
const USUAL_WAIT_SECONDS = 30;

interface ServerError {
  message?: string;
  code?: string;
  details?: string | null;
  hint?: string | null;
}

/** @param status of the answer; 0 when none came */
export function toAppError({ message = '', code, details, hint }: ServerError, status: number): AppError {
  const kind = kindOf(code, status);
  // postgrest-js reports an exception of `fetch` by its name and message. Browsers say either when the limit ends an answer that
  // has begun; nobody waits any more for a read that the page itself aborted.
  const isTimeout = status === 0 && /^(Timeout|Abort)Error/.test(message);
  return new AppError(kind, {
    // Without an answer postgrest-js reports the browser's own error, and text that is not PostgREST's, such as a proxy's, without a code.
    message: status === 0 || code === undefined ? '' : message.trim(),
    status,
    code: isTimeout ? TIMED_OUT : code || null,
    // Only our own functions say what has to be done first, or what has changed; Postgres says other things there.
    field: kind === 'invalid' || code === 'PT403' || code === 'PT409' ? details || null : null,
    hint: hint || null,
    waitSeconds: kind === 'limited' ? Number(details) || USUAL_WAIT_SECONDS : null,
  });
}

function kindOf(code: string | undefined, status: number): ErrorKind {
  if (code !== undefined && MISSING.has(code)) return 'missing';
  if (status === 0) return navigator.onLine ? 'unconfirmed' : 'offline';
  if (status >= 500) return 'unconfirmed';
  if (status === 429) return 'limited';
  if (status === 422) return 'invalid';
  if (status === 409) return 'conflict';
  return 'refused';
}
