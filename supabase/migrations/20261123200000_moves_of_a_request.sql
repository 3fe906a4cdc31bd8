-- Facts beside the state of a request, the moves of both sides, and who is told of them.

alter table public.projects add column open_until timestamptz;
call private.classify('public.projects', 'record', 'open_until');

alter table public.quote_requests
  add column activity_at timestamptz not null default now(),
  add column reason text check (reason in ('too_far', 'too_small', 'full', 'not_our_trade', 'licence', 'other',
                                'not_chosen', 'suspended', 'closed', 'unanswered', 'inactive',
                                'changed_mind', 'price', 'scope', 'schedule', 'no_show', 'unreachable')),
  add column last_message_seq bigint,
  add column last_message_side text check (last_message_side in ('homeowner', 'provider')),
  add column homeowner_read_seq bigint not null default 0,
  add column company_read_seq bigint not null default 0,
  add column inbox text generated always as (
    case when status in ('sent', 'viewed') then 'new' when status = 'interested' then 'answered' when status = 'quoted' then 'quoted'
         when status = 'connected' then 'contact' when status in ('hired', 'completed') then 'won'
         when status in ('declined', 'withdrawn', 'expired') then 'lost' end) stored;
update public.quote_requests set activity_at = updated_at;
call private.classify('public.quote_requests', 'record', 'activity_at reason last_message_seq last_message_side homeowner_read_seq company_read_seq inbox');
create index quote_requests_inbox_idx on public.quote_requests (provider_id, inbox, activity_at desc, id) where sent_at is not null;
create index quote_requests_idle_idx on public.quote_requests (activity_at) where status in ('interested', 'quoted', 'connected');
create unique index one_hire_for_each_project on public.quote_requests (project_id) where status in ('hired', 'completed');

alter table public.quote_request_events
  add column kind text not null default 'status' check (kind in ('status', 'quote', 'visit', 'schedule', 'work')),
  add column detail jsonb;
call private.classify('public.quote_request_events', 'record', 'kind detail');

insert into private.quote_transitions (from_status, to_status, actor) values
  ('quoted', 'declined', 'provider'), ('connected', 'declined', 'provider'),
  ('sent', 'withdrawn', 'system'), ('viewed', 'withdrawn', 'system'), ('interested', 'withdrawn', 'system'),
  ('quoted', 'withdrawn', 'system'), ('connected', 'withdrawn', 'system'),
  ('interested', 'expired', 'system'), ('quoted', 'expired', 'system'), ('connected', 'expired', 'system'),
  ('sent', 'hired', 'provider'), ('viewed', 'hired', 'provider'),
  ('hired', 'withdrawn', 'homeowner'), ('hired', 'declined', 'provider'),
  ('hired', 'completed', 'provider'), ('hired', 'completed', 'system'), ('hired', 'completed', 'staff'),
  ('hired', 'withdrawn', 'staff');

-- Who writes a request, by whatever way, makes a move of the table, keeps whom it belongs to and when it was sent, and shows the
-- homeowner only with a move by which the homeowner does so.
create function private.keep_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status <> old.status and not exists (
       select from private.quote_transitions as t where t.from_status = old.status and t.to_status = new.status) then
    raise exception using errcode = 'PT409', message = format('A request that is %s cannot become %s', old.status, new.status),
      hint = 'Reload to see where it stands now.';
  elsif (new.project_id, new.provider_id) is distinct from (old.project_id, old.provider_id)
        or (old.sent_at is not null and new.sent_at is distinct from old.sent_at)
        or (old.connected_at is not null and new.connected_at is null)
        or (new.connected_at is not null and old.connected_at is null
            and (new.status = old.status or new.status not in ('connected', 'hired'))) then
    raise exception using errcode = 'PT409', message = 'Whom a request belongs to, when it was sent and who was shown stay as they are',
      hint = 'Send another request.';
  elsif new.homeowner_read_seq < old.homeowner_read_seq or new.company_read_seq < old.company_read_seq then
    raise exception using errcode = 'PT409', message = 'What was read stays read', hint = 'Reload the conversation.';
  end if;
  return new;
end
$$;
create trigger requests_are_kept before update on public.quote_requests for each row execute function private.keep_request();
revoke execute on function private.keep_request() from public, anon, authenticated;

-- The work itself, from the moment a company is hired until both sides say that it is finished.

