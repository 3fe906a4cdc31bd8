import { z } from 'zod';
import { after, amount, text } from './values.ts';

/** JSON arguments of the functions by which an owner completes a company's page, and of the staff's queues. */
export const onboardingArguments = {
  save_company_about: {
    about: z.strictObject({ provider_id: text, name: text, trade: text, description_en: text, description_fr: text }),
  },
  save_company_service: {
    service: z.strictObject({ id: text, provider_id: text, name_en: text, name_fr: text, price_cents: amount, price_unit: text }),
  },
  save_company_place: {
    place: z.strictObject({ provider_id: text, city: text, province: text, postal_code: text, areas: z.array(z.string()).nullish() }),
  },
  save_company_reach: { reach: z.strictObject({ provider_id: text, phone: text, website: text }) },
  save_company_legal: { legal: z.strictObject({ provider_id: text, legal_name: text, business_number: text }) },
  claim_credential: {
    claim: z.strictObject({
      id: text,
      provider_id: text,
      kind: text,
      number: text,
      issuer: text,
      jurisdiction: text,
      expires_on: text,
      evidence: text,
    }),
  },
  save_page_draft: {
    draft: z.strictObject({
      provider_id: text,
      seen: text,
      page: z
        .strictObject({
          name: text,
          trade: text,
          tagline_en: text,
          tagline_fr: text,
          description_en: text,
          description_fr: text,
          services: z.array(z.strictObject({ id: text, name_en: text, name_fr: text, price_cents: amount, price_unit: text })).nullish(),
          city: text,
          province: text,
          postal_code: text,
          areas: z.array(z.string()).nullish(),
          phone: text,
          website: text,
          established: amount,
          employees: text,
          languages: z.array(z.string()).nullish(),
          service_radius_km: amount,
          response_time: text,
          logo: text,
          hours: z.strictObject({ appointment: z.boolean(), days: z.record(z.string(), z.array(z.string())) }).nullish(),
          projects: z
            .array(
              z.strictObject({
                id: text,
                title_en: text,
                title_fr: text,
                description_en: text,
                description_fr: text,
                image: text,
                alt_en: text,
                alt_fr: text,
                completed_on: text,
              }),
            )
            .nullish(),
        })
        .nullish(),
    }),
  },
  invite_member: { invitation: z.strictObject({ id: text, provider_id: text, email: text, role: text }) },
  staff_queue: { after },
};
