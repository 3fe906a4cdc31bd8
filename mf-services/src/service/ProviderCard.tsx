import { useLocale, useT, useTradeLabel, type Favourites } from '@marketplace/section-kit';
import { useId } from 'react';
import { Avatar, Badge, Card, CardActions, formatNumber, Icon, Illustration, Rating, VisuallyHidden } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import { CompareCheckbox } from '../compare/CompareCheckbox';
import { FavouriteButton } from '../favourites/FavouriteButton';
import { avatarTone } from './avatarTone';
import { CardBadges, CardCorner, CardFacts, CardHead, CardWords } from './cardLayout';
import { GetQuoteButton } from './GetQuoteButton';
import { serviceMessages } from './messages';
import { ProviderName } from './ProviderName';
import type { Service } from './Service';
import { serviceArt } from './serviceArt';
import { useResponseTime } from './useResponseTime';

interface ProviderCardProps {
  service: Service;
  /** What the visitor has saved. */
  favourites: Favourites;
  /** Can be picked for a comparison. */
  comparable?: boolean;
}

/** One professional in a list. */
export function ProviderCard({ service, favourites, comparable = false }: ProviderCardProps) {
  const t = useT(serviceMessages);
  const locale = useLocale();
  const tradeLabel = useTradeLabel();
  const responseTime = useResponseTime();
  const headingId = useId();
  return (
    <Card aria-labelledby={headingId}>
      <Illustration src={art[serviceArt(service.category)]} />
      <CardHead>
        <Avatar name={service.name} tone={avatarTone(service.name)} />
        <CardWords>
          <ProviderName service={service} headingId={headingId} />
          <Rating value={service.rating} count={service.reviewCount} emptyLabel={t('unrated')} />
        </CardWords>
      </CardHead>
      {service.id !== null && (
        <CardCorner>
          <FavouriteButton id={service.id} name={service.name} favourites={favourites} />
        </CardCorner>
      )}
      <CardBadges>
        {service.verified && (
          <Badge tone="success" icon="ShieldCheck">
            {t('verified')}
          </Badge>
        )}
        {service.category && <Badge>{tradeLabel(service.category)}</Badge>}
      </CardBadges>
      <CardFacts role="list">
        {service.location && (
          <li>
            <Icon name="MapPin" />
            <span>
              <VisuallyHidden>{t('location')} </VisuallyHidden>
              {service.location}
              {service.distanceKm !== null && ` · ${t('away', { km: formatNumber(service.distanceKm, locale) })}`}
            </span>
          </li>
        )}
        {service.responseTime && (
          <li>
            <Icon name="Clock" />
            <span>
              <VisuallyHidden>{t('responseTime')} </VisuallyHidden>
              {responseTime(service.responseTime)}
            </span>
          </li>
        )}
        {service.languages?.includes('fr') && (
          <li>
            <Icon name="Globe" />
            <span>{t('speaksFrench')}</span>
          </li>
        )}
      </CardFacts>
      <CardActions>
        <GetQuoteButton service={service} block aria-describedby={headingId} />
        {comparable && service.id !== null && <CompareCheckbox id={service.id} name={service.name} />}
      </CardActions>
    </Card>
  );
}
