-- The directory search. One call answers a page, the counts and the list of categories.

create function private.like_pattern(term text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select '%' || replace(replace(replace(term, '\', '\\'), '%', '\%'), '_', '\_') || '%'
$$;

-- An indexable condition for "this key contains the term". Trigrams need three characters.
create function private.contains_term(key_column text, term text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select case when length(term) >= 3 then format('%I like %L', key_column, private.like_pattern(term))
              else format('private.grams(%I) @> array[%L]', key_column, term) end
$$;

-- The condition that continues after a page; null for the first page and for anything that is not a position of ours.
-- A position holds the sort key, the name key and the id of the last row shown.
create function private.continues_after(after jsonb, sort text) returns text
language plpgsql stable strict set search_path = '' as $$
declare
  sort_key constant text := after #>> '{k,0}';
  name_key constant text := after #>> case sort when 'name' then '{k,0}' else '{k,1}' end::text[];
  row_id uuid;
begin
  row_id := after ->> 'id';
  if sort_key is null or name_key is null or row_id is null then
    return null;
  end if;
  return case sort
    when 'name' then format('(name_key, id) > (%L, %L::uuid)', name_key, row_id)
    when 'reviews' then format('(by_reviews, name_key, id) > (%L::bigint, %L, %L::uuid)', sort_key::bigint, name_key, row_id)
    else format('(by_rating, name_key, id) > (%L::double precision, %L, %L::uuid)', sort_key::double precision, name_key, row_id) end;
exception when others then
  return null;
end
$$;

-- Ids of one page (one more than page_size when there is a next one) and the number of matches, exact up to the cap.
-- `test` and `find` select the same rows; `test` is cheap per row, `find` can use an index. Common terms are found by
-- walking the sort order, rare ones by gathering them through the index: either alone takes seconds on a million rows.
create function private.find_services(
  test text, find text, scope text, continued text, sort_columns text, page_size integer, cap integer,
  out ids uuid[], out matched integer)
language plpgsql stable set search_path = '' as $$
declare
  walk constant text := format(
    'select array_agg(id order by %1$s) from (
       select * from (select * from private.service_search where %2$s and %3$s order by %1$s limit $1) as walked
        where %4$s order by %1$s limit %5$s) as page', sort_columns, scope, continued, test, page_size + 1);
  common boolean;
begin
  execute walk into ids using 3000;
  if coalesce(cardinality(ids), 0) <= page_size then
    execute format('select count(*) >= 25 from (select * from private.service_search where %s limit 5000) as sample where %s', scope, test)
      into common;
    if common then
      execute walk into ids using 50000;
    end if;
  end if;

  if cardinality(ids) > page_size then
    execute format('select count(*) from (select from private.service_search where %s and %s limit %s) as counted', find, scope, cap + 1)
      into matched;
    return;
  end if;

  execute format(
    'with found as materialized (select id, by_rating, by_reviews, name_key from private.service_search where %1$s and %2$s limit %3$s)
     select (select count(*) from found),
            (select array_agg(id order by %4$s) from (select * from found where %5$s order by %4$s limit %6$s) as page)',
    find, scope, cap + 1, sort_columns, continued, page_size + 1) into matched, ids;
  if matched > cap then
    execute format(
      'select array_agg(id order by %1$s) from (
         select * from (select * from private.service_search where %2$s and %3$s and %4$s offset 0) as found
          order by %1$s limit %5$s) as page', sort_columns, find, scope, continued, page_size + 1) into ids;
  end if;
end
$$;

create function private.service_rows(ids uuid[]) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(s) order by listed.place), '[]')
    from unnest(ids) with ordinality as listed (id, place)
    join public.services as s on s.id = listed.id
$$;

-- q: text to find, as a case-insensitive part of name, category or location. cat: a category, or null for all.
-- sort: rating | reviews | name; ties by name, then id. after: the `next` of the page before. page_size: 1 to 100.
-- filters: reserved for later features; unknown keys are ignored.
-- Returns { total, matched, capped, items, next, also, categories }: `matched` is exact up to 5,000 and capped there;
-- `also`, on a first page with room left, holds up to 24 rows that match only when accents are ignored and that are not
-- counted. Whatever is sent, the answer is a page and never an error.
-- Runs as its owner: row security hides statistics from the planner, and everything read here is public.
create function public.search_services(
  q text default '', cat text default null, sort text default 'rating', after jsonb default null,
  page_size integer default 24, filters jsonb default '{}')
returns jsonb language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  cap constant integer := 5000;
  longest_field constant integer := 200;
  size constant integer := least(greatest(coalesce(page_size, 24), 1), 100);
  term constant text := private.search_key(btrim(coalesce(q, ''), E' \t\n\r\f\x0b\u00a0\u202f\ufeff'));
  folded_term constant text := btrim(regexp_replace(private.fold(left(term, 1000)), '\s+', ' ', 'g'));
  order_by constant text := case when sort in ('rating', 'reviews', 'name') then sort else 'rating' end;
  sort_columns constant text := case order_by
    when 'reviews' then 'by_reviews, name_key, id'
    when 'name' then 'name_key, id'
    else 'by_rating, name_key, id' end;
  continued constant text := private.continues_after(after, order_by);
  scope constant text := case when coalesce(cat, '') = '' then 'true' else format('category = %L', cat) end;
  contains constant text := format('exact like %L', private.like_pattern(term));
  contains_folded text;
  found_folded text;
  ids uuid[];
  also_ids uuid[];
  matched integer;
  total bigint;
  next jsonb;
begin
  select coalesce(sum(n), 0) into total from private.service_counts;

  if length(term) > longest_field then
    matched := 0;
  elsif term = '' then
    select coalesce(sum(n), 0) into matched from private.service_counts where scope = 'true' or category = cat;
    execute format('select array_agg(id order by %1$s) from (
                      select * from private.service_search where %2$s and %3$s order by %1$s limit %4$s) as page',
                   sort_columns, scope, coalesce(continued, 'true'), size + 1) into ids;
  else
    select found.ids, found.matched into ids, matched
      from private.find_services(contains, private.contains_term('exact', term), scope, coalesce(continued, 'true'),
                                 sort_columns, size, cap) as found;
    if continued is null and coalesce(cardinality(ids), 0) < size and folded_term <> '' then
      contains_folded := format('folded like %L', private.like_pattern(folded_term));
      found_folded := private.contains_term('folded', folded_term);
      if folded_term <> term then
        contains_folded := format('(%s or exact like %L)', contains_folded, private.like_pattern(folded_term));
        found_folded := format('(%s or %s)', found_folded, private.contains_term('exact', folded_term));
      end if;
      -- Nobody is told how many these are, so nothing is gathered only to be counted: the cap is 0.
      select found.ids[1:24] into also_ids
        from private.find_services(format('%s and not %s', contains_folded, contains),
                                   format('%s and not %s', found_folded, contains), scope, 'true', sort_columns, 24, 0) as found;
    end if;
  end if;

  if cardinality(ids) > size then
    select jsonb_build_object(
             'k', case order_by when 'name' then jsonb_build_array(s.name_key)
                                when 'reviews' then jsonb_build_array(s.by_reviews, s.name_key)
                                else jsonb_build_array(s.by_rating, s.name_key) end,
             'id', s.id)
      into next from private.service_search as s where s.id = ids[size];
  end if;
  return jsonb_build_object(
    'total', total,
    -- Without a term the counters know the number; only counting matches stops at the cap.
    'matched', case when term = '' then matched else least(matched, cap) end,
    'capped', term <> '' and matched > cap,
    'items', private.service_rows(ids[1:size]),
    'next', next,
    'also', private.service_rows(also_ids),
    'categories', (select coalesce(jsonb_agg(category order by lower(category) collate "C", category collate "C"), '[]')
                     from private.service_counts));
end
$$;

revoke execute on function private.like_pattern(text), private.contains_term(text, text),
  private.continues_after(jsonb, text), private.find_services(text, text, text, text, text, integer, integer),
  private.service_rows(uuid[]) from public, anon, authenticated;
revoke execute on function public.search_services(text, text, text, jsonb, integer, jsonb) from public, anon, authenticated;
grant execute on function public.search_services(text, text, text, jsonb, integer, jsonb) to anon, authenticated, service_role;
