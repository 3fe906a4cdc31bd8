-- Offering a visit, picking its time, and calling it off. Times are offered on the clock of the home and kept as moments.

-- The times of a proposal, in order: 1 to 5, each once, ahead, by day and within 90 days. given: ["2026-12-01T09:00"] on the clock
-- of the zone. Raises PT422 on 'starts'.
create function private.read_starts(given jsonb, zone text) returns timestamptz[]
language plpgsql stable set search_path = '' as $$
declare
  entry text;
  local timestamp;
  starts timestamptz[] := '{}';
begin
  if coalesce(jsonb_typeof(given), 'null') <> 'array' or jsonb_array_length(given) not between 1 and 5 then
    perform private.refuse('starts', 'A visit is offered at one to five times', 'Choose one to five times.');
  end if;
  for entry in select jsonb_array_elements_text(given) loop
    begin
      local := case when entry ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$' then entry::timestamp end;
    exception when datetime_field_overflow then
      local := null;
    end;
    if local is null then
      perform private.refuse('starts', 'One of the times is not a time', 'Write it as day and time at the home, such as 2027-04-15T09:00.');
    elsif local at time zone zone <= now() then
      perform private.refuse('starts', 'One of the times is over', 'Choose times that are still ahead.');
    elsif local at time zone zone > now() + interval '90 days' then
      perform private.refuse('starts', 'One of the times is more than 90 days ahead', 'Choose an earlier day.');
    elsif local::time not between '07:00' and '21:00' then
      perform private.refuse('starts', 'One of the times is at night where the home is', 'Choose times from 7:00 to 21:00, local time at the home.');
    elsif local at time zone zone = any (starts) then
      perform private.refuse('starts', 'One of the times is chosen twice', 'Choose each time once.');
    end if;
    starts := starts || local at time zone zone;
  end loop;
  return array(select unnest(starts) order by 1);
end
$$;

-- Raises PT409 unless a visit can still be of use to a request.
create function private.require_visitable(request public.quote_requests) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if request.status not in ('sent', 'viewed', 'interested', 'quoted', 'connected', 'hired') then
    raise exception using errcode = 'PT409', message = format('A request that is %s takes no visit', request.status),
      hint = 'Reload to see where it stands now.';
  end if;
end
$$;

-- The request that a visit belongs to. Raises PT404 for an unknown visit.
create function private.request_of_visit(visit uuid) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  request uuid;
begin
  select v.request_id into request from private.visits as v where v.id = visit;
  if request is null then
    raise exception using errcode = 'PT404', message = 'There is no such visit', hint = 'Open the request again.';
  end if;
  return request;
end
$$;

