import { callableByAll, everybody, publicTable, readableByAll, type AttackFeature } from './AttackFeature.ts';

const row = { name: 'Planted board', category: 'Lumber & Wood', family: 'lumber', price: 1, unit: 'each', published: true };

export const materials: AttackFeature = {
  attempts: {
    materials: [
      { operation: 'select', expected: everybody('some') },
      { operation: 'select', target: { id: 900001 }, expected: everybody('none') },
      { operation: 'insert', values: row, expected: everybody('denied') },
      { operation: 'update', target: { id: 1 }, values: { price: 0.01 }, expected: everybody('denied') },
      { operation: 'update', target: { id: 1 }, values: { rating: 5, reviews: 9999 }, expected: everybody('denied') },
      { operation: 'update', target: { id: 900001 }, values: { published: true }, expected: everybody('denied') },
      { operation: 'delete', target: { id: 1 }, expected: everybody('denied') },
    ],
    price_history: [
      { operation: 'select', expected: everybody('some') },
      { operation: 'select', target: { material_id: 900001 }, expected: everybody('none') },
      { operation: 'insert', values: { material_id: 1, price: 999 }, expected: everybody('denied') },
      { operation: 'update', target: { material_id: 900002 }, values: { price: 999 }, expected: everybody('denied') },
      { operation: 'delete', target: { material_id: 900002 }, expected: everybody('denied') },
    ],
    delivery_rules: publicTable({ vendor_id: '$owner', zone: 'ON' }, { vendor_id: '$owner', zone: 'QC', flat_cents: 0 }, { flat_cents: 0 }),
  },
  grants: readableByAll('materials', 'price_history', 'delivery_rules'),
  functions: callableByAll('search_materials', 'material_page', 'describe_material'),
  prepare: () => `
    insert into public.materials (id, name, category, family, price, unit, published)
    values (900001, 'Not yet for sale', 'Lumber & Wood', 'lumber', 10, 'each', false),
           (900002, 'For sale', 'Lumber & Wood', 'lumber', 10, 'each', true);`,
};
