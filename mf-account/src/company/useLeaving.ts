import { callFunction, read, useDb } from '@marketplace/section-kit';
import { useQuery, useQueryClient } from '@marketplace/section-kit/query';

/** Whether a company left, and until when it may come back; for its owners. Closing and coming back change what is shown everywhere. */
export function useLeaving(company: string) {
  const db = useDb();
  const queries = useQueryClient();
  const then = async (write: Promise<unknown>) => {
    await write;
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['my-companies'] }),
      queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(company) }),
    ]);
  };
  const query = useQuery({
    queryKey: ['account', 'company-leaving', company],
    queryFn: async ({ signal }) => (await read(db.rpc('company_leaving', { provider: company }).abortSignal(signal))).data,
  });
  return {
    query,
    close: (name: string) => then(callFunction(db, 'close_company', { provider: company, name })),
    reopen: () => then(callFunction(db, 'reopen_company', { provider: company })),
  };
}
