import { createHash } from 'node:crypto';
import type { Quote } from './answerRequest.ts';
import { users } from './people.ts';
import type { TestDatabase } from './testDatabase.ts';

/** The companies of these tests: the provider is a manager of the first, the rival the owner of the second. */
export const companies = {
  provider: 'aaaaaaaa-0000-4000-8000-000000000001',
  rival: 'aaaaaaaa-0000-4000-8000-000000000002',
  third: 'aaaaaaaa-0000-4000-8000-000000000003',
  fourth: 'aaaaaaaa-0000-4000-8000-000000000004',
  suspended: 'aaaaaaaa-0000-4000-8000-000000000005',
} as const;

/** Adds the companies; the people have to be signed up. */
export async function addCompanies(database: TestDatabase): Promise<void> {
  for (const [name, id] of Object.entries(companies)) {
    await database.query(
      `insert into public.providers (id, status, trade_name, primary_category, city, province, public_phone)
       values ($1, $2, $3, 'Plumbing', 'Toronto', 'ON', '416-555-0100')`,
      [id, name === 'suspended' ? 'suspended' : 'approved', `Company ${name}`],
    );
  }
  await database.query(
    `insert into public.provider_services (provider_id, name_en, name_fr) values ($1, 'Leak repair', 'Réparation de fuites')`,
    [companies.provider],
  );
  await database.query("insert into public.provider_members (provider_id, user_id, role) values ($1, $2, 'manager'), ($3, $4, 'owner')", [
    companies.provider,
    users.provider,
    companies.rival,
    users.rival,
  ]);
}

export interface Submitted {
  id: string;
  status: 'draft' | 'sent';
  requests: { id: string; provider_id: string; status: string; reachable: boolean }[];
}

export interface ProjectView {
  project: Record<string, unknown>;
  contact: Record<string, unknown> | null;
  requests: {
    id: string;
    status: string;
    reason: string | null;
    connected_at: string | null;
    provider: Record<string, unknown>;
    events: { actor: string; from_status: string | null; to_status: string; note: string | null; kind: string }[];
    quote: Quote | null;
    reviewed: boolean;
  }[];
}

/** A token as a client makes it for this name: 43 characters, always the same. */
export const tokenOf = (name: string) => createHash('sha256').update(name).digest('base64url');

/** A notice that offered the French text first, and so may stand anywhere. */
export const anyNotice = 'notice-en-after-fr-1';

export const contact = { name: 'Sam Roy', email: 'sam@example.ca', phone: '416-555-0199', preferred: 'email' };

let made = 0;

/** A project that a profile page would send, with a new id; `changes` replace its fields and null leaves one out. */
export const newProject = (changes: Record<string, unknown> = {}) => ({
  id: `bbbbbbbb-0000-4000-8000-${String(++made).padStart(12, '0')}`,
  source: 'profile',
  provider_ids: [companies.provider],
  service_name: 'Leak repair',
  locale: 'en',
  notice: anyNotice,
  ...changes,
});

/** The token of the newest mail about a guest's project. */
export async function mailedToken(database: TestDatabase, project: string): Promise<string> {
  const [mail] = await database.query<{ token: string }>(
    `select substr(o.data ->> 'link', 4) as token from private.outbox as o
       join private.project_links as l on l.token_hash = private.token_hash(substr(o.data ->> 'link', 4)) and l.project_id = $1
      order by o.id desc limit 1`,
    [project],
  );
  return mail!.token;
}

/** As if who asked had opened a mail's link and pressed there, some time ago. */
export const confirmContact = (database: TestDatabase, project: string, ago = '0') =>
  database.query('update public.projects set contact_confirmed_at = now() - $2::interval where id = $1', [project, ago]);

/** Changes requests in a way that no function does, such as the day they were sent: for tests of what time brings. */
export async function forceRequests(database: TestDatabase, change: string, where = 'true'): Promise<void> {
  await database.exec(`alter table public.quote_requests disable trigger requests_are_kept;
    update public.quote_requests set ${change} where ${where};
    alter table public.quote_requests enable trigger requests_are_kept`);
}
