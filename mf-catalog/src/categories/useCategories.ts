import { useTitledRows, type Database, type Titled } from '@marketplace/section-kit';
import type { UseQueryResult } from '@marketplace/section-kit/query';
import { categoriesTable } from './categoriesTable';

type CategoryRow = Database['public']['Tables']['categories']['Row'];

/** A material category. `title` is the English value that addresses and filters use; `label` is what people read. */
export type Category = Titled<CategoryRow>;

/** The categories, oldest first; read once per visit, also for the shell's menu. */
export function useCategories(): UseQueryResult<Category[]> {
  return useTitledRows<CategoryRow>(categoriesTable);
}
