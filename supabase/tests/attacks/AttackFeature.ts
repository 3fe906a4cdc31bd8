/**
 * anon has no session; the owner owns the private rows; the stranger is another account; forged claims in its own metadata
 * to be an administrator; the provider belongs to the first seeded company, the rival to the second, to a draft and to a
 * suspended one; unconfirmed holds a session although nobody proved its address; staff is an administrator of the platform;
 */
export const actors = ['anon', 'owner', 'stranger', 'forged', 'provider', 'rival', 'unconfirmed', 'staff'] as const;
/**
 * For features in which they can matter: moderator and support work for the platform too, ownModerator is a moderator with a
 * company whose page waits, exModerator was one; applicant applied for a company, draftOwner has one whose page is not finished;
 * leftOwner closed theirs, removedMember worked for the provider's, and both still hold a session.
 */
export const companyActors = [
  'moderator',
  'support',
  'ownModerator',
  'exModerator',
  'applicant',
  'draftOwner',
  'leftOwner',
  'removedMember',
] as const;
/** For the calls around a request: estimator and crew work for the provider's company; the pages of the others wait for staff or are suspended. */
type RequestActor = 'estimator' | 'crew' | 'appliedOwner' | 'suspendedOwner';
/** They get what staff gets unless it is said. */
export const likeStaff: readonly Actor[] = ['moderator', 'support', 'ownModerator'];
/** They get what the stranger gets unless it is said. */
type LikeStranger = 'provider' | 'rival' | 'unconfirmed' | 'staff' | (typeof companyActors)[number] | RequestActor;
export type Actor = (typeof actors)[number] | (typeof companyActors)[number] | RequestActor;
export type Account = Exclude<Actor, 'anon'>;

export const operations = ['select', 'insert', 'update', 'delete'] as const;
export type Operation = (typeof operations)[number];

/**
 * What must happen. all: every row is seen. own: rows whose user_id is the actor's are seen and no other. some: rows are
 * seen, but not all. changed: exactly one row is written. none: no error and no row. denied: SQLSTATE 42501, over HTTP 401
 * for anon and 403 for the others.
 */
export type Outcome = 'all' | 'own' | 'some' | 'changed' | 'none' | 'denied';

/** Values may be the placeholders "$owner" (the owner's user id) and "$self" (the actor's; a nil UUID for anon). */
export type Values = Readonly<Record<string, string | number | boolean | null>>;

/** What each actor gets. */
export type Expected = Readonly<Record<Exclude<Actor, LikeStranger>, Outcome> & Partial<Record<LikeStranger, Outcome>>>;

export interface Attempt {
  operation: Operation;
  /** Equality filter; without it a select asks for every row. Always present for update and delete. */
  target?: Values;
  /** The columns an insert or update sends. */
  values?: Values;
  expected: Expected;
}

/** What one feature exposes, and what everybody may do with it. */
export interface AttackFeature {
  /** Whether the actors around companies attack it too. */
  alsoByCompanies?: true;
  /** Every exposed table of the feature with an attempt for each operation. */
  attempts: Readonly<Record<string, readonly Attempt[]>>;
  /** Everything that the API roles may do beyond nothing, for instance "anon may SELECT public.services". */
  grants: readonly string[];
  /** The functions each API role may call, for instance "anon may call public.search_services". */
  functions: readonly string[];
  /**
   * Rows to attack, as SQL that the owner of the database runs after the seed and the sign-up of the accounts.
   * @param users the user id of each account
   */
  prepare?(users: Readonly<Record<Account, string>>): string;
}

export const everybody = (outcome: Outcome): Expected => ({ anon: outcome, owner: outcome, stranger: outcome, forged: outcome });

/** A table that everybody reads and no visitor or account writes. */
export const publicTable = (target: Values, row: Values, change: Values): Attempt[] => [
  { operation: 'select', expected: everybody('all') },
  { operation: 'insert', values: row, expected: everybody('denied') },
  { operation: 'update', target, values: change, expected: everybody('denied') },
  { operation: 'delete', target, expected: everybody('denied') },
];

/** A table that no visitor or account reads or writes. */
export const closedTable = (target: Values, row: Values, change: Values): Attempt[] => [
  { operation: 'select', expected: everybody('denied') },
  { operation: 'insert', values: row, expected: everybody('denied') },
  { operation: 'update', target, values: change, expected: everybody('denied') },
  { operation: 'delete', target, expected: everybody('denied') },
];

/** "anon may call …" and "authenticated may call …" for each function. */
export const callableByAll = (...functions: string[]): string[] =>
  functions.flatMap((name) => [`anon may call public.${name}`, `authenticated may call public.${name}`]);

/** "anon may SELECT …" and "authenticated may SELECT …" for each table. */
export const readableByAll = (...tables: string[]): string[] =>
  tables.flatMap((name) => [`anon may SELECT public.${name}`, `authenticated may SELECT public.${name}`]);

/** An id that no seeded row has. */
export const newId = '00000000-0000-4000-8000-0000000000aa';
