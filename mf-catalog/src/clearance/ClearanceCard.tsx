import { useT } from '@marketplace/section-kit';
import { SampleBadge } from '@marketplace/section-kit/sample';
import { useId } from 'react';
import { Badge, Card, Illustration, StretchedLink, type BadgeTone } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { materialArt } from '../art/materialArt';
import { Badges, Text, Title } from '../materials/cardLayout';
import { AddDealButton } from '../deals/AddDealButton';
import type { Deal } from '../deals/Deal';
import { PriceBlock } from '../deals/PriceBlock';
import { clearanceMessages } from './clearanceMessages';
import { stockLevel, type StockLevel } from './stockLevel';
import { useClearanceText } from './useClearanceText';

const tones: Record<StockLevel, BadgeTone> = { limited: 'danger', low: 'warning', in: 'success' };

const Words = styled.div`
  display: grid;
  gap: var(--ui-s-8);
  min-width: 0;
`;

const Buy = styled.div`
  display: grid;
  gap: var(--ui-s-12);
  margin-top: auto;
  & > button { position: relative; z-index: 1; }
`;

/** One item: how many are left, in what condition, why it goes, and at what price. */
export function ClearanceCard({ item, priority }: { item: Deal; priority: boolean }) {
  const t = useT(clearanceMessages);
  const said = useClearanceText();
  const headingId = useId();
  const stock = item.stock ?? 0;
  const level = stockLevel(stock);
  return (
    <Card aria-labelledby={headingId}>
      <Illustration {...materialArt(item.image)} priority={priority} />
      <Badges>
        <Badge tone={tones[level]}>{t(`stock.${level}`)}</Badge>
        <Badge>{said(item.category)}</Badge>
        {item.sample && <SampleBadge />}
      </Badges>
      <Words>
        <Title as="h2" id={headingId}>
          <StretchedLink href={`/deals/${item.id}`}>{item.title}</StretchedLink>
        </Title>
        <Text>{item.description}</Text>
        <Text>{t('facts', { condition: said(item.condition), reason: said(item.reason) })}</Text>
        <Text>{t('left', { count: stock })}</Text>
      </Words>
      <Buy>
        <PriceBlock deal={item} />
        <AddDealButton deal={item} block aria-describedby={headingId} />
      </Buy>
    </Card>
  );
}
