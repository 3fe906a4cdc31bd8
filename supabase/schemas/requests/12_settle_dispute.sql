-- When one side says twice that the work is not finished, the staff settles it.

-- Whether the caller takes part in a request, by account or by company.
create function private.takes_part(request_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.quote_requests as r join public.projects as p on p.id = r.project_id
                  where r.id = takes_part.request_id and (p.requester_id = auth.uid() or r.provider_id in (select private.my_providers())))
$$;

-- Whether this is what the caller decided last about a request: its answer got lost.
create function private.settled_by_caller(request_id uuid, outcome text, reason text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select d.staff_id = auth.uid() and d.decision = outcome and d.reason = settled_by_caller.reason
      from private.staff_decisions as d
     where d.target_kind = 'dispute' and d.target_id = settled_by_caller.request_id and d.decision <> 'read'
     order by d.id desc limit 1), false)
$$;

-- What the staff decides when the second objection stands: { status, job }. 'completed' finishes the work, 'cancelled' ends it, 'hired'
-- begins anew without claims and objections. Both sides read the reason. The same decision sent again by the same person answers the
-- same. For support and administrators.
-- Raises PT403 for everybody else and who takes part in it, PT404 for an unknown request, PT409 when there is no dispute, PT422
-- on 'outcome' or 'reason'.
create function public.settle_dispute(request_id uuid, outcome text, reason text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  request public.quote_requests;
  event_id bigint;
  words constant text := private.clean_text(settle_dispute.reason, 2000, 'reason', 'The reason', true);
begin
  perform private.require_staff('{support,admin}');
  request := private.lock_request(settle_dispute.request_id);
  if request.id is null then
    raise exception using errcode = 'PT404', message = 'There is no such request', hint = 'Check its id.';
  elsif coalesce(outcome, '') not in ('completed', 'cancelled', 'hired') then
    perform private.refuse('outcome', 'That is not one of the decisions', 'Choose completed, cancelled or hired.');
  elsif request.status <> 'hired' or not exists (
          select from private.jobs as j where j.request_id = request.id and j.objections >= 2 and j.objected_at is not null) then
    if private.settled_by_caller(request.id, outcome, words) then
      return private.job_answer(request.id);
    end if;
    raise exception using errcode = 'PT409', message = 'There is no dispute about this work', hint = 'Reload; it may be settled already.';
  end if;
  perform private.log_decision('dispute', request.id, outcome, words);
  if outcome = 'completed' then
    perform private.complete_job(request, 'staff', 'staff', words);
    return private.job_answer(request.id);
  elsif outcome = 'cancelled' then
    update private.jobs as j set cancelled_at = now() where j.request_id = request.id;
    perform private.transition_request(request.id, 'withdrawn', 'staff', words, 'other', quiet => true);
    perform private.end_agreement(request.id);
    select max(e.id) into event_id from public.quote_request_events as e where e.request_id = request.id;
  else
    update private.jobs as j
       set company_done_at = null, homeowner_done_at = null, objections = 0, objected_at = null, objected_by = null
     where j.request_id = request.id;
    event_id := private.add_event(request.id, 'staff', 'work', '{"code":"settled"}', words);
  end if;
  perform private.mail_provider(request, 'lead_update', '{"status":"settled"}', event_id);
  perform private.mail_homeowner(request, event_id, '{"status":"settled"}');
  return private.job_answer(request.id);
end
$$;

revoke execute on function private.takes_part(uuid), private.settled_by_caller(uuid, text, text), public.settle_dispute(uuid, text, text) from public, anon, authenticated;
grant execute on function public.settle_dispute(uuid, text, text) to authenticated, service_role;
