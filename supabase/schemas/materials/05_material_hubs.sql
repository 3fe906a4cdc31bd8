-- What the pages of material categories and of one kind of materials say beyond the materials themselves.

-- How many professionals and materials each category has: [{ title, professionals, materials }] in the order of the
-- categories. Professionals are those of the trades that work with it. Reads the counters, not what they count.
create function public.category_counts() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
           'title', c.title,
           'professionals', (
             select coalesce(sum(s.n), 0) from public.category_trades as t join private.service_counts as s on s.category = t.trade
              where t.category_id = c.id),
           'materials', (select coalesce(sum(m.n), 0) from private.material_counts as m where m.category = c.title))
           order by c.created_at, c.id), '[]')
    from public.categories as c
$$;

-- The first materials of a hub page for search engines. `{site}` stands for the site's address in the language.
-- params: { path }. Null for a page without materials.
create function public.describe_material_hub(params jsonb, locale text default 'en') returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('jsonLd', jsonb_build_array(jsonb_build_object(
           '@type', 'ItemList',
           'itemListElement', jsonb_agg(jsonb_build_object(
             '@type', 'ListItem', 'position', listed.place,
             'item', jsonb_build_object(
               '@type', 'Product', '@id', '{site}/materials/' || m.id || '#product',
               'name', case when describe_material_hub.locale = 'fr' then coalesce(m.name_fr, m.name) else m.name end,
               'url', '{site}/materials/' || m.id,
               'category', private.category_label(m.category, describe_material_hub.locale),
               'offers', jsonb_build_object(
                 '@type', 'Offer', 'url', '{site}/materials/' || m.id,
                 'price', to_char(m.price, 'FM9999990.00'), 'priceCurrency', 'CAD',
                 'availability', 'https://schema.org/' || case when m.in_stock then 'InStock' else 'OutOfStock' end)))
             order by listed.place))))
    from (select s.id, row_number() over (order by s.featured, s.id) as place
            from private.material_search as s
           where s.hubs @> array[params ->> 'path'] order by s.featured, s.id limit 12) as listed
    join public.materials as m on m.id = listed.id
  having count(*) > 0
$$;

revoke execute on function public.category_counts(), public.describe_material_hub(jsonb, text) from public, anon, authenticated;
grant execute on function public.category_counts(), public.describe_material_hub(jsonb, text) to anon, authenticated, service_role;
