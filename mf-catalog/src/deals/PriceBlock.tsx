import { useLocale, useT } from '@marketplace/section-kit';
import { useUnitText } from '@marketplace/section-kit/unit';
import { Badge, formatPrice, Price } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { Deal } from './Deal';
import { dealMessages } from './dealMessages';

const Block = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-4) var(--ui-s-12);
  align-items: center;
`;

const Saved = styled.p`
  flex-basis: 100%;
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
`;

/** Price now with its unit, price before, and what is saved in percent and in dollars. */
export function PriceBlock({ deal: { salePrice, originalPrice, discount, unit } }: { deal: Deal }) {
  const t = useT(dealMessages);
  const locale = useLocale();
  const unitText = useUnitText();
  return (
    <Block>
      <Price amount={salePrice} was={originalPrice} unit={` ${unitText(unit)}`} />
      <Badge tone="sale">{t('off', { discount })}</Badge>
      <Saved>{t('youSave', { amount: formatPrice(originalPrice - salePrice, locale) })}</Saved>
    </Block>
  );
}