create table private.jobs (
  request_id uuid primary key references public.quote_requests (id),
  hired_at timestamptz not null,
  -- Null when it was agreed elsewhere.
  agreed_total_cents bigint,
  first_day date,
  last_day date,
  company_done_at timestamptz,
  homeowner_done_at timestamptz,
  objections smallint not null default 0,
  objected_at timestamptz,
  objected_by text check (objected_by in ('homeowner', 'provider')),
  cancelled_at timestamptz,
  completed_by text check (completed_by in ('both', 'silence_homeowner', 'silence_company', 'staff')),
  check (last_day >= first_day)
);
call private.classify('private.jobs', 'record', 'request_id hired_at agreed_total_cents first_day last_day company_done_at homeowner_done_at objections objected_at objected_by cancelled_at completed_by');
insert into private.personal_data (table_name, place, belongs, on_deletion, remains) values
  ('private.jobs', 35, 't.request_id = any (person.requests)', 'keep', 'amounts and days: part of the company’s records');
create index jobs_open_idx on private.jobs (hired_at) where completed_by is null and cancelled_at is null;
alter table private.jobs enable row level security;
revoke all on private.jobs from public, anon, authenticated;
grant all on private.jobs to service_role;

-- The job of a request as both sides see it, null while nobody is hired: { hired_at, agreed_total_cents, first_day, last_day,
-- company_done_at, homeowner_done_at, objections, objected_at, objected_by, cancelled_at, completed_by }.
create function private.job_json(request uuid) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(j) - 'request_id' from private.jobs as j where j.request_id = request
$$;
revoke execute on function private.job_json(uuid) from public, anon, authenticated;

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
  check (picked is null or picked = any (starts))
);
call private.classify('private.visits', 'content', 'note');
call private.classify('private.visits', 'record', 'id request_id minutes place starts picked status revision created_at');
insert into private.personal_data (table_name, place, belongs, on_deletion, remains) values
  ('private.visits', 36, 't.request_id = any (person.requests)', 'erase', 'when somebody was to come: part of the company’s records');
create unique index one_open_visit on private.visits (request_id) where status = 'open';
create index visits_request_idx on private.visits (request_id, created_at desc);
create index visits_due_idx on private.visits (request_id) where status in ('open', 'picked');
alter table private.visits enable row level security;
revoke all on private.visits from public, anon, authenticated;
grant all on private.visits to service_role;

-- The newest visit of a request as both sides see it, null when none was offered: { id, minutes, place, starts, picked, status,
-- revision, note }.
create function private.visit_json(request uuid) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(v) - array['request_id', 'created_at'] from private.visits as v
   where v.request_id = request order by v.created_at desc, v.id limit 1
$$;
revoke execute on function private.visit_json(uuid) from public, anon, authenticated;

drop function private.mail_provider(public.quote_requests, text, jsonb);
drop function private.mail_homeowner(public.quote_requests, bigint);
drop function private.transition_request(uuid, text, text, text);
drop function public.advance_request(uuid, text, text, text);

-- A mail to each owner and estimator of the company that a request is addressed to: once about the request, or about one of its
-- events.
create function private.mail_provider(request public.quote_requests, kind text, extra jsonb, event_id bigint default null) returns void
language sql volatile set search_path = '' as $$
  select private.enqueue_mail(
           format('%s/%s/%s', mail_provider.kind, coalesce(mail_provider.event_id::text, (mail_provider.request).id::text), m.user_id),
           mail_provider.kind, u.email, coalesce(f.locale, 'en'),
           jsonb_build_object('service', private.mailed_service(p, c, f.locale), 'provider', c.trade_name,
                              'area', left(p.postal_code, 3), 'link', '/account/leads/' || (mail_provider.request).id) || extra)
    from public.projects as p
    join public.providers as c on c.id = (mail_provider.request).provider_id
    join public.provider_members as m on m.provider_id = c.id and m.role in ('owner', 'manager')
    join auth.users as u on u.id = m.user_id and u.email is not null
    left join public.profiles as f on f.user_id = u.id
   where p.id = (mail_provider.request).project_id
$$;

