-- Leaving: an owner closes the company, and may bring it back within 30 days.

create function private.leaving_json(p public.providers) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('status', p.status, 'until', p.closed_at + interval '30 days')
$$;

-- Until when a company that left may come back: { status, until }, `until` null for one that is here. Null for everybody but its owners.
create function public.company_leaving(provider uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.leaving_json(p) from public.providers as p
   where p.id = company_leaving.provider and p.id in (select private.my_providers('{owner}'))
$$;

-- Closes a company whose name is typed: its page disappears, open requests end, its people read what was for 90 days; its owners are told.
-- Answers as company_leaving does; the same again is the same answer. Owners only. Raises PT404, PT409 on 'hired' while a job is under way and for one
-- that is suspended, PT422 on 'name'.
create function public.close_company(provider uuid, name text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p public.providers;
begin
  select * into p from public.providers as known
   where known.id = close_company.provider and known.id in (select private.my_providers('{owner}')) for no key update;
  if p.status = 'closed' then
    return private.leaving_json(p);
  end if;
  p := private.own_company(close_company.provider);
  if lower(btrim(coalesce(close_company.name, ''))) <> lower(p.trade_name) then
    perform private.refuse('name', 'That is not the name of the company', 'Type it as its page shows it.');
  end if;
  perform private.close_provider(p.id);
  select * into p from public.providers as known where known.id = p.id;
  perform private.enqueue_mail(format('company_closed/%s/%s/%s', p.id, extract(epoch from p.closed_at), m.user_id), 'company_closed',
            private.confirmed_email(m.user_id), f.locale,
            jsonb_build_object('company', p.trade_name, 'day', ((p.closed_at + interval '30 days') at time zone 'America/Toronto')::date,
                               'link', '/account/company?company=' || p.id))
     from public.provider_members as m left join public.profiles as f on f.user_id = m.user_id
    where m.provider_id = p.id and m.role = 'owner' and private.confirmed_email(m.user_id) is not null;
  return private.leaving_json(p);
end
$$;

-- Brings a company back within 30 days of its leaving: one that was live waits for staff, any other is a draft again. Answers as company_leaving does;
-- the same again is the same answer. Owners only. Raises PT404, PT409 on 'late' afterwards.
create function public.reopen_company(provider uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p public.providers;
begin
  select * into p from public.providers as known
   where known.id = reopen_company.provider and known.id in (select private.my_providers('{owner}')) for no key update;
  if p.id is null then
    raise exception using errcode = 'PT404', message = 'You do not own this company', hint = 'Ask one of its owners.';
  elsif p.status = 'closed' and p.closed_at <= now() - interval '30 days' then
    raise exception using errcode = 'PT409', message = 'The 30 days to return are over', detail = 'late', hint = 'Apply again.';
  elsif p.status = 'closed' then
    update public.providers as known
       set status = case when p.approved_at is null then 'draft' else 'submitted' end,
           submitted_at = case when p.approved_at is null then known.submitted_at else now() end
     where known.id = p.id returning * into p;
  end if;
  return private.leaving_json(p);
end
$$;

revoke execute on function private.leaving_json(public.providers), public.company_leaving(uuid), public.close_company(uuid, text),
  public.reopen_company(uuid) from public, anon, authenticated;
grant execute on function public.company_leaving(uuid), public.close_company(uuid, text), public.reopen_company(uuid) to authenticated;
