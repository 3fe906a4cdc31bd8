import type { Province } from '@marketplace/section-kit/tax';
import type { DeliveryRule } from './MaterialDetails';

/**
 * The rule that counts for a place: the longest beginning of its postal code, else its province.
 *
 * @param postalCode as "M5V 2T6"; `null` where only the province is known
 * @returns `null` when the vendor does not deliver there
 */
export function deliveryTo(rules: readonly DeliveryRule[], province: Province, postalCode: string | null): DeliveryRule | null {
  const fitting = rules.filter(({ zone }) => zone === province || (/\d|^[A-Z]$/.test(zone) && postalCode?.startsWith(zone)));
  const exactness = ({ zone }: DeliveryRule) => (zone === province ? 0 : zone.length);
  return fitting.reduce<DeliveryRule | null>((best, rule) => (!best || exactness(rule) > exactness(best) ? rule : best), null);
}
