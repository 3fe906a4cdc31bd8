import type { AdviceRules } from './AdviceRule.ts';

/** What would make a database slow, or keep it from an upgrade. */
export const speedRules: AdviceRules = {
  '0001 a foreign key without an index': {
    query: `
      select format('%s %s', c.conrelid::regclass, c.conname) as line
        from pg_constraint as c
       where c.contype = 'f' and c.connamespace in (select oid from ours)
         and not exists (select from pg_index as i
                          where i.indrelid = c.conrelid and i.indisvalid
                            and (i.indkey::smallint[])[0:cardinality(c.conkey) - 1] @> c.conkey)`,
    fault: 'alter table public.favourites add column other uuid references public.projects (id)',
  },
  '0003 a policy that asks who is calling for each row': {
    query: `
      select format('%s.%s: %s', schemaname, tablename, policyname) as line from pg_policies
       where schemaname in ('public', 'private')
         and regexp_replace(coalesce(qual, '') || ' ' || coalesce(with_check, ''), 'SELECT auth\\.\\w+\\(\\)|SELECT private\\.\\w+\\(', '', 'gi')
             ~ 'auth\\.(uid|jwt|role|email)\\(|current_setting\\('`,
    fault: 'create policy slow on public.services for update to authenticated using (auth.uid() is null)',
  },
  '0006 two policies that allow one role the same': {
    query: `
      select format('%s %s %s', p.polrelid::regclass, command, asks.name) as line
        from pg_policy as p join pg_class as c on c.oid = p.polrelid
        cross join unnest(case p.polcmd when '*' then '{r,a,w,d}'::"char"[] else array[p.polcmd] end) as command
        cross join unnest('{anon,authenticated}'::text[]) as asks (name)
       where c.relnamespace in (select oid from ours) and p.polpermissive
         and (p.polroles = '{0}' or asks.name::regrole = any (p.polroles))
       group by p.polrelid, command, asks.name having count(*) > 1`,
    fault: 'create policy again on public.services to authenticated using (id is not null)',
  },
  '0009 two indexes alike': {
    query: `
      select string_agg(i.indexrelid::regclass::text, ', ' order by 1) as line
        from pg_index as i join pg_class as c on c.oid = i.indrelid
       where c.relnamespace in (select oid from ours)
       group by i.indrelid, i.indkey, i.indclass, i.indcollation, i.indoption, pg_get_expr(i.indpred, i.indrelid), pg_get_expr(i.indexprs, i.indrelid)
      having count(*) > 1`,
    fault: 'create index again on public.services (id)',
  },
  '0018 a column that keeps a server from its next version': {
    query: `
      select format('%s.%s', a.attrelid::regclass, a.attname) as line
        from pg_attribute as a join pg_class as c on c.oid = a.attrelid
       where c.relnamespace in (select oid from ours)
         and a.atttypid in ('regcollation'::regtype, 'regconfig'::regtype, 'regdictionary'::regtype, 'regnamespace'::regtype,
                            'regoper'::regtype, 'regoperator'::regtype, 'regproc'::regtype, 'regprocedure'::regtype)`,
    fault: 'alter table public.services add column parser regconfig',
  },
  '0030 an index that nothing uses because it was never finished': {
    query: `
      select i.indexrelid::regclass::text as line from pg_index as i join pg_class as c on c.oid = i.indrelid
       where c.relnamespace in (select oid from ours) and not i.indisvalid`,
    fault:
      "set local allow_system_table_mods = on; update pg_index set indisvalid = false where indexrelid = 'public.services_pkey'::regclass",
  },
};
