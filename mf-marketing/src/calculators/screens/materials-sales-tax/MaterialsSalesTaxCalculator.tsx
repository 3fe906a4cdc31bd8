import { useLocale, useT } from '@marketplace/section-kit';
import { taxMessages, useTaxRates } from '@marketplace/section-kit/tax';
import { ErrorState, LoadingRegion } from '@marketplace/shared-ui';
import { calculateMaterialsTax } from '../../arithmetic/materialsTax/calculateMaterialsTax';
import { formatDay } from '../../../financial/guide/formatDay';
import { BarChart } from '../charts/BarChart';
import { DayField } from '../fields/DayField';
import { fieldsOf } from '../fields/fieldsOf';
import { NumberField } from '../fields/NumberField';
import { ProvinceField } from '../fields/ProvinceField';
import { CalculatorFrame } from '../frame/CalculatorFrame';
import { errorsOf } from '../frame/errorsOf';
import { useCalculator } from '../frame/useCalculator';
import { useFormats } from '../frame/useFormats';
import { materialsQuery } from './inputs';
import { materialsMessages } from './messages';

const spec = { id: 'materials-sales-tax', query: materialsQuery } as const;

/** Sales tax with the rates of the database; without them it says so and shows no total. */
export function Component() {
  const t = useT(materialsMessages);
  const kinds = useT(taxMessages);
  const locale = useLocale();
  const { money, percent } = useFormats();
  const form = useCalculator(spec);
  const { values, today } = form;
  const rates = useTaxRates();
  const on = values.saleDay || today;
  const outcome = calculateMaterialsTax({ ...values, on }, rates.data ?? []);
  const field = fieldsOf(form, errorsOf({ on: 'saleDay' }, outcome));
  const result = outcome.ok && rates.data ? outcome.result : undefined;
  const lines = (result?.taxes ?? []).map(({ kind, rate, cents }) => ({
    label: t('line', { kind: kinds(kind), rate: percent(rate * 100, 3) }),
    amount: cents / 100,
  }));
  const isUnknown = result?.taxes.length === 0;
  const used = (rates.data ?? []).filter(
    ({ province, effectiveFrom, effectiveTo }) => province === values.province && effectiveFrom <= on && (effectiveTo ?? on) >= on,
  );
  return (
    <LoadingRegion loading={rates.isPending} label={t('loading')} onRetry={() => void rates.refetch()}>
      <CalculatorFrame
        form={form}
        lead={t('lead')}
        fields={
          <>
            <NumberField label={t('subtotal')} kind="amount" {...field.number('subtotal')} />
            <ProvinceField label={t('province')} {...field.choice('province')} />
            <DayField label={t('saleDay')} {...field.day('saleDay')} />
          </>
        }
        waiting={
          rates.data ? undefined : rates.isError ? (
            <ErrorState title={t('failed')} text={t('hint')} onRetry={() => void rates.refetch()} />
          ) : (
            <p>{t('loading')}</p>
          )
        }
        result={
          result && {
            headline: isUnknown ? t('text.noRate') : t('headline', { total: money(result.total) }),
            text: isUnknown
              ? []
              : [
                  t('text.tax', { tax: money(result.tax), subtotal: money(values.subtotal) }),
                  t('text.cash', { cash: money(result.cashTotal) }),
                ],
          }
        }
        assumptions={{
          points: [
            t('assume.lines'),
            t('assume.labour'),
            ...used.map(({ source, effectiveFrom }) => t('assume.source', { source, from: formatDay(effectiveFrom, locale) })),
          ],
          tables: [],
        }}
      >
        {result && !isUnknown && (
          <BarChart
            title={t('chart.title')}
            summary={t('chart.summary', { total: money(result.total), tax: money(result.tax) })}
            bars={[{ label: t('chart.subtotal'), amount: values.subtotal }, ...lines].map(({ label, amount }) => ({
              label,
              text: money(amount),
              values: [amount],
            }))}
            table={{
              head: [t('chart.item'), t('chart.amount')],
              rows: [
                [t('chart.subtotal'), money(values.subtotal)],
                ...lines.map(({ label, amount }) => [label, money(amount)]),
                [t('chart.total'), money(result.total)],
              ],
            }}
          />
        )}
      </CalculatorFrame>
    </LoadingRegion>
  );
}
