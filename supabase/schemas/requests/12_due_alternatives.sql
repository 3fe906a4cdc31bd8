-- What is due when companies do not answer: a reminder to them after a day, other companies for the homeowner after three.

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
create function private.due_reminders(at timestamptz default now(), batch integer default 200) returns integer
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

-- Names other companies to homeowners whose requests nobody answers: once after the first companies, once after the second. What is
-- silent for longer than two weeks is left alone; where no other company is found, the next day looks again. Returns how many projects
-- it looked for.
create function private.due_silent(at timestamptz default now(), batch integer default 200) returns integer
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

revoke execute on function private.due_reminders(timestamptz, integer), private.due_silent(timestamptz, integer) from public, anon, authenticated;
