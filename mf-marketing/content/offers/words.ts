import type { ContentWords } from '@marketplace/section-kit';
import type { Offer } from './collection';

export declare const words: ContentWords<Offer>;
