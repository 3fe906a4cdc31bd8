import type { ContentList } from '@marketplace/section-kit';
import type { FinancialGuide } from './collection';

export declare const list: ContentList<Pick<FinancialGuide, 'title' | 'description' | 'menu'>>;
