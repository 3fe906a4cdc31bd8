-- What staff decided about a company, for its owners: what and why, never who.

-- The newest 50, newest first: [{ about: 'page' | 'name' | <kind of proof>, decision, reason, at }]. Null for everybody but its owners.
create function public.company_decisions(provider uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(known) - 'id' order by known.id desc), '[]')
    from (select d.id, coalesce(c.kind, case when d.decision in ('accept_name', 'refuse_name') then 'name' else 'page' end) as about,
                 d.decision, d.reason, d.at
            from private.staff_decisions as d
            left join public.credentials as c on d.target_kind = 'credential' and c.id = d.target_id
           where ((d.target_kind = 'company' and d.target_id = company_decisions.provider) or c.provider_id = company_decisions.provider)
             -- Not that it was read or reported, which would tell of who reported it.
             and d.decision not in ('read', 'keep_company')
           order by d.id desc limit 50) as known
  having company_decisions.provider in (select private.my_providers('{owner}'))
$$;

revoke execute on function public.company_decisions(uuid) from public, anon, authenticated;
grant execute on function public.company_decisions(uuid) to authenticated;
