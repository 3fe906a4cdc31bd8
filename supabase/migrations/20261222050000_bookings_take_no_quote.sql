-- A booking is confirmed or declined by its team. It takes no quote, no visit before it is confirmed, and nobody is merely interested in it: each of
-- these held its half day for months, and let a company ask more than the list price.

-- Raises PT409 for a booking: its team says yes at the list price, or no.
create function private.refuse_booked(request public.quote_requests) returns void
language plpgsql stable set search_path = '' as $$
begin
  if exists (select from public.projects as p where p.id = request.project_id and p.source = 'fixed_price') then
    raise exception using errcode = 'PT409', message = 'A booking is confirmed or declined', hint = 'Confirm it, or say no.';
  end if;
end
$$;
revoke execute on function private.refuse_booked(public.quote_requests) from public, anon, authenticated;

-- Raises PT409 unless the homeowner has still to decide about the request, and for a booking.
create or replace function private.require_quotable(request public.quote_requests) returns void
language plpgsql stable set search_path = '' as $$
begin
  if request.status not in ('sent', 'viewed', 'interested', 'quoted', 'connected') then
    raise exception using errcode = 'PT409', message = format('A request that is %s takes no quote', request.status),
      detail = 'status', hint = 'Reload to see where it stands now.';
  end if;
  perform private.refuse_booked(request);
end
$$;

-- Moves a request on: { status, at }. The caller acts as who they are: the homeowner by account or by the private link's
-- token, the provider by membership. The state it is in already is a success without a second event. `reason` says why a company
-- declines: too_far, too_small, full, not_our_trade, licence or other. 'completed' says that the work is finished, as finish_job does.
-- Raises PT403 for anybody else, and with 'confirm' in detail for what binds a homeowner whose address is not confirmed, PT404
-- for an unknown request, PT409 for a move that the state does not allow or that has a call of its own, or for hiring on a
-- quote that has run out, PT422 on 'reason'.
create or replace function public.advance_request(request_id uuid, to_status text, note text default null, token text default null,
                                       reason text default null)
returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  request public.quote_requests := private.lock_request(advance_request.request_id);
  actors constant text[] := private.request_actors(request, advance_request.token);
  offer public.quotes;
  actor text;
  at timestamptz;
  said constant text := private.clean_text(advance_request.note, 2000, 'note', 'The note', true);
begin
  perform private.expire_requests(request.project_id);
  select * into request from public.quote_requests as r where r.id = advance_request.request_id;
  if request.status = advance_request.to_status then
    return jsonb_build_object('status', request.status, 'at', request.updated_at);
  elsif advance_request.to_status = 'completed' and request.status = 'hired' then
    perform public.finish_job(request.id, advance_request.token);
    return (select jsonb_build_object('status', r.status, 'at', r.activity_at) from public.quote_requests as r where r.id = request.id);
  end if;

  select t.actor into actor from private.quote_transitions as t
   where t.from_status = request.status and t.to_status = advance_request.to_status and t.actor = any (actors)
   order by t.actor limit 1;
  if actor is null then
    raise exception using errcode = 'PT409', message = format('A request that is %s cannot become %s', request.status,
      left(coalesce(advance_request.to_status, 'nothing'), 20)), hint = 'Reload to see where it stands now.';
  end if;
  perform private.refuse_bare_move(request.status, advance_request.to_status, actor);
  if advance_request.to_status = 'interested' then
    perform private.refuse_booked(request);
  end if;
  select * into offer from public.quotes as q where q.request_id = request.id and q.status = 'sent';
  if request.status = 'quoted' and advance_request.to_status = 'hired' and offer.id is null then
    raise exception using errcode = 'PT409', message = 'The quote has expired', hint = 'Ask the company for a new one.';
  elsif advance_request.to_status = 'hired' and private.is_own_company(request.provider_id, request.project_id) then
    raise exception using errcode = 'PT403', message = 'This is your own company', detail = 'own', hint = 'Choose another company.';
  elsif advance_request.to_status = 'hired' and exists (
          select from public.quote_requests as r where r.project_id = request.project_id and r.lot is not distinct from request.lot
             and r.status in ('hired', 'completed')) then
    raise exception using errcode = 'PT409', message = 'Another company already has this job', detail = 'hired',
      hint = 'Cancel that job first, or send a new request.';
  elsif advance_request.to_status = 'sent'
        and not exists (select from public.quote_request_contacts as k where k.project_id = request.project_id) then
    perform private.refuse('email', 'There is no way to answer yet', 'Say how providers can reach you.');
  elsif advance_request.to_status = 'declined'
        and coalesce(advance_request.reason, 'other') not in ('too_far', 'too_small', 'full', 'not_our_trade', 'licence', 'other') then
    perform private.refuse('reason', 'That is not one of the reasons to decline', 'Choose one of the six reasons.');
  end if;

  if actor = 'homeowner' and advance_request.to_status in ('connected', 'hired') then
    perform private.require_confirmed(request.project_id);
  end if;

  if advance_request.to_status = 'hired' and offer.id is not null then
    at := private.hire_on(offer, private.total_with_options(offer, '{}'), said);
    return jsonb_build_object('status', 'hired', 'at', at);
  end if;
  at := private.transition_request(request.id, advance_request.to_status, actor, said,
                                   case when advance_request.to_status = 'declined' then coalesce(advance_request.reason, 'other') end);
  if advance_request.to_status = 'sent' then
    perform private.mail_confirmation(array[request.id]);
  else
    perform private.settle_quotes(request.id, advance_request.to_status);
  end if;
  return jsonb_build_object('status', advance_request.to_status, 'at', at);
end
$$;

-- Offers a visit under the id that the client made, instead of one that is open or still ahead: the visit. The same again is the same
-- answer. An answer to a request: one that was only sent or seen becomes interested.
-- visit: { id, request_id, minutes (15 to 240), place (site, video or phone), starts: ["2026-12-01T09:00"] on the clock of the home }
-- Raises PT403 and PT404 as company_request, PT409 for an ended request, a booking that waits or an id that is used, PT422 with the
-- field in detail, PT429 after ten proposals of a request in a day.
create or replace function public.propose_visit(visit jsonb) returns jsonb
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
