-- Whether anybody reads what is sent to a company.

-- Companies that are approved and have somebody who may answer for them. Nobody reads requests at any other.
create view private.reachable_companies with (security_invoker = true) as
  select p.id, p.accepting_work, p.away_until
    from public.providers as p
   where p.status = 'approved'
     and exists (select from public.provider_members as m where m.provider_id = p.id and m.role in ('owner', 'manager'));
revoke all on private.reachable_companies from public, anon, authenticated;

create function private.is_reachable(provider uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.reachable_companies as c where c.id = is_reachable.provider);
end
$$;

-- Whether a company can be expected to answer a request that day: it is reachable, takes new work and is not away.
create function private.takes_requests(provider uuid, on_date date) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.reachable_companies as c
                  where c.id = takes_requests.provider and c.accepting_work and coalesce(c.away_until < takes_requests.on_date, true));
end
$$;

revoke execute on function private.is_reachable(uuid), private.takes_requests(uuid, date) from public, anon, authenticated;
