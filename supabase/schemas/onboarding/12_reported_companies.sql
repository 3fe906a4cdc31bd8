-- A company that readers reported, and what staff decides about it.

create function private.reported_company_item(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kind', 'company', 'title', p.trade_name, 'status', p.status, 'since', coalesce(told.open, p.updated_at),
    'facts', private.facts('trade', p.primary_category, 'city', p.city, 'province', p.province, 'description_en', p.description_en,
                           'description_fr', p.description_fr, 'phone', p.public_phone, 'website', p.website, 'reports', told.words),
    'related', jsonb_build_array(jsonb_build_object('queue', 'companies', 'id', p.id, 'detail', 'page', 'status', p.status)),
    'decisions', case when told.open is null then '[]' when p.status = 'approved' then '["keep_company", "suspend_company"]'
                      else '["keep_company"]' end::jsonb)
    from public.providers as p
   cross join lateral (select min(t.created_at) filter (where t.status = 'open') as open, count(*) as n,
                              string_agg(concat_ws(': ', t.reason, t.body), E'\n' order by t.created_at) filter (where t.status = 'open') as words
                         from public.reports as t where t.target_id = p.id and t.target_kind = 'provider') as told
   where p.id = reported_company_item.id and told.n > 0
$$;

-- Ends the reports about a company: 'keep_company' leaves it as it is, 'suspend_company' suspends it as decide_company does: { id, status }.
-- Raises PT404 for one that nobody reported, and what decide_company raises.
create function private.decide_reported_company(company uuid, decision text, reason text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform from public.providers as p where p.id = decide_reported_company.company for no key update;
  if not found or private.reported_company_item(decide_reported_company.company) is null then
    raise exception using errcode = 'PT404', message = 'Nobody reported such a company', hint = 'Reload to see what is waiting.';
  elsif decide_reported_company.decision = 'suspend_company' then
    perform public.decide_company(decide_reported_company.company, 'suspend', decide_reported_company.reason);
  else
    perform private.log_decision('company', decide_reported_company.company, decide_reported_company.decision, decide_reported_company.reason);
  end if;
  update public.reports as r set status = case decide_reported_company.decision when 'keep_company' then 'dismissed' else 'actioned' end, closed_at = now()
   where r.target_id = decide_reported_company.company and r.target_kind = 'provider' and r.status = 'open';
  return jsonb_build_object('id', company, 'status', (select p.status from public.providers as p where p.id = company));
end
$$;

revoke execute on function private.reported_company_item(uuid), private.decide_reported_company(uuid, text, text) from public, anon, authenticated;
