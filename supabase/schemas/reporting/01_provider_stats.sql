-- What a company learns about its listing: how often its profile is looked at and its buttons are used, one row a day, and
-- what became of the requests it got. Requests are not counted here: they are read from where they stand, so no counter can
-- drift from them.

create table public.provider_daily_stats (
  provider_id uuid not null references public.providers (id) on delete cascade,
  -- In Eastern time, as everything the product does by day.
  day date not null,
  profile_views integer not null default 0 check (profile_views >= 0),
  quote_clicks integer not null default 0 check (quote_clicks >= 0),
  call_clicks integer not null default 0 check (call_clicks >= 0),
  primary key (provider_id, day)
);
call private.classify('public.provider_daily_stats', 'company');
alter table public.provider_daily_stats enable row level security;
create policy "own figures are readable" on public.provider_daily_stats for select to authenticated
  using (provider_id in (select private.my_providers()) or (select private.is_staff()));
revoke all on public.provider_daily_stats from public, anon, authenticated;
grant select on public.provider_daily_stats to authenticated;
grant all on public.provider_daily_stats to service_role;

create function private.eastern_day(at timestamptz) returns date
language sql stable set search_path = '' as $$
  select (at at time zone 'America/Toronto')::date
$$;

-- Counts that somebody looked at a profile ('view') or used its buttons ('quote', 'call'). Returns whether it counted: a
-- company's own people never count, and nobody counts more often than a few times an hour for one company. Nothing is
-- raised for that, because the visitor did nothing wrong.
create function public.count_profile_event(provider uuid, kind text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  who constant text := coalesce(auth.uid()::text, private.client_address());
begin
  if kind is null or kind not in ('view', 'quote', 'call') then
    raise exception using errcode = 'PT422', detail = 'kind', message = 'That is not something we count',
      hint = 'Send view, quote or call.';
  end if;
  if not exists (select from public.providers as p where p.id = provider and p.status = 'approved')
     or provider in (select private.my_providers()) then
    return false;
  end if;
  begin
    perform private.enforce_rate_limit(format('stats/%s', coalesce(who, 'everybody')), case when who is null then 5000 else 200 end,
                              interval '1 hour');
    perform private.enforce_rate_limit(format('stats/%s/%s/%s', provider, kind, coalesce(who, 'everybody')),
                              case when who is null then 500 else 3 end, interval '1 hour');
  exception when sqlstate 'PT429' then
    return false;
  end;
  insert into public.provider_daily_stats as known (provider_id, day, profile_views, quote_clicks, call_clicks)
  values (provider, private.eastern_day(now()), (kind = 'view')::integer, (kind = 'quote')::integer, (kind = 'call')::integer)
  on conflict on constraint provider_daily_stats_pkey do update
     set profile_views = known.profile_views + excluded.profile_views,
         quote_clicks = known.quote_clicks + excluded.quote_clicks,
         call_clicks = known.call_clicks + excluded.call_clicks;
  return true;
end
$$;

-- One company, one row for each day from first to last, days without anything included. Every request counts once in each column, on the day
-- (Eastern time) on which for the first time
--   requests:  it came;
--   answered:  somebody of the company answered it: with a message, a question, a visit, a quote, interest or a refusal. Opening it is none;
--   quoted:    a quote for it was sent. A revised one is not counted again;
--   connected: the homeowner shared how to be reached;
--   hired:     the company got the job. It stays counted when the job is cancelled afterwards, and is not counted again when it is given again.
-- So what came before the first day may be answered, quoted or won within the days.
create function private.report_days(company uuid, first_day date, last_day date)
returns table (day date, views bigint, quote_clicks bigint, call_clicks bigint, requests bigint, answered bigint, quoted bigint, connected bigint,
               hired bigint)
language sql stable set search_path = '' as $$
  with own as materialized (
    select r.id, r.sent_at, r.first_reply_at, r.connected_at from public.quote_requests as r
     where r.provider_id = report_days.company and r.sent_at is not null
  ), moments as (
    select 'requests' as what, own.sent_at as at from own
    union all select 'answered', own.first_reply_at from own
    union all select 'connected', own.connected_at from own
    union all select 'quoted', min(q.sent_at) from own join public.quotes as q on q.request_id = own.id group by own.id
    union all select 'hired', min(e.at) from own join public.quote_request_events as e on e.request_id = own.id
       and e.to_status = 'hired' and e.kind = 'status' group by own.id
  ), happened as (
    select m.what, private.eastern_day(m.at) as day from moments as m where m.at is not null
  )
  select d::date, coalesce(max(s.profile_views), 0)::bigint, coalesce(max(s.quote_clicks), 0)::bigint, coalesce(max(s.call_clicks), 0)::bigint,
         count(*) filter (where h.what = 'requests'), count(*) filter (where h.what = 'answered'), count(*) filter (where h.what = 'quoted'),
         count(*) filter (where h.what = 'connected'), count(*) filter (where h.what = 'hired')
    from generate_series(report_days.first_day::timestamp, report_days.last_day::timestamp, interval '1 day') as d
    left join public.provider_daily_stats as s on s.provider_id = report_days.company and s.day = d::date
    left join happened as h on h.day = d::date
   group by d order by d
$$;

-- How a company answers what came from the first to the last day: { came, answered, median_minutes }. `answered`: those of them that have
-- an answer by now. The median is over these alone, from the moment a request came to its first answer; null without any: what waits has
-- no time yet.
create function private.report_answers(company uuid, first_day date, last_day date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
           'came', count(*), 'answered', count(r.first_reply_at),
           'median_minutes', round(percentile_cont(0.5) within group (
              order by extract(epoch from r.first_reply_at - r.sent_at)::double precision / 60) filter (where r.first_reply_at is not null)))
    from public.quote_requests as r
   where r.provider_id = report_answers.company and r.sent_at is not null
     and private.eastern_day(r.sent_at) between report_answers.first_day and report_answers.last_day
$$;

-- The figures of a company of the account, from first_day to last_day, both included and at most 366 days:
-- { companies: [{ id, name }], company, has_figures, days: [{ day, views, quote_clicks, call_clicks, requests, answered, quoted, connected,
-- hired }] as private.report_days counts them, before: the same sums of as many days before, answers: as private.report_answers,
-- activity: the 20 newest moves of requests [{ at, actor, status, service }] }.
-- company: one of the account's; the first by name without it. Without any company, companies is empty and the rest null.
create function public.my_report(first_day date, last_day date, company uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  shown uuid;
  companies jsonb;
begin
  if first_day is null or last_day is null or last_day < first_day or last_day - first_day > 365
     or first_day < date '2000-01-01' or last_day > date '2100-01-01' then
    raise exception using errcode = 'PT422', detail = 'first_day', message = 'These days cannot be reported on',
      hint = 'Choose a first day before the last one, at most 366 days in all.';
  end if;
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.trade_name) order by p.trade_name, p.id), '[]'),
         coalesce((array_agg(p.id) filter (where p.id = my_report.company))[1], (array_agg(p.id order by p.trade_name, p.id))[1])
    into companies, shown
    from public.providers as p where p.id in (select private.my_providers());
  if shown is null then
    return jsonb_build_object('companies', companies, 'company', null, 'has_figures', false);
  end if;
  return jsonb_build_object(
    'companies', companies,
    'company', shown,
    'has_figures', exists (select from public.provider_daily_stats as s where s.provider_id = shown)
                   or exists (select from public.quote_requests as r where r.provider_id = shown and r.sent_at is not null),
    'days', (select jsonb_agg(to_jsonb(d) order by d.day) from private.report_days(shown, first_day, last_day) as d),
    'before', (select jsonb_build_object('views', sum(d.views), 'quote_clicks', sum(d.quote_clicks), 'call_clicks', sum(d.call_clicks),
                                         'requests', sum(d.requests), 'answered', sum(d.answered), 'quoted', sum(d.quoted), 'connected', sum(d.connected), 'hired', sum(d.hired))
                 from private.report_days(shown, first_day - (last_day - first_day + 1), first_day - 1) as d),
    'answers', private.report_answers(shown, first_day, last_day),
    'activity', (select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'actor', e.actor, 'status', e.to_status, 'service', e.service)
                                           order by e.at desc, e.id desc), '[]')
                   from (select e.id, e.at, e.actor, e.to_status, private.public_service(p) as service
                           from public.quote_requests as r
                           join public.quote_request_events as e on e.request_id = r.id
                           join public.projects as p on p.id = r.project_id
                          where r.provider_id = shown and r.sent_at is not null and e.to_status <> 'draft' and e.kind = 'status'
                            and private.eastern_day(e.at) between first_day and last_day
                          order by e.at desc, e.id desc limit 20) as e));
end
$$;

revoke execute on function private.eastern_day(timestamptz), private.report_days(uuid, date, date), private.report_answers(uuid, date, date),
  public.count_profile_event(uuid, text), public.my_report(date, date, uuid) from public, anon, authenticated;
grant execute on function public.count_profile_event(uuid, text) to anon, authenticated, service_role;
grant execute on function public.my_report(date, date, uuid) to authenticated, service_role;
