import { format, resolveConfig } from 'prettier';
import { openTestDatabase, type TestDatabase } from '../tests/support/testDatabase.ts';

/** The file that `dataMap` is the text of. */
export const dataMapFile = new URL('../../docs/data-map.md', import.meta.url);

const HEAD = `# Data map

Generated from the schema by \`npm run schema -w supabase\`: what kind of data stands where, and what becomes of it. The class of a column is its comment in the database.`;

/** What personal data the product keeps, by table, as Markdown. */
export async function dataMap(): Promise<string> {
  const database = await openTestDatabase();
  try {
    const text = [HEAD, '## Classes', await classes(database), ...(await tables(database))].join('\n\n');
    return await format(text, { ...(await resolveConfig(dataMapFile)), parser: 'markdown' });
  } finally {
    await database.close();
  }
}

async function classes(database: TestDatabase): Promise<string> {
  const rows = await database.query<Record<string, string>>(
    `select class, meaning, case when erased then 'yes' else 'no' end as erased, case when exported then 'yes' else 'no' end as exported
       from private.data_classes order by personal desc, erased desc, class collate "C"`,
  );
  return markdownTable(['Class', 'Means', 'Erased with the person', 'In the copy a person gets'], rows);
}

async function tables(database: TestDatabase): Promise<string[]> {
  const rows = await database.query<Record<string, string>>(`
    with listed as (
      select c.table_name::text as name, c.class, k.personal, string_agg(c.column_name::text, ', ' order by c.place) as columns
        from private.column_classes() as c join private.data_classes as k on k.class = c.class group by 1, 2, 3)
    select l.name, string_agg(format('**%s**: %s', l.class, l.columns), '; ' order by not l.personal, l.class collate "C") as columns,
           case when bool_or(d.exported and coalesce(d.shown, d.as_shown) is not null) then 'as its pages show it'
                when bool_or(d.exported) then 'yes' else 'no' end as copy,
           coalesce((select string_agg(r.kept, '; ' order by r.id collate "C") from private.retention_rules as r
                      where r.table_name::regclass::text = l.name), 'with what it belongs to') as kept,
           case min(d.on_deletion) when 'delete' then 'nothing' else min(d.remains) end as remains
      from listed as l left join private.personal_data as d on d.table_name::regclass::text = l.name
     group by 1 order by l.name collate "C"`);
  const named = rows.map((row) => ({ ...row, name: `\`${row['name']}\`` }));
  const [personal, others] = [true, false].map((is) =>
    named.filter(({ remains }: Record<string, string | null>) => (remains !== null) === is),
  );
  return [
    '## Tables with rows about a person',
    markdownTable(['Table', 'Columns by class', 'In the copy', 'Kept', 'What is left when the person goes'], personal!),
    '## Other tables',
    `${others!.map(({ name }) => name).join(', ')}.`,
  ];
}

function markdownTable(head: string[], rows: Record<string, string>[]): string {
  return [head, head.map(() => '-'), ...rows.map((row) => Object.values(row))].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
