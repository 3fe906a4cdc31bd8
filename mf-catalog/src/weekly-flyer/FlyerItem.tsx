import { useT } from '@marketplace/section-kit';
import { SampleBadge } from '@marketplace/section-kit/sample';
import { useUnitText } from '@marketplace/section-kit/unit';
import { useId } from 'react';
import { Illustration, Price, TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { materialArt } from '../art/materialArt';
import { AddDealButton } from '../deals/AddDealButton';
import type { Deal } from '../deals/Deal';
import { dealMessages } from '../deals/dealMessages';

const Row = styled.article`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: var(--ui-s-8) var(--ui-s-12);
  grid-template-rows: 1fr auto;
  align-items: start;
  padding: var(--ui-s-12);
  height: 100%;
  background: var(--ui-surface);
  border: 1px solid var(--ui-line);
  border-radius: var(--ui-radius-card);
  break-inside: avoid;
  & > div { display: grid; gap: var(--ui-s-4); justify-items: start; min-width: 0; }
  & h3, & h4 { font-size: 1rem; line-height: 1.35; overflow-wrap: anywhere; }
  & > button { grid-column: 1 / -1; }
`;

const Saving = styled.p`
  font-weight: 650;
  color: var(--ui-sale);
`;

interface FlyerItemProps {
  item: Deal;
  /** What has ended cannot be added to a list. */
  ended: boolean;
  headingLevel?: 3 | 4;
}

/** One offer of the flyer: name, price, unit, saving. */
export function FlyerItem({ item, ended, headingLevel = 3 }: FlyerItemProps) {
  const t = useT(dealMessages);
  const unitText = useUnitText();
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <Row aria-labelledby={headingId}>
      {/* On paper there is no scrolling to a picture. */}
      <Illustration {...materialArt(item.image, 'line')} loading="eager" />
      <div>
        <Heading id={headingId}>
          <TextLink href={`/deals/${item.id}`}>{item.title}</TextLink>
        </Heading>
        {item.sample && <SampleBadge />}
        <Price amount={item.salePrice} was={item.originalPrice} unit={` ${unitText(item.unit)}`} />
        <Saving>{t('off', { discount: item.discount })}</Saving>
      </div>
      {!ended && <AddDealButton deal={item} variant="outline" aria-describedby={headingId} data-print="hide" />}
    </Row>
  );
}
