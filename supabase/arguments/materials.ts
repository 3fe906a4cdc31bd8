import { z } from 'zod';
import { after, amount, flag, routeParams, text } from './values.ts';

/** JSON arguments of the functions about materials and offers. */
export const materialArguments = {
  search_materials: {
    after,
    filters: z.strictObject({
      category: text,
      brand: text,
      hub: text,
      /** By English label. */
      specs: z.record(z.string(), z.string()).optional(),
      location: text,
      ids: z.array(z.string()).readonly().optional(),
      min_price: amount,
      max_price: amount,
      in_stock: flag,
      sustainable: flag,
      locale: text,
    }),
  },
  describe_material: routeParams,
  describe_material_hub: routeParams,
  describe_deal: routeParams,
};
