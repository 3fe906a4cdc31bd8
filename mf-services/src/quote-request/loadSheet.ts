import type { QuoteSheet } from './sheet/QuoteSheet';

export interface SheetModule {
  QuoteSheet: typeof QuoteSheet;
}

/** The form is heavy and few visits need it. @returns `null` when it cannot be loaded */
export function loadSheet(): Promise<SheetModule | null> {
  return import(/* webpackChunkName: "quote-sheet" */ './sheet/QuoteSheet').catch(() => null);
}
