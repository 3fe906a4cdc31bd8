import { choiceParam, defineQuery, textParam } from '@marketplace/section-kit';

/** The tabs in their order, as the database keeps them. */
export const tabs = ['new', 'answered', 'quoted', 'contact', 'won', 'lost'] as const;
export type LeadTab = (typeof tabs)[number];

/** The list of an address such as `/account/leads?tab=won&search=roof`; the company and an open answer stand beside it. */
export const leadsQuery = defineQuery({ tab: choiceParam('new', tabs), search: textParam(100) }, { keepsOthers: true });
