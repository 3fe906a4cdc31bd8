import { useLocale, useT } from '@marketplace/section-kit';
import { SampleBadge } from '@marketplace/section-kit/sample';
import { useUnitText } from '@marketplace/section-kit/unit';
import { Badge, Chip, Container, formatPrice, Illustration, media, Price, Rating, Section } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { tradeLabel } from '@marketplace/supabase/trades';
import { materialArt } from '../../art/materialArt';
import { surfaceArt } from '../../art/surfaceArt';
import { Badges } from '../cardLayout';
import { MaterialGrid } from '../MaterialGrid';
import { materialMessages } from '../materialMessages';
import { useCategoryLabel } from '../useCategoryLabel';
import { BuyBox } from './BuyBox';
import { DeliveryEstimate } from './DeliveryEstimate';
import type { MaterialDetails } from './MaterialDetails';
import { materialPageMessages } from './materialPageMessages';
import { PriceHistory } from './PriceHistory';
import { Specs } from './Specs';

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-s-32);
  align-items: start;
  padding-bottom: var(--ui-s-48);
  ${media.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: auto 1fr;
    gap: var(--ui-s-32) var(--ui-s-48);
    & > :nth-child(2) { grid-area: 1 / 2 / 3 / 3; }
  }
`;

const Side = styled.div`
  display: grid;
  gap: var(--ui-s-24);
  min-width: 0;
`;

const Installers = styled.section`
  display: grid;
  gap: var(--ui-s-12);
  & h2 { font-size: 1.25rem; }
  & > ul { display: flex; flex-wrap: wrap; gap: var(--ui-s-8); padding: 0; list-style: none; }
`;

/** Picture, price, quantity, delivery, details, installers, price history and what goes with it. */
export function MaterialBody({ details }: { details: MaterialDetails }) {
  const t = useT(materialPageMessages);
  const shared = useT(materialMessages);
  const locale = useLocale();
  const unitText = useUnitText();
  const categoryLabel = useCategoryLabel();
  const { material, low90Days, trades, related } = details;
  const surface = surfaceArt(material.image);
  return (
    <>
      <Columns>
        <Side>
          <Illustration {...materialArt(material.image, 'page')} priority />
          <p>{material.description}</p>
        </Side>
        <Side>
          <Badges>
            {material.sustainability && (
              <Badge tone="success" icon="Leaf">
                {material.sustainability}
              </Badge>
            )}
            <Badge>{categoryLabel(material.category)}</Badge>
            <Badge tone={material.inStock ? 'info' : 'warning'}>{material.inStock ? t('inStock') : shared('outOfStock')}</Badge>
            {material.sample && <SampleBadge />}
          </Badges>
          <Rating value={material.rating} count={material.reviews} emptyLabel={shared('unrated')} />
          <div>
            <Price amount={material.price} unit={` ${unitText(material.unit)}`} />
            <p>{low90Days < material.price ? t('low90', { price: formatPrice(low90Days, locale) }) : t('low90.now')}</p>
          </div>
          <p>
            {material.vendorName && `${t('soldBy', { vendor: material.vendorName })} · `}
            {material.delivery}
          </p>
          <BuyBox material={material} />
          <DeliveryEstimate rules={details.deliveryRules} />
          {trades.length > 0 && (
            <Installers aria-labelledby="installers">
              <h2 id="installers">{t('installers')}</h2>
              <p>{t('installers.text')}</p>
              <ul>
                {trades.map((trade) => (
                  <li key={trade}>
                    <Chip href={`/services?category=${encodeURIComponent(trade)}`}>{tradeLabel(trade, locale)}</Chip>
                  </li>
                ))}
              </ul>
            </Installers>
          )}
          {material.sample && <p>{t('sample')}</p>}
        </Side>
        <Side>
          {surface && <Illustration {...surface} alt={t('surface', { name: material.name })} />}
          <Specs details={details} />
          <PriceHistory history={details.history} />
        </Side>
      </Columns>
      {related.length > 0 && (
        <Section title={t('related')} tone="sunken">
          <MaterialGrid materials={related} />
        </Section>
      )}
    </>
  );
}