-- A mail to the homeowner about an event of a request: `extra` says what the state alone does not.
create function private.mail_homeowner(request public.quote_requests, event_id bigint, extra jsonb default '{}') returns void
language sql volatile set search_path = '' as $$
  select private.enqueue_mail(
           format('request_update/%s', event_id), 'request_update', k.email, p.locale,
           jsonb_build_object('service', private.mailed_service(p, c, p.locale), 'provider', c.trade_name,
                              'status', (mail_homeowner.request).status,
                              'link', private.mail_link(p)) || extra)
    from public.projects as p
    join public.quote_request_contacts as k on k.project_id = p.id
    join public.providers as c on c.id = (mail_homeowner.request).provider_id
   where p.id = (mail_homeowner.request).project_id
$$;

-- How the company reaches who asked, for a mail.
create function private.contact_card(project uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('name', k.name, 'email', k.email, 'phone', k.phone, 'preferred', k.preferred)
    from public.quote_request_contacts as k where k.project_id = project
$$;

-- The mail that a move owes to the other side. Nobody is told of what they did themselves, and an address that nobody confirmed is
-- not told that nothing came of a request.
create function private.mail_move(old public.quote_requests, request public.quote_requests, actor text, event_id bigint) returns void
language plpgsql volatile set search_path = '' as $$
declare
  cancelled constant boolean := old.status = 'hired' and request.status in ('withdrawn', 'declined');
begin
  if request.status = 'sent' then
    perform private.mail_provider(request, 'request_received', '{}');
  elsif actor = 'provider' and request.status in ('interested', 'quoted', 'declined', 'hired') then
    perform private.mail_homeowner(request, event_id, case when cancelled then '{"status":"cancelled"}' else '{}' end::jsonb);
  elsif actor = 'system' and request.status = 'expired' and private.is_confirmed(request.project_id) then
    perform private.mail_homeowner(request, event_id);
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

-- Whoever is hired has a job; the other companies of the project are told that another was chosen.
create function private.settle_hire(hired public.quote_requests) returns void
language plpgsql volatile set search_path = '' as $$
declare
  sibling uuid;
begin
  insert into private.jobs (request_id, hired_at, agreed_total_cents)
  select hired.id, now(), coalesce(
           (select q.total_cents from public.quotes as q where q.request_id = hired.id and q.status in ('sent', 'accepted')),
           (select (p.details ->> 'total_cents')::bigint from public.projects as p where p.id = hired.project_id and p.source = 'fixed_price'));
  for sibling in
    select r.id from public.quote_requests as r
     where r.project_id = hired.project_id and r.id <> hired.id
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

-- A request and its project, locked in this order by everybody who changes one of them; null for an unknown one.
create function private.lock_request(id uuid) returns public.quote_requests
language plpgsql volatile set search_path = '' as $$
declare
  request public.quote_requests;
begin
  perform from public.projects as p
    where p.id = (select r.project_id from public.quote_requests as r where r.id = lock_request.id) for update;
  select * into request from public.quote_requests as r where r.id = lock_request.id for update;
  return request;
end
$$;

-- As whom the caller may act on a request: 'homeowner' by account or by the token of a private link, 'provider' as owner or
-- estimator of its company while that is approved; somebody may be both. Raises PT404 for an unknown request, and to a company for
-- a draft, which does not exist for it; PT403 for anybody else.
create function private.request_actors(request public.quote_requests, token text) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  actors constant text[] := array_remove(array[
    case when private.is_requester(request.project_id, request_actors.token) then 'homeowner' end,
    case when request.sent_at is not null and request.provider_id in (select private.acting_providers('{owner,manager}')) then 'provider' end], null);
begin
  if request.id is null or (cardinality(actors) = 0 and request.sent_at is null) then
    raise exception using errcode = 'PT404', message = 'There is no such request', hint = 'Open it again from your requests.';
  elsif cardinality(actors) = 0 then
    perform private.refuse_inactive_company(request.provider_id);
    raise exception using errcode = 'PT403', message = 'This request is not yours',
      hint = 'Sign in with the account it belongs to, or open it by its private link.';
  end if;
  return actors;
end
$$;

-- The request, locked, for a call that only who asked for the work may make. Raises PT404 and PT403 as request_actors.
create function private.homeowner_request(id uuid, token text) returns public.quote_requests
language plpgsql volatile set search_path = '' as $$
declare
  request constant public.quote_requests := private.lock_request(homeowner_request.id);
begin
  if not 'homeowner' = any (private.request_actors(request, homeowner_request.token)) then
    raise exception using errcode = 'PT403', message = 'Only who asked for the work may do this',
      hint = 'Sign in with the account it belongs to, or open it by its private link.';
  end if;
  return request;
end
$$;

-- The request, locked, for a call that only an owner or estimator of its company may make. Raises PT404 and PT403 as request_actors.
create function private.company_request(id uuid) returns public.quote_requests
language plpgsql volatile set search_path = '' as $$
declare
  request constant public.quote_requests := private.lock_request(company_request.id);
begin
  if not 'provider' = any (private.request_actors(request, null)) then
    raise exception using errcode = 'PT403', message = 'Only an owner or estimator of the company may do this',
      hint = 'Sign in with an account of the company.';
  end if;
  return request;
end
$$;

-- Raises PT409 for a move that has a call of its own, because more hangs on it than the state.
create function private.refuse_bare_move(from_status text, to_status text, actor text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if to_status = 'quoted' then
    raise exception using errcode = 'PT409', message = 'A request becomes quoted with its quote', hint = 'Save a quote and send it.';
  elsif from_status = 'hired' and to_status in ('withdrawn', 'declined') then
    raise exception using errcode = 'PT409', message = 'A job that was given is cancelled with a reason', hint = 'Cancel the job and say why.';
  elsif actor = 'provider' and to_status = 'hired' then
    raise exception using errcode = 'PT409', message = 'Only a booking is confirmed by the team', hint = 'Send a quote; the homeowner hires.';
  elsif actor = 'provider' and to_status = 'completed' then
    raise exception using errcode = 'PT409', message = 'Work is finished when both sides say so', hint = 'Say that the work is finished.';
  end if;
end
$$;

-- Moves a request on: { status, at }. The caller acts as who they are: the homeowner by account or by the private link's
-- token, the provider by membership. The state it is in already is a success without a second event. `reason` says why a company
-- declines: too_far, too_small, full, not_our_trade, licence or other.
-- Raises PT403 for anybody else, and with 'confirm' in detail for what binds a homeowner whose address is not confirmed, PT404
-- for an unknown request, PT409 for a move that the state does not allow or that has a call of its own, or for hiring on a
-- quote that has run out, PT422 on 'reason'.
create function public.advance_request(request_id uuid, to_status text, note text default null, token text default null,
                                       reason text default null)
returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  request public.quote_requests := private.lock_request(advance_request.request_id);
  actors constant text[] := private.request_actors(request, advance_request.token);
  actor text;
  at timestamptz;
  said constant text := private.clean_text(advance_request.note, 2000, 'note', 'The note', true);
begin
  perform private.expire_requests(request.project_id);
  select * into request from public.quote_requests as r where r.id = advance_request.request_id;
  if request.status = advance_request.to_status then
    return jsonb_build_object('status', request.status, 'at', request.updated_at);
  end if;

  select t.actor into actor from private.quote_transitions as t
   where t.from_status = request.status and t.to_status = advance_request.to_status and t.actor = any (actors)
   order by t.actor limit 1;
  if actor is null then
    raise exception using errcode = 'PT409', message = format('A request that is %s cannot become %s', request.status,
      left(coalesce(advance_request.to_status, 'nothing'), 20)), hint = 'Reload to see where it stands now.';
  end if;
  perform private.refuse_bare_move(request.status, advance_request.to_status, actor);
  if request.status = 'quoted' and advance_request.to_status = 'hired'
     and not exists (select from public.quotes as q where q.request_id = request.id and q.status = 'sent') then
    raise exception using errcode = 'PT409', message = 'The quote has run out', hint = 'Ask the company for a new one.';
  elsif advance_request.to_status = 'hired' and exists (
          select from public.quote_requests as r where r.project_id = request.project_id and r.status in ('hired', 'completed')) then
    raise exception using errcode = 'PT409', message = 'Another company has this job already', detail = 'hired',
      hint = 'Cancel that job first, or send a new request.';
  elsif advance_request.to_status = 'sent'
        and not exists (select from public.quote_request_contacts as k where k.project_id = request.project_id) then
    perform private.refuse('email', 'There is no way to answer yet', 'Say how providers can reach you.');
  elsif advance_request.to_status = 'declined'
        and coalesce(advance_request.reason, 'other') not in ('too_far', 'too_small', 'full', 'not_our_trade', 'licence', 'other') then
    perform private.refuse('reason', 'That is not one of the reasons to decline', 'Choose one of the six reasons.');
  end if;

  if actor = 'homeowner' and advance_request.to_status in ('connected', 'hired', 'completed') then
    perform private.require_confirmed(request.project_id);
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

-- Ends the bookings of one project or of all that nobody confirmed in time. Returns how many ended.
create or replace function private.expire_bookings(project uuid default null) returns integer
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

-- However an account is deleted, its person goes with it: companies stop waiting, then everything is erased.
create or replace function private.erase_account() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  person constant private.person := private.person_of(old.id);
  waiting uuid;
begin
  for waiting in
    select r.id from public.quote_requests as r
      join private.quote_transitions as t on t.from_status = r.status and t.to_status = 'withdrawn' and t.actor = 'homeowner'
     where r.id = any (person.requests) and r.status <> 'hired' order by r.id for update of r
  loop
    perform private.transition_request(waiting, 'withdrawn', 'homeowner');
    perform private.settle_quotes(waiting, 'withdrawn');
  end loop;
  perform private.erase_person(person);
  return old;
end
$$;

create or replace function private.events_json(request_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'actor', e.actor, 'from_status', e.from_status, 'to_status', e.to_status,
                                               'note', e.note, 'kind', e.kind, 'detail', e.detail) order by e.id), '[]')
    from public.quote_request_events as e where e.request_id = events_json.request_id
