import { defineQuery, textParam } from 'section-kit';

/** What is searched for among the questions. */
export const faqQuery = defineQuery({ search: textParam() });
