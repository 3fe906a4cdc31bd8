-- Other companies for a project whose companies do not answer.

-- Whether a request waits for an answer that cannot be expected any more: nobody answered in 72 hours, or nobody there can.
create function private.is_silent(r public.quote_requests, at timestamptz) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return r.status in ('sent', 'viewed')
     and (coalesce(r.reopened_at, r.sent_at) <= is_silent.at - interval '72 hours'
          or not private.takes_requests(r.provider_id, (is_silent.at at time zone 'America/Toronto')::date));
end
$$;

-- The parts of a project that other companies help with, null for a project without parts: somebody was asked, nobody is hired, and a
-- request is silent, its company said no or never answered, or its job was cancelled. `round`: how often others were asked; `room`: how
-- many may be asked: three requests that are answered or may be, six in all, two rounds after the first.
create function private.lots_for_others(project uuid, at timestamptz) returns table (lot smallint, round smallint, room integer)
language plpgsql stable set search_path = '' as $$
begin
  return query select r.lot, max(r.round), case when max(r.round) >= 2 then 0 else greatest(0, least(
           6 - count(*),
           3 - count(*) filter (where r.status in ('draft', 'sent', 'viewed', 'interested', 'quoted', 'connected') and not private.is_silent(r, lots_for_others.at)))) end::integer
    from public.quote_requests as r
   where r.project_id = lots_for_others.project
     -- A booking has one team.
     and exists (select from public.projects as p where p.id = lots_for_others.project and p.source <> 'fixed_price')
   group by r.lot
  having bool_or(r.sent_at is not null
                 and (private.is_silent(r, lots_for_others.at) or r.status in ('declined', 'expired')
                      or exists (select from private.jobs as j where j.request_id = r.id and j.cancelled_at is not null)))
     and not bool_or(r.status in ('hired', 'completed'));
end
$$;

-- Whether other companies help with a project or a part of it.
create function private.wants_others(project uuid, at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from private.lots_for_others(wants_others.project, wants_others.at))
$$;

-- How many companies may be asked at once, for the part of a project that takes the most.
create function private.room_for_others(project uuid, at timestamptz) returns integer
language sql stable set search_path = '' as $$
  select coalesce(max(l.room), 0) from private.lots_for_others(room_for_others.project, room_for_others.at) as l
$$;

-- The companies that may be asked besides, best first, at most `most`: of the trade of a company that was asked for what others help with, in the directory,
-- taking requests, serving the place, not asked yet and not the homeowner's own. The best are those that answered most of their
-- requests of the last 90 days, as private.due_response_times counted them on the day before, then the best rated. Where the place is not known it is where the companies are that were asked.
create function private.other_companies(project uuid, at timestamptz, most integer) returns setof public.services
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

-- For which part of a project a company is asked besides, where so many are at once: the first that wants others of its trade.
create function private.lot_for_company(project uuid, company uuid, count integer) returns table (lot smallint, round smallint)
language sql stable set search_path = '' as $$
  select l.lot, l.round
    from private.lots_for_others(lot_for_company.project, now()) as l
   where l.room >= lot_for_company.count
     and exists (select from public.quote_requests as r
                   join public.providers as asked on asked.id = r.provider_id
                   join public.providers as c on c.id = lot_for_company.company and c.primary_category = asked.primary_category
                  where r.project_id = lot_for_company.project and r.lot is not distinct from l.lot)
   order by l.lot limit 1
$$;

