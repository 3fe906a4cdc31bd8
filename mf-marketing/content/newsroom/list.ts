import type { ContentList } from '@marketplace/section-kit';
import type { Announcement } from './collection';

export declare const list: ContentList<Announcement>;
