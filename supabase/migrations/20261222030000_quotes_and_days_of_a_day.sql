-- How often in a day a company sends a quote of a request, and changes the days of its work: each is a mail, and the mails to an address are counted
-- for all companies together.

-- Sends a draft for its request, which the caller has locked: totals and taxes are fixed as of today, the offer before is
-- superseded, and the request is quoted. Returns the quote. Raises PT422 with the field, PT429 after ten of a request in a day.
create or replace function private.send_draft(request public.quote_requests, draft uuid) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  q public.quotes;
  revised boolean;
begin
  perform private.total_quote(draft, private.canada_today());
  select * into q from public.quotes as known where known.id = draft;
  if not exists (select from public.quote_lines as l where l.quote_id = q.id and not l.optional) then
    perform private.refuse('lines', 'The quote has no lines that are not optional', 'Add what the price is made of.');
  elsif q.deposit_cents > q.total_cents then
    perform private.refuse('deposit', 'The deposit is above the total', 'Lower the deposit.');
  elsif q.valid_until is null or q.valid_until < private.canada_today() then
    perform private.refuse('valid_until', 'The last day of the quote is missing or past', 'Choose today or a later day.');
  elsif q.registered is null then
    perform private.refuse('registered', 'You haven’t said whether the company is registered for GST/HST', 'Answer yes or no.');
  elsif private.unsettled_taxes(q) <> '[]' then
    perform private.refuse('tax_choices', 'It is not settled whether a provincial tax applies to some lines',
      'Ask your tax office or accountant, then choose for each of them.');
  elsif q.permit_by is null then
    perform private.refuse('permit_by', 'You haven’t said who gets the permit', 'Choose provider, homeowner or none.');
  end if;

  -- Each is a mail to who asked, whose mails of a day are counted for all companies together.
  perform private.enforce_rate_limit('send_quote/' || request.id, 10, interval '1 day');
  update public.quotes as older set status = 'superseded' where older.request_id = request.id and older.status = 'sent';
  revised := found;
  update public.quotes as sent set status = 'sent', sent_at = now() where sent.id = q.id returning * into q;
  if request.status = 'sent' then
    perform private.transition_request(request.id, 'viewed', 'provider');
  end if;
  if request.status <> 'quoted' then
    perform private.transition_request(request.id, 'quoted', 'provider', quiet => revised);
  end if;
  if revised or request.status = 'quoted' then
    perform private.tell_of_quote(q, case when revised then 'revised' else 'sent' end);
  end if;
  return private.quote_json(q);
end
$$;

-- Sets the days of the work, for an owner or estimator of the company: { status, job }. Without a last day it is the first. Each
-- change is told to the homeowner; the same again changes nothing.
-- Raises PT404 and PT403 as private.company_request, PT409 when no work is under way, PT422 on 'first_day' or 'last_day', PT429
-- after ten changes in a day.
create or replace function public.schedule_job(request_id uuid, first_day date, last_day date default null) returns jsonb
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
