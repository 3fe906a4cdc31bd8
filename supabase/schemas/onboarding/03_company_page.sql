-- What an owner writes about the company, one act each. Every call takes its company and answers { provider_id } or { id }; the same
-- again changes nothing more. They raise PT404 for a company that is not the caller's, PT409 while staff looks at it, PT422 with
-- the field in detail, PT429.

-- The company that the caller may write about, held until the end of the call.
create function private.own_page(provider text, roles text[] default '{owner,manager}') returns public.providers
language plpgsql volatile security definer set search_path = '' as $$
declare
  p public.providers;
begin
  perform private.enforce_rate_limit('company_page/' || coalesce(auth.uid()::text, ''), 240, interval '1 hour');
  select * into p from public.providers as known
   where known.id = private.clean_uuid(own_page.provider, 'provider_id', 'The id of the company')
     and known.id in (select private.my_providers(own_page.roles)) for no key update;
  if p.id is null then
    raise exception using errcode = 'PT404', message = 'This company is not yours', hint = 'Sign in with the account that owns it.';
  elsif p.id not in (select private.editable_providers()) then
    raise exception using errcode = 'PT409', message = 'The page cannot change at the moment',
      hint = 'Withdraw it first, or wait for our decision.';
  end if;
  return p;
end
$$;

