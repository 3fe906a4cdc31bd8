import { openDraft } from '../draft/draftStore';
import { projectDraft } from '../draft/projectDraft';
import { QuoteSheet } from './QuoteSheet';

/** What a press on a button that asks for a quote fetches: the form, and the drafts it begins from. */
export const sheetParts = { QuoteSheet, openDraft, projectDraft };
