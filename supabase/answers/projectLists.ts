import { z } from 'zod';
import { province, taxLine } from './shapes.ts';

/** Times are milliseconds, as devices write them. */
const item = {
  id: z.string(),
  ref: z.string(),
  quantity: z.number(),
  room: z.string(),
  note: z.string(),
  name: z.string(),
  unit: z.string(),
  price_cents: z.number(),
  vendor_id: z.string().nullable(),
  vendor_name: z.string().nullable(),
  image: z.string().nullable(),
  final_sale: z.boolean(),
  removed: z.boolean(),
  added_at: z.number(),
  edited_at: z.number(),
};

const totals = { goods_cents: z.number(), tax: z.array(taxLine), total_cents: z.number() };

/** Answers about lists of materials. */
export const projectListAnswers = {
  list_goods: z.array(
    z.strictObject({
      ref: z.string(),
      name: z.string(),
      unit: z.string(),
      price_cents: z.number(),
      vendor_id: z.string().nullable(),
      vendor_name: z.string().nullable(),
      image: z.string().nullable(),
      in_stock: z.boolean(),
      final_sale: z.boolean(),
      /** Whether somebody reads what is sent to the vendor. */
      reachable: z.boolean(),
    }),
  ),
  sync_project_list: z.strictObject({
    id: z.string(),
    shared: z.boolean(),
    place: z.strictObject({ province: province.nullable(), postal_code: z.string().nullable(), edited_at: z.number() }),
    items: z.array(z.strictObject(item)),
  }),
  shared_list: z
    .strictObject({
      items: z.array(z.strictObject(item)),
      place: z.strictObject({ province: province.nullable(), area: z.string().nullable() }),
      totals: z.strictObject({
        ...totals,
        delivery_cents: z.number(),
        vendors: z.array(
          z.strictObject({
            ...totals,
            vendor_id: z.string().nullable(),
            delivery_cents: z.number().nullable(),
            free_over_cents: z.number().nullable(),
            min_order_cents: z.number().nullable(),
            below_minimum: z.boolean(),
            lead_days: z.number().nullable(),
          }),
        ),
      }),
      updated_at: z.string(),
    })
    .nullable(),
  /** `id`: of the project, the same for all vendors; `reachable`: somebody reads the list there. */
  send_list_to_vendors: z.strictObject({
    projects: z.array(
      z.strictObject({ id: z.string(), vendor_id: z.string(), vendor: z.string(), status: z.string(), reachable: z.boolean() }),
    ),
  }),
};
