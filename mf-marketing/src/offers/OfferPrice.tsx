import { useT } from '@marketplace/section-kit';
import styled from 'styled-components';
import type { Offer } from '../../content/offers/collection';
import { usePlanPriceText } from '../listings/usePlanPriceText';
import { useAdPriceText } from '../rate-card/useAdPriceText';
import { notYetMessages } from '../page-blocks/notYetMessages';
import { offerMessages } from './offerMessages';

const Words = styled.div`
  display: grid;
  gap: var(--ui-s-12);
  max-width: 68ch;
`;

const Amount = styled.p`
  font: 700 1.25rem/1.35 var(--ui-font-display);
`;

/** The list price of an offer, or the plan it is added to. */
export function OfferPrice({ offer }: { offer: Offer }) {
  const t = useT(offerMessages);
  const notYet = useT(notYetMessages);
  const planPrice = usePlanPriceText();
  const adPrice = useAdPriceText();
  return (
    <Words>
      <Amount>
        {offer.product ? t('price.list', adPrice(offer.product)) : t('price.addOn', { pro: planPrice('pro'), elite: planPrice('elite') })}
      </Amount>
      {offer.product && offer.product !== 'website' && <p>{notYet('advertising')}</p>}
      {offer.product && <p>{notYet('payments')}</p>}
      <p>{offer.price}</p>
    </Words>
  );
}
