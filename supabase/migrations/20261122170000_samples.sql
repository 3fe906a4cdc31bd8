-- A row that the seed invented says so by one name everywhere, and the site says whether it holds any.

alter table public.providers rename column sample to is_sample;
alter table public.materials rename column sample to is_sample;
alter table public.deals rename column sample to is_sample;

create or replace function private.keep_price_history() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    -- A sample has a made-up past of its own.
    if not new.is_sample then
      insert into public.price_history (material_id, price, from_at) values (new.id, new.price, new.created_at);
    end if;
  elsif new.price is distinct from old.price then
    insert into public.price_history (material_id, price) values (new.id, new.price)
    on conflict (material_id, from_at) do update set price = excluded.price;
  end if;
  return null;
end
$$;

create or replace function private.deal_card(d public.deals, from_at timestamptz, until_at timestamptz, locale text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', d.id, 'kind', d.kind,
    'title', case when deal_card.locale = 'fr' then coalesce(d.title_fr, d.title) else d.title end,
    'description', case when deal_card.locale = 'fr' then coalesce(d.description_fr, d.description) else d.description end,
    'original_price', d.original_price, 'sale_price', d.sale_price, 'discount', d.discount, 'unit', d.unit,
    'starts_at', deal_card.from_at, 'ends_at', deal_card.until_at,
    'ends_in_ms', round(extract(epoch from deal_card.until_at - now()) * 1000),
    'stock', coalesce(d.stock, d.total_stock - d.sold_count), 'total_stock', d.total_stock, 'sold_count', d.sold_count,
    'condition', d.condition, 'reason', d.reason, 'category', d.category, 'image', d.image, 'rating', d.rating,
    'material_id', d.material_id,
    'vendor_id', v.id, 'vendor_name', v.trade_name,
    'parts', (
      select coalesce(jsonb_agg(jsonb_build_object(
               'name', case when deal_card.locale = 'fr' then coalesce(p ->> 'name_fr', p ->> 'name') else p ->> 'name' end,
               'price', p -> 'price', 'quantity', p -> 'quantity', 'material_id', p -> 'material_id') order by place), '[]')
        from jsonb_array_elements(d.parts) with ordinality as part (p, place)),
    'evidence', case when deal_card.locale = 'fr' then coalesce(d.regular_price_evidence_fr, d.regular_price_evidence) else d.regular_price_evidence end,
    'is_sample', d.is_sample)
    from (select) as one
    left join public.providers as v on v.id = d.vendor_id and v.status = 'approved'
$$;

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
    'away_until', case when p.away_until >= current_date then p.away_until end,
    'languages', coalesce(to_jsonb(p.languages), '[]'),
    'is_sample', coalesce(p.is_sample, false),
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

create or replace function private.service_rows(ids uuid[], lat double precision, lng double precision) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  found jsonb;
begin
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(s) || jsonb_build_object(''languages'', k.languages, ''is_sample'', coalesce(p.is_sample, false))
                               || case when %1$s is null then ''{}'' else jsonb_build_object(''distance_km'', round((%1$s)::numeric, 1)) end
                               order by listed.nth), ''[]'')
       from unnest($1) with ordinality as listed (id, nth)
       join public.services as s on s.id = listed.id
       join private.service_search as k on k.id = listed.id
       left join public.providers as p on p.id = listed.id', coalesce(private.km_from(lat, lng), 'null::numeric'))
    into found using ids;
  return found;
end
$$;

-- Returns { samples }: whether anything that people choose from is invented by the seed. The categories and the directory's
-- own rows have no such mark: a row of the directory is as real as the company behind it.
-- Runs as its owner: a sample that waits to be published is one too.
create function public.site_facts() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('samples',
    exists (select from public.providers where is_sample)
    or exists (select from public.materials where is_sample)
    or exists (select from public.deals where is_sample))
$$;

-- Every page asks: finding none must not read the tables.
create index providers_samples on public.providers (id) where is_sample;
create index materials_samples on public.materials (id) where is_sample;
create index deals_samples on public.deals (id) where is_sample;

revoke execute on function public.site_facts() from public, anon, authenticated;
grant execute on function public.site_facts() to anon, authenticated, service_role;
