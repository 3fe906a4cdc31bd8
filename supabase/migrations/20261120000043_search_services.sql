-- The directory search with filters, distances and forgiving matches. The signature and the earlier keys stay.

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

-- Conditions for rows in which every word of a folded term is met somehow, each wider than the one before: 1 the words
-- themselves, wherever they stand; 2 or the trade that a word means; 3 or, for a word that no company uses, the ones
-- spelled most like it. null where a condition is no wider. `tests` are cheap for a row, `finds` can use an index.
create function private.match_words(folded_term text, out tests text[], out finds text[])
language plpgsql stable set search_path = '' as $$
declare
  -- Little words between the others, which like single letters stand in every other name.
  fillers constant text[] := '{and,at,au,aux,dans,de,des,du,en,et,for,in,la,le,les,me,moi,near,of,ou,par,pour,pres,sur,the,to,un,une}';
  words constant text[] := (array_remove(regexp_split_to_array(folded_term, '[^[:alnum:]]+'), ''))[1:8];
  place integer := 1;
  used integer;
  phrase text;
  trades text[];
  test text;
  find text;
  related text;
  alike text;
  only_unit text;
  units integer := 0;
  widens boolean[] := '{f,f,f}';
begin
  while place <= cardinality(words) loop
    for size in reverse least(4, cardinality(words) - place + 1) .. 1 loop
      used := size;
      phrase := array_to_string(words[place:place + size - 1], ' ');
      trades := array(select distinct trade from private.search_synonyms
                       where term in (phrase, regexp_replace(phrase, '[sx]$', '')) order by trade);
      exit when trades <> '{}';
    end loop;
    place := place + used;
    continue when trades = '{}' and (length(phrase) = 1 or phrase = any (fillers));
    units := units + 1;
    only_unit := phrase;

    test := format('exact like %1$L or folded like %1$L', private.like_pattern(phrase));
    find := private.contains_term('exact', phrase) || ' or ' || private.contains_term('folded', phrase);
    tests[1] := concat_ws(' and ', tests[1], '(' || test || ')');
    finds[1] := concat_ws(' and ', finds[1], '(' || find || ')');

    related := case when trades <> '{}' then format(' or category = any (%L)', trades) else '' end;
    widens[2] := widens[2] or related <> '';
    tests[2] := concat_ws(' and ', tests[2], '(' || test || related || ')');
    finds[2] := concat_ws(' and ', finds[2], '(' || find || related || ')');

    alike := '';
    if related = '' and length(phrase) >= 4
       and not exists (select from private.search_words where word like private.like_pattern(phrase)) then
      alike := private.spelled_like(phrase);
      widens[3] := widens[3] or alike <> '';
    end if;
    tests[3] := concat_ws(' and ', tests[3], '(' || test || related || alike || ')');
    finds[3] := concat_ws(' and ', finds[3], '(' || find || related || alike || ')');
  end loop;

  -- One word alone is what the search without accents has looked for already.
  widens[1] := units > 1 or only_unit <> folded_term;
  for level in 1 .. 3 loop
    if not widens[level] then
      tests[level] := null;
      finds[level] := null;
    end if;
  end loop;
end
$$;

-- Conditions, each after an "or", for the words and trades that are written most like this one; '' when nothing is.
create function private.spelled_like(misspelt text) returns text
language sql stable set search_path = '' as $$
  with near as (
    select word, null as trade, extensions.similarity(word, misspelt) as likeness
      from private.search_words where word operator(extensions.%) misspelt
    union all
    select null, trade, extensions.similarity(term, misspelt) from private.search_synonyms where term operator(extensions.%) misspelt
  ), nearest as (
    select * from near where likeness >= 0.75 * (select max(likeness) from near) order by likeness desc, word, trade limit 4
  )
  select coalesce(string_agg(distinct
           case when trade is null then format(' or exact like %1$L or folded like %1$L', private.like_pattern(word))
                else format(' or category = %L', trade) end, ''), '')
    from nearest
$$;

drop function private.service_rows(uuid[]);

