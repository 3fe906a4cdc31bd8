import { useT } from '@marketplace/section-kit';
import { inForce } from '../../arithmetic/core/dated';
import { calculateHbpRepayment } from '../../arithmetic/homeBuyersPlan/calculateHbpRepayment';
import { repaymentStarts, repaymentYears, withdrawalLimits } from '../../arithmetic/homeBuyersPlan/planRules';
import { LineChart } from '../charts/LineChart';
import { fieldsOf } from '../fields/fieldsOf';
import { NumberField } from '../fields/NumberField';
import { CalculatorFrame } from '../frame/CalculatorFrame';
import { errorsOf } from '../frame/errorsOf';
import { useCalculator } from '../frame/useCalculator';
import { useFormats } from '../frame/useFormats';
import { hbpQuery } from './inputs';
import { hbpMessages } from './messages';
import { RepaymentRows } from './RepaymentRows';

const spec = { id: 'hbp-repayment', query: hbpQuery } as const;

/** Yearly repayments of a Home Buyers' Plan, and what is taxed when less is repaid. */
export function Component() {
  const t = useT(hbpMessages);
  const { money, short } = useFormats();
  const form = useCalculator(spec);
  const { values } = form;
  const outcome = calculateHbpRepayment(values);
  const errors = errorsOf({}, outcome);
  const field = fieldsOf(form, errors);
  const result = outcome.ok ? outcome.result : undefined;
  // The span without any listed year says which years can be listed.
  const plain = calculateHbpRepayment({ ...values, repayments: [] });
  const span = plain.ok ? plain.result : undefined;
  const day = span ? `${values.firstWithdrawalYear}-12-31` : form.today;
  return (
    <CalculatorFrame
      form={form}
      lead={t('lead')}
      fields={
        <>
          <NumberField label={t('withdrawal')} hint={t('withdrawal.hint')} kind="amount" {...field.number('withdrawal')} />
          <NumberField label={t('firstWithdrawalYear')} kind="year" {...field.number('firstWithdrawalYear')} />
        </>
      }
      groups={
        <RepaymentRows
          form={form}
          errors={errors}
          minimum={span?.minimum ?? 0}
          years={span ? Array.from({ length: repaymentYears }, (_, index) => span.firstYear + index) : []}
        />
      }
      result={
        result && {
          headline: t('headline', { minimum: money(result.minimum), year: result.firstYear }),
          text: [
            t('text.span', { first: result.firstYear, last: result.lastYear }),
            ...(result.totalIncome > 0 ? [t('text.income', { income: money(result.totalIncome) })] : []),
            t('text.room'),
          ],
        }
      }
      assumptions={{
        points: [t('assume.start'), t('assume.rest')],
        tables: [inForce(withdrawalLimits, day).table, inForce(repaymentStarts, day).table],
      }}
    >
      {result && (
        <LineChart
          title={t('chart.title')}
          summary={t('chart.summary', { withdrawal: money(values.withdrawal), first: result.firstYear, last: result.lastYear })}
          series={[
            {
              name: t('chart.balance'),
              points: [
                [values.firstWithdrawalYear, values.withdrawal],
                // Nothing is repaid yet: the line stays level.
                ...(result.years[0]?.year === result.firstYear ? [[result.firstYear - 1, values.withdrawal] as const] : []),
                ...result.years.map(({ year, balance }) => [year, balance] as const),
              ],
            },
          ]}
          ends={[String(values.firstWithdrawalYear), String(result.lastYear)]}
          formatY={short}
          table={{
            head: [t('table.year'), t('table.required'), t('table.repaid'), t('table.income'), t('table.balance')],
            rows: result.years.map(({ year, required, repaid, income, balance }) => [
              String(year),
              money(required),
              money(repaid),
              money(income),
              money(balance),
            ]),
          }}
        />
      )}
    </CalculatorFrame>
  );
}
