import { fakeDb, type FakeDb, type FakeDbOptions } from '@marketplace/section-kit/testing';
import type { Product } from '../useProducts';
import { vendorA } from './listItems';
import { rates } from './rates';

/** As material 12 is sold today; `changes` replace what differs. */
export const product = (changes: Partial<Product> = {}): Product => ({
  ref: '12',
  name: 'Oak flooring',
  unit: 'per box',
  price_cents: 5999,
  vendor_id: vendorA,
  vendor_name: 'Maple Supply',
  image: 'flooring-oak',
  in_stock: true,
  final_sale: false,
  reachable: true,
  ...changes,
});

/** A backend that sells these products and delivers them from vendor A. */
export function listBackend(products: Product[] = [product()], { rpc, tables, ...rest }: FakeDbOptions = {}): FakeDb {
  return fakeDb({
    ...rest,
    rpc: { list_goods: () => products, ...rpc },
    tables: {
      tax_rates: rates,
      delivery_rules: [{ vendor_id: vendorA, zone: 'ON', flat_cents: 4900, free_over_cents: 50000, min_order_cents: 20000, lead_days: 4 }],
      ...tables,
    },
  });
}
