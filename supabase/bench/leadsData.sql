-- Requests for the benchmark: 10,000 of them to one company, a tenth of all still open, as much conversation as is asked for.
create schema if not exists bench;
grant usage on schema bench to authenticated;
create table bench.mine (status text not null, place bigint not null, request_id uuid not null, primary key (status, place));
grant select on bench.mine to authenticated;
-- Where a page in the middle of its longest tab begins.
create table bench.middle (after jsonb not null);
grant select on bench.middle to authenticated;
create sequence bench.turn minvalue 0;
grant usage on sequence bench.turn to authenticated;

-- The requests of the company in one of the states, each call the next, so that a write is not repeated on one of them.
create function bench.next_request(wanted text) returns uuid
language sql volatile set search_path = '' as $$
  with turn as materialized (
    select nextval('bench.turn') % (select max(m.place) + 1 from bench.mine as m where m.status = wanted) as place)
  select m.request_id from turn join bench.mine as m on m.status = wanted and m.place = turn.place
$$;

-- Milliseconds for one execution, once for each run, after one run that is not counted. The clock of PGlite counts whole
-- milliseconds, so a run repeats the statement and divides.
create function bench.measure(statement text, runs integer, repeats integer) returns double precision[]
language plpgsql set search_path = '' as $$
declare
  started timestamptz;
  times double precision[] := '{}';
begin
  for run in 0..runs loop
    started := clock_timestamp();
    for repeat in 1..repeats loop
      execute statement;
    end loop;
    if run > 0 then
      times := times || extract(epoch from clock_timestamp() - started)::double precision * 1000 / repeats;
    end if;
  end loop;
  return times;
end
$$;

create procedure bench.load(owner uuid, company uuid, requests integer, mine integer, messages integer)
language plpgsql as $$
declare
  trades constant text[] := array['Plumbing', 'Electrical', 'Roofing', 'HVAC', 'Landscaping', 'Painting', 'Flooring', 'Construction'];
  companies constant integer := greatest(100, requests / 500);
