-- One function for a page of the materials catalogue.

-- Every specification asked for of the materials of a hub, at most eight of them; null for none.
create function private.specs_condition(hub text, asked jsonb) returns text
language sql immutable set search_path = '' as $$
  select case when count(*) > 0 then format(
           'id in (select id from private.material_choices where hub = %L and specs @> %L::text[])',
           hub, array_agg(private.spec_key(label, value))) end
    from (select btrim(spec.key), btrim(spec.value #>> '{}')
            from jsonb_each(case when jsonb_typeof(asked) = 'object' then asked else '{}' end) as spec
           where hub <> '' and jsonb_typeof(spec.value) = 'string' and spec.value <> '""'
           order by spec.key limit 8) as wanted (label, value)
$$;

-- What somebody filters by, as conditions; whatever is unknown counts as absent. Bounds of the price that are the wrong way
-- round mean the range between them.
create function private.material_conditions(filters jsonb) returns text
language plpgsql immutable set search_path = '' as $$
declare
  amount constant text := '^\d{1,9}(\.\d{1,4})?$';
  one_end constant text := case when filters ->> 'min_price' ~ amount then filters ->> 'min_price' end;
  other_end constant text := case when filters ->> 'max_price' ~ amount then filters ->> 'max_price' end;
  upside_down constant boolean := coalesce(one_end::numeric > other_end::numeric, false);
  lowest constant text := case when upside_down then other_end else one_end end;
  highest constant text := case when upside_down then one_end else other_end end;
begin
  return concat_ws(' and ',
    case when filters ->> 'category' <> '' then format('category = %L', filters ->> 'category') end,
    case when filters ->> 'brand' <> '' then format('brand = %L', filters ->> 'brand') end,
    case when filters ->> 'hub' <> '' then format('hubs @> array[%L]', filters ->> 'hub') end,
    private.specs_condition(filters ->> 'hub', filters -> 'specs'),
    case when filters ->> 'location' <> '' then format('province = %L', upper(filters ->> 'location')) end,
    case when jsonb_typeof(filters -> 'ids') = 'array' then format('id = any (%L::bigint[])', array(
      select wanted::bigint from jsonb_array_elements_text(filters -> 'ids') as wanted where wanted ~ '^\d{1,15}$' limit 500)) end,
    case when filters ->> 'in_stock' = 'true' then 'in_stock' end,
    case when filters ->> 'sustainable' = 'true' then 'sustainable' end,
    case when lowest::numeric > 0 then format('price >= %s', lowest) end,
    case when highest is not null then format('price <= %s', highest) end);
end
$$;

-- The condition that continues after a page; null for the first page and for anything that is not a position of ours.
create function private.materials_after(after jsonb, sort text) returns text
language plpgsql immutable strict set search_path = '' as $$
declare
  id bigint;
  featured integer;
  key double precision;
begin
  id := after ->> 'id';
  featured := after #>> '{k,1}';
  key := after #>> '{k,0}';
  if id is null or featured is null or key is null then
    return null;
  end if;
  return case sort
    when 'newest' then format('-id > %s', -id)
    when 'featured' then format('(featured, id) > (%s, %s)', featured, id)
    when 'price-high' then format('(-price, featured, id) > (%L::double precision, %s, %s)', key, featured, id)
    when 'price-low' then format('(price, featured, id) > (%L::double precision, %s, %s)', key, featured, id)
    else format('(by_rating, featured, id) > (%L::double precision, %s, %s)', key, featured, id) end;
exception when others then
  return null;
end
$$;

-- q: text to find, as a case-insensitive part of the name or the description. Brands are not searched: they have a filter.
-- filters, all of them optional; unknown keys and values are ignored: category (title) · min_price, max_price in dollars,
-- inclusive · location (province code) · in_stock true · sustainable true · brand · hub (path) · specs, with a hub: an object
-- of English labels and the value each must have, up to eight · ids (up to 500) · locale fr searches the French texts, without
-- accents, instead of the English ones.
-- sort: featured (in the order of the catalogue) | price-low | price-high | rating | newest; ties as in featured.
-- after: the `next` of the page before. page_size: 1 to 100.
-- Returns { total, items, next, brands, price_max, understood }: `total` counts all matches, `items` are material_cards,
-- `brands` are those of the category, `price_max` is the highest price of all. Where no material has the text literally, the
-- page and `total` are those of what it means, and `understood` tells the words that were looked for, see
-- private.understand_material; else it is null. With a hub also `facets`: the specifications of its materials to choose by,
-- see private.hub_facets; they are the same whatever else is asked. Whatever is sent, the answer is a page and never an error.
-- Runs as its owner: row security hides statistics from the planner, and only what is published is read.
create function public.search_materials(
  q text default '', filters jsonb default '{}', sort text default 'featured', after jsonb default null,
  page_size integer default 24)
returns jsonb language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  longest_term constant integer := 200;
  walked constant integer := 3000;
  size constant integer := least(greatest(coalesce(page_size, 24), 1), 100);
  asked constant jsonb := case when jsonb_typeof(filters) = 'object' then filters else '{}' end;
  french constant boolean := coalesce(asked ->> 'locale' = 'fr', false);
  term constant text := private.search_key(btrim(left(coalesce(q, ''), 1000), E' \t\n\r\f\x0b\u00a0\u202f\ufeff'));
  order_by constant text := case when sort in ('price-low', 'price-high', 'rating', 'newest') then sort else 'featured' end;
  sort_columns constant text := case order_by
    when 'newest' then '-id'
    when 'featured' then 'featured, id'
    when 'price-low' then 'price, featured, id'
    when 'price-high' then '-price, featured, id'
    else 'by_rating, featured, id' end;
  continued constant text := coalesce(private.materials_after(after, order_by), 'true');
  narrowed constant text := private.material_conditions(asked);
  conditions text := narrowed;
  scope constant text := case when asked ->> 'category' <> '' then asked ->> 'category' end;
  total bigint;
  parts jsonb;
  ids bigint[];
  next jsonb;
begin
  if length(term) > longest_term then
    conditions := 'false';
  elsif term <> '' then
    conditions := concat_ws(' and ', nullif(narrowed, ''), format('%s like %L', case when french then 'fr' else 'en' end,
      private.like_pattern(case when french then private.fold(term) else term end)));
  end if;

  if term = '' and asked - array['category', 'brand', 'locale'] = '{}' then
    select coalesce(sum(n), 0) into total from private.material_counts as c
     where (scope is null or c.category = scope) and (coalesce(asked ->> 'brand', '') = '' or c.brand = asked ->> 'brand');
  else
    execute format('select count(*) from private.material_search where %s', coalesce(nullif(conditions, ''), 'true')) into total;
    if total = 0 and term <> '' and length(term) <= longest_term then
      parts := private.understand_material(q, french);
      conditions := concat_ws(' and ', nullif(narrowed, ''), coalesce(private.material_means(parts, french), 'false'));
      execute format('select count(*) from private.material_search where %s', conditions) into total;
    end if;
  end if;

  -- Where many match, the page is among the first rows of the order; else it is gathered from the few that do.
  if total > 0 then
    execute format(
      'select array_agg(id order by %1$s) from (
         select * from (select * from private.material_search where %2$s order by %1$s limit %3$s) as walked
          where %4$s order by %1$s limit %5$s) as page',
      sort_columns, continued, walked, coalesce(nullif(conditions, ''), 'true'), size + 1) into ids;
    if coalesce(cardinality(ids), 0) <= size then
      execute format(
        'select array_agg(id order by %1$s) from (
           select * from (select id, price, by_rating, featured from private.material_search where %2$s and %3$s offset 0) as found
            order by %1$s limit %4$s) as page',
        sort_columns, continued, coalesce(nullif(conditions, ''), 'true'), size + 1) into ids;
    end if;
  end if;
  if cardinality(ids) > size then
    select jsonb_build_object(
             'k', jsonb_build_array(case order_by when 'price-high' then -s.price when 'rating' then s.by_rating else s.price end, s.featured),
             'id', s.id)
      into next from private.material_search as s where s.id = ids[size];
  end if;

  return jsonb_build_object(
    'total', total,
    'items', private.material_cards(ids[1:size]),
    'next', next,
    'brands', (select coalesce(jsonb_agg(brand order by lower(brand), brand), '[]')
                 from (select distinct brand from private.material_counts where brand <> '' and (scope is null or category = scope)) as b),
    'price_max', (select max(price) from private.material_search),
    'understood', (select jsonb_agg(one - array['key', 'nth'] order by nth)
                     from jsonb_array_elements(parts) with ordinality as listed (one, nth)))
    || case when asked ->> 'hub' <> '' then jsonb_build_object('facets', private.hub_facets(asked ->> 'hub')) else '{}' end;
end
$$;

revoke execute on function private.specs_condition(text, jsonb), private.material_conditions(jsonb),
  private.materials_after(jsonb, text)
  from public, anon, authenticated;
revoke execute on function public.search_materials(text, jsonb, text, jsonb, integer) from public, anon, authenticated;
grant execute on function public.search_materials(text, jsonb, text, jsonb, integer) to anon, authenticated, service_role;
