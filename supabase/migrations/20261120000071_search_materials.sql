-- The search of the materials catalogue: a narrow copy of what is filtered and sorted by, and one function for a page.

create table private.material_search (
  id bigint primary key,
  price double precision not null,
  -- Negated, so that every order is ascending; unrated ones get 0, which sorts after every rating.
  by_rating double precision not null,
  featured integer not null,
  in_stock boolean not null,
  sustainable boolean not null,
  province text collate "C",
  category text collate "C" not null,
  brand text collate "C",
  hubs text[] not null,
  -- Name and description as they are searched, apart, so that no term matches across their border.
  en text collate "C" not null,
  -- The same in French, without accents; in English where there is no French.
  fr text collate "C" not null
);
create index material_search_newest_idx on private.material_search ((-id));
create index material_search_featured_idx on private.material_search (featured, id);
create index material_search_price_idx on private.material_search (price, featured, id);
create index material_search_dear_idx on private.material_search ((-price), featured, id);
create index material_search_rating_idx on private.material_search (by_rating, featured, id);
create index material_search_category_idx on private.material_search (category, featured, id);
create index material_search_brand_idx on private.material_search (brand, featured, id);
create index material_search_hubs_idx on private.material_search using gin (hubs);
create index material_search_en_idx on private.material_search using gin (en extensions.gin_trgm_ops);
create index material_search_fr_idx on private.material_search using gin (fr extensions.gin_trgm_ops);

-- Materials per category and brand: totals and lists without counting the table.
create table private.material_counts (
  category text collate "C" not null,
  brand text collate "C" not null,
  n bigint not null,
  primary key (category, brand)
);

-- The specifications of the materials of each hub, as private.spec_key writes them. Apart, because a wider table above would
-- make every search that reads all of it slower; by hub, because nobody chooses by them elsewhere.
create table private.material_choices (
  hub text collate "C" not null,
  id bigint not null,
  specs text[] not null,
  primary key (hub, id)
);
create index material_choices_id_idx on private.material_choices (id);

-- Materials per specification and hub: what the visitors of a hub choose by, without reading its materials.
create table private.material_facets (
  hub text collate "C" not null,
  label text collate "C" not null,
  value text collate "C" not null,
  label_fr text not null,
  value_fr text not null,
  n bigint not null,
  -- The sum of their places among the specifications of each material.
  places bigint not null,
  primary key (hub, label, value)
);

create function private.spec_key(label text, value text) returns text
language sql immutable set search_path = '' as $$
  select label || chr(31) || value
$$;

-- What people can choose by among the specifications of a material. Left out is what is no label with a value, or too long
-- for a list to choose from, and labels with a colon: addresses separate label and value by it.
create function private.material_specs(specs jsonb)
returns table (label text, value text, label_fr text, value_fr text, place bigint)
language sql immutable set search_path = '' as $$
  select s.label, s.value, max(coalesce(nullif(btrim(s.label_fr), ''), s.label)), max(coalesce(nullif(btrim(s.value_fr), ''), s.value)),
         min(s.place)
    from (select btrim(spec ->> 'label'), btrim(spec ->> 'value'), spec ->> 'label_fr', spec ->> 'value_fr', listed.place
            from jsonb_array_elements(specs) with ordinality as listed (spec, place)
           where jsonb_typeof(spec -> 'label') = 'string' and jsonb_typeof(spec -> 'value') = 'string')
         as s (label, value, label_fr, value_fr, place)
   where length(s.label) between 1 and 60 and length(s.value) between 1 and 80 and position(':' in s.label) = 0
   group by s.label, s.value
$$;

-- Adds to the counters, always in the same order, so that two writers wait for each other instead of deadlocking.
create function private.count_materials(categories text[], brands text[], change integer) returns void
language sql set search_path = '' as $$
  insert into private.material_counts as counted (category, brand, n)
  select category, coalesce(brand, ''), count(*) * change from unnest(categories, brands) as row (category, brand)
   group by 1, 2 order by 1, 2
  on conflict (category, brand) do update set n = counted.n + excluded.n
$$;

-- The same for the specifications. hubs: an array of paths for each material, beside its specifications.
create function private.count_facets(hubs jsonb[], specs jsonb[], change integer) returns void
language sql set search_path = '' as $$
  insert into private.material_facets as counted (hub, label, value, label_fr, value_fr, n, places)
  select hub, s.label, s.value, max(s.label_fr), max(s.value_fr), count(*) * change, sum(s.place) * change
    from unnest(hubs, specs) as row (hubs, specs)
    cross join lateral private.material_specs(row.specs) as s
    cross join lateral (select distinct jsonb_array_elements_text(row.hubs)) as h (hub)
   where length(hub) <= 200
   group by 1, 2, 3 order by 1, 2, 3
  on conflict (hub, label, value) do update
    set n = counted.n + excluded.n, places = counted.places + excluded.places,
        label_fr = excluded.label_fr, value_fr = excluded.value_fr
$$;

