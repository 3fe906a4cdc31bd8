export type Side = 'homeowner' | 'provider';
export type Company = 'one' | 'two';
export const companyNames: readonly Company[] = ['one', 'two'];

/** Who had other work done by both companies, long before: nobody they know, one with the homeowner's telephone, one of their mail domain. */
export type Customer = 'neighbour' | 'household' | 'cousin';
export const customers: readonly Customer[] = ['neighbour', 'household', 'cousin'];

/**
 * The homeowner by the device's link, by a mail's link and by account; the people of both companies, of whom one is a moderator too;
 * other customers; others.
 */
export type Who =
  | 'device'
  | 'mail'
  | 'owner'
  | 'provider'
  | 'estimator'
  | 'crew'
  | 'ownModerator'
  | 'rival'
  | Customer
  | 'stranger'
  | 'support'
  | 'moderator';

/** Who may answer for a company: its owners and estimators. */
export const answering: Readonly<Record<Company, readonly Who[]>> = { one: ['provider', 'estimator'], two: ['rival'] };
export const readingOnly: Readonly<Record<Company, readonly Who[]>> = { one: ['crew', 'ownModerator'], two: [] };

export type Status =
  'sent' | 'viewed' | 'interested' | 'quoted' | 'connected' | 'hired' | 'completed' | 'declined' | 'withdrawn' | 'expired';

/** Days are counted from the day the project was sent; what has an hour is at nine. */
export interface Quote {
  id: string;
  status: 'sent' | 'accepted' | 'declined' | 'superseded' | 'expired' | 'withdrawn';
  sentOn: number;
  lastDay: number;
}

export type Place = 'site' | 'video';

export interface Visit {
  id: string;
  status: 'open' | 'picked' | 'refused' | 'lapsed' | 'cancelled';
  place: Place;
  offeredOn: number;
  starts: readonly number[];
  picked: number | null;
  revision: number;
  /** The entry of a calendar that it moves: the id of the first visit of those that took each other's place. */
  calendar: string;
  /** Whether the homeowner said why none of the times suits. */
  noted: boolean;
  reminded: boolean;
}

export interface Job {
  hiredOn: number;
  firstDay: number | null;
  lastDay: number | null;
  saidBy: Record<Side, number | null>;
  objections: number;
  objectedOn: number | null;
  objectedBy: Side | null;
  cancelled: boolean;
  completedBy: 'both' | 'silence_homeowner' | 'silence_company' | 'staff' | null;
  reminders: string[];
}

export interface Request {
  company: Company;
  status: Status;
  /** What the staff decided last in a dispute. */
  settled: 'completed' | 'cancelled' | 'hired' | null;
  connected: boolean;
  /** Its timeline as lines such as "provider sent>viewed" and "homeowner visit picked". */
  events: string[];
  quotes: Quote[];
  visits: Visit[];
  job: Job | null;
  messages: { id: string; side: Side }[];
  /** How many of the messages each side has read. */
  read: Record<Side, number>;
  sentOn: number;
  movedOn: number;
  activeOn: number;
}

export type Hold = 'too_soon' | 'new_contact' | 'same_network' | 'burst' | 'repeat' | 'related';

export interface Review {
  id: string;
  by: 'homeowner' | Customer;
  rating: number;
  status: 'published' | 'held' | 'refused' | 'removed';
  hold: readonly Hold[];
  proof: 'both' | 'homeowner' | 'staff';
  writtenOn: number;
  /** Whether it ever counted. */
  counted: boolean;
  /** Why it was refused or removed. */
  reason: string | null;
  /** What its author says to the hold, and the company to the review. */
  answer: string | null;
  reply: string | null;
  reports: { id: string; who: Who; open: boolean }[];
  erased: boolean;
}

/** One project of which two companies were asked, as the model knows it. */
export interface World {
  today: number;
  /** Whether a visit at nine of the same day has begun. */
  isPastNine: boolean;
  /** Whether that visit, which takes an hour, is over. */
  isPastTen: boolean;
  /** By how many days the database's day (UTC) is ahead of the day on which quotes end. */
  utcAhead: number;
  confirmedOn: number | null;
  claimed: boolean;
  links: { device: boolean; mail: boolean };
  /** Whether the homeowner has said where the home is. */
  addressed: boolean;
  suspended: boolean;
  requests: Record<Company, Request>;
  reviews: Record<Company, Review[]>;
  /** The public log of each company's reviews as lines such as "publish" and the id. */
  log: Record<Company, string[]>;
  /** When somebody of a company last did something, from its office. */
  actedOn: Record<Company, number | null>;
  /** The keys of all mails that are owed, requests and events by name. */
  mails: Set<string>;
}

/** What a call that is refused is refused with. */
export class Refused extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Raises the refusal when it applies. */
export function refuseIf(applies: boolean, code: string): void {
  if (applies) throw new Refused(code);
}

const newRequest = (company: Company): Request => ({
  company,
  status: 'sent',
  connected: false,
  settled: null,
  events: ['homeowner draft>sent'],
  quotes: [],
  visits: [],
  job: null,
  messages: [],
  read: { homeowner: 0, provider: 0 },
  sentOn: 0,
  movedOn: 0,
  activeOn: 0,
});

/** A project that a guest has just sent to both companies. */
export const newWorld = ({ isPastNine, isPastTen, utcAhead }: Pick<World, 'isPastNine' | 'isPastTen' | 'utcAhead'>): World => ({
  isPastNine,
  isPastTen,
  utcAhead,
  today: 0,
  confirmedOn: null,
  claimed: false,
  links: { device: true, mail: true },
  addressed: false,
  suspended: false,
  requests: { one: newRequest('one'), two: newRequest('two') },
  reviews: { one: [], two: [] },
  log: { one: [], two: [] },
  actedOn: { one: null, two: null },
  mails: new Set(['request_sent', ...companyNames.flatMap((name) => answering[name].map((who) => `request_received/${name}/${who}`))]),
});
