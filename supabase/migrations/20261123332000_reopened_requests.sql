-- A company that was not chosen can be asked again when the job of the one that was chosen came to nothing.

alter table public.quote_requests add column reopened_at timestamptz;
call private.classify('public.quote_requests', 'record', 'reopened_at');
insert into private.quote_transitions (from_status, to_status, actor) values ('withdrawn', 'sent', 'homeowner');

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

-- The mail that a move owes to the other side. Nobody is told of what they did themselves, and an address that nobody confirmed is
-- not told that nothing came of a request.
create or replace function private.mail_move(old public.quote_requests, request public.quote_requests, actor text, event_id bigint) returns void
language plpgsql volatile set search_path = '' as $$
declare
  cancelled constant boolean := old.status = 'hired' and request.status in ('withdrawn', 'declined');
begin
  if request.status = 'sent' then
    perform private.mail_provider(request, 'request_received', '{}', case when old.status = 'withdrawn' then event_id end);
  elsif actor = 'provider' and request.status in ('interested', 'quoted', 'declined', 'hired') then
    perform private.mail_homeowner(request, event_id, case when cancelled then '{"status":"cancelled"}' else '{}' end::jsonb);
  elsif actor = 'system' and request.status = 'expired' and private.is_confirmed(request.project_id) then
    perform private.mail_homeowner(request, event_id, jsonb_build_object('reason', request.reason));
  elsif actor = 'system' and request.status = 'withdrawn' then
    perform private.mail_provider(request, 'request_closed', '{}', event_id);
  elsif actor = 'homeowner' and request.status = 'hired' then
    perform private.mail_provider(request, 'lead_update', jsonb_build_object('status', 'hired', 'contact', private.contact_card(request.project_id)), event_id);
  elsif actor = 'homeowner' and request.status = 'withdrawn' and old.sent_at is not null then
    perform private.mail_provider(request, 'lead_update', jsonb_build_object('status', case when cancelled then 'cancelled' else 'withdrawn' end), event_id);
  elsif old.connected_at is null and request.connected_at is not null then
    perform private.mail_provider(request, 'request_connected', jsonb_build_object('contact', private.contact_card(request.project_id)), event_id);
  end if;
end
$$;

-- Raises PT409 for a move that has a call of its own, because more hangs on it than the state.
create or replace function private.refuse_bare_move(from_status text, to_status text, actor text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if to_status = 'quoted' then
    raise exception using errcode = 'PT409', message = 'A request becomes quoted with its quote', hint = 'Save a quote and send it.';
  elsif from_status = 'hired' and to_status in ('withdrawn', 'declined') then
    raise exception using errcode = 'PT409', message = 'A job that was given is cancelled with a reason', hint = 'Cancel the job and say why.';
  elsif from_status = 'withdrawn' and to_status = 'sent' then
    raise exception using errcode = 'PT409', message = 'What was withdrawn is not sent again like this', hint = 'Send a new request.';
  elsif actor = 'provider' and to_status = 'hired' then
    raise exception using errcode = 'PT409', message = 'Only a booking is confirmed by the team', hint = 'Send a quote; the homeowner hires.';
  end if;
end
$$;

-- Whether a request waits for an answer that cannot be expected any more: nobody answered in 72 hours, or nobody there can.
create or replace function private.is_silent(r public.quote_requests, at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select r.status in ('sent', 'viewed')
     and (coalesce(r.reopened_at, r.sent_at) <= is_silent.at - interval '72 hours'
          or not private.takes_requests(r.provider_id, (is_silent.at at time zone 'America/Toronto')::date))
$$;

-- Whether other companies help: somebody was asked, nobody is hired, and a request is silent, its company said no or never answered, or
-- its job was cancelled.
create or replace function private.wants_others(project uuid, at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.quote_requests as r
                  where r.project_id = wants_others.project and r.sent_at is not null
                    and (private.is_silent(r, wants_others.at) or r.status in ('declined', 'expired')
                         or exists (select from private.jobs as j where j.request_id = r.id and j.cancelled_at is not null)))
     and not exists (select from public.quote_requests as r
                      where r.project_id = wants_others.project and r.status in ('hired', 'completed'))
     -- A booking has one team.
     and exists (select from public.projects as p where p.id = wants_others.project and p.source <> 'fixed_price')
$$;

-- Sends a request again that ended because another company was chosen: { status, at }. What the company is asked is what it was
-- asked before; it answers anew, and its earlier offer does not stand any more. A request that is open already is a success.
-- Raises PT403 for anybody but who asked, by account or by the private link's token, PT404 for an unknown request, and PT409 with
-- 'status' in detail for one that ended for another reason, 'hired' while a company has the job, 'company' when this one takes no requests.
create function public.reopen_request(request_id uuid, token text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  request constant public.quote_requests := private.homeowner_request(reopen_request.request_id, reopen_request.token);
begin
  if request.status in ('sent', 'viewed', 'interested', 'quoted', 'connected') then
    return jsonb_build_object('status', request.status, 'at', request.updated_at);
  elsif request.status <> 'withdrawn' or request.reason is distinct from 'not_chosen' then
    raise exception using errcode = 'PT409', message = format('A request that is %s is not sent again', request.status), detail = 'status',
      hint = 'Send a new request.';
  elsif exists (select from public.quote_requests as r where r.project_id = request.project_id and r.status in ('hired', 'completed')) then
    raise exception using errcode = 'PT409', message = 'A company is hired for this work already', detail = 'hired',
      hint = 'Cancel that job first, or send a new request.';
  elsif not private.takes_requests(request.provider_id, private.canada_today()) then
    raise exception using errcode = 'PT409', message = 'This company takes no requests at the moment', detail = 'company',
      hint = 'Ask another company.';
  end if;
  update public.quote_requests as r set reopened_at = now() where r.id = request.id;
  return jsonb_build_object('status', 'sent', 'at', private.transition_request(request.id, 'sent', 'homeowner'));
end
$$;

revoke execute on function public.reopen_request(uuid, text) from public, anon, authenticated;
grant execute on function public.reopen_request(uuid, text) to anon, authenticated, service_role;
