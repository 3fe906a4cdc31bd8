-- Functions that several migrations of one day changed, as schemas/ describes them.

create or replace function public.submit_project(project jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  token constant text := nullif(project ->> 'token', '');
  given constant public.projects := private.read_project(project);
  contact constant public.quote_request_contacts := private.read_contact(project -> 'contact');
  chosen constant uuid[] := private.read_providers(project -> 'provider_ids');
  stored public.projects;
  is_draft boolean;
  is_open boolean;
  sent uuid[];
  moved uuid;
begin
  if private.token_hash(token) is null and (me is null or token is not null) then
    perform private.refuse('token', 'The private link of the request is missing', 'Reload the page and try again.');
  end if;

  insert into public.projects (id, requester_id, category, service_name, description, timing, start_on, budget_min_cents,
                               budget_max_cents, postal_code, province, locale, source, details, notice)
  select given.id, me, given.category, given.service_name, given.description, given.timing, given.start_on, given.budget_min_cents,
         given.budget_max_cents, given.postal_code, given.province, given.locale, given.source, given.details, given.notice
  on conflict on constraint projects_pkey do nothing;
  if found then
    perform private.enforce_rate_limit('project/' || coalesce(me::text, private.client_address(), 'guests'),
      case when coalesce(me::text, private.client_address()) is null then 300 else 10 end, interval '1 hour');
    if token is not null and not private.add_link(given.id, 'device', token) then
      raise exception using errcode = 'PT409', message = 'This private link belongs to another request',
        hint = 'Reload the page and send it again.';
    end if;
  elsif not private.is_requester(given.id, token) then
    raise exception using errcode = 'PT409', message = 'This id belongs to another request', hint = 'Reload the page and send it again.';
  end if;

  select * into strict stored from public.projects as p where p.id = given.id for update;
  if stored.requester_id is null and me is not null then
    perform private.settle_claim(stored);
  end if;
  select count(r.sent_at) = 0, count(r.sent_at) = 0 or min(r.sent_at) > now() - interval '24 hours' into is_draft, is_open
    from public.quote_requests as r where r.project_id = given.id;
  stored := private.complete_project(stored, given, is_draft, is_open);
  update public.projects as p
     set requester_id = coalesce(p.requester_id, me), category = stored.category, service_name = stored.service_name,
         description = stored.description, timing = stored.timing, start_on = stored.start_on,
         budget_min_cents = stored.budget_min_cents, budget_max_cents = stored.budget_max_cents,
         postal_code = stored.postal_code, province = stored.province, locale = stored.locale, source = stored.source,
         details = stored.details, notice = case when is_open then coalesce(given.notice, p.notice) else p.notice end
   where p.id = given.id;
  perform private.add_providers(given.id, chosen, is_open);
  if private.keep_contact(given.id, contact, is_open) then
    for moved in
      select r.id from public.quote_requests as r where r.project_id = given.id and r.status = 'draft' order by r.id for update
    loop
      perform private.transition_request(moved, 'sent', 'homeowner');
      sent := sent || moved;
    end loop;
    perform private.mail_confirmation(sent);
  end if;

  return (select jsonb_build_object('id', given.id,
                   'status', case when bool_or(r.sent_at is not null) then 'sent' else 'draft' end,
                   'requests', jsonb_agg(jsonb_build_object('id', r.id, 'provider_id', r.provider_id, 'status', r.status)
                                         order by r.created_at, r.id))
            from public.quote_requests as r where r.project_id = given.id);
end
$$;

create or replace function public.project_view(id uuid default null, token text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p constant public.projects := private.find_project(project_view.id, project_view.token);
begin
  if p.id is null then
    return null;
  end if;
  perform private.renew_link(project_view.token);
  perform private.expire_requests(p.id);
  return jsonb_build_object(
    'project', to_jsonb(p) - array['requester_id', 'locale', 'contact_confirmed_at', 'notice']
               || jsonb_build_object('claimed', p.requester_id is not null, 'mine', coalesce(p.requester_id = auth.uid(), false),
                                     'link', (private.live_link(project_view.token)).kind,
                                     'held_until', (select b.held_until from private.fixed_price_bookings as b
                                                     where b.project_id = p.id and b.released_at is null)),
    'contact', (select to_jsonb(k) - 'project_id' || jsonb_build_object('confirmed', private.is_confirmed(p.id))
                  from public.quote_request_contacts as k where k.project_id = p.id),
    'requests', (select coalesce(jsonb_agg(private.request_json(r) order by r.created_at, r.id), '[]')
                   from public.quote_requests as r where r.project_id = p.id));
end
$$;

create or replace function public.provider_requests(provider_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  acts constant boolean := provider_requests.provider_id in (select private.acting_providers());
begin
  if provider_requests.provider_id not in (select private.my_providers()) then
    raise exception using errcode = 'PT403', message = 'This company is not yours', hint = 'Sign in with an account of the company.';
  end if;
  perform private.expire_requests(r.project_id) from public.quote_requests as r
    where r.provider_id = provider_requests.provider_id and r.status in ('sent', 'viewed', 'quoted');
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
             'id', r.id, 'status', r.status, 'sent_at', r.sent_at, 'connected_at', r.connected_at,
             'project', to_jsonb(p) - array['requester_id', 'id', 'contact_confirmed_at', 'notice']
                        || jsonb_build_object('postal_code', case when acts and r.connected_at is not null then p.postal_code else left(p.postal_code, 3) end),
             'contact', case when acts and r.connected_at is not null then
                          (select to_jsonb(k) - 'project_id' from public.quote_request_contacts as k where k.project_id = p.id) end,
             'events', private.events_json(r.id),
             'quote', (select private.quote_json(q) from public.quotes as q where q.request_id = r.id order by q.version desc limit 1)
           ) order by r.sent_at desc, r.id), '[]')
      from (select * from public.quote_requests as sent
             where sent.provider_id = provider_requests.provider_id and sent.sent_at is not null
             order by sent.sent_at desc, sent.id limit 200) as r
      join public.projects as p on p.id = r.project_id);
