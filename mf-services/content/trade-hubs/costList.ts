import type { ContentList } from '@marketplace/section-kit';
import type { TradeHub } from './collection';

/** What the home page shows of the costs: hubs without a line there are left out, and of trades the likeliest stands here. */
export declare const costList: ContentList<Pick<TradeHub, 'trades' | 'costs' | 'asOf'>>;
