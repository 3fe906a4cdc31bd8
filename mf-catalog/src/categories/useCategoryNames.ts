import { read, useDb, useLocale, type Locale } from '@marketplace/section-kit';
import { useQuery, type UseQueryResult } from '@marketplace/section-kit/query';

/** What a category is called: `title` addresses and filters use, `label` people read. */
export interface CategoryName {
  title: string;
  label: string;
}

/** The names of all categories, oldest first. A page that only names them carries no more of them than that. */
export function useCategoryNames(): UseQueryResult<CategoryName[]> {
  const db = useDb();
  const locale = useLocale();
  return useQuery({
    queryKey: ['categories', 'names', locale],
    queryFn: async ({ signal }) => {
      // A backend with only the specification's tables has no translations: English is better than nothing.
      const readTexts = async (other: Exclude<Locale, 'en'>) =>
        (await db.from('category_texts').select('category_id, title').eq('locale', other).abortSignal(signal)).data ?? [];
      const [{ data: rows }, texts] = await Promise.all([
        read(db.from('categories').select('id, title').order('created_at', { ascending: true }).abortSignal(signal)),
        locale === 'en' ? [] : readTexts(locale),
      ]);
      const labels = new Map(texts.map(({ category_id, title }) => [category_id, title]));
      return rows.map(({ id, title }) => ({ title, label: labels.get(id) ?? title }));
    },
  });
}
