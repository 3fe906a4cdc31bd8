-- A list becomes requests for quotes: one project, of which each vendor is asked for its own lines. Nothing is paid.

-- The lines that go to one vendor, with today's names, checked against what is sold today.
create function private.read_sent_lines(given jsonb, vendor uuid, locale text, acknowledged boolean) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  lines jsonb;
  odd record;
begin
  if coalesce(jsonb_typeof(given), '') <> 'array' or jsonb_array_length(given) not between 1 and 200 then
    perform private.refuse('lines', 'A request has one to 200 lines', 'Change the list and send it again.');
  end if;
  for odd in
    select coalesce(s.name, e ->> 'name') as name, s.ref is null or s.vendor_id is distinct from vendor as gone,
           s.price_cents::text is distinct from e ->> 'price_cents' as repriced, s.final_sale
      from jsonb_array_elements(given) as e
      left join private.sold_today(array(select private.clean_ref(l ->> 'ref') from jsonb_array_elements(given) as l), locale) as s
        on s.ref = e ->> 'ref'
     where s.ref is null or s.vendor_id is distinct from vendor or s.price_cents::text is distinct from e ->> 'price_cents'
        or (s.final_sale and not acknowledged)
  loop
    if odd.gone then
      perform private.refuse('lines', format('%s is no longer sold by this vendor', coalesce(left(odd.name, 200), 'Something')),
        'Remove it from the list and send it again.');
    elsif odd.repriced then
      perform private.refuse('prices', format('The price of %s has changed', odd.name), 'Update the prices of the list and send it again.');
    end if;
    perform private.refuse('final_sale', format('%s is a final sale and cannot be returned', odd.name),
      'Confirm that you know this, or remove it from the list.');
  end loop;
  select jsonb_agg(jsonb_build_object(
           'ref', s.ref, 'name', s.name, 'unit', s.unit, 'quantity', q.quantity, 'price_cents', s.price_cents,
           'cents', round(s.price_cents * q.quantity)::bigint, 'final_sale', s.final_sale,
           'room', coalesce(private.clean_text(e ->> 'room', 60, 'room', 'The name of a room'), ''),
           'note', coalesce(private.clean_text(e ->> 'note', 500, 'note', 'A note'), '')) order by place)
    into lines
    from jsonb_array_elements(given) with ordinality as l (e, place)
    join private.sold_today(array(select x ->> 'ref' from jsonb_array_elements(given) as x), locale) as s on s.ref = e ->> 'ref'
   cross join lateral private.clean_quantity(e ->> 'quantity') as q (quantity);
  return lines;
end
$$;

-- One part of a list as its vendor is asked for it: the lines and what they cost where they are delivered to.
create function private.read_lot(part jsonb, vendor uuid, place public.projects, acknowledged boolean) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  lines constant jsonb := private.read_sent_lines(part -> 'lines', vendor, place.locale, acknowledged);
  sold constant jsonb := (select jsonb_agg(l || jsonb_build_object('vendor_id', vendor)) from jsonb_array_elements(lines) as l);
  goods constant jsonb := (private.list_totals(sold, place.province, place.postal_code, private.canada_today()) -> 'vendors' -> 0) - 'vendor_id'
                          || jsonb_build_object('lines', lines);
begin
  if length(goods::text) > 20000 then
    perform private.refuse('details', 'The list is too long for one request', 'Send it as two requests.');
  end if;
  return goods;
end
$$;

-- Stores one project with a lot for each of these parts and sends it, or answers one that is stored already by the same person as it is,
-- also when prices have moved on: [{ id, vendor_id, vendor, status, reachable }].
-- id and token: of the project; parts: [{ vendor_id, lines }]; request: as send_list_to_vendors takes it.
create function private.send_list(id text, token text, parts jsonb, request jsonb) returns jsonb
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

-- Sends parts of a list to their vendors as one project, all or none: { projects: [{ id, vendor_id, vendor, status, reachable }] }, where id
-- is that of the project and `reachable` says whether somebody reads there. A project that is stored already by the same person is
-- answered as it is, also when prices have moved on.
-- request: { id, token?, postal_code, locale, notice?, note?, acknowledged?, contact?: { name, email, phone?, preferred },
-- vendors: [{ vendor_id, lines: [{ ref, quantity, price_cents, name?, room?, note? }] }] }
-- Pages of before give an id and a token to each vendor and none to the request: each part is then a project of its own.
-- Raises PT422 with the field in detail: `postal_code`, `vendors`, `lines`, `prices` when one is not today's, `final_sale` when
-- one is not acknowledged, and the fields of submit_project; PT409 for somebody else's id or one of other vendors; PT429 as
-- submit_project does, and after 30 vendors in an hour.
create function public.send_list_to_vendors(request jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  part jsonb;
  sent jsonb := '[]';
begin
  if private.clean_postal_code(request ->> 'postal_code') is null then
    perform private.refuse('postal_code', 'A postal code is missing', 'Enter the postal code of the place of delivery.');
  elsif coalesce(jsonb_typeof(request -> 'vendors'), '') <> 'array' or jsonb_array_length(request -> 'vendors') not between 1 and 8 then
    perform private.refuse('vendors', 'A list goes to one to eight vendors at once', 'Choose some of them, and send the rest afterwards.');
  elsif request ->> 'id' <> '' then
    sent := private.send_list(request ->> 'id', request ->> 'token', request -> 'vendors', request);
  else
    for part in select p from jsonb_array_elements(request -> 'vendors') as p order by p ->> 'id' loop
      sent := sent || private.send_list(part ->> 'id', part ->> 'token', jsonb_build_array(part), request);
    end loop;
  end if;
  return jsonb_build_object('projects', sent);
end
$$;

revoke execute on function private.read_sent_lines(jsonb, uuid, text, boolean), private.read_lot(jsonb, uuid, public.projects, boolean),
  private.send_list(text, text, jsonb, jsonb), public.send_list_to_vendors(jsonb) from public, anon, authenticated;
grant execute on function public.send_list_to_vendors(jsonb) to anon, authenticated, service_role;
