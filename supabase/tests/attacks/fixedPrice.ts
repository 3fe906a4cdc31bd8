import { callableByAll, publicTable, readableByAll, type AttackFeature } from './AttackFeature.ts';

export const fixedPrice: AttackFeature = {
  attempts: {
    fixed_price_services: publicTable(
      { service: 'cleaning' },
      { service: 'planted', category: 'Cleaning', listed_on: '2026-01-01' },
      { needs_count: true },
    ),
    fixed_price_items: publicTable(
      { service: 'cleaning', field: 'oven', value: '' },
      { service: 'cleaning', field: 'planted', value: '', kind: 'extra', cents: 0, position: 99 },
      { cents: 0 },
    ),
  },
  grants: readableByAll('fixed_price_services', 'fixed_price_items'),
  functions: callableByAll('fixed_price_slots', 'book_fixed_price', 'accepted_quote_range'),
};
