-- What a price is for is written with it. An area that the reference data know has its postal codes, so that somebody who types one finds
-- the companies that go there. Links of mails name the company, for those who work for several.

-- How the postal codes of an area begin, as the reference data know them, in the province that it names or else in the company's: a city,
-- a part of one, or the first half of a postal code. Empty for what nobody knows. Where a city has more than a row may hold, their first two
-- characters say it as well as they can.
create function private.area_prefixes(area text, province text) returns text[]
language sql stable set search_path = '' as $$
  with said as (
    select private.place_key(split_part(area_prefixes.area, ',', 1)) as key,
           coalesce(private.province_of(private.place_key(split_part(area_prefixes.area, ',', 2))), area_prefixes.province) as province
  ), found as (
    select upper(said.key) as fsa from said where said.key ~ '^[abceghj-nprstvxy][0-9][abceghj-nprstv-z]$'
    union
    select f.fsa from public.fsa_centroids as f, said where f.city_key = said.key and f.province = said.province
    union
    select n.fsa from private.named_places as n, said where n.key = said.key and n.province = said.province
  ), widest as (
    select f.fsa from found as f where not exists (select from found as wider where wider.fsa <> f.fsa and starts_with(f.fsa, wider.fsa))
  )
  select case when count(*) <= 40 then coalesce(array_agg(w.fsa order by w.fsa), '{}')
              else array_agg(distinct left(w.fsa, 2)) end
    from widest as w
$$;
revoke execute on function private.area_prefixes(text, text) from public, anon, authenticated;

create or replace function private.write_service(p public.providers, service jsonb, place integer default null) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  s public.provider_services;
begin
  s.id := private.clean_uuid(service ->> 'id', 'id', 'The id of the service');
  s.name_en := private.needed(private.clean_text(service ->> 'name_en', 120, 'name_en', 'The name'), 'name_en', 'The name');
  s.name_fr := private.clean_text(service ->> 'name_fr', 120, 'name_fr', 'The name');
  s.price_cents := private.clean_number(service ->> 'price_cents', 1, 100000000, 'price_cents', 'The price');
  s.price_unit := case when s.price_cents is null then null
    when service ? 'price_unit' then private.clean_text(service ->> 'price_unit', 40, 'price_unit', 'What the price is for')
    else (select known.price_unit from public.provider_services as known where known.id = s.id) end;
  if s.price_unit <> all ('{hour,day,month,visit,room,item,sq ft,linear ft}') then
    perform private.refuse('price_unit', 'A price is not for that', 'Choose what it is for from the list.');
  elsif private.holds_link(s.name_en) then
    perform private.refuse('name_en', 'The name holds an address of the web or of email', 'Enter the name of the service only.');
  elsif private.holds_link(s.name_fr) then
    perform private.refuse('name_fr', 'The name holds an address of the web or of email', 'Enter the name of the service only.');
  elsif exists (select from public.provider_services as known where known.id = s.id and known.provider_id <> p.id) then
    raise exception using errcode = 'PT409', message = 'This id belongs to another service', hint = 'Reload the page and add it again.';
  end if;
  select coalesce(write_service.place, min(free)) into s.position from generate_series(0, 49) as free
   where not exists (select from public.provider_services as known where known.provider_id = p.id and known.position = free and known.id <> s.id);
  if s.position is null then
    raise exception using errcode = 'PT409', message = 'A page lists up to 50 services', hint = 'Remove one first.';
  end if;
  insert into public.provider_services as known (id, provider_id, name_en, name_fr, price_cents, price_unit, position)
  values (s.id, p.id, s.name_en, s.name_fr, s.price_cents, s.price_unit, s.position)
  on conflict (id) do update set name_en = excluded.name_en, name_fr = excluded.name_fr, price_cents = excluded.price_cents,
    price_unit = excluded.price_unit, position = coalesce(write_service.place, known.position);
  return s.id;
end
$$;

