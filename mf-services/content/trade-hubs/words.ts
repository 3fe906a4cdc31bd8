import type { ContentWords } from '@marketplace/section-kit';
import type { TradeHub } from './collection';

export declare const words: ContentWords<TradeHub>;
