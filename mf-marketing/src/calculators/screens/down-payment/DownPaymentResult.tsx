import { useT } from '@marketplace/section-kit';
import { sumDollars } from '../../arithmetic/core/money';
import type { DefaultInsuranceResult } from '../../arithmetic/defaultInsurance/calculateDefaultInsurance';
import type { DownPaymentResult as Minimum } from '../../arithmetic/downPayment/calculateDownPayment';
import { BarChart } from '../charts/BarChart';
import { Figures } from '../frame/Figures';
import { useFormats } from '../frame/useFormats';
import type { DownPaymentValues } from './inputs';
import { downPaymentMessages } from './messages';

interface DownPaymentResultProps {
  values: DownPaymentValues;
  minimum: Minimum;
  insurance: DefaultInsuranceResult;
}

/** How a purchase is paid: own money, loan, premium and the tax on it. */
export function DownPaymentResult({ values: { price, downPayment }, minimum, insurance }: DownPaymentResultProps) {
  const t = useT(downPaymentMessages);
  const { money } = useFormats();
  const { baseLoan, premium, insuredLoan, tax } = insurance;
  return (
    <>
      <Figures
        rows={[
          [t('minimum'), money(minimum.minimum)],
          [t('baseLoan'), money(baseLoan)],
          [t('premium'), money(premium)],
          [t('insuredLoan'), money(insuredLoan)],
          [t('tax'), money(tax)],
          [t('cash'), money(sumDollars([downPayment, tax]))],
        ]}
      />
      <BarChart
        title={t('chart.title')}
        summary={t('chart.summary', { down: money(downPayment), loan: money(baseLoan), premium: money(premium) })}
        series={[t('chart.down'), t('chart.loan'), t('chart.premium')]}
        bars={[
          { label: t('chart.price'), text: money(price), values: [downPayment, baseLoan, 0] },
          { label: t('chart.repay'), text: money(insuredLoan), values: [0, baseLoan, premium] },
        ]}
        table={{
          head: [t('chart.part'), t('chart.down'), t('chart.loan'), t('chart.premium')],
          rows: [
            [t('chart.price'), money(downPayment), money(baseLoan), money(0)],
            [t('chart.repay'), money(0), money(baseLoan), money(premium)],
          ],
        }}
      />
    </>
  );
}
