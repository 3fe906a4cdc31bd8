-- What a suspension means for the people who asked the company.

-- Ends what waits for an answer of a company that may not answer any more: the homeowners are told that it takes no requests, and
-- half days that no team has begun are free again. Contacts that were shared and jobs that were given stay; who asked may finish
-- and review them.
create function private.end_open_requests() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  waiting uuid;
begin
  for waiting in
    select r.id from public.quote_requests as r
     where r.provider_id = new.id and r.status in ('sent', 'viewed', 'interested', 'quoted') order by r.id for update
  loop
    perform private.transition_request(waiting, 'expired', 'system', reason => 'suspended');
    perform private.settle_quotes(waiting, 'withdrawn');
  end loop;
  return null;
end
$$;
create trigger end_open_requests after update of status on public.providers for each row
  when (new.status = 'suspended' and old.status <> 'suspended') execute function private.end_open_requests();

revoke execute on function private.end_open_requests() from public, anon, authenticated;
