import type { PostgrestClient } from '@supabase/postgrest-js';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { read } from '../data/read';
import type { Locale } from '../manifest/locale.ts';
import { useDb, useLocale } from '../shell/hooks';
import type { Db } from '../shell/Shell';

/** Two tables of the database: rows with English words, and the words of other languages for them. */
export interface TitledTable {
  /** Holds `id`, `title`, `description` and `created_at`. */
  table: string;
  /** Holds `locale`, `title` and `description`. */
  texts: string;
  /** Column of `texts` that names the row. */
  key: string;
}

/**
 * A row as it is kept, and as rendered pages carry it: without what only their order needs, and its label is not said twice where it
 * is the English title.
 */
type Kept<Row> = Omit<Omit<Row, 'created_at'>, 'id' | 'description'> & { id: string; label?: string; description: string };

/** A row in the language of the page. `title` is the English value that addresses and filters use; `label` is what people read. */
export type Titled<Row> = Kept<Row> & { label: string };

interface TitledRow {
  id: string | number;
  title: string;
  description: string | null;
  created_at?: string;
}

/**
 * Every row of a short table, oldest first; read once per visit, however many ask.
 *
 * @param source one object for all calls: sections and the shell's menu share what was read
 * @typeParam Row the table's row, from `Database`
 */
export function useTitledRows<Row extends TitledRow = TitledRow>(source: TitledTable | null): UseQueryResult<Titled<Row>[]> {
  const db = useDb();
  const locale = useLocale();
  return useQuery({
    queryKey: ['titled-rows', source?.table, locale],
    queryFn: ({ signal }) => readRows<Row>(db, source!, locale, signal),
    select: withLabels<Row>,
    enabled: source !== null,
  });
}

const withLabels = <Row extends TitledRow>(rows: Kept<Row>[]): Titled<Row>[] =>
  rows.map((row) => ({ ...row, label: row.label ?? row.title }));

/** @throws {AppError} when the rows cannot be read; missing translations are no error */
async function readRows<Row extends TitledRow>(
  db: Db,
  { table, texts: textTable, key }: TitledTable,
  locale: Locale,
  signal: AbortSignal,
): Promise<Kept<Row>[]> {
  // The names come from a manifest, so the types of the database cannot follow them.
  const from = db.from.bind(db) as unknown as PostgrestClient['from'];
  // A backend with only the specification's tables has no translations: English is better than nothing.
  const readTexts = async () => (await from(textTable).select('*').eq('locale', locale).abortSignal(signal)).data ?? [];
  const [{ data: rows }, texts] = await Promise.all([
    read<Row[]>(from(table).select('*').order('created_at', { ascending: true }).abortSignal(signal)),
    locale === 'en' ? [] : readTexts(),
  ]);
  // Another backend may number its rows, or leave a description empty.
  const byId = new Map(texts.map((text: Record<string, string>) => [String(text[key]), text]));
  return rows.map(({ created_at: _order, ...row }) => {
    const text = byId.get(String(row.id));
    const description = text?.description ?? row.description ?? '';
    return { ...row, id: String(row.id), description, ...(text?.title ? { label: text.title } : {}) };
  });
}
