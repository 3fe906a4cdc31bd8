import { z } from 'zod';
import { after, amount, text } from './values.ts';

/** JSON arguments of the functions by which an owner completes a company's page, and of the staff's queues. */
export const onboardingArguments = {
  save_company_about: {
    about: z.strictObject({ provider_id: text, name: text, trade: text, description_en: text, description_fr: text }),
  },
  save_company_service: {
    service: z.strictObject({ id: text, provider_id: text, name_en: text, name_fr: text, price_cents: amount }),
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
    }),
  },
  staff_queue: { after },
};