create or replace function private.write_place(p public.providers, place jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  city_name constant text := private.needed(private.clean_text(place ->> 'city', 80, 'city', 'The city'), 'city', 'The city');
  code constant text := private.clean_postal_code(place ->> 'postal_code');
  found_place record;
  areas text[];
begin
  if jsonb_typeof(place -> 'areas') = 'array' then
    areas := array(select named.area from (
      select private.clean_text(entry.value, 80, 'areas', 'An area') as area, min(entry.n) as n
        from jsonb_array_elements_text(place -> 'areas') with ordinality as entry (value, n) group by 1) as named
      where named.area is not null order by named.n);
  end if;
  if not coalesce(place ->> 'province', '') = any ('{AB,BC,MB,NB,NL,NS,NT,NU,ON,PE,QC,SK,YT}') then
    perform private.refuse('province', 'That is not a province or territory', 'Choose one from the list.');
  elsif code is null and (p.lat is null or (city_name, place ->> 'province') is distinct from (p.city, p.province)) then
    perform private.refuse('postal_code', 'The postal code is missing', 'Enter it, such as M5V 2T6: distances are measured from there.');
  elsif private.postal_province(code) <> place ->> 'province' then
    perform private.refuse('postal_code', 'The postal code is in another province', 'Correct the postal code or the province.');
  elsif coalesce(cardinality(areas), 0) not between 1 and 20 then
    perform private.refuse('areas', 'It is not said where you work', 'Name 1 to 20 places, such as Mississauga.');
  end if;
  if code is not null then
    select * into found_place from private.find_place(code);
  end if;
  update public.providers as known
     set city = city_name, province = place ->> 'province',
         lat = case when code is null then known.lat else found_place.lat end, lng = case when code is null then known.lng else found_place.lng end
   where known.id = p.id;
  delete from public.provider_areas as a where a.provider_id = p.id and a.area <> all (areas);
  insert into public.provider_areas as known (provider_id, area, position, fsa_prefixes)
  select p.id, named.area, named.n - 1, private.area_prefixes(named.area, place ->> 'province') from unnest(areas) with ordinality as named (area, n)
  on conflict (provider_id, area) do update set position = excluded.position,
    fsa_prefixes = case when known.fsa_prefixes = '{}' then excluded.fsa_prefixes else known.fsa_prefixes end;
end
$$;

update public.provider_areas as a set fsa_prefixes = private.area_prefixes(a.area, p.province)
  from public.providers as p
 where p.id = a.provider_id and a.fsa_prefixes = '{}' and private.area_prefixes(a.area, p.province) <> '{}';

create or replace function private.page_json(provider uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'name', coalesce(n.name, p.trade_name), 'trade', coalesce(n.trade, (select t.name from private.trades as t where t.name = p.primary_category)),
    'tagline_en', p.tagline_en, 'tagline_fr', p.tagline_fr, 'description_en', p.description_en, 'description_fr', p.description_fr,
    'services', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name_en', s.name_en, 'name_fr', s.name_fr, 'price_cents', s.price_cents,
                                                              'price_unit', s.price_unit) order by s.position), '[]') from public.provider_services as s where s.provider_id = p.id),
    'city', p.city, 'province', p.province,
    'areas', (select coalesce(jsonb_agg(a.area order by a.position), '[]') from public.provider_areas as a where a.provider_id = p.id),
    'phone', p.public_phone, 'website', p.website, 'established', p.established, 'employees', p.employees, 'languages', to_jsonb(p.languages),
    'service_radius_km', p.service_radius_km, 'response_time', p.response_time, 'logo', p.logo_path, 'hours', p.hours,
    'projects', (select coalesce(jsonb_agg(jsonb_build_object(
                          'id', i.id, 'title_en', i.title_en, 'title_fr', i.title_fr, 'description_en', i.description_en,
                          'description_fr', i.description_fr, 'image', i.image_path, 'alt_en', i.alt_en, 'alt_fr', i.alt_fr,
                          'completed_on', i.completed_on) order by i.position), '[]') from public.portfolio_items as i where i.provider_id = p.id))
    from public.providers as p left join private.name_changes as n on n.provider_id = p.id
   where p.id = page_json.provider
$$;

create or replace function private.company_json(p public.providers) returns jsonb
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

create or replace function private.mail_name(provider uuid, decision text) returns void
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

create or replace function public.accept_invitation(token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  i private.team_invitations;
  found_state text;
begin
  select * into i from private.team_invitations as known where known.token_hash = private.token_hash(accept_invitation.token) for update;
  if i.id is null then
    raise exception using errcode = 'PT404', message = 'This invitation does not exist', hint = 'Ask for a new one.';
  end if;
  found_state := public.team_invitation(accept_invitation.token) ->> 'state';
  if found_state = 'joined' then
    return jsonb_build_object('provider_id', i.provider_id);
  elsif private.confirmed_email(auth.uid()) is distinct from i.email then
    raise exception using errcode = 'PT403', message = 'This invitation is for another address', detail = 'address',
      hint = 'Sign in with the address that was invited.';
  elsif found_state <> 'open' then
    raise exception using errcode = 'PT409', message = 'This invitation no longer works', detail = found_state, hint = 'Ask for a new one.';
  end if;
  insert into public.provider_members as m (provider_id, user_id, role) values (i.provider_id, auth.uid(), i.role)
  on conflict (provider_id, user_id) do nothing;
  update private.team_invitations as known set used_at = now(), used_by = auth.uid() where known.id = i.id;
  perform private.enqueue_mail(format('team_joined/%s/%s', i.id, m.user_id), 'team_joined', private.confirmed_email(m.user_id), f.locale,
            jsonb_build_object('company', p.trade_name, 'link', '/account/team?company=' || p.id))
     from public.provider_members as m
     join public.providers as p on p.id = m.provider_id
     left join public.profiles as f on f.user_id = m.user_id
    where m.provider_id = i.provider_id and m.role = 'owner' and m.user_id <> auth.uid() and private.confirmed_email(m.user_id) is not null;
  return jsonb_build_object('provider_id', i.provider_id);
end
$$;

create or replace function private.mail_company(provider uuid) returns void
language sql volatile set search_path = '' as $$
  select private.enqueue_mail(
           format('company_moved/%s/%s/%s', d.id, p.status, m.user_id), 'company_moved', private.confirmed_email(m.user_id), f.locale,
           jsonb_build_object('company', p.trade_name, 'status', p.status,
                              'link', case when p.status = 'approved' and p.in_directory then '/services/' || p.id
                                           when p.status in ('suspended', 'closed') then '/account/company?company=' || p.id else '/account/apply' end))
    from public.providers as p
    join public.provider_members as m on m.provider_id = p.id and m.role = 'owner'
    left join public.profiles as f on f.user_id = m.user_id
   cross join lateral (select max(l.id) as id from private.staff_decisions as l where l.target_kind = 'company' and l.target_id = p.id) as d
   where p.id = mail_company.provider and private.confirmed_email(m.user_id) is not null
$$;
