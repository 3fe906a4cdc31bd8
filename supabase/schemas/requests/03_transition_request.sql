-- How a request moves from one state to the next, with its event and the mails that are owed for it.

-- Notes what happened beside the state of a request, which the caller has locked: { code: … } in `detail`. Returns the event.
create function private.add_event(request uuid, actor text, kind text, detail jsonb, note text default null) returns bigint
language plpgsql volatile set search_path = '' as $$
declare
  event_id bigint;
begin
  insert into public.quote_request_events (request_id, actor, from_status, to_status, kind, detail, note)
  select r.id, add_event.actor, r.status, r.status, add_event.kind, add_event.detail, add_event.note
    from public.quote_requests as r where r.id = request
  returning id into strict event_id;
  update public.quote_requests as r
     set activity_at = now(),
         first_reply_at = coalesce(r.first_reply_at, case when add_event.actor = 'provider' then now() end)
   where r.id = request;
  return event_id;
end
$$;

-- Notes that the homeowner added to a project, code 'photos' or 'facts', on each of its requests that a company has opened: what came
-- before it looked is no news.
create function private.tell_of_details(project uuid, code text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  opened uuid;
begin
  for opened in
    select r.id from public.quote_requests as r
     where r.project_id = tell_of_details.project and r.status in ('viewed', 'interested', 'quoted', 'connected', 'hired') order by r.id for update
  loop
    -- What happened stays for good, and both sides read all of it.
    perform private.enforce_rate_limit('details/' || opened, 30, interval '1 hour');
    perform private.add_event(opened, 'homeowner', 'details', jsonb_build_object('code', tell_of_details.code));
  end loop;
end
$$;

-- Whoever is hired has a job; the other companies that were asked for the same are told that another was chosen.
create function private.settle_hire(hired public.quote_requests) returns void
language plpgsql volatile set search_path = '' as $$
declare
  sibling uuid;
begin
  insert into private.jobs (request_id, hired_at, agreed_total_cents)
  select hired.id, now(), coalesce(
           (select (q.accepted ->> 'total_cents')::bigint from public.quotes as q where q.request_id = hired.id and q.status = 'accepted'),
           (select (p.details ->> 'total_cents')::bigint from public.projects as p where p.id = hired.project_id and p.source = 'fixed_price'));
  for sibling in
    select r.id from public.quote_requests as r
     where r.project_id = hired.project_id and r.lot is not distinct from hired.lot and r.id <> hired.id
       and r.status in ('sent', 'viewed', 'interested', 'quoted', 'connected')
     order by r.id for update
  loop
    perform private.transition_request(sibling, 'withdrawn', 'system', reason => 'not_chosen');
    perform private.settle_quotes(sibling, 'withdrawn');
  end loop;
end
$$;

-- Moves a request that the caller has locked. Whether the move is allowed was asked before. A move that something else implies is
-- quiet: that something tells the other side.
create function private.transition_request(moved uuid, to_status text, actor text, note text default null, reason text default null,
                                           quiet boolean default false) returns timestamptz
language plpgsql volatile set search_path = '' as $$
declare
  old public.quote_requests;
  request public.quote_requests;
  event_id bigint;
begin
  select * into strict old from public.quote_requests as r where r.id = moved;
  update public.quote_requests as r
     set status = transition_request.to_status,
         updated_at = now(),
         activity_at = now(),
         reason = transition_request.reason,
         sent_at = coalesce(r.sent_at, case when transition_request.to_status = 'sent' then now() end),
         first_reply_at = coalesce(r.first_reply_at,
                                   case when transition_request.actor = 'provider' and transition_request.to_status <> 'viewed' then now() end),
         connected_at = coalesce(r.connected_at, case when transition_request.to_status in ('connected', 'hired') then now() end)
   where r.id = moved returning * into request;
  insert into public.quote_request_events (request_id, actor, from_status, to_status, note, detail)
  values (moved, transition_request.actor, old.status, transition_request.to_status, transition_request.note,
          case when transition_request.reason is not null then jsonb_build_object('reason', transition_request.reason) end)
  returning id into event_id;
  if request.status = 'hired' then
    perform private.settle_hire(request);
  end if;
  if not quiet then
    perform private.mail_move(old, request, transition_request.actor, event_id);
  end if;
  return request.updated_at;
end
$$;

-- Ends what nobody answered within 30 days and half days that nobody confirmed, of one project or of all, and drops counters of yesterday. Reads of a project
-- call it for that project; a daily schedule calls it for the rest (docs/operations.md). Returns how many requests ended.
create function private.expire_requests(project uuid default null) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  ended integer := 0;
  late uuid;
begin
  for late in
    select r.id from public.quote_requests as r
     where r.status in ('sent', 'viewed') and r.sent_at < now() - interval '30 days'
       and (r.reopened_at < now() - interval '30 days' or r.reopened_at is null) and (project is null or r.project_id = project)
     order by r.id for update skip locked
  loop
    perform private.transition_request(late, 'expired', 'system', reason => 'unanswered');
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

revoke execute on function private.add_event(uuid, text, text, jsonb, text), private.tell_of_details(uuid, text), private.settle_hire(public.quote_requests),
  private.transition_request(uuid, text, text, text, text, boolean), private.expire_requests(uuid) from public, anon, authenticated;
