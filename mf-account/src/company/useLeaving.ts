import { callFunction, read, useDb, type Answer } from '@marketplace/section-kit';
import { useQuery, useQueryClient } from '@marketplace/section-kit/query';

/** For how long what was stays readable once a company may not come back any more. */
const READ_ONLY_MS = 60 * 86_400_000;

/** Whether it is still time to come back, and the last day of what is possible. */
const leavingOf = (leaving: Answer<'company_leaving'>) => {
  if (!leaving?.until) return null;
  const end = Date.parse(leaving.until);
  return end > Date.now() ? { canReturn: true, until: end } : { canReturn: false, until: end + READ_ONLY_MS };
};

/** Whether a company left, and until when it may come back or be read; for its owners. Closing and coming back change what is shown everywhere. */
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
    queryFn: async ({ signal }) => leavingOf((await read(db.rpc('company_leaving', { provider: company }).abortSignal(signal))).data),
  });
  return {
    query,
    close: (name: string) => then(callFunction(db, 'close_company', { provider: company, name })),
    reopen: () => then(callFunction(db, 'reopen_company', { provider: company })),
  };
}