create function private.write_about(p public.providers, about jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  named constant text := private.needed(private.clean_text(about ->> 'name', 120, 'name', 'The name'), 'name', 'The name');
  english constant text := private.clean_text(about ->> 'description_en', 4000, 'description_en', 'The text', true);
  french constant text := private.clean_text(about ->> 'description_fr', 4000, 'description_fr', 'The text', true);
begin
  if length(named) < 2 or private.holds_link(named) then
    perform private.refuse('name', 'That is not the name of a company', 'Write it without a web or email address.');
  elsif not exists (select from private.trades as t where t.name = about ->> 'trade') then
    perform private.refuse('trade', 'The trade of the company is missing', 'Choose one of the trades.');
  elsif length(english) < 80 then
    perform private.refuse('description_en', 'The text is shorter than 80 characters', 'Say what you do, for whom and where.');
  elsif length(french) < 80 then
    perform private.refuse('description_fr', 'The text is shorter than 80 characters', 'Say what you do, for whom and where.');
  elsif coalesce(english, french) is null then
    perform private.refuse('description_en', 'A text is missing', 'Say in at least 80 characters what you do, for whom and where.');
  elsif p.status = 'approved' and (named, about ->> 'trade') <> (p.trade_name, p.primary_category) then
    raise exception using errcode = 'PT409', message = 'The name and trade of a live page stay as they were checked',
      hint = 'Write to support to have them changed.';
  end if;
  update public.providers as known
     set trade_name = named, primary_category = about ->> 'trade', description_en = english, description_fr = french
   where known.id = p.id;
end
$$;

-- about: { provider_id, name, trade, description_en?, description_fr? }. A text has at least 80 characters. What an approved
-- company is called, and its trade, stay.
create function public.save_company_about(about jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p constant public.providers := private.own_page(about ->> 'provider_id');
begin
  perform private.write_about(p, about);
  perform private.require_french(p.id, private.served_in_quebec(p.id));
  return jsonb_build_object('provider_id', p.id);
end
$$;

-- Adds a service, or changes the one with the id. What its price is for stays where nothing is said of it, as a page from before does.
-- @param place its place in the list; without one it stays where it is, or comes where the list has room
create function private.write_service(p public.providers, service jsonb, place integer default null) returns uuid
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
    perform private.refuse('price_unit', 'What the price is for is not on the list', 'Choose what it is for from the list.');
  elsif private.holds_link(s.name_en) then
    perform private.refuse('name_en', 'The name contains a web or email address', 'Enter the name of the service only.');
  elsif private.holds_link(s.name_fr) then
    perform private.refuse('name_fr', 'The name contains a web or email address', 'Enter the name of the service only.');
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

-- service: { id, provider_id, name_en, name_fr?, price_cents?, price_unit? }. Adds a service, or changes the one with the id; 50 at most.
-- A price is for the whole job, or for one of hour, day, month, visit, room, item, sq ft, linear ft.
create function public.save_company_service(service jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  return jsonb_build_object('id', private.write_service(private.own_page(service ->> 'provider_id'), service));
end
$$;

-- Takes a service off the page: { id }.
create function public.remove_company_service(id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.own_page(s.provider_id::text) from public.provider_services as s
    where s.id = remove_company_service.id and s.provider_id in (select private.my_providers('{owner,manager}'));
  delete from public.provider_services as s
   where s.id = remove_company_service.id and s.provider_id in (select private.editable_providers('{owner,manager}'));
  return jsonb_build_object('id', remove_company_service.id);
end
$$;

create function private.write_place(p public.providers, place jsonb) returns void
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
    perform private.refuse('areas', 'The places you serve are missing', 'Name 1 to 20 places, such as Mississauga.');
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

-- place: { provider_id, city, province, postal_code?, areas: [name] }. The postal code gives the position that distances are
-- measured from and is not kept; the areas become the ones that are named, 20 at most.
create function public.save_company_place(place jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p constant public.providers := private.own_page(place ->> 'provider_id');
  before constant text := private.served_in_quebec(p.id);
begin
  perform private.write_place(p, place);
  perform private.require_french(p.id, before);
  return jsonb_build_object('provider_id', p.id);
end
$$;

create function private.write_reach(p public.providers, reach jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  phone constant text := private.clean_phone(reach ->> 'phone');
  site text := private.clean_text(reach ->> 'website', 200, 'website', 'The website');
begin
  site := case when site ~* '^https?://' then site else 'https://' || site end;
  if site !~ '^https?://[^\s/@.]+(\.[^\s/@.]+)+(/\S*)?$' then
    perform private.refuse('website', 'That is not a web address', 'Write it like www.example.com.');
  elsif coalesce(phone, site) is null then
    perform private.refuse('phone', 'There is no way to reach the company', 'Enter a phone number or a website.');
  end if;
  update public.providers as known set public_phone = phone, website = site where known.id = p.id;
end
$$;

-- reach: { provider_id, phone?, website? }. At least one of the two.
create function public.save_company_reach(reach jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p constant public.providers := private.own_page(reach ->> 'provider_id');
begin
  perform private.write_reach(p, reach);
  return jsonb_build_object('provider_id', p.id);
end
$$;

-- legal: { provider_id, legal_name, business_number }. Owners only; staff reads it, visitors never do.
create function public.save_company_legal(legal jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p constant public.providers := private.own_page(legal ->> 'provider_id', '{owner}');
  named constant text := private.needed(private.clean_text(legal ->> 'legal_name', 120, 'legal_name', 'The legal name'), 'legal_name', 'The legal name');
  number constant text := upper(regexp_replace(coalesce(legal ->> 'business_number', ''), '[\s-]', '', 'g'));
begin
  if number !~ '^(\d{9}([A-Z]{2}\d{4})?|\d{10})$' then
    perform private.refuse('business_number', 'That is not a business number', 'Enter the nine digits of the CRA, or the ten of the NEQ.');
  end if;
  insert into public.provider_private as known (provider_id, legal_name, business_number) values (p.id, named, number)
  on conflict (provider_id) do update set legal_name = excluded.legal_name, business_number = excluded.business_number;
  return jsonb_build_object('provider_id', p.id);
end
$$;

-- claim: { id, provider_id, kind, number, issuer?, jurisdiction?, expires_on?, evidence? }. What staff then checks; one of a kind and number,
-- and beside one that is verified the same with a later end. Insurance names its insurer and a day ahead, a licence the province that
-- issued it. evidence: name of a picture of it. A page that is live shows one of what no public register holds.
create function public.claim_credential(claim jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p constant public.providers := private.own_page(claim ->> 'provider_id');
  shown constant text := nullif(claim ->> 'evidence', '');
  c public.credentials;
begin
  c.id := private.clean_uuid(claim ->> 'id', 'id', 'The id of the proof');
  c.kind := coalesce(claim ->> 'kind', '');
  c.number := private.needed(private.clean_text(claim ->> 'number', 60, 'number', 'The number'), 'number', 'The number');
  c.issuer := private.clean_text(claim ->> 'issuer', 120, 'issuer', 'The issuer');
  c.expires_on := private.clean_day(claim ->> 'expires_on', (private.canada_today() + interval '10 years')::date, 'expires_on', 'The day');
  c.jurisdiction := case when c.kind in ('identity', 'liability_insurance') then 'CA' else claim ->> 'jurisdiction' end;
  if not c.kind = any ('{identity,liability_insurance,workers_comp,rbq,esa_ecra,tssa,bc_housing,ab_prepaid,red_seal,municipal,pesticide}') then
    perform private.refuse('kind', 'What it proves is missing', 'Choose one from the list.');
  elsif not coalesce(c.jurisdiction, '') = any ('{AB,BC,CA,MB,NB,NL,NS,NT,NU,ON,PE,QC,SK,YT}') then
    perform private.refuse('jurisdiction', 'Where it is valid is missing', 'Choose the province that issued it.');
  elsif c.kind = 'liability_insurance' and c.issuer is null then
    perform private.refuse('issuer', 'The insurer is missing', 'Enter the name of the insurance company.');
  elsif c.kind = 'liability_insurance' and c.expires_on is null then
    perform private.refuse('expires_on', 'The end of the insurance is missing', 'Enter the last day of the policy.');
  elsif exists (select from public.credentials as known
                 where known.id = c.id and (known.provider_id <> p.id or known.status in ('verified', 'expired'))) then
    raise exception using errcode = 'PT409', message = 'This id belongs to another proof', hint = 'Reload the page and enter it again.';
  elsif exists (select from public.credentials as known
                 where known.provider_id = p.id and known.kind = c.kind and known.number = c.number and known.status = 'verified'
                   and not coalesce(c.kind <> 'identity' and c.expires_on > known.expires_on, false)) then
    raise exception using errcode = 'PT409', message = 'This number is already verified', detail = 'verified',
      hint = 'Send it again with its new last day once it is renewed.';
  elsif p.status = 'approved' and shown is null and c.kind in ('identity', 'liability_insurance', 'workers_comp') then
    perform private.refuse('evidence', 'A photo of the document is missing', 'No public register holds it, so we look at the document itself.');
  elsif shown is not null and not exists (
          select from private.company_files as f
           where f.name = shown and f.provider_id = p.id and f.kind = 'evidence' and f.stored_at is not null
             and (f.credential_id is null or f.credential_id = c.id)) then
    perform private.refuse('evidence', 'The photo of the document is gone', 'Add it again.');
  end if;
  delete from public.credentials as known
   where known.provider_id = p.id and known.kind = c.kind and known.number = c.number and known.id <> c.id
     and known.status <> 'verified';
  insert into public.credentials as known (id, provider_id, kind, jurisdiction, number, issuer, expires_on)
  values (c.id, p.id, c.kind, c.jurisdiction, c.number, c.issuer, c.expires_on)
  on conflict (id) do update
    set kind = excluded.kind, jurisdiction = excluded.jurisdiction, number = excluded.number, issuer = excluded.issuer,
        expires_on = excluded.expires_on, status = 'claimed', changed_at = now(),
        claimed_at = case when known.status = 'claimed' then known.claimed_at else excluded.claimed_at end;
  if shown is not null then
    delete from private.company_files as f where f.credential_id = c.id and f.name <> shown;
    update private.company_files as f set credential_id = c.id where f.name = shown;
  end if;
  return jsonb_build_object('id', c.id);
end
$$;

-- Takes back a claim that nobody has verified: { id }.
create function public.withdraw_credential(id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.own_page(c.provider_id::text) from public.credentials as c
    where c.id = withdraw_credential.id and c.provider_id in (select private.my_providers('{owner,manager}'));
  delete from public.credentials as c
   where c.id = withdraw_credential.id and c.status in ('claimed', 'rejected')
     and c.provider_id in (select private.editable_providers('{owner,manager}'));
  return jsonb_build_object('id', withdraw_credential.id);
end
$$;

revoke execute on function private.own_page(text, text[]), private.write_about(public.providers, jsonb),
  private.write_service(public.providers, jsonb, integer), private.write_place(public.providers, jsonb),
  private.write_reach(public.providers, jsonb), public.save_company_about(jsonb), public.save_company_service(jsonb),
  public.remove_company_service(uuid), public.save_company_place(jsonb), public.save_company_reach(jsonb), public.save_company_legal(jsonb),
  public.claim_credential(jsonb), public.withdraw_credential(uuid) from public, anon, authenticated;
grant execute on function public.save_company_about(jsonb), public.save_company_service(jsonb), public.remove_company_service(uuid),
  public.save_company_place(jsonb), public.save_company_reach(jsonb), public.save_company_legal(jsonb), public.claim_credential(jsonb),
  public.withdraw_credential(uuid) to authenticated;