-- Other companies for a project that its homeowner may ask, at most three: { companies: [{ id, name, rating, review_count, location,
-- response_time, verified }], lot }, for which part of a list they are asked, none while those that were asked may still answer, or once enough were asked. Raises PT403 for
-- anybody but who asked, by account or by the private link's token.
create function public.alternatives(project_id uuid, token text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  companies jsonb;
  ids uuid[];
begin
  if not private.is_requester(alternatives.project_id, alternatives.token) then
    raise exception using errcode = 'PT403', message = 'This request is not yours',
      hint = 'Sign in with the account it belongs to, or open it by its private link.';
  end if;
  select jsonb_agg(jsonb_build_object(
           'id', s.id, 'name', s.name, 'rating', s.rating, 'review_count', s.review_count, 'location', s.location,
           'response_time', s.response_time, 'verified', s.verified) order by s.place), array_agg(s.id order by s.place)
    into companies, ids
    from (select o.*, row_number() over () as place
            from private.other_companies(alternatives.project_id, now(),
                   case when private.wants_others(alternatives.project_id, now())
                        then private.room_for_others(alternatives.project_id, now()) else 0 end) as o) as s;
  return jsonb_build_object('companies', coalesce(companies, '[]'), 'lot', (
    select l.lot from private.lot_for_company(alternatives.project_id, ids[1], cardinality(ids)) as l));
end
$$;

-- Asks more companies for a project what the first were asked: { requests: [{ id, provider_id, status }] }, those of the given
-- companies. Companies that were asked already are not asked again, so the same call again answers the same.
-- Raises PT403 for anybody but who asked, PT404 for what was never sent, PT422 on 'providers' for companies that are not offered,
-- PT409 with 'hired' in detail once somebody is hired and with 'enough' when no more may be asked.
create function public.ask_more(project_id uuid, provider_ids uuid[], token text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  added uuid[];
  asked uuid;
begin
  if not private.is_requester(ask_more.project_id, ask_more.token) then
    raise exception using errcode = 'PT403', message = 'This request is not yours',
      hint = 'Sign in with the account it belongs to, or open it by its private link.';
  elsif coalesce(cardinality(ask_more.provider_ids), 0) not between 1 and 3 then
    perform private.refuse('providers', 'Up to three companies can be asked at a time', 'Choose one to three companies.');
  end if;
  perform from public.projects as p where p.id = ask_more.project_id for update;
  perform private.expire_requests(ask_more.project_id);
  select array_agg(distinct wanted) into added from unnest(ask_more.provider_ids) as wanted
   where not exists (select from public.quote_requests as r where r.project_id = ask_more.project_id and r.provider_id = wanted);
  if added is not null then
    perform private.require_room(ask_more.project_id, added);
    for asked in
      insert into public.quote_requests (project_id, provider_id, lot, round)
      select ask_more.project_id, wanted, l.lot, l.round + 1
        from unnest(added) as wanted
       cross join lateral private.lot_for_company(ask_more.project_id, wanted, cardinality(added)) as l
      returning id
    loop
      perform private.transition_request(asked, 'sent', 'homeowner');
    end loop;
  end if;
  return jsonb_build_object('requests', (
    select jsonb_agg(jsonb_build_object('id', r.id, 'provider_id', r.provider_id, 'status', r.status) order by r.created_at, r.id)
      from public.quote_requests as r where r.project_id = ask_more.project_id and r.provider_id = any (ask_more.provider_ids)));
end
$$;

-- Raises what ask_more raises unless these companies may be asked for a project besides those that were.
create function private.require_room(project uuid, added uuid[]) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.wants_others(project, now())
     and exists (select from public.quote_requests as r where r.project_id = project and r.status in ('hired', 'completed')) then
    raise exception using errcode = 'PT409', message = 'A company is already hired for this work', detail = 'hired',
      hint = 'Cancel that job first, or send a new request.';
  elsif not private.wants_others(project, now()) then
    raise exception using errcode = 'PT409', message = 'The companies you asked may still answer', detail = 'enough',
      hint = 'Others can be asked three days after nobody answered.';
  elsif cardinality(added) > private.room_for_others(project, now()) then
    raise exception using errcode = 'PT409', message = 'No more companies can be asked for this request', detail = 'enough',
      hint = 'Send a new request to ask others.';
  elsif cardinality(added) <> (select count(*) from private.other_companies(project, now(), null) as o
                                cross join lateral private.lot_for_company(project, o.id, cardinality(added)) as l where o.id = any (added)) then
    perform private.refuse('providers', 'A chosen company does not take this request', 'Choose among the companies that are offered.');
  end if;
end
$$;

revoke execute on function private.is_silent(public.quote_requests, timestamptz), private.lots_for_others(uuid, timestamptz), private.wants_others(uuid, timestamptz),
  private.room_for_others(uuid, timestamptz), private.other_companies(uuid, timestamptz, integer),
  private.lot_for_company(uuid, uuid, integer), private.require_room(uuid, uuid[]), public.alternatives(uuid, text), public.ask_more(uuid, uuid[], text)
  from public, anon, authenticated;
grant execute on function public.alternatives(uuid, text), public.ask_more(uuid, uuid[], text) to anon, authenticated, service_role;
