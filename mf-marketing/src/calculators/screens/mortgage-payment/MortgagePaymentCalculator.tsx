import { useT } from '@marketplace/section-kit';
import { Checkbox, SelectField } from '@marketplace/shared-ui';
import { inForce } from '../../arithmetic/core/dated';
import { premiumTables, premiumTaxTables } from '../../arithmetic/defaultInsurance/premiumTables';
import { frequencies } from '../../arithmetic/mortgagePayment/frequency';
import { compoundings } from '../../arithmetic/mortgagePayment/periodicRate';
import { FieldGroup } from '../fields/FieldGroup';
import { fieldsOf } from '../fields/fieldsOf';
import { NumberField } from '../fields/NumberField';
import { ProvinceField } from '../fields/ProvinceField';
import { CalculatorFrame } from '../frame/CalculatorFrame';
import { frameMessages } from '../frame/frameMessages';
import { NextStep } from '../frame/NextStep';
import { useCalculator } from '../frame/useCalculator';
import { useFormats } from '../frame/useFormats';
import { calculate, prefillFromMortgage } from './calculate';
import { mortgageQuery } from './inputs';
import { mortgageMessages } from './messages';
import { MortgageResult } from './MortgageResult';

const spec = { id: 'mortgage-payment', query: mortgageQuery, toPrefill: prefillFromMortgage } as const;

/** Payment, schedule and monthly cost of a home bought with a mortgage. */
export function Component() {
  const t = useT(mortgageMessages);
  const common = useT(frameMessages);
  const { money, years, count } = useFormats();
  const form = useCalculator(spec);
  const { values, today } = form;
  const { errors, answer } = calculate(values, today);
  const field = fieldsOf(form, errors);
  return (
    <CalculatorFrame
      form={form}
      lead={t('lead')}
      fields={
        <>
          <NumberField label={common('field.price')} kind="amount" {...field.number('price')} />
          <NumberField label={common('field.downPayment')} kind="amount" {...field.number('downPayment')} />
          <NumberField label={t('ratePercent')} kind="percent" {...field.number('ratePercent')} />
          <SelectField
            label={t('compounding')}
            options={compoundings.map((value) => ({ value, label: t(`compounding.${value}`) }))}
            {...field.choice('compounding')}
          />
          <NumberField label={common('field.amortizationYears')} kind="years" {...field.number('amortizationYears')} />
          <NumberField label={t('termYears')} kind="years" {...field.number('termYears')} />
          <SelectField
            label={t('frequency')}
            options={frequencies.map((value) => ({ value, label: t(`frequency.${value}`) }))}
            {...field.choice('frequency')}
          />
          <ProvinceField {...field.choice('province')} />
          <Checkbox label={common('field.firstTime')} {...field.flag('firstTime')} />
          <Checkbox label={common('field.newlyBuilt')} {...field.flag('newlyBuilt')} />
        </>
      }
      groups={
        <FieldGroup title={t('costs.title')}>
          <NumberField label={common('field.propertyTaxYearly')} kind="amount" whenEmpty={0} {...field.number('propertyTaxYearly')} />
          <NumberField label={t('homeInsuranceYearly')} kind="amount" whenEmpty={0} {...field.number('homeInsuranceYearly')} />
          <NumberField label={common('field.heatMonthly')} kind="amount" whenEmpty={0} {...field.number('heatMonthly')} />
          <NumberField label={common('field.condoFeesMonthly')} kind="amount" whenEmpty={0} {...field.number('condoFeesMonthly')} />
          <NumberField label={t('otherUtilitiesMonthly')} kind="amount" whenEmpty={0} {...field.number('otherUtilitiesMonthly')} />
          <NumberField label={t('maintenanceMonthly')} kind="amount" whenEmpty={0} {...field.number('maintenanceMonthly')} />
        </FieldGroup>
      }
      result={
        answer && {
          headline: t(`headline.${values.frequency}`, { payment: money(answer.mortgage.payment) }),
          text: [
            t(answer.insurance.needed ? 'text.insured' : 'text.plain', {
              loan: money(answer.insurance.insuredLoan),
              premium: money(answer.insurance.premium),
              tax: money(answer.insurance.tax),
            }),
            t('text.term', {
              term: years(values.termYears),
              interest: money(answer.mortgage.term.interest),
              balance: money(answer.mortgage.term.balance),
            }),
            t('text.whole', { payments: count(answer.mortgage.paymentCount), interest: money(answer.mortgage.totalInterest) }),
            t('text.cost', { monthly: money(answer.cost.monthly) }),
          ],
        }
      }
      assumptions={{
        points: [t('assume.compounding'), t('assume.frequency'), t('assume.rate'), t('assume.home')],
        tables: [inForce(premiumTables, today).table, inForce(premiumTaxTables, today).table],
      }}
    >
      {answer && <MortgageResult values={values} answer={answer} />}
      <NextStep to="/financial/land-transfer-tax" place="land-transfer-tax" label={t('next')} />
    </CalculatorFrame>
  );
}
