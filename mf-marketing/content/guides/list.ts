import type { ContentList } from '@marketplace/section-kit';
import type { ArticleSummary } from '../article';

export declare const list: ContentList<ArticleSummary>;
