import type { Locale } from '@marketplace/section-kit';
import { unitText } from '@marketplace/section-kit/unit';
import type { Goods } from '../../../goods/GoodsLines';

const delivery: Readonly<Record<Locale, string>> = { en: 'Delivery', fr: 'Livraison' };
/** As many as a quote takes. */
const MAX_LINES = 100;

const line = (description: string, qty: number, unit_cents: number | null) =>
  ({ kind: 'material', description, qty, unit: null, unit_cents, tax_class: 'goods', optional: false }) as const;

/**
 * The lines of a list as its vendor would quote them: at list prices, with delivery; without prices for who has none of them. None for a list
 * that is longer than a quote.
 */
export function linesOfGoods(goods: Goods, locale: Locale) {
  const lines = goods.lines.map((asked) => {
    const name = asked.unit === 'each' ? asked.name : `${asked.name} (${unitText(asked.unit, locale)})`;
    return line(name, asked.quantity, 'price_cents' in asked ? asked.price_cents : null);
  });
  const fee = 'delivery_cents' in goods ? goods.delivery_cents : null;
  const all = fee ? [...lines, line(delivery[locale], 1, fee)] : lines;
  return all.length > MAX_LINES ? [] : all;
}
