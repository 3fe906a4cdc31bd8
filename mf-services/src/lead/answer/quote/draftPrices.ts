import type { Locale } from '@marketplace/section-kit';
import { parseCents } from '@marketplace/section-kit/number';
import { taxesOn, totalOf, type InvoiceTotal, type Province, type TaxLine, type TaxRate } from '@marketplace/section-kit/tax';
import { dayIn, isBlank, type DraftLine, type QuoteDraft } from './QuoteDraft';
import { typedNumber } from './storedQuote';
import type { ExplainedTaxRule } from './useTaxRules';

/** What taxes are worked out from. */
export interface TaxTables {
  rates: readonly TaxRate[];
  rules: readonly ExplainedTaxRule[];
}

/** A line with what it costs and bears. */
export interface PricedLine {
  line: DraftLine;
  cents: number;
  taxes: TaxLine['kind'][];
}

/** @returns whole cents, rounded half up; `null` while quantity or price is no number */
export function lineCents({ qty, price }: DraftLine, locale: Locale): number | null {
  const unit = parseCents(price, locale);
  const quantity = typedNumber(qty, locale, 3) ?? 1;
  if (unit === null || !Number.isFinite(unit) || !(quantity >= 0) || quantity > 1_000_000) return null;
  // In whole numbers: a cent may hang on what has no exact binary form.
  return Number((BigInt(Math.round(quantity * 1000)) * BigInt(unit) + 500n) / 1000n);
}

/**
 * The lines that say something and their totals, as `private.total_quote` works them out; optional lines count in none. Until the
 * company says whether it is registered, the total is the one of a company that is.
 */
export function draftPrices(
  draft: QuoteDraft,
  province: Province,
  tables: TaxTables,
  locale: Locale,
): InvoiceTotal & { lines: PricedLine[] } {
  const situation = { ...tables, province, onDate: dayIn(0), registered: draft.registered ?? true, choices: draft.choices };
  const charged = new Map<TaxLine['kind'], Pick<TaxLine, 'kind' | 'rate'>>();
  const lines = draft.lines
    .filter((line) => !isBlank(line))
    .map((line): PricedLine => {
      const taxes = taxesOn(line.taxClass, situation);
      for (const tax of taxes) charged.set(tax.kind, tax);
      return { line, cents: lineCents(line, locale) ?? 0, taxes: taxes.map(({ kind }) => kind) };
    });
  const included = lines.filter(({ line }) => !line.optional);
  const federalFirst = [...charged.values()].sort((a, b) => Number(isFederal(b)) - Number(isFederal(a)));
  return { lines, ...totalOf(included, federalFirst) };
}

const isFederal = ({ kind }: Pick<TaxLine, 'kind'>) => kind === 'GST' || kind === 'HST';

/** What the rules of the province let the company decide for the lines it has; `isOpen` where it has to. */
export function taxQuestions(draft: QuoteDraft, province: Province, { rules }: Pick<TaxTables, 'rules'>) {
  const today = dayIn(0);
  const classes = new Set(draft.lines.filter((line) => !isBlank(line)).map(({ taxClass }) => taxClass));
  return rules
    .filter(
      (rule) =>
        rule.exceptions &&
        rule.province === province &&
        classes.has(rule.taxClass) &&
        rule.effectiveFrom <= today &&
        (rule.effectiveTo ?? today) >= today,
    )
    .map((rule) => {
      const choice = draft.choices.find(({ taxClass, kind }) => taxClass === rule.taxClass && kind === rule.kind);
      return { rule, charged: choice?.charged ?? null, isOpen: rule.charged === 'unknown' && !choice };
    });
}
