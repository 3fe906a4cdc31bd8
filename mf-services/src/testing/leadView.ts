import type { Answer } from '@marketplace/section-kit';
import type { Lead } from '../lead/leadState';
import { eventView } from './projectView';

export const leadId = '0b6e6f0c-8f7f-4d0e-9a53-2f6f5f0a9d22';
type Row = Answer<'lead_inbox'>['items'][number];

/** A row of the list, as the database answers it. */
export const leadRow = (part: Partial<Row> = {}): Row => ({
  id: leadId,
  reference: 'R-7F3K92QD',
  status: 'viewed',
  reason: null,
  service: 'New roof',
  area: 'M5V',
  source: 'profile',
  locale: 'en',
  sent_at: '2026-11-18T15:00:00Z',
  activity_at: '2026-11-18T15:00:00Z',
  rivals: 2,
  unread: false,
  waiting: 'you',
  total_cents: null,
  photo_count: 0,
  job: null,
  ...part,
});

/** A request as the owner of an approved company reads it. */
export function leadView({ project, ...part }: Partial<Omit<Lead, 'project'>> & { project?: Partial<Lead['project']> } = {}): Lead {
  return {
    id: leadId,
    reference: 'R-7F3K92QD',
    status: 'viewed',
    reason: null,
    sent_at: '2026-11-18T15:00:00Z',
    activity_at: '2026-11-18T15:00:00Z',
    rivals: 2,
    unread: false,
    waiting: 'you',
    connected_at: null,
    company: { id: 'p1', name: 'Maple Ridge Roofing', status: 'approved', role: 'owner' },
    project: {
      id: '0b6e6f0c-8f7f-4d0e-9a53-2f6f5f0a9d11',
      category: 'Roofing',
      service_name: 'New roof',
      description: 'Shingles come off',
      timing: 'month',
      start_on: null,
      budget_min_cents: null,
      budget_max_cents: null,
      postal_code: 'M5V',
      province: 'ON',
      photo_count: 0,
      created_at: '2026-11-18T15:00:00Z',
      locale: 'en',
      held_until: null,
      source: 'profile',
      details: null,
      ...project,
      // Its schema, which fakes parse through, tells a booking's details from others.
    } as Lead['project'],
    contact: null,
    confirmed: true,
    quotes: [],
    draft: null,
    visit: null,
    job: null,
    events: [eventView()],
    goods: null,
    note: null,
    ...part,
  };
}
