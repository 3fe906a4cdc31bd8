import { read, useDb, type Answer } from '@marketplace/section-kit';
import { useQuery } from '@marketplace/section-kit/query';

export type OwnReport = Answer<'my_reports'>[number];

/** What the account reported, newest first, with what was decided. */
export function useOwnReports() {
  const db = useDb();
  return useQuery({
    queryKey: ['account', 'own-reports'],
    queryFn: async ({ signal }) => (await read(db.rpc('my_reports', {}).abortSignal(signal))).data,
  });
}
