import { useT } from '@marketplace/section-kit';
import { paymentsPerYear } from '../../arithmetic/mortgagePayment/frequency';
import { BarChart } from '../charts/BarChart';
import { LineChart } from '../charts/LineChart';
import { Figures } from '../frame/Figures';
import { useFormats } from '../frame/useFormats';
import type { MortgageAnswer } from './calculate';
import type { MortgageValues } from './inputs';
import { mortgageMessages } from './messages';
import { ScheduleTable } from './ScheduleTable';
import { yearsOf } from './yearsOf';

/** The figures behind a payment: the loan, the monthly cost, and the years. */
export function MortgageResult({ values, answer }: { values: MortgageValues; answer: MortgageAnswer }) {
  const t = useT(mortgageMessages);
  const { money, short, years: inYears } = useFormats();
  const { insurance, mortgage, cost } = answer;
  const [first] = mortgage.schedule;
  const years = yearsOf(mortgage.schedule, paymentsPerYear[values.frequency]);
  let paid = 0;
  const interestUpTo = years.map(({ interest }) => (paid += interest));
  const costs = [
    [t('cost.mortgage'), cost.mortgage],
    [t('cost.propertyTax'), cost.propertyTax],
    [t('cost.homeInsurance'), cost.homeInsurance],
    [t('cost.heat'), values.heatMonthly],
    [t('cost.condoFees'), values.condoFeesMonthly],
    [t('cost.otherUtilities'), values.otherUtilitiesMonthly],
    [t('cost.maintenance'), values.maintenanceMonthly],
  ] as const;
  return (
    <>
      <Figures
        rows={[
          [t('loan'), money(insurance.insuredLoan)],
          ...(insurance.needed
            ? ([
                [t('premium'), money(insurance.premium)],
                [t('premiumTax'), money(insurance.tax)],
              ] as const)
            : []),
          [t('firstInterest'), money(first?.interest ?? 0)],
          [t('firstPrincipal'), money(first?.principal ?? 0)],
          [t('lastPayment'), money(mortgage.lastPayment)],
        ]}
      />
      <BarChart
        title={t('cost.title')}
        summary={t('cost.summary', { total: money(cost.monthly), mortgage: money(cost.mortgage) })}
        bars={costs.filter(([, amount]) => amount > 0).map(([label, amount]) => ({ label, text: money(amount), values: [amount] }))}
        table={{
          head: [t('cost.item'), t('cost.amount')],
          rows: [...costs.map(([label, amount]) => [label, money(amount)]), [t('cost.total'), money(cost.monthly)]],
        }}
      />
      <LineChart
        title={t('chart.title')}
        summary={t('chart.summary', {
          loan: money(insurance.insuredLoan),
          years: inYears(years.length),
          interest: money(mortgage.totalInterest),
        })}
        series={[
          { name: t('chart.balance'), points: [[0, insurance.insuredLoan], ...years.map(({ year, balance }) => [year, balance] as const)] },
          { name: t('chart.interest'), points: [[0, 0], ...interestUpTo.map((interest, index) => [index + 1, interest] as const)] },
        ]}
        ends={[t('chart.start'), t('chart.year', { year: years.length })]}
        formatY={short}
        table={{
          head: [t('chart.end'), t('chart.balance'), t('chart.interest')],
          rows: years.map(({ year, balance }, index) => [t('chart.year', { year }), money(balance), money(interestUpTo[index] ?? 0)]),
        }}
      />
      <ScheduleTable years={years} />
    </>
  );
}
