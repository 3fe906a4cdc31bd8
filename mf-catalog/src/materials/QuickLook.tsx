import { useT } from '@marketplace/section-kit';
import { SampleBadge } from '@marketplace/section-kit/sample';
import { useUnitText } from '@marketplace/section-kit/unit';
import { Badge, Illustration, LinkButton, Price, Rating } from '@marketplace/shared-ui';
import { Dialog } from '@marketplace/shared-ui/overlays';
import styled from 'styled-components';
import { materialArt } from '../art/materialArt';
import { AddToCartButton } from './AddToCartButton';
import { Badges, Text } from './cardLayout';
import type { ListedMaterial } from './Material';
import { materialMessages } from './materialMessages';
import { quickLookMessages } from './quickLookMessages';
import { useCategoryLabel } from './useCategoryLabel';

interface QuickLookProps {
  material: ListedMaterial;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const Body = styled.div`
  display: grid;
  gap: var(--ui-s-16);
  justify-items: start;
`;

/* Always in view, however long the words above are. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-s-12);
  width: 100%;
  & > :first-child { margin-inline-end: auto; }
`;

/** What matters about a material, over the list it stands in. */
export function QuickLook({ material, open, onOpenChange }: QuickLookProps) {
  const t = useT(quickLookMessages);
  const shared = useT(materialMessages);
  const unitText = useUnitText();
  const categoryLabel = useCategoryLabel();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={material.name}
      footer={
        <Actions>
          <Price amount={material.price} unit={` ${unitText(material.unit)}`} />
          <AddToCartButton material={material} />
          <LinkButton variant="outline" href={`/materials/${material.id}`}>
            {t('details')}
          </LinkButton>
        </Actions>
      }
    >
      <Body>
        <Illustration {...materialArt(material.image)} />
        <Badges>
          {material.sustainability && (
            <Badge tone="success" icon="Leaf">
              {material.sustainability}
            </Badge>
          )}
          <Badge>{categoryLabel(material.category)}</Badge>
          {material.sample && <SampleBadge />}
        </Badges>
        <Text>{material.description}</Text>
        <Rating value={material.rating} count={material.reviews} emptyLabel={shared('unrated')} />
        {material.brand && <p>{t('brand', { brand: material.brand })}</p>}
        <p>{material.location}</p>
        <p>{material.delivery}</p>
      </Body>
    </Dialog>
  );
}
