import { read, AppError, toProvince, type Answer, type Db } from '@marketplace/section-kit';
import { toList } from '../device/KeptLists';
import { fromRow } from '../device/storedList';
import { linesOf, type ListLine } from '../list/linesOf';
import type { ListTotals, VendorTotals } from '../list/listTotals';
import type { Province } from '@marketplace/section-kit/tax';

export interface SharedList {
  lines: readonly ListLine[];
  province: Province | null;
  /** First half of the postal code; empty where it is not said. */
  area: string;
  totals: ListTotals;
  updatedAt: string;
}

type Shared = NonNullable<Answer<'shared_list'>>;

/**
 * A list by the secret of its link.
 *
 * @returns `null` for a link that leads to no list
 * @throws {AppError}
 */
export async function readSharedList(db: Db, token: string, signal: AbortSignal): Promise<SharedList | null> {
  const answer = await read(db.rpc('shared_list', { token }).abortSignal(signal)).catch((error: unknown) => {
    if (error instanceof AppError && error.status === 404 && error.kind !== 'missing') return { data: null };
    throw error;
  });
  return answer.data && toShared(answer.data);
}

function toShared({ items, place, totals, updated_at: updatedAt }: Shared): SharedList {
  return {
    lines: linesOf(toList({ items: items.map(fromRow) })),
    province: toProvince(place.province),
    area: place.area ?? '',
    totals: {
      vendors: totals.vendors.map(toVendor),
      goodsCents: totals.goods_cents,
      deliveryCents: totals.delivery_cents,
      tax: totals.tax,
      totalCents: totals.total_cents,
    },
    updatedAt,
  };
}

const toVendor = (row: Shared['totals']['vendors'][number]): VendorTotals => ({
  vendorId: row.vendor_id,
  goodsCents: row.goods_cents,
  deliveryCents: row.delivery_cents,
  freeOverCents: row.free_over_cents,
  minOrderCents: row.min_order_cents,
  belowMinimum: row.below_minimum,
  leadDays: row.lead_days,
  tax: row.tax,
  totalCents: row.total_cents,
});
