import type { ContentWords } from '@marketplace/section-kit';
import type { MaterialHub } from './collection';

export declare const words: ContentWords<MaterialHub>;
