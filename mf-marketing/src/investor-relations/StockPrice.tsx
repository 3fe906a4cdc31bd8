import { useLocale, useT } from '@marketplace/section-kit';
import { formatDate, formatNumber, formatPrice } from '@marketplace/shared-ui';
import { DataTable } from '../page-blocks/DataTable';
import { InvestorCard } from './InvestorCard';
import { investorMessages } from './investorMessages';
import { sampleQuote } from './sampleFigures';

/** A quote as it would be shown, never as if it were one. */
export function StockPrice() {
  const t = useT(investorMessages);
  const locale = useLocale();
  const { day, open, high, low, close, before, volume } = sampleQuote;
  const money = (amount: number) => formatPrice(amount, locale);
  const percent = formatNumber(close / before - 1, locale, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <InvestorCard title={t('stock.title')} isSample>
      <DataTable
        caption={t('stock.caption', { date: formatDate(day, locale, { dateStyle: 'long', timeZone: 'UTC' }) })}
        figures
        head={[t('stock.what'), t('stock.value')]}
        rows={[
          { name: t('stock.close'), cells: [money(close)] },
          { name: t('stock.change'), cells: [t('stock.up', { amount: money(close - before), percent })] },
          { name: t('stock.open'), cells: [money(open)] },
          { name: t('stock.range'), cells: [t('stock.to', { low: money(low), high: money(high) })] },
          { name: t('stock.volume'), cells: [formatNumber(volume, locale)] },
        ]}
      />
      <p>{t('stock.note')}</p>
    </InvestorCard>
  );
}
