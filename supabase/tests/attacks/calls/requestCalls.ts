import { sampleQuote } from '../../support/answerRequest.ts';
import { anyNotice, companies, contact } from '../../support/requests.ts';
import { accounts, answering, byToken, homeowners, inactive, templateBody, type CallAttack, type Target } from './CallAttack.ts';

const ofRequest = ({ request }: Target) => ({ request_id: request });
const toCompany = { ok: answering };
/** For functions that only accounts call, so that the database turns guests away before they run. */
const guestsDenied = { 42501: ['device', 'mail', 'expiredLink', 'revokedLink', 'anon'] } as const;

/** What who asked for work calls. */
const homeownerCalls = {
  submit_project: {
    stage: 'sent',
    given: ({ project, company }) => ({
      project: {
        id: project,
        source: 'profile',
        provider_ids: [company],
        service_name: 'Leak repair',
        locale: 'en',
        notice: anyNotice,
        contact,
      },
    }),
    withToken: ({ project }, token) => ({ project: { ...(project as object), token } }),
    expected: { ok: homeowners, PT422: ['anon'] },
    others: 'PT409',
  },
  project_view: {
    stage: 'connected',
    given: ({ project }) => ({ id: project }),
    ...byToken,
    expected: { contact: homeowners },
    others: 'null',
  },
  my_projects: { stage: 'sent', given: () => ({}), expected: { ok: accounts }, others: '42501' },
  confirm_contact: {
    stage: 'sent',
    given: () => ({ token: null }),
    ...byToken,
    expected: { ok: ['mail'], PT403: ['device'] },
    others: 'PT404',
  },
  request_links: { stage: 'sent', given: () => ({ email: contact.email }), expected: {}, others: 'ok' },
  revoke_links: { stage: 'sent', given: ({ project }) => ({ id: project }), ...byToken, expected: { ok: homeowners }, others: 'PT404' },
  claim_project: {
    stage: 'sent',
    given: ({ tokens }) => ({ token: tokens.device }),
    expected: { ok: ['owner'], ...guestsDenied },
    others: 'PT409',
  },
  claim_projects: { stage: 'sent', given: () => ({}), expected: { ok: accounts }, others: '42501' },
  accept_quote: {
    stage: 'quoted',
    given: ({ quote }) => ({ quote_id: quote, options: [], expected_total_cents: 139_505 }),
    ...byToken,
    expected: { ok: homeowners },
    others: 'PT403',
  },
  previous_quote: { stage: 'quoted', given: ofRequest, ...byToken, expected: { ok: homeowners }, others: 'null' },
  alternatives: {
    stage: 'sent',
    given: ({ project }) => ({ project_id: project }),
    ...byToken,
    expected: { ok: homeowners },
    others: 'PT403',
  },
  ask_more: {
    stage: 'sent',
    given: ({ project }) => ({ project_id: project, provider_ids: [companies.third] }),
    ...byToken,
    // The company that was asked may still answer.
    expected: { PT409: homeowners },
    others: 'PT403',
  },
  pick_visit: {
    stage: 'visit',
    given: ({ visit }) => ({ visit_id: visit.id, start: visit.start, address: '12 Elm Street, Toronto' }),
    ...byToken,
    expected: { ok: homeowners },
    others: 'PT403',
  },
  refuse_visit: {
    stage: 'visit',
    given: ({ visit }) => ({ visit_id: visit.id }),
    ...byToken,
    expected: { ok: homeowners },
    others: 'PT403',
  },
  // It is open already.
  reopen_request: { stage: 'sent', given: ofRequest, ...byToken, expected: { ok: homeowners }, others: 'PT403' },
} satisfies Record<string, CallAttack>;

