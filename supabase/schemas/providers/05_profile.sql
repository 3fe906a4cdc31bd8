-- What the profile page and search engines read: one call for one company.

create function private.in_both(en text, fr text) returns jsonb
language sql immutable parallel safe set search_path = '' as $$
  select case when coalesce(en, fr) is not null then jsonb_build_object('en', en, 'fr', fr) end
$$;

-- Licensed and insured: liability insurance and the licence of the trade, both live.
create function private.is_licensed_and_insured(provider uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(bool_or(c.kind = 'liability_insurance') and bool_or(private.is_trade_licence(c)), false)
    from public.credentials as c where c.provider_id = provider and private.is_live(c)
$$;

-- The number of a licence that anybody can look up in the register of whoever issued it; null for any other, such as a policy's.
create function private.public_number(credential public.credentials) returns text
language sql stable set search_path = '' as $$
  select case when credential.source_url is not null and credential.kind not in ('identity', 'liability_insurance', 'workers_comp')
              then credential.number end
$$;

-- Where a company is ('Montréal, QC'), as people read it in a language: French has its own short names of provinces, and its accents
-- for cities of Quebec that were typed without. Null where nothing is said.
create function private.place_in(location text, locale text) returns text
language plpgsql stable set search_path = '' as $$
begin
  return (
    select case when place_in.locale <> 'fr' or french.province is null then nullif(place_in.location, '')
                else concat_ws(', ', nullif(coalesce(known.city, said.city), ''), french.province) end
      from (select regexp_replace(place_in.location, ', [A-Z]{2}$', '') as city, substring(place_in.location from ', ([A-Z]{2})$') as code) as said
      left join (values ('AB', 'Alb.'), ('BC', 'C.-B.'), ('MB', 'Man.'), ('NB', 'N.-B.'), ('NL', 'T.-N.-L.'), ('NS', 'N.-É.'), ('NT', 'T. N.-O.'),
                        ('NU', 'Nunavut'), ('ON', 'Ont.'), ('PE', 'Î.-P.-É.'), ('QC', 'Qc'), ('SK', 'Sask.'), ('YT', 'Yukon'))
             as french (code, province) on french.code = said.code
      left join lateral (
        select f.city from public.fsa_centroids as f
         where said.code = 'QC' and f.province = 'QC' and f.city_key = regexp_replace(private.place_key(said.city), '^quebec city$', 'quebec')
         limit 1) as known on true);
end
$$;

-- What tabs and search results call the page of a company: who, what and where; without the trade where that would be cut.
create function private.service_title(service public.services, locale text) returns text
language sql stable set search_path = '' as $$
  select case when length(whole.title) <= 60 then whole.title else concat_ws(' – ', service.name, private.place_in(service.location, service_title.locale)) end
    from (select service.name || ' – ' || concat_ws(', ', private.trade_label(service.category, service_title.locale),
                                                    private.place_in(service.location, service_title.locale)) as title) as whole
$$;

-- Everything the page of one company shows: the columns of its directory row; `page_title`, and what it says about itself, in { en, fr };
-- `away_until` and `next_free_on` until these days are over; `logo` and the pictures of `projects` by their name in the bucket 'portfolio'; `reachable`: whether somebody reads its requests; `answers`: { asked, answered } of 90 days where
-- `response_time` was measured from them, null where the company states it; `badges` with the figures behind each; `credentials` with state 'live' or 'expired' as of today; `featured` when its plan
-- pays for prominence. A row without a company behind it answers with the directory's columns and empty lists. Null when
-- there is no row, which is so for companies that are not approved.
-- Runs as its owner: row security hides statistics from the planner, and only what is public is read.
create function public.provider_profile(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(s) || jsonb_build_object(
    'verified', case when p.id is null then s.verified else private.is_verified(p.id) end,
    'page_title', private.in_both(private.service_title(s, 'en'), private.service_title(s, 'fr')),
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
    'answers', (
      select jsonb_build_object('asked', t.asked, 'answered', t.answered)
        from private.response_times as t where t.provider_id = s.id and t.words = s.response_time),
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

-- A line with a period behind it, unless it ends as a sentence already.
create function private.as_sentence(line text) returns text
language sql immutable set search_path = '' as $$
  select line || case when line ~ '[.!?…]$' then '' else '.' end
$$;

-- One paragraph for search results: what the company says about itself, else what it is and where. Credentials that nobody checked are not promised.
create function private.service_summary(service public.services, provider public.providers, locale text) returns text
language sql stable set search_path = '' as $$
  select case
    when service_summary.locale = 'fr' then
      case when provider.tagline_fr is not null
           then concat(private.as_sentence(provider.tagline_fr), ' ', private.trade_label(service.category, 'fr'), ' (' || private.place_in(service.location, 'fr') || ')', '.')
           else concat(private.trade_label(service.category, 'fr'), ' (' || private.place_in(service.location, 'fr') || ')', chr(160), ': note, ',
                       case when service.verified then 'attestations vérifiées, ' end, 'délai de réponse et demande de soumission.') end
    when provider.tagline_en is not null
      then concat(private.as_sentence(provider.tagline_en), ' ', service.category, ' in ' || nullif(service.location, ''), '.')
    else concat(service.category, ' in ' || nullif(service.location, ''), ': rating, ',
                case when service.verified then 'checked credentials, ' end, 'response time and a way to ask for a quote.') end
$$;

-- Where a company is, for search engines, from what the directory shows ('Toronto, ON'). Null when it shows nothing.
create function private.postal_address(location text) returns jsonb
language sql immutable parallel safe set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
           '@type', 'PostalAddress', 'addressLocality', nullif(regexp_replace(location, ', [A-Z]{2}$', ''), ''),
           'addressRegion', substring(location from ', ([A-Z]{2})$'), 'addressCountry', 'CA'))
   where location <> ''
$$;

-- Title, description and structured data of /services/:id. `{site}` stands for the site's address in the language.
-- params: { id }. Null when nobody has the id. The rating in structured data rests on real reviews alone.
create function public.describe_service(params jsonb, locale text default 'en') returns jsonb
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
    'title', private.service_title(service, describe_service.locale),
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

revoke execute on function private.in_both(text, text), private.is_licensed_and_insured(uuid), private.public_number(public.credentials), private.postal_address(text),
  private.as_sentence(text), private.service_summary(public.services, public.providers, text), private.service_title(public.services, text),
  private.place_in(text, text) from public, anon, authenticated;
revoke execute on function public.provider_profile(uuid), public.describe_service(jsonb, text) from public, anon, authenticated;
grant execute on function public.provider_profile(uuid), public.describe_service(jsonb, text) to anon, authenticated, service_role;
