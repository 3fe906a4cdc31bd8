import { useLocale, useT } from '@marketplace/section-kit';
import { formatPrice } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { dealPageMessages } from './dealPageMessages';
import type { DealDetails } from './readDeal';

const Box = styled.section`
  display: grid;
  gap: var(--ui-s-8);
  padding: var(--ui-s-20);
  background: var(--ui-sunken);
  border-radius: var(--ui-radius-card);
  & h2 { font-size: 1.25rem; }
`;

/** How it is known that the regular price was really asked, and what the material cost at its cheapest. */
export function Evidence({ details: { deal, low90Days, daysAsked } }: { details: DealDetails }) {
  const t = useT(dealPageMessages);
  const locale = useLocale();
  const price = formatPrice(deal.originalPrice, locale);
  return (
    <Box aria-labelledby="evidence">
      <h2 id="evidence">{t('evidence', { price })}</h2>
      <p>{deal.evidence}</p>
      {daysAsked !== null && <p>{t('evidence.days', { days: daysAsked, price })}</p>}
      {low90Days !== null && <p>{t('evidence.low', { price: formatPrice(low90Days, locale) })}</p>}
    </Box>
  );
}
