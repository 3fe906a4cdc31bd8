import { useLocale, useT } from 'section-kit';
import { formatNumber, formatPrice } from 'shared-ui';
import { frameMessages } from './frameMessages';
import { fromBase, type Quantity, type System } from './units';

/** Quantities whose unit is written the same in both systems; of the rest `count` and `squares` have none. */
const common = ['pitch', 'percent', 'hours', 'money'] as const;
const isCommon = (quantity: Quantity): quantity is (typeof common)[number] => (common as readonly Quantity[]).includes(quantity);

/** Writes measured values and their units in the language of the page. */
export function useMeasure() {
  const locale = useLocale();
  const t = useT(frameMessages);
  const unitOf = (quantity: Quantity, system: System): string => {
    if (quantity === 'count' || quantity === 'squares') return '';
    return isCommon(quantity) ? t(`unit.${quantity}`) : t(`unit.${quantity}.${system}`);
  };
  return {
    unitOf,
    /** As somebody would type it into a field. */
    plain: (value: number) => formatNumber(value, locale, { useGrouping: false, maximumFractionDigits: 3 }),
    /** @param value in base units */
    write: (value: number, quantity: Quantity, system: System): string => {
      if (quantity === 'money') return formatPrice(value, locale);
      const shown = fromBase(value, quantity, system);
      const digits = quantity === 'heat' && system === 'imperial' ? 0 : Math.abs(shown) >= 1000 ? 0 : 2;
      return [formatNumber(shown, locale, { maximumFractionDigits: digits }), unitOf(quantity, system)].filter(Boolean).join('\u00a0');
    },
  };
}
