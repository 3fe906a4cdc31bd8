import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { useUi } from '../ui-provider/UiProvider';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { formatPrice } from '../format/formatPrice';

export interface PriceProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Canadian dollars. */
  amount: number;
  /** The price before, in dollars. Shows the amount as a sale. */
  was?: number;
  /** Written right after the amount, for instance "/sq ft". */
  unit?: string;
}

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--ui-s-8);
  font-variant-numeric: tabular-nums;
`;

const Amount = styled.span<{ $sale: boolean }>`
  font-size: 1.375rem;
  font-weight: 700;
  line-height: 1.1;
  color: ${({ $sale }) => ($sale ? 'var(--ui-sale)' : 'var(--ui-ink)')};
`;

const Small = styled.span`
  font-size: 0.9375rem;
  font-weight: 450;
  color: var(--ui-ink-muted);
`;

/** A price in dollars. Beside a crossed-out price, hidden words say which one counts. */
export function Price({ amount, was, unit, ...span }: PriceProps) {
  const { locale, texts } = useUi();
  return (
    <Root {...span}>
      <Amount $sale={was !== undefined}>
        {was !== undefined && <VisuallyHidden>{`${texts.now} `}</VisuallyHidden>}
        {formatPrice(amount, locale)}
        {unit && <Small>{unit}</Small>}
      </Amount>
      {was !== undefined && (
        <Small>
          <VisuallyHidden>{`${texts.was} `}</VisuallyHidden>
          <s>{formatPrice(was, locale)}</s>
        </Small>
      )}
    </Root>
  );
}
