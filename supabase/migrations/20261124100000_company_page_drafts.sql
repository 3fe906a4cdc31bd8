-- The page of a live company: one draft, shown as it will be, published in one step; its name and trade wait for staff; a live page in
-- Quebec keeps its French.

create table private.page_drafts (
  provider_id uuid primary key references public.providers (id) on delete cascade,
  page jsonb not null check (length(page::text) <= 65536),
  saved_at timestamptz not null default now()
);
call private.classify('private.page_drafts', 'company');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('private.page_drafts', 78, 't.provider_id = any (person.companies)', 'delete');
alter table private.page_drafts enable row level security;
revoke all on private.page_drafts from public, anon, authenticated;

-- What a company asks to be called and to work as, until staff has looked.
create table private.name_changes (
  provider_id uuid primary key references public.providers (id) on delete cascade,
  name text not null check (length(name) between 2 and 120 and not private.holds_link(name)),
  trade text not null references private.trades (name),
  asked_at timestamptz not null default now()
);
call private.classify('private.name_changes', 'company');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('private.name_changes', 79, 't.provider_id = any (person.companies)', 'delete');
create index name_changes_waiting_idx on private.name_changes (asked_at, provider_id);
create index name_changes_trade_idx on private.name_changes (trade);
alter table private.name_changes enable row level security;
revoke all on private.name_changes from public, anon, authenticated;

