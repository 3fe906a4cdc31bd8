import { useLocale, useT } from '@marketplace/section-kit';
import { Checkbox } from '@marketplace/shared-ui';
import { sumDollars } from '../../arithmetic/core/money';
import { calculateNewHomeRebates } from '../../arithmetic/newHomeRebates/calculateNewHomeRebates';
import {
  federalFirstTime,
  federalNewHousing,
  ontarioAffordabilityPayment,
  provincialRebates,
} from '../../arithmetic/newHomeRebates/rebateRules';
import { formatDay } from '../../../financial/guide/formatDay';
import { BarChart } from '../charts/BarChart';
import { DayField } from '../fields/DayField';
import { fieldsOf } from '../fields/fieldsOf';
import { NumberField } from '../fields/NumberField';
import { ProvinceField } from '../fields/ProvinceField';
import { CalculatorFrame } from '../frame/CalculatorFrame';
import { errorsOf } from '../frame/errorsOf';
import { frameMessages } from '../frame/frameMessages';
import { useCalculator } from '../frame/useCalculator';
import { useFormats } from '../frame/useFormats';
import { prefillFromRebate, rebateQuery } from './inputs';
import { rebateMessages } from './messages';

const spec = { id: 'new-home-rebate', query: rebateQuery, toPrefill: prefillFromRebate } as const;
const rules = [federalNewHousing, federalFirstTime, ...provincialRebates, ontarioAffordabilityPayment];

/** Tax on a new home and the rebates of the federation and the province. */
export function Component() {
  const t = useT(rebateMessages);
  const common = useT(frameMessages);
  const locale = useLocale();
  const { money } = useFormats();
  const form = useCalculator(spec);
  const { values, today } = form;
  const outcome = calculateNewHomeRebates({ ...values, on: values.agreementDay || today });
  const field = fieldsOf(form, errorsOf({ on: 'agreementDay' }, outcome));
  const result = outcome.ok ? outcome.result : undefined;
  const tax = result ? sumDollars([result.federalTax, result.provincialTax]) : 0;
  const lines = (result?.lines ?? []).map(({ id, amount, uncertain }) => ({
    label: uncertain ? t('uncertain', { line: t(`line.${id}`) }) : t(`line.${id}`),
    amount,
    uncertain,
  }));
  const taxes = result
    ? [
        { label: t('federal.gst'), amount: result.federalTax },
        { label: t('provincial.tax'), amount: result.provincialTax },
      ].filter(({ amount }) => amount > 0)
    : [];
  return (
    <CalculatorFrame
      form={form}
      lead={t('lead')}
      fields={
        <>
          <NumberField label={t('price')} kind="amount" {...field.number('price')} />
          <ProvinceField {...field.choice('province')} />
          <DayField label={t('agreementDay')} {...field.day('agreementDay')} />
          <Checkbox label={common('field.firstTime')} {...field.flag('firstTime')} />
          <Checkbox label={t('primaryResidence')} {...field.flag('primaryResidence')} />
          <Checkbox label={t('ownerBuilt')} {...field.flag('ownerBuilt')} />
        </>
      }
      result={
        result && {
          headline: result.total > 0 ? t('headline', { total: money(result.total) }) : t('headline.none'),
          text: [
            result.total > 0 ? t('text.net', { tax: money(tax), net: money(result.netTax) }) : t('text.tax', { tax: money(tax) }),
            ...(values.province === 'SK' ? [t('text.pst')] : []),
            ...(result.handedOverFrom ? [t('text.handover', { day: formatDay(result.handedOverFrom, locale) })] : []),
            ...(values.primaryResidence ? [] : [t('text.residence')]),
            ...(lines.some(({ uncertain }) => uncertain) ? [t('text.uncertain')] : []),
            ...result.unknown.map((id) => t('text.unknown', { line: t(`line.${id}`) })),
          ],
        }
      }
      assumptions={{
        points: [t('assume.estimate'), t('assume.conditions'), t('assume.builder')],
        tables: (result?.lines ?? []).flatMap(({ id }) => rules.filter((rule) => rule.id === id)),
      }}
    >
      {result && (
        <BarChart
          title={t('chart.title')}
          summary={t('chart.summary', { tax: money(tax), total: money(result.total) })}
          series={[t('chart.tax'), t('chart.rebate')]}
          bars={[
            ...taxes.map(({ label, amount }) => ({ label, text: money(amount), values: [amount, 0] })),
            ...lines.map(({ label, amount }) => ({ label, text: money(-amount), values: [0, amount] })),
          ]}
          table={{
            head: [t('chart.item'), t('chart.amount')],
            rows: [
              ...taxes.map(({ label, amount }) => [label, money(amount)]),
              ...lines.map(({ label, amount }) => [label, money(-amount)]),
              [t('chart.net'), money(result.netTax)],
            ],
          }}
        />
      )}
    </CalculatorFrame>
  );
}
