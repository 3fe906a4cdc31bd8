import { useLocale, useT, type Favourites } from '@marketplace/section-kit';
import { SampleBadge } from '@marketplace/section-kit/sample';
import { useId } from 'react';
import { Avatar, Badge, CardActions, formatNumber, Icon, Illustration, Rating, VisuallyHidden } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import { CompareCheckbox } from '../comparison/providers/CompareCheckbox';
import { FavouriteButton } from '../favourites/FavouriteButton';
import { useTradeLabel } from '../trades/useTradeLabel';
import { avatarTone } from './avatarTone';
import { CardBadges, CardBox, CardCorner, CardFacts, CardHead, CardMonogram, CardWords } from './cardLayout';
import { GetQuoteButton } from './GetQuoteButton';
import { serviceMessages } from './messages';
import { ProviderName } from './ProviderName';
import type { Provider } from './Provider';
import { serviceArt } from './serviceArt';
import { useResponseTime } from './useResponseTime';

interface ProviderCardProps {
  provider: Provider;
  /** What the visitor has saved. */
  favourites: Favourites;
  /** Can be picked for a comparison. */
  comparable?: boolean;
}

/** One professional in a list. */
export function ProviderCard({ provider, favourites, comparable = false }: ProviderCardProps) {
  const t = useT(serviceMessages);
  const locale = useLocale();
  const tradeLabel = useTradeLabel();
  const responseTime = useResponseTime();
  const headingId = useId();
  return (
    <CardBox aria-labelledby={headingId}>
      <Illustration src={art[serviceArt(provider.category)]} />
      <CardHead>
        <CardMonogram>
          <Avatar name={provider.name} tone={avatarTone(provider.name)} />
        </CardMonogram>
        <CardWords>
          <ProviderName provider={provider} headingId={headingId} />
          <Rating value={provider.rating} count={provider.reviewCount} emptyLabel={t('unrated')} />
        </CardWords>
      </CardHead>
      {provider.id !== null && (
        <CardCorner>
          <FavouriteButton id={provider.id} name={provider.name} favourites={favourites} />
        </CardCorner>
      )}
      <CardBadges>
        {provider.verified && (
          <Badge tone="success" icon="ShieldCheck">
            {t('verified')}
          </Badge>
        )}
        {provider.category && <Badge>{tradeLabel(provider.category)}</Badge>}
        {provider.isSample && <SampleBadge />}
      </CardBadges>
      <CardFacts role="list">
        {provider.location && (
          <li>
            <Icon name="MapPin" />
            <span>
              <VisuallyHidden>{t('location')} </VisuallyHidden>
              {provider.location}
              {provider.distanceKm !== null && ` · ${t('away', { km: formatNumber(provider.distanceKm, locale) })}`}
            </span>
          </li>
        )}
        {provider.responseTime && (
          <li>
            <Icon name="Clock" />
            <span>
              <VisuallyHidden>{t('responseTime')} </VisuallyHidden>
              {responseTime(provider.responseTime)}
            </span>
          </li>
        )}
        {provider.languages?.includes('fr') && (
          <li>
            <Icon name="Globe" />
            <span>{t('speaksFrench')}</span>
          </li>
        )}
      </CardFacts>
      <CardActions>
        <GetQuoteButton provider={provider} block aria-describedby={headingId} />
        {comparable && provider.id !== null && <CompareCheckbox id={provider.id} name={provider.name} />}
      </CardActions>
    </CardBox>
  );
}
