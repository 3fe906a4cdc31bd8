import { read, useAuth, useDb } from '@marketplace/section-kit';
import { useQuery } from '@marketplace/section-kit/query';

const EVERY_MINUTE = 60_000;

/** How much waits for the account, asked again every minute while the tab is visible. */
export function useAttention() {
  const db = useDb();
  const userId = useAuth(({ user }) => user?.id ?? null);
  return useQuery({
    queryKey: ['my-attention', userId],
    enabled: userId !== null,
    refetchInterval: EVERY_MINUTE,
    queryFn: async ({ signal }) => (await read(db.rpc('my_attention', {}).abortSignal(signal))).data,
  });
}
