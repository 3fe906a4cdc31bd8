import { useT } from '@marketplace/section-kit';
import { QuantityField } from '@marketplace/section-kit/quantity';
import { SampleBadge } from '@marketplace/section-kit/sample';
import { useState } from 'react';
import { Badge, Container, Icon, Illustration, LinkButton, media, ProgressBar, Rating, Section, TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { materialArt } from '../../art/materialArt';
import { FilledGrid } from '../../FilledGrid';
import { Badges } from '../../materials/cardLayout';
import { AddDealButton } from '../AddDealButton';
import { BundleParts } from '../BundleParts';
import { isSoldOut } from '../Deal';
import { DealCard } from '../DealCard';
import { dealColumns } from '../dealColumns';
import { dealMessages } from '../dealMessages';
import { PriceBlock } from '../PriceBlock';
import { TimeLeft } from '../TimeLeft';
import { useTimeLeft } from '../useTimeLeft';
import { MAX_QUANTITY } from '../../project-list/list/quantity';
import { dealPageMessages } from './dealPageMessages';
import { Evidence } from './Evidence';
import type { DealDetails } from './readDeal';

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-s-32);
  align-items: start;
  padding-bottom: var(--ui-s-48);
  ${media.lg} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--ui-s-48); }
`;

const Side = styled.div`
  display: grid;
  gap: var(--ui-s-20);
  min-width: 0;
`;

const Buy = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-12);
  align-items: end;
`;

const Over = styled.p`
  display: flex;
  gap: var(--ui-s-8);
  align-items: center;
  & > svg { flex: none; color: var(--ui-warning); }
`;

interface DealBodyProps {
  details: DealDetails;
  onEnd: () => void;
}

/** Picture, price, time, what is left, and how the regular price is known. */
export function DealBody({ details, onEnd }: DealBodyProps) {
  const t = useT(dealPageMessages);
  const shared = useT(dealMessages);
  const { deal, related } = details;
  const [quantity, setQuantity] = useState(1);
  const left = useTimeLeft(deal.endsAt, deal.answeredAt, onEnd);
  const isOn = details.isOn && left !== 0;
  const { kind, materialId, totalStock, soldCount, stock } = deal;
  return (
    <>
      <Columns>
        <Side>
          <Illustration {...materialArt(deal.image, 'page')} priority />
          <p>{deal.description}</p>
          {deal.parts.length > 0 && <BundleParts parts={deal.parts} />}
          <Evidence details={details} />
        </Side>
        <Side>
          <Badges>
            <Badge tone="primary">{shared(`kind.${kind}`)}</Badge>
            {kind === 'clearance' && <Badge tone="warning">{t('final')}</Badge>}
            {deal.sample && <SampleBadge />}
          </Badges>
          <Rating value={deal.rating} />
          <PriceBlock deal={deal} />
          {isOn ? (
            <TimeLeft endsAt={deal.endsAt} left={left} />
          ) : (
            <Over role="status">
              <Icon name="TriangleAlert" />
              {t('over')}
            </Over>
          )}
          {totalStock !== null && (
            <ProgressBar value={soldCount} max={totalStock} label={shared('sold', { sold: soldCount, left: totalStock - soldCount })} />
          )}
          {deal.vendorName && <p>{shared('soldBy', { vendor: deal.vendorName })}</p>}
          {isOn ? (
            <Buy>
              {!isSoldOut(deal) && (
                <QuantityField
                  label={t('quantity')}
                  value={quantity}
                  onValueChange={setQuantity}
                  max={Math.min(stock ?? MAX_QUANTITY, MAX_QUANTITY)}
                  fewerLabel={t('fewer')}
                  moreLabel={t('more')}
                />
              )}
              <AddDealButton deal={deal} quantity={quantity} />
            </Buy>
          ) : (
            <LinkButton href="/deals">{t('current')}</LinkButton>
          )}
          {materialId !== null && <TextLink href={`/materials/${materialId}`}>{t('material')}</TextLink>}
          {deal.sample && <p>{shared('sample')}</p>}
        </Side>
      </Columns>
      {related.length > 0 && (
        <Section title={t('related')} tone="sunken">
          <FilledGrid $columns={dealColumns}>
            {related.map((other) => (
              <li key={other.id}>
                <DealCard deal={other} onEnd={onEnd} />
              </li>
            ))}
          </FilledGrid>
        </Section>
      )}
    </>
  );
}
