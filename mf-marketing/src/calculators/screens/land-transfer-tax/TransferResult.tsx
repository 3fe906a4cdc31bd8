import { useT } from '@marketplace/section-kit';
import { BarChart } from '../charts/BarChart';
import { useFormats } from '../frame/useFormats';
import type { TransferAnswer } from './calculate';
import type { TransferValues } from './inputs';
import { transferMessages } from './messages';

/** The charges line by line, and the cash a purchase takes. */
export function TransferResult({ values, answer: { tax, closing } }: { values: TransferValues; answer: TransferAnswer }) {
  const t = useT(transferMessages);
  const { money } = useFormats();
  const reliefOf = ({ relief, reliefId }: TransferAnswer['tax']['lines'][number]) =>
    reliefId ? `${money(relief)} (${t(`relief.${reliefId}`)})` : money(0);
  const cash = closing && [
    { label: t('cash.tax'), amount: tax.due },
    { label: t('cash.premiumTax'), amount: closing.insurance.tax },
    { label: t('legalFees'), amount: values.legalFees },
    { label: t('inspection'), amount: values.inspection },
    { label: t('titleInsurance'), amount: values.titleInsurance },
    { label: t('adjustments'), amount: values.adjustments },
    { label: t('moving'), amount: values.moving },
  ];
  return (
    <>
      <BarChart
        title={t('table.title')}
        summary={t('chart.summary', { due: money(tax.due), relief: money(tax.relief) })}
        series={[t('table.due'), t('table.relief')]}
        bars={tax.lines.map(({ id, due, relief }) => ({ label: t(`charge.${id}`), text: money(due), values: [due, relief] }))}
        table={{
          head: [t('table.charge'), t('table.amount'), t('table.relief'), t('table.due')],
          rows: [
            ...tax.lines.map((line) => [t(`charge.${line.id}`), money(line.amount), reliefOf(line), money(line.due)]),
            [t('table.total'), money(tax.beforeRelief), money(tax.relief), money(tax.due)],
          ],
        }}
      />
      {closing && cash && (
        <BarChart
          title={t('cash.title')}
          summary={t('cash.summary', { cash: money(closing.costs.cashNeeded), down: money(values.downPayment) })}
          bars={cash.filter(({ amount }) => amount > 0).map(({ label, amount }) => ({ label, text: money(amount), values: [amount] }))}
          table={{
            head: [t('cash.item'), t('cash.amount')],
            rows: [...cash.map(({ label, amount }) => [label, money(amount)]), [t('cash.total'), money(closing.costs.costs)]],
          }}
        />
      )}
    </>
  );
}
