-- What is useful for a company besides what its page needs: a logo, three projects, a quote template, a second person.

create or replace function private.company_checklist(provider uuid) returns table (key text, state text, required boolean)
language sql stable security definer set search_path = '' as $$
  with company as (select * from public.providers as p where p.id = company_checklist.provider),
  claims as (
    select c.kind, c.jurisdiction, bool_or(c.status = 'verified') as verified,
           bool_or(c.status in ('claimed', 'verified') and c.expires_on >= private.canada_today()) as runs
      from public.credentials as c
     where c.provider_id = company_checklist.provider and c.status in ('claimed', 'verified')
     group by c.kind, c.jurisdiction
  ), needed as (
    select l.kind from company as p join private.required_licences as l on l.trade = p.primary_category and (l.province is null or l.province = p.province)
  ), items (place, key, state, required) as (
    select 1, 'about', case when length(case when private.served_in_quebec(p.id) is not null then p.description_fr else coalesce(p.description_en, p.description_fr) end) >= 80
                                 and exists (select from private.trades as t where t.name = p.primary_category) then 'done' else 'missing' end, true
      from company as p
    union all
    select 2, 'service', case when exists (select from public.provider_services as s where s.provider_id = company_checklist.provider)
                              then 'done' else 'missing' end, true
    union all
    select 3, 'place', case when p.city is not null and p.province is not null
                                 and exists (select from public.provider_areas as a where a.provider_id = p.id) then 'done' else 'missing' end, true
      from company as p
    union all
    select 4, 'reach', case when coalesce(p.public_phone, p.website) is not null then 'done' else 'missing' end, true from company as p
    union all
    select 5, 'legal', case when exists (select from public.provider_private as l
                                          where l.provider_id = company_checklist.provider and l.legal_name is not null and l.business_number is not null)
                            then 'done' else 'missing' end, true
    union all
    select 6, 'identity', case when bool_or(c.verified) then 'done' when count(c) > 0 then 'waiting' else 'missing' end, true
      from claims as c where c.kind = 'identity'
    union all
    select 7, 'insurance', case when bool_or(c.runs) then 'done' else 'missing' end, true from claims as c where c.kind = 'liability_insurance'
    union all
    select 8, 'licence', case when bool_and(exists (select from claims as c where c.kind = n.kind)) then 'done' else 'missing' end, true
      from needed as n having count(*) > 0
    union all
    select 9, 'price', case when exists (select from public.provider_services as s
                                          where s.provider_id = company_checklist.provider and s.price_cents is not null)
                            then 'done' else 'missing' end, false
    union all
    select 10, 'logo', case when p.logo_path is not null then 'done' else 'missing' end, false from company as p
    union all
    select 11, 'projects', case when count(*) >= 3 then 'done' else 'missing' end, false
      from public.portfolio_items as i where i.provider_id = company_checklist.provider
    union all
    select 12, 'template', case when exists (select from private.quote_templates as t where t.provider_id = company_checklist.provider)
                                then 'done' else 'missing' end, false
    union all
    select 13, 'member', case when count(*) >= 2 then 'done' else 'missing' end, false
      from public.provider_members as m where m.provider_id = company_checklist.provider
  )
  select i.key, i.state, i.required from items as i order by i.place
$$;
