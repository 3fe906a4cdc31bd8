import type { Account, AttackFeature } from '../AttackFeature.ts';

/** Without a session: by the link that a device or a mail has, by one that ran out or was stopped, by none. */
export const guests = ['device', 'mail', 'expiredLink', 'revokedLink', 'anon'] as const;
export type Guest = (typeof guests)[number];

export const accounts = [
  'owner',
  'stranger',
  'forged',
  'unconfirmed',
  'provider',
  'estimator',
  'crew',
  'removedMember',
  'rival',
  'draftOwner',
  'appliedOwner',
  'suspendedOwner',
  'leftOwner',
  'applicant',
  'moderator',
  'support',
  'exModerator',
  'ownModerator',
  'staff',
] as const satisfies readonly Account[];

export type Caller = Guest | (typeof accounts)[number];

/** How far a request has come when it is attacked. */
export type Stage =
  'sent' | 'drafted' | 'quoted' | 'visit' | 'connected' | 'written' | 'hired' | 'finished' | 'disputed' | 'completed' | 'held' | 'reviewed';

/** What a caller attacks: the request to the company that it owns, for everybody else the one to the provider's. */
export interface Target {
  company: string;
  project: string;
  request: string;
  quote: string;
  visit: { id: string; start: string };
  template: string;
  /** Of the homeowner, to the company, from the stage `written` on. */
  message: string;
  /** Of the finished work: it waits at the stage `held`, and stands at `reviewed`. */
  review: string;
  /** The links of its project. */
  tokens: Readonly<Record<'device' | 'mail', string>>;
}

/** One call with what everybody gets who makes it. */
export interface CallAttack {
  stage: Stage;
  given(target: Target): Record<string, unknown>;
  /** Where the token of a private link goes; nowhere in a function that takes none. */
  withToken?(given: Record<string, unknown>, token: string): Record<string, unknown>;
  /** Who gets what: 'ok', 'null', 'contact' for an answer that tells how to reach the homeowner, or the code of the refusal. */
  expected: Readonly<Record<string, readonly Caller[]>>;
  /** What all others get. */
  others: string;
}

export const homeowners = ['device', 'mail', 'owner'] as const;
/** Who answers for the company while it is approved. */
export const answering = ['provider', 'estimator'] as const;
/** Owners of companies that are not, or no longer, approved. */
export const inactive = ['appliedOwner', 'suspendedOwner', 'leftOwner'] as const;
/** What a company keeps as a template. */
export const templateBody = { lines: [{ kind: 'labour', description: 'Two plumbers', unit_cents: 9500, tax_class: 'installed' }] };
/** Where the token of a private link goes in most functions. */
export const byToken = { withToken: (given: Record<string, unknown>, token: string) => ({ ...given, token }) };

/** The function of a row of a table: the first word of its name, as in "begin_upload of a message". */
export const functionOf = (name: string): string => name.split(' ')[0]!;

/** The functions of a feature that the API offers. */
export const offeredBy = (features: readonly AttackFeature[]): string[] => [
  ...new Set(
    features.flatMap(({ functions }) => functions.filter((line) => line.includes(' public.')).map((line) => line.split(' public.')[1]!)),
  ),
];
