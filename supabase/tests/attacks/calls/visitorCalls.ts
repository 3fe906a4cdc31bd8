import { companies, contact, tokenOf } from '../../support/requests.ts';
import type { TestDatabase } from '../../support/testDatabase.ts';
import { inactive, type CallAttack, type Target } from './CallAttack.ts';

const applied = { reference: 'A-ATTACKED', email: 'who.applied@example.test' };
const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const id = (digits: string) => `00000000-0000-4000-8000-00000000${digits}`;
const who = { email: 'planted@example.test', locale: 'en', seconds: 20 };
/** A form that everybody may send, and that says nothing but its number. */
const open = (given: CallAttack['given']): CallAttack => ({ stage: 'sent', given, expected: {}, others: 'ok' });

const booking = (project: string) => ({
  booking: {
    id: project,
    service: 'planted',
    choices: {},
    postal_code: 'M5V 2T6',
    day: dayAhead(5),
    part: 'morning',
    contact: { ...contact, email: 'planted@example.test' },
    locale: 'en',
  },
});
const withToken = ({ booking: given }: Record<string, unknown>, token: string) => ({ booking: { ...(given as object), token } });
const ofCompany = ({ company }: Target) => ({ provider: company });

/** What visitors call: a booking at the list price, forms, the page of a company. */
export const visitorCalls: Readonly<Record<string, CallAttack>> = {
  fixed_price_slots: open(() => ({ service: 'planted', postal_code: 'M5V 2T6' })),
  book_fixed_price: {
    ...open(() => booking(id('ab20'))),
    // A guest makes a link for it, whatever other links they have.
    withToken: (given) => withToken(given, tokenOf('a booking')),
    expected: { PT422: ['anon'] },
  },
  'book_fixed_price under the id of a request': {
    stage: 'sent',
    given: ({ project }) => booking(project),
    withToken,
    expected: {},
    others: 'PT409',
  },
  // Nobody has paid for it yet; how many it takes before it says anything, fixedPrice.test.ts looks at.
  accepted_quote_range: { ...open(() => ({ category: 'Siding' })), others: 'null' },
  send_contact_message: open(() => ({
    message: { ...who, id: id('ab21'), first_name: 'P', last_name: 'P', subject: 'Other', message: 'Planted' },
  })),
  submit_application: open(() => ({
    application: { ...who, id: id('ab22'), kind: 'contractor', company: 'Planted', contact_name: 'P' },
  })),
  request_demo: open(() => ({ demo: { ...who, id: id('ab23'), topic: 'general', name: 'P' } })),
  application_status: { ...open(() => ({ reference: applied.reference, email: 'other@example.test' })), others: 'null' },
  'application_status by the address it came from': open(() => applied),
  provider_profile: {
    stage: 'completed',
    given: ({ company }) => ({ id: company }),
    // It has no page while it is not approved, for its own people neither.
    expected: { null: inactive },
    others: 'ok',
  },
  describe_service: {
    stage: 'completed',
    given: ({ company }) => ({ params: { id: company } }),
    expected: { null: inactive },
    others: 'ok',
  },
  count_profile_event: { stage: 'sent', given: (target) => ({ ...ofCompany(target), kind: 'view' }), expected: {}, others: 'ok' },
  my_report: {
    stage: 'completed',
    given: ({ company }) => ({ first_day: dayAhead(-6), last_day: dayAhead(0), company }),
    expected: { 42501: ['device', 'mail', 'expiredLink', 'revokedLink', 'anon'] },
    others: 'ok',
  },
};

/** An application that somebody sent, and a team at a list price. */
export const addForVisitors = (database: TestDatabase): Promise<void> =>
  database.exec(`
    insert into public.applications (id, reference, kind, company, contact_name, email, locale)
    values (gen_random_uuid(), '${applied.reference}', 'contractor', 'Applied Roofing', 'B', '${applied.email}', 'en');
    insert into public.fixed_price_services (service, category, listed_on) values ('planted', 'Plumbing', '2026-01-01');
    insert into public.fixed_price_items (service, field, kind, cents, position) values ('planted', 'visit', 'base', 9900, 1);
    insert into private.fixed_price_teams (provider_id, service, areas, weekdays)
    values ('${companies.provider}', 'planted', '{M5V}', '{1,2,3,4,5,6,7}')`);