-- When a picked visit is, on the clock of the home, for a mail: { status, day, time, place }.
create function private.visit_mail(v private.visits, status text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('status', visit_mail.status, 'place', (v).place,
                            'day', to_char((v).picked at time zone private.visit_zone((v).request_id), 'YYYY-MM-DD'),
                            'time', to_char((v).picked at time zone private.visit_zone((v).request_id), 'HH24:MI'))
$$;

-- What a side did with a visit, for the timeline. Returns the event.
create function private.add_visit_event(v private.visits, actor text, code text) returns bigint
language sql volatile set search_path = '' as $$
  select private.add_event((v).request_id, add_visit_event.actor, 'visit', jsonb_strip_nulls(jsonb_build_object(
           'code', add_visit_event.code, 'visit', (v).id, 'place', (v).place, 'minutes', (v).minutes, 'start', (v).picked,
           'time_zone', private.visit_zone((v).request_id))))
$$;

-- Whether a proposal says what is stored already.
create function private.is_same_visit(v private.visits, given jsonb) returns boolean
language sql stable set search_path = '' as $$
  select (v).request_id::text = lower(given ->> 'request_id') and (v).minutes::text = given ->> 'minutes' and (v).place = given ->> 'place'
         and case jsonb_typeof(given -> 'starts') when 'array' then
               array(select to_char(s at time zone private.visit_zone((v).request_id), 'YYYY-MM-DD"T"HH24:MI') from unnest((v).starts) as s order by 1)
               = array(select s from jsonb_array_elements_text(given -> 'starts') as s order by 1) end
$$;

-- Offers a visit under the id that the client made, instead of one that is open or still ahead: the visit. The same again is the same
-- answer. An answer to a request: one that was only sent or seen becomes interested.
-- visit: { id, request_id, minutes (15 to 240), place (site, video or phone), starts: ["2026-12-01T09:00"] on the clock of the home }
-- Raises PT403 and PT404 as company_request, PT409 for an ended request, a booking that waits or an id that is used, PT422 with the
-- field in detail, PT429 after ten proposals of a request in a day.
create function public.propose_visit(visit jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  new_id constant uuid := private.clean_uuid(visit ->> 'id', 'id', 'The id of the visit');
  request constant public.quote_requests :=
    private.company_request(private.clean_uuid(visit ->> 'request_id', 'request_id', 'The id of the request'));
  length_minutes constant smallint := private.clean_number(visit ->> 'minutes', 15, 240, 'minutes', 'The length in minutes');
  v private.visits;
  replaced uuid;
begin
  select * into v from private.visits as known where known.id = new_id;
  if private.is_same_visit(v, visit) then
    return private.visit_answer(v);
  elsif v.id is not null then
    raise exception using errcode = 'PT409', message = 'This id belongs to another visit', hint = 'Reload the page and offer it again.';
  end if;
  perform private.require_visitable(request);
  if request.status <> 'hired' then
    perform private.refuse_booked(request);
  end if;
  v.starts := private.read_starts(visit -> 'starts', private.visit_zone(request.id));
  if length_minutes is null then
    perform private.refuse('minutes', 'The length is missing', 'Choose 15 to 240 minutes.');
  elsif coalesce(visit ->> 'place', '') not in ('site', 'video', 'phone') then
    perform private.refuse('place', 'Where the visit takes place is missing', 'Choose at the home, by video or by phone.');
  end if;
  perform private.enforce_rate_limit('visit/' || request.id, 10, interval '1 day');

  update private.visits as old set status = 'cancelled'
   where old.request_id = request.id and (old.status = 'open' or (old.status = 'picked' and old.picked > now()))
  returning old.calendar_id into replaced;
  insert into private.visits (id, request_id, minutes, place, starts, status, calendar_id, revision)
  select new_id, request.id, length_minutes, visit ->> 'place', v.starts, 'open', coalesce(replaced, new_id), coalesce(max(old.revision), -1) + 1
    from private.visits as old where old.request_id = request.id
  returning * into v;

  if request.status in ('sent', 'viewed') then
    perform private.transition_request(request.id, 'interested', 'provider', quiet => true);
  end if;
  perform private.mail_homeowner(request, private.add_visit_event(v, 'provider', 'proposed'), '{"status":"visit"}');
  return private.visit_answer(v);
end
$$;

-- Picks one of the times that were offered, which shows the company who asked and where: the visit. The same time again is the same answer.
-- A visit at the home needs its address, here or from a visit before.
-- Raises PT403 for anybody but who asked, and with 'confirm' in detail while the address of the contact is not confirmed, PT404 for an
-- unknown visit, PT409 when it is no longer offered, PT422 on 'start' or 'address'.
create function public.pick_visit(visit_id uuid, start timestamptz, address text default null, token text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  request public.quote_requests := private.homeowner_request(private.request_of_visit(pick_visit.visit_id), pick_visit.token);
  said constant text := private.clean_text(pick_visit.address, 200, 'address', 'The address');
  v private.visits;
begin
  select * into strict v from private.visits as known where known.id = pick_visit.visit_id;
  if v.status = 'picked' and v.picked = pick_visit.start then
    return private.visit_answer(v);
  elsif v.status <> 'open' then
    raise exception using errcode = 'PT409', message = 'This visit is no longer offered', hint = 'Reload to see what the company offers now.';
  end if;
  perform private.require_visitable(request);
  if pick_visit.start is null or pick_visit.start <> all (v.starts) then
    perform private.refuse('start', 'This time was not offered', 'Choose one of the times.');
  elsif pick_visit.start <= now() then
    perform private.refuse('start', 'This time is over', 'Choose a time that is still ahead.');
  elsif private.holds_link(said) then
    perform private.refuse('address', 'That is a web or email address', 'Enter the street and city of the home.');
  elsif v.place = 'site' and said is null
        and (private.contact_card(request.project_id) ->> 'address') is null then
    perform private.refuse('address', 'The address of the home is missing', 'Enter its street and city.');
  end if;
  perform private.require_confirmed(request.project_id);

  update public.quote_request_contacts as k set address = said where k.project_id = request.project_id and said is not null;
  if request.connected_at is null then
    perform private.transition_request(request.id, 'connected', 'homeowner', quiet => true);
  end if;
  update private.visits as known set status = 'picked', picked = pick_visit.start, revision = known.revision + 1
   where known.id = v.id returning * into v;
  perform private.mail_provider(request, 'lead_update',
    private.visit_mail(v, 'visit') || jsonb_build_object('contact', private.contact_card(request.project_id)),
    private.add_visit_event(v, 'homeowner', 'picked'));
  return private.visit_answer(v);
end
$$;

-- Whether a visit can still be called off: true for one that is open or picked and ahead, false for one that was called off as `ended`.
-- Raises PT409 for any other.
create function private.can_end_visit(v private.visits, ended text) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  if v.status = ended then
    return false;
  elsif v.status not in ('open', 'picked') or v.picked <= now() then
    raise exception using errcode = 'PT409', message = 'This visit is over or no longer offered', hint = 'Reload to see where it stands now.';
  end if;
  return true;
end
$$;

-- Says that none of the times suits, or calls off the one that was picked: the visit. Again is the same answer. The note says what would suit.
-- Raises PT403 for anybody but who asked, PT404 for an unknown visit, PT409 for one that is over, PT422 on 'note'.
create function public.refuse_visit(visit_id uuid, note text default null, token text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  request constant public.quote_requests := private.homeowner_request(private.request_of_visit(refuse_visit.visit_id), refuse_visit.token);
  said constant text := private.clean_text(refuse_visit.note, 500, 'note', 'The note', true);
  v private.visits;
begin
  select * into strict v from private.visits as known where known.id = refuse_visit.visit_id;
  if private.can_end_visit(v, 'refused') then
    update private.visits as known set status = 'refused', note = said, revision = known.revision + 1
     where known.id = v.id returning * into v;
    perform private.mail_provider(request, 'lead_update',
      private.visit_mail(v, case when v.picked is null then 'visit_refused' else 'visit_cancelled' end),
      private.add_visit_event(v, 'homeowner', 'refused'));
  end if;
  return private.visit_answer(v);
end
$$;

-- Takes an offered visit back, or calls off the one that was picked: the visit. Again is the same answer.
-- Raises PT403 for anybody but an owner or estimator of the company, PT404 for an unknown visit, PT409 for one that is over.
create function public.cancel_visit(visit_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  request constant public.quote_requests := private.company_request(private.request_of_visit(cancel_visit.visit_id));
  v private.visits;
begin
  select * into strict v from private.visits as known where known.id = cancel_visit.visit_id;
  if private.can_end_visit(v, 'cancelled') then
    update private.visits as known set status = 'cancelled', revision = known.revision + 1 where known.id = v.id returning * into v;
    perform private.mail_homeowner(request, private.add_visit_event(v, 'provider', 'cancelled'),
      private.visit_mail(v, 'visit_cancelled'));
  end if;
  return private.visit_answer(v);
end
$$;

-- Nobody comes for a request that has ended.
create function private.end_visits() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.visits as v set status = 'lapsed', revision = v.revision + 1
   where v.request_id = new.id and (v.status = 'open' or (v.status = 'picked' and v.picked > now()));
  return null;
end
$$;
create trigger visits_end_with_their_request after update of status on public.quote_requests for each row
  when (new.status in ('completed', 'declined', 'withdrawn', 'expired')) execute function private.end_visits();

revoke execute on function private.read_starts(jsonb, text), private.require_visitable(public.quote_requests), private.request_of_visit(uuid),
  private.visit_mail(private.visits, text), private.add_visit_event(private.visits, text, text),
  private.is_same_visit(private.visits, jsonb),
  private.can_end_visit(private.visits, text), private.end_visits(), public.propose_visit(jsonb),
  public.pick_visit(uuid, timestamptz, text, text), public.refuse_visit(uuid, text, text), public.cancel_visit(uuid)
  from public, anon, authenticated;
grant execute on function public.propose_visit(jsonb), public.cancel_visit(uuid) to authenticated, service_role;
grant execute on function public.pick_visit(uuid, timestamptz, text, text), public.refuse_visit(uuid, text, text)
  to anon, authenticated, service_role;
