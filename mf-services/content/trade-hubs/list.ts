import type { ContentList } from '@marketplace/section-kit';
import type { TradeHub } from './collection';

export declare const list: ContentList<Pick<TradeHub, 'title' | 'lead'>>;
