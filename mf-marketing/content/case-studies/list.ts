import type { ContentList } from '@marketplace/section-kit';
import type { CaseStudy } from './collection';

export declare const list: ContentList<CaseStudy>;
