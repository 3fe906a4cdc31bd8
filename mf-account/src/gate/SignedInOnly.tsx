import { useAuth, useSignInHref, useT, type AuthUser } from '@marketplace/section-kit';
import { AwayNotice } from '@marketplace/section-kit/away';
import { EmptyState, LinkButton, LoadingRegion, Skeleton } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import type { ReactNode } from 'react';
import { gateMessages } from './gateMessages';

/**
 * Shows what belongs to an account only to its owner; everybody else is told how to get in.
 *
 * @param returnTo where signing in leads back to
 */
export function SignedInOnly({ returnTo, children }: { returnTo: string; children: (user: AuthUser) => ReactNode }) {
  const t = useT(gateMessages);
  const signIn = useSignInHref(returnTo);
  const { status, user } = useAuth((state) => state);
  if (status === 'signedIn') return children(user);
  if (status === 'loading') {
    return (
      <LoadingRegion loading label={t('loading')}>
        <Skeleton height={240} radius="var(--ui-radius-card)" />
      </LoadingRegion>
    );
  }
  if (status === 'unknown') return <AwayNotice />;
  return (
    <EmptyState art={art['scene-welcome']} title={t('title')} text={t('text')}>
      {signIn && <LinkButton href={signIn}>{t('signIn')}</LinkButton>}
    </EmptyState>
  );
}
