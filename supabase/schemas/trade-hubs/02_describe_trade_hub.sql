-- What a trade hub shows first, for search engines: the best rated professionals of its first trade. Null for other pages.
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
    from (values ('/indoor/plumbing', 'Plumbing'), ('/indoor/bathroom-maintenance', 'Home Maintenance'), ('/indoor/design', 'Design'),
                 ('/indoor/contractors', 'Construction'), ('/outdoor/roofing', 'Roofing'), ('/outdoor/commercial-roofing', 'Roofing'),
                 ('/outdoor/landscaping', 'Landscaping'), ('/outdoor/lawn-care', 'Landscaping'), ('/outdoor/maintenance', 'Home Maintenance'),
                 ('/outdoor/design', 'Design'), ('/outdoor/contractors', 'Construction')) as hub (path, trade)
   cross join jsonb_array_elements(public.search_services('', hub.trade, 'rating', null, 6) -> 'items') with ordinality as listed (item, place)
   where hub.path = params ->> 'path'
  having count(*) > 0
$$;
revoke execute on function public.describe_trade_hub(jsonb, text) from public, anon, authenticated;
grant execute on function public.describe_trade_hub(jsonb, text) to anon, authenticated, service_role;
