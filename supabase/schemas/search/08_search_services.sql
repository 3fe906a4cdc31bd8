-- The directory search. One call answers a page, the counts and the list of categories.

-- Rows of the directory in the order of their ids, with the languages the company serves in, whether it is a sample and,
-- from a place, how far away it is in kilometres.
create function private.service_rows(ids uuid[], lat double precision, lng double precision) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  found jsonb;
begin
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(s) || jsonb_build_object(''languages'', k.languages, ''is_sample'', coalesce(p.is_sample, false))
                               || case when %1$s is null then ''{}'' else jsonb_build_object(''distance_km'', round((%1$s)::numeric, 1)) end
                               order by listed.nth), ''[]'')
       from unnest($1) with ordinality as listed (id, nth)
       join public.services as s on s.id = listed.id
       join private.service_search as k on k.id = listed.id
       left join public.providers as p on p.id = listed.id', coalesce(private.km_from(lat, lng), 'null::numeric'))
    into found using ids;
  return found;
end
$$;

-- What a search of the directory finds: one page of ids (one more where there is a next page), how many there are, exact up to
-- the cap, and how it was read. `parts` is what the text was taken for where no company has it; null where that was not asked.
create function private.find_page(
  q text, cat text, sort text, after jsonb, size integer, filters jsonb, cap integer,
  out ids uuid[], out matched integer, out sought text, out term text, out folded_term text, out order_by text, out sort_columns text, out scope text,
  out filtered text, out place_name text, out lat double precision, out lng double precision, out parts jsonb)
language plpgsql stable set search_path = '' as $$
declare
  longest_field constant integer := 200;
  asked constant record := private.read_filters(coalesce(filters, '{}'));
  passes constant text := coalesce(asked.passes, 'true');
  continued text;
  test text;
  find text;
