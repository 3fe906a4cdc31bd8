import { fakeDb, type FakeDb, type FakeDbOptions } from '@marketplace/section-kit/testing';
import type { Application, CompanyPage } from '../apply/useApplications';
import type { StaffItem } from '../staff/useStaff';

const company = '11111111-2222-4333-8444-555555555555';

/** A page of which the text and the proof of identity are still missing. */
const page: CompanyPage = {
  id: company,
  status: 'draft',
  name: 'Maple Ridge Roofing',
  trade: 'Roofing',
  description_en: null,
  description_fr: null,
  city: 'Toronto',
  province: 'ON',
  placed: true,
  served_in_quebec: null,
  phone: '+14165550123',
  website: null,
  in_directory: true,
  legal_name: '1234567 Ontario Inc.',
  business_number: '123456789',
  areas: ['Toronto'],
  services: [{ id: 's1', name_en: 'New shingles', name_fr: 'Bardeaux neufs', price_cents: 45_000, price_unit: null }],
  credentials: [
    {
      id: 'c1',
      kind: 'liability_insurance',
      number: 'P-1',
      issuer: 'Northern Mutual',
      jurisdiction: 'CA',
      expires_on: '2027-04-01',
      status: 'claimed',
    },
  ],
  checklist: [
    { key: 'about', state: 'missing', required: true },
    { key: 'service', state: 'done', required: true },
    { key: 'place', state: 'done', required: true },
    { key: 'reach', state: 'done', required: true },
    { key: 'legal', state: 'done', required: true },
    { key: 'identity', state: 'missing', required: true },
    { key: 'insurance', state: 'done', required: true },
    { key: 'price', state: 'done', required: false },
    { key: 'logo', state: 'missing', required: false },
    { key: 'projects', state: 'missing', required: false },
    { key: 'template', state: 'missing', required: false },
    { key: 'member', state: 'missing', required: false },
  ],
  licences: [],
  reason: null,
};

const application = (changes: Partial<Application> = {}): Application => ({
  id: 'a1',
  reference: 'A-7F3K92QD',
  kind: 'contractor',
  company: 'Maple Ridge Roofing',
  status: 'onboarding',
  created_at: '2026-11-20T15:00:00Z',
  moved_at: '2026-11-21T15:00:00Z',
  reason: null,
  can_join: false,
  page,
  ...changes,
});

const item = (changes: Partial<StaffItem> = {}): StaffItem => ({
  title: 'Maple Ridge Roofing',
  status: 'submitted',
  since: '2026-11-20T15:00:00Z',
  concerns_me: false,
  facts: [
    { key: 'trade', value: 'Roofing' },
    { key: 'legal_name', value: '1234567 Ontario Inc.' },
  ],
  related: [{ queue: 'credentials', id: 'c1', detail: 'identity', status: 'claimed' }],
  pictures: [],
  missing: ['identity'],
  history: [{ decision: 'request_changes', reason: 'The text says nothing.', at: '2026-11-19T15:00:00Z', mine: true }],
  decisions: ['request_changes', 'reject'],
  ...changes,
});

const counts = {
  role: 'moderator' as const,
  queues: [
    { queue: 'applications' as const, n: 2, oldest: '2026-11-18T15:00:00Z' },
    { queue: 'companies' as const, n: 1, oldest: '2026-11-20T15:00:00Z' },
    { queue: 'credentials' as const, n: 0, oldest: null },
    { queue: 'reviews' as const, n: 0, oldest: null },
  ],
};

interface Given {
  /** Whether the account works for the platform. */
  staff?: boolean;
  applications?: Application[];
  item?: StaffItem;
  rpc?: FakeDbOptions['rpc'];
}

/** The database as somebody with an application, or staff, meets it. */
function backendOf({ staff = false, applications = [application()], item: found = item(), rpc = {} }: Given = {}): FakeDb {
  return fakeDb({
    rpc: {
      my_applications: () => applications,
      my_companies: () => [],
      my_attention: () => ({ requests: 0, companies: [], staff: null }),
      staff_counts: () => (staff ? counts : null),
      staff_queue: () =>
        staff
          ? {
              items: [{ id: company, title: 'Maple Ridge Roofing', detail: 'Roofing', status: 'submitted', since: '2026-11-20T15:00:00Z' }],
              next: null,
            }
          : null,
      staff_item: () => (staff ? found : null),
      ...rpc,
    },
  });
}

export const accountBackend = { company, page, application, item, of: backendOf };
