import type { ContentWords } from '@marketplace/section-kit';
import type { FixedPriceService } from './collection';

export declare const words: ContentWords<FixedPriceService>;
