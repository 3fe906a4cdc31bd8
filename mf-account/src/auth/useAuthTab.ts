import { useLocation, useSearchParams } from '@marketplace/section-kit/router';

export type AuthTab = 'signin' | 'signup';

/**
 * The open tab as the address says it: `?tab=`, else what the path stands for. An unknown value counts as none, and the
 * tab a path stands for needs no parameter.
 */
export function useAuthTab(): [tab: AuthTab, open: (tab: string) => void] {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const usual: AuthTab = pathname.startsWith('/signup') ? 'signup' : 'signin';
  const named = params.get('tab');
  const tab = named === 'signin' || named === 'signup' ? named : usual;

  const open = (next: string) =>
    setParams(
      (current) => {
        if (next === usual) current.delete('tab');
        else current.set('tab', next);
        return current;
      },
      { replace: true },
    );
  return [tab, open];
}
