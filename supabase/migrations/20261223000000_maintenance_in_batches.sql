-- One statement ended all that was due: hundreds of accounts at once took longer than a statement may, and nothing of it was kept. The
-- daily maintenance now goes in batches and says when there is more, and an account that goes no longer reads the classes of all tables.
drop function private.daily_maintenance();
drop function private.apply_retention(timestamptz);
drop function private.delete_due_accounts(timestamptz);
drop function private.column_classes();

-- The class of every column of ours, or of those of one table; null where none is noted.
create function private.column_classes(only_of regclass default null) returns table (table_name regclass, column_name name, place smallint, class text)
language sql stable set search_path = '' as $$
  select t.oid::regclass, a.attname, a.attnum,
         (regexp_match(coalesce(col_description(t.oid, a.attnum), obj_description(t.oid, 'pg_class')), '^class: (\w+)$'))[1]
    from pg_catalog.pg_class as t
    join pg_catalog.pg_attribute as a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
   where t.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and t.relkind in ('r', 'p')
     and (only_of is null or t.oid = only_of)
$$;

-- Takes everything that says who it was out of the rows of a person.
create or replace function private.erase_person(person private.person) returns void
language plpgsql volatile set search_path = '' as $$
declare
  kept private.personal_data;
  assignments text;
begin
  for kept in select * from private.personal_data as d order by d.place loop
    if kept.on_deletion = 'delete' then
      execute format('delete from %s as t using (select ($1).*) as person where %s', kept.table_name, kept.belongs) using person;
      continue;
    end if;
    select string_agg(format('%I = null', c.column_name), ', ') into assignments
      from private.column_classes(kept.table_name::regclass) as c join private.data_classes as k on k.class = c.class
     where k.erased and kept.on_deletion = 'erase';
    assignments := concat_ws(', ', assignments, kept.also);
    if assignments <> '' then
      execute format('update %s as t set %s from (select ($1).*) as person where %s', kept.table_name, assignments, kept.belongs) using person;
    end if;
  end loop;
end
$$;

-- Carries out what is due, up to `batch` accounts, and answers whether there may be more. One that fails is tried again with the next
-- batch and keeps none of the others.
create function private.delete_due_accounts(at timestamptz default now(), batch integer default 200) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  leaving uuid;
  deleted integer := 0;
begin
  for leaving in select d.user_id from private.account_deletions as d where d.due_at <= at order by d.due_at loop
    exit when deleted >= batch;
    begin
      delete from auth.users as u where u.id = leaving;
      deleted := deleted + 1;
    exception when others then
      raise warning 'The account % could not be deleted: %', leaving, sqlerrm;
    end;
  end loop;
  return deleted >= batch;
end
$$;

-- Ends what is over at the time, and answers whether there may be more: of each rule up to `batch` accounts or projects, each of which is
-- looked for in many tables, or fifty times as many rows.
create function private.apply_retention(at timestamptz default now(), batch integer default 200) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  rule private.retention_rules;
  due text;
  room integer;
  taken integer;
  more boolean := false;
  person private.person;
begin
  for rule in select * from private.retention_rules as r order by r.id loop
    due := format('from %s as t, (select $1 as now) as clock where %s', rule.table_name, rule.expired);
    if rule.ends_with = 'delete' then
      room := case when rule.table_name = 'auth.users' then batch else batch * 50 end;
      execute format('delete from %s as gone where gone.ctid in (select t.ctid %s limit $2)', rule.table_name, due) using at, room;
      get diagnostics taken = row_count;
      more := more or taken >= room;
      continue;
    end if;
    -- What was erased holds no words and no contact any more.
    execute format($erasable$select array(select t.id %s and (
                       num_nonnulls(t.service_name, t.description, t.timing, t.start_on, t.budget_min_cents, t.budget_max_cents, t.details, t.postal_code) > 0
                       or exists (select from public.quote_request_contacts as c where c.project_id = t.id)) limit $2)$erasable$, due)
       into person.projects using at, batch;
    more := more or cardinality(person.projects) >= batch;
    person.requests := array(select r.id from public.quote_requests as r where r.project_id = any (person.projects));
    perform private.erase_person(person);
  end loop;
  return more;
end
$$;

-- What is due once a day: requests and quotes that ended, credentials that ran out, counters nobody needs, accounts whose
-- owners asked to be forgotten, and what was kept for long enough. Pages do not wait for it: they look at the dates themselves.
-- Answers whether there may be more: accounts, and what was kept for long enough, end in batches (private.apply_retention).
create function private.daily_maintenance(batch integer default 200) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  more boolean;
begin
  perform private.expire_requests();
  perform private.expire_credentials();
  more := private.delete_due_accounts(now(), batch);
  return private.apply_retention(now(), batch) or more;
end
$$;

revoke execute on function private.column_classes(regclass), private.delete_due_accounts(timestamptz, integer),
  private.apply_retention(timestamptz, integer), private.daily_maintenance(integer) from public, anon, authenticated;