-- Rows of the directory in the order of their ids, with the languages the company serves in and, from a place, how far
-- away it is in kilometres.
create function private.service_rows(ids uuid[], lat double precision, lng double precision) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  found jsonb;
begin
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(s) || jsonb_build_object(''languages'', k.languages)
                               || case when %1$s is null then ''{}'' else jsonb_build_object(''distance_km'', round((%1$s)::numeric, 1)) end
                               order by listed.nth), ''[]'')
       from unnest($1) with ordinality as listed (id, nth)
       join public.services as s on s.id = listed.id
       join private.service_search as k on k.id = listed.id', coalesce(private.km_from(lat, lng), 'null::numeric'))
    into found using ids;
  return found;
end
$$;

-- Rows that match a term only when something is forgiven, at most so many, each with its reason. Milder reasons come
-- first, and a row stands under the mildest. Nobody is told how many there are, so nothing is gathered to be counted: the
-- cap is 0.
create function private.forgiving_matches(
  term text, folded_term text, scope text, filtered text, sort_columns text, most integer, lat double precision, lng double precision)
returns jsonb language plpgsql stable set search_path = '' as $$
declare
  reasons constant text[] := '{accents,words,synonym,spelling}';
  literal constant text := format('exact like %L', private.like_pattern(term));
  words constant record := private.match_words(folded_term);
  -- What has no accent itself cannot match a name without accents better than the literal search did.
  plain constant boolean := folded_term = term;
  tests constant text[] := concat_ws(' or ', format('folded like %L', private.like_pattern(folded_term)),
                                     case when not plain then format('exact like %L', private.like_pattern(folded_term)) end) || words.tests;
  finds constant text[] := concat_ws(' or ', private.contains_term('folded', folded_term),
                                     case when not plain then private.contains_term('exact', folded_term) end) || words.finds;
  known text := 'not ' || literal;
  ids uuid[];
  found jsonb := '[]';
begin
  for level in 1 .. 4 loop
    continue when tests[level] is null;
    exit when jsonb_array_length(found) >= most;
    select page.ids into ids
      from private.find_services(format('(%s) and %s and %s', tests[level], known, filtered), format('(%s) and %s and %s', finds[level], known, filtered),
                                 scope, 'true', sort_columns, most, 0) as page;
    found := found || (
      select coalesce(jsonb_agg(entry || jsonb_build_object('reason', reasons[level])), '[]')
        from jsonb_array_elements(private.service_rows(ids[1:most - jsonb_array_length(found)], lat, lng)) as entry);
    -- Not "not": where a company has no accents, the comparison knows nothing.
    known := concat_ws(' and ', known, format('(%s) is not true', tests[level]));
  end loop;
  return found;
end
$$;

-- q: text to find, as a case-insensitive part of name, category or location. cat: a category, or null for all.
-- sort: rating | reviews | name, or distance where filters name a place; ties by name, then id. after: the `next` of the
-- page before. page_size: 1 to 100. filters, all of them optional; unknown keys and values are ignored:
--   near a city, a postal code or the first half of one · radius_km 1 to 100, 25 without it · verified true
--   response 1h | 2h | 4h | day, at the latest · language fr | en · min_rating 1 to 5
-- Returns { total, matched, capped, items, next, also, categories, place, filters }. `matched` is exact up to 5,000 and
-- capped there. `also`, on the last page, holds up to 24 rows that are not counted, each with the reason it is there:
-- accents (matches without its accents), words (has every word, but not in a row), synonym (of a trade that a word means)
-- or spelling. `place` is the city that distances are measured from, null without `near` or when nobody knows it;
-- `filters` are the keys above. Whatever is sent, the answer is a page and never an error.
-- Runs as its owner: row security hides statistics from the planner, and everything read here is public.
create or replace function public.search_services(
  q text default '', cat text default null, sort text default 'rating', after jsonb default null,
  page_size integer default 24, filters jsonb default '{}')
