-- What kind of data a column holds stands in its comment, 'class: contact', and a test fails for a column without one. Export,
-- deletion and docs/data-map.md follow from it.

create table private.data_classes (
  class text primary key,
  meaning text not null,
  -- Says something about a person.
  personal boolean not null,
  -- Goes when a row is kept but nobody may know any more whose it was.
  erased boolean not null,
  -- Handed to the person who asks for a copy.
  exported boolean not null,
  -- May be said of a table at once. Personal data is named column by column.
  whole_tables boolean not null,
  check (erased <= personal),
  check (not (personal and whole_tables))
);
insert into private.data_classes (class, meaning, personal, erased, exported, whole_tables) values
  ('identity', 'who somebody is: a name, an account', true, true, true, false),
  ('contact', 'how to reach somebody', true, true, true, false),
  ('address', 'where somebody lives', true, true, true, false),
  ('content', 'what somebody wrote, asked for or chose', true, true, true, false),
  ('photo', 'a picture somebody sent', true, true, true, false),
  ('secret', 'what opens somebody’s data: the hash of a private link, a key', true, true, false, false),
  ('consent', 'proof of what somebody agreed to', true, false, true, false),
  ('record', 'ids, states, days and amounts, which say nothing about a person once the rest is gone', false, false, true, false),
  ('company', 'what a company publishes, and what was checked about it', false, false, true, true),
  ('reference', 'the same for everybody', false, false, false, true),
  ('technical', 'what the machine counts, plans or derives', false, false, false, true);
alter table private.data_classes enable row level security;
revoke all on private.data_classes from public, anon, authenticated;

-- Notes the class of columns, given as 'name email', or of every column of a table that no other class is noted for.
create procedure private.classify(classified regclass, class text, columns text default null)
language plpgsql set search_path = '' as $$
declare
  col text;
begin
  if not exists (select from private.data_classes as c where c.class = classify.class and (c.whole_tables or columns is not null)) then
    raise exception using errcode = '22023', message = format('%s is no class for %s', class, coalesce(columns, 'a whole table')),
      hint = 'Choose one of private.data_classes; personal data is named column by column.';
  elsif columns is null then
    execute format('comment on table %s is %L', classified, 'class: ' || class);
  end if;
  foreach col in array coalesce(string_to_array(columns, ' '), '{}') loop
    execute format('comment on column %s.%I is %L', classified, col, 'class: ' || class);
  end loop;
end
$$;

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

revoke execute on procedure private.classify(regclass, text, text) from public, anon, authenticated;
revoke execute on function private.column_classes(regclass) from public, anon, authenticated;

call private.classify('private.data_classes', 'reference');
