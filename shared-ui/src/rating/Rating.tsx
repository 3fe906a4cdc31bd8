import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { formatNumber } from '../format/formatNumber';
import { useDrawnOnce } from '../icon/useDrawnOnce';
import { useUi } from '../ui-provider/UiProvider';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { filledStars, starStep } from './filledStars';

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

/* Five stars, each a step from the one before. */
const star = 'l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z';
const fiveStars = { d: `M12 2${star}${`m${starStep} 0${star}`.repeat(4)}` };

const Stars = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linejoin: round;
  color: var(--ui-star);
  & svg { fill: currentColor; }
`;

/** Five stars to count, the figure and the number of reviews; one sentence says it all to screen readers. */
export function Rating({ value, count, showCount = true, emptyLabel, ...span }: RatingProps) {
  const { locale, texts } = useUi();
  const id = useDrawnOnce(fiveStars);
  if (value === null) return emptyLabel ? <Root {...span}>{emptyLabel}</Root> : null;
  const filled = filledStars(value);
  return (
    <Root {...span}>
      <VisuallyHidden>{texts.rating(value, count)}</VisuallyHidden>
      {/* One drawing rather than five: lists show it on every card. */}
      <Stars width={83} height={16} viewBox="0 0 124 24" aria-hidden="true">
        <use href={`#${id}`} />
        <svg width={Math.floor(filled) * starStep + (filled % 1) * 24}>
          <use href={`#${id}`} />
        </svg>
      </Stars>
      <span aria-hidden="true">
        <strong>{formatNumber(value, locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}</strong>
        {showCount && count !== undefined && ` (${formatNumber(count, locale)})`}
      </span>
    </Root>
  );
}
