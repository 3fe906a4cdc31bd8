import { dayOf, parsePostalCode, type Locale } from '@marketplace/section-kit';
import { parseCents } from '@marketplace/section-kit/number';
import { v } from '@marketplace/shared-ui/forms';
import type { DetailsValues } from '../draft/QuoteDraft';

const MAX_DESCRIPTION_LENGTH = 5000;
const MAX_SERVICE_LENGTH = 200;
const MAX_YEARS_AHEAD = 2;
/** Ten million dollars: more is a typing error. */
const HIGHEST_BUDGET_CENTS = 1_000_000_000;

const amountIn = (locale: Locale) =>
  v.pipe(
    v.string(),
    v.check((typed) => {
      const cents = parseCents(typed, locale);
      return cents === null || cents <= HIGHEST_BUDGET_CENTS;
    }, 'rule.budget.invalid'),
  );

const isInOrder = (locale: Locale, { budgetMin, budgetMax }: Pick<DetailsValues, 'budgetMin' | 'budgetMax'>) => {
  const [least, most] = [parseCents(budgetMin, locale), parseCents(budgetMax, locale)];
  return least === null || most === null || !(least > most);
};

/*
 * The steps of a request, by the rules the database applies as well. Messages are keys of `sheetMessages`. Nothing is cut: a text that
 * is too long stays and is pointed at. What is wrong in one field hides nothing that is wrong between two, such as the order of the budget.
 */

/** Without a service nobody knows what to answer. */
export const whatSchema = v.object({
  serviceName: v.pipe(
    v.string(),
    v.check((name) => name.trim() !== '', 'rule.service.required'),
    v.maxCodePoints(MAX_SERVICE_LENGTH, 'rule.service.long'),
  ),
});

const describeIn = (locale: Locale) =>
  v.pipe(
    v.object({
      description: v.pipe(v.string(), v.maxCodePoints(MAX_DESCRIPTION_LENGTH, 'rule.description.long')),
      budgetMin: amountIn(locale),
      budgetMax: amountIn(locale),
    }),
    v.forward(
      v.check((budget) => isInOrder(locale, budget), 'rule.budget.order'),
      ['budgetMax'],
    ),
  );

/** By the language amounts are typed in. */
export const describeSchemas = { en: describeIn('en'), fr: describeIn('fr') };

export const whenSchema = v.object({
  timing: v.string(),
  startOn: v.pipe(
    v.string(),
    v.check((day) => day === '' || day >= dayFromNow(0), 'rule.startOn.past'),
    v.check((day) => day <= dayFromNow(MAX_YEARS_AHEAD), 'rule.startOn.far'),
  ),
  postalCode: v.pipe(
    v.string(),
    v.check((typed) => typed.trim() === '' || parsePostalCode(typed) !== null, 'rule.postalCode.foreign'),
  ),
});

/** A date where the visitor is, that many years ahead, as a date field writes it. */
function dayFromNow(years: number): string {
  const now = new Date();
  now.setFullYear(now.getFullYear() + years);
  return dayOf(now);
}
