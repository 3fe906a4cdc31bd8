import type { ProjectView, RequestView } from '../tracking/ProjectView';
import { projectView, quoteView, requestView } from './projectView';

export type ListGoods = NonNullable<RequestView['goods']>;

const line = (name: string, quantity: number, price_cents: number): ListGoods['lines'][number] => ({
  ref: '12',
  name,
  unit: 'per box',
  quantity,
  price_cents,
  cents: quantity * price_cents,
  final_sale: false,
  room: 'Kitchen',
  note: 'matte',
});

/** The lines of a list that one vendor is asked for, as the database answers them. */
export const goodsView = (part: Partial<ListGoods> = {}): ListGoods => ({
  lines: [line('Oak flooring', 12, 5_999)],
  goods_cents: 71_988,
  delivery_cents: 8_000,
  free_over_cents: null,
  min_order_cents: null,
  below_minimum: false,
  lead_days: 4,
  tax: [{ kind: 'HST', rate: 0.13, cents: 10_398 }],
  total_cents: 90_386,
  ...part,
});

/** One vendor of a list, as the database answers it. */
export const vendorView = (lot: number, name: string, part: Partial<RequestView> = {}): RequestView =>
  requestView({
    id: `request-${lot}`,
    lot,
    goods: goodsView(),
    provider: { ...requestView().provider, id: `vendor-${lot}`, name },
    ...part,
  });

export const maple = (part: Partial<RequestView> = {}) => vendorView(1, 'Maple Supply', part);
export const river = (part: Partial<RequestView> = {}) =>
  vendorView(2, 'River Plumbing', {
    goods: goodsView({ lines: [line('Copper pipe', 10, 425)], goods_cents: 4_250, delivery_cents: null, tax: [], total_cents: 4_803 }),
    ...part,
  });

/** A vendor's quote for its lines. */
export const listQuote = (lot: number, total_cents: number) =>
  quoteView({ id: `quote-${lot}`, total_cents, lines: [{ ...quoteView().lines[1]!, description: 'Oak flooring', tax_class: 'goods' }] });

/** A list that was sent, as its private link shows it. */
export const listView = (requests: RequestView[] = [maple(), river()]): ProjectView =>
  projectView(requests, { source: 'materials', service_name: 'Materials list', category: null, province: 'ON' } as Partial<
    ProjectView['project']
  >);
