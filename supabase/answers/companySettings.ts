import { z } from 'zod';
import { quoteSettings, taxChoice } from './quotes.ts';
import { province, taxClass, taxLine } from './shapes.ts';

/** Counts the saves of a part; 0 while nobody saved it. */
const saved = { version: z.number(), saved_at: z.string().nullable() };
const who = z.enum(['team', 'owners', 'estimators']);
const whoOrNobody = z.enum([...who.options, 'nobody']);

const quotes = quoteSettings.extend(saved);
const taxes = z.strictObject({
  ...saved,
  registered: z.boolean().nullable(),
  gst_number: z.string().nullable(),
  qst_number: z.string().nullable(),
  /** Where the choices hold. */
  province: province.nullable(),
  choices: z.array(taxChoice),
});
const mails = z.strictObject({
  ...saved,
  /** Null where each person is written to in their own language. */
  locale: z.enum(['en', 'fr']).nullable(),
  requests: who,
  messages: who,
  changes: who,
  lead_reminder: whoOrNobody,
  job_date: whoOrNobody,
});

/** Answers about how a company works here. */
export const companySettingsAnswers = {
  /** Null for who is neither owner nor estimator. */
  company_settings: z
    .strictObject({
      may_write: z.array(z.enum(['quotes', 'taxes', 'mails'])),
      quotes,
      /** Null for an estimator. */
      taxes: taxes.nullable(),
      mails,
      /** What the rules of its province leave to the company. */
      open_taxes: z.array(z.strictObject({ tax_class: taxClass, kind: taxLine.shape.kind })),
    })
    .nullable(),
  save_company_settings: z.union([quotes, taxes, mails]),
};
