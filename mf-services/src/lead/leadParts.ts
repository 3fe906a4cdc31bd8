import type { ComponentType } from 'react';
import { LeadVisit } from '../visits/LeadVisit';
import { LeadBooking } from './LeadBooking';
import { LeadConversation } from './LeadConversation';
import { LeadJob } from './LeadJob';
import type { LeadAnswer } from './leadQuery';
import type { Lead } from './leadState';

export interface LeadPartProps {
  lead: Lead;
  /** Reads the request again; resolves when it is shown. */
  onChanged: () => Promise<unknown>;
}

export interface LeadAnswerProps extends LeadPartProps {
  onClose: () => void;
  /** Told once it is stored, by a form that says so until it is closed. */
  onDone: () => Promise<unknown>;
}

/** The form of each answer, loaded when it is opened. */
export const leadAnswers: Readonly<Record<LeadAnswer, () => Promise<ComponentType<LeadAnswerProps>>>> = {
  quote: () => import(/* webpackChunkName: "lead-quote" */ './answer/quote/QuoteAnswer').then(({ QuoteAnswer }) => QuoteAnswer),
  visit: () => import(/* webpackChunkName: "lead-visit" */ '../visits/ProposeVisit').then(({ ProposeVisit }) => ProposeVisit),
  decline: () => import(/* webpackChunkName: "lead-decline" */ './answer/decline/DeclineDialog').then(({ DeclineDialog }) => DeclineDialog),
};

interface LeadSection {
  /** Also the place on the page that a button leads to: `#thread`. */
  id: string;
  Component: ComponentType<LeadPartProps>;
}

/** What stands between what was asked and what has happened, in this order. The button Message leads to `thread`. */
export const leadSections: readonly LeadSection[] = [
  { id: 'booking', Component: LeadBooking },
  { id: 'job', Component: LeadJob },
  { id: 'visit', Component: LeadVisit },
  { id: 'thread', Component: LeadConversation },
];
