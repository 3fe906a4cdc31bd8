import type { ProjectView, Quote, RequestEvent, RequestView } from '../tracking/ProjectView';

export const projectId = '0b6e6f0c-8f7f-4d0e-9a53-2f6f5f0a9d11';
export const token = 'Zm9yIGEgdGVzdCBvZiA0MyBjaGFyYWN0ZXJzIGxvbmc';

/** A move of a request, as the database answers it. */
export const eventView = (part: Partial<RequestEvent> = {}): RequestEvent => ({
  at: '2026-11-18T15:00:00Z',
  actor: 'homeowner',
  from_status: 'draft',
  to_status: 'sent',
  note: null,
  kind: 'status',
  detail: null,
  ...part,
});

/** One company that was asked, as the database answers it. */
export function requestView(part: Partial<RequestView> = {}): RequestView {
  return {
    id: 'request-1',
    status: 'sent',
    reason: null,
    sent_at: '2026-11-18T15:00:00Z',
    connected_at: null,
    created_at: '2026-11-18T15:00:00Z',
    provider: {
      id: 'p1',
      name: 'Maple Ridge Roofing',
      category: 'Roofing',
      rating: 4.9,
      review_count: 127,
      location: 'Toronto, ON',
      response_time: null,
      verified: true,
      phone: null,
      is_sample: false,
      reachable: true,
    },
    events: [eventView()],
    quote: null,
    visit: null,
    job: null,
    unread: false,
    reviewed: false,
    review: null,
    lot: null,
    goods: null,
    ...part,
  };
}

/** Work that a company was hired for, as the database answers it. */
export const jobView = (part: Partial<NonNullable<RequestView['job']>> = {}): NonNullable<RequestView['job']> => ({
  hired_at: '2026-11-20T15:00:00Z',
  agreed_total_cents: 262_160,
  first_day: null,
  last_day: null,
  company_done_at: null,
  homeowner_done_at: null,
  objections: 0,
  objected_at: null,
  objected_by: null,
  cancelled_at: null,
  completed_by: null,
  ...part,
});

const taxed: Pick<Quote['lines'][number], 'tax_class' | 'taxes' | 'optional'> = { tax_class: 'installed', taxes: ['HST'], optional: false };

/** What a company offers, as the database answers it. */
export function quoteView(part: Partial<Quote> = {}): Quote {
  return {
    id: 'quote-1',
    version: 1,
    status: 'sent',
    province: 'ON',
    lines: [
      { kind: 'labour', description: 'Two roofers', qty: 16, unit: 'hour', unit_cents: 9_500, cents: 152_000, ...taxed },
      { kind: 'material', description: 'Shingles', qty: 20, unit: 'bundle', unit_cents: 4_000, cents: 80_000, ...taxed },
    ],
    registered: true,
    tax_choices: [],
    unsettled_taxes: [],
    subtotal_cents: 232_000,
    tax: [{ kind: 'HST', rate: 0.13, cents: 30_160 }],
    total_cents: 262_160,
    deposit_cents: 50_000,
    valid_until: '2026-12-24',
    start_on: '2027-01-11',
    duration_days: 2,
    warranty: '5 years on labour',
    inclusions: 'Clean-up',
    exclusions: null,
    permit_by: 'provider',
    price_kind: null,
    deposit_terms: null,
    note: null,
    sent_at: '2026-11-19T15:00:00Z',
    accepted: null,
    ...part,
  };
}

/** A guest's request, as its private link shows it. */
export function projectView(requests: RequestView[] = [requestView()], project: Partial<ProjectView['project']> = {}): ProjectView {
  return {
    project: {
      id: projectId,
      category: 'Roofing',
      service_name: 'New roof',
      description: null,
      timing: null,
      start_on: null,
      budget_min_cents: null,
      budget_max_cents: null,
      postal_code: null,
      province: null,
      source: 'card',
      details: null,
      photo_count: 0,
      created_at: '2026-11-18T15:00:00Z',
      claimed: false,
      mine: false,
      link: 'device',
      held_until: null,
      open_until: null,
      ...project,
      // Its schema, which fakes parse through, tells a booking's details from others.
    } as ProjectView['project'],
    contact: {
      name: 'Maya Tremblay',
      email: 'maya@example.ca',
      phone: '+14165550199;ext=12',
      preferred: 'email',
      address: null,
      confirmed: true,
    },
    requests,
  };
}

const booked = {
  service: 'assembly',
  choices: { size: 'two', shelves: 2, beds: 0, haul: true, oven: false },
  lines: [],
  percent: 100,
  subtotal_cents: 11_900,
  every: null,
  next_subtotal_cents: null,
  tax: [{ kind: 'HST' as const, rate: 0.13, cents: 1_547 }],
  total_cents: 13_447,
  listed_on: '2026-11-01',
  slot: { day: '2026-11-24', part: 'morning' as const, opens: '08:00', closes: '12:00', time_zone: 'America/Toronto' },
};
/** A half day at a list price, as the homeowner sees it. */
export const bookingView = (project: Partial<ProjectView['project']> = {}, status: RequestView['status'] = 'sent') =>
  projectView([requestView({ status })], { source: 'fixed_price', details: booked, start_on: '2026-11-24', ...project } as Partial<
    ProjectView['project']
  >);
