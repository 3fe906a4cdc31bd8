import { categories } from './categories.ts';
import { insert, seedId } from './sql.ts';

/** The id of a category by its place in the list. */
export const categoryId = (index: number): string => seedId(`category ${index}`);

/** The categories with their French texts and trades, and no count of what is in them. */
export function categorySeed(): string {
  // A minute apart, because the list of categories is ordered by it.
  const createdAt = (index: number) => new Date(Date.UTC(2026, 0, 5, 9, index)).toISOString();
  return [
    insert(
      'categories',
      'id, title, description, icon_name, color_class, created_at',
      categories.map((row, index) => [categoryId(index), row.title, row.description, row.icon, row.tone, createdAt(index)]),
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
  ].join('\n');
}
