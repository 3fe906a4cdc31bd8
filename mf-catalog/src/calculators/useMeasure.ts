import { useLocale, useT } from '@marketplace/section-kit';
import { formatTyped } from '@marketplace/section-kit/number';
import { formatNumber, formatPrice } from '@marketplace/shared-ui';
import { frameMessages } from './frameMessages';
import { fromBase, toBase, type Quantity, type System } from './units';

/** From here on decimals say nothing. */
const MANY = 1000;

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
  const write = (value: number, quantity: Quantity, system: System): string => {
    if (quantity === 'money') return formatPrice(value, locale);
    const shown = fromBase(value, quantity, system);
    const digits = Math.abs(shown) >= MANY ? 0 : 2;
    return [formatNumber(shown, locale, { maximumFractionDigits: digits }), unitOf(quantity, system)].filter(Boolean).join('\u00a0');
  };
  return {
    unitOf,
    /** As somebody would type it into a field. */
    plain: (value: number) => formatTyped(value, locale, 3),
    /** @param value in base units */
    write,
    /** The same for a bound, rounded to the side that is still allowed. */
    writeLimit: (limit: number, kind: 'least' | 'most', quantity: Quantity, system: System): string => {
      const shown = fromBase(limit, quantity, system);
      const step = Math.abs(shown) >= MANY ? 1 : 0.01;
      // What only binary rounding has put beside a step is that step.
      const steps = kind === 'least' ? Math.ceil(shown / step - 1e-6) : Math.floor(shown / step + 1e-6);
      return write(toBase(steps * step, quantity, system), quantity, system);
    },
  };
}
