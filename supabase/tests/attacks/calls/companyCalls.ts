import { about } from '../../support/onboarding.ts';
import { users } from '../../support/people.ts';
import { accounts } from './CallAttack.ts';
import type { CompanyTarget } from './companyTargets.ts';

export type CompanyCaller = 'anon' | (typeof accounts)[number];

/** Everything that a call around a company may change, but for the counters of what is rare and the mails. */
export const companyTables = [
  'public.providers',
  'public.provider_private',
  'public.provider_services',
  'public.provider_areas',
  'public.portfolio_items',
  'public.credentials',
  'public.provider_members',
  'public.applications',
  'public.contact_messages',
  'public.reports',
].concat([
  'private.team_invitations',
  'private.page_drafts',
  'private.name_changes',
  'private.company_settings',
  'private.company_files',
  'private.staff_decisions',
]);

/** One function around a company with what everybody gets who calls it. */
export interface CompanyCall {
  given(target: CompanyTarget): Record<string, unknown>;
  /** Who gets what: 'ok', 'null', or the code of the refusal. Without a session nobody gets anything. */
  expected: Readonly<Record<string, readonly CompanyCaller[]>>;
  /** What all others get. */
  others: string;
}

const ofCompany = ({ company }: CompanyTarget) => ({ provider: company });
const provider_id = ({ company }: CompanyTarget) => company;
const why = 'Looked at in the register.';

/** Owners whose company is closed to changes: staff looks at it, or it is suspended or left. */
const fixed = ['appliedOwner', 'ownModerator', 'suspendedOwner', 'leftOwner'] as const;
/** They own some company, in whatever state. */
const owners = ['provider', 'draftOwner', ...fixed] as const;
const writers = ['provider', 'estimator', 'draftOwner'] as const;
const moderators = ['moderator', 'ownModerator', 'staff'] as const;
/** Calls that write the page of a company, one part each. */
const writing = (given: CompanyCall['given']): CompanyCall => ({ given, expected: { ok: writers, PT409: fixed }, others: 'PT404' });
/** Calls of the staff. */
const deciding = (given: CompanyCall['given'], by: readonly CompanyCaller[] = moderators): CompanyCall => ({
  given,
  expected: { ok: by },
  others: 'PT403',
});

const ownCalls: Readonly<Record<string, CompanyCall>> = {
  my_applications: { given: () => ({}), expected: { ok: accounts }, others: '42501' },
  join_company: { given: ({ started }) => ({ application: started }), expected: { ok: ['applicant'] }, others: 'PT404' },
  save_company_about: writing((target) => ({
    about: { provider_id: provider_id(target), name: target.name, trade: target.trade, description_en: about },
  })),
  save_company_service: writing((target) => ({
    service: { id: '00000000-0000-4000-8000-00000000cc01', provider_id: provider_id(target), name_en: 'Planted' },
  })),
  // What is not one's own is not there.
  remove_company_service: { given: ({ service }) => ({ id: service }), expected: { PT409: fixed }, others: 'ok' },
  save_company_place: writing((target) => ({
    place: { provider_id: provider_id(target), city: 'Toronto', province: 'ON', postal_code: 'M5V 2T6', areas: ['Toronto'] },
  })),
  save_company_reach: writing((target) => ({ reach: { provider_id: provider_id(target), phone: '416-555-0123' } })),
  save_company_legal: {
    given: (target) => ({ legal: { provider_id: provider_id(target), legal_name: 'Planted Inc.', business_number: '123456789' } }),
    expected: { ok: ['provider', 'draftOwner'], PT409: fixed },
    others: 'PT404',
  },
  claim_credential: {
    given: (target) => ({
      claim: { id: '00000000-0000-4000-8000-00000000cc02', provider_id: provider_id(target), kind: 'identity', number: 'ON 7654321' },
    }),
    // A page that is live shows a picture of it.
    expected: { ok: ['draftOwner'], PT422: ['provider', 'estimator'], PT409: fixed },
    others: 'PT404',
  },
  withdraw_credential: { given: ({ credential }) => ({ id: credential }), expected: { PT409: fixed }, others: 'ok' },
  submit_company: {
    given: ofCompany,
    // Of one that was sent the same again is the same answer; the draft is not complete.
    expected: { ok: ['appliedOwner', 'ownModerator'], PT409: ['provider', 'draftOwner', 'suspendedOwner', 'leftOwner'] },
    others: 'PT404',
  },
  take_back_company: {
    given: ofCompany,
    expected: { ok: ['appliedOwner', 'ownModerator', 'draftOwner'], PT409: ['provider', 'suspendedOwner', 'leftOwner'] },
    others: 'PT404',
  },
  company_page: { given: ofCompany, expected: { ok: [...owners, 'estimator'] }, others: 'null' },
  save_page_draft: {
    given: (target) => ({ draft: { provider_id: provider_id(target), seen: 'guessed', page: target.page } }),
    // A draft is of a page that is live, and made from what was read.
    expected: { PT409: [...owners, 'estimator'] },
    others: 'PT404',
  },
  company_preview: { given: ofCompany, expected: { ok: ['provider', 'estimator'], PT409: ['draftOwner', ...fixed] }, others: 'PT404' },
  publish_company_page: {
    given: (target) => ({ ...ofCompany(target), seen: 'guessed' }),
    expected: { ok: ['provider', 'estimator'], PT409: ['draftOwner', ...fixed] },
    others: 'PT404',
  },
  company_decisions: { given: ofCompany, expected: { ok: owners }, others: 'null' },
  company_credentials: { given: ofCompany, expected: { ok: [...owners, 'estimator'] }, others: 'null' },
  company_leaving: { given: ofCompany, expected: { ok: owners }, others: 'null' },
  close_company: {
    given: (target) => ({ ...ofCompany(target), name: target.name }),
    // Of one that left already the same again is the same answer.
    expected: { ok: ['provider', 'draftOwner', 'appliedOwner', 'ownModerator', 'leftOwner'], PT409: ['suspendedOwner'] },
    others: 'PT404',
  },
  reopen_company: { given: ofCompany, expected: { ok: owners }, others: 'PT404' },
};

