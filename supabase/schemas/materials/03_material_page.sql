-- What the page of one material reads, and what search engines are told about it.

-- Everything the page of one material shows, in one answer:
-- { material: a card with specs and hubs, delivery_rules: of its vendor, history: [{ price, from_at }] the oldest first,
--   low_90_days, related: cards of the same kind first, trades: those that install its category }.
-- Null when nobody has the id. Runs as its owner: only what is published is read.
create function public.material_page(id bigint) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'material', private.material_cards(array[m.id]) -> 0 || jsonb_build_object('specs', m.specs, 'hubs', to_jsonb(m.hubs)),
    'delivery_rules', (
      select coalesce(jsonb_agg(to_jsonb(r) - 'vendor_id' order by r.zone), '[]') from public.delivery_rules as r where r.vendor_id = m.vendor_id),
    'history', (
      select coalesce(jsonb_agg(jsonb_build_object('price', c.price, 'from_at', c.from_at) order by c.from_at), '[]')
        from private.price_changes(m.id) as c),
    'low_90_days', private.low_90_days(m.id),
    'related', private.material_cards(array(
      select r.id from private.material_search as s join public.materials as r on r.id = s.id
       where s.category = m.category and r.id <> m.id
       order by r.family = m.family desc, s.featured, r.id limit 6)),
    'trades', (
      select coalesce(jsonb_agg(t.trade order by t.trade), '[]')
        from public.category_trades as t join public.categories as c on c.id = t.category_id
       where c.title = m.category))
    from public.materials as m where m.id = material_page.id and m.published
$$;

-- Title, description and structured data of /materials/:id. `{site}` stands for the site's address in the language.
-- params: { id }. Null when nobody has the id. `picture` is the name of its picture. Ratings are samples or imported and stay out of it.
create function public.describe_material(params jsonb, locale text default 'en') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  material public.materials;
  vendor text;
  french constant boolean := locale = 'fr';
  wanted constant text := params ->> 'id';
  page constant text := '{site}/materials/' || wanted;
  said_name text;
  said_description text;
begin
  if wanted !~ '^\d{1,15}$' then
    return null;
  end if;
  select * into material from public.materials as m where m.id = wanted::bigint and m.published;
  if material.id is null then
    return null;
  end if;
  select p.trade_name into vendor from public.providers as p where p.id = material.vendor_id and p.status = 'approved';
  said_name := case when french then coalesce(material.name_fr, material.name) else material.name end;
  said_description := case when french then coalesce(material.description_fr, material.description) else material.description end;
  return jsonb_build_object(
    'title', said_name,
    'description', said_description,
    'picture', material.image,
    'jsonLd', jsonb_build_array(jsonb_strip_nulls(jsonb_build_object(
      '@type', 'Product',
      '@id', page || '#product',
      'name', said_name,
      'url', page,
      'description', said_description,
      'category', private.category_label(material.category, describe_material.locale),
      'sku', material.sku,
      'brand', case when material.brand is not null then jsonb_build_object('@type', 'Brand', 'name', material.brand) end,
      'offers', jsonb_build_object(
        '@type', 'Offer',
        'url', page,
        'price', to_char(material.price, 'FM9999990.00'),
        'priceCurrency', 'CAD',
        'availability', 'https://schema.org/' || case when material.in_stock then 'InStock' else 'OutOfStock' end,
        'itemCondition', 'https://schema.org/NewCondition',
        'areaServed', 'CA',
        'seller', case when vendor is not null then jsonb_build_object('@type', 'Organization', 'name', vendor) end)))));
end
$$;

revoke execute on function public.material_page(bigint), public.describe_material(jsonb, text) from public, anon, authenticated;
grant execute on function public.material_page(bigint), public.describe_material(jsonb, text) to anon, authenticated, service_role;
