-- What time brings to work that was given: reminders, the end of waiting, the question how it was.

-- The steps of a job that were not taken, and when they are due, until the last day on which they make sense: what nobody ran for long
-- is not told late; only the end of waiting always comes. None once the work is finished or cancelled.
create function private.steps_of(j private.jobs) returns table (step text, opens_at timestamptz, closes_at timestamptz)
language sql stable set search_path = '' as $$
  select s.*
    from (select coalesce(j.company_done_at, j.homeowner_done_at) as said_at,
                 coalesce(j.last_day + interval '30 days', j.hired_at + interval '120 days') as ends_at) as known
   cross join lateral (values
     ('silence_homeowner', case when j.objected_at is null and j.homeowner_done_at is null then j.company_done_at + interval '7 days' end, 'infinity'),
     ('silence_company', case when j.objected_at is null and j.company_done_at is null then j.homeowner_done_at + interval '14 days' end, 'infinity'),
     ('finish', known.said_at + interval '5 days', known.said_at + interval '7 days'),
     ('date', case when j.first_day is null and known.said_at is null then j.hired_at + interval '72 hours' end, j.hired_at + interval '10 days'),
     ('check', case when known.said_at is null then known.ends_at end, known.ends_at + interval '14 days')
   ) as s (step, opens_at, closes_at)
   where j.completed_by is null and j.cancelled_at is null and s.opens_at is not null and not s.step = any (j.reminders)
$$;

create function private.plan_step() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.next_step_at := (select min(s.opens_at) from private.steps_of(new) as s);
  return new;
end
$$;
create trigger next_step_is_planned before insert or update on private.jobs for each row execute function private.plan_step();

-- Whether the homeowner of finished work was neither asked for a review again nor wrote one.
create function private.lacks_review(request_id uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (select from private.jobs as j join public.quote_requests as r on r.id = j.request_id
                  where j.request_id = lacks_review.request_id and r.status = 'completed' and not 'review' = any (j.reminders))
     and not private.is_reviewed(lacks_review.request_id);
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

-- Takes the steps that are due of up to `batch` jobs, and as many questions how finished work was. Returns how many steps that were.
create function private.due_jobs(at timestamptz default now(), batch integer default 200) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  due record;
  opened record;
  taken integer := 0;
begin
  for due in
    with due as materialized (
      (select j.request_id, r.project_id, false as is_finished
         from private.jobs as j join public.quote_requests as r on r.id = j.request_id and r.status = 'hired'
        where j.next_step_at <= due_jobs.at order by j.next_step_at, j.request_id limit batch)
      union all
      (select r.id, r.project_id, true
         from public.quote_requests as r join private.jobs as j on j.request_id = r.id
        where r.status = 'completed' and r.updated_at between due_jobs.at - interval '14 days' and due_jobs.at - interval '7 days'
          and not 'review' = any (j.reminders) and not exists (select from public.reviews as v where v.request_id = r.id)
        order by r.updated_at, r.id limit batch))
    -- In the order in which everybody locks.
    select d.request_id, d.is_finished from due as d order by d.project_id, d.request_id
  loop
    perform private.lock_request(due.request_id);
    -- What somebody did meanwhile may have overtaken it.
    if due.is_finished then
      if private.lacks_review(due.request_id) then
        perform private.take_job_step(due.request_id, 'review');
        taken := taken + 1;
      end if;
      continue;
    end if;
    loop
      -- One after another: each may end what the others were for.
      select s.step, s.closes_at into opened
        from private.jobs as j join public.quote_requests as r on r.id = j.request_id and r.status = 'hired' cross join lateral private.steps_of(j) as s
       where j.request_id = due.request_id and s.opens_at <= due_jobs.at
       order by s.step limit 1;
      exit when not found;
      if opened.closes_at >= due_jobs.at then
        perform private.take_job_step(due.request_id, opened.step);
      else
        update private.jobs as j set reminders = array_append(j.reminders, opened.step) where j.request_id = due.request_id;
      end if;
      taken := taken + 1;
    end loop;
  end loop;
  return taken;
end
$$;

revoke execute on function private.steps_of(private.jobs), private.plan_step(), private.lacks_review(uuid), private.take_job_step(uuid, text),
  private.due_jobs(timestamptz, integer) from public, anon, authenticated;
