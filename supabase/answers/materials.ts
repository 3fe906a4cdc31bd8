import { z } from 'zod';
import { nextPage, pageFacts, province } from './shapes.ts';

const card = {
  id: z.number(),
  vendor_id: z.string().nullable(),
  vendor_name: z.string().nullable(),
  sku: z.string().nullable(),
  name: z.string(),
  name_fr: z.string().nullable(),
  category: z.string(),
  family: z.string(),
  price: z.number(),
  unit: z.string(),
  image: z.string().nullable(),
  brand: z.string().nullable(),
  rating: z.number().nullable(),
  reviews: z.number(),
  location: z.string(),
  province: province.nullable(),
  in_stock: z.boolean(),
  stock: z.number().nullable(),
  description: z.string(),
  description_fr: z.string().nullable(),
  sustainability: z.string().nullable(),
  sustainability_fr: z.string().nullable(),
  delivery: z.string(),
  delivery_fr: z.string().nullable(),
  coverage_per_unit: z.number().nullable(),
  coverage_unit: z.enum(['sqft', 'lnft', 'each']).nullable(),
  waste_pct: z.number(),
  is_sample: z.boolean(),
};

const spec = z.object({
  label: z.string(),
  label_fr: z.string().nullish(),
  value: z.string(),
  value_fr: z.string().nullish(),
});

/** Answers about building materials. */
export const materialAnswers = {
  search_materials: z.strictObject({
    total: z.number(),
    items: z.array(z.strictObject(card)),
    next: nextPage,
    brands: z.array(z.string()),
    price_max: z.number().nullable(),
    /** The words that were looked for where no material has the text literally; null where some have it. */
    understood: z
      .array(z.strictObject({ typed: z.string(), meant: z.string().optional() }))
      .nullable()
      .optional(),
    /** With a hub only. */
    facets: z
      .array(
        z.strictObject({
          label: z.string(),
          label_fr: z.string(),
          values: z.array(z.strictObject({ value: z.string(), value_fr: z.string() })),
        }),
      )
      .optional(),
  }),
  material_page: z
    .strictObject({
      material: z.strictObject({ ...card, specs: z.array(spec), hubs: z.array(z.string()) }),
      delivery_rules: z.array(
        z.strictObject({
          zone: z.string(),
          flat_cents: z.number(),
          free_over_cents: z.number().nullable(),
          min_order_cents: z.number().nullable(),
          lead_days: z.number(),
        }),
      ),
      history: z.array(z.strictObject({ price: z.number(), from_at: z.string() })),
      low_90_days: z.number(),
      related: z.array(z.strictObject(card)),
      trades: z.array(z.string()),
    })
    .nullable(),
  category_counts: z.array(z.strictObject({ title: z.string(), professionals: z.number(), materials: z.number() })),
  describe_material: pageFacts,
  describe_material_hub: pageFacts,
};
