import { useT } from '@marketplace/section-kit';
import { SampleBadge } from '@marketplace/section-kit/sample';
import { useId } from 'react';
import { Badge, Card, CardActions, Illustration, LinkButton, ProgressBar, Rating, StretchedLink } from '@marketplace/shared-ui';
import { materialArt } from '../art/materialArt';
import { Badges, Text, Title } from '../materials/cardLayout';
import { AddDealButton } from './AddDealButton';
import { BundleParts } from './BundleParts';
import type { Deal } from './Deal';
import { dealMessages } from './dealMessages';
import { PriceBlock } from './PriceBlock';
import { TimeLeft } from './TimeLeft';
import { useTimeLeft } from './useTimeLeft';

interface DealCardProps {
  deal: Deal;
  /** Asks for the offers anew when this one is over. */
  onEnd?: () => void;
  /** For pictures that are seen at once. */
  priority?: boolean;
  headingLevel?: 2 | 3;
  /** The button leads to the page of the offer instead of the list. */
  leads?: boolean;
}

/** One offer with its price, its time and what is left of it. */
export function DealCard({ deal, onEnd, priority, headingLevel = 3, leads = false }: DealCardProps) {
  const t = useT(dealMessages);
  const headingId = useId();
  const left = useTimeLeft(deal.endsAt, deal.answeredAt, onEnd);
  const { id, kind, title, totalStock, soldCount } = deal;
  return (
    <Card aria-labelledby={headingId}>
      <Illustration {...materialArt(deal.image)} priority={priority} />
      <Badges>
        <Badge tone="primary">{t(`kind.${kind}`)}</Badge>
        {deal.sample && <SampleBadge />}
      </Badges>
      <Title as={`h${headingLevel}`} id={headingId}>
        <StretchedLink href={`/deals/${id}`}>{title}</StretchedLink>
      </Title>
      <Text>{deal.description}</Text>
      {deal.parts.length > 0 ? <BundleParts parts={deal.parts} /> : <Rating value={deal.rating} emptyLabel={t('unrated')} />}
      <PriceBlock deal={deal} />
      {totalStock !== null && (
        <ProgressBar value={soldCount} max={totalStock} label={t('sold', { sold: soldCount, left: totalStock - soldCount })} />
      )}
      <TimeLeft endsAt={deal.endsAt} left={left} />
      {left !== 0 && (
        <CardActions>
          {leads ? (
            <LinkButton href={`/deals/${id}`} block aria-describedby={headingId}>
              {t('shopDeal')}
            </LinkButton>
          ) : (
            <AddDealButton deal={deal} block aria-describedby={headingId} />
          )}
        </CardActions>
      )}
    </Card>
  );
}
