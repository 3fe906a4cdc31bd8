-- The hourly round on a site with a million requests: what is due is found without asking each request, and each batch is short.

-- How a company answered is read from the index alone.
drop index public.quote_requests_provider_idx;
create index quote_requests_provider_idx on public.quote_requests (provider_id, sent_at desc) include (first_reply_at);
-- Few of all requests are work under way.
create index quote_requests_hired_idx on public.quote_requests (id) include (project_id) where status = 'hired';

drop function private.job_steps(private.jobs, public.quote_requests, timestamptz);

-- The steps of work that was given and is not finished, and when they are due, until the last day on which they make sense: what nobody
-- ran for long is not told late; only the end of waiting always comes.
create view private.job_steps with (security_invoker = true) as
  select j.request_id, r.project_id, s.step, s.opens_at, s.closes_at
    from private.jobs as j
    join public.quote_requests as r on r.id = j.request_id and r.status = 'hired'
   cross join lateral (
     select coalesce(j.company_done_at, j.homeowner_done_at) as said_at,
            coalesce(j.last_day + interval '30 days', j.hired_at + interval '120 days') as ends_at) as known
   cross join lateral (values
     ('silence_homeowner', case when j.objected_at is null and j.homeowner_done_at is null then j.company_done_at + interval '7 days' end, 'infinity'),
     ('silence_company', case when j.objected_at is null and j.company_done_at is null then j.homeowner_done_at + interval '14 days' end, 'infinity'),
     ('finish', known.said_at + interval '5 days', known.said_at + interval '7 days'),
     ('date', case when j.first_day is null and known.said_at is null then j.hired_at + interval '72 hours' end, j.hired_at + interval '10 days'),
     ('check', case when known.said_at is null then known.ends_at end, known.ends_at + interval '14 days')
   ) as s (step, opens_at, closes_at)
   where j.completed_by is null and j.cancelled_at is null and s.opens_at is not null and not s.step = any (j.reminders);
revoke all on private.job_steps from public, anon, authenticated;

-- Whether the homeowner of finished work was neither asked for a review again nor wrote one.
create function private.lacks_review(request_id uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (select from private.jobs as j join public.quote_requests as r on r.id = j.request_id
                  where j.request_id = lacks_review.request_id and r.status = 'completed' and not 'review' = any (j.reminders))
     and not private.is_reviewed(lacks_review.request_id);
end
$$;
revoke execute on function private.lacks_review(uuid) from public, anon, authenticated;

-- Takes up to `batch` steps that are due at a time. Returns how many.
create or replace function private.due_jobs(at timestamptz default now(), batch integer default 200) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  due record;
  taken integer := 0;
begin
  for due in
    with due as materialized (
      select s.request_id, s.project_id, s.step from private.job_steps as s where at between s.opens_at and s.closes_at
      union all
      select r.id, r.project_id, 'review' from public.quote_requests as r
       where r.status = 'completed' and r.updated_at between at - interval '14 days' and at - interval '7 days' and private.lacks_review(r.id))
    select d.request_id, d.step from due as d order by d.project_id, d.request_id, d.step limit batch
  loop
    perform private.lock_request(due.request_id);
    -- What somebody did meanwhile, or the step before, may have overtaken it.
    if (case when due.step = 'review' then private.lacks_review(due.request_id)
            else exists (select from private.job_steps as s
                          where s.request_id = due.request_id and s.step = due.step and at between s.opens_at and s.closes_at) end) then
      perform private.take_job_step(due.request_id, due.step);
      taken := taken + 1;
    end if;
  end loop;
  return taken;
end
$$;

-- Names other companies to homeowners whose requests nobody answers: once after the first companies, once after the second. What is
-- silent for longer than two weeks is left alone. Returns how many projects that were.
create or replace function private.due_silent(at timestamptz default now(), batch integer default 200) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  late record;
  others jsonb;
  told integer := 0;
begin
  for late in
    select p as project, k.email, asked.round
      from (select distinct r.project_id from public.quote_requests as r
             where r.status in ('sent', 'viewed') and r.sent_at > due_silent.at - interval '14 days'
               and private.is_silent(r, due_silent.at)) as silent
      join public.projects as p on p.id = silent.project_id
      join public.quote_request_contacts as k on k.project_id = p.id
     cross join lateral (select max(r.round) + 1 as round from public.quote_requests as r where r.project_id = p.id) as asked
     where asked.round <= 2
       and not exists (select from private.outbox as o where o.idempotency_key = format('request_silent/%s/%s', p.id, asked.round))
       and private.is_confirmed(p.id)
     order by p.created_at, p.id
  loop
    exit when told >= batch;
    -- One at a time: looking for companies near a home costs more than all of the above.
    select jsonb_agg(o.name) into others
      from private.other_companies((late.project).id, due_silent.at, private.room_for_others((late.project).id, due_silent.at)) as o;
    continue when others is null;
    perform private.enqueue_mail(
      format('request_silent/%s/%s', (late.project).id, late.round), 'request_silent', late.email, (late.project).locale,
      jsonb_build_object('providers', others, 'area', left((late.project).postal_code, 3), 'link', private.mail_link(late.project)));
    told := told + 1;
  end loop;
  return told;
end
$$;
