import { formDrafts } from '@marketplace/section-kit/form';

/** What was typed into the forms of this section, for as long as the tab is open. */
export const drafts = formDrafts({ key: 'marketing.form', storage: 'session', legacy: { 'marketing.form.': JSON.parse } });
