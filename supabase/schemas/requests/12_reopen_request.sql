-- Asking the companies again that were told that another one was chosen, once the job of that one was cancelled.

-- Sends a request again that ended because another company was chosen: { status, at }. What the company is asked is what it was
-- asked before; it answers anew, and its earlier offer does not stand any more. A request that is open already is a success.
-- Raises PT403 for anybody but who asked, by account or by the private link's token, PT404 for an unknown request, and PT409 with
-- 'status' in detail for one that ended for another reason, 'hired' while a company has the job, 'company' when this one takes no requests.
create function public.reopen_request(request_id uuid, token text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  request constant public.quote_requests := private.homeowner_request(reopen_request.request_id, reopen_request.token);
begin
  if request.status in ('sent', 'viewed', 'interested', 'quoted', 'connected') then
    return jsonb_build_object('status', request.status, 'at', request.updated_at);
  elsif request.status <> 'withdrawn' or request.reason is distinct from 'not_chosen' then
    raise exception using errcode = 'PT409', message = format('A request that is %s is not sent again', request.status), detail = 'status',
      hint = 'Send a new request.';
  elsif exists (select from public.quote_requests as r where r.project_id = request.project_id and r.lot is not distinct from request.lot
                   and r.status in ('hired', 'completed')) then
    raise exception using errcode = 'PT409', message = 'A company is already hired for this work', detail = 'hired',
      hint = 'Cancel that job first, or send a new request.';
  elsif not private.takes_requests(request.provider_id, private.canada_today()) then
    raise exception using errcode = 'PT409', message = 'This company takes no requests at the moment', detail = 'company',
      hint = 'Ask another company.';
  end if;
  update public.quote_requests as r set reopened_at = now() where r.id = request.id;
  return jsonb_build_object('status', 'sent', 'at', private.transition_request(request.id, 'sent', 'homeowner'));
end
$$;

revoke execute on function public.reopen_request(uuid, text) from public, anon, authenticated;
grant execute on function public.reopen_request(uuid, text) to anon, authenticated, service_role;
