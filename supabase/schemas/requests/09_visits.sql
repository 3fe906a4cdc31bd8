-- Times at which a company offers to come and look. The homeowner picks one, which shows who they are and where.

create table private.visits (
  id uuid primary key,
  request_id uuid not null references public.quote_requests (id),
  minutes smallint not null check (minutes between 15 and 240),
  place text not null check (place in ('site', 'video', 'phone')),
  starts timestamptz[] not null check (cardinality(starts) between 1 and 5),
  picked timestamptz,
  status text not null check (status in ('open', 'picked', 'refused', 'lapsed', 'cancelled')),
  -- Counts every change of a time that somebody may have in a calendar.
  revision integer not null default 0,
  -- Why none of them suits, in the words of the homeowner.
  note text check (length(note) <= 500),
  created_at timestamptz not null default now(),
  check ((status = 'picked') <= (picked is not null)),
  check (picked is null or picked = any (starts)),
  -- The same for every visit that takes the place of another, so that calendars move their entry.
  calendar_id uuid not null default gen_random_uuid(),
  -- When both sides were reminded of the time that was picked.
  reminded_at timestamptz
);
call private.classify('private.visits', 'content', 'note');
call private.classify('private.visits', 'record', 'id request_id minutes place starts picked status revision created_at calendar_id reminded_at');
insert into private.personal_data (table_name, place, belongs, on_deletion, remains) values
  ('private.visits', 36, 't.request_id = any (person.requests)', 'erase', 'when somebody was to come: part of the company’s records');
create unique index one_open_visit on private.visits (request_id) where status = 'open';
create index visits_request_idx on private.visits (request_id, created_at desc);
create index visits_due_idx on private.visits (request_id) where status in ('open', 'picked');
alter table private.visits enable row level security;
revoke all on private.visits from public, anon, authenticated;
grant all on private.visits to service_role;

-- The time zone on whose clock a visit is: that of the home, or of the company where the home is not known.
create function private.visit_zone(request uuid) returns text
language sql stable set search_path = '' as $$
  select coalesce(private.time_zone(p.province), private.time_zone(c.province), 'America/Toronto')
    from public.quote_requests as r
    join public.projects as p on p.id = r.project_id
    join public.providers as c on c.id = r.provider_id
   where r.id = visit_zone.request
$$;

-- A visit as both sides see it, with contact details in its note hidden until they are shared: { id, minutes, place, starts, picked, status, revision, note, calendar_id, time_zone }.
create function private.visit_answer(v private.visits) returns jsonb
language sql stable set search_path = '' as $$
  select private.mask_note(
           to_jsonb(v) - array['request_id', 'created_at', 'reminded_at'] || jsonb_build_object('time_zone', private.visit_zone((v).request_id)),
           exists (select from public.quote_requests as r where r.id = (v).request_id and r.connected_at is not null))
$$;

-- The newest visit of a request, null when none was offered.
create function private.visit_json(request uuid) returns jsonb
language sql stable set search_path = '' as $$
  select private.visit_answer(v) from private.visits as v where v.request_id = request order by v.revision desc, v.created_at desc limit 1
$$;
revoke execute on function private.visit_zone(uuid), private.visit_answer(private.visits), private.visit_json(uuid)
  from public, anon, authenticated;
