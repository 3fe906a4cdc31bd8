import type { TestDatabase } from './testDatabase.ts';

const tables = `'{public.projects,public.quote_requests,public.quotes,private.jobs,private.visits,private.messages,private.project_links,
  public.reviews,private.traces}'::regclass[]`;

/**
 * Lets days pass for everything around requests, in the open transaction: whatever has a day has it so much earlier. Counters of
 * what is rare start anew.
 */
export async function age(database: TestDatabase, days: number): Promise<void> {
  const moved = await database.query<{ name: string; changes: string }>(
    `select a.attrelid::regclass::text as name,
            string_agg(format(case format_type(a.atttypid, null)
                                when 'date' then '%1$I = %1$I - %2$s'
                                when 'timestamp with time zone[]' then '%1$I = array(select day - %2$s * interval ''1 day'' from unnest(%1$I) as day order by 1)'
                                else '%1$I = %1$I - %2$s * interval ''1 day''' end, a.attname, $1::int), ', ') as changes
       from pg_attribute as a
      where a.attrelid = any (${tables}) and a.attnum > 0 and not a.attisdropped
        and format_type(a.atttypid, null) in ('date', 'timestamp with time zone', 'timestamp with time zone[]')
      group by 1`,
    [days],
  );
  await database.exec(`set local session_replication_role = replica;
    ${moved.map(({ name, changes }) => `update ${name} set ${changes};`).join('\n')}
    delete from private.rate_limits;
    set local session_replication_role = origin`);
}
