import { read, useDb, type Answer } from '@marketplace/section-kit';
import { useQuery, useQueryClient } from '@marketplace/section-kit/query';

export type Application = Answer<'my_applications'>[number];
export type CompanyPage = NonNullable<Application['page']>;

const key = ['account', 'applications'];

/** The applications of whoever is signed in, newest first, each with the page of its company for its owner. */
export function useApplications() {
  const db = useDb();
  return useQuery({ queryKey: key, queryFn: async ({ signal }) => (await read(db.rpc('my_applications', {}).abortSignal(signal))).data });
}

/** @returns function that reads them again and waits until the page shows it */
export function useReadAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}
