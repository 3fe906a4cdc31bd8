import { read, useDb } from '@marketplace/section-kit';
import { useQuery } from '@marketplace/section-kit/query';

/** What a company is registered as; `null` where nothing was entered, and for everybody but its owners. */
export function useLegalFacts(company: string) {
  const db = useDb();
  return useQuery({
    queryKey: ['account', 'legal-facts', company],
    queryFn: async ({ signal }) => {
      const facts = db.from('provider_private').select('legal_name,business_number').eq('provider_id', company);
      const { data } = await read(facts.limit(1).abortSignal(signal));
      return data[0] ?? null;
    },
  });
}
