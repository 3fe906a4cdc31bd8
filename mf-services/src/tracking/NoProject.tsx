import { useSignInHref, useT } from '@marketplace/section-kit';
import { EmptyState, LinkButton } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import { LostLinkOffer } from '../links/LostLinkOffer';
import { trackingMessages } from './trackingMessages';

interface NoProjectProps {
  why: 'unknown' | 'signIn' | 'unavailable';
  /** Where signing in leads back to. */
  returnTo: string;
}

/** An address that shows no request, why, and the way on. */
export function NoProject({ why, returnTo }: NoProjectProps) {
  const t = useT(trackingMessages);
  const signIn = useSignInHref(returnTo);
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
