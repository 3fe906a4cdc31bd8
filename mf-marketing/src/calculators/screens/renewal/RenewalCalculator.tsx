import { useT } from '@marketplace/section-kit';
import { compareRenewal } from '../../arithmetic/renewal/compareRenewal';
import { BarChart } from '../charts/BarChart';
import { fieldsOf } from '../fields/fieldsOf';
import { NumberField } from '../fields/NumberField';
import { CalculatorFrame } from '../frame/CalculatorFrame';
import { errorsOf } from '../frame/errorsOf';
import { useCalculator } from '../frame/useCalculator';
import { useFormats } from '../frame/useFormats';
import { renewalQuery } from './inputs';
import { renewalMessages } from './messages';

const spec = { id: 'renewal', query: renewalQuery } as const;

/** Waiting, leaving and blending before a term ends, over the same time. */
export function Component() {
  const t = useT(renewalMessages);
  const { money, percent, months } = useFormats();
  const form = useCalculator(spec);
  const outcome = compareRenewal(form.values);
  const field = fieldsOf(form, errorsOf({}, outcome));
  const result = outcome.ok ? outcome.result : undefined;
  const options = result?.options ?? [];
  const best = options.find(({ id }) => id === result?.lowest);
  const blended = options.find(({ id }) => id === 'blend');
  return (
    <CalculatorFrame
      form={form}
      lead={t('lead')}
      fields={
        <>
          <NumberField label={t('balance')} kind="amount" {...field.number('balance')} />
          <NumberField label={t('amortizationYears')} kind="years" {...field.number('amortizationYears')} />
          <NumberField label={t('currentRatePercent')} kind="percent" {...field.number('currentRatePercent')} />
          <NumberField label={t('monthsLeft')} kind="months" {...field.number('monthsLeft')} />
          <NumberField label={t('newRatePercent')} kind="percent" {...field.number('newRatePercent')} />
          <NumberField label={t('newTermMonths')} kind="months" {...field.number('newTermMonths')} />
          <NumberField label={t('laterRatePercent')} kind="percent" {...field.number('laterRatePercent')} />
          <NumberField label={t('penalty')} hint={t('penalty.hint')} kind="amount" whenEmpty={0} {...field.number('penalty')} />
          <NumberField label={t('fees')} kind="amount" whenEmpty={0} {...field.number('fees')} />
        </>
      }
      result={
        result &&
        best && {
          headline: t(`headline.${best.id}`, { cost: money(best.cost) }),
          text: [
            t('text.span', { months: months(result.months) }),
            ...(blended ? [t('text.blend', { rate: percent(blended.ratePercent, 4) })] : []),
            t('text.expect'),
          ],
        }
      }
      assumptions={{ points: [t('assume.monthly'), t('assume.blend')], tables: [] }}
    >
      {best && (
        <BarChart
          title={t('chart.title')}
          summary={t('chart.summary', { option: t(`option.${best.id}`), cost: money(best.cost) })}
          series={[t('chart.interest'), t('chart.charges')]}
          bars={options.map(({ id, interest, charges, cost }) => ({
            label: t(`option.${id}`),
            text: money(cost),
            values: [interest, charges],
          }))}
          table={{
            head: (['option', 'rate', 'payment', 'later', 'interest', 'charges', 'cost', 'balance'] as const).map((name) =>
              t(`table.${name}`),
            ),
            rows: options.map(({ id, ratePercent, payment, laterPayment, interest, charges, cost, balance }) => [
              t(`option.${id}`),
              percent(ratePercent, 4),
              money(payment),
              laterPayment === undefined ? t('table.same') : money(laterPayment),
              money(interest),
              money(charges),
              money(cost),
              money(balance),
            ]),
          }}
        />
      )}
    </CalculatorFrame>
  );
}
