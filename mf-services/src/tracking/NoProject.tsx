import { useSignInHref, useT } from '@marketplace/section-kit';
import { AwayNotice } from '@marketplace/section-kit/away';
import { EmptyState, LinkButton } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import { LostLinkOffer } from '../links/LostLinkOffer';
import { trackingMessages } from './trackingMessages';

interface NoProjectProps {
  /** `away` where nobody can tell whose request it is. */
  why: 'unknown' | 'signIn' | 'away' | 'unavailable';
  /** Where signing in leads back to. */
  returnTo: string;
}

/** An address that shows no request, why, and the way on. */
export function NoProject({ why, returnTo }: NoProjectProps) {
  const t = useT(trackingMessages);
  const signIn = useSignInHref(returnTo);
  if (why === 'away') return <AwayNotice />;
  return (
    <EmptyState title={t(`${why}.title`)} text={t(`${why}.text`)} art={art['scene-not-found']}>
      {why === 'unknown' && <LostLinkOffer />}
      {why === 'signIn' && signIn && <LinkButton href={signIn}>{t('signIn.link')}</LinkButton>}
      <LinkButton href="/services" variant={why === 'unavailable' ? 'primary' : 'outline'}>
        {t('unknown.services')}
      </LinkButton>
    </EmptyState>
  );
}
