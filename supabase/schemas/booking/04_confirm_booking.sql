-- A team says yes to a half day at the list price.

-- Confirms a booking, which hires the team: { status, at }. Again is the same answer. Raises PT404 and PT403 as advance_request, PT409
-- for what is no booking or waits no more, with 'slot' in detail when the half day is no longer held and with 'confirm' while nobody
-- showed that the address is theirs.
create function public.confirm_booking(request_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  request public.quote_requests := private.company_request(confirm_booking.request_id);
  project public.projects;
  event_at timestamptz;
begin
  perform private.expire_requests(request.project_id);
  select * into request from public.quote_requests as r where r.id = request.id;
  select * into project from public.projects as p where p.id = request.project_id;
  if project.source <> 'fixed_price' then
    raise exception using errcode = 'PT409', message = 'Only a booking is confirmed by the team', hint = 'Send a quote; the homeowner hires.';
  elsif request.status = 'hired' then
    return jsonb_build_object('status', request.status, 'at', request.updated_at);
  elsif request.status not in ('sent', 'viewed')
        or not exists (select from private.fixed_price_bookings as b where b.project_id = project.id and b.released_at is null) then
    raise exception using errcode = 'PT409', message = 'The half day is no longer held', detail = 'slot',
      hint = 'Reload to see where the request stands now.';
  elsif not private.is_confirmed(project.id) then
    raise exception using errcode = 'PT409', message = 'The homeowner has not confirmed their email yet', detail = 'confirm',
      hint = 'Wait until they have, or decline.';
  end if;
  event_at := private.transition_request(request.id, 'hired', 'provider', quiet => true);
  perform private.enqueue_mail(
            'booking_confirmed/' || project.id, 'booking_confirmed', k.email, project.locale,
            (project.details -> 'slot') || jsonb_build_object(
              'service', private.mailed_service(project, c, project.locale), 'provider', c.trade_name,
              'total_cents', project.details -> 'total_cents', 'link', private.mail_link(project)))
     from public.quote_request_contacts as k, public.providers as c
    where k.project_id = project.id and c.id = request.provider_id;
  return jsonb_build_object('status', 'hired', 'at', event_at);
end
$$;
revoke execute on function public.confirm_booking(uuid) from public, anon, authenticated;
grant execute on function public.confirm_booking(uuid) to authenticated, service_role;
