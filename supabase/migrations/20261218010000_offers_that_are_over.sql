-- Search engines read of an offer that is over that it is over, and no price that nobody gets any more.

-- Title, description and structured data of /deals/:id. `{site}` stands for the site's address in the language.
-- params: { id }. Null when nobody has the id. `picture` is the name of its picture. Ratings are samples or imported and stay out of it.
-- An offer that is over says so and is no product: nobody can buy at its price.
create or replace function public.describe_deal(params jsonb, locale text default 'en') returns jsonb
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
