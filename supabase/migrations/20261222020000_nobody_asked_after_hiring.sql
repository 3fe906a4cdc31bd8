-- Once a company is hired, no other is asked for the same work by sending the request again.

-- Adds the requests of a project that are not there yet, as drafts. Nobody leaves this way: a request is withdrawn.
create or replace function private.add_providers(project uuid, chosen uuid[], is_open boolean) returns void
language plpgsql volatile set search_path = '' as $$
declare
  added uuid[];
begin
  select array_agg(wanted) into added from unnest(chosen) as wanted
   where not exists (select from public.quote_requests as r where r.project_id = project and r.provider_id = wanted);
  if added is null then
    return;
  elsif not is_open then
    perform private.refuse_late_change();
  elsif exists (select from public.quote_requests as r where r.project_id = project and r.status in ('hired', 'completed')) then
    raise exception using errcode = 'PT409', message = 'A company is already hired for this work', detail = 'hired',
      hint = 'Cancel that job first, or send a new request.';
  elsif exists (select from unnest(added) as wanted
                 where not exists (select from public.providers as c where c.id = wanted and c.status = 'approved')) then
    perform private.refuse('providers', 'A chosen provider does not take requests here', 'Choose another provider.');
  elsif exists (select from private.project_lots as l where l.project_id = project) then
    perform private.refuse('providers', 'A list goes to the vendors of its lines', 'Send the list again to ask others.');
  elsif (select count(*) from public.quote_requests as r where r.project_id = project) + cardinality(added) > 3 then
    perform private.refuse('providers', 'A request goes to at most three providers', 'Send a new request to ask others.');
  end if;
  insert into public.quote_requests (project_id, provider_id) select project, unnest(added);
end
$$;
