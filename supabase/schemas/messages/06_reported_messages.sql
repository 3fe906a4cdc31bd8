-- What one side of a request reports of the other's messages, and what staff decides about it.

-- Ends the call of who may not report a message: PT404 for anybody but the two sides of its request, PT403 for its own side.
create function private.require_message_of_others(message_id uuid, token text) returns void
language plpgsql stable set search_path = '' as $$
declare
  m private.messages;
  request public.quote_requests;
  reader text;
begin
  select * into m from private.messages as known where known.id = require_message_of_others.message_id;
  select * into request from public.quote_requests as r where r.id = m.request_id;
  reader := private.reading_side(request, require_message_of_others.token);
  if m.id is null or reader is null then
    raise exception using errcode = 'PT404', message = 'There is no such message', hint = 'Reload the page.';
  elsif reader = m.side then
    raise exception using errcode = 'PT403', message = 'A message from your own side cannot be reported', hint = 'Report messages of the other side.';
  end if;
end
$$;

-- What staff decides about a message that was reported: { id, status }. 'keep_message' leaves it as it is, 'erase_message' takes its words and
-- pictures away for good, for both sides. Open reports about it are closed. The same again is the same answer. Moderators and administrators only.
-- 'keep_company' and 'suspend_company' are about a company that was reported.
-- Raises PT403 for everybody else and who takes part in it or reported it, PT404 for one that nobody reported, PT409 for words that are gone,
-- PT422 on 'decision' or 'reason'.
create function public.decide_report(id uuid, decision text, reason text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  m private.messages;
begin
  perform private.require_staff('{moderator,admin}');
  if decide_report.decision in ('keep_company', 'suspend_company') then
    return private.decide_reported_company(decide_report.id, decide_report.decision, decide_report.reason);
  end if;
  select * into m from private.messages as known
   where known.id = decide_report.id
     and exists (select from public.reports as r where r.target_id = known.id and r.target_kind = 'message') for update;
  if m.id is null then
    raise exception using errcode = 'PT404', message = 'Nobody reported such a message', hint = 'Reload to see what is waiting.';
  elsif coalesce(decision, '') not in ('keep_message', 'erase_message') then
    perform private.refuse('decision', 'That is not one of the decisions', 'Choose keep_message, erase_message, keep_company or suspend_company.');
  elsif decision = 'erase_message' and m.body is null and m.erased_at is null then
    raise exception using errcode = 'PT409', message = 'A question has no words of its own to erase', hint = 'Keep it; the company chose from a list.';
  end if;
  perform private.log_decision('message', m.id, decide_report.decision, decide_report.reason);
  if decision = 'erase_message' then
    update private.messages as known set body = null, erased_at = now() where known.id = m.id and known.erased_at is null;
    delete from private.message_images as i where i.message_id = m.id;
  end if;
  update public.reports as r set status = case decision when 'keep_message' then 'dismissed' else 'actioned' end, closed_at = now()
   where r.target_id = m.id and r.target_kind = 'message' and r.status = 'open';
  return jsonb_build_object('id', m.id, 'status', private.message_item(m.id) ->> 'status');
end
$$;

revoke execute on function private.require_message_of_others(uuid, text), public.decide_report(uuid, text, text)
  from public, anon, authenticated;
grant execute on function public.decide_report(uuid, text, text) to authenticated;
