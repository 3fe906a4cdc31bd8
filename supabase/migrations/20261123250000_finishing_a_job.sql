-- Work that was given gets its days, is finished by both sides or by time, objected to, cancelled, and settled by the staff.

alter table private.jobs
  add column reminders text[] not null default '{}',
  add constraint finished_by_those_who_say_so check (completed_by is null or completed_by = 'staff' or (
    objected_at is null
    and (company_done_at is not null or completed_by = 'silence_company')
    and (homeowner_done_at is not null or completed_by = 'silence_homeowner')));
call private.classify('private.jobs', 'record', 'reminders');
create index jobs_disputed_idx on private.jobs (objected_at) where objections >= 2 and completed_by is null and cancelled_at is null;
create index quote_requests_completed_idx on public.quote_requests (updated_at) where status = 'completed';

-- The job of a request as both sides see it, null while nobody is hired: { hired_at, agreed_total_cents, first_day, last_day,
-- company_done_at, homeowner_done_at, objections, objected_at, objected_by, cancelled_at, completed_by }.
create or replace function private.job_json(request uuid) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(j) - '{request_id,reminders}'::text[] from private.jobs as j where j.request_id = request
$$;

-- No request is completed, by whatever way, before its job is.
create function private.keep_completion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from private.jobs as j where j.request_id = new.id and j.completed_by is not null) then
    raise exception using errcode = 'PT409', message = 'Work is finished when both sides say so', hint = 'Say that the work is finished.';
  end if;
  return null;
end
$$;
create trigger completion_is_kept after update of status on public.quote_requests for each row
  when (new.status = 'completed' and old.status <> 'completed') execute function private.keep_completion();

-- The job, locked with its request, that the caller acts on, and for which side: 'homeowner' or 'provider'. Raises PT404 and PT403
-- as private.request_actors, and PT403 with 'confirm' in detail for a homeowner whose address is not confirmed.
-- `suspended`: whether somebody of a company that is not approved may do it too.
create function private.job_side(request public.quote_requests, token text, suspended boolean default false) returns text
language plpgsql volatile set search_path = '' as $$
declare
  side text;
begin
  if suspended and request.sent_at is not null and request.provider_id in (select private.my_providers('{owner,manager}')) then
    side := 'provider';
  else
    side := (private.request_actors(request, job_side.token))[1];
  end if;
  if side = 'homeowner' then
    perform private.require_confirmed(request.project_id);
  end if;
  return side;
end
$$;

