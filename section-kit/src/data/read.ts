import { toAppError } from './toAppError';

interface Answer<T> {
  data: T | null;
  count?: number | null;
  status: number;
  error: { message?: string; code?: string; details?: string | null; hint?: string | null } | null;
}

/**
 * Waits for a PostgREST answer and turns a failure into an exception, as TanStack Query wants it.
 *
 * @returns the rows and, when an exact count was asked for, their number
 * @throws {AppError}
 */
export async function read<T>(query: PromiseLike<Answer<T>>): Promise<{ data: T; count: number | null }> {
  const answer = await query;
  if (answer.error) throw toAppError(answer.error, answer.status);
  return { data: answer.data as T, count: answer.count ?? null };
}
