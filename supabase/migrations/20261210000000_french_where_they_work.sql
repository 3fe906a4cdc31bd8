-- A company that works in Quebec needs its page in French, wherever it is itself.

-- What people call parts of Quebec that are no city.
create table private.quebec_regions (
  -- As it is looked up (place_key).
  key text collate "C" primary key
);
call private.classify('private.quebec_regions', 'reference');
insert into private.quebec_regions (key)
select private.place_key(name)
  from unnest('{Bas-Saint-Laurent,Mauricie,Estrie,Cantons-de-l’Est,Eastern Townships,Outaouais,Abitibi,Témiscamingue,Côte-Nord,Gaspésie,Gaspé,Îles-de-la-Madeleine,Magdalen Islands,Chaudière-Appalaches,Laurentides,Laurentians,Lanaudière,Montérégie,West Island,Ouest-de-l’Île}'::text[]) as name;

-- Whether a company that works there works in Quebec: the province, a region, a city that is known or how a postal code begins stands
-- in the name. A city with another province behind it is another city: 'LaSalle, ON'.
create function private.is_in_quebec(area text) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  words constant text[] := string_to_array(private.place_key(area), ' ');
  at integer := 1;
  size integer;
  named text;
  said text;
begin
  if cardinality(words) = 1 and words[1] ~ '^[ghj]$' then
    return true;
  end if;
  while at <= cardinality(words) loop
    if words[at] ~ '^[ghj][0-9]([abceghj-nprstv-z]([0-9][abceghj-nprstv-z][0-9])?)?$' then
      return true;
    end if;
    size := least(4, cardinality(words) - at + 1);
    while size > 0 loop
      named := array_to_string(words[at : at + size - 1], ' ');
      if private.province_of(named) = 'QC' or exists (select from private.quebec_regions as r where r.key = named) then
        return true;
      end if;
      if exists (select from private.named_places as p where replace(p.key, ' ', '') = replace(named, ' ', '')) then
        select private.province_of(array_to_string(words[at + size : at + size + n - 1], ' ')) into said
          from generate_series(1, 4) as n
         order by private.province_of(array_to_string(words[at + size : at + size + n - 1], ' ')) is null, n desc limit 1;
        if coalesce(said, (select min(p.province) from private.named_places as p
                            where replace(p.key, ' ', '') = replace(named, ' ', '') having count(distinct p.province) = 1)) = 'QC' then
          return true;
        end if;
        exit;
      end if;
      size := size - 1;
    end loop;
    at := at + greatest(size, 1);
  end loop;
  return false;
end
$$;

-- The place for which the page of a company needs French texts: its city in Quebec, else the first place there where it works; null
-- where it serves none.
create function private.served_in_quebec(provider uuid) returns text
language sql stable set search_path = '' as $$
  select coalesce(case when p.province = 'QC' then coalesce(p.city, 'Québec') end, (
           select a.area from public.provider_areas as a
            where a.provider_id = p.id
              and (private.is_in_quebec(a.area) or exists (select from unnest(a.fsa_prefixes) as prefix where private.postal_province(prefix) = 'QC'))
            order by a.position limit 1))
    from public.providers as p where p.id = served_in_quebec.provider
$$;

alter table private.quebec_regions enable row level security;
revoke all on private.quebec_regions from public, anon, authenticated;
revoke execute on function private.is_in_quebec(text), private.served_in_quebec(uuid) from public, anon, authenticated;

drop function private.require_french(uuid);
-- Ends the call of who would leave a live page that serves Quebec without its text in French, or begins to serve it with projects that
-- are not in French.
-- before: what it served there until this call (served_in_quebec)
create function private.require_french(provider uuid, before text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  p public.providers;
  place constant text := private.served_in_quebec(require_french.provider);
begin
  select * into p from public.providers as known where known.id = require_french.provider;
  if p.status <> 'approved' or place is null then
    return;
  elsif p.description_fr is null then
    perform private.refuse('description_fr', format('The page of a company that works in Quebec (%s) needs its text in French', place),
      'Write it in French too, in at least 80 characters. If that place is in another province, write the province after it, such as LaSalle, ON.');
  elsif require_french.before is null
        and exists (select from public.portfolio_items as i where i.provider_id = p.id and (i.title_fr is null or i.alt_fr is null)) then
    perform private.refuse('projects_fr', format('The projects of a company that works in Quebec (%s) need their words in French', place),
      'Write the title of each project, and what its photo shows, in French too.');
  end if;
end
$$;

revoke execute on function private.require_french(uuid, text) from public, anon, authenticated;

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
  )
  select i.key, i.state, i.required from items as i order by i.place
$$;

