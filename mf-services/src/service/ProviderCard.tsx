import { useT, useTradeLabel } from 'section-kit';
import { useId } from 'react';
import { Avatar, Badge, Card, CardActions, Icon, Illustration, Rating, VisuallyHidden } from 'shared-ui';
import { art, serviceArt } from 'shared-ui/art';
import { avatarTone } from './avatarTone';
import { CardBadges, CardFacts, CardHead, CardWords } from './cardLayout';
import { GetQuoteButton } from './GetQuoteButton';
import { serviceMessages } from './messages';
import { ProviderName } from './ProviderName';
import type { Service } from './Service';
import { useResponseTime } from './useResponseTime';

/** One professional in a list. */
export function ProviderCard({ service }: { service: Service }) {
  const t = useT(serviceMessages);
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
      </CardFacts>
      <CardActions>
        <GetQuoteButton name={service.name} block aria-describedby={headingId} />
      </CardActions>
    </Card>
  );
}
