import { z } from 'zod';
import { amount, contact, flag, text } from './values.ts';

/** Times are milliseconds, as devices write them. */
const item = z.strictObject({
  id: text,
  ref: text,
  quantity: amount,
  room: text,
  note: text,
  name: text,
  unit: text,
  price_cents: amount,
  vendor_id: text,
  vendor_name: text,
  image: text,
  final_sale: flag,
  removed: flag,
  added_at: amount,
  edited_at: amount,
});
const sentLine = z.strictObject({ ref: text, name: text, quantity: amount, price_cents: amount, room: text, note: text });

/** JSON arguments of the functions about lists of materials. */
export const projectListArguments = {
  sync_project_list: {
    list: z.strictObject({
      items: z.array(item).nullish(),
      place: z.strictObject({ postal_code: text, province: text, edited_at: amount }).nullish(),
      id: text,
      key: text,
      joins: z.strictObject({ id: text, key: text }).nullish(),
    }),
  },
  send_list_to_vendors: {
    request: z.strictObject({
      id: text,
      token: text,
      postal_code: text,
      locale: text,
      notice: text,
      note: text,
      acknowledged: flag,
      contact,
      /** Pages of before gave each vendor an id and a token, and the request none. */
      vendors: z.array(z.strictObject({ id: text, token: text, vendor_id: text, lines: z.array(sentLine) })).nullish(),
    }),
  },
};
