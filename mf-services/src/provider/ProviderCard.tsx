import { useT, type Favourites } from '@marketplace/section-kit';
import { memo, useId } from 'react';
import { Badge, Rating } from '@marketplace/shared-ui';
import { CompareToggle } from '../comparison/providers/CompareToggle';
import { FavouriteButton } from '../favourites/FavouriteButton';
import { CardBox, CardFoot, CardHead, CardMarks, CardTools, type Layout } from './cardLayout';
import { GetQuoteButton } from './GetQuoteButton';
import { serviceMessages } from './messages';
import { ProviderFacts } from './ProviderFacts';
import { ProviderLine } from './ProviderLine';
import { ProviderName } from './ProviderName';
import { ProviderPicture } from './ProviderPicture';
import { ProviderTerms } from './ProviderTerms';
import type { Provider } from './Provider';

interface ProviderCardProps {
  provider: Provider;
  /** What the visitor has saved. */
  favourites: Favourites;
  layout: Layout;
  /** The list shows the drawing of this company already. */
  repeats: boolean;
}

/** One professional in a list; drawn again only when something of it changes. */
export const ProviderCard = memo(function ProviderCard({ provider, favourites, layout, repeats }: ProviderCardProps) {
  const t = useT(serviceMessages);
  const headingId = useId();
  const { id, name } = provider;
  return (
    <CardBox aria-labelledby={headingId} $layout={layout}>
      <ProviderPicture provider={provider} repeats={repeats} />
      <CardHead>
        <ProviderName provider={provider} headingId={headingId} />
        <CardMarks>
          <Rating value={provider.rating} count={provider.reviewCount} emptyLabel={t('unrated')} />
          {provider.verified && (
            <Badge tone="success" icon="ShieldCheck">
              {t('verified')}
            </Badge>
          )}
        </CardMarks>
      </CardHead>
      <ProviderTerms provider={provider} />
      <ProviderFacts provider={provider} />
      <ProviderLine provider={provider} />
      <CardFoot>
        {id !== null && (
          <CardTools>
            <FavouriteButton id={id} name={name} favourites={favourites} />
            {layout === 'rows' && <CompareToggle id={id} name={name} />}
          </CardTools>
        )}
        <GetQuoteButton provider={provider} variant="outline" size="sm" aria-describedby={headingId} />
      </CardFoot>
    </CardBox>
  );
});
