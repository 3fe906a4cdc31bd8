-- Equal ratings stand by how many gave them, then by name: in the plain read of the directory as in its search.

drop index public.services_rating_idx;
create index services_rating_idx on public.services (rating desc nulls last, review_count desc, name, id);
drop index private.service_search_rating_idx;
create index service_search_rating_idx on private.service_search (by_rating, by_reviews, name_key, id);
drop index private.service_search_category_rating_idx;
create index service_search_category_rating_idx on private.service_search (category, by_rating, by_reviews, name_key, id);

create or replace function private.continues_after(after jsonb, sort text) returns text
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

create or replace function public.search_services(
  q text default '', cat text default null, sort text default 'rating', after jsonb default null,
  page_size integer default 24, filters jsonb default '{}')
returns jsonb language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  cap constant integer := 5000;
  longest_field constant integer := 200;
  most_also constant integer := 24;
  size constant integer := least(greatest(coalesce(page_size, 24), 1), 100);
  sought constant text := btrim(coalesce(q, ''), E' \t\n\r\f\x0b\u00a0\u202f\ufeff');
  term constant text := private.search_key(sought);
  folded_term constant text := btrim(regexp_replace(private.fold(left(term, 1000)), '\s+', ' ', 'g'));
  asked record := private.read_filters(coalesce(filters, '{}'));
  order_by constant text := case when sort in ('rating', 'reviews', 'name') or sort = 'distance' and asked.lat is not null
                                 then sort else 'rating' end;
  sort_columns constant text := case order_by
    when 'reviews' then 'by_reviews, name_key, id'
    when 'name' then 'name_key, id'
    else 'by_rating, by_reviews, name_key, id' end;
  continued constant text := private.continues_after(after, order_by);
  scope constant text := case when coalesce(cat, '') = '' then 'true' else format('category = %L', cat) end;
  passes constant text := coalesce(asked.passes, 'true');
  filtered constant text := concat_ws(' and ', passes, private.within_km(asked.lat, asked.lng, asked.radius));
  test text := case when term = '' then 'true' else format('exact like %L', private.like_pattern(term)) end;
  find text := case when term = '' then 'true' else private.contains_term('exact', term) end;
  parts jsonb;
  ids uuid[];
  matched integer;
  total bigint;
  next jsonb;
  also jsonb := '[]';
begin
  select coalesce(sum(n), 0) into total from private.service_counts;

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
      if asked.lat is null then
        select part ->> 'place', (part ->> 'lat')::double precision, (part ->> 'lng')::double precision
          into asked.place_name, asked.lat, asked.lng
          from jsonb_array_elements(parts) as part where part ->> 'kind' = 'area' limit 1;
      end if;
    end loop;
  end if;

  if cardinality(ids) > size then
    execute format(
      'select jsonb_build_object(''k'', jsonb_build_array(%s), ''id'', id) from private.service_search where id = $1',
      case order_by when 'name' then 'name_key' when 'reviews' then 'by_reviews, name_key'
                    when 'distance' then private.km_from(asked.lat, asked.lng) || ', name_key' else 'by_rating, by_reviews, name_key' end)
      into next using ids[size];
  elsif parts is null and folded_term <> '' and length(term) <= longest_field then
    also := private.forgiving_matches(term, folded_term, private.understand(sought), scope, filtered, sort_columns, most_also, asked.lat, asked.lng);
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
    'filters', jsonb_build_array('near', 'radius_km', 'verified', 'response', 'language', 'min_rating'),
    'understood', nullif(private.told_parts(parts), '[]'));
end
$$;

create or replace function public.suggest_services(q text default '', locale text default 'en')
returns jsonb language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  most constant integer := 8;
  term constant text := private.search_key(btrim(coalesce(q, ''), E' \t\n\r\f\x0b\u00a0\u202f\ufeff'));
  typed constant text := btrim(regexp_replace(private.fold(left(term, 200)), '\s+', ' ', 'g'));
  starts constant text := ltrim(private.like_pattern(typed), '%');
  ids uuid[];
  found jsonb;
begin
  if typed = '' or length(term) > 200 then
    return '[]';
  end if;

  with words as (
    select category as trade, n, private.fold(private.search_key(category)) as word, 0 as far from private.service_counts
    union all
    select s.trade, c.n, s.term, case when s.locale = suggest_services.locale then 1 else 2 end
      from private.search_synonyms as s join private.service_counts as c on c.category = s.trade
     where s.term like starts
  ), trades as (
    select trade from words where word like starts or word like '% ' || starts
     group by trade order by min(far), max(n) desc, trade limit 3
  ), cities as (
    select location from private.location_counts where key like starts or key like '% ' || starts or key like '%-' || starts
     order by n desc, location limit 2
  )
  select coalesce((select jsonb_agg(jsonb_build_object('kind', 'trade', 'value', trade)) from trades), '[]')
      || coalesce((select jsonb_agg(jsonb_build_object('kind', 'city', 'value', location)) from cities), '[]') into found;

  -- Names that begin with the text; when they are few, also the best rated in which a later word does.
  ids := array(select id from private.service_search where name_key like starts order by name_key, id limit most);
  if cardinality(ids) < 3 and length(typed) >= 3 then
    ids := ids || (
      select page.ids from private.find_services(
        format('name_key like %L', '% ' || starts),
        format('(%s or %s) and name_key like %L', private.contains_term('exact', ' ' || typed), private.contains_term('folded', ' ' || typed), '% ' || starts),
        'true', 'true', 'by_rating, by_reviews, name_key, id', 3, 0) as page);
  end if;
  return found || (
    select coalesce(jsonb_agg(jsonb_build_object('kind', 'company', 'value', s.name, 'id', s.id, 'category', s.category,
                                                 'location', s.location) order by listed.nth), '[]')
      from (select * from unnest(ids) with ordinality as found_ids (id, nth) order by nth limit most - jsonb_array_length(found)) as listed
      join public.services as s on s.id = listed.id);
end
$$;
