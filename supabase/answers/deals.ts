import { z } from 'zod';
import { pageFacts } from './shapes.ts';

const card = z.strictObject({
  id: z.string(),
  kind: z.enum(['weekly', 'flash', 'daily', 'bundle', 'featured', 'clearance', 'flyer']),
  title: z.string(),
  description: z.string(),
  original_price: z.number(),
  sale_price: z.number(),
  discount: z.number(),
  unit: z.string(),
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  ends_in_ms: z.number().nullable(),
  stock: z.number().nullable(),
  total_stock: z.number().nullable(),
  sold_count: z.number(),
  condition: z.enum(['New', 'Display Model']).nullable(),
  reason: z.enum(['Discontinued', 'Floor Model', 'Overstock', 'Previous Season']).nullable(),
  category: z.string().nullable(),
  image: z.string().nullable(),
  rating: z.number().nullable(),
  material_id: z.number().nullable(),
  vendor_id: z.string().nullable(),
  vendor_name: z.string().nullable(),
  parts: z.array(z.strictObject({ name: z.string(), price: z.number(), quantity: z.number(), material_id: z.number().nullable() })),
  evidence: z.string(),
  is_sample: z.boolean(),
});

/** Answers about offers. */
export const dealAnswers = {
  current_deals: z.array(card),
  flyer_week: z.strictObject({
    week: z.string(),
    starts_at: z.string(),
    ends_at: z.string(),
    ends_in_ms: z.number(),
    ended: z.boolean(),
    previous: z.string().nullable(),
    next: z.string().nullable(),
    categories: z.array(z.strictObject({ category: z.string(), items: z.array(card) })),
  }),
  deal_page: z
    .strictObject({
      deal: card,
      is_on: z.boolean(),
      low_90_days: z.number().nullable(),
      days_asked: z.number().nullable(),
      related: z.array(card),
    })
    .nullable(),
  describe_deal: pageFacts,
};
