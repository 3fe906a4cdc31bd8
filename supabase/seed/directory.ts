import { categories } from './categories.ts';
import { makeProviders } from './providers.ts';
import { insert, seedId } from './sql.ts';

/** Categories and the directory rows of the professionals. */
export function directorySeed(): string {
  const categoryId = (index: number) => seedId(`category ${index}`);
  // A minute apart, because the list of categories is ordered by it.
  const createdAt = (index: number) => new Date(Date.UTC(2026, 0, 5, 9, index)).toISOString();
  return [
    insert(
      'categories',
      'id, title, description, icon_name, color_class, item_count, created_at',
      categories.map((row, index) => [categoryId(index), row.title, row.description, row.icon, row.tone, row.items, createdAt(index)]),
    ),
    insert(
      'category_texts',
      'category_id, locale, title, description',
      categories.map((row, index) => [categoryId(index), 'fr', row.french.title, row.french.description]),
    ),
    insert(
      'category_trades',
      'category_id, trade',
      categories.flatMap((row, index) => row.trades.map((trade) => [categoryId(index), trade])),
    ),
    insert(
      'services',
      'id, name, category, rating, review_count, location, response_time, verified',
      makeProviders().map((row, index) => [
        seedId(`service ${index}`),
        row.name,
        row.category,
        row.rating,
        row.reviewCount,
        row.location,
        row.responseTime,
        row.verified,
      ]),
    ),
  ].join('\n');
}
