import type { ContentWords } from '@marketplace/section-kit';
import type { LegalText } from './collection';

export declare const words: ContentWords<LegalText>;
