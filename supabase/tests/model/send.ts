import type { Actor } from '../attacks/AttackFeature.ts';
import { sampleQuote } from '../support/answerRequest.ts';
import { callAs, type Arguments } from '../support/callAs.ts';
import { companies } from '../support/requests.ts';
import { newReview } from '../support/reviews.ts';
import type { TestDatabase } from '../support/testDatabase.ts';
import { address } from '../support/visits.ts';
import type { Call } from './Call.ts';
import { dayAfter, type Clock } from './clock.ts';
import type { CustomerJobs } from './otherCustomers.ts';
import { customerOf } from './rights.ts';
import { answering, companyNames, type Company, type Customer, type Who } from './World.ts';

/** What the clients of one history know. */
export interface Clients {
  database: TestDatabase;
  project: string;
  requests: Readonly<Record<Company, string>>;
  tokens: Readonly<Record<'device' | 'mail', string>>;
  jobs: CustomerJobs;
  clock: Clock;
  /** Quotes as they were first sent: a client repeats what it sent. */
  sent: Map<string, Record<string, unknown>>;
}

/** What the sample quote comes to in Saskatchewan, whose clock is never changed. */
const TOTAL_CENTS = 137_036;
/** What everybody writes who has to say why. */
export const why = 'It is said in the history.';
/** Why no time suits, with a telephone that the company reads once the contact is shared. */
export const refusalNote = 'Call 306-555-0188 instead';

/** Where the people of both companies sit. */
const offices: Readonly<Record<Company, string>> = { one: '203.0.113.7', two: '198.51.100.7' };

const isCustomer = (who: Who): who is Customer => customerOf(who) !== 'homeowner';

/** By which link somebody comes, undefined for who comes by an account. */
function tokenFor({ tokens, jobs }: Clients, { who, company }: Call): string | undefined {
  if (isCustomer(who)) return jobs[who][company].token!;
  return who === 'device' || who === 'mail' ? tokens[who] : undefined;
}

/** From where a call comes, undefined where nobody looks. */
function addressFor(call: Call): string | undefined {
  if (call.act === 'review' && call.isFromOffice) return offices[call.company];
  return companyNames.map((name) => answering[name].includes(call.who) && offices[name]).find(Boolean) || undefined;
}

/** The function and what it is sent for a call on a day. */
async function toArguments(clients: Clients, call: Call, today: number): Promise<[name: string, given: Record<string, unknown>]> {
  const request_id = clients.requests[call.company];
  switch (call.act) {
    case 'advance':
      return ['advance_request', { request_id, to_status: call.to }];
    case 'accept':
      return ['accept_quote', { quote_id: call.quote, options: [], expected_total_cents: TOTAL_CENTS + (call.isTotalRight ? 0 : 1) }];
    case 'quote': {
      const valid_until = dayAfter(clients.clock.lastDay, call.lastDay - today);
      const quote = clients.sent.get(call.id) ?? sampleQuote(request_id, { id: call.id, start_on: null, valid_until });
      return ['save_quote', { quote, send: true }];
    }
    case 'withdrawQuote':
      return ['withdraw_quote', { id: call.quote }];
    case 'write':
      return ['send_message', { message: { id: call.id, request_id, ...(call.ask ? { ask: ['photos'] } : { body: 'Good day.' }) } }];
    case 'read': {
      const [row] = await clients.database.query<{ seq: string | null }>(
        'select seq::text from private.messages where request_id = $1 order by seq offset $2 limit 1',
        [request_id, Math.max(0, call.upTo - 1)],
      );
      return ['mark_read', { request_id, seq: call.upTo === 0 ? 0 : Number(row!.seq) }];
    }
    case 'propose': {
      const starts = call.starts.map((day) => `${dayAfter(clients.clock.homeDay, day - today)}T09:00`);
      return ['propose_visit', { visit: { id: call.id, request_id, minutes: 60, place: call.place, starts } }];
    }
    case 'pick': {
      const start = `${dayAfter(clients.clock.homeDay, call.start - today)}T09:00:00-06:00`;
      return ['pick_visit', { visit_id: call.visit, start, ...(call.saysWhere && { address }) }];
    }
    case 'refuse':
      return ['refuse_visit', { visit_id: call.visit, note: refusalNote }];
    case 'callOff':
      return ['cancel_visit', { visit_id: call.visit }];
    case 'schedule': {
      const [first_day, last_day] = [call.firstDay, call.lastDay].map((day) => dayAfter(clients.clock.lastDay, day - today));
      return ['schedule_job', { request_id, first_day, last_day }];
    }
    case 'finish':
      return ['finish_job', { request_id }];
    case 'object':
      return ['object_to_finish', { request_id, note: why }];
    case 'cancel':
      return ['cancel_job', { request_id, reason: 'other' }];
    case 'settle':
      return ['settle_dispute', { request_id, outcome: call.outcome, reason: why }];
    case 'decide':
      return ['decide_company', { id: companies.provider, decision: call.decision, reason: why }];
    case 'review': {
      const { id, rating, who, company } = call;
      const job = { request: isCustomer(who) ? clients.jobs[who][company].request : request_id, token: tokenFor(clients, call) ?? null };
      return ['submit_review', { review: newReview(job, { id, rating, ...(call.isTooShort && { body: 'Good work.' }) }) }];
    }
    case 'answerHold':
      return ['answer_hold', { review_id: call.review, body: call.words }];
    case 'report':
      return ['submit_report', { report: { id: call.id, target_kind: 'review', target_id: call.review, reason: 'spam' } }];
    case 'reply':
      return ['reply_to_review', { review_id: call.review, body: call.words }];
    case 'moderate':
      return ['moderate_review', { review_id: call.review, event: call.decision, note: why, ...(call.isReasoned && { reason: 'spam' }) }];
    case 'confirm':
      return ['confirm_contact', {}];
    case 'claim':
      return ['claim_project', { token: clients.tokens.device }];
    case 'revoke':
      return ['revoke_links', {}];
  }
}

/**
 * Sends a call to the database as its maker's client would.
 *
 * @param today the day of the model
 * @param isKilled whether the backend dies before anything of it is kept
 * @returns 'ok' or the code of the refusal, and the answer
 */
export async function send(clients: Clients, call: Call, today: number, isKilled = false): Promise<{ outcome: string; answer?: unknown }> {
  const { database } = clients;
  const [name, given] = await toArguments(clients, call, today);
  const token = tokenFor(clients, call);
  // The link of a review is part of it.
  const credentials = token && call.act !== 'review' ? { token } : {};
  const own: Arguments = call.act === 'revoke' && call.who === 'owner' ? { id: clients.project } : credentials;
  await database.exec('savepoint sending');
  try {
    const answer = await callAs<unknown>(database, token ? 'anon' : (call.who as Actor), name, { ...given, ...own }, addressFor(call));
    if (call.act === 'quote' && !isKilled) clients.sent.set(call.id, given['quote'] as Record<string, unknown>);
    await database.exec(isKilled ? 'rollback to savepoint sending; release savepoint sending' : 'release savepoint sending');
    return { outcome: 'ok', answer };
  } catch (error) {
    if (typeof (error as { code?: unknown }).code !== 'string') throw error;
    await database.exec('rollback to savepoint sending; release savepoint sending');
    return { outcome: (error as { code: string }).code };
  }
}
