-- What staff does about messages and requests for demonstrations.

-- Says where one stands: 'open' somebody looks after it, 'closed' it was answered: { status }. Support and administrators only; what is so
-- already is a success without another entry. Raises PT403 for one of the own, PT404, PT422 on 'to_status' and 'reason'.
create function public.set_message_status(id uuid, to_status text, reason text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  kind text := 'contact_message';
  stands text;
begin
  perform private.require_staff('{support,admin}');
  if coalesce(to_status, '') not in ('open', 'closed') then
    perform private.refuse('to_status', 'That is not a state of a message', 'Choose open or closed.');
  end if;
  select m.status into stands from public.contact_messages as m where m.id = set_message_status.id for update;
  if not found then
    kind := 'demo_request';
    select d.status into stands from public.demo_requests as d where d.id = set_message_status.id for update;
  end if;
  if stands is null then
    raise exception using errcode = 'PT404', message = 'There is no such message', hint = 'Reload the list.';
  elsif stands <> to_status then
    perform private.log_decision(kind, set_message_status.id, to_status, set_message_status.reason);
    update public.contact_messages as m set status = to_status where m.id = set_message_status.id;
    update public.demo_requests as d set status = to_status where d.id = set_message_status.id;
  end if;
  return jsonb_build_object('status', to_status);
end
$$;

revoke execute on function public.set_message_status(uuid, text, text) from public, anon, authenticated;
grant execute on function public.set_message_status(uuid, text, text) to authenticated;