/** What both sides call. */
const sharedCalls = {
  advance_request: {
    stage: 'connected',
    given: (target) => ({ ...ofRequest(target), to_status: 'withdrawn' }),
    ...byToken,
    // A company declines; it does not withdraw for the homeowner.
    expected: { ok: homeowners, PT409: answering },
    others: 'PT403',
  },
  send_message: {
    stage: 'sent',
    given: ({ request }) => ({ message: { id: '00000000-0000-4000-8000-00000000ab01', request_id: request, body: 'Good day.' } }),
    ...byToken,
    expected: { ok: [...homeowners, ...answering] },
    others: 'PT403',
  },
  thread: {
    stage: 'connected',
    given: ofRequest,
    ...byToken,
    expected: { ok: [...homeowners, ...answering, 'crew', ...inactive] },
    others: 'null',
  },
  mark_read: {
    stage: 'connected',
    given: (target) => ({ ...ofRequest(target), seq: 1 }),
    ...byToken,
    expected: { ok: [...homeowners, ...answering, 'crew', ...inactive] },
    others: 'PT404',
  },
  finish_job: { stage: 'hired', given: ofRequest, ...byToken, expected: { ok: [...homeowners, ...answering] }, others: 'PT403' },
  object_to_finish: {
    stage: 'finished',
    given: (target) => ({ ...ofRequest(target), note: 'The door is missing.' }),
    ...byToken,
    // The homeowner said it; a company that may not answer any more may still object.
    expected: { ok: [...answering, ...inactive], PT409: homeowners },
    others: 'PT403',
  },
  cancel_job: {
    stage: 'hired',
    given: (target) => ({ ...ofRequest(target), reason: 'schedule' }),
    ...byToken,
    expected: { ok: [...homeowners, ...answering] },
    others: 'PT403',
  },
} satisfies Record<string, CallAttack>;