-- Statements, not rows: loading many materials costs one pass.
create function private.sync_material_search() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'TRUNCATE' then
    truncate private.material_search, private.material_choices, private.material_counts, private.material_facets;
    return null;
  end if;
  if tg_op <> 'INSERT' then
    perform private.count_materials(array_agg(category), array_agg(brand), -1),
            private.count_facets(array_agg(to_jsonb(hubs)), array_agg(specs), -1)
       from old_rows where published;
    delete from private.material_search where id in (select id from old_rows);
    delete from private.material_choices where id in (select id from old_rows);
  end if;
  if tg_op <> 'DELETE' then
    perform private.count_materials(array_agg(category), array_agg(brand), 1),
            private.count_facets(array_agg(to_jsonb(hubs)), array_agg(specs), 1)
       from new_rows where published;
    insert into private.material_search (id, price, by_rating, featured, in_stock, sustainable, province, category, brand, hubs, en, fr)
    select id, price, coalesce(-rating, 0), coalesce(featured_rank, 2147483647), in_stock, sustainability is not null, province,
           category, brand, hubs, private.search_key(name) || chr(31) || private.search_key(description),
           private.fold(private.search_key(coalesce(name_fr, name)) || chr(31) || private.search_key(coalesce(description_fr, description)))
      from new_rows where published;
    insert into private.material_choices (hub, id, specs)
    select h.hub, m.id, m.specs
      from (select id, hubs, array(select private.spec_key(s.label, s.value) from private.material_specs(specs) as s) as specs
              from new_rows where published and hubs <> '{}') as m
      cross join lateral (select distinct unnest(m.hubs)) as h (hub)
     where length(h.hub) <= 200;
  end if;
  delete from private.material_counts where n <= 0;
  delete from private.material_facets where n <= 0;
  return null;
end
$$;
create trigger materials_inserted after insert on public.materials
  referencing new table as new_rows for each statement execute function private.sync_material_search();
create trigger materials_updated after update on public.materials
  referencing old table as old_rows new table as new_rows for each statement execute function private.sync_material_search();
create trigger materials_deleted after delete on public.materials
  referencing old table as old_rows for each statement execute function private.sync_material_search();
create trigger materials_truncated after truncate on public.materials
  for each statement execute function private.sync_material_search();

-- What a card, a list or a deal shows of materials, in the order of the ids.
create function private.material_cards(ids bigint[]) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(
           to_jsonb(m) - array['specs', 'hubs', 'published', 'featured_rank', 'created_at']
           || jsonb_build_object('vendor_name', p.trade_name) order by listed.place), '[]')
    from unnest(ids) with ordinality as listed (id, place)
    join public.materials as m on m.id = listed.id
    left join public.providers as p on p.id = m.vendor_id and p.status = 'approved'
$$;

-- What visitors of a hub can choose by: [{ label, label_fr, values: [{ value, value_fr }] }], values in the order of their
-- English. At most five, those that most of its materials say first, then as they are listed with them. One value is no
-- choice, and more than twelve are no list to choose from.
create function private.hub_facets(asked text) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('label', label, 'label_fr', label_fr, 'values', said) order by n desc, place, label), '[]')
    from (select label, max(label_fr) as label_fr, sum(n) as n, sum(places) / sum(n) as place,
                 jsonb_agg(jsonb_build_object('value', value, 'value_fr', value_fr) order by value) as said
            from private.material_facets where hub = asked
           group by label having count(*) between 2 and 12
           order by n desc, place, label limit 5) as facets
$$;

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
-- Returns { total, items, next, brands, price_max }: `total` counts all matches, `items` are material_cards, `brands` are
-- those of the category, `price_max` is the highest price of all. With a hub also `facets`: the specifications of its
-- materials to choose by, see private.hub_facets; they are the same whatever else is asked. Whatever is sent, the answer is
-- a page and never an error.
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
  conditions text := private.material_conditions(asked);
  scope constant text := case when asked ->> 'category' <> '' then asked ->> 'category' end;
  total bigint;
  ids bigint[];
  next jsonb;
begin
  if length(term) > longest_term then
    conditions := 'false';
  elsif term <> '' then
    conditions := concat_ws(' and ', nullif(conditions, ''), format('%s like %L', case when french then 'fr' else 'en' end,
      private.like_pattern(case when french then private.fold(term) else term end)));
  end if;

  if term = '' and asked - array['category', 'brand', 'locale'] = '{}' then
    select coalesce(sum(n), 0) into total from private.material_counts as c
     where (scope is null or c.category = scope) and (coalesce(asked ->> 'brand', '') = '' or c.brand = asked ->> 'brand');
  else
    execute format('select count(*) from private.material_search where %s', coalesce(nullif(conditions, ''), 'true')) into total;
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
    'price_max', (select max(price) from private.material_search))
    || case when asked ->> 'hub' <> '' then jsonb_build_object('facets', private.hub_facets(asked ->> 'hub')) else '{}' end;
end
$$;

revoke all on private.material_search, private.material_choices, private.material_counts, private.material_facets
  from public, anon, authenticated;
revoke execute on function private.spec_key(text, text), private.material_specs(jsonb),
  private.count_materials(text[], text[], integer), private.count_facets(jsonb[], jsonb[], integer), private.sync_material_search(),
  private.material_cards(bigint[]), private.hub_facets(text), private.specs_condition(text, jsonb), private.material_conditions(jsonb),
  private.materials_after(jsonb, text)
  from public, anon, authenticated;
revoke execute on function public.search_materials(text, jsonb, text, jsonb, integer) from public, anon, authenticated;
grant execute on function public.search_materials(text, jsonb, text, jsonb, integer) to anon, authenticated, service_role;
