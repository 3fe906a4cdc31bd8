import { choiceParam, defineQuery, type QueryOf } from '@marketplace/section-kit';

/** Which kind of ads is shown. */
export const adsQuery = defineQuery({ tab: choiceParam('search', ['search', 'display', 'social']) });
export type AdsQuery = QueryOf<typeof adsQuery>;
