-- What the directory search needs for filters and distances.

-- Kilometres from a point to `place`, as an expression: the haversine formula on a sphere with a radius of 6,371 km.
-- Text and not a function, because a function that sets its search path is never inlined and costs ten times as much.
create function private.km_from(lat double precision, lng double precision) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select format('(12742 * asin(least(1, sqrt(power(sin(radians(place[1] - %1$s) / 2), 2)
                   + cos(radians(%1$s)) * cos(radians(place[1])) * power(sin(radians(place[0] - %2$s) / 2), 2)))))', lat, lng)
$$;

-- An indexable condition for "within this radius". A degree of latitude is 111.19 km; the box is a little wider than that,
-- so that it never cuts the circle.
create function private.within_km(lat double precision, lng double precision, radius double precision) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select format('place <@ box(point(%s, %s), point(%s, %s)) and %s <= %s', lng - east, lat - north, lng + east, lat + north,
                private.km_from(lat, lng), radius)
    from (select radius / 111.0 as north, radius / 111.0 / cos(radians(lat + radius / 111.0)) as east) as reach
$$;

-- What somebody filters by; whatever is unknown counts as absent. `passes` is a condition for everything but the place.
create function private.read_filters(
  filters jsonb,
  out passes text, out place_name text, out lat double precision, out lng double precision, out radius integer)
language plpgsql stable set search_path = '' as $$
declare
  verified constant boolean := coalesce(filters ->> 'verified' = 'true', false);
  slowest constant integer := array_position(array['1h', '2h', '4h', 'day'], filters ->> 'response') - 1;
  language constant integer := case filters ->> 'language' when 'fr' then 2 when 'en' then 4 end;
begin
  if verified or slowest is not null or language is not null then
    select format('facets = any (%L::smallint[])', array_agg(facet)) into passes
      from generate_series(0, 47) as facet
     where (not verified or facet & 1 > 0) and (slowest is null or facet >> 3 <= slowest)
       and (language is null or facet & language > 0);
  end if;
  if filters ->> 'min_rating' ~ '^([1-4](\.\d{1,3})?|5)$' then
    passes := concat_ws(' and ', passes, format('by_rating <= -%s', filters ->> 'min_rating'));
  end if;
  if filters ->> 'near' <> '' then
    select found.name, found.lat, found.lng into place_name, lat, lng from private.find_place(filters ->> 'near') as found;
    radius := case when filters ->> 'radius_km' ~ '^\d{1,3}$' then least(greatest((filters ->> 'radius_km')::integer, 1), 100) else 25 end;
  end if;
end
$$;

create or replace function private.continues_after(after jsonb, sort text) returns text
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
    when 'distance' then format('(km, name_key, id) > (%L::double precision, %L, %L::uuid)', sort_key::double precision, name_key, row_id)
    else format('(by_rating, name_key, id) > (%L::double precision, %L, %L::uuid)', sort_key::double precision, name_key, row_id) end;
exception when others then
  return null;
end
$$;

-- As before, except that a cap of 0 says that nobody is told the number: then nothing is counted, and nothing gathered twice.
create or replace function private.find_services(
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

revoke execute on function private.km_from(double precision, double precision),
  private.within_km(double precision, double precision, double precision), private.read_filters(jsonb),
  private.find_nearest(text, text, double precision, double precision, double precision, text, double precision, integer, integer)
  from public, anon, authenticated;
