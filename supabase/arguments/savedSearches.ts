import { z } from 'zod';
import { amount, flag, text } from './values.ts';

/** JSON arguments of the functions about saved searches. */
export const savedSearchArguments = {
  save_search: {
    /** Of search_services or search_materials. */
    args: z.strictObject({
      q: text,
      cat: text,
      near: text,
      radius_km: amount,
      verified: flag,
      response: text,
      language: text,
      min_rating: amount,
      category: text,
      brand: text,
      location: text,
      min_price: amount,
      max_price: amount,
      in_stock: flag,
      sustainable: flag,
    }),
  },
};