-- Ends the call of who would leave the live page of a company in Quebec without its text in French.
create function private.require_french(provider uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if exists (select from public.providers as p
              where p.id = require_french.provider and p.status = 'approved' and p.province = 'QC' and p.description_fr is null) then
    perform private.refuse('description_fr', 'The page of a company in Quebec needs its text in French',
      'Write it in French too, in at least 80 characters.');
  end if;
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
    perform private.refuse('name', 'That is not the name of a company', 'Write it without an address of the web or of email.');
  elsif not exists (select from private.trades as t where t.name = about ->> 'trade') then
    perform private.refuse('trade', 'It is not said what the company does', 'Choose one of the trades.');
  elsif length(english) < 80 then
    perform private.refuse('description_en', 'The text is shorter than 80 characters', 'Say what you do, for whom and where.');
  elsif length(french) < 80 then
    perform private.refuse('description_fr', 'The text is shorter than 80 characters', 'Say what you do, for whom and where.');
  elsif coalesce(english, french) is null then
    perform private.refuse('description_en', 'A text is missing', 'Say in at least 80 characters what you do, for whom and where.');
  elsif p.status = 'approved' and (named, about ->> 'trade') <> (p.trade_name, p.primary_category) then
    raise exception using errcode = 'PT409', message = 'Name and trade of a page that is live stay as they were checked',
      hint = 'Write to support to have them changed.';
  end if;
  update public.providers as known
     set trade_name = named, primary_category = about ->> 'trade', description_en = english, description_fr = french
   where known.id = p.id;
end
$$;

-- Adds a service, or changes the one with the id. @param place its place in the list; without one it stays where it is, or comes
-- where the list has room
create function private.write_service(p public.providers, service jsonb, place integer default null) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  s public.provider_services;
begin
  s.id := private.clean_uuid(service ->> 'id', 'id', 'The id of the service');
  s.name_en := private.needed(private.clean_text(service ->> 'name_en', 120, 'name_en', 'The name'), 'name_en', 'The name');
  s.name_fr := private.clean_text(service ->> 'name_fr', 120, 'name_fr', 'The name');
  s.price_cents := private.clean_number(service ->> 'price_cents', 1, 100000000, 'price_cents', 'The price');
  if private.holds_link(s.name_en) then
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
  insert into public.provider_services as known (id, provider_id, name_en, name_fr, price_cents, position)
  values (s.id, p.id, s.name_en, s.name_fr, s.price_cents, s.position)
  on conflict (id) do update set name_en = excluded.name_en, name_fr = excluded.name_fr, price_cents = excluded.price_cents,
    position = coalesce(write_service.place, known.position);
  return s.id;
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
  insert into public.provider_areas as known (provider_id, area, position)
  select p.id, named.area, named.n - 1 from unnest(areas) with ordinality as named (area, n)
  on conflict (provider_id, area) do update set position = excluded.position;
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
    perform private.refuse('phone', 'Nobody could reach the company', 'Enter a phone number or a website.');
  end if;
  update public.providers as known set public_phone = phone, website = site where known.id = p.id;
end
$$;

-- about: { provider_id, name, trade, description_en?, description_fr? }. A text has at least 80 characters. What an approved
-- company is called, and its trade, stay.
create or replace function public.save_company_about(about jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p constant public.providers := private.own_page(about ->> 'provider_id');
begin
  perform private.write_about(p, about);
  perform private.require_french(p.id);
  return jsonb_build_object('provider_id', p.id);
end
$$;

-- service: { id, provider_id, name_en, name_fr?, price_cents? }. Adds a service, or changes the one with the id; 50 at most.
create or replace function public.save_company_service(service jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  return jsonb_build_object('id', private.write_service(private.own_page(service ->> 'provider_id'), service));
end
$$;

-- place: { provider_id, city, province, postal_code?, areas: [name] }. The postal code gives the position that distances are
-- measured from and is not kept; the areas become the ones that are named, 20 at most.
create or replace function public.save_company_place(place jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p constant public.providers := private.own_page(place ->> 'provider_id');
begin
  perform private.write_place(p, place);
  perform private.require_french(p.id);
  return jsonb_build_object('provider_id', p.id);
end
$$;

-- reach: { provider_id, phone?, website? }. At least one of the two.
create or replace function public.save_company_reach(reach jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p constant public.providers := private.own_page(reach ->> 'provider_id');
begin
  perform private.write_reach(p, reach);
  return jsonb_build_object('provider_id', p.id);
end
$$;

revoke execute on function private.require_french(uuid), private.write_about(public.providers, jsonb),
  private.write_service(public.providers, jsonb, integer), private.write_place(public.providers, jsonb),
  private.write_reach(public.providers, jsonb) from public, anon, authenticated;

-- The page as it is stored: { name, trade } as they are wanted, texts, services, place, ways to reach it and facts. The postal code is
-- not kept, so a draft alone may have one.
create function private.page_json(provider uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'name', coalesce(n.name, p.trade_name), 'trade', coalesce(n.trade, (select t.name from private.trades as t where t.name = p.primary_category)),
    'tagline_en', p.tagline_en, 'tagline_fr', p.tagline_fr, 'description_en', p.description_en, 'description_fr', p.description_fr,
    'services', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name_en', s.name_en, 'name_fr', s.name_fr, 'price_cents', s.price_cents)
                                           order by s.position), '[]') from public.provider_services as s where s.provider_id = p.id),
    'city', p.city, 'province', p.province,
    'areas', (select coalesce(jsonb_agg(a.area order by a.position), '[]') from public.provider_areas as a where a.provider_id = p.id),
    'phone', p.public_phone, 'website', p.website, 'established', p.established, 'employees', p.employees, 'languages', to_jsonb(p.languages),
    'service_radius_km', p.service_radius_km, 'response_time', p.response_time)
    from public.providers as p left join private.name_changes as n on n.provider_id = p.id
   where p.id = page_json.provider
$$;

-- A mark of what is stored and drafted: another one as soon as anything of it is another.
create function private.page_version(provider uuid) returns text
language sql stable set search_path = '' as $$
  select md5(jsonb_build_array(private.page_json(page_version.provider),
                               (select d.page from private.page_drafts as d where d.provider_id = page_version.provider))::text)
$$;

-- The live company that the caller may write about, held until the end of the call.
create function private.own_live_page(provider text) returns public.providers
language plpgsql volatile set search_path = '' as $$
declare
  p constant public.providers := private.own_page(own_live_page.provider);
begin
  if p.status <> 'approved' then
    raise exception using errcode = 'PT409', message = 'This page is not live yet', hint = 'Complete it under your application.';
  end if;
  return p;
end
$$;

-- Notes what a company wants to be called and to work as; what it is called already takes the wish back.
create function private.ask_for_name(p public.providers, name text, trade text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  named constant text := private.needed(private.clean_text(ask_for_name.name, 120, 'name', 'The name'), 'name', 'The name');
begin
  if length(named) < 2 or private.holds_link(named) then
    perform private.refuse('name', 'That is not the name of a company', 'Write it without an address of the web or of email.');
  elsif not exists (select from private.trades as t where t.name = ask_for_name.trade) then
    perform private.refuse('trade', 'It is not said what the company does', 'Choose one of the trades.');
  elsif (named, ask_for_name.trade) = (p.trade_name, p.primary_category) then
    delete from private.name_changes as n where n.provider_id = p.id;
  else
    insert into private.name_changes as n (provider_id, name, trade) values (p.id, named, ask_for_name.trade)
    on conflict (provider_id) do update set name = excluded.name, trade = excluded.trade,
      asked_at = case when (n.name, n.trade) = (excluded.name, excluded.trade) then n.asked_at else excluded.asked_at end;
  end if;
end
$$;

create function private.write_facts(p public.providers, facts jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  line_en constant text := private.clean_text(facts ->> 'tagline_en', 200, 'tagline_en', 'The line');
  line_fr constant text := private.clean_text(facts ->> 'tagline_fr', 200, 'tagline_fr', 'The line');
  founded constant integer := private.clean_number(facts ->> 'established', 1800, extract(year from private.canada_today())::integer, 'established', 'The year');
  people constant text := private.clean_text(facts ->> 'employees', 10, 'employees', 'The number of people');
  radius constant integer := private.clean_number(facts ->> 'service_radius_km', 1, 500, 'service_radius_km', 'The distance');
  answers constant text := private.clean_text(facts ->> 'response_time', 40, 'response_time', 'The answer time');
  spoken text[];
begin
  if jsonb_typeof(facts -> 'languages') = 'array' then
    spoken := array(select s.code from jsonb_array_elements_text(facts -> 'languages') with ordinality as s (code, n) group by 1 order by min(s.n));
  end if;
  if people !~ '^\d{1,4}([-–]\d{1,4}|\+)?$' then
    perform private.refuse('employees', 'That is not a number of people', 'Write it like 4, 10-15 or 50+.');
  elsif radius is null then
    perform private.refuse('service_radius_km', 'It is not said how far you go', 'Enter a distance from 1 to 500 km.');
  elsif answers <> all ('{Within 1 hour,Within 2 hours,Within 4 hours,Same day,Within 1 day,Within 2 days,Within 3 days}') then
    perform private.refuse('response_time', 'That is not one of the answer times', 'Choose one from the list.');
  elsif coalesce(cardinality(spoken), 0) not between 1 and 12
        or not spoken <@ '{en,fr,ar,cr,de,el,es,fa,hi,it,iu,ko,pa,pl,pt,ru,ta,tl,uk,ur,vi,yue,zh}' then
    perform private.refuse('languages', 'It is not said which languages you speak', 'Choose one or more from the list.');
  end if;
  update public.providers as known
     set tagline_en = line_en, tagline_fr = line_fr, established = founded, employees = replace(people, '–', '-'),
         service_radius_km = radius, response_time = answers, languages = spoken
   where known.id = p.id;
end
$$;

-- Whether a page says something else under these names.
create function private.differs(page jsonb, stored jsonb, variadic names text[]) returns boolean
language sql immutable set search_path = '' as $$
  select exists (select from unnest(names) as n where coalesce(page ->> n, '') <> coalesce(stored ->> n, ''))
$$;

-- Makes a page what is stored of a company, all of it or nothing. What it leaves as it is stored is not looked at again, so that a page
-- from before a rule changes part by part. Raises PT422 with the field in detail.
create function private.apply_page(provider uuid, page jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  p public.providers;
  stored constant jsonb := private.page_json(apply_page.provider);
  listed constant jsonb := case when jsonb_typeof(page -> 'services') = 'array' then page -> 'services' else '[]' end;
begin
  select * into p from public.providers as known where known.id = apply_page.provider;
  perform private.ask_for_name(p, page ->> 'name', page ->> 'trade');
  if private.differs(page, stored, 'description_en', 'description_fr') then
    perform private.write_about(p, page || jsonb_build_object('name', p.trade_name, 'trade', p.primary_category));
  end if;
  if private.differs(page, stored, 'services') and jsonb_array_length(listed) not between 1 and 50 then
    perform private.refuse('services', 'A page lists 1 to 50 services', 'Add what you do.');
  end if;
  delete from public.provider_services as s where s.provider_id = p.id and s.id::text not in (select e.value ->> 'id' from jsonb_array_elements(listed) as e);
  perform private.write_service(p, e.value, e.n::integer - 1) from jsonb_array_elements(listed) with ordinality as e (value, n);
  if coalesce(page ->> 'postal_code', '') <> '' or private.differs(page, stored, 'city', 'province', 'areas') then
    perform private.write_place(p, page);
  end if;
  if private.differs(page, stored, 'phone', 'website') then
    perform private.write_reach(p, page);
  end if;
  perform private.write_facts(p, page);
  perform private.require_french(p.id);
end
$$;

-- What would come of it if this were the page, { page, profile }: as it would be stored, and as the public's own function would show it.
-- It is published, read and taken back.
create function private.try_page(provider uuid, page jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  tried jsonb;
begin
  begin
    perform private.apply_page(try_page.provider, try_page.page);
    tried := jsonb_build_object('page', private.page_json(try_page.provider), 'profile', public.provider_profile(try_page.provider));
    raise exception using errcode = 'PTX01';
  exception when sqlstate 'PTX01' then
    return tried;
  end;
end
$$;

-- The page of a company for its owner or estimator: { id, status, name, in_directory, version, page, draft, saved_at, waits, refused }.
-- `page` is what is live, with the name and trade that are wanted; `draft` what is not published yet; `waits` since when staff is
-- asked about the name; `refused` what staff said to the last one. Null for anybody else.
create function public.company_page(provider uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', p.id, 'status', p.status, 'name', p.trade_name, 'in_directory', p.in_directory, 'version', private.page_version(p.id),
    'page', private.page_json(p.id), 'draft', d.page, 'saved_at', d.saved_at, 'waits', n.asked_at,
    'refused', case when n.provider_id is null then (
      select case when l.decision = 'refuse_name' then l.reason end from private.staff_decisions as l
       where l.target_kind = 'company' and l.target_id = p.id and l.decision in ('refuse_name', 'accept_name') order by l.id desc limit 1) end)
    from public.providers as p
    left join private.page_drafts as d on d.provider_id = p.id
    left join private.name_changes as n on n.provider_id = p.id
   where p.id = company_page.provider and p.id in (select private.my_providers('{owner,manager}'))
$$;

-- draft: { provider_id, seen, page }. Keeps a page that could be published as it is; one that says what is live ends the draft: { version,
-- saved_at }. `seen` is the version that the caller worked from. Nothing is kept where somebody else has changed the page since,
-- unless the result is what is there already. Raises PT409 with 'version' in detail then, PT404, PT409, PT422, PT429.
create function public.save_page_draft(draft jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p constant public.providers := private.own_live_page(draft ->> 'provider_id');
  before constant text := private.page_version(p.id);
  page constant jsonb := draft -> 'page';
  code constant text := nullif(btrim(page ->> 'postal_code'), '');
  tried jsonb;
  known constant text[] := '{name,trade,tagline_en,tagline_fr,description_en,description_fr,services,city,province,postal_code,areas,phone,website,established,employees,languages,service_radius_km,response_time}';
begin
  if jsonb_typeof(page) is distinct from 'object' or length(page::text) > 65536 or page - known <> '{}' then
    perform private.refuse('page', 'That is not a page', 'Reload the page and write it again.');
  end if;
  tried := private.try_page(p.id, page) -> 'page';
  if code is null and tried = private.page_json(p.id) then
    delete from private.page_drafts as d where d.provider_id = p.id;
  else
    insert into private.page_drafts as d (provider_id, page) values (p.id, tried || jsonb_build_object('postal_code', code))
    on conflict (provider_id) do update set page = excluded.page, saved_at = excluded.saved_at where d.page <> excluded.page;
  end if;
  if before <> all (array[coalesce(draft ->> 'seen', ''), private.page_version(p.id)]) then
    raise exception using errcode = 'PT409', message = 'Somebody of your team saved a newer version', detail = 'version',
      hint = 'Compare the two and save again.';
  end if;
  return jsonb_build_object('version', private.page_version(p.id), 'saved_at', (select d.saved_at from private.page_drafts as d where d.provider_id = p.id));
end
$$;

-- The page as visitors will see it, in the words of provider_profile: with the draft, else as it is. Raises PT404, PT409, PT422 where
-- what was drafted no longer fits.
create function public.company_preview(provider uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p constant public.providers := private.own_live_page(company_preview.provider::text);
  page constant jsonb := (select d.page from private.page_drafts as d where d.provider_id = p.id);
begin
  return case when page is null then public.provider_profile(p.id) else private.try_page(p.id, page) -> 'profile' end;
end
$$;

-- Makes the draft the page that visitors see: { version, waits }, `waits` when staff looks at the name first. Without a draft there is
-- nothing to do. Raises PT404, PT409, with 'version' in detail where the draft is not the one that was seen.
create function public.publish_company_page(provider uuid, seen text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p constant public.providers := private.own_live_page(publish_company_page.provider::text);
  page constant jsonb := (select d.page from private.page_drafts as d where d.provider_id = p.id);
begin
  if page is not null then
    if publish_company_page.seen is distinct from private.page_version(p.id) then
      raise exception using errcode = 'PT409', message = 'Somebody of your team saved a newer version', detail = 'version',
        hint = 'Look at it and publish again.';
    end if;
    perform private.apply_page(p.id, page);
    delete from private.page_drafts as d where d.provider_id = p.id;
  end if;
  return jsonb_build_object('version', private.page_version(p.id),
                            'waits', exists (select from private.name_changes as n where n.provider_id = p.id));
end
$$;

revoke execute on function private.page_json(uuid), private.page_version(uuid), private.own_live_page(text),
  private.ask_for_name(public.providers, text, text), private.write_facts(public.providers, jsonb), private.differs(jsonb, jsonb, text[]), private.apply_page(uuid, jsonb),
  private.try_page(uuid, jsonb), public.company_page(uuid), public.save_page_draft(jsonb), public.company_preview(uuid),
  public.publish_company_page(uuid, text) from public, anon, authenticated;
grant execute on function public.company_page(uuid), public.save_page_draft(jsonb), public.company_preview(uuid),
  public.publish_company_page(uuid, text) to authenticated;

create or replace view private.staff_waiting as
  select 'applications' as queue, a.id, a.company as title, a.kind as detail, a.status, a.created_at as since
    from public.applications as a where a.status in ('submitted', 'in_review') or (a.status = 'onboarding' and a.kind = 'partner')
  union all
  select 'companies', p.id, p.trade_name, p.primary_category, p.status, coalesce(p.submitted_at, p.updated_at)
    from public.providers as p where p.status in ('submitted', 'in_review')
  union all
  select 'credentials', c.id, p.trade_name, c.kind, c.status, c.claimed_at
    from public.credentials as c join public.providers as p on p.id = c.provider_id
   where c.status = 'claimed' and p.status in ('submitted', 'in_review', 'approved')
  union all
  select 'names', p.id, p.trade_name, n.name, p.status, n.asked_at
    from private.name_changes as n join public.providers as p on p.id = n.provider_id
  union all
  select 'reviews', v.id, p.trade_name, min(r.reason), v.status, min(r.created_at)
    from public.reports as r
    join public.reviews as v on v.id = r.target_id
    join public.providers as p on p.id = v.provider_id
   where r.status = 'open' and r.target_kind = 'review' group by v.id, p.trade_name
  union all
  select 'reviews', v.id, p.trade_name, v.hold[1], v.status, v.created_at
    from public.reviews as v join public.providers as p on p.id = v.provider_id where v.status = 'held'
  union all
  select 'disputes', r.id, p.trade_name, 'work', r.status, j.objected_at
    from private.jobs as j
    join public.quote_requests as r on r.id = j.request_id
    join public.providers as p on p.id = r.provider_id
   where j.objections >= 2 and j.objected_at is not null and j.completed_by is null and j.cancelled_at is null;

-- Tells the owners what became of the name they asked for, under the name that is shown.
create function private.mail_name(provider uuid, decision text) returns void
language sql volatile set search_path = '' as $$
  select private.enqueue_mail(
           format('name_decided/%s/%s', d.id, m.user_id), 'name_decided', private.confirmed_email(m.user_id), f.locale,
           jsonb_build_object('company', p.trade_name, 'accepted', (mail_name.decision = 'accept_name')::text, 'link', '/account/listing'))
    from public.providers as p
    join public.provider_members as m on m.provider_id = p.id and m.role = 'owner'
    left join public.profiles as f on f.user_id = m.user_id
   cross join lateral (select max(l.id) as id from private.staff_decisions as l where l.target_kind = 'company' and l.target_id = p.id) as d
   where p.id = mail_name.provider and private.confirmed_email(m.user_id) is not null
$$;

-- Decides about the name and trade that a live company asks for: 'accept_name' shows them, 'refuse_name' leaves what is shown; the owner
-- reads the reason: { name, trade } as they are now. Moderators and administrators only. Raises PT404, PT409 when nothing waits,
-- PT422 on 'decision' and 'reason'.
create function public.decide_name(id uuid, decision text, reason text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p public.providers;
  n private.name_changes;
begin
  perform private.require_staff('{moderator,admin}');
  if decide_name.decision is distinct from 'accept_name' and decide_name.decision is distinct from 'refuse_name' then
    perform private.refuse('decision', 'That is no decision', 'Choose accept_name or refuse_name.');
  end if;
  perform private.refuse_own('company', decide_name.id);
  select * into p from public.providers as known where known.id = decide_name.id for no key update;
  select * into n from private.name_changes as known where known.provider_id = p.id;
  if p.id is null then
    raise exception using errcode = 'PT404', message = 'There is no such company', hint = 'Reload the list.';
  elsif n.provider_id is null then
    raise exception using errcode = 'PT409', message = 'No name waits for a decision', hint = 'Reload the list.';
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
    'kind', 'company', 'title', p.trade_name, 'status', p.status, 'since', coalesce(n.asked_at, p.updated_at),
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

-- The queues that the caller decides about: support settles disputes, moderators decide about everything else, administrators about all.
create or replace function private.staff_queues() returns text[]
language sql stable set search_path = '' as $$
  select case when private.is_staff('{moderator,admin}') then '{applications,companies,names,credentials,reviews}'::text[] else '{}' end
      || case when private.is_staff('{support,admin}') then '{disputes}'::text[] else '{}' end
$$;

-- One item of a queue, whether it still waits or not: { title, status, since, concerns_me, facts: [{ key, value }], related: [{ queue,
-- id, detail, status }], missing, history: [{ decision, reason, at, mine }], decisions }. Reading it is written down, once an hour.
-- Null when there is none.
create or replace function public.staff_item(queue text, id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  item jsonb;
  target text;
  mine boolean;
begin
  if not coalesce(queue = any (private.staff_queues()), false) then
    return null;
  end if;
  item := case queue when 'applications' then private.application_item(staff_item.id) when 'companies' then private.company_item(staff_item.id)
                     when 'names' then private.name_item(staff_item.id)
                     when 'credentials' then private.credential_item(staff_item.id) when 'reviews' then private.review_item(staff_item.id)
                     when 'disputes' then private.dispute_item(staff_item.id) end;
  if item is null then
    return null;
  end if;
  target := item ->> 'kind';
  mine := private.concerns_caller(target, staff_item.id);
  if not exists (select from private.staff_decisions as d
                  where d.target_kind = target and d.target_id = staff_item.id and d.staff_id = auth.uid() and d.decision = 'read'
                    and d.at > now() - interval '1 hour') then
    perform private.log_decision(target, staff_item.id, 'read');
  end if;
  return item - 'kind' || jsonb_build_object(
    'missing', coalesce(item -> 'missing', '[]'), 'concerns_me', mine, 'decisions', case when mine then '[]' else item -> 'decisions' end,
    'history', (select coalesce(jsonb_agg(jsonb_build_object('decision', d.decision, 'reason', d.reason, 'at', d.at, 'mine', coalesce(d.staff_id = auth.uid(), false))
                                          order by d.id), '[]')
                  from private.staff_decisions as d where d.target_kind = target and d.target_id = staff_item.id and d.decision <> 'read'));
end
$$;
