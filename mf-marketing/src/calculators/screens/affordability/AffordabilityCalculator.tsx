import { useT } from '@marketplace/section-kit';
import { Checkbox } from '@marketplace/shared-ui';
import type { AffordabilityResult as Answer } from '../../arithmetic/affordability/calculateAffordability';
import { qualifyingRules } from '../../arithmetic/affordability/qualifyingRules';
import { inForce } from '../../arithmetic/core/dated';
import { premiumTables, premiumTaxTables } from '../../arithmetic/defaultInsurance/premiumTables';
import { downPaymentRules } from '../../arithmetic/downPayment/downPaymentRules';
import { FieldGroup } from '../fields/FieldGroup';
import { fieldsOf } from '../fields/fieldsOf';
import { NumberField } from '../fields/NumberField';
import { ProvinceField } from '../fields/ProvinceField';
import { CalculatorFrame } from '../frame/CalculatorFrame';
import { errorsOf } from '../frame/errorsOf';
import { frameMessages } from '../frame/frameMessages';
import { NextStep } from '../frame/NextStep';
import { useCalculator } from '../frame/useCalculator';
import { useFormats } from '../frame/useFormats';
import { AffordabilityResult } from './AffordabilityResult';
import { affordabilityQuery, calculate, prefillFromAffordability } from './inputs';
import { affordabilityMessages } from './messages';

const spec = { id: 'affordability', query: affordabilityQuery, toPrefill: prefillFromAffordability } as const;

/** The highest price within reach, and what stands in the way of a higher one. */
export function Component() {
  const t = useT(affordabilityMessages);
  const common = useT(frameMessages);
  const { money, dollars, percent } = useFormats();
  const form = useCalculator(spec);
  const { values, today } = form;
  const outcome = calculate(values, today);
  const field = fieldsOf(form, errorsOf({}, outcome));
  const { table: rule } = inForce(qualifyingRules, today);

  const explain = (answer: Answer) => {
    const limit = percent(answer.binding === 'tds' ? answer.tdsLimit : answer.gdsLimit);
    const bound = answer.highestMonthlyPayment === 0 ? t('text.none') : t(`binding.${answer.binding}`, { limit });
    if (answer.highestPrice === 0) return { headline: t('headline.none'), text: [bound] };
    // With no loan at all, the price is what is put down.
    if (answer.insuredLoan === 0)
      return { headline: t('headline', { price: dollars(answer.highestPrice) }), text: [bound, t('text.cash')] };
    return {
      headline: t('headline', { price: dollars(answer.highestPrice) }),
      text: [
        bound,
        t('text.tested', {
          payment: money(answer.paymentAtContractRate),
          rate: percent(values.ratePercent, 4),
          qualifying: percent(answer.qualifyingRate, 4),
          tested: money(answer.paymentAtQualifyingRate),
        }),
        t(answer.premium > 0 ? 'text.loan' : 'text.loanPlain', { loan: money(answer.insuredLoan), premium: money(answer.premium) }),
      ],
    };
  };

  return (
    <CalculatorFrame
      form={form}
      lead={t('lead')}
      fields={
        <>
          <NumberField label={t('annualIncome')} kind="amount" {...field.number('annualIncome')} />
          <NumberField label={common('field.downPayment')} kind="amount" {...field.number('downPayment')} />
          <NumberField label={t('debtsMonthly')} kind="amount" whenEmpty={0} {...field.number('debtsMonthly')} />
          <NumberField
            label={t('creditBalances')}
            hint={t('creditBalances.hint', { percent: percent(rule.revolvingPercent) })}
            kind="amount"
            whenEmpty={0}
            {...field.number('creditBalances')}
          />
          <NumberField label={t('ratePercent')} kind="percent" {...field.number('ratePercent')} />
          <NumberField label={common('field.amortizationYears')} kind="years" {...field.number('amortizationYears')} />
          <ProvinceField {...field.choice('province')} />
          <Checkbox label={common('field.firstTime')} {...field.flag('firstTime')} />
          <Checkbox label={common('field.newlyBuilt')} {...field.flag('newlyBuilt')} />
        </>
      }
      groups={
        <FieldGroup title={t('home.title')}>
          <NumberField label={common('field.propertyTaxYearly')} kind="amount" whenEmpty={0} {...field.number('propertyTaxYearly')} />
          <NumberField label={common('field.heatMonthly')} kind="amount" whenEmpty={0} {...field.number('heatMonthly')} />
          <NumberField label={common('field.condoFeesMonthly')} kind="amount" whenEmpty={0} {...field.number('condoFeesMonthly')} />
          <NumberField label={t('siteRentMonthly')} kind="amount" whenEmpty={0} {...field.number('siteRentMonthly')} />
        </FieldGroup>
      }
      result={outcome.ok ? explain(outcome.result) : undefined}
      assumptions={{
        points: [
          t('assume.test', { buffer: rule.bufferPercent, floor: percent(rule.floorPercent) }),
          t('assume.condo'),
          t('assume.lenders'),
          t('assume.cash'),
        ],
        tables: [rule, inForce(downPaymentRules, today).table, inForce(premiumTables, today).table, inForce(premiumTaxTables, today).table],
      }}
    >
      {outcome.ok && outcome.result.highestPrice > 0 && (
        <>
          <AffordabilityResult answer={outcome.result} />
          <NextStep to="/financial/land-transfer-tax" place="land-transfer-tax" label={t('next.closing')} />
          <NextStep to="/financial/affordability-calculator" place="mortgage-payment" label={t('next.monthly')} />
        </>
      )}
    </CalculatorFrame>
  );
}
