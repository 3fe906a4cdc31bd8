import { useT } from '@marketplace/section-kit';
import { SelectField } from '@marketplace/shared-ui';
import { frequencies } from '../../arithmetic/mortgagePayment/frequency';
import { compareOffers, type RateComparisonResult } from '../../arithmetic/rateComparison/compareOffers';
import { BarChart } from '../charts/BarChart';
import { fieldsOf } from '../fields/fieldsOf';
import { NumberField } from '../fields/NumberField';
import { CalculatorFrame } from '../frame/CalculatorFrame';
import { errorsOf } from '../frame/errorsOf';
import { frameMessages } from '../frame/frameMessages';
import { useCalculator } from '../frame/useCalculator';
import { useFormats } from '../frame/useFormats';
import { comparisonQuery } from './inputs';
import { comparisonMessages } from './messages';
import { OfferRows } from './OfferRows';

const spec = { id: 'rate-comparison', query: comparisonQuery } as const;

/** What each offer a visitor enters costs. Arithmetic, no recommendation. */
export function Component() {
  const t = useT(comparisonMessages);
  const common = useT(frameMessages);
  const { money, percent } = useFormats();
  const form = useCalculator(spec);
  const outcome = compareOffers(form.values);
  const errors = errorsOf({}, outcome);
  const field = fieldsOf(form, errors);
  const result = outcome.ok ? outcome.result : undefined;

  const explain = ({ offers, lowest, comparedBy }: RateComparisonResult) => {
    const cost = money(offers[lowest]?.[comparedBy] ?? 0);
    const difference = Math.max(...offers.map(({ aboveLowest }) => aboveLowest));
    if (offers.length === 1) return { headline: t('headline.one', { cost }), text: [t('text.balance')] };
    return {
      headline: t(`headline.${comparedBy}`, { number: lowest + 1, cost }),
      text: [
        difference > 0 ? t('text.difference', { difference: money(difference) }) : t('text.same'),
        ...(comparedBy === 'costPerYear' ? [t('text.terms')] : []),
        t('text.balance'),
      ],
    };
  };

  return (
    <CalculatorFrame
      form={form}
      lead={t('lead')}
      fields={
        <>
          <NumberField label={t('principal')} kind="amount" {...field.number('principal')} />
          <NumberField label={common('field.amortizationYears')} kind="years" {...field.number('amortizationYears')} />
          <SelectField
            label={t('frequency')}
            options={frequencies.map((value) => ({ value, label: t(`frequency.${value}`) }))}
            {...field.choice('frequency')}
          />
        </>
      }
      groups={<OfferRows form={form} errors={errors} />}
      result={result && explain(result)}
      assumptions={{ points: [t('assume.fees'), t('assume.rate'), t('assume.variable')], tables: [] }}
    >
      {result && (
        <BarChart
          title={t(`chart.title.${result.comparedBy}`)}
          summary={t('chart.summary', { number: result.lowest + 1, cost: money(result.offers[result.lowest]?.[result.comparedBy] ?? 0) })}
          bars={result.offers.map((offer, index) => ({
            label: t('offer', { number: index + 1 }),
            text: money(offer[result.comparedBy]),
            values: [offer[result.comparedBy]],
          }))}
          table={{
            head: (['offer', 'payment', 'interest', 'total', 'year', 'balance', 'rate'] as const).map((name) => t(`table.${name}`)),
            rows: result.offers.map((offer, index) => [
              t('offer', { number: index + 1 }),
              money(offer.payment),
              money(offer.interest),
              money(offer.totalCost),
              money(offer.costPerYear),
              money(offer.balance),
              percent(offer.comparableRatePercent),
            ]),
          }}
        />
      )}
    </CalculatorFrame>
  );
}
