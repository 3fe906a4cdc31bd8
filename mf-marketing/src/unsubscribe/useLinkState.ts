import { callFunction, useDb } from '@marketplace/section-kit';
import { useQuery } from '@marketplace/section-kit/query';

interface LinkState {
  /** `asking`: there is something to do, or nobody can tell. `unknown`: the link is none, was used or is too old. */
  state: 'reading' | 'asking' | 'done' | 'unknown';
  /** It stands for one kind of mail, not for a newsletter. */
  isKind: boolean;
}

/** What there is left to do with the link of a mail, found out without doing it. */
export function useLinkState(action: 'confirm' | 'unsubscribe', token: string): LinkState {
  const db = useDb();
  const { data, error } = useQuery({
    queryKey: ['marketing', 'newsletter-link', token],
    queryFn: () => callFunction(db, 'newsletter_link', { token }),
    // What it says changes with the press.
    staleTime: 0,
    gcTime: 0,
  });
  const isKind = !!data && 'kind' in data;
  if (data === undefined) return { state: error ? 'asking' : 'reading', isKind };
  const wanted = action === 'confirm' ? 'waiting' : 'subscribed';
  if (data?.status === wanted) return { state: 'asking', isKind };
  return { state: action === 'unsubscribe' && data?.status === 'unsubscribed' ? 'done' : 'unknown', isKind };
}
