-- What a company has in its calendar already, so that it does not offer the same hour twice.

-- What a request is about, where nobody is named: the trade stands for a service whose name holds contact details.
create function private.public_service(p public.projects) returns text
language sql immutable set search_path = '' as $$
  select coalesce(case when private.mask_contacts((p).service_name) = (p).service_name then (p).service_name end, (p).category)
$$;

-- The other visits of the company that are offered or picked and not over, as they are on the clock of the home of a request: [{
-- request_id, reference, service, start ("2026-12-01T09:00"), minutes, picked }], one for each time, those that come first in front.
-- Raises PT403 for anybody but an owner or estimator of the request's approved company.
create function public.company_visits(request_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  request public.quote_requests;
  zone text;
begin
  select * into request from public.quote_requests as r where r.id = company_visits.request_id and r.sent_at is not null;
  perform private.require_quoting(request.provider_id);
  zone := private.visit_zone(request.id);
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
             'request_id', r.id, 'reference', private.reference('R', r.id), 'service', private.public_service(p),
             'start', to_char(s.start at time zone zone, 'YYYY-MM-DD"T"HH24:MI'), 'minutes', v.minutes, 'picked', v.status = 'picked')
             order by s.start, r.id), '[]')
      from private.visits as v
      join public.quote_requests as r on r.id = v.request_id
      join public.projects as p on p.id = r.project_id
     cross join unnest(case v.status when 'picked' then array[v.picked] else v.starts end) as s (start)
     where v.status in ('open', 'picked') and r.provider_id = request.provider_id and r.id <> request.id
       and s.start + v.minutes * interval '1 minute' > now());
end
$$;

revoke execute on function private.public_service(public.projects), public.company_visits(uuid) from public, anon, authenticated;
grant execute on function public.company_visits(uuid) to authenticated;
