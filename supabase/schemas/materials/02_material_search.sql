-- What the search of the materials catalogue reads: a narrow copy of what is filtered and sorted by, and counters.

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
call private.classify('private.material_search', 'technical');
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
call private.classify('private.material_counts', 'technical');

-- The specifications of the materials of each hub, as private.spec_key writes them. Apart, because a wider table above would
-- make every search that reads all of it slower; by hub, because nobody chooses by them elsewhere.
create table private.material_choices (
  hub text collate "C" not null,
  id bigint not null,
  specs text[] not null,
  primary key (hub, id)
);
call private.classify('private.material_choices', 'technical');
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
call private.classify('private.material_facets', 'technical');

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

alter table private.material_search enable row level security;
alter table private.material_choices enable row level security;
alter table private.material_counts enable row level security;
alter table private.material_facets enable row level security;
revoke all on private.material_search, private.material_choices, private.material_counts, private.material_facets
  from public, anon, authenticated;
revoke execute on function private.spec_key(text, text), private.material_specs(jsonb),
  private.count_materials(text[], text[], integer), private.count_facets(jsonb[], jsonb[], integer), private.sync_material_search(),
  private.material_cards(bigint[]), private.hub_facets(text)
  from public, anon, authenticated;
