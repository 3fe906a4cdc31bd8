import type { openDraft } from './draft/draftStore';
import type { projectDraft } from './draft/projectDraft';
import type { QuoteSheet } from './sheet/QuoteSheet';

/** What a press on a button that asks for a quote fetches: the form, and the drafts it begins from. */
export interface SheetModule {
  QuoteSheet: typeof QuoteSheet;
  openDraft: typeof openDraft;
  projectDraft: typeof projectDraft;
}

/** The form is heavy and few visits need it. The parts share a name, so that they come in one file. @returns `null` when it cannot be loaded */
export async function loadSheet(): Promise<SheetModule | null> {
  try {
    const [sheet, store, project] = await Promise.all([
      import(/* webpackChunkName: "quote-sheet" */ './sheet/QuoteSheet'),
      import(/* webpackChunkName: "quote-sheet" */ './draft/draftStore'),
      import(/* webpackChunkName: "quote-sheet" */ './draft/projectDraft'),
    ]);
    return { QuoteSheet: sheet.QuoteSheet, openDraft: store.openDraft, projectDraft: project.projectDraft };
  } catch {
    return null;
  }
}
