import { read, useDb, useToday } from '@marketplace/section-kit';
import { useQuery } from '@marketplace/section-kit/query';
import { useTaxRates } from '@marketplace/section-kit/tax';
import type { ListLine } from './list/linesOf';
import { listTotals, type DeliveryRule, type ListTotals } from './list/listTotals';
import type { Place } from './list/ProjectList';

export interface KnownTotals {
  totals: ListTotals;
  /** Whether delivery and taxes are part of it; not before the place and today's rates are known. */
  isComplete: boolean;
}

/** What the lines cost, delivered to a place; goods alone until the rest is known. */
export function useTotals(lines: readonly ListLine[], { postalCode, province }: Place): KnownTotals {
  // Taxes are charged, as in the database, at the day it is in the last Canadian time zone.
  const today = useToday('America/Vancouver');
  const rules = useDeliveryRules(lines);
  const { data: rates } = useTaxRates();
  if (today && rules && rates && province) {
    return { totals: listTotals(lines, { province, postalCode, rules, rates, onDate: today }), isComplete: true };
  }
  return { totals: listTotals(lines, { province: null, postalCode: '', rules: [], rates: [], onDate: '' }), isComplete: false };
}

function useDeliveryRules(lines: readonly ListLine[]): DeliveryRule[] | undefined {
  const db = useDb();
  const vendorIds = [...new Set(lines.flatMap(({ vendorId }) => vendorId ?? []))].sort();
  const { data } = useQuery({
    queryKey: ['delivery-rules', vendorIds],
    queryFn: async ({ signal }) => {
      if (vendorIds.length === 0) return [];
      const { data: rows } = await read(
        db
          .from('delivery_rules')
          .select('vendor_id,zone,flat_cents,free_over_cents,min_order_cents,lead_days')
          .in('vendor_id', vendorIds)
          .abortSignal(signal),
      );
      return rows.map((row): DeliveryRule => ({
        vendorId: row.vendor_id,
        zone: row.zone,
        flatCents: row.flat_cents,
        freeOverCents: row.free_over_cents,
        minOrderCents: row.min_order_cents,
        leadDays: row.lead_days,
      }));
    },
  });
  return data;
}