begin
  perform setseed(0.42);
  create temporary table firms on commit drop as
    select case n when 0 then company else gen_random_uuid() end as id, case n when 0 then owner else gen_random_uuid() end as person, n
      from generate_series(0, companies) as n;
  create unique index on firms (n);
  insert into auth.users (id, email, email_confirmed_at) select person, 'owner' || n || '@example.test', now() from firms where n > 0;
  insert into public.providers (id, status, trade_name, primary_category, lat, lng, city, province)
  select id, 'approved', 'Company ' || n, trades[1 + n % 8], 43.66 + (n % 100) * 0.01, -79.39 + (n % 77) * 0.01, 'Toronto', 'ON' from firms;
  insert into public.services (id, name, category, rating, location)
  select id, 'Company ' || n, trades[1 + n % 8], 1 + (n % 41) * 0.1, 'Toronto, ON' from firms;
  insert into public.provider_members (provider_id, user_id, role) select id, person, 'owner' from firms;

  create temporary table drawn on commit drop as
    select gen_random_uuid() as project, gen_random_uuid() as id, n, random() as luck,
           case when n <= mine then 0 else 1 + floor(companies * random())::integer end as firm,
           now() - 700 * random() * interval '1 day' as at
      from generate_series(1, requests) as n;
  alter table drawn add column status text;
  update drawn set status = (case when luck < 0.1 then array['sent', 'viewed', 'interested', 'quoted', 'connected', 'hired']
                                  else array['completed', 'declined', 'withdrawn', 'expired', 'completed', 'declined'] end)[1 + n % 6];
  update drawn set at = now() - 80 * power(luck * 10, 2) * interval '1 day' where luck < 0.1;

  insert into public.projects (id, service_name, postal_code, province, locale, source, created_at, contact_confirmed_at)
  select project, 'Leak repair ' || n % 50, 'M' || 1 + n % 9 || 'V 2T6', 'ON', 'en', 'profile', at, at from drawn;
  insert into public.quote_request_contacts (project_id, name, email) select project, 'Sam ' || n, 'sam' || n || '@example.test' from drawn;
  insert into public.quote_requests (id, project_id, provider_id, status, sent_at, created_at, updated_at, activity_at, first_reply_at, connected_at)
  select d.id, d.project, f.id, d.status, d.at, d.at, d.at, d.at, case when d.status not in ('sent', 'viewed', 'expired') then d.at end,
         case when d.status in ('connected', 'hired', 'completed') then d.at end
    from drawn as d join firms as f on f.n = d.firm;
  insert into private.lead_words (request_id, provider_id, project_id, words, shared)
  select d.id, f.id, d.project, 'leak repair ' || d.n % 50 || chr(10) || 'm' || 1 + d.n % 9 || 'v', 'sam ' || d.n
    from drawn as d join firms as f on f.n = d.firm;
  insert into public.quote_request_events (request_id, actor, from_status, to_status, at)
  select id, 'homeowner', 'draft', 'sent', at from drawn union all select id, 'provider', 'sent', status, at from drawn where status <> 'sent';
  insert into private.jobs (request_id, hired_at, first_day, last_day, company_done_at, homeowner_done_at, completed_by)
  select id, at, at::date + 5, at::date + 9, case status when 'completed' then at end, case status when 'completed' then at end,
         case status when 'completed' then 'both' end
    from drawn where status in ('hired', 'completed');
  update private.jobs as j set next_step_at = (select min(s.opens_at) from private.steps_of(j) as s) where j.completed_by is null;
  insert into public.quotes (id, request_id, provider_id, version, status, province, subtotal_cents, total_cents, valid_until, sent_at, registered)
  select d.id, d.id, f.id, 1, case when d.status in ('quoted', 'connected') then 'sent' else 'declined' end, 'ON', 100000, 113000,
         (now() + (d.n % 60) * interval '1 day')::date, d.at, true
    from drawn as d join firms as f on f.n = d.firm where d.status in ('quoted', 'connected', 'declined');
  insert into public.quote_lines (quote_id, position, kind, description, unit_cents, tax_class)
  select d.id, p, 'labour', 'Work', 25000, 'installed' from drawn as d cross join generate_series(1, 4) as p
   where d.status in ('quoted', 'connected', 'declined') and d.firm = 0;
  insert into private.messages (id, request_id, side, kind, body, created_at, seen_at)
  select gen_random_uuid(), d.id, case m % 2 when 0 then 'homeowner' else 'provider' end, 'text', 'Call me at 416-555-0123 about the leak in room ' || m, d.at, d.at
    from generate_series(1, greatest(1, messages / requests)) as m cross join drawn as d;
  insert into private.messages (id, request_id, side, kind, body, created_at, seen_at)
  select gen_random_uuid(), d.id, 'homeowner', 'text', 'Message ' || m || ' about https://example.test', d.at, d.at
    from generate_series(1, 60) as m join drawn as d on d.firm = 0 and d.status = 'interested';
  update public.quote_requests as r
     set last_message_seq = m.seq, last_message_side = 'homeowner', company_read_seq = m.seq, homeowner_read_seq = m.seq
    from (select request_id, max(seq) as seq from private.messages group by request_id) as m where m.request_id = r.id;
  insert into public.applications (id, reference, kind, company, contact_name, email, locale, created_at)
  select gen_random_uuid(), 'BENCH-' || n, 'contractor', 'Applicant ' || n, 'Noor ' || n, 'noor' || n || '@example.test', 'en', now() - n * interval '1 minute'
    from generate_series(1, requests / 10) as n;
  insert into bench.middle
  select jsonb_build_object('activity_at', r.activity_at, 'id', r.id) from public.quote_requests as r
   where r.provider_id = company and r.inbox = 'lost' order by r.activity_at desc, r.id offset 2000 limit 1;
  insert into bench.mine (status, place, request_id)
  select status, row_number() over (partition by status order by n) - 1, id from drawn where firm = 0;
end
$$;