const teamCalls: Readonly<Record<string, CompanyCall>> = {
  team: { given: ofCompany, expected: { ok: [...owners, 'estimator', 'crew'] }, others: 'null' },
  invite_member: {
    given: (target) => ({
      invitation: { id: '00000000-0000-4000-8000-00000000cc03', provider_id: provider_id(target), email: 'new@example.ca', role: 'owner' },
    }),
    expected: { ok: ['provider', 'draftOwner', 'appliedOwner', 'ownModerator'], PT409: ['suspendedOwner', 'leftOwner'] },
    others: 'PT404',
  },
  // For everybody but the owner it stops nothing, and does not say whether there was anything.
  revoke_invitation: { given: ({ invitation }) => ({ id: invitation.id }), expected: {}, others: 'ok' },
  // Whoever is signed in and has the link reads where it leads.
  team_invitation: { given: ({ invitation }) => ({ token: invitation.token }), expected: {}, others: 'ok' },
  accept_invitation: { given: ({ invitation }) => ({ token: invitation.token }), expected: { ok: ['stranger'] }, others: 'PT403' },
  set_member_role: {
    given: (target) => ({ ...ofCompany(target), member: users.estimator, role: 'owner' }),
    // Of another company's team there is nobody of that name.
    expected: { ok: ['provider'], PT409: ['suspendedOwner', 'leftOwner'] },
    others: 'PT404',
  },
  remove_member: {
    given: (target) => ({ ...ofCompany(target), member: users.crew }),
    expected: { ok: ['provider', 'crew', 'draftOwner', 'appliedOwner', 'ownModerator'], PT409: ['suspendedOwner', 'leftOwner'] },
    others: 'PT404',
  },
};

const staffCalls: Readonly<Record<string, CompanyCall>> = {
  staff_counts: { given: () => ({}), expected: { ok: ['moderator', 'support', 'ownModerator', 'staff'] }, others: 'null' },
  staff_queue: { given: () => ({ queue: 'companies' }), expected: { ok: moderators }, others: 'null' },
  staff_item: { given: ({ waiting }) => ({ queue: 'companies', id: waiting }), expected: { ok: moderators }, others: 'null' },
  move_application: deciding(({ application }) => ({ id: application, to_status: 'declined', reason: why })),
  start_company: deciding(({ application }) => ({ application, reason: why })),
  decide_company: deciding(({ waiting }) => ({ id: waiting, decision: 'request_changes', reason: why }), ['moderator', 'staff']),
  decide_credential: deciding(
    ({ waitingCredential }) => ({ id: waitingCredential, decision: 'reject', reason: why }),
    ['moderator', 'staff'],
  ),
  decide_name: deciding(({ renamed }) => ({ id: renamed, decision: 'refuse_name', reason: why })),
  decide_report: deciding(({ reported }) => ({ id: reported, decision: 'keep_company', reason: why })),
  decide_orphan: deciding(({ orphan }) => ({ id: orphan, decision: 'close_company', reason: why })),
  set_message_status: deciding(({ letter }) => ({ id: letter, to_status: 'closed', reason: why }), ['support', 'staff']),
};

/** What the table says that a caller gets. */
export function companyGets({ expected, others }: CompanyCall, caller: CompanyCaller): string {
  return caller === 'anon' ? '42501' : (Object.entries(expected).find(([, those]) => those.includes(caller))?.[0] ?? others);
}

/** Every function around a company and of the staff that the API offers, by its name. */
export const companyCalls: Readonly<Record<string, CompanyCall>> = { ...ownCalls, ...teamCalls, ...staffCalls };