-- What a call about a job answers: { status, job }.
create function private.job_answer(request_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('status', r.status, 'job', private.job_json(r.id)) from public.quote_requests as r where r.id = job_answer.request_id
$$;

-- Raises PT409 unless the work of a request goes on.
create function private.require_job(request public.quote_requests) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if request.status <> 'hired' then
    raise exception using errcode = 'PT409', message = 'There is no work under way for this request', hint = 'Reload to see where it stands now.';
  end if;
end
$$;
revoke execute on function private.job_json(uuid), private.keep_completion(), private.job_side(public.quote_requests, text, boolean),
  private.job_answer(uuid), private.require_job(public.quote_requests) from public, anon, authenticated;

alter table private.staff_decisions drop constraint staff_decisions_target_kind_check,
  add constraint staff_decisions_target_kind_check check (target_kind in ('account', 'application', 'company', 'credential', 'review', 'dispute'));
update private.personal_data set belongs =
   $$t.staff_id = person.account
   or (t.target_kind = 'account' and t.target_id = person.account)
   or (t.target_kind = 'application' and t.target_id in (
         select a.id from public.applications as a where a.user_id = person.account or a.email = any (person.addresses)))
   or (t.target_kind = 'company' and t.target_id = any (person.companies))
   or (t.target_kind = 'credential' and t.target_id in (select c.id from public.credentials as c where c.provider_id = any (person.companies)))
   or (t.target_kind = 'dispute' and t.target_id = any (person.requests))
   or (t.target_kind = 'review' and t.target_id in (select v.id from public.reviews as v where v.request_id = any (person.requests)))$$
 where table_name = 'private.staff_decisions';

-- Whether the caller would decide about themselves: their own company, application, review or report.
create or replace function private.concerns_caller(target_kind text, target_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  address constant text := private.confirmed_email(me);
  subject uuid;
begin
  if target_kind = 'review' then
    return exists (
      select from public.reviews as v
        join public.quote_requests as r on r.id = v.request_id
        join public.projects as p on p.id = r.project_id
       where v.id = concerns_caller.target_id
         and (p.requester_id = me or v.provider_id in (select private.my_providers())
              or exists (select from public.reports as told where told.target_id = v.id and told.status = 'open' and told.reporter_id = me)));
  elsif target_kind = 'dispute' then
    return private.takes_part(concerns_caller.target_id);
  elsif target_kind = 'application' then
    return exists (select from public.applications as a
                    where a.id = concerns_caller.target_id and (a.user_id = me or a.email = address or a.provider_id in (select private.my_providers())));
  end if;
  subject := case when target_kind = 'company' then concerns_caller.target_id
                  else (select c.provider_id from public.credentials as c where c.id = concerns_caller.target_id) end;
  return subject in (select private.my_providers())
      or exists (select from public.applications as a where a.provider_id = subject and (a.user_id = me or a.email = address));
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
  elsif actor = 'provider' and to_status = 'hired' then
    raise exception using errcode = 'PT409', message = 'Only a booking is confirmed by the team', hint = 'Send a quote; the homeowner hires.';
  end if;
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

  if actor = 'homeowner' and advance_request.to_status in ('connected', 'hired') then
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

-- When the work is done, and its end before it was finished.

-- Sets the days of the work, for an owner or estimator of the company: { status, job }. Without a last day it is the first. Each
-- change is told to the homeowner; the same again changes nothing.
-- Raises PT404 and PT403 as private.company_request, PT409 when no work is under way, PT422 on 'first_day' or 'last_day'.
create function public.schedule_job(request_id uuid, first_day date, last_day date default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  request constant public.quote_requests := private.company_request(schedule_job.request_id);
  ends constant date := coalesce(schedule_job.last_day, schedule_job.first_day);
  event_id bigint;
begin
  perform private.require_job(request);
  if schedule_job.first_day is null then
    perform private.refuse('first_day', 'There is no first day', 'Choose the day on which the work starts.');
  elsif schedule_job.first_day < request.sent_at::date - 1 or schedule_job.first_day > private.canada_today() + 730 then
    perform private.refuse('first_day', 'The first day lies before the request or more than two years ahead', 'Choose another day.');
  elsif ends < schedule_job.first_day or ends > schedule_job.first_day + 730 then
    perform private.refuse('last_day', 'The last day lies before the first or more than two years after it', 'Choose another day.');
  end if;
  update private.jobs as j set first_day = schedule_job.first_day, last_day = ends
   where j.request_id = request.id and (j.first_day, j.last_day) is distinct from (schedule_job.first_day, ends);
  if found then
    event_id := private.add_event(request.id, 'provider', 'schedule', jsonb_build_object('first_day', schedule_job.first_day, 'last_day', ends));
    perform private.mail_homeowner(request, event_id, jsonb_build_object('status', 'scheduled', 'day', schedule_job.first_day));
  end if;
  return private.job_answer(request.id);
end
$$;

-- Cancels work that neither side called finished: { status, job }. The homeowner's request is withdrawn by it, the company's declined;
-- the other side is told. The same again is the same answer.
-- reason: changed_mind, price, scope, schedule, no_show, unreachable or other, with a note of at most 500 characters.
-- Raises PT404 and PT403 as private.job_side, PT409 when no work is under way or somebody says it is finished, PT422 on 'reason' or
-- 'note'.
create function public.cancel_job(request_id uuid, reason text, note text default null, token text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  request constant public.quote_requests := private.lock_request(cancel_job.request_id);
  side constant text := private.job_side(request, cancel_job.token);
  words constant text := private.clean_text(cancel_job.note, 500, 'note', 'The note', true);
  j private.jobs;
  ends constant text := case side when 'homeowner' then 'withdrawn' else 'declined' end;
begin
  select * into j from private.jobs as known where known.request_id = request.id;
  if j.cancelled_at is not null and request.status = ends then
    return private.job_answer(request.id);
  end if;
  perform private.require_job(request);
  if coalesce(cancel_job.reason, '') not in ('changed_mind', 'price', 'scope', 'schedule', 'no_show', 'unreachable', 'other') then
    perform private.refuse('reason', 'It is not said why', 'Choose one of the reasons.');
  elsif num_nonnulls(j.company_done_at, j.homeowner_done_at) > 0 then
    raise exception using errcode = 'PT409', message = 'Work that somebody calls finished is not cancelled',
      hint = 'If it is not finished, say what is missing.';
  end if;
  update private.jobs as known set cancelled_at = now() where known.request_id = request.id;
  perform private.transition_request(request.id, ends, side, words, cancel_job.reason);
  perform private.end_agreement(request.id);
  return private.job_answer(request.id);
end
$$;

-- The offer that was agreed on counts no longer.
create function private.end_agreement(request uuid) returns void
language sql volatile set search_path = '' as $$
  update public.quotes as q set status = 'declined' where q.request_id = end_agreement.request and q.status = 'accepted'
$$;

revoke execute on function public.schedule_job(uuid, date, date), public.cancel_job(uuid, text, text, text), private.end_agreement(uuid)
  from public, anon, authenticated;
grant execute on function public.schedule_job(uuid, date, date) to authenticated, service_role;
grant execute on function public.cancel_job(uuid, text, text, text) to anon, authenticated, service_role;

-- Saying that the work is finished, and saying that it is not.

-- A mail to the homeowner about a request that is not about one of its events, once for each key.
create function private.mail_requester(request public.quote_requests, kind text, key text, extra jsonb default '{}') returns void
language sql volatile set search_path = '' as $$
  select private.enqueue_mail(
           mail_requester.key, mail_requester.kind, k.email, p.locale,
           jsonb_build_object('service', private.mailed_service(p, c, p.locale), 'provider', c.trade_name, 'link', private.mail_link(p)) || extra)
    from public.projects as p
    join public.quote_request_contacts as k on k.project_id = p.id
    join public.providers as c on c.id = (mail_requester.request).provider_id
   where p.id = (mail_requester.request).project_id
$$;

-- Ends the work of a locked request: by whom it is finished, and who made it so. The company hears it unless it was the one; the
-- homeowner is asked how it was.
create function private.complete_job(request public.quote_requests, completed_by text, actor text, note text default null) returns void
language plpgsql volatile set search_path = '' as $$
declare
  event_id bigint;
begin
  update private.jobs as j set completed_by = complete_job.completed_by where j.request_id = request.id;
  perform private.transition_request(request.id, 'completed', complete_job.actor, complete_job.note, quiet => true);
  select max(e.id) into event_id from public.quote_request_events as e where e.request_id = request.id;
  if complete_job.actor <> 'provider' then
    perform private.mail_provider(request, 'lead_update', '{"status":"completed"}', event_id);
  end if;
  perform private.mail_requester(request, 'review_invite', format('review_invite/%s', request.id));
end
$$;

-- Says for the caller's side that the work is finished: { status, job }. When both say so it is completed; until then the other side
-- is told and has 7 days (the homeowner) or 14 days (the company) to answer. Who objected and says it now takes the objection back. The
-- same again is the same answer.
-- Raises PT404 and PT403 as private.job_side, PT409 when no work is under way, and with 'objection' in detail within 24 hours of
-- the other side's objection.
create function public.finish_job(request_id uuid, token text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  request constant public.quote_requests := private.lock_request(finish_job.request_id);
  side constant text := private.job_side(request, finish_job.token);
  j private.jobs;
  event_id bigint;
begin
  select * into j from private.jobs as known where known.request_id = request.id;
  if request.status = 'completed' or (request.status = 'hired'
       and (case side when 'homeowner' then j.homeowner_done_at else j.company_done_at end) is not null) then
    return private.job_answer(request.id);
  end if;
  perform private.require_job(request);
  if j.objected_by <> side and j.objected_at > now() - interval '24 hours' then
    raise exception using errcode = 'PT409', message = 'The other side said less than 24 hours ago that it is not finished', detail = 'objection',
      hint = 'Do what is missing, or talk about it; then say it again tomorrow.';
  end if;
  update private.jobs as known
     set company_done_at = case side when 'provider' then now() else known.company_done_at end,
         homeowner_done_at = case side when 'homeowner' then now() else known.homeowner_done_at end,
         objected_at = case when known.objected_by <> side then known.objected_at end,
         objected_by = nullif(known.objected_by, side)
   where known.request_id = request.id returning * into j;
  if j.company_done_at is not null and j.homeowner_done_at is not null then
    perform private.complete_job(request, 'both', side);
    return private.job_answer(request.id);
  end if;
  event_id := private.add_event(request.id, side, 'work', '{"code":"finished"}');
  if side = 'homeowner' then
    perform private.mail_provider(request, 'finish_claimed', '{"to":"provider"}', event_id);
  else
    perform private.mail_requester(request, 'finish_claimed', format('finish_claimed/%s', event_id));
  end if;
  return private.job_answer(request.id);
end
$$;

-- Says that work which the other side calls finished is not, with what is missing: { status, job }. Both sides read the note, silence
-- no longer completes the work, and the other side may say it again after 24 hours. The second objection opens a dispute, which the staff
-- settles. A company that is not approved may object too. The same again is the same answer.
-- Raises PT404 and PT403 as private.job_side, PT409 when nobody says that the work is finished, PT422 on 'note'.
create function public.object_to_finish(request_id uuid, note text, token text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  request constant public.quote_requests := private.lock_request(object_to_finish.request_id);
  side constant text := private.job_side(request, object_to_finish.token, suspended => true);
  words constant text := private.clean_text(object_to_finish.note, 500, 'note', 'The note', true);
  j private.jobs;
  event_id bigint;
begin
  select * into j from private.jobs as known where known.request_id = request.id;
  if request.status = 'hired' and j.objected_by = side and num_nonnulls(j.company_done_at, j.homeowner_done_at) = 0 then
    return private.job_answer(request.id);
  end if;
  perform private.require_job(request);
  if (case side when 'homeowner' then j.company_done_at else j.homeowner_done_at end) is null then
    raise exception using errcode = 'PT409', message = 'Nobody says that the work is finished', hint = 'Reload to see where it stands now.';
  elsif coalesce(length(words), 0) < 3 then
    perform private.refuse('note', 'It is not said what is missing', 'Say in a sentence what is missing.');
  end if;
  update private.jobs as known
     set company_done_at = null, homeowner_done_at = null, objections = known.objections + 1, objected_at = now(), objected_by = side
   where known.request_id = request.id returning * into j;
  event_id := private.add_event(request.id, side, 'work',
    jsonb_build_object('code', case when j.objections >= 2 then 'disputed' else 'objected' end), words);
  if side = 'homeowner' then
    perform private.mail_provider(request, 'lead_update', '{"status":"objected"}', event_id);
  else
    perform private.mail_homeowner(request, event_id, '{"status":"objected"}');
  end if;
  return private.job_answer(request.id);
end
$$;

revoke execute on function private.mail_requester(public.quote_requests, text, text, jsonb),
  private.complete_job(public.quote_requests, text, text, text), public.finish_job(uuid, text), public.object_to_finish(uuid, text, text)
  from public, anon, authenticated;
grant execute on function public.finish_job(uuid, text), public.object_to_finish(uuid, text, text) to anon, authenticated, service_role;

-- When one side says twice that the work is not finished, the staff settles it.

-- Whether the caller takes part in a request, by account or by company.
create function private.takes_part(request_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.quote_requests as r join public.projects as p on p.id = r.project_id
                  where r.id = takes_part.request_id and (p.requester_id = auth.uid() or r.provider_id in (select private.my_providers())))
$$;

-- What the staff decides when the second objection stands: { status, job }. 'completed' finishes the work, 'cancelled' ends it, 'hired'
-- begins anew without claims and objections. Both sides read the reason. For support and administrators.
-- Raises PT403 for everybody else and who takes part in it, PT404 for an unknown request, PT409 when there is no dispute, PT422
-- on 'outcome' or 'reason'.
create function public.settle_dispute(request_id uuid, outcome text, reason text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  request public.quote_requests;
  event_id bigint;
  words constant text := private.clean_text(settle_dispute.reason, 2000, 'reason', 'The reason', true);
begin
  perform private.require_staff('{support,admin}');
  request := private.lock_request(settle_dispute.request_id);
  if request.id is null then
    raise exception using errcode = 'PT404', message = 'There is no such request', hint = 'Check its id.';
  elsif coalesce(outcome, '') not in ('completed', 'cancelled', 'hired') then
    perform private.refuse('outcome', 'That is no decision', 'Choose completed, cancelled or hired.');
  elsif request.status <> 'hired' or not exists (
          select from private.jobs as j where j.request_id = request.id and j.objections >= 2 and j.objected_at is not null) then
    raise exception using errcode = 'PT409', message = 'There is no dispute about this work', hint = 'Reload; it may be settled already.';
  end if;
  perform private.log_decision('dispute', request.id, outcome, words);
  if outcome = 'completed' then
    perform private.complete_job(request, 'staff', 'staff', words);
    return private.job_answer(request.id);
  elsif outcome = 'cancelled' then
    update private.jobs as j set cancelled_at = now() where j.request_id = request.id;
    perform private.transition_request(request.id, 'withdrawn', 'staff', words, 'other', quiet => true);
    perform private.end_agreement(request.id);
    select max(e.id) into event_id from public.quote_request_events as e where e.request_id = request.id;
  else
    update private.jobs as j
       set company_done_at = null, homeowner_done_at = null, objections = 0, objected_at = null, objected_by = null
     where j.request_id = request.id;
    event_id := private.add_event(request.id, 'staff', 'work', '{"code":"settled"}', words);
  end if;
  perform private.mail_provider(request, 'lead_update', '{"status":"settled"}', event_id);
  perform private.mail_homeowner(request, event_id, '{"status":"settled"}');
  return private.job_answer(request.id);
end
$$;

revoke execute on function private.takes_part(uuid), public.settle_dispute(uuid, text, text) from public, anon, authenticated;
grant execute on function public.settle_dispute(uuid, text, text) to authenticated, service_role;

-- What time brings to work that was given: reminders, the end of waiting, the question how it was.

-- The steps of a job that are due at a time and were not taken. Every reminder has a last day, so that what nobody ran for long is not
-- told late; only the end of waiting always comes.
create function private.job_steps(j private.jobs, r public.quote_requests, at timestamptz) returns setof text
language plpgsql stable set search_path = '' as $$
begin
  return query select s.step
    from (values
      ('silence_homeowner', j.objected_at is null and j.homeowner_done_at is null and j.company_done_at <= at - interval '7 days'),
      ('silence_company', j.objected_at is null and j.company_done_at is null and j.homeowner_done_at <= at - interval '14 days'),
      ('finish', coalesce(j.company_done_at, j.homeowner_done_at) between at - interval '7 days' and at - interval '5 days'),
      ('date', j.first_day is null and num_nonnulls(j.company_done_at, j.homeowner_done_at) = 0
               and j.hired_at between at - interval '10 days' and at - interval '72 hours'),
      ('check', num_nonnulls(j.company_done_at, j.homeowner_done_at) = 0
                and coalesce(j.last_day + interval '30 days', j.hired_at + interval '120 days') between at - interval '14 days' and at)
    ) as s (step, is_due)
   where r.status = 'hired' and s.is_due and not s.step = any (j.reminders)
  union all
  select 'review'
   where r.status = 'completed' and r.updated_at between at - interval '14 days' and at - interval '7 days'
     and not 'review' = any (j.reminders) and not private.is_reviewed(r.id);
end
$$;

-- Does one of these steps.
create function private.take_job_step(request_id uuid, step text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  request constant public.quote_requests := private.lock_request(take_job_step.request_id);
begin
  if step in ('silence_homeowner', 'silence_company') then
    perform private.complete_job(request, step, 'system');
    return;
  end if;
  update private.jobs as j set reminders = array_append(j.reminders, step) where j.request_id = request.id;
  if step = 'date' then
    perform private.mail_provider(request, 'job_date', '{}');
  elsif step = 'check' then
    perform private.mail_requester(request, 'job_check', format('job_check/%s', request.id));
  elsif step = 'review' then
    perform private.mail_requester(request, 'review_reminder', format('review_reminder/%s', request.id));
  elsif (select j.company_done_at is null from private.jobs as j where j.request_id = request.id) then
    perform private.mail_provider(request, 'finish_reminder', '{"to":"provider"}');
  else
    perform private.mail_requester(request, 'finish_reminder', format('finish_reminder/%s', request.id));
  end if;
end
$$;

-- Takes up to `batch` steps that are due at a time. Returns how many.
create function private.due_jobs(at timestamptz default now(), batch integer default 200) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  due record;
  taken integer := 0;
begin
  for due in
    select j.request_id, s.step
      from (select open.request_id as id from private.jobs as open where open.completed_by is null and open.cancelled_at is null
            union all
            select done.id from public.quote_requests as done
             where done.status = 'completed' and done.updated_at between at - interval '14 days' and at - interval '7 days') as candidate
      join private.jobs as j on j.request_id = candidate.id
      join public.quote_requests as r on r.id = candidate.id
     cross join lateral private.job_steps(j, r, at) as s (step)
     order by r.project_id, r.id, s.step limit batch
  loop
    perform private.lock_request(due.request_id);
    -- What somebody did meanwhile, or the step before, may have overtaken it.
    if exists (select from private.jobs as j join public.quote_requests as r on r.id = j.request_id
                cross join lateral private.job_steps(j, r, at) as s (step) where r.id = due.request_id and s.step = due.step) then
      perform private.take_job_step(due.request_id, due.step);
      taken := taken + 1;
    end if;
  end loop;
  return taken;
end
$$;

revoke execute on function private.job_steps(private.jobs, public.quote_requests, timestamptz), private.take_job_step(uuid, text),
  private.due_jobs(timestamptz, integer) from public, anon, authenticated;