/** What companies and staff call. */
const companyCalls = {
  my_companies: { stage: 'sent', given: () => ({}), expected: { ok: accounts }, others: '42501' },
  my_attention: { stage: 'sent', given: () => ({}), expected: { ok: accounts }, others: '42501' },
  lead_inbox: {
    stage: 'connected',
    given: ({ company }) => ({ provider: company, tab: 'contact' }),
    expected: { ok: [...answering, 'crew', ...inactive], ...guestsDenied },
    others: 'PT403',
  },
  lead: {
    stage: 'connected',
    given: ({ request }) => ({ id: request }),
    expected: { contact: [...answering, 'crew'], ok: inactive, ...guestsDenied },
    others: 'null',
  },
  company_standing: {
    stage: 'sent',
    given: ({ company }) => ({ provider: company }),
    expected: { ok: [...answering, 'crew', ...inactive], ...guestsDenied },
    others: 'PT403',
  },
  set_availability: {
    stage: 'sent',
    given: ({ company }) => ({ provider_id: company, availability: { accepting_work: false } }),
    expected: { ...toCompany, ...guestsDenied },
    others: 'PT403',
  },
  company_settings: {
    stage: 'sent',
    given: ({ company }) => ({ provider: company }),
    expected: { ok: [...answering, ...inactive], ...guestsDenied },
    others: 'null',
  },
  save_company_settings: {
    stage: 'sent',
    given: ({ company }) => ({ settings: { provider_id: company, part: 'taxes', seen: 0, value: { registered: true } } }),
    // While staff looks at the page, its settings may change; those of a company that is suspended or left may not.
    expected: { ok: ['provider', 'appliedOwner'], PT403: ['estimator', 'crew'], PT409: ['suspendedOwner', 'leftOwner'], ...guestsDenied },
    others: 'PT404',
  },
  company_calendar: {
    stage: 'connected',
    given: ({ company }) => ({ provider_id: company }),
    // It names nobody, also once they connected.
    expected: { ok: [...answering, 'crew', ...inactive], ...guestsDenied },
    others: 'PT403',
  },
  calendar_feed_state: { stage: 'sent', given: ({ company }) => ({ provider_id: company }), expected: guestsDenied, others: 'null' },
  rotate_calendar_feed: {
    stage: 'sent',
    given: ({ company }) => ({ provider_id: company, locale: 'en' }),
    expected: { ...toCompany, ...guestsDenied },
    others: 'PT403',
  },
  // A token is all it takes, and nobody has one.
  calendar_feed: { stage: 'sent', given: () => ({ token: 'guessed' }), expected: {}, others: 'null' },
  company_visits: { stage: 'visit', given: ofRequest, expected: { ...toCompany, ...guestsDenied }, others: 'PT403' },
  export_leads: {
    stage: 'connected',
    given: ({ company }) => ({ provider: company }),
    expected: { contact: answering, ok: inactive, ...guestsDenied },
    others: 'PT403',
  },
  export_reviews: {
    stage: 'finished',
    given: ({ company }) => ({ provider: company }),
    expected: { ok: [...answering, ...inactive], ...guestsDenied },
    others: 'PT403',
  },
  save_quote: {
    stage: 'sent',
    given: ({ request }) => ({ quote: sampleQuote(request), send: true }),
    expected: { ...toCompany, ...guestsDenied },
    others: 'PT403',
  },
  send_quote: {
    stage: 'drafted',
    given: ({ quote }) => ({ id: quote }),
    expected: { ...toCompany, ...guestsDenied, PT403: ['crew', ...inactive] },
    others: 'PT404',
  },
  withdraw_quote: {
    stage: 'quoted',
    given: ({ quote }) => ({ id: quote }),
    expected: { ...toCompany, ...guestsDenied, PT403: ['crew', ...inactive] },
    others: 'PT404',
  },
  quote_templates: {
    stage: 'sent',
    given: ({ company }) => ({ provider_id: company }),
    expected: { ...toCompany, ...guestsDenied },
    others: 'PT403',
  },
  save_quote_template: {
    stage: 'sent',
    given: ({ company, template }) => ({ template: { id: template, provider_id: company, name: 'Planted', body: templateBody } }),
    expected: { ...toCompany, ...guestsDenied },
    others: 'PT403',
  },
  delete_quote_template: {
    stage: 'sent',
    given: ({ template }) => ({ id: template }),
    expected: { ...toCompany, ...guestsDenied },
    others: 'PT403',
  },
  company_lines: {
    stage: 'sent',
    given: ({ company }) => ({ provider_id: company }),
    expected: { ...toCompany, ...guestsDenied },
    others: 'PT403',
  },
  propose_visit: {
    stage: 'sent',
    given: ({ request, visit }) => ({
      visit: {
        id: '00000000-0000-4000-8000-00000000ab02',
        request_id: request,
        minutes: 60,
        place: 'phone',
        starts: [visit.start.slice(0, 16)],
      },
    }),
    expected: { ...toCompany, ...guestsDenied },
    others: 'PT403',
  },
  cancel_visit: {
    stage: 'visit',
    given: ({ visit }) => ({ visit_id: visit.id }),
    expected: { ...toCompany, ...guestsDenied },
    others: 'PT403',
  },
  schedule_job: {
    stage: 'hired',
    given: (target) => ({ ...ofRequest(target), first_day: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10) }),
    expected: { ...toCompany, ...guestsDenied },
    others: 'PT403',
  },
  confirm_booking: {
    stage: 'sent',
    given: ofRequest,
    // It is no booking.
    expected: { PT409: answering, ...guestsDenied },
    others: 'PT403',
  },
  settle_dispute: {
    stage: 'disputed',
    given: (target) => ({ ...ofRequest(target), outcome: 'completed', reason: 'Seen by both.' }),
    expected: { ok: ['support', 'staff'], ...guestsDenied },
    others: 'PT403',
  },
} satisfies Record<string, CallAttack>;

/** Every function around a request that the API offers, by its name. */
export const requestCalls: Readonly<Record<string, CallAttack>> = { ...homeownerCalls, ...sharedCalls, ...companyCalls };
