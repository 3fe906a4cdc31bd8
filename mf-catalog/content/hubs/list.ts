import type { ContentList } from '@marketplace/section-kit';
import type { MaterialHub } from './collection';

export declare const list: ContentList<Pick<MaterialHub, 'title' | 'lead'>>;
