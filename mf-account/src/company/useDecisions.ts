import { read, useDb } from '@marketplace/section-kit';
import { useQuery } from '@marketplace/section-kit/query';

/** What staff decided about a company, newest first; `null` for everybody but its owners. */
export function useDecisions(company: string) {
  const db = useDb();
  return useQuery({
    queryKey: ['account', 'company-decisions', company],
    queryFn: async ({ signal }) => (await read(db.rpc('company_decisions', { provider: company }).abortSignal(signal))).data,
  });
}
