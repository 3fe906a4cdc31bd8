import type { ContentWords } from '@marketplace/section-kit';
import type { Room } from './collection';

export declare const words: ContentWords<Room>;
