import type { FakeDbOptions } from '@marketplace/section-kit/testing';
import type { Listing } from '../listing/useListing';
import { accountBackend } from './accountBackend';

const company = '22222222-3333-4444-8555-666666666666';

const listing: Listing = {
  id: company,
  status: 'approved',
  name: 'Maple Ridge Roofing',
  in_directory: true,
  version: 'v1',
  page: {
    name: 'Maple Ridge Roofing',
    trade: 'Roofing',
    tagline_en: 'Roofs that stay dry',
    tagline_fr: null,
    description_en: 'We lay shingles and flat roofs for family homes, with our own crew, and leave the yard clean.',
    description_fr: null,
    services: [
      { id: 's1', name_en: 'New shingles', name_fr: 'Bardeaux neufs', price_cents: 450_000, price_unit: null },
      { id: 's2', name_en: 'Flat roof', name_fr: null, price_cents: null, price_unit: null },
    ],
    city: 'Toronto',
    province: 'ON',
    areas: ['Toronto', 'North York'],
    phone: '+14165550123',
    website: null,
    established: 1998,
    employees: '10-15',
    languages: ['en'],
    service_radius_km: 60,
    response_time: 'Same day',
    logo: null,
    hours: null,
    projects: [],
  },
  draft: null,
  saved_at: null,
  waits: null,
  refused: null,
};

const versionOf = (page: unknown) => `v${JSON.stringify(page).length}${JSON.stringify(page)}`;

/** A company page that keeps its draft and its version as the database does; somebody else of the team may write into it. */
function newListing(changes: Partial<Listing> = {}, role = 'owner', more: FakeDbOptions['rpc'] = {}) {
  let now: Listing = { ...listing, ...changes };
  const saved: unknown[] = [];
  const older = {
    status: 409,
    code: 'PT409',
    message: 'Somebody on your team has saved a newer version',
    details: 'version',
    hint: 'Compare.',
  };
  const draft = (page: Partial<Listing['page']>) => {
    const next = { ...now.page, ...now.draft, ...page, postal_code: null };
    now = { ...now, draft: next, saved_at: '2026-11-23T15:04:00Z', version: versionOf(next) };
  };
  const save = (given: unknown) => {
    const { seen, page } = (given as { draft: { seen: string; page: Listing['page'] } }).draft;
    if (seen !== now.version) return older;
    saved.push(page);
    // The database answers numbers, whatever was typed.
    draft({ ...page, established: page.established && Number(page.established), service_radius_km: Number(page.service_radius_km) });
    return { version: now.version, saved_at: now.saved_at };
  };
  const rpc: FakeDbOptions['rpc'] = {
    my_companies: () => [{ id: company, name: now.name, status: now.status, role }],
    company_page: () => (role === 'member' ? null : now),
    company_credentials: () => [],
    save_page_draft: save,
    publish_company_page: (given) => {
      if ((given as { seen: string }).seen !== now.version) return older;
      const { postal_code: _new, ...page } = now.draft!;
      now = { ...now, page, draft: null, saved_at: null, version: versionOf(page) };
      return { version: now.version, waits: false };
    },
  };
  return {
    db: accountBackend.of({ rpc: { ...rpc, ...more } }),
    /** For somebody whose answers to saving are lost: it is done. */
    losing: { db: accountBackend.of({ rpc: { ...rpc, save_page_draft: (given) => (save(given), { status: 503, message: 'Away' }) } }) },
    saved,
    draft,
    state: () => now,
  };
}

export const listingBackend = { company, listing, of: newListing };
