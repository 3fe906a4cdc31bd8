-- Whether anybody reads what is sent to a company.

-- Whether a company is approved and has somebody who may answer for it. Nobody reads requests at any other.
create function private.is_reachable(provider uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.providers as p join public.provider_members as m on m.provider_id = p.id and m.role in ('owner', 'manager')
                  where p.id = is_reachable.provider and p.status = 'approved');
end
$$;

-- Whether a company can be expected to answer a request that day: it is reachable, takes new work and is not away.
create function private.takes_requests(provider uuid, on_date date) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.providers as p
                  where p.id = takes_requests.provider and p.accepting_work and coalesce(p.away_until < takes_requests.on_date, true))
     and private.is_reachable(takes_requests.provider);
end
$$;

revoke execute on function private.is_reachable(uuid), private.takes_requests(uuid, date) from public, anon, authenticated;
