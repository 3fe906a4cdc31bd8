-- How fast a company answers is measured, once enough was asked of it.

-- How fast companies answer, measured from what they were asked; private.due_response_times writes it once a day.

create table private.response_times (
  provider_id uuid primary key references public.providers (id) on delete cascade,
  -- Requests of the last 90 days that count, and how many of them were answered.
  asked integer not null check (asked >= 0),
  answered integer not null check (answered between 0 and asked),
  -- Half of the answers came within this time, such as 'Within 5 hours'; null where too few were asked to tell.
  words text check (words ~ '^Within \d{1,3} (hour|day)s?$'),
  measured_at timestamptz not null
);
call private.classify('private.response_times', 'company');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('private.response_times', 67, 't.provider_id = any (person.companies)', 'delete');
alter table private.response_times enable row level security;
revoke all on private.response_times from public, anon, authenticated;

-- Makes the directory rows of these companies what the tables say: one row for each approved company that stands in the
-- directory, none for others. How fast it answers is measured where enough was asked of it, else what it states.
-- Call it after any change to ratings. The lock comes first, so that of two changes at once the later sees the earlier.
create or replace function private.project_service(variadic provider_ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.providers where id = any (provider_ids) order by id for no key update;

  delete from public.services as s
   where s.id = any (provider_ids)
     and not exists (select from public.providers as p where p.id = s.id and p.status = 'approved' and p.in_directory);

  insert into public.services as known (id, name, category, rating, review_count, location, response_time, verified)
  select p.id, p.trade_name, p.primary_category, rated.rating, rated.reviews,
         coalesce(p.city, '') || coalesce(', ' || p.province, ''), coalesce(t.words, p.response_time, ''), private.is_verified(p.id)
    from public.providers as p left join private.response_times as t on t.provider_id = p.id
   cross join lateral (
     select round(sum(r.stars) / nullif(sum(r.reviews), 0), 1) as rating, coalesce(sum(r.reviews), 0) as reviews
       from private.rating_sources as r where r.provider_id = p.id) as rated
   where p.id = any (provider_ids) and p.status = 'approved' and p.in_directory
  on conflict (id) do update
     set name = excluded.name, category = excluded.category, rating = excluded.rating, review_count = excluded.review_count,
         location = excluded.location, response_time = excluded.response_time, verified = excluded.verified
   where (known.name, known.category, known.rating, known.review_count, known.location, known.response_time, known.verified)
         is distinct from (excluded.name, excluded.category, excluded.rating, excluded.review_count, excluded.location,
                           excluded.response_time, excluded.verified);
end
$$;

-- How fast a company answers, measured rather than stated.

-- Of what a company was asked in the 90 days before: { asked, answered, words }. A message, a question, a visit, a quote and a refusal are
-- answers. Silence counts as 30 days, once it has lasted 72 hours; what its homeowner took back meanwhile does not count, nor what came from
-- a contact that nobody confirmed. `words`, the median rounded up to hours, or days from the second on, is null below five.
create function private.measure_responses(provider uuid, at timestamptz) returns jsonb
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
         and private.is_confirmed(r.project_id)) as c
$$;

-- Measures each company that was asked something in the last 90 days, or was measured before, once a day; the directory shows what is new.
-- Returns how many that were, at most `batch`.
create function private.due_response_times(at timestamptz default now(), batch integer default 200) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  due uuid;
  found_now jsonb;
  before text;
  measured integer := 0;
begin
  for due in
    select p.id from public.providers as p left join private.response_times as t on t.provider_id = p.id
     where p.status = 'approved' and coalesce(t.measured_at <= due_response_times.at - interval '20 hours', true)
       and (coalesce(t.asked, 0) > 0 or exists (
              select from public.quote_requests as r
               where r.provider_id = p.id and r.sent_at > due_response_times.at - interval '90 days'))
     order by t.measured_at nulls first, p.id limit batch
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

revoke execute on function private.measure_responses(uuid, timestamptz), private.due_response_times(timestamptz, integer)
  from public, anon, authenticated;

-- What time brings, once an hour. A step is a function private.<name>(at, batch) that returns how many rows it changed; it may run any
-- number of times, and one that fails takes only itself back. Returns { more, failed: { <step>: message } }: `more` when a step filled its batch.
create or replace function private.due_steps(at timestamptz default now(), batch integer default 200) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  steps constant text[] := array[
    'due_visits',
    'due_quotes',
    'due_inactive',
    'due_reminders',
    'due_silent',
    'due_jobs',
    'due_held_reviews',
    'due_search_alerts',
    'due_credentials',
    'due_response_times',
    'due_staff_digests'
  ];
  step text;
  changed integer;
  more boolean := false;
  failed jsonb := '{}';
