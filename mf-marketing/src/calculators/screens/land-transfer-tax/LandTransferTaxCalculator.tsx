import { useT } from '@marketplace/section-kit';
import { FieldGroup } from '../fields/FieldGroup';
import { fieldsOf } from '../fields/fieldsOf';
import { NumberField } from '../fields/NumberField';
import { CalculatorFrame } from '../frame/CalculatorFrame';
import { frameMessages } from '../frame/frameMessages';
import { NextStep } from '../frame/NextStep';
import { useCalculator } from '../frame/useCalculator';
import { useFormats } from '../frame/useFormats';
import { calculate, prefillFromTransfer, tablesFor } from './calculate';
import { transferQuery } from './inputs';
import { transferMessages } from './messages';
import { TransferFields } from './TransferFields';
import { TransferResult } from './TransferResult';

const spec = { id: 'land-transfer-tax', query: transferQuery, toPrefill: prefillFromTransfer } as const;

/** Taxes and fees of a purchase, then the cash it takes altogether. */
export function Component() {
  const t = useT(transferMessages);
  const common = useT(frameMessages);
  const { money } = useFormats();
  const form = useCalculator(spec);
  const { values, today } = form;
  const { errors, answer } = calculate(values, today);
  const field = fieldsOf(form, errors);
  const tax = answer?.tax;
  const closing = answer?.closing;
  const amounts = ['legalFees', 'inspection', 'titleInsurance', 'adjustments', 'moving'] as const;
  return (
    <CalculatorFrame
      form={form}
      lead={t('lead')}
      fields={<TransferFields values={form.draft} field={field} />}
      groups={
        <FieldGroup title={t('closing.title')}>
          <NumberField label={common('field.downPayment')} kind="amount" {...field.number('downPayment')} />
          <NumberField label={common('field.amortizationYears')} kind="years" {...field.number('amortizationYears')} />
          {amounts.map((name) => (
            <NumberField key={name} label={t(name)} kind="amount" whenEmpty={0} {...field.number(name)} />
          ))}
        </FieldGroup>
      }
      result={
        tax && {
          headline: tax.due > 0 ? t('headline', { due: money(tax.due) }) : t('headline.none'),
          text: [
            tax.relief > 0 ? t('text.relief', { full: money(tax.beforeRelief), relief: money(tax.relief) }) : t('text.plain'),
            ...(tax.laterCredit > 0 ? [t('text.later', { credit: money(tax.laterCredit) })] : []),
            ...(closing ? [t('text.closing', { costs: money(closing.costs.costs), cash: money(closing.costs.cashNeeded) })] : []),
            ...tax.notes.map((note) => t(`note.${note}`)),
            ...(tax.outdated ? [t('text.outdated')] : []),
          ],
        }
      }
      assumptions={{
        points: [t('assume.rounding'), t('assume.eligibility'), ...(values.province === 'QC' ? [t('assume.quebec')] : [])],
        tables: tablesFor(values, errors.has('closingDay') ? today : values.closingDay || today),
      }}
    >
      {answer && <TransferResult values={values} answer={answer} />}
      <NextStep to="/financial/affordability-calculator" place="mortgage-payment" label={t('next')} />
    </CalculatorFrame>
  );
}
