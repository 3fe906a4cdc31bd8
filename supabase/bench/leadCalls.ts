import type { Actor } from '../tests/attacks/AttackFeature.ts';
import { companies } from '../tests/support/requests.ts';

/** A call as a page makes it, and the milliseconds in which 95 of 100 are to be answered. */
interface LeadCall {
  name: string;
  actor: Actor;
  statement: string;
  limitMs: number;
  repeats?: number;
  /** Where more are refused. */
  runs?: number;
}

const company = `'${companies.provider}'`;
const inbox = (tab: string, more = '') => `select public.lead_inbox(${company}, '${tab}'${more})`;
const request = (status: string) => `bench.next_request('${status}')`;
/** A page in the middle of a tab. */
const fromTheMiddle = ', null, (select m.after from bench.middle as m)';
const lines = Array.from({ length: 40 }, (_, place) => ({
  kind: 'labour',
  description: `Part ${place + 1}`,
  unit_cents: 10_000 + place,
  tax_class: 'installed',
}));
const quote = `jsonb_build_object('id', gen_random_uuid(), 'request_id', ${request('interested')}, 'registered', true, 'permit_by', 'none',
  'valid_until', (now() + interval '20 days')::date, 'lines', '${JSON.stringify(lines)}'::jsonb)`;

/** What is measured, reads before writes. */
export const leadCalls: readonly LeadCall[] = [
  ...['new', 'answered', 'quoted', 'contact', 'won', 'lost'].map((tab): LeadCall => ({
    name: `lead_inbox, ${tab}`,
    actor: 'provider',
    statement: inbox(tab),
    limitMs: 50,
  })),
  { name: 'lead_inbox, page 80 of lost', actor: 'provider', statement: inbox('lost', fromTheMiddle), limitMs: 50 },
  { name: 'lead_inbox, 50 rows', actor: 'provider', statement: inbox('lost', ', null, null, 50'), limitMs: 50 },
  { name: 'lead_inbox, words of some', actor: 'provider', statement: inbox('lost', ", 'leak repair 7'"), limitMs: 50 },
  { name: 'lead_inbox, a name', actor: 'provider', statement: inbox('won', ", 'sam 77'"), limitMs: 50 },
  { name: 'lead_inbox, no match', actor: 'provider', statement: inbox('new', ", 'zzzqqq'"), limitMs: 50 },
  {
    name: 'export_leads, 10,000 rows',
    actor: 'provider',
    statement: `select public.export_leads(${company})`,
    limitMs: 1_500,
    repeats: 1,
    runs: 8,
  },
  { name: 'my_attention of a company', actor: 'provider', statement: 'select public.my_attention()', limitMs: 10 },
  { name: 'lead', actor: 'provider', statement: `select public.lead(${request('quoted')})`, limitMs: 25 },
  {
    name: 'thread without news',
    actor: 'provider',
    statement: `select public.thread(${request('interested')}, 9000000000)`,
    limitMs: 3,
  },
  { name: 'thread, 50 messages', actor: 'provider', statement: `select public.thread(${request('interested')})`, limitMs: 15 },
  { name: 'staff_queue, 1 in 10 waits', actor: 'moderator', statement: `select public.staff_queue('applications')`, limitMs: 50 },
  { name: 'staff_counts', actor: 'moderator', statement: 'select public.staff_counts()', limitMs: 50 },
  {
    name: 'send_message',
    actor: 'provider',
    statement: `select public.send_message(jsonb_build_object('id', gen_random_uuid(), 'request_id', ${request('connected')}, 'body', 'We come on Tuesday.'))`,
    limitMs: 15,
  },
  { name: 'save_quote, 40 lines, sent', actor: 'provider', statement: `select public.save_quote(${quote}, true)`, limitMs: 40 },
];

/** What the longest message is made of when looking for contact details in it goes over the most beginnings. */
export const slowToMask: readonly string[] = ['1', '1 ', 'a.', 'a-', '@', 'a@', '+1', '(', '4 1 6 5 5 ', 'a at ', '.ca/', 'www'];
