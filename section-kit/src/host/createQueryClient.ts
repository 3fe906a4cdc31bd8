import { QueryClient } from '@tanstack/react-query';
import { AppError, TIMED_OUT } from '../data/AppError';

const RETRY_DELAY_MS = 500;
const FRESH_MS = 5 * 60_000;

/** One client for the shell and every section, so that a row is fetched once per visit. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        // "Paused" looks like loading for ever; offline, a read fails at once and says so.
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && isPassing(error),
        retryDelay: RETRY_DELAY_MS,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/**
 * No answer, or one from a proxy that found the backend away: worth a second try. A refusal is final, and who waited
 * until the limit has waited long enough.
 */
function isPassing(error: unknown): boolean {
  return error instanceof AppError && error.code !== TIMED_OUT && [0, 502, 503, 504].includes(error.status);
}
