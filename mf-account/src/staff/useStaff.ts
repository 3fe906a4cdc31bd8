import { read, useAuth, useDb, type Answer } from '@marketplace/section-kit';
import { useInfiniteQuery, useQuery, useQueryClient } from '@marketplace/section-kit/query';

/** The queues in the order of the tabs. */
export const queues = [
  'applications',
  'companies',
  'names',
  'credentials',
  'reviews',
  'reports',
  'orphaned',
  'disputes',
  'messages',
] as const;
export type Queue = (typeof queues)[number];
export type StaffItem = NonNullable<Answer<'staff_item'>>;

const key = ['account', 'staff'];

/** How much waits in each queue; `null` for whoever does not work here. */
export function useStaffCounts() {
  const db = useDb();
  const enabled = useAuth(({ status }) => status === 'signedIn');
  return useQuery({
    queryKey: [...key, 'counts'],
    enabled,
    queryFn: async ({ signal }) => (await read(db.rpc('staff_counts', {}).abortSignal(signal))).data,
  });
}

/** What waits in a queue, oldest first, page by page. */
export function useStaffQueue(queue: Queue) {
  const db = useDb();
  return useInfiniteQuery({
    queryKey: [...key, 'queue', queue],
    initialPageParam: null as Record<string, unknown> | null,
    queryFn: async ({ signal, pageParam }) =>
      (await read(db.rpc('staff_queue', { queue, ...(pageParam && { after: pageParam }) }).abortSignal(signal))).data,
    getNextPageParam: (last) => last?.next ?? null,
  });
}

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** One item of a queue; `null` when there is none, or for whoever may not read it. */
export function useStaffItem(queue: string, id: string) {
  const db = useDb();
  const enabled = useAuth(({ status }) => status === 'signedIn');
  return useQuery({
    queryKey: [...key, 'item', queue, id],
    enabled,
    // The address may hold anything, and the database refuses what is no id.
    queryFn: async ({ signal }) => (isId(id) ? (await read(db.rpc('staff_item', { queue, id }).abortSignal(signal))).data : null),
  });
}

/** @returns function that reads everything of the staff again */
export function useReadAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}
