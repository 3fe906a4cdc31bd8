import type { ContentList } from '@marketplace/section-kit';
import type { FaqGroup } from './collection';

export declare const list: ContentList<Pick<FaqGroup, 'title' | 'questions'>>;
