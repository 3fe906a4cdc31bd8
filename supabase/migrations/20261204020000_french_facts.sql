-- What search engines are told on French pages is French: the trade of a company, the category of materials and offers. Titles of companies
-- name the trade in both languages, and facts of materials and offers name their picture.

alter table private.trades add column name_fr text check (length(btrim(name_fr)) between 1 and 120);
update private.trades as t
   set name_fr = coalesce((select f.name_fr from (values
  ('Plumbing', 'Plomberie'), ('Electrical', 'Électricité'), ('Roofing', 'Toiture'), ('HVAC', 'Chauffage et climatisation'),
  ('Landscaping', 'Aménagement paysager'), ('Painting', 'Peinture'), ('Flooring', 'Revêtement de sol'), ('Construction', 'Construction'),
  ('Kitchen Renovation', 'Rénovation de cuisine'), ('Bathroom Renovation', 'Rénovation de salle de bain'),
  ('Windows & Doors', 'Portes et fenêtres'), ('Design', 'Design'), ('Pest Control', 'Extermination'), ('Moving', 'Déménagement'),
  ('Cleaning', 'Entretien ménager'), ('Assembly', 'Assemblage'), ('Storage', 'Entreposage'), ('Home Maintenance', 'Entretien résidentiel'),
  ('Home Security', 'Sécurité résidentielle'), ('Decks & Fences', 'Terrasses et clôtures'), ('Masonry & Concrete', 'Maçonnerie et béton'),
  ('Insulation', 'Isolation'), ('Pools & Spas', 'Piscines et spas'), ('Siding', 'Revêtement extérieur')) as f (name, name_fr) where f.name = t.name), t.name);
alter table private.trades alter column name_fr set not null;
call private.classify('private.trades', 'reference');

-- What people read for a trade in the language; one that is not listed is shown as it is.
create function private.trade_label(trade text, locale text) returns text
language sql stable set search_path = '' as $$
  select coalesce((select t.name_fr from private.trades as t where trade_label.locale = 'fr' and t.name = trade_label.trade), trade_label.trade)
$$;
revoke execute on function private.trade_label(text, text) from public, anon, authenticated;

-- What people read for a category in the language, by its title; what is no category is shown as it is.
create function private.category_label(category text, locale text) returns text
language sql stable set search_path = '' as $$
  select coalesce((select t.title from public.categories as c join public.category_texts as t on t.category_id = c.id
                    where c.title = category_label.category and t.locale = category_label.locale), category_label.category)
$$;
revoke execute on function private.category_label(text, text) from public, anon, authenticated;

-- What tabs and search results call the page of a company: who, what and where; without the trade where that would be cut.
create function private.service_title(service public.services, locale text) returns text
language sql stable set search_path = '' as $$
  select case when length(whole.title) <= 60 then whole.title else concat_ws(' – ', service.name, nullif(service.location, '')) end
    from (select service.name || ' – ' || concat_ws(', ', private.trade_label(service.category, service_title.locale),
                                                    nullif(service.location, '')) as title) as whole
$$;
revoke execute on function private.service_title(public.services, text) from public, anon, authenticated;

create or replace function private.service_summary(service public.services, provider public.providers, locale text) returns text
language sql stable set search_path = '' as $$
  select case
    when service_summary.locale = 'fr' then coalesce(
      provider.tagline_fr,
      concat(private.trade_label(service.category, 'fr'), ' (' || nullif(service.location, '') || ')', chr(160), ': note, ',
             case when service.verified then 'attestations vérifiées, ' end, 'délai de réponse et demande de soumission.'))
    else coalesce(
      provider.tagline_en,
      concat(service.category, ' in ' || nullif(service.location, ''), ': rating, ',
             case when service.verified then 'checked credentials, ' end, 'response time and a way to ask for a quote.')) end
$$;

create or replace function public.provider_profile(id uuid) returns jsonb
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

create or replace function public.describe_material(params jsonb, locale text default 'en') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  material public.materials;
  vendor text;
  french constant boolean := locale = 'fr';
  wanted constant text := params ->> 'id';
  page constant text := '{site}/materials/' || wanted;
  said_name text;
  said_description text;
