import { format, resolveConfig } from 'prettier';
import { openTestDatabase } from '../tests/support/testDatabase.ts';

/** The file that `dataMap` is the text of. */
export const dataMapFile = new URL('../../docs/data-map.md', import.meta.url);

interface Line {
  table: string;
  columns: string;
}

const HEAD = `# Data map

Generated from the schema by \`npm run schema -w supabase\`: what kind of data stands where. The class of a column is its comment in the database.`;

/** What personal data the product keeps, by table, as Markdown. */
export async function dataMap(): Promise<string> {
  const database = await openTestDatabase();
  try {
    const classes = await database.query<Record<'class' | 'meaning' | 'erased' | 'exported', string>>(
      `select class, meaning, case when erased then 'yes' else 'no' end as erased, case when exported then 'yes' else 'no' end as exported
         from private.data_classes order by personal desc, erased desc, class collate "C"`,
    );
    const tables = await database.query<Line & { personal: boolean }>(`
      with listed as (
        select c.table_name::text as table, c.class, k.personal, string_agg(c.column_name::text, ', ' order by c.place) as columns
          from private.column_classes() as c join private.data_classes as k on k.class = c.class group by 1, 2, 3)
      select l.table, bool_or(l.personal) as personal, string_agg(format('**%s**: %s', l.class, l.columns), '; ' order by not l.personal, l.class) as columns
        from listed as l group by 1 order by l.table collate "C"`);
    const others = tables.filter(({ personal }) => !personal).map(({ table }) => `\`${table}\``);
    const text = [
      HEAD,
      '## Classes',
      markdownTable(
        ['Class', 'Means', 'Erased with the person', 'In the copy a person gets'],
        classes.map((row) => [row.class, row.meaning, row.erased, row.exported]),
      ),
      '## Tables with personal data',
      markdownTable(
        ['Table', 'Columns by class'],
        tables.filter(({ personal }) => personal).map((row) => [`\`${row.table}\``, row.columns]),
      ),
      '## Tables without',
      `${others.join(', ')}.`,
    ].join('\n\n');
    return await format(text, { ...(await resolveConfig(dataMapFile)), parser: 'markdown' });
  } finally {
    await database.close();
  }
}

function markdownTable(head: string[], rows: string[][]): string {
  return [head, head.map(() => '-'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
