import type { ComponentType } from 'react';
import type { FixedPriceContent } from './FixedPriceContent';
import { FixedPricePage } from './FixedPricePage';

/** The page of a service at list prices, as its route loads it. */
export function createPage(content: FixedPriceContent): ComponentType {
  return function FixedPriceRoute() {
    return <FixedPricePage key={content.service} content={content} />;
  };
}
