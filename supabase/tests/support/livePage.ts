import { readFileSync } from 'node:fs';
import { about } from './onboarding.ts';
import { companies } from './requests.ts';
import type { TestDatabase } from './testDatabase.ts';

/** A page that fits the provider's company as it is called. */
export const livePage = {
  name: 'Company provider',
  trade: 'Plumbing',
  tagline_en: 'Leaks found the same day',
  tagline_fr: null,
  description_en: about,
  description_fr: null,
  services: [
    {
      id: 'dddddddd-0000-4000-8000-000000000001',
      name_en: 'Leak repair',
      name_fr: 'Réparation de fuites',
      price_cents: 18_000,
      price_unit: 'hour',
    },
    { id: 'dddddddd-0000-4000-8000-000000000002', name_en: 'New faucet', name_fr: null, price_cents: null, price_unit: null },
  ],
  city: 'Toronto',
  province: 'ON',
  postal_code: 'M5V 2T6',
  areas: ['Toronto', 'North York'],
  phone: '416-555-0100',
  website: 'www.company-provider.example',
  established: 1998,
  employees: '10-15',
  languages: ['en', 'fr'],
  service_radius_km: 60,
  response_time: 'Within 4 hours',
  logo: null,
  hours: null,
  projects: [],
} as const;

export type LivePage = { -readonly [Key in keyof typeof livePage]: unknown };

export const ownCompany = companies.provider;

/** Adds the places that postal codes lead to. */
export const addPlaces = (database: TestDatabase) =>
  database.exec(readFileSync(new URL('../../seed/sql/40_search.sql', import.meta.url), 'utf8'));
