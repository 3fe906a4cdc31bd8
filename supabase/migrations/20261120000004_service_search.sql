-- What the directory search reads instead of public.services: search keys, sort copies and counters, kept by triggers.

-- One field as it is searched: composed characters, lower case, without the separator that keeps fields apart.
create function private.search_key(field text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select translate(lower(normalize(field, NFC)), chr(31), '')
$$;

-- The same without accents: 'montréal' becomes 'montreal'.
create function private.fold(key text) returns text
language sql stable strict parallel safe set search_path = '' as $$
  select lower(extensions.unaccent('extensions.unaccent'::regdictionary, key))
$$;

-- All single characters and pairs within the fields of a key, for terms too short for trigrams. The cost keeps the planner
-- from computing it for many rows instead of looking into its index: that would take seconds where the index takes
-- milliseconds.
create function private.grams(key text) returns text[]
language sql immutable strict parallel safe cost 100000 set search_path = '' as $$
  select array(
    select distinct gram
      from (select substr(key, i, 1) as gram from generate_series(1, length(key)) as i
            union all
            select substr(key, i, 2) from generate_series(1, length(key) - 1) as i) as pieces
     where strpos(gram, chr(31)) = 0)
$$;

-- No foreign key to services: it would forbid TRUNCATE there, which the triggers below can follow.
create table private.service_search (
  id uuid primary key,
  category text not null,
  -- Sort copies, negated where the order is descending, so that every order is ascending and one row comparison
  -- (sort, name_key, id) > (...) continues it. Unrated rows get 0, which sorts after every rating.
  by_rating double precision not null,
  by_reviews integer not null,
  name_key text collate "C" not null,
  -- name, category and location apart, so that no term matches across their borders.
  exact text collate "C" not null,
  -- The same without accents; null where nothing differs.
  folded text collate "C"
);
create index service_search_rating_idx on private.service_search (by_rating, name_key, id);
create index service_search_reviews_idx on private.service_search (by_reviews, name_key, id);
create index service_search_name_idx on private.service_search (name_key, id);
create index service_search_category_rating_idx on private.service_search (category, by_rating, name_key, id);
create index service_search_category_reviews_idx on private.service_search (category, by_reviews, name_key, id);
create index service_search_category_name_idx on private.service_search (category, name_key, id);
create index service_search_trigram_idx on private.service_search
  using gin (exact extensions.gin_trgm_ops, folded extensions.gin_trgm_ops);
create index service_search_gram_idx on private.service_search
  using gin (private.grams(exact), private.grams(folded));

-- Rows per category: totals and the list of categories without counting the table.
create table private.service_counts (
  category text primary key,
  n bigint not null
);

create function private.sync_service_search() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'TRUNCATE' then
    truncate private.service_search, private.service_counts;
    return null;
  end if;

  -- Statements, not rows: loading many providers costs one pass. Categories are always written in the same order, so that
  -- two writers wait for each other instead of deadlocking.
  if tg_op = 'INSERT' then
    insert into private.service_counts as counted (category, n)
    select category, count(*) from new_rows group by category order by category
    on conflict (category) do update set n = counted.n + excluded.n;
  elsif tg_op = 'DELETE' then
    insert into private.service_counts as counted (category, n)
    select category, -count(*) from old_rows group by category order by category
    on conflict (category) do update set n = counted.n + excluded.n;
    delete from private.service_search where id in (select id from old_rows);
  else
    insert into private.service_counts as counted (category, n)
    select category, sum(change)
      from (select category, 1 as change from new_rows union all select category, -1 from old_rows) as changes
     group by category having sum(change) <> 0 order by category
    on conflict (category) do update set n = counted.n + excluded.n;
    delete from private.service_search where id in (select id from old_rows except select id from new_rows);
  end if;
  delete from private.service_counts where n <= 0;

  if tg_op <> 'DELETE' then
    insert into private.service_search as known (id, category, by_rating, by_reviews, name_key, exact, folded)
    select keyed.id, keyed.category, coalesce(-keyed.rating, 0), -keyed.review_count,
           private.fold(private.search_key(keyed.name)), keyed.exact, nullif(private.fold(keyed.exact), keyed.exact)
      from (select s.*, private.search_key(s.name) || chr(31) || private.search_key(s.category) || chr(31)
                        || private.search_key(s.location) as exact
              from new_rows as s) as keyed
    on conflict (id) do update
       set category = excluded.category, by_rating = excluded.by_rating, by_reviews = excluded.by_reviews,
           name_key = excluded.name_key, exact = excluded.exact, folded = excluded.folded
     where (known.category, known.by_rating, known.by_reviews, known.exact)
           is distinct from (excluded.category, excluded.by_rating, excluded.by_reviews, excluded.exact);
  end if;
  return null;
end
$$;

revoke execute on function private.search_key(text), private.fold(text), private.grams(text), private.sync_service_search()
  from public, anon, authenticated;
revoke all on private.service_search, private.service_counts from public, anon, authenticated;

create trigger services_inserted after insert on public.services
  referencing new table as new_rows for each statement execute function private.sync_service_search();
create trigger services_updated after update on public.services
  referencing old table as old_rows new table as new_rows for each statement execute function private.sync_service_search();
create trigger services_deleted after delete on public.services
  referencing old table as old_rows for each statement execute function private.sync_service_search();
create trigger services_truncated after truncate on public.services
  for each statement execute function private.sync_service_search();
