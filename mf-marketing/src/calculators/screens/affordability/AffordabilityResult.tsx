import { useT } from '@marketplace/section-kit';
import type { AffordabilityResult as Answer } from '../../arithmetic/affordability/calculateAffordability';
import { BarChart } from '../charts/BarChart';
import { Figures } from '../frame/Figures';
import { useFormats } from '../frame/useFormats';
import { affordabilityMessages } from './messages';

/** The loan behind the highest price, and how close both ratios are to their limits. */
export function AffordabilityResult({ answer }: { answer: Answer }) {
  const t = useT(affordabilityMessages);
  const { money, dollars, percent } = useFormats();
  const ratios = [
    { label: t('chart.gds'), value: answer.gds, limit: answer.gdsLimit },
    { label: t('chart.tds'), value: answer.tds, limit: answer.tdsLimit },
  ];
  return (
    <>
      <Figures
        rows={[
          [t('highestPayment'), money(answer.highestMonthlyPayment)],
          [t('highestLoan'), dollars(answer.highestLoan)],
          [t('baseLoan'), money(answer.baseLoan)],
          [t('premium'), money(answer.premium)],
          [t('premiumTax'), money(answer.premiumTax)],
        ]}
      />
      <BarChart
        title={t('chart.title')}
        summary={t('chart.summary', {
          gds: percent(answer.gds),
          gdsLimit: percent(answer.gdsLimit),
          tds: percent(answer.tds),
          tdsLimit: percent(answer.tdsLimit),
        })}
        bars={ratios.map(({ label, value, limit }) => ({
          label,
          text: t('chart.of', { value: percent(value), limit: percent(limit) }),
          values: [value],
          limit,
        }))}
        table={{
          head: [t('chart.ratio'), t('chart.value'), t('chart.limit')],
          rows: ratios.map(({ label, value, limit }) => [label, percent(value), percent(limit)]),
        }}
      />
    </>
  );
}