begin
  if wanted !~ '^\d{1,15}$' then
    return null;
  end if;
  select * into material from public.materials as m where m.id = wanted::bigint and m.published;
  if material.id is null then
    return null;
  end if;
  select p.trade_name into vendor from public.providers as p where p.id = material.vendor_id and p.status = 'approved';
  said_name := case when french then coalesce(material.name_fr, material.name) else material.name end;
  said_description := case when french then coalesce(material.description_fr, material.description) else material.description end;
  return jsonb_build_object(
    'title', said_name,
    'description', said_description,
    'picture', material.image,
    'jsonLd', jsonb_build_array(jsonb_strip_nulls(jsonb_build_object(
      '@type', 'Product',
      '@id', page || '#product',
      'name', said_name,
      'url', page,
      'description', said_description,
      'category', private.category_label(material.category, describe_material.locale),
      'sku', material.sku,
      'brand', case when material.brand is not null then jsonb_build_object('@type', 'Brand', 'name', material.brand) end,
      'offers', jsonb_build_object(
        '@type', 'Offer',
        'url', page,
        'price', to_char(material.price, 'FM9999990.00'),
        'priceCurrency', 'CAD',
        'availability', 'https://schema.org/' || case when material.in_stock then 'InStock' else 'OutOfStock' end,
        'itemCondition', 'https://schema.org/NewCondition',
        'areaServed', 'CA',
        'seller', case when vendor is not null then jsonb_build_object('@type', 'Organization', 'name', vendor) end)))));
end
$$;

create or replace function public.describe_material_hub(params jsonb, locale text default 'en') returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('jsonLd', jsonb_build_array(jsonb_build_object(
           '@type', 'ItemList',
           'itemListElement', jsonb_agg(jsonb_build_object(
             '@type', 'ListItem', 'position', listed.place,
             'item', jsonb_build_object(
               '@type', 'Product', '@id', '{site}/materials/' || m.id || '#product',
               'name', case when describe_material_hub.locale = 'fr' then coalesce(m.name_fr, m.name) else m.name end,
               'url', '{site}/materials/' || m.id,
               'category', private.category_label(m.category, describe_material_hub.locale),
               'offers', jsonb_build_object(
                 '@type', 'Offer', 'url', '{site}/materials/' || m.id,
                 'price', to_char(m.price, 'FM9999990.00'), 'priceCurrency', 'CAD',
                 'availability', 'https://schema.org/' || case when m.in_stock then 'InStock' else 'OutOfStock' end)))
             order by listed.place))))
    from (select s.id, row_number() over (order by s.featured, s.id) as place
            from private.material_search as s
           where s.hubs @> array[params ->> 'path'] order by s.featured, s.id limit 12) as listed
    join public.materials as m on m.id = listed.id
  having count(*) > 0
$$;

-- What people read for the category of an offer: one of clearance (mf-catalog says the same), or one of materials.
create function private.offer_category(category text, locale text) returns text
language sql stable set search_path = '' as $$
  select case when offer_category.locale = 'fr' and offer_category.category in ('Flooring', 'Kitchen', 'Paint', 'Lighting')
              then case offer_category.category when 'Flooring' then 'Plancher' when 'Kitchen' then 'Cuisine' when 'Paint' then 'Peinture'
                                                else 'Éclairage' end
              else private.category_label(offer_category.category, offer_category.locale) end
$$;
revoke execute on function private.offer_category(text, text) from public, anon, authenticated;

create or replace function public.describe_deal(params jsonb, locale text default 'en') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted constant text := lower(params ->> 'id');
  page constant text := '{site}/deals/' || wanted;
  found jsonb;
  deal jsonb;
begin
  if coalesce(wanted, '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return null;
  end if;
  found := public.deal_page(wanted::uuid, describe_deal.locale);
  deal := found -> 'deal';
  if deal is null then
    return null;
  end if;
  return jsonb_build_object(
    'title', deal ->> 'title',
    'description', deal ->> 'description',
    'picture', deal -> 'image',
    'jsonLd', jsonb_build_array(jsonb_strip_nulls(jsonb_build_object(
      '@type', 'Product',
      '@id', page || '#product',
      'name', deal ->> 'title',
      'url', page,
      'description', deal ->> 'description',
      'category', private.offer_category(deal ->> 'category', describe_deal.locale),
      'offers', jsonb_build_object(
        '@type', 'Offer',
        'url', page,
        'price', to_char((deal ->> 'sale_price')::numeric, 'FM9999990.00'),
        'priceCurrency', 'CAD',
        'priceValidUntil', left(deal ->> 'ends_at', 10),
        'availability', 'https://schema.org/' || case when not (found ->> 'is_on')::boolean then 'Discontinued'
                                                      when (deal ->> 'stock')::integer = 0 then 'OutOfStock'
                                                      else 'InStock' end,
        'itemCondition', 'https://schema.org/' || case when deal ->> 'condition' = 'Display Model' then 'UsedCondition' else 'NewCondition' end,
        'areaServed', 'CA',
        'seller', case when deal ->> 'vendor_name' is not null
                       then jsonb_build_object('@type', 'Organization', 'name', deal ->> 'vendor_name') end)))));
end
$$;