returns jsonb language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  cap constant integer := 5000;
  longest_field constant integer := 200;
  most_also constant integer := 24;
  size constant integer := least(greatest(coalesce(page_size, 24), 1), 100);
  term constant text := private.search_key(btrim(coalesce(q, ''), E' \t\n\r\f\x0b\u00a0\u202f\ufeff'));
  folded_term constant text := btrim(regexp_replace(private.fold(left(term, 1000)), '\s+', ' ', 'g'));
  asked constant record := private.read_filters(coalesce(filters, '{}'));
  order_by constant text := case when sort in ('rating', 'reviews', 'name') or sort = 'distance' and asked.lat is not null
                                 then sort else 'rating' end;
  sort_columns constant text := case order_by
    when 'reviews' then 'by_reviews, name_key, id'
    when 'name' then 'name_key, id'
    else 'by_rating, name_key, id' end;
  continued constant text := private.continues_after(after, order_by);
  scope constant text := case when coalesce(cat, '') = '' then 'true' else format('category = %L', cat) end;
  passes constant text := coalesce(asked.passes, 'true');
  filtered constant text := concat_ws(' and ', passes, private.within_km(asked.lat, asked.lng, asked.radius));
  contains constant text := format('exact like %L', private.like_pattern(term));
  ids uuid[];
  matched integer;
  total bigint;
  next jsonb;
  also jsonb := '[]';
begin
  select coalesce(sum(n), 0) into total from private.service_counts;

  if length(term) > longest_field then
    matched := 0;
  elsif order_by = 'distance' then
    select found.ids, found.matched into ids, matched
      from private.find_nearest(case when term = '' then passes else private.contains_term('exact', term) || ' and ' || passes end,
                                scope, asked.lat, asked.lng, asked.radius, coalesce(continued, 'true'),
                                case when continued is null then 0 else (after #>> '{k,0}')::double precision end, size, cap) as found;
  elsif term = '' and filtered = 'true' then
    select coalesce(sum(n), 0) into matched from private.service_counts where scope = 'true' or category = cat;
    execute format('select array_agg(id order by %1$s) from (
                      select * from private.service_search where %2$s and %3$s order by %1$s limit %4$s) as page',
                   sort_columns, scope, coalesce(continued, 'true'), size + 1) into ids;
  elsif term = '' then
    select found.ids, found.matched into ids, matched
      from private.find_services(filtered, filtered, scope, coalesce(continued, 'true'), sort_columns, size, cap) as found;
  else
    select found.ids, found.matched into ids, matched
      from private.find_services(contains || ' and ' || filtered, private.contains_term('exact', term) || ' and ' || filtered,
                                 scope, coalesce(continued, 'true'), sort_columns, size, cap) as found;
  end if;

  if cardinality(ids) > size then
    execute format(
      'select jsonb_build_object(''k'', jsonb_build_array(%s), ''id'', id) from private.service_search where id = $1',
      case order_by when 'name' then 'name_key' when 'reviews' then 'by_reviews, name_key'
                    when 'distance' then private.km_from(asked.lat, asked.lng) || ', name_key' else 'by_rating, name_key' end)
      into next using ids[size];
  elsif folded_term <> '' and length(term) <= longest_field then
    also := private.forgiving_matches(term, folded_term, scope, filtered, sort_columns, most_also, asked.lat, asked.lng);
  end if;

  return jsonb_build_object(
    'total', total,
    -- Without a term or filter the counters know the number; only counting matches stops at the cap.
    'matched', case when term = '' and filtered = 'true' then matched else least(matched, cap) end,
    'capped', not (term = '' and filtered = 'true') and matched > cap,
    'items', private.service_rows(ids[1:size], asked.lat, asked.lng),
    'next', next,
    'also', also,
    'categories', (select coalesce(jsonb_agg(category order by lower(category) collate "C", category collate "C"), '[]')
                     from private.service_counts),
    'place', asked.place_name,
    'filters', jsonb_build_array('near', 'radius_km', 'verified', 'response', 'language', 'min_rating'));
end
$$;

revoke execute on function private.km_from(double precision, double precision),
  private.within_km(double precision, double precision, double precision), private.read_filters(jsonb),
  private.find_nearest(text, text, double precision, double precision, double precision, text, double precision, integer, integer),
  private.match_words(text), private.spelled_like(text), private.service_rows(uuid[], double precision, double precision),
  private.forgiving_matches(text, text, text, text, text, integer, double precision, double precision)
  from public, anon, authenticated;
