import { dayOf, parsePostalCode, type Locale } from '@marketplace/section-kit';
import { parseCents } from '@marketplace/section-kit/number';
import { z } from '@marketplace/shared-ui/forms';
import type { DetailsValues } from '../draft/QuoteDraft';

const MAX_DESCRIPTION_LENGTH = 5000;
const MAX_SERVICE_LENGTH = 200;
const MAX_YEARS_AHEAD = 2;
/** Ten million dollars: more is a typing error. */
const HIGHEST_BUDGET_CENTS = 1_000_000_000;

const amountIn = (locale: Locale) =>
  z.string().check(
    z.check(({ value, issues }) => {
      const cents = parseCents(value, locale);
      if (cents !== null && !(cents <= HIGHEST_BUDGET_CENTS)) issues.push({ message: 'rule.budget.invalid' });
    }),
  );

const orderedBudgetIn = (locale: Locale) =>
  z.check<Pick<DetailsValues, 'budgetMin' | 'budgetMax'>>(({ value, issues }) => {
    const [least, most] = [parseCents(value.budgetMin, locale), parseCents(value.budgetMax, locale)];
    if (least !== null && most !== null && least > most) issues.push({ path: ['budgetMax'], message: 'rule.budget.order' });
  });

/*
 * The steps of a request, by the rules the database applies as well. Messages are keys of `sheetMessages`. Nothing is cut: a text that
 * is too long stays and is pointed at. What is wrong in one field hides nothing that is wrong between two, such as the order of the budget.
 */

/** Without a service nobody knows what to answer. */
export const whatSchema = z.object({
  serviceName: z.string().check(
    z.check(({ value, issues }) => {
      if (value.trim() === '') issues.push({ message: 'rule.service.required' });
    }),
    z.maxLength(MAX_SERVICE_LENGTH, 'rule.service.long'),
  ),
});

const describeIn = (locale: Locale) =>
  z
    .object({
      description: z.string().check(z.maxLength(MAX_DESCRIPTION_LENGTH, 'rule.description.long')),
      budgetMin: amountIn(locale),
      budgetMax: amountIn(locale),
    })
    .check(orderedBudgetIn(locale));

/** By the language amounts are typed in. */
export const describeSchemas = { en: describeIn('en'), fr: describeIn('fr') };

export const whenSchema = z.object({
  timing: z.string(),
  startOn: z.string().check(
    z.check(({ value, issues }) => {
      if (value !== '' && value < dayFromNow(0)) issues.push({ message: 'rule.startOn.past' });
      else if (value > dayFromNow(MAX_YEARS_AHEAD)) issues.push({ message: 'rule.startOn.far' });
    }),
  ),
  postalCode: z.string().check(
    z.check(({ value, issues }) => {
      if (value.trim() !== '' && !parsePostalCode(value)) issues.push({ message: 'rule.postalCode.foreign' });
    }),
  ),
});

/** A date where the visitor is, that many years ahead, as a date field writes it. */
function dayFromNow(years: number): string {
  const now = new Date();
  now.setFullYear(now.getFullYear() + years);
  return dayOf(now);
}
