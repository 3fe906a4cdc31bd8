import type { ComponentType } from 'react';
import { HubPage } from './HubPage';
import type { TradeHub } from './TradeHub';

/** The page of a trade, as its route loads it. */
export function createPage(hub: TradeHub): ComponentType {
  return function HubRoute() {
    return <HubPage hub={hub} />;
  };
}
