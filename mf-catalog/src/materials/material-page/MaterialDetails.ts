import type { Answer, Locale } from '@marketplace/section-kit';
import { toListedMaterial, toMaterial, type ListedMaterial, type Material } from '../Material';

export interface Spec {
  label: string;
  value: string;
}

/** What a vendor charges for bringing an order to a zone: a province, or the beginning of a postal code. */
export interface DeliveryRule {
  zone: string;
  flatCents: number;
  freeOverCents: number | null;
  minOrderCents: number | null;
  leadDays: number;
}

export interface PricePoint {
  price: number;
  /** ISO time since when it counts. */
  from: string;
}

/** Everything the page of one material shows. */
export interface MaterialDetails {
  material: Material;
  specs: Spec[];
  deliveryRules: DeliveryRule[];
  /** The oldest first; the last one is the price of today. */
  history: PricePoint[];
  low90Days: number;
  related: ListedMaterial[];
  /** Trades that install it, as `services.category` writes them. */
  trades: string[];
}

/** Answer of the database function `material_page`. */
export type MaterialPageRow = NonNullable<Answer<'material_page'>>;

export function toDetails(row: MaterialPageRow, locale: Locale): MaterialDetails {
  return {
    material: toMaterial(row.material, locale),
    specs: row.material.specs.map((spec) =>
      locale === 'fr'
        ? { label: spec.label_fr ?? spec.label, value: spec.value_fr ?? spec.value }
        : { label: spec.label, value: spec.value },
    ),
    deliveryRules: row.delivery_rules.map((rule) => ({
      zone: rule.zone,
      flatCents: rule.flat_cents,
      freeOverCents: rule.free_over_cents,
      minOrderCents: rule.min_order_cents,
      leadDays: rule.lead_days,
    })),
    history: row.history.map(({ price, from_at }) => ({ price, from: from_at })),
    low90Days: row.low_90_days,
    related: row.related.map((material) => toListedMaterial(material, locale)),
    trades: row.trades,
  };
}
