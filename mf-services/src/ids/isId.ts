import { isUuid } from '@marketplace/section-kit';

/** Whether a text of an address can be an id of any backend: one of ours, or a number of the directory alone. */
export const isId = (text: string): boolean => /^\d{1,18}$/.test(text) || isUuid(text);
