-- When a team that works at list prices is free, and for whom its time is held.

-- A team works where the postal code starts with one of its areas, on its weekdays (1 is Monday), one home per half day.
create table private.fixed_price_teams (
  provider_id uuid not null references public.providers (id) on delete cascade,
  service text not null references public.fixed_price_services on delete cascade,
  areas text[] not null,
  weekdays smallint[] not null default '{1,2,3,4,5,6}',
  primary key (provider_id, service)
);
call private.classify('private.fixed_price_teams', 'company');

-- The project comes after its booking in the same transaction, so that a lost race leaves neither.
create table private.fixed_price_bookings (
  project_id uuid primary key references public.projects (id) on delete cascade deferrable initially deferred,
  provider_id uuid not null references public.providers (id) on delete cascade,
  day date not null,
  part text not null check (part in ('morning', 'afternoon')),
  -- Set when the booking is withdrawn, declined or not confirmed in time; the half day is free again.
  released_at timestamptz,
  -- Until when nobody else gets the half day while the team has not answered. Null: without an end.
  held_until timestamptz
);
call private.classify('private.fixed_price_bookings', 'record', 'project_id provider_id day part released_at held_until');
create unique index one_booking_per_half_day on private.fixed_price_bookings (provider_id, day, part) where released_at is null;

create index fixed_price_teams_service_idx on private.fixed_price_teams (service);
alter table private.fixed_price_teams enable row level security;
alter table private.fixed_price_bookings enable row level security;
revoke all on private.fixed_price_teams, private.fixed_price_bookings from public, anon, authenticated;
grant all on private.fixed_price_teams, private.fixed_price_bookings to service_role;

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
create function private.free_half_days(service text, postal_code text)
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

-- Free half days for a postal code: { province, time_zone, served, reachable, slots: [{ day, part, opens, closes }] }. Not served
-- means that no team works there at list prices, whatever the day; not reachable that nobody reads requests at any that does.
create function public.fixed_price_slots(service text, postal_code text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  code constant text := private.clean_postal_code(fixed_price_slots.postal_code);
begin
  if code is null then
    perform private.refuse('postal_code', 'A postal code is missing', 'Enter a Canadian postal code such as M5V 2T6.');
  end if;
  return jsonb_build_object(
    'province', private.postal_province(code),
    'time_zone', private.time_zone(private.postal_province(code)),
    'served', exists (select from private.fixed_price_teams as t join public.providers as p on p.id = t.provider_id and p.status = 'approved'
                       where t.service = fixed_price_slots.service and exists (select from unnest(t.areas) as area where starts_with(code, area))),
    'reachable', exists (select from private.fixed_price_teams as t
                          where t.service = fixed_price_slots.service and private.is_reachable(t.provider_id)
                            and exists (select from unnest(t.areas) as area where starts_with(code, area))),
    'slots', (select coalesce(jsonb_agg(jsonb_build_object('day', f.day, 'part', f.part, 'opens', f.opens, 'closes', f.closes)
                                        order by f.day, f.opens), '[]')
                from (select distinct h.day, h.part, h.opens, h.closes from private.free_half_days(fixed_price_slots.service, code) as h) as f));
end
$$;

revoke execute on function private.hold_end(date, text, timestamptz, boolean),
  private.has_lapsed(private.fixed_price_bookings), private.free_half_days(text, text), public.fixed_price_slots(text, text)
  from public, anon, authenticated;
grant execute on function public.fixed_price_slots(text, text) to anon, authenticated, service_role;
