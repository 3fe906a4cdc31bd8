-- What a company has ahead: visits, fixed-price bookings and the days of its jobs.

-- What stands in the calendar of a company between two days, both included, with the time on the clock of the home. A visit on offer
-- stands at each of its times that is still ahead, a job once, on its first day that is shown. `settled`: a time that was picked, a
-- booking that was confirmed, days that were set; what is not waits for an answer.
create function private.calendar_entries(provider uuid, first_day date, last_day date)
returns table (kind text, request_id uuid, settled boolean, day date, "start" timestamptz, minutes smallint, time_zone text, place text, until date)
language sql stable set search_path = '' as $$
  select 'visit', r.id, v.status = 'picked', (s.start at time zone z.name)::date, s.start, v.minutes, z.name, v.place, null::date
    from public.quote_requests as r
    join private.visits as v on v.request_id = r.id and v.status in ('open', 'picked')
   cross join lateral (select private.visit_zone(r.id) as name) as z
   cross join unnest(case v.status when 'picked' then array[v.picked] else v.starts end) as s (start)
   where r.provider_id = calendar_entries.provider and r.sent_at is not null and (v.status = 'picked' or s.start > now())
     and (s.start at time zone z.name)::date between calendar_entries.first_day and calendar_entries.last_day
  union all
  select 'booking', r.id, r.status in ('hired', 'completed'), b.day,
         (b.day + case b.part when 'morning' then time '08:00' else time '13:00' end) at time zone z.name, 240::smallint, z.name, 'site', null
    from private.fixed_price_bookings as b
    join public.quote_requests as r on r.project_id = b.project_id and r.provider_id = b.provider_id and r.sent_at is not null
   cross join lateral (select private.visit_zone(r.id) as name) as z
   where b.provider_id = calendar_entries.provider and b.released_at is null and not coalesce(private.has_lapsed(b), false)
     and b.day between calendar_entries.first_day and calendar_entries.last_day
  union all
  select 'job', r.id, true, greatest(j.first_day, calendar_entries.first_day), null, null, private.visit_zone(r.id), 'site', j.last_day
    from public.quote_requests as r
    join private.jobs as j on j.request_id = r.id and j.cancelled_at is null
   where r.provider_id = calendar_entries.provider and r.status = 'hired'
     and j.first_day <= calendar_entries.last_day and j.last_day >= calendar_entries.first_day
$$;

-- The calendar of a company for its people, in every role and state: { first_day, last_day, availability, entries: [{ kind: visit, booking or
-- job, request_id, reference, service, area, settled, day, start, minutes, time_zone, place, until }] }, those that come first in front. It
-- names nobody: `area` is the first half of the postal code. Without days it is four weeks from today on, where the company is.
-- Raises PT403 for others, PT422 on 'last_day' for no or more than 92 days.
create function public.company_calendar(provider_id uuid, first_day date default null, last_day date default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  p public.providers;
  begins date;
  ends date;
begin
  select * into p from public.providers as known
   where known.id = company_calendar.provider_id and known.id in (select private.my_providers());
  if p.id is null then
    raise exception using errcode = 'PT403', message = 'This company is not yours', hint = 'Sign in with an account of the company.';
  end if;
  begins := coalesce(company_calendar.first_day, (now() at time zone coalesce(private.time_zone(p.province), 'America/Toronto'))::date);
  ends := coalesce(company_calendar.last_day, begins + 27);
  if not (isfinite(begins) and isfinite(ends)) or ends not between begins and begins + 91 then
    perform private.refuse('last_day', 'A calendar shows 1 to 92 days', 'Choose another last day.');
  end if;
  return jsonb_build_object(
    'first_day', begins, 'last_day', ends, 'availability', private.availability_json(p),
    'entries', (
      select coalesce(jsonb_agg(to_jsonb(e) || jsonb_build_object(
               'reference', private.reference('R', e.request_id), 'service', private.public_service(project),
               'area', left(project.postal_code, 3)) order by e.day, e.start nulls first, e.request_id), '[]')
        from private.calendar_entries(p.id, begins, ends) as e
        join public.quote_requests as r on r.id = e.request_id
        join public.projects as project on project.id = r.project_id));
end
$$;

revoke execute on function private.calendar_entries(uuid, date, date), public.company_calendar(uuid, date, date)
  from public, anon, authenticated;
grant execute on function public.company_calendar(uuid, date, date) to authenticated;
