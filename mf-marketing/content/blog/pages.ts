import type { ContentMenu, ContentPages } from '@marketplace/section-kit';

export declare const pages: ContentPages;
export declare const menu: ContentMenu;