begin
  foreach step in array steps loop
    begin
      execute format('select private.%I($1, $2)', step) into changed using due_steps.at, due_steps.batch;
      more := more or changed >= batch;
    exception when others then
      failed := failed || jsonb_build_object(step, sqlerrm);
    end;
  end loop;
  return jsonb_build_object('more', more, 'failed', failed);
end
$$;

-- Everything the page of one company shows: the columns of its directory row; what it says about itself, in { en, fr };
-- `away_until` and `next_free_on` until these days are over; `logo` and the pictures of `projects` by their name in the bucket 'portfolio'; `reachable`: whether somebody reads its requests; `answers`: { asked, answered } of 90 days where
-- `response_time` was measured from them, null where the company states it; `badges` with the figures behind each; `credentials` with state 'live' or 'expired' as of today; `featured` when its plan
-- pays for prominence. A row without a company behind it answers with the directory's columns and empty lists. Null when
-- there is no row, which is so for companies that are not approved.
-- Runs as its owner: row security hides statistics from the planner, and only what is public is read.
create or replace function public.provider_profile(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(s) || jsonb_build_object(
    'verified', case when p.id is null then s.verified else private.is_verified(p.id) end,
    'tagline', private.in_both(p.tagline_en, p.tagline_fr),
    'description', private.in_both(p.description_en, p.description_fr),
    'established', p.established,
    'employees', p.employees,
    'phone', p.public_phone,
    'website', p.website,
    'accepting_work', coalesce(p.accepting_work, true),
    'away_until', case when p.away_until >= private.canada_today() then p.away_until end,
    'next_free_on', case when p.next_free_on >= private.canada_today() then p.next_free_on end,
    'languages', coalesce(to_jsonb(p.languages), '[]'),
    'logo', p.logo_path,
    'hours', p.hours,
    'is_sample', coalesce(p.is_sample, false),
    'reachable', private.is_reachable(s.id),
    'answers', (
      select jsonb_build_object('asked', t.asked, 'answered', t.answered)
        from private.response_times as t where t.provider_id = s.id and t.words = s.response_time),
    'badges', private.provider_badges(s.id),
    'licensed_and_insured', private.is_licensed_and_insured(s.id),
    'featured', exists (
      select from public.subscriptions as u join public.plans as plan on plan.id = u.plan_id
       where u.provider_id = s.id and plan.featured and u.status in ('active', 'trialing')),
    'rating_base', (
      select jsonb_build_object('rating', b.rating, 'review_count', b.review_count, 'source', b.source)
        from public.provider_rating_base as b where b.provider_id = s.id),
    'services', (
      select coalesce(jsonb_agg(jsonb_build_object(
               'id', v.id, 'name', private.in_both(v.name_en, v.name_fr), 'price_cents', v.price_cents,
               'price_unit', v.price_unit, 'fixed_price', v.fixed_price) order by v.position), '[]')
        from public.provider_services as v where v.provider_id = s.id),
    'projects', (
      select coalesce(jsonb_agg(jsonb_build_object(
               'id', i.id, 'title', private.in_both(i.title_en, i.title_fr),
               'description', private.in_both(i.description_en, i.description_fr), 'image', i.image_path,
               'alt', private.in_both(i.alt_en, i.alt_fr), 'completed_on', i.completed_on) order by i.position), '[]')
        from public.portfolio_items as i where i.provider_id = s.id),
    'testimonials', (
      select coalesce(jsonb_agg(jsonb_build_object(
               'id', t.id, 'name', t.name, 'project', private.in_both(t.project_en, t.project_fr), 'rating', t.rating,
               'text', private.in_both(t.text_en, t.text_fr)) order by t.position), '[]')
        from public.provider_testimonials as t where t.provider_id = s.id),
    'credentials', (
      select coalesce(jsonb_agg(jsonb_build_object(
               'id', c.id, 'kind', c.kind, 'jurisdiction', c.jurisdiction, 'number', private.public_number(c),
               'issuer', private.in_both(c.issuer, c.issuer_fr),
               'source_url', c.source_url, 'checked_at', c.checked_at, 'expires_on', c.expires_on,
               'state', case when private.is_live(c) then 'live' else 'expired' end) order by not private.is_live(c), c.kind, c.number), '[]')
        from public.credentials as c where c.provider_id = s.id and c.status in ('verified', 'expired')),
    'areas', (
      select coalesce(jsonb_agg(jsonb_build_object('area', a.area, 'fsa_prefixes', a.fsa_prefixes) order by a.position), '[]')
        from public.provider_areas as a where a.provider_id = s.id))
    from public.services as s left join public.providers as p on p.id = s.id
   where s.id = provider_profile.id
$$;
