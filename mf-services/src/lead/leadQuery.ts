import { choiceParam, defineQuery } from '@marketplace/section-kit';

/** What a company may answer with, as the address says it: `?answer=decline`. */
const answers = ['quote', 'visit', 'decline'] as const;
export type LeadAnswer = (typeof answers)[number];

/** Which answer is open, as in `?answer=decline`; what else the address says belongs to the list beside the request. */
export const leadQuery = defineQuery({ answer: choiceParam('', ['', ...answers]) }, { keepsOthers: true });
