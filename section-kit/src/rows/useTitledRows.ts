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
    queryFn: async ({ signal }) => (await readRows<Row>(db, source!, locale, signal)).map(keep<Row>),
    select: withLabels<Row>,
    enabled: source !== null,
  });
}

const withLabels = <Row extends TitledRow>(rows: Kept<Row>[]): Titled<Row>[] =>
  rows.map((row) => ({ ...row, label: row.label ?? row.title }));

/** What a row is called: `title` addresses and filters use, `label` people read. */
export interface RowTitle {
  title: string;
  label: string;
}

/**
 * What the rows of a short table are called, oldest first: a page that only names them carries no more of them.
 *
 * @param source one object for all calls
 */
export function useRowTitles(source: TitledTable): UseQueryResult<RowTitle[]> {
  const db = useDb();
  const locale = useLocale();
  return useQuery({
    queryKey: ['row-titles', source.table, locale],
    queryFn: async ({ signal }) => {
      const rows = await readRows<TitledRow>(db, source, locale, signal, { row: 'id, title', text: `${source.key}, title` });
      return rows.map(({ row: { title }, text }) => ({ title, label: text?.title || title }));
    },
  });
}

/** A row with its words in the language of the page, where it has any. */
interface Worded<Row> {
  row: Row;
  text: Record<string, string> | undefined;
}

/** @throws {AppError} when the rows cannot be read; missing translations are no error */
async function readRows<Row extends TitledRow>(
  db: Db,
  { table, texts: textTable, key }: TitledTable,
  locale: Locale,
  signal: AbortSignal,
  columns = { row: '*', text: '*' },
): Promise<Worded<Row>[]> {
  // The names come from a manifest, so the types of the database cannot follow them; nor columns that are no literal.
  const from = db.from.bind(db) as unknown as PostgrestClient['from'];
  // A backend with only the specification's tables has no translations: English is better than nothing.
  const readTexts = async (): Promise<Record<string, string>[]> =>
    (
      await from(textTable)
        .select(columns.text as '*')
        .eq('locale', locale)
        .abortSignal(signal)
    ).data ?? [];
  const [{ data: rows }, texts] = await Promise.all([
    read<Row[]>(
      from(table)
        .select(columns.row as '*')
        .order('created_at', { ascending: true })
        .abortSignal(signal),
    ),
    locale === 'en' ? [] : readTexts(),
  ]);
  // Another backend may number its rows.
  const byId = new Map(texts.map((text) => [String(text[key]), text]));
  return rows.map((row) => ({ row, text: byId.get(String(row.id)) }));
}

function keep<Row extends TitledRow>({ row: { created_at: _order, ...row }, text }: Worded<Row>): Kept<Row> {
  // Another backend may leave a description empty.
  const description = text?.description ?? row.description ?? '';
  return { ...row, id: String(row.id), description, ...(text?.title ? { label: text.title } : {}) };
}