end
$$;

create or replace function private.booking_json(project uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', p.id, 'status', r.status, 'service', p.details ->> 'service',
                            'provider', jsonb_build_object('id', c.id, 'name', c.trade_name, 'is_sample', c.is_sample), 'details', p.details,
                            'held_until', b.held_until, 'confirmed', private.is_confirmed(p.id))
    from public.projects as p
    join public.quote_requests as r on r.project_id = p.id
    join public.providers as c on c.id = r.provider_id
    join private.fixed_price_bookings as b on b.project_id = p.id
   where p.id = project
$$;

create or replace function public.book_fixed_price(booking jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  project constant uuid := private.clean_uuid(booking ->> 'id', 'id', 'The id of the booking');
  code constant text := private.clean_postal_code(booking ->> 'postal_code');
  home constant text := private.postal_province(code);
  sold public.fixed_price_services;
  price jsonb;
  tax jsonb;
  total bigint;
  free record;
  taken boolean := false;
  stored jsonb;
begin
  select * into sold from public.fixed_price_services as s where s.service = booking ->> 'service';
  if sold.service is null then
    perform private.refuse('service', 'That service has no list price', 'Choose one of the fixed-price services.');
  elsif code is null then
    perform private.refuse('postal_code', 'A postal code is missing', 'Enter the postal code of the place where the work is done.');
  end if;
  perform private.expire_bookings();
  stored := private.stored_booking(project, booking ->> 'token');
  if stored is not null then
    return stored;
  end if;

  price := private.fixed_price(sold.service, booking -> 'choices');
  tax := private.sales_tax(home, (now() at time zone private.time_zone(home))::date, (price ->> 'subtotal_cents')::bigint);
  total := (price ->> 'subtotal_cents')::bigint + (select coalesce(sum((line ->> 'cents')::bigint), 0) from jsonb_array_elements(tax) as line);
  if (booking ->> 'expected_total_cents') <> total::text then
    perform private.refuse('price', 'The price is not the one you saw', 'Read the price list again and check the total.');
  end if;

  for free in
    select * from private.free_half_days(sold.service, code) as h
     where h.day::text = booking ->> 'day' and h.part = booking ->> 'part' order by h.busy, h.provider_id
  loop
    insert into private.fixed_price_bookings (project_id, provider_id, day, part, held_until)
    values (project, free.provider_id, free.day, free.part, private.hold_end(free.day, private.time_zone(home), now(), false))
    on conflict do nothing;
    taken := found;
    exit when taken;
  end loop;
  if not taken then
    -- The same booking may have come twice at once; the other call has just stored it.
    stored := private.stored_booking(project, booking ->> 'token');
    if stored is not null then
      return stored;
    end if;
    perform private.refuse('slot', 'Nobody is free at that time any more', 'Choose another time.');
  end if;

  perform public.submit_project(jsonb_build_object(
    'id', project, 'token', booking -> 'token', 'source', 'fixed_price', 'provider_ids', jsonb_build_array(free.provider_id),
    'category', sold.category, 'service_name', sold.category, 'description', booking -> 'description', 'start_on', free.day,
    'postal_code', code, 'locale', booking -> 'locale', 'notice', booking -> 'notice', 'contact', booking -> 'contact',
    'details', price || jsonb_build_object(
      'service', sold.service, 'choices', booking -> 'choices', 'tax', tax, 'total_cents', total, 'listed_on', sold.listed_on,
      'slot', jsonb_build_object('day', free.day, 'part', free.part, 'opens', free.opens, 'closes', free.closes,
                                 'time_zone', private.time_zone(home)))));
  if not exists (select from public.quote_requests as r where r.project_id = project and r.status = 'sent') then
    perform private.refuse('email', 'There is no way to confirm yet', 'Say how the team can reach you.');
  elsif private.is_confirmed(project) then
    perform private.confirm_project(project);
  elsif private.unconfirmed_bookings(project) > 2 then
    perform private.refuse('waiting', 'Two half days are held already for this email, which is not confirmed yet',
      'Open the link of one of our emails and confirm it, or try again in 15 minutes.');
  end if;
  return private.booking_json(project);
end
$$;
