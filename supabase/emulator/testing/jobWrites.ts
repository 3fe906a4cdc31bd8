import { sampleQuote } from '../../tests/support/answerRequest.ts';
import { callAs } from '../../tests/support/callAs.ts';
import { users } from '../../tests/support/people.ts';
import { addCompanies, companies, confirmContact, contact, newProject, tokenOf, type Submitted } from '../../tests/support/requests.ts';
import type { TestDatabase } from '../../tests/support/testDatabase.ts';
import { addAccounts } from './addAccounts.ts';
import type { Call } from './apiClient.ts';

/** Something that is sent under an id of the client, and may be sent again. */
export interface Write {
  key: string;
  send(call: Call): ReturnType<Call>;
  /** What only makes sense once this is stored. */
  next?: Write;
}

/** A request of a guest who confirmed their address, and whose people answer it. */
export interface Job {
  request: string;
  /** Of the guest's private link. */
  token: string;
  boss: 'provider' | 'rival';
}

/** What the sample quote comes to in Ontario. */
const TOTAL_CENTS = 139_505;

/** Asks two companies in turn for so many jobs. Neither may write more than 120 quotes in an hour. */
export async function addJobs(database: TestDatabase, count: number): Promise<Job[]> {
  await addAccounts(database, ['provider', 'rival']);
  await addCompanies(database);
  const jobs: Job[] = [];
  for (let n = 0; n < count; n += 1) {
    const boss = n % 2 ? 'rival' : 'provider';
    const token = tokenOf(`job ${n}`);
    const asker = { ...contact, email: `asker.${n}@example.ca` };
    const project = newProject({ token, contact: asker, postal_code: 'M5V 2T6', provider_ids: [companies[boss]] });
    const { requests } = await callAs<Submitted>(database, 'anon', 'submit_project', { project }, `198.51.100.${n % 250}`);
    await confirmContact(database, project.id);
    jobs.push({ request: requests[0]!.id, token, boss });
  }
  return jobs;
}

/** A job as it is written down: the company's quote, a message of the homeowner, and that the company is hired. */
export function writesOf({ request, token, boss }: Job, accessOf: (account: string) => string): Write {
  const [quote, message] = [sampleQuote(request), { id: crypto.randomUUID(), request_id: request, body: 'When can you start?' }];
  const post = (call: Call, name: string, body: object, session?: string) => call(`/rest/v1/rpc/${name}`, { body, token: session });
  const hire: Write = {
    key: `hire/${request}`,
    send: (call) => post(call, 'accept_quote', { quote_id: quote.id, options: [], expected_total_cents: TOTAL_CENTS, token }),
  };
  return {
    key: `quote/${quote.id}`,
    send: (call) => post(call, 'save_quote', { quote, send: true }, accessOf(users[boss])),
    next: { key: `message/${message.id}`, send: (call) => post(call, 'send_message', { message, token }), next: hire },
  };
}

/** Everything of these jobs that is stored, by the keys of their writes; twice what is there twice. */
export async function storedWrites(database: Pick<TestDatabase, 'query'>): Promise<string[]> {
  const rows = await database.query<{ key: string }>(`
    select 'quote/' || q.id as key from public.quotes as q where q.status <> 'draft'
    union all select 'message/' || m.id from private.messages as m
    union all select 'hire/' || e.request_id from public.quote_request_events as e where e.to_status = 'hired'`);
  return rows.map(({ key }) => key);
}

/** Which mails about these jobs are owed or were sent, each by its kind and the request that it is about. */
export async function jobMails(database: Pick<TestDatabase, 'query'>): Promise<string[]> {
  const rows = await database.query<{ mail: string }>(`
    select o.kind || ' ' || e.request_id as mail from private.outbox as o
      join public.quote_request_events as e on e.id::text = split_part(o.idempotency_key, '/', 2)
     where o.kind in ('request_update', 'lead_update')
    union all
    select o.kind || ' ' || split_part(o.idempotency_key, '/', 2) from private.outbox as o where o.kind = 'message_received'`);
  return rows.map(({ mail }) => mail);
}
