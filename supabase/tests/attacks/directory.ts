import { seedId } from '../../seed/sql.ts';
import { callableByAll, newId, publicTable, readableByAll, type AttackFeature } from './AttackFeature.ts';

const firstCategory = seedId('category 0');

export const directory: AttackFeature = {
  attempts: {
    categories: publicTable({ id: firstCategory }, { id: newId, title: 'Planted' }, { title: 'Defaced' }),
    category_texts: publicTable(
      { category_id: firstCategory },
      { category_id: firstCategory, locale: 'fr', title: 'Planted' },
      { title: 'Defaced' },
    ),
    category_trades: publicTable({ category_id: firstCategory }, { category_id: firstCategory, trade: 'Planted' }, { trade: 'Defaced' }),
    services: publicTable({ id: seedId('service 0') }, { id: newId, name: 'Planted', category: 'Plumbing' }, { rating: 5 }),
  },
  grants: readableByAll('categories', 'category_texts', 'category_trades', 'services'),
  functions: callableByAll('search_services'),
};
