import { useCategoryLabel } from './useCategoryLabel';
import { useT } from '@marketplace/section-kit';
import { SampleBadge } from '@marketplace/section-kit/sample';
import { useUnitText } from '@marketplace/section-kit/unit';
import { useId } from 'react';
import { Badge, Card, CardActions, Icon, Illustration, Price, Rating, StretchedLink, VisuallyHidden } from '@marketplace/shared-ui';
import { materialArt } from '../art/materialArt';
import { AddToCartButton } from './AddToCartButton';
import { Badges, Corner, Facts, Picture, PriceLine, Text, Title } from './cardLayout';
import { FavouriteButton } from './FavouriteButton';
import type { ListedMaterial } from './Material';
import { materialMessages } from './materialMessages';
import { QuickLookButton } from './QuickLookButton';

/** One material in a list. `priority` is for pictures that are seen at once. */
export function MaterialCard({ material, priority = false }: { material: ListedMaterial; priority?: boolean }) {
  const t = useT(materialMessages);
  const unitText = useUnitText();
  const categoryLabel = useCategoryLabel();
  const headingId = useId();
  return (
    <Card aria-labelledby={headingId}>
      <Picture>
        <Illustration {...materialArt(material.image)} priority={priority} />
        <Corner>
          <FavouriteButton id={material.id} name={material.name} />
          <QuickLookButton material={material} />
        </Corner>
      </Picture>
      <Badges>
        {material.sustainability && (
          <Badge tone="success" icon="Leaf">
            {material.sustainability}
          </Badge>
        )}
        <Badge>{categoryLabel(material.category)}</Badge>
        {!material.inStock && <Badge tone="warning">{t('outOfStock')}</Badge>}
        {material.sample && <SampleBadge />}
      </Badges>
      <Title id={headingId}>
        <StretchedLink href={`/materials/${material.id}`}>{material.name}</StretchedLink>
      </Title>
      <Text>{material.description}</Text>
      <Rating value={material.rating} count={material.reviews} emptyLabel={t('unrated')} />
      <Facts role="list">
        {material.location && (
          <li>
            <Icon name="MapPin" />
            <span>
              <VisuallyHidden>{`${t('location')} `}</VisuallyHidden>
              {material.location}
            </span>
          </li>
        )}
        {material.delivery && (
          <li>
            <Icon name="Truck" />
            <span>
              <VisuallyHidden>{`${t('delivery')} `}</VisuallyHidden>
              {material.delivery}
            </span>
          </li>
        )}
      </Facts>
      <CardActions>
        <PriceLine>
          <Price amount={material.price} unit={` ${unitText(material.unit)}`} />
        </PriceLine>
        <AddToCartButton material={material} block aria-describedby={headingId} />
      </CardActions>
    </Card>
  );
}
