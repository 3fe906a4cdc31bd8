import type { ContentWords } from '@marketplace/section-kit';
import type { FinancialGuide } from './collection';

export declare const words: ContentWords<FinancialGuide>;
