import { newId, newToken } from '@marketplace/section-kit';
import type { ContactValues } from '@marketplace/section-kit/contact';

/** What the form asks for, in its order. */
export const quoteSteps = ['what', 'describe', 'when', 'who'] as const;
export type QuoteStep = (typeof quoteSteps)[number];

/**
 * What is known of a request on this device. `unsent`: no answer yet, so it may be stored or not; `draft`: stored, and
 * providers see it once there is a way to answer; `sent`: providers see it.
 */
export interface QuoteDraft {
  /** Primary key of the stored project: sending again can never make a second one. */
  id: string;
  /** Secret of the private link; `null` for a project known only through its account. */
  token: string | null;
  stage: 'unsent' | 'draft' | 'sent';
  /** The service that the database knows, or may know: it cannot change any more. Empty for none yet. */
  service: string;
  /** Where the form was left, so that a reload or signing in goes on there. */
  step: QuoteStep | null;
  /** When it was begun, in milliseconds. */
  at: number;
  contact: ContactValues;
  details: DetailsValues;
  /** Ids of providers asked besides the first. */
  others: string[];
  /** Photos stored so far; their numbers are taken. */
  photoCount: number;
}

export const noContact: ContactValues = { name: '', email: '', phone: '', preferred: 'email' };

export const noDetails = { serviceName: '', description: '', timing: '', startOn: '', budgetMin: '', budgetMax: '', postalCode: '' };
/** As typed, not yet checked. */
export type DetailsValues = typeof noDetails;

/** Before it is known what this device keeps, and on a server. */
export const noDraft: QuoteDraft = {
  id: '',
  token: null,
  stage: 'unsent',
  service: '',
  step: null,
  at: 0,
  contact: noContact,
  details: noDetails,
  others: [],
  photoCount: 0,
};

/** @param known what is known of the work before anything is typed */
export function newDraft(known: Partial<DetailsValues>): QuoteDraft {
  return { ...noDraft, id: newId(), token: newToken(), details: { ...noDetails, ...known }, at: Date.now() };
}

/** What other code or another version of it may have stored, made safe; nothing when it is no draft. */
export function toDraft(stored: unknown): QuoteDraft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { id, token, stage, service, step, at, contact, details, others, photoCount } = stored as Record<string, unknown>;
  if (typeof id !== 'string' || (typeof token !== 'string' && token !== null) || typeof at !== 'number') return undefined;
  if (stage !== 'unsent' && stage !== 'draft' && stage !== 'sent') return undefined;
  return {
    id,
    token,
    stage,
    service: typeof service === 'string' ? service : '',
    step: quoteSteps.find((name) => name === step) ?? null,
    at,
    contact: texts(noContact, contact),
    details: texts(noDetails, details),
    others: Array.isArray(others) ? others.filter((other): other is string => typeof other === 'string').slice(0, 2) : [],
    photoCount: typeof photoCount === 'number' ? photoCount : 0,
  };
}

function texts<T extends object>(empty: T, stored: unknown): T {
  const given = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const known = Object.keys(empty).filter((name) => typeof given[name] === 'string');
  return { ...empty, ...Object.fromEntries(known.map((name) => [name, given[name]])) };
}
