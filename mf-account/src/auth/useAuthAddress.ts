import { useSearchQuery } from '@marketplace/section-kit';
import { useLocation } from '@marketplace/section-kit/router';
import { authQuery } from './authQuery';

export type AuthTab = 'signin' | 'signup';

/** What the address of the sign-in page says. The tab that its path stands for needs no parameter. */
export function useAuthAddress() {
  const { pathname } = useLocation();
  const [{ tab, notice, returnTo }, setQuery] = useSearchQuery(authQuery);
  const usual: AuthTab = pathname.startsWith('/signup') ? 'signup' : 'signin';
  return {
    tab: tab || usual,
    openTab: (next: AuthTab) => setQuery({ tab: next === usual ? '' : next }),
    isExpired: notice === 'link-expired',
    leaveNotice: () => setQuery({ notice: '' }),
    returnTo,
  };
}
