-- What the directory search reads instead of public.services, kept by triggers: search keys, sort copies, counters, and what
-- the filters ask: position, languages, and small facets in one number.

-- 0 within an hour, 1 two hours, 2 four hours, 3 a day, 4 later, 5 unknown.
create function private.response_class(response_time text) returns integer
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  said constant text[] := regexp_match(lower(response_time), '^within (\d{1,3}) (minute|hour|day)s?$');
  hours constant numeric := case
    when lower(response_time) = 'same day' then 24
    else said[1]::numeric * case said[2] when 'day' then 24 when 'minute' then 1.0 / 60 else 1 end end;
begin
  return case when hours is null then 5 when hours <= 1 then 0 when hours <= 2 then 1 when hours <= 4 then 2
              when hours <= 24 then 3 else 4 end;
end
$$;

-- 1 verified + 2 serves in French + 4 serves in English + 8 times the response class: 48 numbers, so that an index finds
-- any combination.
create function private.service_facets(verified boolean, languages text[], response_time text) returns smallint
language sql immutable parallel safe set search_path = '' as $$
  select (verified::integer + 2 * ('fr' = any (languages))::integer + 4 * ('en' = any (languages))::integer
          + 8 * private.response_class(response_time))::smallint
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
  folded text collate "C",
  -- (longitude, latitude); null for a company without a known position, which no search by distance finds.
  place point,
  languages text[] not null default '{}',
  facets smallint not null default 40
);
call private.classify('private.service_search', 'technical');
create index service_search_rating_idx on private.service_search (by_rating, by_reviews, name_key, id);
create index service_search_reviews_idx on private.service_search (by_reviews, name_key, id);
create index service_search_name_idx on private.service_search (name_key, id);
create index service_search_category_rating_idx on private.service_search (category, by_rating, by_reviews, name_key, id);
create index service_search_category_reviews_idx on private.service_search (category, by_reviews, name_key, id);
create index service_search_category_name_idx on private.service_search (category, name_key, id);
create index service_search_trigram_idx on private.service_search
  using gin (exact extensions.gin_trgm_ops, folded extensions.gin_trgm_ops);
create index service_search_gram_idx on private.service_search
  using gin (private.grams(exact), private.grams(folded));
-- A trade in a city is what most people look for.
create index service_search_city_idx on private.service_search (split_part(exact, chr(31), 3), category);
-- Filters are counted from these alone, without visiting the table.
create index service_search_facets_idx on private.service_search (facets, by_rating);
create index service_search_category_facets_idx on private.service_search (category, facets, by_rating);
create index service_search_place_idx on private.service_search using gist (place) include (category, facets, by_rating);

-- Rows per category: totals and the list of categories without counting the table.
create table private.service_counts (
  category text primary key,
  n bigint not null
);
call private.classify('private.service_counts', 'technical');

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
    insert into private.service_search as known
      (id, category, by_rating, by_reviews, name_key, exact, folded, place, languages, facets)
    select keyed.id, keyed.category, coalesce(-keyed.rating, 0), -keyed.review_count,
           private.fold(private.search_key(keyed.name)), keyed.exact, nullif(private.fold(keyed.exact), keyed.exact),
           point(p.lng, p.lat), coalesce(p.languages, '{}'),
           private.service_facets(keyed.verified, coalesce(p.languages, '{}'), keyed.response_time)
      from (select s.*, private.search_key(s.name) || chr(31) || private.search_key(s.category) || chr(31)
                        || private.search_key(s.location) as exact
              from new_rows as s) as keyed
      left join public.providers as p on p.id = keyed.id
    on conflict (id) do update
       set category = excluded.category, by_rating = excluded.by_rating, by_reviews = excluded.by_reviews,
           name_key = excluded.name_key, exact = excluded.exact, folded = excluded.folded, facets = excluded.facets
     where (known.category, known.by_rating, known.by_reviews, known.exact, known.facets)
           is distinct from (excluded.category, excluded.by_rating, excluded.by_reviews, excluded.exact, excluded.facets);
  end if;
  return null;
end
$$;

create trigger services_inserted after insert on public.services
  referencing new table as new_rows for each statement execute function private.sync_service_search();
create trigger services_updated after update on public.services
  referencing old table as old_rows new table as new_rows for each statement execute function private.sync_service_search();
create trigger services_deleted after delete on public.services
  referencing old table as old_rows for each statement execute function private.sync_service_search();
create trigger services_truncated after truncate on public.services
  for each statement execute function private.sync_service_search();

-- Position and languages are the provider's; the row of services may come before or after it.
create function private.sync_service_places() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.service_search as known
     set place = point(p.lng, p.lat), languages = coalesce(p.languages, '{}'),
         facets = private.service_facets(s.verified, coalesce(p.languages, '{}'), s.response_time)
    from new_rows as p join public.services as s on s.id = p.id
   where known.id = p.id
     and (known.place[0], known.place[1], known.languages) is distinct from (p.lng, p.lat, coalesce(p.languages, '{}'));
  return null;
end
$$;
create trigger search_place_inserted after insert on public.providers
  referencing new table as new_rows for each statement execute function private.sync_service_places();
create trigger search_place_updated after update on public.providers
  referencing new table as new_rows for each statement execute function private.sync_service_places();

alter table private.service_search enable row level security;
alter table private.service_counts enable row level security;
revoke all on private.service_search, private.service_counts from public, anon, authenticated;
revoke execute on function private.response_class(text), private.service_facets(boolean, text[], text),
  private.sync_service_search(), private.sync_service_places() from public, anon, authenticated;
