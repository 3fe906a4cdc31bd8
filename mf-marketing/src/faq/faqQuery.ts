import { defineQuery, textParam } from '@marketplace/section-kit';

/** What is searched for among the questions. */
export const faqQuery = defineQuery({ search: textParam() });