$$;

create or replace function private.request_json(r public.quote_requests) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', r.id, 'status', r.status, 'reason', r.reason, 'sent_at', r.sent_at, 'connected_at', r.connected_at, 'created_at', r.created_at,
    'provider', jsonb_build_object(
      'id', c.id, 'name', c.trade_name, 'category', c.primary_category, 'rating', s.rating, 'review_count', coalesce(s.review_count, 0),
      'location', coalesce(s.location, concat_ws(', ', c.city, c.province)), 'response_time', c.response_time,
      'verified', coalesce(s.verified, false), 'phone', c.public_phone, 'is_sample', c.is_sample),
    'events', private.events_json(r.id),
    'quote', (select private.quote_json(q) from private.standing_quote(r.id) as q where q.id is not null),
    'visit', private.visit_json(r.id), 'job', private.job_json(r.id),
    'unread', coalesce(r.last_message_side = 'provider' and r.last_message_seq > r.homeowner_read_seq, false),
    'reviewed', private.is_reviewed(r.id))
    from public.providers as c left join public.services as s on s.id = c.id
   where c.id = r.provider_id
$$;

-- The last 200 requests to a company of the account, newest first: [{ id, status, sent_at, connected_at, project, contact,
-- events, quote }]. Until the homeowner connects, and to a company that is not approved, contact is null and the postal code is
-- its first half. A quote that is still a draft is shown here alone.
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
             'project', to_jsonb(p) - array['requester_id', 'id', 'contact_confirmed_at', 'notice', 'open_until']
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

