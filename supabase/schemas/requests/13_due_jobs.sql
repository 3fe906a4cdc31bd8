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
