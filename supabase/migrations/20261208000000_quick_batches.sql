-- What a batch of the hourly round looks through stands in the indexes that it reads, and it counts nothing that nobody is told.

drop index public.quote_requests_waiting_idx;
create index quote_requests_waiting_idx on public.quote_requests (sent_at, id) include (provider_id) where status in ('sent', 'viewed');
drop index public.quotes_running_idx;
create index quotes_running_idx on public.quotes (valid_until, id) where status = 'sent';
create index projects_unconfirmed_idx on public.projects (id) where contact_confirmed_at is null;

create or replace function private.due_reminders(at timestamptz default now(), batch integer default 200) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  today constant date := (at at time zone 'America/Toronto')::date;
  waiting uuid;
  late public.quote_requests;
  reminded integer := 0;
begin
  for waiting in
    select r.id from public.quote_requests as r
     where r.status in ('sent', 'viewed') and r.sent_at <= due_reminders.at - interval '24 hours' and r.sent_at > due_reminders.at - interval '72 hours'
       and not exists (select from private.request_looks as l where l.request_id = r.id and l.step = 'reminder')
     order by r.sent_at, r.id
  loop
    exit when reminded >= batch;
    select r.* into late from public.quote_requests as r where r.id = waiting;
    continue when not private.takes_requests(late.provider_id, today)
               or not exists (select from private.company_readers(late.provider_id, 'lead_reminder'));
    perform private.mail_provider(late, 'lead_reminder', '{}');
    insert into private.request_looks (request_id, step, again_at) values (late.id, 'reminder', 'infinity') on conflict do nothing;
    reminded := reminded + 1;
  end loop;
  return reminded;
end
$$;

create or replace function private.due_silent(at timestamptz default now(), batch integer default 200) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  today constant date := (at at time zone 'America/Toronto')::date;
  waiting uuid;
  late public.quote_requests;
  next_round integer;
  others jsonb;
  looked integer := 0;
  sought uuid[] := '{}';
begin
  for waiting in
    select r.id from public.quote_requests as r
      left join private.reachable_companies as c on c.id = r.provider_id and c.accepting_work and coalesce(c.away_until < today, true)
     where r.status in ('sent', 'viewed') and r.sent_at > due_silent.at - interval '14 days'
       -- Most of those that private.is_silent would refuse, one by one, for thousands that wait.
       and (r.sent_at <= due_silent.at - interval '72 hours' or c.id is null)
       and not exists (select from private.request_looks as l where l.request_id = r.id and l.step = 'silence' and l.again_at > due_silent.at)
     order by r.sent_at, r.id
  loop
    exit when looked >= batch;
    select r.* into late from public.quote_requests as r where r.id = waiting;
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
       where r.provider_id = measure_responses.provider and r.sent_at > measure_responses.at - interval '90 days' and r.sent_at <= measure_responses.at
         and (r.first_reply_at is not null or (r.sent_at <= measure_responses.at - interval '72 hours' and r.status <> 'withdrawn'))
         -- Few are not confirmed: looking for those is faster than looking at all others.
         and not exists (select from public.projects as p
                          where p.id = r.project_id and p.contact_confirmed_at is null and not private.is_confirmed(p.id))) as c
$$;

create or replace function private.due_response_times(at timestamptz default now(), batch integer default 200) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  due uuid;
  found_now jsonb;
  before text;
  measured integer := 0;
begin
  for due in
    (select p.id from public.providers as p
      where p.status = 'approved' and not exists (select from private.response_times as t where t.provider_id = p.id)
        and exists (select from public.quote_requests as r
                     where r.provider_id = p.id and r.sent_at > due_response_times.at - interval '90 days')
      order by p.id limit batch)
    union all
    (select p.id from private.response_times as t join public.providers as p on p.id = t.provider_id
      where p.status = 'approved' and t.measured_at <= due_response_times.at - interval '20 hours'
        and (t.asked > 0 or exists (
               select from public.quote_requests as r
                where r.provider_id = p.id and r.sent_at > due_response_times.at - interval '90 days'))
      order by t.measured_at, p.id limit batch)
    limit batch
  loop
    found_now := private.measure_responses(due, due_response_times.at);
    select t.words into before from private.response_times as t where t.provider_id = due;
    insert into private.response_times as t (provider_id, asked, answered, words, measured_at)
    values (due, (found_now -> 'asked')::integer, (found_now -> 'answered')::integer, found_now ->> 'words', due_response_times.at)
    on conflict (provider_id) do update
       set asked = excluded.asked, answered = excluded.answered, words = excluded.words, measured_at = excluded.measured_at;
    if before is distinct from found_now ->> 'words' then
      perform private.project_service(due);
    end if;
    measured := measured + 1;
  end loop;
  return measured;
end
$$;

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
        where private.confirmed_email(s.user_id) is not null
          and not exists (select from private.outbox as o where o.idempotency_key = format('staff_digest/%s/%s', here::date, s.user_id))) then
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
