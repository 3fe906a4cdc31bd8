-- A batch of the hourly round looks at what is due, not at everything that waits.

-- Companies that are approved and have somebody who may answer for them. Nobody reads requests at any other.
create view private.reachable_companies with (security_invoker = true) as
  select p.id, p.accepting_work, p.away_until
    from public.providers as p
   where p.status = 'approved'
     and exists (select from public.provider_members as m where m.provider_id = p.id and m.role in ('owner', 'manager'));
revoke all on private.reachable_companies from public, anon, authenticated;

create or replace function private.is_reachable(provider uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.reachable_companies as c where c.id = is_reachable.provider);
end
$$;

-- Whether a company can be expected to answer a request that day: it is reachable, takes new work and is not away.
create or replace function private.takes_requests(provider uuid, on_date date) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.reachable_companies as c
                  where c.id = takes_requests.provider and c.accepting_work and coalesce(c.away_until < takes_requests.on_date, true));
end
$$;

alter table private.jobs add column next_step_at timestamptz;
call private.classify('private.jobs', 'record', 'next_step_at');
create index jobs_due_idx on private.jobs (next_step_at) where next_step_at is not null;

-- The job of a request as both sides see it, null while nobody is hired: { hired_at, agreed_total_cents, first_day, last_day,
-- company_done_at, homeowner_done_at, objections, objected_at, objected_by, cancelled_at, completed_by }.
create or replace function private.job_json(request uuid) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(j) - '{request_id,reminders,next_step_at}'::text[] from private.jobs as j where j.request_id = request
$$;

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

-- Takes the steps that are due of up to `batch` jobs, and as many questions how finished work was. Returns how many steps that were.
create or replace function private.due_jobs(at timestamptz default now(), batch integer default 200) returns integer
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

drop view private.job_steps;
revoke execute on function private.steps_of(private.jobs), private.plan_step() from public, anon, authenticated;
-- Plans the next step of the jobs that go on.
update private.jobs set next_step_at = null where completed_by is null and cancelled_at is null;

-- What the rounds of the maintenance have seen of requests that wait, so that one does not look at all of them again and again.
create table private.request_looks (
  request_id uuid not null references public.quote_requests (id) on delete cascade,
  step text not null check (step in ('reminder', 'silence')),
  -- Infinity once somebody was told.
  again_at timestamptz not null,
  primary key (request_id, step)
);
call private.classify('private.request_looks', 'record', 'request_id step again_at');
insert into private.personal_data (table_name, place, belongs, on_deletion, exported) values
  ('private.request_looks', 15, 't.request_id = any (person.requests)', 'delete', false);
alter table private.request_looks enable row level security;
revoke all on private.request_looks from public, anon, authenticated;

-- Reminds the companies of requests that wait for a day, once each. Returns how many requests that were.
create or replace function private.due_reminders(at timestamptz default now(), batch integer default 200) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  today constant date := (at at time zone 'America/Toronto')::date;
  late public.quote_requests;
  reminded integer := 0;
begin
  for late in
    select r.* from public.quote_requests as r
     where r.status in ('sent', 'viewed') and r.sent_at <= due_reminders.at - interval '24 hours' and r.sent_at > due_reminders.at - interval '72 hours'
       and not exists (select from private.request_looks as l where l.request_id = r.id and l.step = 'reminder')
     order by r.sent_at, r.id
  loop
    exit when reminded >= batch;
    continue when not private.takes_requests(late.provider_id, today)
               or not exists (select from private.company_readers(late.provider_id, 'lead_reminder'));
    perform private.mail_provider(late, 'lead_reminder', '{}');
    insert into private.request_looks (request_id, step, again_at) values (late.id, 'reminder', 'infinity') on conflict do nothing;
    reminded := reminded + 1;
  end loop;
  return reminded;
end
$$;

-- Names other companies to homeowners whose requests nobody answers: once after the first companies, once after the second. What is
-- silent for longer than two weeks is left alone; where no other company is found, the next day looks again. Returns how many projects
-- it looked for.
create or replace function private.due_silent(at timestamptz default now(), batch integer default 200) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  today constant date := (at at time zone 'America/Toronto')::date;
  late public.quote_requests;
  next_round integer;
  others jsonb;
  looked integer := 0;
  sought uuid[] := '{}';
