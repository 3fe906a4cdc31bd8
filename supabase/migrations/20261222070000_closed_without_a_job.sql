-- A company that is closed while a homeowner accepts its quote is not left with a job.

-- Takes a company out of the directory for good unless it comes back, with what waits for it. Raises PT409 on 'hired' while a job is under way.
create or replace function private.close_provider(provider uuid) returns void
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
