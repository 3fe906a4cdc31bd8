import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { read } from '../data/read';
import type { Locale } from '../manifest/locale.ts';
import { useDb, useLocale } from '../shell/hooks';
import type { Db } from '../shell/Shell';

/** A material category. `title` is the English value that addresses and filters use; `label` is what people read. */
export interface Category {
  id: string;
  title: string;
  label: string;
  description: string;
  iconName: string | null;
  colorClass: string | null;
  itemCount: number | null;
}

/** The categories every section shares, oldest first; read once per visit. */
export function useCategories(): UseQueryResult<Category[]> {
  const db = useDb();
  const locale = useLocale();
  return useQuery({ queryKey: ['categories', locale], queryFn: ({ signal }) => readCategories(db, locale, signal) });
}

/** @throws {AppError} when the categories cannot be read; missing translations are no error */
async function readCategories(db: Db, locale: Locale, signal: AbortSignal): Promise<Category[]> {
  const [{ data: rows }, texts] = await Promise.all([
    read(db.from('categories').select('*').order('created_at', { ascending: true }).abortSignal(signal)),
    locale === 'en' ? [] : readTexts(db, signal),
  ]);
  // Another backend may number its rows, or leave a description empty.
  const byId = new Map(texts.map((text) => [String(text.category_id), text]));
  return rows.map((row) => {
    const text = byId.get(String(row.id));
    return {
      id: String(row.id),
      title: row.title,
      label: text?.title ?? row.title,
      description: text?.description ?? row.description ?? '',
      iconName: row.icon_name,
      colorClass: row.color_class,
      itemCount: row.item_count,
    };
  });
}

// A backend with only the specification's tables has no translations: English is better than no categories.
async function readTexts(db: Db, signal: AbortSignal) {
  const { data } = await db.from('category_texts').select('*').eq('locale', 'fr').abortSignal(signal);
  return data ?? [];
}