begin
  for late in
    select r.* from public.quote_requests as r
      left join private.reachable_companies as c on c.id = r.provider_id and c.accepting_work and coalesce(c.away_until < today, true)
     where r.status in ('sent', 'viewed') and r.sent_at > due_silent.at - interval '14 days'
       -- Most of those that private.is_silent would refuse, one by one, for thousands that wait.
       and (r.sent_at <= due_silent.at - interval '72 hours' or c.id is null)
       and not exists (select from private.request_looks as l where l.request_id = r.id and l.step = 'silence' and l.again_at > due_silent.at)
     order by r.sent_at, r.id
  loop
    exit when looked >= batch;
    continue when late.project_id = any (sought) or not private.is_silent(late, due_silent.at) or not private.is_confirmed(late.project_id);
    sought := sought || late.project_id;
    looked := looked + 1;
    others := null;
    select max(r.round) + 1 into next_round from public.quote_requests as r where r.project_id = late.project_id;
    if next_round <= 2 then
      select jsonb_agg(o.name) into others
        from private.other_companies(late.project_id, due_silent.at, private.room_for_others(late.project_id, due_silent.at)) as o;
    end if;
    if others is not null then
      perform private.enqueue_mail(
          format('request_silent/%s/%s', p.id, next_round), 'request_silent', k.email, p.locale,
          jsonb_build_object('providers', others, 'area', left(p.postal_code, 3), 'link', private.mail_link(p)))
        from public.projects as p join public.quote_request_contacts as k on k.project_id = p.id where p.id = late.project_id;
    end if;
    -- All that were asked for it so far: the next mail is for the silence of those that are asked afterwards.
    insert into private.request_looks (request_id, step, again_at)
      select r.id, 'silence', case when others is null and next_round <= 2 then due_silent.at + interval '1 day' else 'infinity' end
        from public.quote_requests as r where r.project_id = late.project_id and r.status in ('sent', 'viewed')
      on conflict (request_id, step) do update set again_at = excluded.again_at;
  end loop;
  return looked;
end
$$;

-- What was told before this migration.
insert into private.request_looks (request_id, step, again_at)
  select r.id, 'reminder', 'infinity'::timestamptz from public.quote_requests as r
   where r.status in ('sent', 'viewed') and r.sent_at > now() - interval '72 hours'
     and exists (select from private.outbox as o where o.kind = 'lead_reminder' and o.idempotency_key like 'lead_reminder/' || r.id || '/%')
  union all
  select r.id, 'silence', 'infinity'::timestamptz from public.quote_requests as r
   where r.status in ('sent', 'viewed') and r.sent_at > now() - interval '14 days'
     and exists (select from private.outbox as o where o.idempotency_key = format('request_silent/%s/%s', r.project_id, r.round + 1));

-- The companies that may be asked besides, best first, at most `most`: of the trade of a company that was asked for what others help with, in the directory,
-- taking requests, serving the place, not asked yet and not the homeowner's own. The best are those that answered most of their
-- requests of the last 90 days, as private.due_response_times counted them on the day before, then the best rated. Where the place is not known it is where the companies are that were asked.
create or replace function private.other_companies(project uuid, at timestamptz, most integer) returns setof public.services
language plpgsql stable set search_path = '' as $$
declare
  code constant text := (select p.postal_code from public.projects as p where p.id = other_companies.project);
  home record;
  trades constant text[] := array(
    select distinct asked.primary_category
      from public.quote_requests as r
      join private.lots_for_others(other_companies.project, other_companies.at) as l on l.lot is not distinct from r.lot
      join public.providers as asked on asked.id = r.provider_id
     where r.project_id = other_companies.project);
  company public.services;
  named integer := 0;
begin
  select f.lat, f.lng into home from private.find_place(code) as f;
  if home.lat is null then
    select c.lat, c.lng into home from public.quote_requests as r join public.providers as c on c.id = r.provider_id
     where r.project_id = other_companies.project and c.lat is not null order by r.created_at, r.id limit 1;
  end if;
  for company in execute format($query$
    select s.*
      from public.providers as c
      join private.reachable_companies as reachable on reachable.id = c.id
      join public.services as s on s.id = c.id
      left join private.response_times as t on t.provider_id = c.id
     cross join lateral (select point(c.lng, c.lat) as place) as stands
     where reachable.accepting_work and coalesce(reachable.away_until < ($2 at time zone 'America/Toronto')::date, true)
       and c.primary_category = any ($4)
       and not exists (select from public.quote_requests as r where r.project_id = $1 and r.provider_id = c.id)
       and (coalesce(%s <= c.service_radius_km, false)
            or exists (select from public.provider_areas as a, unnest(a.fsa_prefixes) as prefix
                        where a.provider_id = c.id and starts_with($3, prefix)))
     order by (coalesce(t.answered, 0) + 1.0) / (coalesce(t.asked, 0) + 2) desc, s.rating desc nulls last, s.review_count desc, s.id
  $query$, coalesce(private.km_from(home.lat, home.lng), 'null::double precision'))
  using other_companies.project, other_companies.at, code, trades
  loop
    exit when named >= most;
    -- Of the best alone: looking into the accounts of hundreds of companies takes longer than all else here.
    continue when private.is_own_company(company.id, other_companies.project);
    return next company;
    named := named + 1;
  end loop;
end
$$;

