-- What is asked of thousands of requests in a round keeps its plan: a function in SQL is planned anew by each statement that calls it.

-- Whether a company is approved and has somebody who may answer for it. Nobody reads requests at any other.
create or replace function private.is_reachable(provider uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.providers as p join public.provider_members as m on m.provider_id = p.id and m.role in ('owner', 'manager')
                  where p.id = is_reachable.provider and p.status = 'approved');
end
$$;

-- Whether a company can be expected to answer a request that day: it is reachable, takes new work and is not away.
create or replace function private.takes_requests(provider uuid, on_date date) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.providers as p
                  where p.id = takes_requests.provider and p.accepting_work and coalesce(p.away_until < takes_requests.on_date, true))
     and private.is_reachable(takes_requests.provider);
end
$$;

-- Whether who asked has shown that the address of the contact is theirs: by a press on the page that one of its mails opens, or with
-- an account of that address.
create or replace function private.is_confirmed(project uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (select from public.projects as p left join public.quote_request_contacts as k on k.project_id = p.id
                  where p.id = is_confirmed.project
                    and (p.contact_confirmed_at is not null or k.email = private.confirmed_email(p.requester_id)));
end
$$;

-- Whether a request waits for an answer that cannot be expected any more: nobody answered in 72 hours, or nobody there can.
create or replace function private.is_silent(r public.quote_requests, at timestamptz) returns boolean
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
create or replace function private.lots_for_others(project uuid, at timestamptz) returns table (lot smallint, round smallint, room integer)
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

-- Whether somebody of the company asked for the work, by account, by an address that somebody of it has or had, or by its telephone:
-- nobody hires or reviews themselves.
create or replace function private.is_own_company(provider uuid, project uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select from public.projects as p
      left join public.quote_request_contacts as k on k.project_id = p.id
     where p.id = is_own_company.project
       and (exists (select from public.provider_members as m join auth.users as u on u.id = m.user_id
                     where m.provider_id = is_own_company.provider
                       and (u.id = p.requester_id or u.id = auth.uid() or private.plain_address(u.email) = private.plain_address(k.email)))
            or exists (select from private.former_members as m
                        where m.provider_id = is_own_company.provider and m.address_hash = private.address_hash(k.email))
            or exists (select from public.providers as c
                        where c.id = is_own_company.provider and private.plain_phone(c.public_phone) = private.plain_phone(k.phone))));
end
$$;

-- Who of a company's owners and estimators gets a kind of mail about its requests, in which language. All of them unless the company chose;
-- all of them too while nobody has the role it chose, so that what somebody needs to know reaches somebody.
create or replace function private.company_readers(provider uuid, kind text)
returns table (user_id uuid, email text, locale text)
language plpgsql stable set search_path = '' as $$
begin
  return query select m.user_id, u.email::text, coalesce(private.company_locale(company_readers.provider), f.locale, 'en')
    from public.provider_members as m
    join auth.users as u on u.id = m.user_id and u.email is not null
    left join public.profiles as f on f.user_id = u.id
   cross join (select coalesce(private.company_setting(company_readers.provider, 'mails') ->> private.mail_topic(company_readers.kind), 'team') as who) as chosen
   cross join lateral (select case chosen.who when 'owners' then 'owner' when 'estimators' then 'manager' end as role) as wanted
   where m.provider_id = company_readers.provider and m.role in ('owner', 'manager') and chosen.who <> 'nobody'
     and (m.role = wanted.role
          or not exists (select from public.provider_members as o where o.provider_id = m.provider_id and o.role = wanted.role));
end
$$;
