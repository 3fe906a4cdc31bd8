import type { ContentList } from '@marketplace/section-kit';
import type { MaterialHub } from './collection';

export declare const titleList: ContentList<Pick<MaterialHub, 'title'>>;
