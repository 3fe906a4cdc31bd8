-- The page of a company shows its projects with photos, its logo and its hours, drafted and published with the rest.

-- Whether these are the hours of a week: { appointment, days: { mon: ["08:00", "17:00"], … } }. A day that is missing is closed; without any, and
-- with `appointment`, the company meets people by appointment.
create function private.is_hours(hours jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select case
    when jsonb_typeof(hours) is distinct from 'object' or jsonb_typeof(hours -> 'days') is distinct from 'object'
         or jsonb_typeof(hours -> 'appointment') is distinct from 'boolean' then false
    when hours - '{appointment,days}'::text[] <> '{}' or (hours -> 'days') - '{mon,tue,wed,thu,fri,sat,sun}'::text[] <> '{}' then false
    when hours -> 'days' = '{}' and not (hours ->> 'appointment')::boolean then false
    else not exists (
      select from jsonb_each(hours -> 'days') as d
       where case when jsonb_typeof(d.value) <> 'array' then true
                  when jsonb_array_length(d.value) <> 2 then true
                  else not coalesce(d.value ->> 0 ~ '^([01]\d|2[0-3]):[0-5]\d$' and d.value ->> 1 ~ '^(([01]\d|2[0-3]):[0-5]\d|24:00)$'
                                    and d.value ->> 0 < d.value ->> 1, false) end) end
$$;
revoke execute on function private.is_hours(jsonb) from public, anon, authenticated;

alter table public.providers
  add column logo_path text check (logo_path ~ '^u/[0-9a-f-]{36}/[0-9a-f]{64}\.(jpg|png|webp)$'),
  add column hours jsonb check (hours is null or private.is_hours(hours));
call private.classify('public.providers', 'company');
update private.personal_data as d set also = replace(d.also, 'employees = null', 'employees = null, logo_path = null, hours = null')
 where d.table_name = 'public.providers';

update private.retention_rules as r set expired = $$case
   when t.credential_id is not null then not exists (select from public.credentials as c where c.id = t.credential_id and c.status = 'claimed')
      and not exists (select from private.staff_decisions as d where d.target_kind = 'credential' and d.target_id = t.credential_id
                         and d.decision in ('verify', 'reject') and d.at >= clock.now - interval '90 days')
   else t.created_at < clock.now - interval '1 day'
      and not exists (select from public.portfolio_items as i where i.provider_id = t.provider_id and i.image_path = t.name)
      and not exists (select from public.providers as p where p.id = t.provider_id and p.logo_path = t.name)
      and not exists (select from private.page_drafts as d where d.provider_id = t.provider_id and strpos(d.page::text, t.name) > 0) end$$ where r.id = 'company_files';

-- Whether a picture of this kind is there for the company.
create function private.has_picture(provider uuid, kind text, name text) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from private.company_files as f
                  where f.name = has_picture.name and f.provider_id = has_picture.provider and f.kind = has_picture.kind and f.stored_at is not null)
$$;

