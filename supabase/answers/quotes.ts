import { z } from 'zod';
import { lineKind, quote } from './requestShapes.ts';
import { province, taxClass, taxLine } from './shapes.ts';

const { deposit_cents, deposit_terms, duration_days, warranty, inclusions, exclusions, permit_by, price_kind, note } = quote.shape;

const template = z.strictObject({
  id: z.string(),
  name: z.string(),
  body: z.strictObject({
    lines: z.array(
      z.strictObject({
        kind: lineKind,
        description: z.string(),
        qty: z.number(),
        unit: z.string().nullable(),
        /** Null where it is filled in for each quote. */
        unit_cents: z.number().nullable(),
        tax_class: taxClass,
        optional: z.boolean(),
      }),
    ),
    /** For how many days a quote is valid. */
    valid_days: z.number().nullable(),
    deposit_cents,
    deposit_terms,
    duration_days,
    warranty,
    inclusions,
    exclusions,
    permit_by,
    price_kind,
    note,
  }),
});

/** What quotes of a company begin with. */
export const quoteSettings = z.strictObject({
  valid_days: z.number(),
  price_kind: price_kind.unwrap(),
  permit_by,
  deposit_terms,
  warranty,
});

/** What a company decided where the rules leave a tax to it. */
export const taxChoice = z.strictObject({ tax_class: taxClass, kind: taxLine.shape.kind, charged: z.boolean() });

/** Answers about what a company offers, and what it begins an offer with. */
export const quoteAnswers = {
  save_quote: quote,
  send_quote: quote,
  withdraw_quote: quote,
  quote_templates: z.strictObject({
    /** Whether the company is registered for GST, HST and QST; null while it has not said it. */
    registered: z.boolean().nullable(),
    /** What the company set for all its quotes; nothing of it where it did not. */
    terms: quoteSettings.partial(),
    /** What it decided about taxes, and in which province. */
    taxes: z.strictObject({ province: province.nullable(), choices: z.array(taxChoice) }).partial(),
    templates: z.array(template),
  }),
  save_quote_template: template,
  delete_quote_template: z.strictObject({ id: z.string() }),
  company_lines: z.array(
    z.strictObject({ kind: lineKind, description: z.string(), unit: z.string().nullable(), unit_cents: z.number(), tax_class: taxClass }),
  ),
};
