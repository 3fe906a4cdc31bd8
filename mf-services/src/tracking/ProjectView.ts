import { read, ReadError, type Db } from 'section-kit';
import type { Province, TaxLine } from 'section-kit/tax';
import type { RequestStatus } from './statusMessages';

export interface RequestEvent {
  at: string;
  actor: 'homeowner' | 'provider' | 'system' | 'staff';
  from_status: RequestStatus | null;
  to_status: RequestStatus;
  note: string | null;
}

export const lineKinds = ['labour', 'material', 'permit', 'disposal', 'allowance', 'other'] as const;
export type LineKind = (typeof lineKinds)[number];

export interface QuoteLine {
  kind: LineKind;
  description: string;
  qty: number;
  unit: string | null;
  unit_cents: number;
  taxable: boolean;
  cents: number;
}

/** The last offer that a company sent and did not replace. */
export interface Quote {
  id: string;
  version: number;
  status: 'sent' | 'accepted' | 'declined' | 'expired';
  /** Where the work is done. */
  province: Province;
  lines: QuoteLine[];
  subtotal_cents: number;
  tax: TaxLine[];
  total_cents: number;
  deposit_cents: number;
  /** Days, without a time. */
  valid_until: string | null;
  start_on: string | null;
  duration_days: number | null;
  warranty: string | null;
  inclusions: string | null;
  exclusions: string | null;
  permit_by: 'provider' | 'homeowner' | 'none' | null;
}

export interface RequestView {
  id: string;
  status: RequestStatus;
  connected_at: string | null;
  created_at: string;
  provider: {
    id: string;
    name: string;
    category: string | null;
    location: string | null;
    response_time: string | null;
    phone: string | null;
  };
  events: RequestEvent[];
  quote: Quote | null;
  /** Whether there is a review of the finished work. */
  reviewed: boolean;
}

/** What `project_view` answers about one request of a homeowner. */
export interface ProjectView {
  project: {
    id: string;
    category: string | null;
    service_name: string | null;
    description: string | null;
    timing: string | null;
    /** A day, without a time. */
    start_on: string | null;
    budget_min_cents: number | null;
    budget_max_cents: number | null;
    postal_code: string | null;
    photo_count: number;
    source: 'card' | 'profile' | 'project' | 'fixed_price' | 'materials';
    /** What a booking holds: its half day on the clock of the place, and the price with taxes. */
    details: { slot: { day: string; opens: string; closes: string }; total_cents: number } | null;
    created_at: string;
    /** Whether it belongs to an account. */
    claimed: boolean;
    /** Whether it belongs to the account that reads. */
    mine: boolean;
  };
  contact: { name: string; email: string; phone: string | null; preferred: string } | null;
  requests: RequestView[];
}

/** By the secret of its link, or by its id for the account it belongs to. */
export type ProjectReference = { token: string } | { id: string };

/**
 * @returns `null` for a link or id that nobody has, or that is somebody else's
 * @throws {ReadError}
 */
export async function readProject(db: Db, reference: ProjectReference, signal?: AbortSignal): Promise<ProjectView | null> {
  const request = db.rpc('project_view', reference);
  try {
    return (await read<ProjectView | null>(signal ? request.abortSignal(signal) : request)).data;
  } catch (error) {
    if (error instanceof ReadError && error.status === 404 && error.code !== 'PGRST202') return null;
    throw error;
  }
}
