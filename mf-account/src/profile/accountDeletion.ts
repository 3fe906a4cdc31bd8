import { callFunction, read, useDb } from '@marketplace/section-kit';
import { useQuery, useQueryClient } from '@marketplace/section-kit/query';

const key = ['account-deletion'];

/** When the account will be deleted, and the two ways to change that. `dueAt` is null while nobody asked, undefined while unknown. */
export function useAccountDeletion() {
  const db = useDb();
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await read(db.rpc('account_deletion', {}).abortSignal(signal))).data,
  });
  const keep = (answer: { due_at: string | null }) => queries.setQueryData(key, answer);
  return {
    dueAt: data?.due_at,
    request: async () => keep(await callFunction(db, 'request_account_deletion', {})),
    cancel: async () => keep(await callFunction(db, 'cancel_account_deletion', {})),
  };
}
