import { isUuid, callFunction, AppError, useAuth, useDb, type AuthState } from '@marketplace/section-kit';
import { useQuery } from '@marketplace/section-kit/query';
import { linkTokens } from './linkTokens';
import { readProject, type ProjectView } from './ProjectView';

export interface OpenProject {
  view: ProjectView;
  /** Secret of the link it was opened by; `null` when its account opened it. */
  token: string | null;
}

/**
 * The request of an address: by the secret of its private link, or by its id for the account it belongs to. Whoever left
 * a private link to sign in comes back by id; then the request becomes the account's.
 *
 * @param reference last part of the address
 */
export function useProject(reference: string) {
  const db = useDb();
  const userId = useAuth(({ user }) => user?.id ?? null);
  const status = useAuth((auth) => auth.status);
  const isId = isUuid(reference);
  const query = useQuery({
    queryKey: ['services', 'project', reference, userId],
    enabled: status !== 'loading' || !isId,
    staleTime: 0,
    // Both sides write the timeline; who comes back to the tab sees what happened meanwhile.
    refetchOnWindowFocus: 'always' as const,
    queryFn: async ({ signal }): Promise<OpenProject | null> => {
      const token = isId ? linkTokens.of(reference).read() : reference;
      if (isId && token && userId) {
        await callFunction(db, 'claim_project', { token }).catch(ignoreRefusal);
        linkTokens.of(reference).clear();
      }
      const byId = isId && (userId !== null || !token);
      const view = await readProject(db, byId ? { id: reference } : { token: token! }, signal);
      return view && { view, token: byId ? null : token };
    },
  });
  return { ...query, whyNone: whyNone(isId, status), isSignedOut: status === 'signedOut' };
}

/** Why an address shows no request: a private link opens for whoever has it, an id for its account only. */
function whyNone(isId: boolean, status: AuthState['status']): 'signIn' | 'away' | 'unknown' {
  if (isId && status === 'signedOut') return 'signIn';
  return isId && status === 'unknown' ? 'away' : 'unknown';
}

/** What cannot be claimed is shown, or not, by the read that follows. */
function ignoreRefusal(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}
