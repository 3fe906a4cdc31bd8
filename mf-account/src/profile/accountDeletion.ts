import { callFunction, read, useDb } from '@marketplace/section-kit';
import { useQuery, useQueryClient } from '@marketplace/section-kit/query';

const key = ['account-deletion'];

/**
 * Whether the account will be deleted, and the two ways to change that.
 *
 * @returns `query`, whose `due_at` is null while nobody asked
 */
export function useAccountDeletion() {
  const db = useDb();
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await read(db.rpc('account_deletion', {}).abortSignal(signal))).data,
  });
  const keep = (answer: { due_at: string | null }) => queries.setQueryData(key, answer);
  return {
    query,
    request: async () => keep(await callFunction(db, 'request_account_deletion', {})),
    cancel: async () => keep(await callFunction(db, 'cancel_account_deletion', {})),
  };
}
