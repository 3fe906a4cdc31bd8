-- A list becomes requests for quotes: one project for each vendor, made through submit_project. Nothing is paid.

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
           'cents', round(s.price_cents * q.quantity)::bigint, 'vendor_id', vendor, 'final_sale', s.final_sale,
           'room', coalesce(private.clean_text(e ->> 'room', 60, 'room', 'The name of a room'), ''),
           'note', coalesce(private.clean_text(e ->> 'note', 500, 'note', 'A note'), '')) order by place)
    into lines
    from jsonb_array_elements(given) with ordinality as l (e, place)
    join private.sold_today(array(select x ->> 'ref' from jsonb_array_elements(given) as x), locale) as s on s.ref = e ->> 'ref'
   cross join lateral private.clean_quantity(e ->> 'quantity') as q (quantity);
  return lines;
end
$$;

-- The lines in words, for whoever reads a request without its details: "12 × Oak flooring (per box), Kitchen".
create function private.sent_lines_text(lines jsonb) returns text
language sql immutable set search_path = '' as $$
  select string_agg(concat_ws(', ', format('%s × %s (%s)', (l ->> 'quantity')::numeric, l ->> 'name', l ->> 'unit'),
                              nullif(l ->> 'room', ''), nullif(l ->> 'note', '')), E'\n' order by place)
    from jsonb_array_elements(lines) with ordinality as given (l, place)
$$;

-- Sends parts of a list to their vendors, all or none: { projects: [{ id, vendor_id, vendor, status }] }. A project that is
-- stored already by the same person is answered as it is, also when prices have moved on.
-- request: { postal_code, locale, notice?, note?, acknowledged?, contact?: { name, email, phone?, preferred },
-- vendors: [{ id, token?, vendor_id, lines: [{ ref, quantity, price_cents, name?, room?, note? }] }] }
-- Raises PT422 with the field in detail: `postal_code`, `vendors`, `lines`, `prices` when one is not today's, `final_sale` when
-- one is not acknowledged, and the fields of submit_project; PT409 for somebody else's id; PT429 as submit_project does.
create function public.send_list_to_vendors(request jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  code constant text := private.clean_postal_code(request ->> 'postal_code');
  french constant boolean := coalesce(request ->> 'locale' = 'fr', false);
  note constant text := private.clean_text(request ->> 'note', 2000, 'note', 'The note', true);
  part jsonb;
  project uuid;
  vendor uuid;
  lines jsonb;
  n bigint;
  sent jsonb := '[]';
begin
  if code is null then
    perform private.refuse('postal_code', 'A postal code is missing', 'Enter the postal code of the place of delivery.');
  elsif coalesce(jsonb_typeof(request -> 'vendors'), '') <> 'array' or jsonb_array_length(request -> 'vendors') not between 1 and 8 then
    perform private.refuse('vendors', 'A list goes to one to eight vendors at once', 'Choose some of them, and send the rest afterwards.');
  end if;
  for part in select p from jsonb_array_elements(request -> 'vendors') as p order by p ->> 'id' loop
    project := private.clean_uuid(part ->> 'id', 'id', 'The id of the request');
    vendor := private.clean_uuid(part ->> 'vendor_id', 'vendors', 'A vendor');
    if exists (select from public.projects as p where p.id = project) then
      if not private.is_requester(project, part ->> 'token') then
        raise exception using errcode = 'PT409', message = 'This id belongs to another request', hint = 'Reload the page and send it again.';
      end if;
    else
      lines := private.read_sent_lines(part -> 'lines', vendor, case when french then 'fr' else 'en' end,
                                       coalesce(request ->> 'acknowledged' = 'true', false));
      n := jsonb_array_length(lines);
      perform public.submit_project(jsonb_build_object(
        'id', project, 'token', part -> 'token', 'source', 'materials', 'provider_ids', jsonb_build_array(vendor),
        'service_name', case when french then format('Liste de matériaux (%s article%s)', n, case when n > 1 then 's' else '' end)
                             else format('Materials list (%s item%s)', n, case when n > 1 then 's' else '' end) end,
        'description', left(concat_ws(E'\n\n', note, private.sent_lines_text(lines)), 5000),
        'postal_code', code, 'locale', request -> 'locale', 'notice', request -> 'notice', 'contact', request -> 'contact',
        'details', private.list_totals(lines, private.postal_province(code), code, private.canada_today())
                   || jsonb_build_object('lines', lines)));
    end if;
    if not exists (select from public.quote_requests as r where r.project_id = project and r.sent_at is not null) then
      perform private.refuse('email', 'An email address is missing', 'Say how the vendors can reach you.');
    end if;
    sent := sent || (select jsonb_build_object('id', project, 'vendor_id', r.provider_id, 'vendor', c.trade_name, 'status', r.status)
                       from public.quote_requests as r join public.providers as c on c.id = r.provider_id
                      where r.project_id = project limit 1);
  end loop;
  return jsonb_build_object('projects', sent);
end
$$;

revoke execute on function private.read_sent_lines(jsonb, uuid, text, boolean), private.sent_lines_text(jsonb),
  public.send_list_to_vendors(jsonb) from public, anon, authenticated;
grant execute on function public.send_list_to_vendors(jsonb) to anon, authenticated, service_role;
