-- Booking a half day at the list price. The booking is a project of source 'fixed_price' with one request, made through
-- submit_project; its price and time are computed here and frozen in `details`.

-- Nobody makes such a project without a booking, or changes what was booked. The booking is stored first.
create function private.guard_fixed_price() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from private.fixed_price_bookings as b where b.project_id = new.id) then
    raise exception using errcode = 'PT409', message = 'A fixed price is booked with its time', hint = 'Choose a service and a free time, and book it.';
  elsif tg_op = 'UPDATE' and ((new.source, new.category, new.province) is distinct from (old.source, old.category, old.province)
          -- All three are gone once it is nobody's any more.
          or ((new.service_name, new.postal_code, new.details) is distinct from (old.service_name, old.postal_code, old.details)
              and (new.service_name, new.postal_code, new.details) is not null)) then
    raise exception using errcode = 'PT409', message = 'What was booked cannot change', hint = 'Withdraw the booking and make a new one.';
  end if;
  return null;
end
$$;
create trigger guard_new_fixed_price after insert on public.projects for each row
  when (new.source = 'fixed_price') execute function private.guard_fixed_price();
create trigger guard_fixed_price after update on public.projects for each row
  when (new.source = 'fixed_price' or old.source = 'fixed_price') execute function private.guard_fixed_price();

-- The team that was booked is the only one that is asked.
create function private.guard_booked_team() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.fixed_price_bookings as b where b.project_id = new.project_id and b.provider_id <> new.provider_id) then
    raise exception using errcode = 'PT409', message = 'A booking has one team', hint = 'Ask other professionals for a quote instead.';
  end if;
  return null;
end
$$;
create trigger guard_booked_team after insert on public.quote_requests for each row execute function private.guard_booked_team();

create function private.release_half_day() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.fixed_price_bookings as b set released_at = now() where b.project_id = new.project_id and b.released_at is null;
  return null;
end
$$;
create trigger release_half_day after update of status on public.quote_requests for each row
  when (new.status in ('declined', 'withdrawn', 'expired') and old.status <> new.status) execute function private.release_half_day();

-- Ends the bookings of one project or of all that nobody confirmed in time. Returns how many ended.
create function private.expire_bookings(project uuid default null) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  ended integer := 0;
  late uuid;
begin
  for late in
    select r.id from private.fixed_price_bookings as b join public.quote_requests as r on r.project_id = b.project_id
     where b.released_at is null and private.has_lapsed(b) and (expire_bookings.project is null or b.project_id = expire_bookings.project)
     order by r.id for update of r skip locked
  loop
    perform private.transition_request(late, 'expired', 'system', reason => 'unanswered');
    ended := ended + 1;
  end loop;
  return ended;
end
$$;

-- A booking as its homeowner sees it.
create function private.booking_json(project uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', p.id, 'status', r.status, 'service', p.details ->> 'service',
                            'provider', jsonb_build_object('id', c.id, 'name', c.trade_name, 'is_sample', c.is_sample,
                                                           'reachable', private.is_reachable(c.id)), 'details', p.details,
                            'held_until', b.held_until, 'confirmed', private.is_confirmed(p.id))
    from public.projects as p
    join public.quote_requests as r on r.project_id = p.id
    join public.providers as c on c.id = r.provider_id
    join private.fixed_price_bookings as b on b.project_id = p.id
   where p.id = project
$$;

-- Asks for a half day: { id, status, service, provider: { id, name, is_sample, reachable }, details, held_until, confirmed }, where
-- details holds the choices, the lines of the price, its taxes and total in cents, and the time. Nobody else gets it until held_until, which is
-- later once the address is confirmed. The same id again by the same person answers what is stored.
-- booking: { id, token?, service, choices, postal_code, day, part, expected_total_cents?, description?, locale,
-- contact?: { name, email, phone?, preferred } }
-- Raises PT422 with the field in detail: `slot` when nobody is free then any more, `price` when the total is another one than
-- expected, `waiting` when two half days are held already for an address that nobody confirmed, `contact` fields as submit_project does; PT409 for somebody else's id; PT429 as submit_project does.
create function public.book_fixed_price(booking jsonb) returns jsonb
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
     where h.day::text = booking ->> 'day' and h.part = booking ->> 'part' order by not private.is_reachable(h.provider_id), h.busy, h.provider_id
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
    perform private.refuse('slot', 'That time is no longer free', 'Choose another time.');
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

-- What is stored under an id: null when nothing is. Raises PT409 when it is somebody else's, or no booking.
create function private.stored_booking(project uuid, token text) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if not exists (select from public.projects as p where p.id = project) then
    return null;
  elsif not private.is_requester(project, token) or not exists (select from private.fixed_price_bookings as b where b.project_id = project) then
    raise exception using errcode = 'PT409', message = 'This id belongs to another request', hint = 'Reload the page and book again.';
  end if;
  return private.booking_json(project);
end
$$;

revoke execute on function private.guard_fixed_price(), private.guard_booked_team(), private.release_half_day(),
  private.expire_bookings(uuid), private.unconfirmed_bookings(uuid),
  private.booking_json(uuid), private.stored_booking(uuid, text), public.book_fixed_price(jsonb) from public, anon, authenticated;
grant execute on function public.book_fixed_price(jsonb) to anon, authenticated, service_role;
