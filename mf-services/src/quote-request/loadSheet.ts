import type { sheetParts } from './sheet/sheetParts';

export type SheetModule = typeof sheetParts;

/** The form is heavy and few visits need it, nor the drafts it begins from. @returns `null` when it cannot be loaded */
export function loadSheet(): Promise<SheetModule | null> {
  return import(/* webpackChunkName: "quote-sheet" */ './sheet/sheetParts').then(
    (loaded) => loaded.sheetParts,
    () => null,
  );
}
