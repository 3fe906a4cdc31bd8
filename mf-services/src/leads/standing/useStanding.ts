import { read, useDb } from '@marketplace/section-kit';
import { useQuery } from '@marketplace/section-kit/query';

/** What makes homeowners ask a company, and why it is suspended. The query fails with an `AppError`. */
export function useStanding(company: string) {
  const db = useDb();
  return useQuery({
    queryKey: ['services', 'company-standing', company],
    queryFn: async ({ signal }) => (await read(db.rpc('company_standing', { provider: company }).abortSignal(signal))).data,
  });
}
