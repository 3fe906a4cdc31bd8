import { ReadError, TIMED_OUT } from './ReadError';

interface Answer<T> {
  data: T | null;
  count?: number | null;
  status: number;
  error: { message?: string; code?: string } | null;
}

/**
 * Waits for a PostgREST answer and turns a failure into an exception, as TanStack Query wants it.
 *
 * @returns the rows and, when an exact count was asked for, their number
 * @throws {ReadError}
 */
export async function read<T>(query: PromiseLike<Answer<T>>): Promise<{ data: T; count: number | null }> {
  const answer = await query;
  if (answer.error) throw new ReadError(serverMessage(answer), answer.status, isTimeout(answer) ? TIMED_OUT : answer.error.code || null);
  return { data: answer.data as T, count: answer.count ?? null };
}

/** Without an answer postgrest-js reports the browser's own error, and a proxy's error page as text: neither is a message for people. */
function serverMessage({ status, error }: Answer<unknown>): string {
  const message = error?.message?.trim() ?? '';
  return status === 0 || message === '{}' || message.startsWith('<') ? '' : message;
}

/** postgrest-js reports an exception of `fetch` by its name and message. */
function isTimeout({ status, error }: Answer<unknown>): boolean {
  return status === 0 && (error?.message ?? '').startsWith('TimeoutError');
}
