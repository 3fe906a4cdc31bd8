-- What a trade hub shows first, for search engines: the best rated professionals of the trade the route names. Null for what is
-- no trade of the directory.
create function public.describe_trade_hub(params jsonb, locale text default 'en') returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('jsonLd', jsonb_build_array(jsonb_build_object(
           '@type', 'ItemList',
           'itemListElement', jsonb_agg(jsonb_build_object(
             '@type', 'ListItem', 'position', listed.place,
             'item', jsonb_build_object(
               '@type', 'LocalBusiness', '@id', '{site}/services/' || (listed.item ->> 'id') || '#business',
               'name', listed.item ->> 'name', 'url', '{site}/services/' || (listed.item ->> 'id'),
               'address', private.postal_address(listed.item ->> 'location')))
             order by listed.place))))
    from jsonb_array_elements(public.search_services('', params ->> 'trade', 'rating', null, 6) -> 'items') with ordinality as listed (item, place)
   where exists (select from private.service_counts as c where c.category = params ->> 'trade')
  having count(*) > 0
$$;
revoke execute on function public.describe_trade_hub(jsonb, text) from public, anon, authenticated;
grant execute on function public.describe_trade_hub(jsonb, text) to anon, authenticated, service_role;
