import { z } from 'zod';
import { companyStatus, province } from './shapes.ts';

const company = z.strictObject({ provider_id: z.string() });
const entry = z.strictObject({ id: z.string() });
const moved = z.strictObject({ status: companyStatus });
const credentialStatus = z.enum(['claimed', 'verified', 'expired', 'rejected']);

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
  phone: z.string().nullable(),
  website: z.string().nullable(),
  in_directory: z.boolean(),
  legal_name: z.string().nullable(),
  business_number: z.string().nullable(),
  areas: z.array(z.string()),
  services: z.array(
    z.strictObject({ id: z.string(), name_en: z.string(), name_fr: z.string().nullable(), price_cents: z.number().nullable() }),
  ),
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
      key: z.enum(['about', 'service', 'place', 'reach', 'legal', 'identity', 'insurance', 'licence', 'price']),
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
  decide_credential: z.strictObject({ status: credentialStatus }),
};
