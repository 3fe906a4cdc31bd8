import type { ContentWords } from '@marketplace/section-kit';
import type { Article } from '../article';

export declare const words: ContentWords<Article>;
