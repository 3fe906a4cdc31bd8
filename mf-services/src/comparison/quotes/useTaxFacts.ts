import { formatCents, useLocale, useT } from '@marketplace/section-kit';
import { needsRegistration, taxMessages, type TaxLine } from '@marketplace/section-kit/tax';
import { formatNumber } from '@marketplace/shared-ui';
import type { Offer } from './ComparedQuote';
import { comparisonMessages } from './comparisonMessages';
import type { Fact } from './useFacts';

/** One row for each tax that any of the quotes charges. A company that is not registered charges none, and that is said. */
export function useTaxFacts(offers: readonly Offer[]): Fact[] {
  const t = useT(comparisonMessages);
  const name = useT(taxMessages);
  const locale = useLocale();
  const isUnregistered = ({ quote }: Offer) => quote.registered === false;
  const amount = ({ cents, rate }: TaxLine) =>
    t('tax.amount', {
      amount: formatCents(cents, locale),
      rate: formatNumber(rate, locale, { style: 'percent', maximumFractionDigits: 3 }),
    });

  const kinds = [...new Set(offers.flatMap(({ quote }) => quote.tax.map(({ kind }) => kind)))];
  const rows = kinds.map((kind): Fact => ({
    key: kind,
    label: name(kind),
    cell: (offer) => {
      const line = offer.quote.tax.find((one) => one.kind === kind);
      if (line) return amount(line);
      return t(isUnregistered(offer) && needsRegistration(kind) ? 'tax.unregistered' : 'tax.none');
    },
  }));
  if (kinds.some(needsRegistration) || !offers.some(isUnregistered)) return rows;
  return [
    { key: 'registration', label: t('row.registration'), cell: (offer) => t(isUnregistered(offer) ? 'tax.unregistered' : 'tax.none') },
    ...rows,
  ];
}
