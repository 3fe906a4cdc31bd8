import type { Actor } from '../attacks/AttackFeature.ts';
import { callAs } from './callAs.ts';
import type { TestDatabase } from './testDatabase.ts';
import { anyNotice } from './requests.ts';

const why = 'Everything was looked at.';
const day = (daysFromNow: number) => new Date(Date.now() + daysFromNow * 86_400_000).toISOString().slice(0, 10);
export const about = 'We lay shingles and flat roofs for family homes, with our own crew, and leave the yard clean.';

/** Applies for a company as the actor and returns the id of the application. */
export async function apply(database: TestDatabase, actor: Actor, changes: Record<string, unknown> = {}): Promise<string> {
  const id = crypto.randomUUID();
  const application = {
    id,
    kind: 'contractor',
    company: 'Maple Ridge Roofing',
    contact_name: 'Noor Haddad',
    email: `${actor}@example.test`,
    city: 'Toronto',
    province: 'ON',
    locale: 'en',
    notice: anyNotice,
    seconds: 30,
    ...changes,
  };
  await callAs(database, actor, 'submit_application', { application });
  return id;
}

/** Has the moderator take an application in review and start its company; returns the company. */
export async function startCompany(database: TestDatabase, application: string): Promise<string> {
  await callAs(database, 'moderator', 'move_application', { id: application, to_status: 'in_review', reason: why });
  const started = await callAs<{ provider_id: string }>(database, 'moderator', 'start_company', { application, reason: why });
  return started.provider_id;
}

/** The call that completes each point of the list, by its key. */
export const acts: Readonly<Record<string, (provider_id: string) => [name: string, given: Record<string, unknown>]>> = {
  about: (provider_id) => [
    'save_company_about',
    { about: { provider_id, name: 'Maple Ridge Roofing', trade: 'Roofing', description_en: about } },
  ],
  service: (provider_id) => ['save_company_service', { service: { id: crypto.randomUUID(), provider_id, name_en: 'New shingles' } }],
  place: (provider_id) => [
    'save_company_place',
    { place: { provider_id, city: 'Toronto', province: 'ON', postal_code: 'M5V 2T6', areas: ['Toronto', 'North York'] } },
  ],
  reach: (provider_id) => ['save_company_reach', { reach: { provider_id, phone: '416-555-0123' } }],
  legal: (provider_id) => [
    'save_company_legal',
    { legal: { provider_id, legal_name: '1234567 Ontario Inc.', business_number: '123456789' } },
  ],
  identity: (provider_id) => [
    'claim_credential',
    { claim: { id: crypto.randomUUID(), provider_id, kind: 'identity', number: 'ON 1234567' } },
  ],
  insurance: (provider_id) => [
    'claim_credential',
    {
      claim: {
        id: crypto.randomUUID(),
        provider_id,
        kind: 'liability_insurance',
        number: 'P-1',
        issuer: 'Northern Mutual',
        expires_on: day(200),
      },
    },
  ],
};

/** Completes the page as its owner. */
export async function completePage(database: TestDatabase, owner: Actor, provider: string): Promise<void> {
  for (const act of Object.values(acts)) {
    const [name, given] = act(provider);
    await callAs(database, owner, name, given);
  }
}
