import { z } from 'zod';
import { directoryAnswers } from './directory.ts';
import { companyStatus, hours, province } from './shapes.ts';

const company = z.strictObject({ provider_id: z.string() });
const entry = z.strictObject({ id: z.string() });
const moved = z.strictObject({ status: companyStatus });
/** Until when a company that left may come back; null for one that is here. */
const leaving = moved.extend({ until: z.string().nullable() });
const role = z.enum(['owner', 'manager', 'member']);
const credentialStatus = z.enum(['claimed', 'verified', 'expired', 'rejected']);

/** What a company does, as its people write it. */
const service = z.strictObject({
  id: z.string(),
  name_en: z.string(),
  name_fr: z.string().nullable(),
  price_cents: z.number().nullable(),
  price_unit: z.string().nullable(),
});

/** A live page as its people write it; the postal code is not kept. */
const livePage = z.strictObject({
  name: z.string(),
  trade: z.string().nullable(),
  tagline_en: z.string().nullable(),
  tagline_fr: z.string().nullable(),
  description_en: z.string().nullable(),
  description_fr: z.string().nullable(),
  services: z.array(service),
  city: z.string().nullable(),
  province: province.nullable(),
  areas: z.array(z.string()),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  established: z.number().nullable(),
  employees: z.string().nullable(),
  languages: z.array(z.string()),
  service_radius_km: z.number(),
  response_time: z.string().nullable(),
  /** Its name in the bucket `portfolio`. */
  logo: z.string().nullable(),
  hours: hours.nullable(),
  projects: z.array(
    z.strictObject({
      id: z.string(),
      title_en: z.string(),
      title_fr: z.string().nullable(),
      description_en: z.string(),
      description_fr: z.string().nullable(),
      image: z.string(),
      alt_en: z.string(),
      alt_fr: z.string().nullable(),
      completed_on: z.string().nullable(),
    }),
  ),
});

/** A company's page as its owner works on it. */
const page = z.strictObject({
  id: z.string(),
  status: companyStatus,
  name: z.string(),
  /** Null while none is chosen. */
  trade: z.string().nullable(),
  description_en: z.string().nullable(),
  description_fr: z.string().nullable(),
  city: z.string().nullable(),
  province: province.nullable(),
  /** Whether distances to it can be measured. */
  placed: z.boolean(),
  /** A place in Quebec where it is or works, which makes French texts required. */
  served_in_quebec: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  in_directory: z.boolean(),
  legal_name: z.string().nullable(),
  business_number: z.string().nullable(),
  areas: z.array(z.string()),
  services: z.array(service),
  credentials: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.string(),
      number: z.string().nullable(),
      issuer: z.string().nullable(),
      jurisdiction: z.string().nullable(),
      expires_on: z.string().nullable(),
      status: credentialStatus,
    }),
  ),
  /** What it needs; `waiting` is for staff to look at. */
  checklist: z.array(
    z.strictObject({
      key: z.enum([
        'about',
        'service',
        'place',
        'reach',
        'legal',
        'identity',
        'insurance',
        'licence',
        'price',
        'logo',
        'projects',
        'template',
        'member',
      ]),
      state: z.enum(['done', 'waiting', 'missing']),
      required: z.boolean(),
    }),
  ),
  /** Licences that its trade needs where it is. */
  licences: z.array(z.string()),
  /** Why staff gave it back. */
  reason: z.string().nullable(),
});

/** Answers on the way from an application to a page in the directory. */
export const onboardingAnswers = {
  my_applications: z.array(
    z.strictObject({
      id: z.string(),
      reference: z.string(),
      kind: z.enum(['contractor', 'builder', 'designer', 'vendor', 'manufacturer', 'real_estate', 'partner']),
      company: z.string(),
      status: z.enum(['submitted', 'in_review', 'onboarding', 'live', 'declined']),
      created_at: z.string(),
      moved_at: z.string(),
      /** Why it was declined. */
      reason: z.string().nullable(),
      /** Nobody owns the company yet, and this account may. */
      can_join: z.boolean(),
      page: page.nullable(),
    }),
  ),
  join_company: company,
  save_company_about: company,
  save_company_service: entry,
  remove_company_service: entry,
  save_company_place: company,
  save_company_reach: company,
  save_company_legal: company,
  claim_credential: entry,
  withdraw_credential: entry,
  submit_company: moved,
  take_back_company: moved,
  start_company: z.strictObject({ status: z.literal('onboarding'), provider_id: z.string() }),
  decide_company: moved,
  company_page: z
    .strictObject({
      id: z.string(),
      status: companyStatus,
      /** What visitors read; `page` holds what is wanted. */
      name: z.string(),
      in_directory: z.boolean(),
      version: z.string(),
      page: livePage,
      /** As it would be published; the postal code is there while it is new. */
      draft: livePage.extend({ postal_code: z.string().nullable() }).nullable(),
      saved_at: z.string().nullable(),
      /** Since when staff is asked about the name. */
      waits: z.string().nullable(),
      refused: z.string().nullable(),
    })
    .nullable(),
  save_page_draft: z.strictObject({ version: z.string(), saved_at: z.string().nullable() }),
  company_preview: directoryAnswers.provider_profile,
  publish_company_page: z.strictObject({ version: z.string(), waits: z.boolean() }),
  team: z
    .strictObject({
      company: z.string(),
      role,
      members: z.array(
        z.strictObject({ id: z.string(), name: z.string().nullable(), email: z.string().nullable(), role, me: z.boolean() }),
      ),
      invitations: z.array(z.strictObject({ id: z.string(), email: z.string(), role, expires_at: z.string() })),
    })
    .nullable(),
  invite_member: entry,
  revoke_invitation: entry,
  team_invitation: z
    .strictObject({
      company: z.string(),
      role,
      email: z.string(),
      /** The account has proved to own the address. */
      mine: z.boolean(),
      state: z.enum(['open', 'joined', 'used', 'expired', 'revoked']),
    })
    .nullable(),
  accept_invitation: company,
  set_member_role: z.strictObject({ role }),
  remove_member: z.strictObject({ removed: z.string() }),
  company_leaving: leaving.nullable(),
  close_company: leaving,
  reopen_company: leaving,
  company_decisions: z
    .array(
      z.strictObject({
        /** What it was about: the page, its name, or a kind of proof. */
        about: z.string(),
        decision: z.string(),
        reason: z.string().nullable(),
        at: z.string(),
      }),
    )
    .nullable(),
  decide_name: z.strictObject({ name: z.string(), trade: z.string() }),
  decide_credential: z.strictObject({ status: credentialStatus }),
  company_credentials: z
    .array(
      z.strictObject({
        id: z.string(),
        kind: z.string(),
        jurisdiction: z.string().nullable(),
        number: z.string().nullable(),
        issuer: z.string().nullable(),
        expires_on: z.string().nullable(),
        status: credentialStatus,
        claimed_at: z.string(),
        checked_at: z.string().nullable(),
        /** Whether a photo of the document is kept. */
        evidence: z.boolean(),
        /** Why staff did not confirm it. */
        reason: z.string().nullable(),
      }),
    )
    .nullable(),
};
