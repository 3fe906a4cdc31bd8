-- A list, as any request, may go to a company that has nobody who reads it. The page says so before and after it is sent, and so does the
-- mail to who asked.

-- The confirmation for requests that were just sent, with the names of those where nobody reads them (`unreachable`). A booking says
-- when and for how much.
create or replace function private.mail_confirmation(request_ids uuid[]) returns void
language sql volatile set search_path = '' as $$
  select private.enqueue_mail(
           format('request_sent/%s', min(r.id::text)),
           case p.source when 'fixed_price' then 'booking_requested' else 'request_sent' end, k.email, p.locale,
           jsonb_build_object('service', private.mailed_service(p, (array_agg(c order by c.trade_name))[1], p.locale),
                              'providers', jsonb_agg(c.trade_name order by c.trade_name),
                              'link', private.mail_link(p))
           || case p.source when 'fixed_price' then (p.details -> 'slot') || jsonb_build_object(
                'total_cents', p.details -> 'total_cents', 'provider', min(c.trade_name))
              else jsonb_strip_nulls(jsonb_build_object(
                'unreachable', jsonb_agg(c.trade_name order by c.trade_name) filter (where not private.is_reachable(c.id)))) end
           || private.mailed_list((array_agg(r))[1]))
    from public.quote_requests as r
    join public.projects as p on p.id = r.project_id
    join public.quote_request_contacts as k on k.project_id = p.id
    join public.providers as c on c.id = r.provider_id
   where r.id = any (request_ids)
   group by p.id, k.project_id
$$;

-- The same for a page: [{ ref, name, unit, price_cents, vendor_id, vendor_name, image, in_stock, final_sale, reachable }], `reachable`
-- where somebody reads what is sent to the vendor. What is missing in the answer is sold no longer. At most 400 at once.
create or replace function public.list_goods(refs text[], locale text default 'en') returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(g) || jsonb_build_object('reachable', c.id is not null)), '[]')
    from private.sold_today(private.first_items(refs, 400), locale) as g
    left join private.reachable_companies as c on c.id = g.vendor_id
$$;

-- Stores one project with a lot for each of these parts and sends it, or answers one that is stored already by the same person as it is,
-- also when prices have moved on: [{ id, vendor_id, vendor, status, reachable }].
-- id and token: of the project; parts: [{ vendor_id, lines }]; request: as send_list_to_vendors takes it.
create or replace function private.send_list(id text, token text, parts jsonb, request jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  given constant public.projects := private.read_project(jsonb_build_object(
    'id', send_list.id, 'source', 'materials', 'locale', request -> 'locale', 'postal_code', request -> 'postal_code', 'notice', request -> 'notice',
    'description', private.clean_text(request ->> 'note', 2000, 'note', 'The note', true),
    'service_name', case when request ->> 'locale' = 'fr' then 'Liste de matériaux' else 'Materials list' end));
  vendors constant uuid[] := array(select private.clean_uuid(p ->> 'vendor_id', 'vendors', 'A vendor')
                                     from jsonb_array_elements(parts) with ordinality as given_parts (p, place) order by place);
  asker constant text := coalesce(auth.uid()::text, private.client_address());
begin
  if cardinality(vendors) <> (select count(distinct v) from unnest(vendors) as v) then
    perform private.refuse('vendors', 'A vendor is chosen twice', 'Choose each vendor once.');
  elsif private.open_project(given, nullif(send_list.token, '')) then
    for n in 1 .. cardinality(vendors) loop
      -- As many companies in an hour as projects of three reach.
      perform private.enforce_rate_limit('list/' || coalesce(asker, 'guests'), case when asker is null then 900 else 30 end, interval '1 hour');
      insert into private.project_lots (project_id, lot, goods)
      values (given.id, n, private.read_lot(parts -> (n - 1), vendors[n], given, coalesce(request ->> 'acknowledged' = 'true', false)));
      insert into public.quote_requests (project_id, provider_id, lot) values (given.id, vendors[n], n);
    end loop;
    if not private.keep_contact(given.id, private.read_contact(request -> 'contact'), true) then
      perform private.refuse('email', 'An email address is missing', 'Say how the vendors can reach you.');
    end if;
    perform private.send_drafts(given.id);
  elsif exists (select from unnest(vendors) as v
                 where not exists (select from public.quote_requests as r where r.project_id = given.id and r.provider_id = v)) then
    raise exception using errcode = 'PT409', message = 'This id belongs to another request', hint = 'Reload the page and send it again.';
  end if;
  return (select jsonb_agg(jsonb_build_object('id', given.id, 'vendor_id', r.provider_id, 'vendor', c.trade_name, 'status', r.status,
                                              'reachable', private.is_reachable(c.id))
                           order by array_position(vendors, r.provider_id))
            from public.quote_requests as r join public.providers as c on c.id = r.provider_id
           where r.project_id = given.id and r.provider_id = any (vendors));
end
$$;
