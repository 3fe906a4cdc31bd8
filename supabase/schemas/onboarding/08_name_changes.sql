-- The shown name and trade of a company that is live are those that staff agreed to.

-- Tells the owners what became of the name they asked for, under the name that is shown.
create function private.mail_name(provider uuid, decision text) returns void
language sql volatile set search_path = '' as $$
  select private.enqueue_mail(
           format('name_decided/%s/%s', d.id, m.user_id), 'name_decided', private.confirmed_email(m.user_id), f.locale,
           jsonb_build_object('company', p.trade_name, 'accepted', (mail_name.decision = 'accept_name')::text, 'link', '/account/listing?company=' || p.id))
    from public.providers as p
    join public.provider_members as m on m.provider_id = p.id and m.role = 'owner'
    left join public.profiles as f on f.user_id = m.user_id
   cross join lateral (select max(l.id) as id from private.staff_decisions as l where l.target_kind = 'company' and l.target_id = p.id) as d
   where p.id = mail_name.provider and private.confirmed_email(m.user_id) is not null
$$;

-- Decides about the name and trade that a live company asks for: 'accept_name' shows them, 'refuse_name' leaves what is shown; the owner
-- reads the reason: { name, trade } as they are now. Moderators and administrators only. Raises PT404, PT409 when nothing waits
-- and on 'version' when another name is asked for since the caller read it, PT422 on 'decision' and 'reason'.
create function public.decide_name(id uuid, decision text, reason text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p public.providers;
  n private.name_changes;
begin
  perform private.require_staff('{moderator,admin}');
  if decide_name.decision is distinct from 'accept_name' and decide_name.decision is distinct from 'refuse_name' then
    perform private.refuse('decision', 'That is not one of the decisions', 'Choose accept_name or refuse_name.');
  end if;
  perform private.refuse_own('company', decide_name.id);
  select * into p from public.providers as known where known.id = decide_name.id for no key update;
  select * into n from private.name_changes as known where known.provider_id = p.id;
  if p.id is null then
    raise exception using errcode = 'PT404', message = 'There is no such company', hint = 'Reload the list.';
  elsif n.provider_id is null then
    raise exception using errcode = 'PT409', message = 'No name is waiting for a decision', hint = 'Reload the list.';
  elsif decide_name.decision = 'accept_name' then
    perform private.refuse_unread('company', p.id, n.asked_at);
  end if;
  perform private.log_decision('company', p.id, decide_name.decision, decide_name.reason);
  delete from private.name_changes as known where known.provider_id = p.id;
  if decide_name.decision = 'accept_name' then
    update public.providers as known set trade_name = n.name, primary_category = n.trade where known.id = p.id;
  end if;
  perform private.mail_name(p.id, decide_name.decision);
  return (select jsonb_build_object('name', known.trade_name, 'trade', known.primary_category) from public.providers as known where known.id = p.id);
end
$$;

create function private.name_item(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kind', 'company', 'changed_at', n.asked_at, 'title', p.trade_name, 'status', p.status, 'since', coalesce(n.asked_at, p.updated_at),
    'facts', private.facts('name', p.trade_name, 'trade', p.primary_category, 'wanted_name', n.name, 'wanted_trade', n.trade,
                           'legal_name', l.legal_name, 'business_number', l.business_number),
    'related', jsonb_build_array(jsonb_build_object('queue', 'companies', 'id', p.id, 'detail', 'page', 'status', p.status)),
    'decisions', case when n.provider_id is null then '[]' else '["accept_name", "refuse_name"]' end::jsonb)
    from public.providers as p
    left join private.name_changes as n on n.provider_id = p.id
    left join public.provider_private as l on l.provider_id = p.id
   where p.id = name_item.id
$$;

revoke execute on function private.mail_name(uuid, text), private.name_item(uuid), public.decide_name(uuid, text, text) from public, anon, authenticated;
grant execute on function public.decide_name(uuid, text, text) to authenticated;