-- Offers end after their last day, and who got one hears of it three days before. Returns how many quotes that were, at most `batch` of
-- each.
create or replace function private.due_quotes(at timestamptz default now(), batch integer default 200) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  today constant date := (at at time zone 'America/Vancouver')::date;
  q public.quotes;
  request public.quote_requests;
  ended integer;
  ending integer := 0;
begin
  update public.quotes as late set status = 'expired'
   where late.id in (select o.id from public.quotes as o where o.status = 'sent' and o.valid_until < today
                      order by o.valid_until, o.id limit batch for update skip locked);
  get diagnostics ended = row_count;

  for q in
    select o.* from public.quotes as o
      join public.quote_requests as r on r.id = o.request_id
      join public.projects as p on p.id = r.project_id
     where o.status = 'sent' and o.valid_until between today and today + 3 and r.status in ('quoted', 'connected')
       -- One that was only good for days from the start needs no reminder of them.
       and o.sent_at < due_quotes.at - interval '1 day'
       and (p.contact_confirmed_at is not null or private.is_confirmed(p.id))
       and not exists (select from private.outbox as m where m.idempotency_key = 'quote_ending/' || o.id || '/homeowner')
     order by o.valid_until, o.id limit batch for update of p skip locked
  loop
    select * into strict request from public.quote_requests as r where r.id = q.request_id;
    perform private.remind_homeowner(request, 'quote_ending', q.id::text, jsonb_build_object('day', q.valid_until));
    ending := ending + 1;
  end loop;
  return ended + ending;
end
$$;

-- Of what a company was asked in the 90 days before: { asked, answered, words }. A message, a question, a visit, a quote and a refusal are
-- answers. Silence counts as 30 days, once it has lasted 72 hours; what its homeowner took back meanwhile does not count, nor what came from
-- a contact that nobody confirmed. `words`, the median rounded up to hours, or days from the second on, is null below five.
create or replace function private.measure_responses(provider uuid, at timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'asked', count(*), 'answered', count(c.first_reply_at),
    'words', case when count(*) >= 5 then (
      select case when taken.hours <= 24 then format('Within %s hour%s', taken.hours, case when taken.hours > 1 then 's' end)
                  else format('Within %s days', ceil(taken.hours / 24.0)) end
        from (select greatest(1, ceil(percentile_cont(0.5) within group (order by c.minutes) / 60))::integer as hours) as taken) end)
    from (
      select r.first_reply_at,
             least(coalesce(extract(epoch from r.first_reply_at - r.sent_at) / 60, 43200), 43200)::double precision as minutes
        from public.quote_requests as r
        join public.projects as p on p.id = r.project_id
       where r.provider_id = measure_responses.provider and r.sent_at > measure_responses.at - interval '90 days' and r.sent_at <= measure_responses.at
         and (r.first_reply_at is not null or (r.sent_at <= measure_responses.at - interval '72 hours' and r.status <> 'withdrawn'))
         and (p.contact_confirmed_at is not null or private.is_confirmed(p.id))) as c
$$;

-- Mails each of them who has queues, from eight in the morning (Eastern time) on, how much waits there, once a day and only while something does.
-- Returns how many were told.
create or replace function private.due_staff_digests(at timestamptz default now(), batch integer default 200) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  here constant timestamp := due_staff_digests.at at time zone 'America/Toronto';
  waits jsonb;
  told integer := 0;
  due record;
begin
  -- Counting what waits costs more than seeing that everybody was told.
  if here::time < '08:00' or not exists (
       select from private.staff as s
        where not exists (select from private.outbox as o where o.idempotency_key = format('staff_digest/%s/%s', here::date, s.user_id))) then
    return 0;
  end if;
  select jsonb_object_agg(w.queue, w.n) into waits from (select s.queue, count(*) as n from private.staff_waiting as s group by s.queue) as w;
  for due in
    select format('staff_digest/%s/%s', here::date, s.user_id) as key, private.confirmed_email(s.user_id) as email, f.locale, own.queues, own.n
      from private.staff as s
      left join public.profiles as f on f.user_id = s.user_id
     cross join lateral (select jsonb_agg(jsonb_build_object('queue', q.queue, 'n', waits -> q.queue) order by q.place) as queues,
                                sum((waits ->> q.queue)::integer) as n
                           from unnest(private.queues_of(s.role)) with ordinality as q (queue, place) where waits ? q.queue) as own
     where own.n > 0 and private.confirmed_email(s.user_id) is not null
       and not exists (select from private.outbox as o where o.idempotency_key = format('staff_digest/%s/%s', here::date, s.user_id))
     order by s.user_id limit batch
  loop
    perform private.enqueue_mail(due.key, 'staff_digest', due.email, due.locale,
      jsonb_build_object('n', due.n, 'queues', due.queues, 'link', '/account/staff'));
    told := told + 1;
  end loop;
  return told;
end
$$;
