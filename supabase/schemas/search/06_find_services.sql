-- Finding the ids of one page of the directory, in any of its orders.

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
-- A position holds the sort key, by rating also the number of reviews, the name key and the id of the last row shown.
create function private.continues_after(after jsonb, sort text) returns text
language plpgsql stable strict set search_path = '' as $$
declare
  sort_key constant text := after #>> '{k,0}';
  second_key constant text := after #>> '{k,1}';
  name_key constant text := case when sort = 'name' then sort_key when sort in ('reviews', 'distance') then second_key else after #>> '{k,2}' end;
  row_id uuid;
begin
  row_id := after ->> 'id';
  if sort_key is null or name_key is null or row_id is null or (second_key is null and sort <> 'name') then
    return null;
  end if;
  return case sort
    when 'name' then format('(name_key, id) > (%L, %L::uuid)', name_key, row_id)
    when 'reviews' then format('(by_reviews, name_key, id) > (%L::bigint, %L, %L::uuid)', sort_key::bigint, name_key, row_id)
    when 'distance' then format('(km, name_key, id) > (%L::double precision, %L, %L::uuid)', sort_key::double precision, name_key, row_id)
    else format('(by_rating, by_reviews, name_key, id) > (%L::double precision, %L::bigint, %L, %L::uuid)',
                sort_key::double precision, second_key::bigint, name_key, row_id) end;
exception when others then
  return null;
end
$$;

-- Ids of one page (one more than page_size when there is a next one) and the number of matches, exact up to the cap.
-- `test` and `find` select the same rows; `test` is cheap per row, `find` can use an index. Common terms are found by
-- walking the sort order, rare ones by gathering them through the index: either alone takes seconds on a million rows.
-- A cap of 0 says that nobody is told the number: then nothing is counted, and nothing gathered twice.
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
    if cap > 0 then
      execute format('select count(*) from (select from private.service_search where %s and %s limit %s) as counted', find, scope, cap + 1)
        into matched;
    end if;
    return;
  end if;

  if cap > 0 then
    execute format(
      'with found as materialized (select id, by_rating, by_reviews, name_key from private.service_search where %1$s and %2$s limit %3$s)
       select (select count(*) from found),
              (select array_agg(id order by %4$s) from (select * from found where %5$s order by %4$s limit %6$s) as page)',
      find, scope, cap + 1, sort_columns, continued, page_size + 1) into matched, ids;
    if matched <= cap then
      return;
    end if;
  end if;
  execute format(
    'select array_agg(id order by %1$s) from (
       select * from (select * from private.service_search where %2$s and %3$s and %4$s offset 0) as found
        order by %1$s limit %5$s) as page', sort_columns, find, scope, continued, page_size + 1) into ids;
end
$$;

-- Like find_services, the nearest first; `passed` kilometres are behind the page. Where many match, circles around the
-- place are searched, each twice as wide, until one holds the page: sorting everything takes as long as the city is big.
create function private.find_nearest(
  find text, scope text, lat double precision, lng double precision, radius double precision, continued text,
  passed double precision, page_size integer, cap integer, out ids uuid[], out matched integer)
language plpgsql stable set search_path = '' as $$
declare
  reach double precision := radius;
begin
  execute format('select count(*) from (select from private.service_search where %s and %s and %s limit %s) as counted',
                 find, scope, private.within_km(lat, lng, radius), cap + 1) into matched;
  if matched > cap then
    reach := least(greatest(0.5, passed * 1.25), radius);
  end if;
  loop
    execute format(
      'select array_agg(id order by km, name_key, id) from (
         select * from (select id, name_key, %1$s as km from private.service_search where %2$s and %3$s and %4$s offset 0) as found
          where %5$s order by km, name_key, id limit %6$s) as page',
      private.km_from(lat, lng), private.within_km(lat, lng, reach), find, scope, continued, page_size + 1) into ids;
    exit when cardinality(ids) > page_size or reach >= radius;
    reach := least(reach * 2, radius);
  end loop;
end
$$;

revoke execute on function private.like_pattern(text), private.contains_term(text, text),
  private.continues_after(jsonb, text), private.find_services(text, text, text, text, text, integer, integer),
  private.find_nearest(text, text, double precision, double precision, double precision, text, double precision, integer, integer)
  from public, anon, authenticated;