-- Makes these the projects of the page, in their order: [{ id, title_en, title_fr?, description_en?, description_fr?, image, alt_en, alt_fr?,
-- completed_on? }], 24 at most. Each shows a picture that is there and says in words what it shows, in Quebec in French too.
create function private.write_projects(p public.providers, projects jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  listed constant jsonb := case when jsonb_typeof(projects) = 'array' then projects else '[]' end;
  entry jsonb;
  shown public.portfolio_items;
  written public.portfolio_items[] := '{}';
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
    elsif p.province = 'QC' and shown.title_fr is null then
      perform private.refuse('title_fr', 'The title is missing in French', 'A page in Quebec says it in French too.');
    elsif p.province = 'QC' and shown.alt_fr is null then
      perform private.refuse('alt_fr', 'What the picture shows is missing in French', 'A page in Quebec says it in French too.');
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

-- A day that is not ahead; null for none. Raises PT422.
create function private.clean_past_day(given text, field text) returns date
language plpgsql stable set search_path = '' as $$
declare
  day date;
begin
  if coalesce(btrim(given), '') = '' then
    return null;
  end if;
  begin
    day := case when btrim(given) ~ '^\d{4}-\d\d-\d\d$' then btrim(given)::date end;
  exception when others then
    day := null;
  end;
  if day is null then
    perform private.refuse(clean_past_day.field, 'That is not a day', 'Write it like 2026-05-31.');
  elsif day > private.canada_today() or day < '1900-01-01' then
    perform private.refuse(clean_past_day.field, 'That day is not over yet', 'Enter when the work was finished.');
  end if;
  return day;
end
$$;

-- Makes this picture the logo of the company; none takes it away.
create function private.write_logo(p public.providers, logo text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if logo is not null and logo is distinct from p.logo_path and not private.has_picture(p.id, 'logo', logo) then
    perform private.refuse('logo', 'The logo is not there any more', 'Add it again.');
  end if;
  update public.providers as known set logo_path = write_logo.logo where known.id = p.id;
end
$$;

-- Makes these the hours of the company; none says nothing about them.
create function private.write_hours(p public.providers, hours jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  said constant jsonb := nullif(hours, 'null');
begin
  if said is not null and not private.is_hours(said) then
    perform private.refuse('hours', 'These are no hours of a week', 'Each day that is not closed opens before it closes.');
  end if;
  update public.providers as known set hours = said where known.id = p.id;
end
$$;

revoke execute on function private.has_picture(uuid, text, text), private.write_projects(public.providers, jsonb),
  private.clean_past_day(text, text), private.write_logo(public.providers, text), private.write_hours(public.providers, jsonb)
  from public, anon, authenticated;

-- The page as it is stored: { name, trade } as they are wanted, texts, services, place, ways to reach it and facts. The postal code is
-- not kept, so a draft alone may have one.
create or replace function private.page_json(provider uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'name', coalesce(n.name, p.trade_name), 'trade', coalesce(n.trade, (select t.name from private.trades as t where t.name = p.primary_category)),
    'tagline_en', p.tagline_en, 'tagline_fr', p.tagline_fr, 'description_en', p.description_en, 'description_fr', p.description_fr,
    'services', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name_en', s.name_en, 'name_fr', s.name_fr, 'price_cents', s.price_cents)
                                           order by s.position), '[]') from public.provider_services as s where s.provider_id = p.id),
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

-- Makes a page what is stored of a company, all of it or nothing. What it leaves as it is stored is not looked at again, so that a page
-- from before a rule changes part by part. Raises PT422 with the field in detail.
create or replace function private.apply_page(provider uuid, page jsonb) returns void
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
  perform private.require_french(p.id);
end
$$;

-- draft: { provider_id, seen, page }. Keeps a page that could be published as it is; one that says what is live ends the draft: { version,
-- saved_at }. `seen` is the version that the caller worked from. Nothing is kept where somebody else has changed the page since,
-- unless the result is what is there already. Raises PT409 with 'version' in detail then, PT404, PT409, PT422, PT429.
create or replace function public.save_page_draft(draft jsonb) returns jsonb
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
    raise exception using errcode = 'PT409', message = 'Somebody of your team saved a newer version', detail = 'version',
      hint = 'Compare the two and save again.';
  end if;
  return jsonb_build_object('version', private.page_version(p.id), 'saved_at', (select d.saved_at from private.page_drafts as d where d.provider_id = p.id));
end
$$;

-- Everything the page of one company shows: the columns of its directory row; what it says about itself, in { en, fr };
-- `away_until` and `next_free_on` until these days are over; `logo` and the pictures of `projects` by their name in the bucket 'portfolio'; `reachable`: whether somebody reads its requests; `badges` with the figures behind each; `credentials` with state 'live' or 'expired' as of today; `featured` when its plan
-- pays for prominence. A row without a company behind it answers with the directory's columns and empty lists. Null when
-- there is no row, which is so for companies that are not approved.
-- Runs as its owner: row security hides statistics from the planner, and only what is public is read.
create or replace function public.provider_profile(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(s) || jsonb_build_object(
    'verified', case when p.id is null then s.verified else private.is_verified(p.id) end,
    'tagline', private.in_both(p.tagline_en, p.tagline_fr),
    'description', private.in_both(p.description_en, p.description_fr),
    'established', p.established,
    'employees', p.employees,
    'phone', p.public_phone,
    'website', p.website,
    'accepting_work', coalesce(p.accepting_work, true),
    'away_until', case when p.away_until >= private.canada_today() then p.away_until end,
    'next_free_on', case when p.next_free_on >= private.canada_today() then p.next_free_on end,
    'languages', coalesce(to_jsonb(p.languages), '[]'),
    'logo', p.logo_path,
    'hours', p.hours,
    'is_sample', coalesce(p.is_sample, false),
    'reachable', private.is_reachable(s.id),
    'badges', private.provider_badges(s.id),
    'licensed_and_insured', private.is_licensed_and_insured(s.id),
    'featured', exists (
      select from public.subscriptions as u join public.plans as plan on plan.id = u.plan_id
       where u.provider_id = s.id and plan.featured and u.status in ('active', 'trialing')),
    'rating_base', (
      select jsonb_build_object('rating', b.rating, 'review_count', b.review_count, 'source', b.source)
        from public.provider_rating_base as b where b.provider_id = s.id),
    'services', (
      select coalesce(jsonb_agg(jsonb_build_object(
               'id', v.id, 'name', private.in_both(v.name_en, v.name_fr), 'price_cents', v.price_cents,
               'price_unit', v.price_unit, 'fixed_price', v.fixed_price) order by v.position), '[]')
        from public.provider_services as v where v.provider_id = s.id),
    'projects', (
      select coalesce(jsonb_agg(jsonb_build_object(
               'id', i.id, 'title', private.in_both(i.title_en, i.title_fr),
               'description', private.in_both(i.description_en, i.description_fr), 'image', i.image_path,
               'alt', private.in_both(i.alt_en, i.alt_fr), 'completed_on', i.completed_on) order by i.position), '[]')
        from public.portfolio_items as i where i.provider_id = s.id),
    'testimonials', (
      select coalesce(jsonb_agg(jsonb_build_object(
               'id', t.id, 'name', t.name, 'project', private.in_both(t.project_en, t.project_fr), 'rating', t.rating,
               'text', private.in_both(t.text_en, t.text_fr)) order by t.position), '[]')
        from public.provider_testimonials as t where t.provider_id = s.id),
    'credentials', (
      select coalesce(jsonb_agg(jsonb_build_object(
               'id', c.id, 'kind', c.kind, 'jurisdiction', c.jurisdiction, 'number', private.public_number(c),
               'issuer', private.in_both(c.issuer, c.issuer_fr),
               'source_url', c.source_url, 'checked_at', c.checked_at, 'expires_on', c.expires_on,
               'state', case when private.is_live(c) then 'live' else 'expired' end) order by not private.is_live(c), c.kind, c.number), '[]')
        from public.credentials as c where c.provider_id = s.id and c.status in ('verified', 'expired')),
    'areas', (
      select coalesce(jsonb_agg(jsonb_build_object('area', a.area, 'fsa_prefixes', a.fsa_prefixes) order by a.position), '[]')
        from public.provider_areas as a where a.provider_id = s.id))
    from public.services as s left join public.providers as p on p.id = s.id
   where s.id = provider_profile.id
$$;

-- Title, description and structured data of /services/:id. `{site}` stands for the site's address in the language.
-- params: { id }. Null when nobody has the id. The rating in structured data rests on real reviews alone.
create or replace function public.describe_service(params jsonb, locale text default 'en') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  service public.services;
  provider public.providers;
  french constant boolean := locale = 'fr';
  page text;
  summary text;
  rated record;
begin
  begin
    select * into service from public.services where id = (params ->> 'id')::uuid;
  exception when invalid_text_representation then
    return null;
  end;
  if service.id is null then
    return null;
  end if;
  select * into provider from public.providers where id = service.id;
  select round(sum(r.stars) / nullif(sum(r.reviews), 0), 1) as rating, sum(r.reviews) as reviews into rated
    from private.rating_sources as r where r.provider_id = service.id and not r.imported;
  page := '{site}/services/' || service.id;
  summary := private.service_summary(service, provider, describe_service.locale);

  return jsonb_build_object(
    'title', service.name || coalesce(' – ' || nullif(service.location, ''), ''),
    'description', summary,
    'jsonLd', jsonb_build_array(
      jsonb_strip_nulls(jsonb_build_object(
        '@type', 'LocalBusiness',
        '@id', page || '#business',
        'name', service.name,
        'url', page,
        'description', summary,
        'telephone', provider.public_phone,
        'foundingDate', provider.established::text,
        'address', private.postal_address(service.location),
        'geo', case when provider.lat is not null then jsonb_build_object(
          '@type', 'GeoCoordinates', 'latitude', provider.lat, 'longitude', provider.lng) end,
        'areaServed', (select jsonb_agg(a.area order by a.position) from public.provider_areas as a where a.provider_id = service.id),
        'knowsLanguage', to_jsonb(provider.languages),
        'openingHoursSpecification', case when not provider.is_sample then (
          select jsonb_agg(jsonb_build_object('@type', 'OpeningHoursSpecification', 'dayOfWeek', day.name, 'opens', day.open ->> 0,
                                              'closes', replace(day.open ->> 1, '24:00', '23:59')) order by day.n)
            from (select w.n, w.name, provider.hours -> 'days' -> left(lower(w.name), 3) as open
                    from unnest('{Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday}'::text[]) with ordinality as w (name, n)) as day
           where day.open is not null) end,
        'aggregateRating', case when rated.reviews > 0 then jsonb_build_object(
          '@type', 'AggregateRating', 'ratingValue', rated.rating, 'reviewCount', rated.reviews, 'bestRating', 5, 'worstRating', 1) end)),
      jsonb_build_object(
        '@type', 'BreadcrumbList',
        'itemListElement', jsonb_build_array(
          jsonb_build_object('@type', 'ListItem', 'position', 1, 'name', case when french then 'Accueil' else 'Home' end, 'item', '{site}'),
          jsonb_build_object('@type', 'ListItem', 'position', 2,
                             'name', case when french then 'Services professionnels' else 'Professional Services' end, 'item', '{site}/services'),
          jsonb_build_object('@type', 'ListItem', 'position', 3, 'name', service.name, 'item', page)))));
end
$$;

