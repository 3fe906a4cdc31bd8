import type { ContentList } from '@marketplace/section-kit';
import type { EventKind } from './collection';

export declare const list: ContentList<EventKind>;
