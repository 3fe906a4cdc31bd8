import type { ComponentType } from 'react';
import { TradeHubPage } from './TradeHubPage';
import type { TradeHub } from './TradeHub';

/** The page of a trade, as its route loads it. */
export function createPage(hub: TradeHub): ComponentType {
  return function HubRoute() {
    return <TradeHubPage hub={hub} />;
  };
}
