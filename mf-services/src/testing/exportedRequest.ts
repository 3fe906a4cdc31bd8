import type { ExportedRequest } from '../company-exports/useRequestTable';

/** A request as a company takes it along: quoted, from somebody who has not said yet how they are reached. */
export const exportedRequest = (changes: Partial<ExportedRequest> = {}): ExportedRequest => ({
  reference: 'R-7F3K92QD',
  status: 'quoted',
  reason: null,
  service: '=1+1',
  category: 'Roofing',
  area: 'M5V',
  source: 'card',
  sent_at: '2026-11-18T15:00:00Z',
  connected_at: null,
  activity_at: '2026-11-19T15:00:00Z',
  quote_sent_at: '2026-11-19T15:00:00Z',
  quote_cents: 113_050,
  agreed_cents: null,
  first_day: null,
  last_day: null,
  name: null,
  email: null,
  phone: null,
  address: null,
  postal_code: null,
  ...changes,
});