create or replace function public.save_company_about(about jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p constant public.providers := private.own_page(about ->> 'provider_id');
begin
  perform private.write_about(p, about);
  perform private.require_french(p.id, private.served_in_quebec(p.id));
  return jsonb_build_object('provider_id', p.id);
end
$$;

create or replace function public.save_company_place(place jsonb) returns jsonb
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

create or replace function private.company_json(p public.providers) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', p.id, 'status', p.status, 'name', p.trade_name, 'trade', (select t.name from private.trades as t where t.name = p.primary_category),
    'description_en', p.description_en, 'description_fr', p.description_fr, 'city', p.city, 'province', p.province,
    'placed', p.lat is not null, 'served_in_quebec', private.served_in_quebec(p.id), 'phone', p.public_phone, 'website', p.website, 'in_directory', p.in_directory,
    'legal_name', l.legal_name, 'business_number', l.business_number,
    'areas', (select coalesce(jsonb_agg(a.area order by a.position), '[]') from public.provider_areas as a where a.provider_id = p.id),
    'services', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name_en', s.name_en, 'name_fr', s.name_fr, 'price_cents', s.price_cents)
                                           order by s.position), '[]') from public.provider_services as s where s.provider_id = p.id),
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

create or replace function private.write_projects(p public.providers, projects jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  listed constant jsonb := case when jsonb_typeof(projects) = 'array' then projects else '[]' end;
  entry jsonb;
  shown public.portfolio_items;
  written public.portfolio_items[] := '{}';
  needs_french constant boolean := private.served_in_quebec(p.id) is not null;
begin
  if jsonb_array_length(listed) > 24 then
    perform private.refuse('projects', 'A page shows up to 24 projects', 'Take an older one off first.');
  end if;
  for entry in select e.value from jsonb_array_elements(listed) with ordinality as e (value, n) order by e.n loop
    shown.id := private.clean_uuid(entry ->> 'id', 'id', 'The id of the project');
    shown.provider_id := p.id;
    shown.title_en := private.needed(private.clean_text(entry ->> 'title_en', 120, 'title_en', 'The title'), 'title_en', 'The title');
    shown.title_fr := private.clean_text(entry ->> 'title_fr', 120, 'title_fr', 'The title');
    shown.description_en := coalesce(private.clean_text(entry ->> 'description_en', 2000, 'description_en', 'The text', true), '');
    shown.description_fr := private.clean_text(entry ->> 'description_fr', 2000, 'description_fr', 'The text', true);
    shown.image_path := coalesce(entry ->> 'image', '');
    shown.alt_en := private.needed(private.clean_text(entry ->> 'alt_en', 300, 'alt_en', 'What the picture shows'), 'alt_en', 'What the picture shows');
    shown.alt_fr := private.clean_text(entry ->> 'alt_fr', 300, 'alt_fr', 'What the picture shows');
    shown.completed_on := private.clean_past_day(entry ->> 'completed_on', 'completed_on');
    shown.position := coalesce(cardinality(written), 0);
    if private.holds_link(shown.title_en) or private.holds_link(shown.title_fr) then
      perform private.refuse(case when private.holds_link(shown.title_en) then 'title_en' else 'title_fr' end, 'A title leads nowhere',
        'Write it without an address of the web or of email.');
    elsif needs_french and shown.title_fr is null then
      perform private.refuse('title_fr', 'The title is missing in French', 'The page of a company that works in Quebec says it in French too.');
    elsif needs_french and shown.alt_fr is null then
      perform private.refuse('alt_fr', 'What the picture shows is missing in French', 'The page of a company that works in Quebec says it in French too.');
    elsif exists (select from public.portfolio_items as i where i.id = shown.id and i.provider_id <> p.id) then
      raise exception using errcode = 'PT409', message = 'This id belongs to another project', hint = 'Reload the page and enter it again.';
    elsif not private.has_picture(p.id, 'portfolio', shown.image_path)
          and not exists (select from public.portfolio_items as i where i.provider_id = p.id and i.id = shown.id and i.image_path = shown.image_path) then
      perform private.refuse('image', 'The photo is missing', 'Add it again.');
    elsif exists (select from unnest(written) as w where w.id = shown.id) then
      perform private.refuse('projects', 'A project stands there twice', 'Reload the page and write it again.');
    end if;
    written := written || shown;
  end loop;
  delete from public.portfolio_items as i where i.provider_id = p.id;
  insert into public.portfolio_items select (w).* from unnest(written) as w;
end
$$;

create or replace function private.apply_page(provider uuid, page jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  p public.providers;
  stored constant jsonb := private.page_json(apply_page.provider);
  before constant text := private.served_in_quebec(apply_page.provider);
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
  -- A page from before there were these says nothing about them.
  if page ? 'projects' and private.differs(page, stored, 'projects') then
    perform private.write_projects(p, page -> 'projects');
  end if;
  if page ? 'logo' then
    perform private.write_logo(p, nullif(page ->> 'logo', ''));
  end if;
  if page ? 'hours' then
    perform private.write_hours(p, page -> 'hours');
  end if;
  perform private.require_french(p.id, before);
end
$$;
