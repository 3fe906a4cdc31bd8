-- The page of a company that is live, as its people work on it: one draft that they share, shown as it will be, then published in
-- one step. What the company is called and its trade wait for staff (08_name_changes.sql).

-- The page as it is stored: { name, trade } as they are wanted, texts, services, place, ways to reach it and facts. The postal code is
-- not kept, so a draft alone may have one.
create function private.page_json(provider uuid) returns jsonb
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
    perform private.refuse('name', 'That is not the name of a company', 'Write it without a web or email address.');
  elsif not exists (select from private.trades as t where t.name = ask_for_name.trade) then
    perform private.refuse('trade', 'The trade of the company is missing', 'Choose one of the trades.');
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
    perform private.refuse('service_radius_km', 'How far you travel is missing', 'Enter a distance from 1 to 500 km.');
  elsif answers <> all ('{Within 1 hour,Within 2 hours,Within 4 hours,Same day,Within 1 day,Within 2 days,Within 3 days}') then
    perform private.refuse('response_time', 'That is not one of the answer times', 'Choose one from the list.');
  elsif coalesce(cardinality(spoken), 0) not between 1 and 12
        or not spoken <@ '{en,fr,ar,cr,de,el,es,fa,hi,it,iu,ko,pa,pl,pt,ru,ta,tl,uk,ur,vi,yue,zh}' then
    perform private.refuse('languages', 'The languages you speak are missing', 'Choose one or more from the list.');
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
  known constant text[] := '{name,trade,tagline_en,tagline_fr,description_en,description_fr,services,city,province,postal_code,areas,phone,website,established,employees,languages,service_radius_km,response_time,logo,hours,projects}';
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
    raise exception using errcode = 'PT409', message = 'Somebody on your team has saved a newer version', detail = 'version',
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
      raise exception using errcode = 'PT409', message = 'Somebody on your team has saved a newer version', detail = 'version',
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
