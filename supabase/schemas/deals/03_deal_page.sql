-- What the page of one offer reads, and what search engines are told about it.

-- Everything the page of one offer shows: { deal: a card, is_on, low_90_days, days_asked, related: cards of the same kind }.
-- An offer that does not count now has no times. low_90_days and days_asked (of the last 180) come from the price history of
-- the material; null without one. Null when nobody has the id.
create function public.deal_page(id uuid, locale text default 'en') returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'deal', private.deal_card(d, t.from_at, t.until_at, deal_page.locale),
    'is_on', t.is_on is not null,
    'low_90_days', private.low_90_days(d.material_id),
    'days_asked', case when d.material_id is not null then private.days_asked(d.material_id, d.original_price) end,
    'related', (
      select coalesce(jsonb_agg(r.card order by r.place), '[]')
        from (select card, place from jsonb_array_elements(public.current_deals(d.kind, locale => deal_page.locale)) with ordinality as c (card, place)
               where card ->> 'id' <> d.id::text order by place limit 3) as r))
    from public.deals as d
    left join lateral (select true as is_on, x.from_at, x.until_at from private.offer_times(d, now()) as x) as t on true
   where d.id = deal_page.id and d.published and (d.runs <> 'once' or d.starts_at <= now())
$$;

-- What people read for the category of an offer: one of clearance (mf-catalog says the same), or one of materials.
create function private.offer_category(category text, locale text) returns text
language sql stable set search_path = '' as $$
  select case when offer_category.locale = 'fr' and offer_category.category in ('Flooring', 'Kitchen', 'Paint', 'Lighting')
              then case offer_category.category when 'Flooring' then 'Plancher' when 'Kitchen' then 'Cuisine' when 'Paint' then 'Peinture'
                                                else 'Éclairage' end
              else private.category_label(offer_category.category, offer_category.locale) end
$$;

-- Title, description and structured data of /deals/:id. `{site}` stands for the site's address in the language.
-- params: { id }. Null when nobody has the id. `picture` is the name of its picture. Ratings are samples or imported and stay out of it.
-- An offer that is over says so and is no product: nobody can buy at its price.
create function public.describe_deal(params jsonb, locale text default 'en') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted constant text := lower(params ->> 'id');
  page constant text := '{site}/deals/' || wanted;
  french constant boolean := describe_deal.locale = 'fr';
  found jsonb;
  deal jsonb;
begin
  if coalesce(wanted, '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return null;
  end if;
  found := public.deal_page(wanted::uuid, describe_deal.locale);
  deal := found -> 'deal';
  if deal is null then
    return null;
  elsif not (found ->> 'is_on')::boolean then
    return jsonb_build_object(
      'title', (deal ->> 'title') || case when french then ' (offre terminée)' else ' (offer ended)' end,
      'description', case when french then 'Cette offre est terminée. Son prix n’est plus valable. '
                          else 'This offer has ended. Its price is no longer valid. ' end || (deal ->> 'description'),
      'picture', deal -> 'image',
      'jsonLd', '[]'::jsonb);
  end if;
  return jsonb_build_object(
    'title', deal ->> 'title',
    'description', deal ->> 'description',
    'picture', deal -> 'image',
    'jsonLd', jsonb_build_array(jsonb_strip_nulls(jsonb_build_object(
      '@type', 'Product',
      '@id', page || '#product',
      'name', deal ->> 'title',
      'url', page,
      'description', deal ->> 'description',
      'category', private.offer_category(deal ->> 'category', describe_deal.locale),
      'offers', jsonb_build_object(
        '@type', 'Offer',
        'url', page,
        'price', to_char((deal ->> 'sale_price')::numeric, 'FM9999990.00'),
        'priceCurrency', 'CAD',
        'priceValidUntil', left(deal ->> 'ends_at', 10),
        'availability', 'https://schema.org/' || case when (deal ->> 'stock')::integer = 0 then 'OutOfStock' else 'InStock' end,
        'itemCondition', 'https://schema.org/' || case when deal ->> 'condition' = 'Display Model' then 'UsedCondition' else 'NewCondition' end,
        'areaServed', 'CA',
        'seller', case when deal ->> 'vendor_name' is not null
                       then jsonb_build_object('@type', 'Organization', 'name', deal ->> 'vendor_name') end)))));
end
$$;

revoke execute on function private.offer_category(text, text) from public, anon, authenticated;
revoke execute on function public.deal_page(uuid, text), public.describe_deal(jsonb, text) from public, anon, authenticated;
grant execute on function public.deal_page(uuid, text), public.describe_deal(jsonb, text) to anon, authenticated, service_role;
