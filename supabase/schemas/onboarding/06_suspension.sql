-- What it means for the people who asked a company that it is suspended or leaves.

-- Ends what waits for an answer of a company that may not answer any more: the homeowners are told that it takes no requests, and
-- half days that no team has begun are free again. Jobs that were given stay, and who asked may finish and review them; contacts that
-- were shared stay with a company that is suspended, which may come back.
create function private.end_open_requests() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  waiting uuid;
begin
  for waiting in
    select r.id from public.quote_requests as r
     where r.provider_id = new.id
       and (r.status in ('sent', 'viewed', 'interested', 'quoted') or (new.status = 'closed' and r.status = 'connected'))
     order by r.id for update
  loop
    perform private.transition_request(waiting, 'expired', 'system', reason => new.status);
    perform private.settle_quotes(waiting, 'withdrawn');
  end loop;
  return null;
end
$$;
create trigger end_open_requests after update of status on public.providers for each row
  when (new.status in ('suspended', 'closed') and old.status <> new.status) execute function private.end_open_requests();

-- Takes a company out of the directory for good unless it comes back, with what waits for it. Raises PT409 on 'hired' while a job is under way.
create function private.close_provider(provider uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  -- A request that is being accepted at this moment is a job, or is not, before it is asked for.
  perform from public.quote_requests as r
    where r.provider_id = close_provider.provider and r.status in ('sent', 'viewed', 'interested', 'quoted', 'connected', 'hired')
    order by r.id for update;
  if exists (select from public.quote_requests as r where r.provider_id = close_provider.provider and r.status = 'hired') then
    raise exception using errcode = 'PT409', message = 'A job of this company is under way', detail = 'hired',
      hint = 'Finish it, or cancel it with the homeowner, first.';
  end if;
  update public.providers as p set status = 'closed' where p.id = close_provider.provider;
end
$$;

revoke execute on function private.end_open_requests(), private.close_provider(uuid) from public, anon, authenticated;
