-- What staff decides about a company that nobody owns.

create function private.orphan_item(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kind', 'company', 'title', p.trade_name, 'status', p.status, 'since', coalesce(o.since, p.updated_at),
    'facts', private.facts('trade', p.primary_category, 'city', p.city, 'province', p.province, 'phone', p.public_phone,
      'people', (select string_agg(concat_ws(' · ', f.display_name, private.confirmed_email(m.user_id)), E'\n' order by m.role <> 'manager', m.user_id)
                   from public.provider_members as m left join public.profiles as f on f.user_id = m.user_id where m.provider_id = p.id),
      'heir', (select concat_ws(' · ', f.display_name, u.email) from auth.users as u left join public.profiles as f on f.user_id = u.id
                where u.id = private.heir_of(p.id))),
    'related', jsonb_build_array(jsonb_build_object('queue', 'companies', 'id', p.id, 'detail', 'page', 'status', p.status)),
    'decisions', case when o.provider_id is null or p.status = 'closed' then '[]' when private.heir_of(p.id) is null then '["close_company"]'
                      else '["appoint_owner", "close_company"]' end::jsonb)
    from public.providers as p left join private.orphaned_companies as o on o.provider_id = p.id where p.id = orphan_item.id
$$;

-- Decides about a company that nobody owns: 'appoint_owner' makes one of its people the owner, who is told, 'close_company' ends it with
-- its open requests: { status }. Moderators and administrators only. Raises PT404, PT409 for one that has an owner, nobody who could be one, or
-- a job under way, PT422 on 'decision' and 'reason'.
create function public.decide_orphan(id uuid, decision text, reason text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p public.providers;
  heir uuid;
begin
  perform private.require_staff('{moderator,admin}');
  if coalesce(decide_orphan.decision, '') not in ('appoint_owner', 'close_company') then
    perform private.refuse('decision', 'That is not one of the decisions', 'Choose appoint_owner or close_company.');
  end if;
  select * into p from public.providers as known where known.id = decide_orphan.id for no key update;
  if p.id is null then
    raise exception using errcode = 'PT404', message = 'There is no such company', hint = 'Reload the list.';
  end if;
  heir := private.heir_of(p.id);
  if p.status = 'closed' or not exists (select from private.orphaned_companies as o where o.provider_id = p.id) then
    raise exception using errcode = 'PT409', message = 'This company is not waiting for an owner', hint = 'Reload the list.';
  elsif decide_orphan.decision = 'appoint_owner' and heir is null then
    raise exception using errcode = 'PT409', message = 'None of its people can own it', hint = 'Close it.';
  end if;
  perform private.log_decision('company', p.id, decide_orphan.decision, decide_orphan.reason);
  if decide_orphan.decision = 'close_company' then
    perform private.close_provider(p.id);
  else
    update public.provider_members as m set role = 'owner' where m.provider_id = p.id and m.user_id = heir;
    perform private.enqueue_mail(format('owner_appointed/%s/%s', max(d.id), heir), 'owner_appointed', private.confirmed_email(heir),
              (select f.locale from public.profiles as f where f.user_id = heir),
              jsonb_build_object('company', p.trade_name, 'link', '/account/company?company=' || p.id))
       from private.staff_decisions as d where d.target_kind = 'company' and d.target_id = p.id;
  end if;
  return jsonb_build_object('status', (select known.status from public.providers as known where known.id = p.id));
end
$$;

revoke execute on function private.orphan_item(uuid), public.decide_orphan(uuid, text, text) from public, anon, authenticated;
grant execute on function public.decide_orphan(uuid, text, text) to authenticated;
