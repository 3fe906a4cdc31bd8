-- Licences and proofs of a company as its own people see them, and what time does to them.

-- What was claimed, newest first, for who may write the page: [{ id, kind, jurisdiction, number, issuer, expires_on, status, claimed_at,
-- checked_at, evidence, reason }]. `evidence`: whether a photo of it is kept; `reason`: why staff did not confirm it. Null for anybody else.
create function public.company_credentials(provider uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
           'id', c.id, 'kind', c.kind, 'jurisdiction', c.jurisdiction, 'number', c.number, 'issuer', c.issuer, 'expires_on', c.expires_on,
           'status', case when c.status = 'verified' and not private.is_live(c) then 'expired' else c.status end,
           'claimed_at', c.claimed_at, 'checked_at', c.checked_at,
           'evidence', exists (select from private.company_files as f where f.credential_id = c.id),
           'reason', case when c.status = 'rejected' then (
              select d.reason from private.staff_decisions as d
               where d.target_kind = 'credential' and d.target_id = c.id and d.decision = 'reject' order by d.id desc limit 1) end)
           order by c.claimed_at desc, c.id), '[]')
    from public.credentials as c
   where c.provider_id = company_credentials.provider
  having company_credentials.provider in (select private.my_providers('{owner,manager}'))
$$;

-- Tells the owners of a live company that a licence or proof ends: 30 and 7 days before, and once it is over, each once. One that is
-- renewed already needs nobody. Returns how many that were, at most `batch`.
create function private.due_credentials(at timestamptz default now(), batch integer default 200) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  today constant date := (at at time zone 'America/Toronto')::date;
  c public.credentials;
  stage integer;
  told integer := 0;
begin
  for c in
    select k.* from public.credentials as k join public.providers as p on p.id = k.provider_id
     where k.status in ('verified', 'expired') and k.expires_on between today - 30 and today + 30 and p.status = 'approved'
       and coalesce(k.told_days > case when k.expires_on < today then 0 when k.expires_on <= today + 7 then 7 else 30 end, true)
     order by k.expires_on, k.id limit batch for update of k skip locked
  loop
    stage := case when c.expires_on < today then 0 when c.expires_on <= today + 7 then 7 else 30 end;
    update public.credentials as k set told_days = stage where k.id = c.id;
    perform private.enqueue_mail(
        format('credential_ending/%s/%s/%s', c.id, stage, m.user_id), 'credential_ending', private.confirmed_email(m.user_id), f.locale,
        jsonb_build_object('company', p.trade_name, 'credential', c.kind, 'day', c.expires_on, 'over', (stage = 0)::text,
                           'link', '/account/listing?company=' || p.id))
      from public.providers as p
      join public.provider_members as m on m.provider_id = p.id and m.role = 'owner'
      left join public.profiles as f on f.user_id = m.user_id
     where p.id = c.provider_id and private.confirmed_email(m.user_id) is not null
       and not exists (select from public.credentials as k
                        where k.provider_id = c.provider_id and k.kind = c.kind and k.jurisdiction is not distinct from c.jurisdiction
                          and k.status in ('claimed', 'verified') and k.expires_on > c.expires_on);
    told := told + 1;
  end loop;
  return told;
end
$$;

revoke execute on function public.company_credentials(uuid), private.due_credentials(timestamptz, integer) from public, anon, authenticated;
grant execute on function public.company_credentials(uuid) to authenticated;
