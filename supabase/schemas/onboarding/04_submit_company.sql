-- Sending the page to staff, taking it back, and what its owner sees of both.

-- Sends the page to staff: { status }. Owners only; everything required is there, and who the company is at least claimed. The same
-- again is the same answer. Raises PT409 with the first thing that is missing in detail.
create function public.submit_company(provider uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p public.providers;
  missing text;
begin
  select * into p from public.providers as known
   where known.id = submit_company.provider and known.id in (select private.my_providers('{owner}')) for no key update;
  if p.id is null then
    raise exception using errcode = 'PT404', message = 'This company is not yours', hint = 'Sign in with the account that owns it.';
  elsif p.status in ('submitted', 'in_review') then
    return jsonb_build_object('status', p.status);
  elsif p.status not in ('draft', 'changes_requested', 'rejected')
        -- One that comes back was live before.
        or (p.approved_at is null
            and not exists (select from public.applications as a where a.provider_id = p.id and a.status = 'onboarding')) then
    raise exception using errcode = 'PT409', message = 'This page cannot be sent', hint = 'Reload the page to see where it stands.';
  end if;
  select c.key into missing from private.company_checklist(p.id) as c where c.required and c.state = 'missing' limit 1;
  if missing is not null then
    raise exception using errcode = 'PT409', message = 'Something is missing on the page', detail = missing, hint = 'Complete the list first.';
  end if;
  update public.providers as known set status = 'submitted', submitted_at = now() where known.id = p.id;
  return jsonb_build_object('status', 'submitted');
end
$$;

-- Takes a page back that staff has not decided about, so that it can change again: { status }. Owners only.
create function public.take_back_company(provider uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p public.providers;
begin
  select * into p from public.providers as known
   where known.id = take_back_company.provider and known.id in (select private.my_providers('{owner}')) for no key update;
  if p.id is null then
    raise exception using errcode = 'PT404', message = 'This company is not yours', hint = 'Sign in with the account that owns it.';
  elsif p.status = 'draft' then
    return jsonb_build_object('status', p.status);
  elsif p.status not in ('submitted', 'in_review') then
    raise exception using errcode = 'PT409', message = 'We have decided in the meantime', hint = 'Reload the page to see how.';
  end if;
  update public.providers as known set status = 'draft' where known.id = p.id;
  return jsonb_build_object('status', 'draft');
end
$$;

-- The page as its owner works on it, with what is still missing.
create function private.company_json(p public.providers) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', p.id, 'status', p.status, 'name', p.trade_name, 'trade', (select t.name from private.trades as t where t.name = p.primary_category),
    'description_en', p.description_en, 'description_fr', p.description_fr, 'city', p.city, 'province', p.province,
    'placed', p.lat is not null, 'served_in_quebec', private.served_in_quebec(p.id), 'phone', p.public_phone, 'website', p.website, 'in_directory', p.in_directory,
    'legal_name', l.legal_name, 'business_number', l.business_number,
    'areas', (select coalesce(jsonb_agg(a.area order by a.position), '[]') from public.provider_areas as a where a.provider_id = p.id),
    'services', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name_en', s.name_en, 'name_fr', s.name_fr, 'price_cents', s.price_cents,
                                                              'price_unit', s.price_unit) order by s.position), '[]') from public.provider_services as s where s.provider_id = p.id),
    'credentials', (select coalesce(jsonb_agg(jsonb_build_object(
                             'id', c.id, 'kind', c.kind, 'number', c.number, 'issuer', c.issuer, 'jurisdiction', c.jurisdiction,
                             'expires_on', c.expires_on, 'status', c.status) order by c.claimed_at, c.id), '[]')
                      from public.credentials as c where c.provider_id = p.id),
    'checklist', (select jsonb_agg(jsonb_build_object('key', c.key, 'state', c.state, 'required', c.required)) from private.company_checklist(p.id) as c),
    'licences', (select coalesce(jsonb_agg(distinct n.kind), '[]') from private.required_licences as n
                  where n.trade = p.primary_category and (n.province is null or n.province = p.province)),
    'reason', case when p.status in ('changes_requested', 'rejected') then (
                select d.reason from private.staff_decisions as d
                 where d.target_kind = 'company' and d.target_id = p.id and d.decision in ('request_changes', 'reject') order by d.id desc limit 1) end)
    from (select 1) as one left join public.provider_private as l on l.provider_id = p.id
$$;

-- The applications of the account, newest first: [{ id, reference, kind, company, status, created_at, moved_at, reason, can_join, page }].
-- They are found by the account, or by its confirmed address. `reason` is why it was declined,
-- `page` the company that was made of it, for its owner.
create function public.my_applications() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
           'id', a.id, 'reference', a.reference, 'kind', a.kind, 'company', a.company, 'status', a.status,
           'created_at', a.created_at, 'moved_at', a.moved_at,
           'reason', case when a.status = 'declined' then (
             select d.reason from private.staff_decisions as d
              where d.target_kind = 'application' and d.target_id = a.id and d.decision = 'declined' order by d.id desc limit 1) end,
           'can_join', coalesce(a.email = private.confirmed_email(auth.uid()) and private.waits_for_applicant(a.provider_id), false),
           'page', case when p.id in (select private.my_providers('{owner}')) then private.company_json(p) end)
         order by a.created_at desc, a.id), '[]')
    from public.applications as a left join public.providers as p on p.id = a.provider_id
   where a.user_id = auth.uid() or a.email = private.confirmed_email(auth.uid())
$$;

revoke execute on function private.company_json(public.providers), public.submit_company(uuid), public.take_back_company(uuid),
  public.my_applications() from public, anon, authenticated;
grant execute on function public.submit_company(uuid), public.take_back_company(uuid), public.my_applications() to authenticated;
