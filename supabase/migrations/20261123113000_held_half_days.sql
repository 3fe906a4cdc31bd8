-- A half day at a fixed price is asked for, not booked: it is held while who asked confirms the address and the team answers, and is
-- free again afterwards.

alter table private.fixed_price_bookings add column held_until timestamptz;
call private.classify('private.fixed_price_bookings', 'record', 'held_until');

-- Until when a half day is held that was asked for at a moment: for 15 minutes while it is not known whose address asks, then for
-- a day, and never after six in the evening of the day before.
create function private.hold_end(day date, zone text, asked timestamptz, is_confirmed boolean) returns timestamptz
language sql stable set search_path = '' as $$
  select least(asked + case when is_confirmed then interval '24 hours' else interval '15 minutes' end, (day - 1 + time '18:00') at time zone zone)
$$;

-- Whether nobody confirmed a booking in time: its half day is free, also before anything has released it.
create function private.has_lapsed(b private.fixed_price_bookings) returns boolean
language sql stable set search_path = '' as $$
  select b.held_until <= now()
     and exists (select from public.quote_requests as r where r.project_id = b.project_id and r.status in ('sent', 'viewed'))
$$;

-- Every half day of the next 14 days on which a team that serves the postal code is free and can still confirm, with how busy each team is. Its hours
-- are the clock's where the work is done: a province may change its clocks before every database and browser knows.
create or replace function private.free_half_days(service text, postal_code text)
returns table (day date, part text, opens text, closes text, provider_id uuid, busy bigint)
language sql stable set search_path = '' as $$
  with zone as (select private.time_zone(private.postal_province(free_half_days.postal_code)) as name)
  select d.day, h.part, h.opens, h.closes, t.provider_id,
         (select count(*) from private.fixed_price_bookings as b where b.provider_id = t.provider_id and b.released_at is null and b.day >= current_date)
    from zone
   cross join lateral (select (now() at time zone zone.name)::date + n as day from generate_series(1, 14) as days (n)) as d
   cross join (values ('morning', '08:00', '12:00'), ('afternoon', '13:00', '17:00')) as h (part, opens, closes)
    join private.fixed_price_teams as t
      on t.service = free_half_days.service and extract(isodow from d.day)::smallint = any (t.weekdays)
     and exists (select from unnest(t.areas) as area where starts_with(free_half_days.postal_code, area))
     and private.hold_end(d.day, zone.name, now(), true) > now()
    join public.providers as p on p.id = t.provider_id and p.status = 'approved' and p.accepting_work and coalesce(p.away_until < d.day, true)
   where not exists (select from private.fixed_price_bookings as b
                      where b.provider_id = t.provider_id and b.day = d.day and b.part = h.part and b.released_at is null and not coalesce(private.has_lapsed(b), false))
$$;

-- Ends the bookings of one project or of all that nobody confirmed in time, and tells whoever confirmed their address; an address
-- that nobody confirmed may be anybody's. Returns how many ended.
create function private.expire_bookings(project uuid default null) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  ended integer := 0;
  late public.quote_requests;
begin
  for late in
    select r.* from private.fixed_price_bookings as b join public.quote_requests as r on r.project_id = b.project_id
     where b.released_at is null and private.has_lapsed(b) and (expire_bookings.project is null or b.project_id = expire_bookings.project)
     order by r.id for update of r skip locked
  loop
    perform private.transition_request(late.id, 'expired', 'system');
    if private.is_confirmed(late.project_id) then
      late.status := 'expired';
      perform private.mail_homeowner(late, (select max(e.id) from public.quote_request_events as e where e.request_id = late.id));
    end if;
    ended := ended + 1;
  end loop;
  return ended;
end
$$;

-- Ends what nobody answered within 30 days and half days that nobody confirmed, of one project or of all, and drops counters of yesterday. Reads of a project
-- call it for that project; a daily schedule calls it for the rest (docs/operations.md). Returns how many requests ended.
create or replace function private.expire_requests(project uuid default null) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  ended integer := 0;
  late uuid;
begin
  for late in
    select r.id from public.quote_requests as r
     where r.status in ('sent', 'viewed') and r.sent_at < now() - interval '30 days' and (project is null or r.project_id = project)
     order by r.id for update skip locked
  loop
    perform private.transition_request(late, 'expired', 'system');
    ended := ended + 1;
  end loop;
  ended := ended + private.expire_bookings(project);
  perform private.expire_quotes(project);
  if project is null then
    delete from private.rate_limits where window_start < now() - interval '1 day';
  end if;
  return ended;
