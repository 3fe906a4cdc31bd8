-- How often the companies that look at a request are told in an hour that it was changed.

-- Notes that the homeowner added to a project, code 'photos' or 'facts', on each of its requests that a company has opened: what came
-- before it looked is no news.
create or replace function private.tell_of_details(project uuid, code text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  opened uuid;
begin
  for opened in
    select r.id from public.quote_requests as r
     where r.project_id = tell_of_details.project and r.status in ('viewed', 'interested', 'quoted', 'connected', 'hired') order by r.id for update
  loop
    -- What happened stays for good, and both sides read all of it.
    perform private.enforce_rate_limit('details/' || opened, 30, interval '1 hour');
    perform private.add_event(opened, 'homeowner', 'details', jsonb_build_object('code', tell_of_details.code));
  end loop;
end
$$;
