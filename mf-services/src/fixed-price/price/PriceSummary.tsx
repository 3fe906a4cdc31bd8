import { formatCents, useLocale, useT } from '@marketplace/section-kit';
import { taxMessages, type Province, type TaxLine } from '@marketplace/section-kit/tax';
import { formatDate, formatNumber } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { FixedPriceService } from '../../../content/fixed-price/collection';
import { fixedPriceMessages } from '../messages';
import type { FixedPrice } from './priceOf';

interface PriceSummaryProps {
  price: FixedPrice;
  /** `null` while the rates are not known. */
  tax: readonly TaxLine[] | null;
  province: Province;
  texts: FixedPriceService;
  listedOn: string;
}

const Lines = styled.dl`
  display: grid;
  gap: var(--ui-s-8);
  font-variant-numeric: tabular-nums;
  & > div { display: flex; justify-content: space-between; gap: var(--ui-s-16); }
  & dd { margin: 0; white-space: nowrap; }
  & > [data-line='sum'] { padding-top: var(--ui-s-8); border-top: 1px solid var(--ui-line); font-weight: 600; }
  & > [data-line='total'] { padding-top: var(--ui-s-12); border-top: 1px solid var(--ui-line-strong); font-size: 1.25rem; font-weight: 700; }
`;

const Note = styled.p`
  font-size: 0.9375rem;
  line-height: 1.45;
  color: var(--ui-ink-muted);
`;

/** Provinces whose sales tax leaves out parts of many services. */
const partlyTaxed: readonly Province[] = ['BC', 'MB', 'SK'];

/** How the price comes about: each part, the taxes by name and rate, and the total. */
export function PriceSummary({ price, tax, province, texts, listedOn }: PriceSummaryProps) {
  const t = useT(fixedPriceMessages);
  const taxText = useT(taxMessages);
  const locale = useLocale();
  const money = (cents: number) => formatCents(cents, locale);
  const percent = (share: number) => formatNumber(share, locale, { style: 'percent', maximumFractionDigits: 3 });
  const lineLabel = ({ field, value, quantity }: FixedPrice['lines'][number]) => {
    const words = texts.fields[field];
    const label = value ? (words?.values?.[value] ?? value) : (words?.label ?? t('price.base'));
    return quantity > 1 ? `${quantity} × ${label}` : label;
  };
  const total = tax && price.subtotalCents + tax.reduce((sum, { cents }) => sum + cents, 0);
  return (
    <>
      <Lines>
        {[...price.lines, ...(price.rate ? [price.rate] : [])]
          .filter(({ cents }) => cents !== 0)
          .map((line) => (
            <div key={`${line.field} ${line.value}`}>
              <dt>{lineLabel(line)}</dt>
              <dd>{money(line.cents)}</dd>
            </div>
          ))}
        <div data-line="sum">
          <dt>{t('price.subtotal')}</dt>
          <dd>{money(price.subtotalCents)}</dd>
        </div>
        {tax?.map(({ kind, rate, cents }) => (
          <div key={kind}>
            <dt>{`${taxText(kind)} ${percent(rate)}`}</dt>
            <dd>{money(cents)}</dd>
          </div>
        ))}
        {total !== null && (
          <div data-line="total">
            <dt>{t('price.total')}</dt>
            <dd>{money(total)}</dd>
          </div>
        )}
      </Lines>
      {price.every && price.nextSubtotalCents !== null && (
        <Note>{t(`price.next.${price.every}`, { amount: money(price.nextSubtotalCents) })}</Note>
      )}
      {!tax && <Note>{t('price.noTax')}</Note>}
      {tax && partlyTaxed.includes(province) && <Note>{t('price.most', { province: taxText(province) })}</Note>}
      <Note>{t('price.list', { date: formatDate(`${listedOn}T12:00:00Z`, locale, { dateStyle: 'long', timeZone: 'UTC' }) })}</Note>
    </>
  );
}
