import type { ContentList } from '@marketplace/section-kit';
import type { TradeHub } from './collection';

export declare const costList: ContentList<Pick<TradeHub, 'trades' | 'costs' | 'asOf'>>;