update private.personal_data set belongs = 't.sent_at is null
   and (t.recipient in (select k.email from public.quote_request_contacts as k where k.project_id = any (person.projects))
        or split_part(t.idempotency_key, ''/'', 2) = any (person.requests::text[])
        or (t.kind in (''request_connected'', ''lead_update'')
            and split_part(t.idempotency_key, ''/'', 2) in (select e.id::text from public.quote_request_events as e where e.request_id = any (person.requests))))'
 where table_name = 'private.outbox';

revoke execute on function private.mailed_service(public.projects, public.providers, text),
  private.mail_provider(public.quote_requests, text, jsonb, bigint), private.mail_homeowner(public.quote_requests, bigint, jsonb),
  private.mail_confirmation(uuid[]), private.contact_card(uuid),
  private.mail_move(public.quote_requests, public.quote_requests, text, bigint) from public, anon, authenticated;

revoke execute on function private.add_event(uuid, text, text, jsonb, text), private.settle_hire(public.quote_requests),
  private.transition_request(uuid, text, text, text, text, boolean), private.expire_requests(uuid) from public, anon, authenticated;

revoke execute on function private.lock_request(uuid), private.request_actors(public.quote_requests, text),
  private.homeowner_request(uuid, text), private.company_request(uuid), private.refuse_bare_move(text, text, text),
  public.advance_request(uuid, text, text, text, text) from public, anon, authenticated;
grant execute on function public.advance_request(uuid, text, text, text, text) to anon, authenticated, service_role;
