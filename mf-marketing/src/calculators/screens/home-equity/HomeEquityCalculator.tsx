import { useT } from '@marketplace/section-kit';
import { inForce } from '../../arithmetic/core/dated';
import { sumDollars } from '../../arithmetic/core/money';
import { calculateHomeEquity, type HomeEquityResult } from '../../arithmetic/homeEquity/calculateHomeEquity';
import { equityRules } from '../../arithmetic/homeEquity/equityRules';
import { BarChart } from '../charts/BarChart';
import { fieldsOf } from '../fields/fieldsOf';
import { NumberField } from '../fields/NumberField';
import { CalculatorFrame } from '../frame/CalculatorFrame';
import { errorsOf } from '../frame/errorsOf';
import { Figures } from '../frame/Figures';
import { useCalculator } from '../frame/useCalculator';
import { useFormats } from '../frame/useFormats';
import { equityQuery } from './inputs';
import { equityMessages } from './messages';

const spec = { id: 'home-equity', query: equityQuery } as const;

/** What a home's value leaves to borrow. */
export function Component() {
  const t = useT(equityMessages);
  const { money, percent } = useFormats();
  const form = useCalculator(spec);
  const { values, today } = form;
  const outcome = calculateHomeEquity({ ...values, on: today });
  const field = fieldsOf(form, errorsOf({}, outcome));
  const result = outcome.ok ? outcome.result : undefined;
  const debts = sumDollars([values.mortgageBalance, values.existingCreditLimit]);

  const explain = (answer: HomeEquityResult) => ({
    headline: answer.available > 0 ? t('headline', { available: money(answer.available) }) : t('headline.none'),
    text: [
      ...(answer.equity < 0 ? [t('text.negative')] : []),
      t('text.limit', { percent: percent(answer.totalPercent), limit: money(answer.totalLimit) }),
      ...(answer.availableAmortizing > 0
        ? [t('text.split', { revolving: money(answer.availableRevolving), amortizing: money(answer.availableAmortizing) })]
        : answer.available > 0
          ? [t('text.revolving')]
          : []),
    ],
  });
  const parts = [
    { label: t('chart.debts'), amount: debts },
    { label: t('chart.available'), amount: result?.available ?? 0 },
    { label: t('chart.rest'), amount: Math.max(0, sumDollars([values.homeValue, -debts, -(result?.available ?? 0)])) },
  ];
  return (
    <CalculatorFrame
      form={form}
      lead={t('lead')}
      fields={
        <>
          <NumberField label={t('homeValue')} kind="amount" {...field.number('homeValue')} />
          <NumberField label={t('mortgageBalance')} kind="amount" whenEmpty={0} {...field.number('mortgageBalance')} />
          <NumberField
            label={t('existingCreditLimit')}
            hint={t('existingCreditLimit.hint')}
            kind="amount"
            whenEmpty={0}
            {...field.number('existingCreditLimit')}
          />
        </>
      }
      result={result && explain(result)}
      assumptions={{ points: [t('assume.lender'), t('assume.appraisal')], tables: [inForce(equityRules, today).table] }}
    >
      {result && (
        <>
          <Figures
            rows={[
              [t('equity'), money(result.equity)],
              [t('loanToValue'), percent(result.loanToValue)],
              [t('totalLimit'), money(result.totalLimit)],
              [t('revolvingLimit'), money(result.revolvingLimit)],
              [t('availableRevolving'), money(result.availableRevolving)],
              [t('availableAmortizing'), money(result.availableAmortizing)],
            ]}
          />
          <BarChart
            title={t('chart.title')}
            summary={t('chart.summary', { value: money(values.homeValue), debts: money(debts), available: money(result.available) })}
            series={parts.map(({ label }) => label)}
            bars={[{ label: t('chart.value'), text: money(values.homeValue), values: parts.map(({ amount }) => amount) }]}
            table={{ head: [t('chart.part'), t('chart.amount')], rows: parts.map(({ label, amount }) => [label, money(amount)]) }}
          />
        </>
      )}
    </CalculatorFrame>
  );
}
