import { formatCents, useLocale, useT } from '@marketplace/section-kit';
import type { ReactNode } from 'react';
import { formatDate, formatNumber } from '@marketplace/shared-ui';
import { Words } from '../../thread/Words';
import { comparisonMessages } from './comparisonMessages';
import { LinesCell } from './LinesCell';
import { isLowest, isOffered, kindsOf, missingKinds, type Offer } from './ComparedQuote';
import { ONTARIO_ESTIMATE_LIMIT } from './rights';
import { Quiet, Remark, ProviderText, Stack, Total } from './tableStyles';
import { RevisedCell } from './RevisedCell';
import { useTaxFacts } from './useTaxFacts';

export interface Fact {
  key: string;
  label: string;
  cell: (offer: Offer) => ReactNode;
}

export interface FactGroup {
  key: string;
  label: string;
  facts: Fact[];
}

/** What stands in the rows of the comparison. What a quote does not say is said in words. */
export function useFacts(offers: readonly Offer[], token: string | null, onToggle: (line: string) => void): FactGroup[] {
  const t = useT(comparisonMessages);
  const taxes = useTaxFacts(offers);
  const locale = useLocale();
  const price = (cents: number) => formatCents(cents, locale);
  const percent = (share: number, digits: number) => formatNumber(share, locale, { style: 'percent', maximumFractionDigits: digits });
  const unsaid = <Quiet>{t('missing.fact')}</Quiet>;
  const day = (date: string | null) => (date ? formatDate(date, locale, { dateStyle: 'long', timeZone: 'UTC' }) : unsaid);
  const words = (text: string | null) =>
    text ? (
      <ProviderText>
        <Words body={text} />
      </ProviderText>
    ) : (
      unsaid
    );

  const total = (offer: Offer) => {
    const lacks = missingKinds(offer, offers).map((kind) => t(`kind.${kind}`));
    return (
      <Stack>
        <Total>{price(offer.quote.total_cents)}</Total>
        {isLowest(offer, offers) && (
          <Remark $good={lacks.length === 0}>{lacks.length > 0 ? t('lowest.lacks', { kinds: lacks.join(', ') }) : t('lowest.same')}</Remark>
        )}
      </Stack>
    );
  };
  const mayRise = ({ quote }: Offer) => quote.price_kind !== 'fixed';
  const limit: Fact = {
    key: 'limit',
    label: t('row.limit'),
    cell: (offer) => {
      if (offer.quote.province !== 'ON') return unsaid;
      return price(Math.floor(offer.quote.total_cents * (mayRise(offer) ? ONTARIO_ESTIMATE_LIMIT : 1)));
    },
  };
  // A row for what no quote says would only say so.
  const rowIf = (key: 'price_kind' | 'deposit_terms' | 'note', fact: Fact) => (offers.some(({ quote }) => quote[key]) ? [fact] : []);
  const priceKind: Fact = {
    key: 'priceKind',
    label: t('row.priceKind'),
    cell: ({ quote }) => (quote.price_kind ? t(`priceKind.${quote.price_kind}`) : unsaid),
  };
  const depositTerms: Fact = { key: 'depositTerms', label: t('row.depositTerms'), cell: ({ quote }) => words(quote.deposit_terms) };
  const revised: Fact = { key: 'revised', label: t('row.revised'), cell: (offer) => <RevisedCell offer={offer} token={token} /> };
  const note: Fact = { key: 'note', label: t('row.note'), cell: ({ quote }) => words(quote.note) };
  const deposit = ({ quote: { deposit_cents, total_cents } }: Offer) =>
    deposit_cents === 0
      ? t('deposit.none')
      : t('deposit.share', { amount: price(deposit_cents), share: percent(deposit_cents / total_cents, 0) });

  return [
    {
      key: 'price',
      label: t('group.price'),
      facts: [
        { key: 'subtotal', label: t('row.subtotal'), cell: ({ quote }) => price(quote.subtotal_cents) },
        ...taxes,
        { key: 'total', label: t('row.total'), cell: total },
        ...rowIf('price_kind', priceKind),
        ...(offers.some((offer) => offer.quote.province === 'ON' && mayRise(offer)) ? [limit] : []),
        { key: 'deposit', label: t('row.deposit'), cell: deposit },
        ...rowIf('deposit_terms', depositTerms),
      ],
    },
    {
      key: 'terms',
      label: t('group.terms'),
      facts: [
        ...(offers.some(({ quote }) => quote.version > 1) ? [revised] : []),
        { key: 'validity', label: t('row.validity'), cell: ({ quote }) => day(quote.valid_until) },
        { key: 'start', label: t('row.start'), cell: ({ quote }) => day(quote.start_on) },
        {
          key: 'duration',
          label: t('row.duration'),
          cell: ({ quote }) => (quote.duration_days ? t('duration', { count: quote.duration_days }) : unsaid),
        },
        { key: 'warranty', label: t('row.warranty'), cell: ({ quote }) => words(quote.warranty) },
        {
          key: 'permit',
          label: t('row.permit'),
          cell: ({ quote, provider }) => (quote.permit_by ? t(`permit.${quote.permit_by}`, { name: provider.name }) : unsaid),
        },
      ],
    },
    {
      key: 'scope',
      label: t('group.scope'),
      facts: [
        { key: 'inclusions', label: t('row.inclusions'), cell: ({ quote }) => words(quote.inclusions) },
        { key: 'exclusions', label: t('row.exclusions'), cell: ({ quote }) => words(quote.exclusions) },
        ...rowIf('note', note),
      ],
    },
    {
      key: 'lines',
      label: t('group.lines'),
      facts: kindsOf(offers).map((kind) => ({
        key: kind,
        label: t(`kind.${kind}`),
        cell: (offer) =>
          isOffered(kind, offer, offers) ? <LinesCell offer={offer} kind={kind} onToggle={onToggle} /> : <Quiet>{t('missing.kind')}</Quiet>,
      })),
    },
  ];
}
