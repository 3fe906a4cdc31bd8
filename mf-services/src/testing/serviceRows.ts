import type { ProviderRow } from '../provider/Provider';

const trades = ['Plumbing', 'Electrical', 'Roofing', 'HVAC', 'Landscaping', 'Painting', 'Flooring', 'Construction'];

/** A row of `services` as PostgREST answers it. */
export function serviceRow(row: Partial<ProviderRow> = {}) {
  return {
    id: '7f8d1c1e-0000-4000-8000-000000000001',
    name: 'Maple Ridge Roofing',
    category: 'Roofing',
    rating: 4.9,
    review_count: 127,
    location: 'Toronto, ON',
    response_time: 'Within 2 hours',
    verified: true,
    ...row,
  };
}

/** `count` different rows with numbers for ids, the best rated first, every trade in turn. */
export function serviceRows(count: number) {
  return Array.from({ length: count }, (_, index) =>
    serviceRow({
      id: index + 1,
      name: `Provider ${index + 1}`,
      category: trades[index % trades.length]!,
      rating: 5 - index / count,
      review_count: index,
    }),
  );
}
