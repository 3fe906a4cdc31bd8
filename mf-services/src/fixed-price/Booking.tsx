import { useRunsOnSamples, useSearchQuery, useT, useToday } from '@marketplace/section-kit';
import { SampleBadge } from '@marketplace/section-kit/sample';
import { provinces, salesTax, taxMessages, useTaxRates, type Province } from '@marketplace/section-kit/tax';
import { useMemo, useState } from 'react';
import { Card, media, SelectField } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { FixedPriceService } from '../../content/fixed-price/collection';
import { BookedCard, type Confirmation } from './booking/BookedCard';
import { BookingForm } from './booking/BookingForm';
import { bookingQuery } from './bookingQuery';
import { fixedPriceMessages } from './messages';
import { ChoiceFields } from './price/ChoiceFields';
import type { PriceList } from './price/PriceList';
import { isSomethingChosen, priceOf } from './price/priceOf';
import { PriceSummary } from './price/PriceSummary';
import { useHalfDays } from './half-days/useHalfDays';
import { WhenAndWhere } from './half-days/WhenAndWhere';

interface BookingProps {
  texts: FixedPriceService;
  list: PriceList;
  /** The database has another price than this list. */
  onPriceChange: () => void;
}

/* On phones the price follows the choices; beside them it stays in view down to the button that books. */
const Layout = styled.div`
  display: grid;
  gap: var(--ui-s-24);
  align-items: start;
  padding-bottom: var(--ui-s-48);
  & h2 { font-size: 1.25rem; }
  & > section { padding: var(--ui-s-24); gap: var(--ui-s-20); }
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 360px;
    gap: var(--ui-s-24) var(--ui-s-32);
    & > section { grid-column: 1; }
  }
`;

const PriceCard = styled(Card)`
  ${media.lg} {
    grid-column: 2;
    grid-row: 1 / span 3;
    position: sticky;
    top: calc(var(--ui-header-height) + var(--ui-s-16));
    max-height: calc(100vh - var(--ui-header-height) - var(--ui-s-32));
    overflow-y: auto;
  }
`;

const PriceHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ui-s-8);
`;

/** The choices, their price, the free times and the booking. What is chosen stands in the address. */
export function Booking({ texts, list, onPriceChange }: BookingProps) {
  const t = useT(fixedPriceMessages);
  const taxText = useT(taxMessages);
  const [query, setQuery] = useSearchQuery(useMemo(() => bookingQuery(list), [list]));
  const rates = useTaxRates();
  const today = useToday();
  const runsOnSamples = useRunsOnSamples();
  const [booked, setBooked] = useState<Confirmation | null>(null);

  const slots = useHalfDays(list.service, query.postal);
  const price = priceOf(list, query.choices);
  const isPriced = isSomethingChosen(list, query.choices);
  const tax = rates.data && today ? salesTax(price.subtotalCents, query.province, rates.data, today) : null;
  const slot = slots.data?.slots.find(({ id }) => id === query.slot) ?? null;

  if (booked) return <BookedCard confirmation={booked} onAgain={() => setBooked(null)} />;
  return (
    <Layout>
      <Card as="section" aria-label={t('choose.title')}>
        <h2>{t('choose.title')}</h2>
        <ChoiceFields list={list} choices={query.choices} texts={texts} onChange={setQuery} />
        <SelectField
          label={t('province')}
          value={query.province}
          onChange={({ target }) => setQuery({ province: target.value as Province })}
          options={provinces.map((value) => ({ value, label: taxText(value) }))}
        />
      </Card>
      <PriceCard as="aside" aria-label={t('price.title')}>
        <PriceHead>
          <h2>{t('price.title')}</h2>
          {runsOnSamples && <SampleBadge />}
        </PriceHead>
        {isPriced ? (
          <PriceSummary price={price} tax={tax} province={query.province} texts={texts} listedOn={list.listedOn} />
        ) : (
          <p>{t('price.empty')}</p>
        )}
      </PriceCard>
      <WhenAndWhere
        query={query}
        slots={slots}
        category={texts.category}
        isGone={Boolean(slots.data && query.slot && !slot)}
        onChange={setQuery}
      />
      <BookingForm
        service={list.service}
        query={query}
        slot={slot}
        isPriced={isPriced}
        totalCents={tax && price.subtotalCents + tax.reduce((sum, { cents }) => sum + cents, 0)}
        onBooked={(answer) => {
          setQuery({ slot: '' });
          void slots.refetch();
          setBooked(answer);
        }}
        onHalfDayTaken={() => void slots.refetch()}
        onPriceChange={onPriceChange}
      />
    </Layout>
  );
}
