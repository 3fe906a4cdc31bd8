import { useAuth, useT } from '@marketplace/section-kit';
import { useHost } from '../HostContext';
import { shellMessages } from '../messages';
import { AccountMenu } from './AccountMenu';
import { AccountPulse, SignInLink, SignUpLink, StoredSessionPulse } from './headerStyle';

/** Who is signed in, or the ways to become it. Holds its place until that is known. */
export function Account() {
  const t = useT(shellMessages);
  const { signIn, signUp } = useHost().slots;
  const status = useAuth((state) => state.status);
  const displayName = useAuth((state) => state.displayName);
  if (status === 'loading' || status === 'unknown') return <AccountPulse aria-hidden="true" data-testid="account-pulse" />;
  if (displayName !== null) return <AccountMenu displayName={displayName} />;
  return (
    <>
      <StoredSessionPulse aria-hidden="true" />
      {signIn && (
        <SignInLink href={signIn} variant="ghost" icon="User">
          <span>{t('header.signIn')}</span>
        </SignInLink>
      )}
      {signUp && <SignUpLink href={signUp}>{t('header.signUp')}</SignUpLink>}
    </>
  );
}
