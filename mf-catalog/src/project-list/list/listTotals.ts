import { salesTax, type Province, type TaxLine, type TaxRate } from '@marketplace/section-kit/tax';
import type { ListItem } from './ProjectList';

/** What a vendor asks for bringing goods to a zone: a province, or the beginning of a postal code. */
export interface DeliveryRule {
  vendorId: string;
  zone: string;
  flatCents: number;
  /** Goods of at least so much come for free; `null`: never. */
  freeOverCents: number | null;
  /** The vendor takes no order of goods below this. */
  minOrderCents: number | null;
  leadDays: number;
}

export interface VendorTotals {
  /** `null` for what no vendor is known of. */
  vendorId: string | null;
  goodsCents: number;
  /** `null` where nobody knows what delivery costs; counts as nothing. */
  deliveryCents: number | null;
  freeOverCents: number | null;
  minOrderCents: number | null;
  belowMinimum: boolean;
  leadDays: number | null;
  tax: TaxLine[];
  totalCents: number;
}

export interface ListTotals {
  /** In the order of the list. */
  vendors: VendorTotals[];
  goodsCents: number;
  deliveryCents: number;
  tax: TaxLine[];
  totalCents: number;
}

type PricedLine = Pick<ListItem, 'vendorId' | 'priceCents' | 'quantity'>;

export interface TotalsOptions {
  province: Province | null;
  /** As "M5V 2T6" or "M5V", or empty. */
  postalCode: string;
  rules: readonly DeliveryRule[];
  rates: readonly TaxRate[];
  /** Day of the sale, such as "2026-11-20". */
  onDate: string;
}

/** Whole cents of a line, rounded half up. Exact, because quantities have two decimals at most. */
export function lineCents({ priceCents, quantity }: Pick<ListItem, 'priceCents' | 'quantity'>): number {
  return Math.floor((priceCents * Math.round(quantity * 100) + 50) / 100);
}

/**
 * What lines cost, vendor by vendor: each writes an invoice of its own. Each tax is computed once for each vendor, on goods
 * and delivery, by the place of delivery. The same rule as `private.list_totals` in the database.
 */
export function listTotals(lines: readonly PricedLine[], { province, postalCode, rules, rates, onDate }: TotalsOptions): ListTotals {
  const vendorIds = [...new Set(lines.map(({ vendorId }) => vendorId))];
  const vendors = vendorIds.map((vendorId): VendorTotals => {
    const goodsCents = sum(lines.filter((line) => line.vendorId === vendorId).map(lineCents));
    const rule = deliveryRule(rules, vendorId, province, postalCode);
    const isFree = rule !== undefined && rule.freeOverCents !== null && goodsCents >= rule.freeOverCents;
    const deliveryCents = rule ? (isFree ? 0 : rule.flatCents) : null;
    const taxable = goodsCents + (deliveryCents ?? 0);
    const tax = province ? salesTax(taxable, province, rates, onDate) : [];
    return {
      vendorId,
      goodsCents,
      deliveryCents,
      freeOverCents: rule?.freeOverCents ?? null,
      minOrderCents: rule?.minOrderCents ?? null,
      belowMinimum: rule !== undefined && rule.minOrderCents !== null && goodsCents < rule.minOrderCents,
      leadDays: rule?.leadDays ?? null,
      tax,
      totalCents: taxable + sum(tax.map(({ cents }) => cents)),
    };
  });
  const kinds = vendors[0]?.tax ?? [];
  return {
    vendors,
    goodsCents: sum(vendors.map((vendor) => vendor.goodsCents)),
    deliveryCents: sum(vendors.map((vendor) => vendor.deliveryCents ?? 0)),
    tax: kinds.map(({ kind, rate }, index) => ({ kind, rate, cents: sum(vendors.map((vendor) => vendor.tax[index]!.cents)) })),
    totalCents: sum(vendors.map((vendor) => vendor.totalCents)),
  };
}

/** A zone of postal codes is narrower than a province, and a longer one narrower than a shorter. */
function deliveryRule(rules: readonly DeliveryRule[], vendorId: string | null, province: Province | null, postalCode: string) {
  const fits = rules.filter(
    (rule) => rule.vendorId === vendorId && (rule.zone === province || (postalCode && postalCode.startsWith(rule.zone))),
  );
  const narrowness = ({ zone }: DeliveryRule) => (zone === province ? 0 : zone.length);
  return fits.sort((one, other) => narrowness(other) - narrowness(one))[0];
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
