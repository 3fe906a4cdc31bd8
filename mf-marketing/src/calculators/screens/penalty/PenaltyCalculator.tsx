import { useLocale, useT } from '@marketplace/section-kit';
import { Checkbox, SelectField } from '@marketplace/shared-ui';
import { calculatePrepaymentPenalty } from '../../arithmetic/prepaymentPenalty/calculatePrepaymentPenalty';
import { formatDay } from '../../../financial/guide/formatDay';
import { sourceOf } from '../../../financial/guide/sources';
import { BarChart } from '../charts/BarChart';
import { fieldsOf } from '../fields/fieldsOf';
import { NumberField } from '../fields/NumberField';
import { CalculatorFrame } from '../frame/CalculatorFrame';
import { errorsOf } from '../frame/errorsOf';
import { useCalculator } from '../frame/useCalculator';
import { useFormats } from '../frame/useFormats';
import { mortgageKinds, penaltyQuery } from './inputs';
import { penaltyMessages } from './messages';

const spec = { id: 'penalty', query: penaltyQuery } as const;

/** What ending a mortgage early costs, counted in both ways. */
export function Component() {
  const t = useT(penaltyMessages);
  const locale = useLocale();
  const { money } = useFormats();
  const source = sourceOf('fcac', locale);
  const form = useCalculator(spec);
  const { values } = form;
  const outcome = calculatePrepaymentPenalty({ ...values, ratePercent: values.currentRatePercent });
  const field = fieldsOf(form, errorsOf({ ratePercent: 'currentRatePercent' }, outcome));
  const result = outcome.ok ? outcome.result : undefined;
  const figures = { three: money(result?.threeMonthsInterest ?? 0), differential: money(result?.differential ?? 0) };
  const ways = [
    { label: t('chart.three'), amount: result?.threeMonthsInterest ?? 0 },
    { label: t('chart.differential'), amount: result?.differential ?? 0 },
  ];
  return (
    <CalculatorFrame
      form={form}
      lead={t('lead')}
      fields={
        <>
          <NumberField label={t('balance')} kind="amount" {...field.number('balance')} />
          <NumberField label={t('monthsLeft')} kind="months" {...field.number('monthsLeft')} />
          <NumberField label={t('currentRatePercent')} kind="percent" {...field.number('currentRatePercent')} />
          <NumberField
            label={t('comparisonRatePercent')}
            hint={t('comparisonRatePercent.hint')}
            kind="percent"
            {...field.number('comparisonRatePercent')}
          />
          <SelectField
            label={t('kind')}
            options={mortgageKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            {...field.choice('kind')}
          />
          <Checkbox label={t('fiveYearsPassed')} {...field.flag('fiveYearsPassed')} />
        </>
      }
      result={
        result && {
          headline: result.method === 'none' ? t('headline.none') : t('headline', { penalty: money(result.penalty) }),
          text: [
            t(`method.${result.method}`),
            ...(result.method === 'none' ? [] : [t('text.other', figures)]),
            ...(values.kind === 'variable' ? [t('text.variable')] : []),
            ...(values.fiveYearsPassed ? [t('text.five')] : []),
            t('text.ask'),
          ],
        }
      }
      assumptions={{
        points: [
          t('assume.simple'),
          t('assume.privilege'),
          t('assume.source', { source: source.name, date: formatDay(source.dated ?? source.readOn, locale) }),
        ],
        tables: [],
      }}
    >
      {result && result.method !== 'none' && (
        <BarChart
          title={t('chart.title')}
          summary={t('chart.summary', figures)}
          bars={ways.map(({ label, amount }) => ({ label, text: money(amount), values: [amount] }))}
          table={{ head: [t('chart.way'), t('chart.amount')], rows: ways.map(({ label, amount }) => [label, money(amount)]) }}
        />
      )}
    </CalculatorFrame>
  );
}
