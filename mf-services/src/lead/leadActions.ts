import { isLost, type Lead } from './leadState';

/** What a company can do with a request, the most useful first. */
const actions = ['quote', 'message', 'visit', 'interested', 'decline'] as const;
export type LeadAction = (typeof actions)[number];

const open: readonly Lead['status'][] = ['sent', 'viewed', 'interested', 'quoted', 'connected'];
const possible: Readonly<Record<LeadAction, (lead: Lead) => boolean>> = {
  quote: ({ status, project }) => open.includes(status) && project.source !== 'fixed_price',
  message: (lead) => !isLost(lead),
  visit: ({ status, project }) => [...open, 'hired'].includes(status) && project.source !== 'fixed_price',
  interested: ({ status, project }) => ['sent', 'viewed'].includes(status) && project.source !== 'fixed_price',
  decline: ({ status }) => open.includes(status),
};

/** Whether the reader may answer for the company: crew reads, and a company that is not approved answers nothing. */
export const canAnswer = ({ company }: Pick<Lead, 'company'>): boolean => company.status === 'approved' && company.role !== 'member';

/** @returns what the reader may do and the state allows */
export const actionsFor = (lead: Lead): readonly LeadAction[] =>
  canAnswer(lead) ? actions.filter((action) => possible[action](lead)) : [];
