-- When the work is done, and its end before it was finished.

-- Sets the days of the work, for an owner or estimator of the company: { status, job }. Without a last day it is the first. Each
-- change is told to the homeowner; the same again changes nothing.
-- Raises PT404 and PT403 as private.company_request, PT409 when no work is under way, PT422 on 'first_day' or 'last_day', PT429
-- after ten changes in a day.
create function public.schedule_job(request_id uuid, first_day date, last_day date default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  request constant public.quote_requests := private.company_request(schedule_job.request_id);
  ends constant date := coalesce(schedule_job.last_day, schedule_job.first_day);
  event_id bigint;
begin
  perform private.require_job(request);
  if schedule_job.first_day is null then
    perform private.refuse('first_day', 'The first day is missing', 'Choose the day on which the work starts.');
  elsif schedule_job.first_day < request.sent_at::date - 1 or schedule_job.first_day > private.canada_today() + 730 then
    perform private.refuse('first_day', 'The first day is before the request or more than two years ahead', 'Choose another day.');
  elsif ends < schedule_job.first_day or ends > schedule_job.first_day + 730 then
    perform private.refuse('last_day', 'The last day is before the first or more than two years after it', 'Choose another day.');
  end if;
  update private.jobs as j set first_day = schedule_job.first_day, last_day = ends
   where j.request_id = request.id and (j.first_day, j.last_day) is distinct from (schedule_job.first_day, ends);
  if found then
    -- Each is a mail to who asked, whose mails of a day are counted for all companies together.
    perform private.enforce_rate_limit('schedule/' || request.id, 10, interval '1 day');
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
    perform private.refuse('reason', 'The reason is missing', 'Choose one of the reasons.');
  elsif num_nonnulls(j.company_done_at, j.homeowner_done_at) > 0 then
    raise exception using errcode = 'PT409', message = 'Work that somebody has called finished cannot be cancelled',
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