begin
  sought := btrim(coalesce(q, ''), E' \t\n\r\f\x0b\u00a0\u202f\ufeff');
  term := private.search_key(sought);
  folded_term := btrim(regexp_replace(private.fold(left(term, 1000)), '\s+', ' ', 'g'));
  place_name := asked.place_name;
  lat := asked.lat;
  lng := asked.lng;
  order_by := case when sort in ('rating', 'reviews', 'name') or sort = 'distance' and lat is not null then sort else 'rating' end;
  sort_columns := case order_by
    when 'reviews' then 'by_reviews, name_key, id'
    when 'name' then 'name_key, id'
    else 'by_rating, by_reviews, name_key, id' end;
  continued := private.continues_after(after, order_by);
  scope := case when coalesce(cat, '') = '' then 'true' else format('category = %L', cat) end;
  filtered := concat_ws(' and ', passes, private.within_km(lat, lng, asked.radius));
  test := case when term = '' then 'true' else format('exact like %L', private.like_pattern(term)) end;
  find := case when term = '' then 'true' else private.contains_term('exact', term) end;

  if length(term) > longest_field then
    matched := 0;
  elsif term = '' and filtered = 'true' then
    select coalesce(sum(n), 0) into matched from private.service_counts where scope = 'true' or category = cat;
    execute format('select array_agg(id order by %1$s) from (
                      select * from private.service_search where %2$s and %3$s order by %1$s limit %4$s) as page',
                   sort_columns, scope, coalesce(continued, 'true'), size + 1) into ids;
  else
    loop
      if order_by = 'distance' then
        select found.ids, found.matched into ids, matched
          from private.find_nearest(format('(%s) and %s', find, passes), scope, asked.lat, asked.lng, asked.radius, coalesce(continued, 'true'),
                                    case when continued is null then 0 else (after #>> '{k,0}')::double precision end, size, cap) as found;
      else
        select found.ids, found.matched into ids, matched
          from private.find_services(format('(%s) and %s', test, filtered), format('(%s) and %s', find, filtered),
                                     scope, coalesce(continued, 'true'), sort_columns, size, cap) as found;
      end if;
      exit when matched > 0 or folded_term = '' or parts is not null;
      parts := private.understand(sought);
      select c.test, c.find into test, find from private.understood_condition(parts, folded_term) as c;
      if lat is null then
        select part ->> 'place', (part ->> 'lat')::double precision, (part ->> 'lng')::double precision into place_name, lat, lng
          from jsonb_array_elements(parts) as part where part ->> 'kind' = 'area' limit 1;
      end if;
    end loop;
  end if;
end
$$;

-- q: text to find, as a case-insensitive part of name, category or location. cat: a category, or null for all.
-- sort: rating | reviews | name, or distance where filters name a place; equal ratings by reviews, ties by name, then id. after: the `next` of the
-- page before. page_size: 1 to 100. filters, all of them optional; unknown keys and values are ignored:
--   near a city, a postal code or the first half of one · radius_km 1 to 100, 25 without it · verified true
--   response 1h | 2h | 4h | day, at the latest · language fr | en · min_rating 1 to 5
-- Returns { total, matched, capped, items, next, also, categories, place, filters, understood }. `matched` is exact up to
-- 5,000 and capped there. Where no company has the text literally, the page and `matched` are those of what it means, and
-- `understood` tells what that is, see private.understand; it is null where the literal rule found companies and where nothing
-- was understood. `also`, on the last page of literal matches, holds up to 24 rows that are
-- not counted, each with the reason it is there: accents (matches without its accents), words (has every word, but not in a
-- row), synonym (of a trade that a word means) or spelling. `place` is where distances are measured from: `near`, or a postal
-- code in the text; null without a place that somebody knows. `filters` are the keys above. Whatever is sent, the answer is
-- a page and never an error.
-- Runs as its owner: row security hides statistics from the planner, and everything read here is public.
create function public.search_services(
  q text default '', cat text default null, sort text default 'rating', after jsonb default null,
  page_size integer default 24, filters jsonb default '{}')
returns jsonb language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  cap constant integer := 5000;
  longest_field constant integer := 200;
  most_also constant integer := 24;
  size constant integer := least(greatest(coalesce(page_size, 24), 1), 100);
  found constant record := private.find_page(q, cat, sort, after, size, filters, cap);
  all_of_them constant boolean := found.term = '' and found.filtered = 'true';
  next jsonb;
  also jsonb := '[]';
begin
  if cardinality(found.ids) > size then
    execute format(
      'select jsonb_build_object(''k'', jsonb_build_array(%s), ''id'', id) from private.service_search where id = $1',
      case found.order_by when 'name' then 'name_key' when 'reviews' then 'by_reviews, name_key'
        when 'distance' then private.km_from(found.lat, found.lng) || ', name_key' else 'by_rating, by_reviews, name_key' end)
      into next using found.ids[size];
  elsif found.parts is null and found.folded_term <> '' and length(found.term) <= longest_field then
    also := private.forgiving_matches(found.term, found.folded_term, private.understand(found.sought), found.scope, found.filtered,
                                      found.sort_columns, most_also, found.lat, found.lng);
  end if;

  return jsonb_build_object(
    'total', (select coalesce(sum(n), 0) from private.service_counts),
    -- Without a term or filter the counters know the number; only counting matches stops at the cap.
    'matched', case when all_of_them then found.matched else least(found.matched, cap) end,
    'capped', not all_of_them and found.matched > cap,
    'items', private.service_rows(found.ids[1:size], found.lat, found.lng),
    'next', next,
    'also', also,
    'categories', (select coalesce(jsonb_agg(category order by lower(category) collate "C", category collate "C"), '[]')
                     from private.service_counts),
    'place', found.place_name,
    'filters', jsonb_build_array('near', 'radius_km', 'verified', 'response', 'language', 'min_rating'),
    'understood', nullif(private.told_parts(found.parts), '[]'));
end
$$;

revoke execute on function private.service_rows(uuid[], double precision, double precision),
  private.find_page(text, text, text, jsonb, integer, jsonb, integer) from public, anon, authenticated;
revoke execute on function public.search_services(text, text, text, jsonb, integer, jsonb) from public, anon, authenticated;
grant execute on function public.search_services(text, text, text, jsonb, integer, jsonb) to anon, authenticated, service_role;
