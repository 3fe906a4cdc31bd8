import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/Icon';
import { formatNumber } from '../format/formatNumber';
import { useUi } from '../ui-provider/UiProvider';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { stars } from './stars';

export interface RatingProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** 0 to 5; null when nobody has rated yet. */
  value: number | null;
  /** Number of reviews. */
  count?: number;
  showCount?: boolean;
  /** Shown instead of stars while the value is null. Without it nothing is shown. */
  emptyLabel?: string;
}

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 6px;
  font-size: 0.9375rem;
  line-height: 1.4;
  color: var(--ui-ink-muted);
  font-variant-numeric: tabular-nums;
  & strong { color: var(--ui-ink); font-weight: 650; }
`;

const Stars = styled.span`
  display: inline-flex;
  gap: 1px;
`;

const StarBox = styled.span`
  position: relative;
  color: var(--ui-star);
  & svg { fill: none; }
  &[data-star='full'] svg { fill: currentColor; }
  /* The left half of a filled star lies over an empty one. */
  &[data-star='half'] svg + svg { position: absolute; inset: 0; fill: currentColor; clip-path: inset(0 50% 0 0); }
`;

/** Five stars to count, the figure and the number of reviews; one sentence says it all to screen readers. */
export function Rating({ value, count, showCount = true, emptyLabel, ...span }: RatingProps) {
  const { locale, texts } = useUi();
  if (value === null) return emptyLabel ? <Root {...span}>{emptyLabel}</Root> : null;
  return (
    <Root {...span}>
      <VisuallyHidden>{texts.rating(value, count)}</VisuallyHidden>
      <Stars aria-hidden="true">
        {stars(value).map((star, index) => (
          <StarBox key={index} data-star={star}>
            <Icon name="Star" size={16} />
            {star === 'half' && <Icon name="Star" size={16} />}
          </StarBox>
        ))}
      </Stars>
      <span aria-hidden="true">
        <strong>{formatNumber(value, locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}</strong>
        {showCount && count !== undefined && ` (${formatNumber(count, locale)})`}
      </span>
    </Root>
  );
}
