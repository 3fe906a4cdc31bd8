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

revoke execute on function private.km_from(double precision, double precision),
  private.within_km(double precision, double precision, double precision), private.read_filters(jsonb)
  from public, anon, authenticated;
