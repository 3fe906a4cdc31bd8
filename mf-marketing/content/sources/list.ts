import type { ContentList } from '@marketplace/section-kit';
import type { Source } from './collection';

export declare const list: ContentList<Source>;
