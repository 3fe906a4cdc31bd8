import type { ContentWords } from '@marketplace/section-kit';
import type { Side } from './collection';

export declare const words: ContentWords<Side>;