end
$$;

-- Notes that the address of a project is confirmed. A half day that is still held for it is held for longer.
create or replace function private.confirm_project(project uuid) returns timestamptz
language plpgsql volatile set search_path = '' as $$
declare
  confirmed public.projects;
begin
  update public.projects as p set contact_confirmed_at = coalesce(p.contact_confirmed_at, now()) where p.id = project
  returning * into confirmed;
  update private.fixed_price_bookings as b
     set held_until = private.hold_end(b.day, confirmed.details -> 'slot' ->> 'time_zone', confirmed.created_at, true)
   where b.project_id = project and b.held_until > now();
  return confirmed.contact_confirmed_at;
end
$$;

-- The confirmation for requests that were just sent. A booking says when and for how much.
create or replace function private.mail_confirmation(request_ids uuid[]) returns void
language sql volatile set search_path = '' as $$
  select private.enqueue_mail(
           format('request_sent/%s', min(r.id::text)),
           case p.source when 'fixed_price' then 'booking_requested' else 'request_sent' end, k.email, p.locale,
           jsonb_build_object('service', private.mailed_service(p, (array_agg(c order by c.trade_name))[1], p.locale),
                              'providers', jsonb_agg(c.trade_name order by c.trade_name),
                              'link', private.mail_link(p))
           || case p.source when 'fixed_price' then (p.details -> 'slot') || jsonb_build_object(
                'total_cents', p.details -> 'total_cents', 'provider', min(c.trade_name)) else '{}' end)
    from public.quote_requests as r
    join public.projects as p on p.id = r.project_id
    join public.quote_request_contacts as k on k.project_id = p.id
    join public.providers as c on c.id = r.provider_id
   where r.id = any (request_ids)
   group by p.id, k.project_id
$$;

-- A booking as its homeowner sees it.
create or replace function private.booking_json(project uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', p.id, 'status', r.status, 'service', p.details ->> 'service',
                            'provider', jsonb_build_object('id', c.id, 'name', c.trade_name), 'details', p.details,
                            'held_until', b.held_until, 'confirmed', private.is_confirmed(p.id))
    from public.projects as p
    join public.quote_requests as r on r.project_id = p.id
    join public.providers as c on c.id = r.provider_id
    join private.fixed_price_bookings as b on b.project_id = p.id
   where p.id = project
$$;

-- How many half days are held for the address of a project that nobody confirmed, its own among them. Whoever stores a contact
-- waits for others who store the same address, so each sees those before it.
create function private.unconfirmed_bookings(project uuid) returns bigint
language sql stable set search_path = '' as $$
  select count(*)
    from public.quote_request_contacts as own
    join public.quote_request_contacts as k on k.email = own.email
    join private.fixed_price_bookings as b on b.project_id = k.project_id and b.released_at is null and b.held_until > now()
   where own.project_id = project and not private.is_confirmed(k.project_id)
$$;

-- Asks for a half day: { id, status, service, provider: { id, name }, details, held_until, confirmed }, where details holds the
-- choices, the lines of the price, its taxes and total in cents, and the time. Nobody else gets it until held_until, which is
-- later once the address is confirmed. The same id again by the same person answers what is stored.
-- booking: { id, token?, service, choices, postal_code, day, part, expected_total_cents?, description?, locale,
-- contact?: { name, email, phone?, preferred } }
-- Raises PT422 with the field in detail: `slot` when nobody is free then any more, `price` when the total is another one than
-- expected, `waiting` when two half days are held already for an address that nobody confirmed, `contact` fields as submit_project does; PT409 for somebody else's id; PT429 as submit_project does.
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
    'postal_code', code, 'locale', booking -> 'locale', 'contact', booking -> 'contact',
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

-- A project as the homeowner sees it, by account, or for a guest by the token of the private link; null for anybody else.
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
    'project', to_jsonb(p) - array['requester_id', 'locale', 'contact_confirmed_at']
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

revoke execute on function private.hold_end(date, text, timestamptz, boolean), private.has_lapsed(private.fixed_price_bookings),
  private.expire_bookings(uuid), private.unconfirmed_bookings(uuid) from public, anon, authenticated;
