import type { Locale } from '@marketplace/section-kit';
import { parseCents } from '@marketplace/section-kit/number';
import type { Province } from '@marketplace/section-kit/tax';
import { draftPrices, taxQuestions, type TaxTables } from './draftPrices';
import { dayIn, isBlank, type DraftLine, type QuoteDraft } from './QuoteDraft';
import { typedNumber } from './storedQuote';

/** What is missing or wrong, as a key of the composer's texts. */
export type ProblemKey =
  | 'problem.province'
  | 'problem.lines'
  | 'problem.description'
  | 'problem.qty'
  | 'problem.price'
  | 'problem.registered'
  | 'problem.choice'
  | 'problem.permit'
  | 'problem.deposit'
  | 'problem.depositTotal'
  | 'problem.validUntil'
  | 'problem.startOn'
  | 'problem.days';

/** By the name of the field, in the order of the page. */
export type Problems = ReadonlyMap<string, ProblemKey>;

/** What has to be put right before the quote can be sent; the database checks the same. */
export function draftProblems(draft: QuoteDraft, province: Province | '', tables: TaxTables, locale: Locale): Problems {
  const { terms } = draft;
  const problems = new Map<string, ProblemKey>();
  const unless = (isRight: boolean, field: string, problem: ProblemKey) => {
    if (!isRight && !problems.has(field)) problems.set(field, problem);
  };
  unless(province !== '', 'province', 'problem.province');
  for (const line of draft.lines) if (!isBlank(line)) checkLine(line, locale, unless);
  unless(
    draft.lines.some((line) => !isBlank(line) && !line.optional),
    `${draft.lines[0]?.key ?? ''}.description`,
    'problem.lines',
  );
  unless(draft.registered !== null, 'registered', 'problem.registered');
  if (province) for (const { rule, isOpen } of taxQuestions(draft, province, tables)) unless(!isOpen, choiceField(rule), 'problem.choice');
  unless(terms.permit !== '', 'permit', 'problem.permit');
  const deposit = parseCents(terms.deposit, locale) ?? 0;
  unless(Number.isFinite(deposit), 'deposit', 'problem.deposit');
  if (province) unless(deposit <= draftPrices(draft, province, tables, locale).totalCents, 'deposit', 'problem.depositTotal');
  unless(terms.validUntil >= dayIn(0) && terms.validUntil <= dayIn(365), 'validUntil', 'problem.validUntil');
  unless(terms.startOn === '' || terms.startOn >= dayIn(0), 'startOn', 'problem.startOn');
  const days = typedNumber(terms.days, locale, 0);
  unless(days === null || (days >= 1 && days <= 1000), 'days', 'problem.days');
  return problems;
}

function checkLine(line: DraftLine, locale: Locale, unless: (isRight: boolean, field: string, problem: ProblemKey) => void) {
  const qty = typedNumber(line.qty, locale, 3) ?? 1;
  const price = parseCents(line.price, locale);
  unless(line.description.trim() !== '', `${line.key}.description`, 'problem.description');
  unless(qty > 0 && qty <= 1_000_000, `${line.key}.qty`, 'problem.qty');
  unless(price !== null && price <= 1_000_000_000, `${line.key}.price`, 'problem.price');
}

/** The name of the field by which the company decides about a tax. */
export const choiceField = ({ taxClass, kind }: { taxClass: string; kind: string }): string => `choice.${taxClass}.${kind}`;
