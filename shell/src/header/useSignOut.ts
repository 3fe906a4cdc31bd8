import { useNotify, useT } from '@marketplace/section-kit';
import { useHost } from '../HostContext';
import { shellMessages } from '../messages';

/** Ends the session on this device and says how it went. */
export function useSignOut(): () => Promise<void> {
  const { authActions } = useHost();
  const notify = useNotify();
  const t = useT(shellMessages);
  return async () => {
    const result = await authActions.signOut('local');
    if (result.ok) notify({ title: t('signedOut.title'), description: t('signedOut.text'), tone: 'success' });
    else notify({ title: t('signOutFailed.title'), description: result.message || t('signOutFailed.text'), tone: 'failure' });
  };
}
