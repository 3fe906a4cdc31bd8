import type { AdviceRules } from './AdviceRule.ts';

const readable = "(has_table_privilege('anon', c.oid, 'select') or has_table_privilege('authenticated', c.oid, 'select'))";
const always = (expression: string) => `coalesce(regexp_replace(${expression}, '[\\s()]', '', 'g'), 'true') in ('true', '1=1')`;

/** What would show or let somebody change more than meant. */
export const safetyRules: AdviceRules = {
  '0002 a view that shows the accounts': {
    query: `
      select distinct c.oid::regclass::text as line
        from pg_depend as d join pg_rewrite as r on r.oid = d.objid join pg_class as c on c.oid = r.ev_class
       where d.refobjid = 'auth.users'::regclass and c.relkind in ('v', 'm') and c.relnamespace in (select oid from ours) and ${readable}`,
    fault: 'create view public.people with (security_invoker = on) as select id from auth.users; grant select on public.people to anon',
  },
  '0007 a policy of a table without row security': {
    query: `
      select p.polrelid::regclass::text as line from pg_policy as p join pg_class as c on c.oid = p.polrelid
       where c.relnamespace in (select oid from ours) and not c.relrowsecurity group by p.polrelid`,
    fault: 'alter table public.services disable row level security',
  },
  '0010 a view that shows what its owner may see': {
    query: `
      select c.oid::regclass::text as line from pg_class as c
       where c.relnamespace in (select oid from ours) and c.relkind = 'v' and ${readable}
         and not coalesce(array_to_string(c.reloptions, ',') ~ 'security_invoker=(true|on|1|yes)', false)`,
    fault: 'create view public.requests as select id from public.projects; grant select on public.requests to anon',
  },
  '0011 a function that resolves names through the search path of its caller': {
    query: `
      select f.oid::regprocedure::text as line from pg_proc as f
       where f.pronamespace in (select oid from ours) and not coalesce('search_path=""' = any (f.proconfig), false)`,
    fault: "create function public.now_and_then() returns int language sql as 'select 1'",
  },
  '0013 a table without row security': {
    query: `
      select c.oid::regclass::text as line from pg_class as c
       where c.relnamespace in (select oid from ours) and c.relkind in ('r', 'p') and not c.relrowsecurity`,
    fault: 'create table public.open (id int primary key)',
  },
  '0014 an extension in a schema of ours': {
    query: 'select extname::text as line from pg_extension where extnamespace in (select oid from ours)',
    fault: 'alter extension unaccent set schema public',
  },
  '0015 a policy that believes what an account says about itself': {
    query: `
      select format('%s.%s: %s', schemaname, tablename, policyname) as line from pg_policies
       where coalesce(qual, '') || coalesce(with_check, '') ~* 'user_metadata|raw_user_meta_data'`,
    fault: `create policy believing on public.services for update to authenticated
              using (current_setting('request.jwt.claims')::jsonb -> 'user_metadata' ->> 'role' = 'admin')`,
  },
  '0016 a materialized view that the API shows': {
    query: `
      select c.oid::regclass::text as line from pg_class as c
       where c.relnamespace in (select oid from ours) and c.relkind = 'm' and ${readable}`,
    fault: 'create materialized view public.requests as select id from public.projects; grant select on public.requests to anon',
  },
  '0017 a table of another server that the API shows': {
    query: `
      select c.oid::regclass::text as line from pg_class as c
       where c.relnamespace in (select oid from ours) and c.relkind = 'f' and ${readable}`,
    fault: `create foreign data wrapper wrapper; create server elsewhere foreign data wrapper wrapper;
            create foreign table public.far (id int) server elsewhere; grant select on public.far to anon`,
  },
  '0019, 0026 and 0027 a queue or a second API that shows the tables of this one': {
    query: `
      select nspname::text as line from pg_namespace where nspname in ('pgmq', 'pgmq_public', 'graphql', 'graphql_public')
      union all select extname::text from pg_extension where extname in ('pgmq', 'pg_graphql')`,
    fault: 'create schema graphql_public',
  },
  '0021 a reference to the accounts by something that is not their key': {
    query: `
      select format('%s %s', c.conrelid::regclass, c.conname) as line
        from pg_constraint as c join pg_index as i on i.indexrelid = c.conindid
       where c.contype = 'f' and c.confrelid = 'auth.users'::regclass and not i.indisprimary`,
    fault: 'alter table public.profiles add column address text references auth.users (email)',
  },
  '0022 an extension older than the one that is there': {
    query: `
      select name::text as line from pg_available_extensions
       where installed_version <> default_version`,
    fault: "set local allow_system_table_mods = on; update pg_extension set extversion = '0.1' where extname = 'unaccent'",
  },
  '0023 a secret in a table that everybody reads': {
    query: `
      select format('%s.%s', c.oid::regclass, a.attname) as line
        from pg_class as c join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where c.relnamespace in (select oid from ours) and c.relkind in ('r', 'p') and not c.relrowsecurity and ${readable}
         and a.attname ~* 'password|passphrase|secret|token|(api|auth|private|session|license)_?key|otp|_code$|insurance|licen[cs]e_number|(card|account|routing|tax)_?(number|id)|iban|cvv|passport'`,
    fault: 'create table public.open (id int primary key, api_key text); grant select on public.open to anon',
  },
  '0024 a policy that lets everybody write': {
    query: `
      select format('%s: %s', p.polrelid::regclass, p.polname) as line from pg_policy as p join pg_class as c on c.oid = p.polrelid
       where c.relnamespace in (select oid from ours) and p.polpermissive and p.polcmd <> 'r'
         and case when p.polcmd = 'a' then ${always('pg_get_expr(p.polwithcheck, p.polrelid)')}
                  else ${always('pg_get_expr(p.polqual, p.polrelid)')}
                    or p.polwithcheck is not null and ${always('pg_get_expr(p.polwithcheck, p.polrelid)')} end`,
    fault: 'create policy generous on public.services for delete to anon using (true)',
  },
};
