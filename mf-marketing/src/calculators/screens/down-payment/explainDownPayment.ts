import type { Translate } from '@marketplace/section-kit';
import type { DefaultInsuranceResult } from '../../arithmetic/defaultInsurance/calculateDefaultInsurance';
import type { DownPaymentResult } from '../../arithmetic/downPayment/calculateDownPayment';
import type { Formats } from '../frame/useFormats';
import type { DownPaymentValues } from './inputs';
import type { downPaymentMessages } from './messages';

type Keys = keyof (typeof downPaymentMessages)['catalogues']['en'];

/**
 * What the minimum and the insurance mean, in sentences.
 *
 * @param insurance undefined while the down payment is below the minimum
 */
export function explainDownPayment(
  { minimumPercent, insurable, insurablePriceBelow }: DownPaymentResult,
  insurance: DefaultInsuranceResult | undefined,
  { downPayment }: DownPaymentValues,
  t: Translate<Keys>,
  { money, dollars, percent }: Formats,
): string[] {
  const sentences = [t('text.minimum', { share: percent(minimumPercent) })];
  if (!insurable) sentences.push(t('text.uninsurable', { limit: dollars(insurablePriceBelow) }));
  if (!insurance) return [...sentences, t('text.tooLow')];
  const figures = {
    down: money(downPayment),
    share: percent(insurance.loanToValue),
    percent: percent(insurance.premiumPercent),
    premium: money(insurance.premium),
  };
  if (!insurance.needed) return [...sentences, t('text.notNeeded', figures)];
  const tax = insurance.tax > 0 ? t('text.tax', { percent: percent(insurance.taxPercent, 3), tax: money(insurance.tax) }) : t('text.noTax');
  return [...sentences, t('text.needed', figures), tax];
}
