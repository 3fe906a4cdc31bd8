import { formatCents, useLocale, useT, type Answer } from '@marketplace/section-kit';
import { taxMessages } from '@marketplace/section-kit/tax';
import { useUnitText } from '@marketplace/section-kit/unit';
import { formatNumber } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { usePlainWords } from '../thread/Words';
import { goodsMessages } from './goodsMessages';

/** The lines that one vendor of a list is asked for; without prices for who was asked besides. */
export type Goods = NonNullable<NonNullable<Answer<'lead'>>['goods']>;

const Lines = styled.ul`
  display: grid;
  gap: var(--ui-s-12);
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
  & > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 var(--ui-s-16); overflow-wrap: anywhere; }
  & small { grid-column: 1; font-size: 0.9375rem; color: var(--ui-ink-muted); white-space: pre-line; }
`;

const Sums = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--ui-s-4) var(--ui-s-16);
  padding-top: var(--ui-s-12);
  border-top: 1px solid var(--ui-line);
  font-variant-numeric: tabular-nums;
  & dd { margin: 0; text-align: end; }
  & > :nth-last-child(-n + 2) { font-weight: 700; }
`;

const Small = styled.p`
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
`;

/** Each line with its quantity, its room and its note, and what they cost at list prices, delivered and with taxes. */
export function GoodsLines({ goods }: { goods: Goods }) {
  const t = useT(goodsMessages);
  const locale = useLocale();
  const unitText = useUnitText();
  const plainWords = usePlainWords();
  const price = (cents: number) => formatCents(cents, locale);
  return (
    <>
      <Lines role="list">
        {goods.lines.map((line, index) => {
          const { name, quantity, unit, room, note } = line;
          const facts = [
            'price_cents' in line ? t('price', { price: price(line.price_cents), unit: unitText(unit) }) : unitText(unit),
            plainWords(room),
            'final_sale' in line && line.final_sale && t('finalSale'),
          ];
          return (
            <li key={index}>
              <span>{t('quantity', { quantity: formatNumber(quantity, locale), name })}</span>
              {'cents' in line && <span>{price(line.cents)}</span>}
              <small>{facts.filter(Boolean).join(' · ')}</small>
              {note && <small>{plainWords(note)}</small>}
            </li>
          );
        })}
      </Lines>
      {'total_cents' in goods && <ListPrices goods={goods} />}
    </>
  );
}

function ListPrices({ goods }: { goods: Extract<Goods, { total_cents: number }> }) {
  const t = useT(goodsMessages);
  const tax = useT(taxMessages);
  const locale = useLocale();
  const price = (cents: number) => formatCents(cents, locale);
  const percent = (rate: number) => formatNumber(rate, locale, { style: 'percent', maximumFractionDigits: 3 });
  const { goods_cents, delivery_cents, min_order_cents, below_minimum, lead_days, total_cents } = goods;
  const delivery = delivery_cents === null ? 'unknown' : delivery_cents === 0 ? 'free' : null;
  const sums = [
    [t('price.goods'), price(goods_cents)],
    [t('price.delivery'), delivery ? t(`price.delivery.${delivery}`) : price(delivery_cents!)],
    ...goods.tax.map(({ kind, rate, cents }) => [t('price.tax', { kind: tax(kind), rate: percent(rate) }), price(cents)]),
    [t('price.total'), price(total_cents)],
  ];
  return (
    <>
      <Sums>{sums.flatMap(([term, value]) => [<dt key={term}>{term}</dt>, <dd key={`${term} amount`}>{value}</dd>])}</Sums>
      {below_minimum && min_order_cents !== null && <Small>{t('minimum', { minimum: price(min_order_cents) })}</Small>}
      {lead_days !== null && <Small>{t('lead', { count: lead_days })}</Small>}
    </>
  );
}
