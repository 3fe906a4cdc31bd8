import type { ContentList } from '@marketplace/section-kit';
import type { Licences } from './collection';

export declare const list: ContentList<Licences>;
