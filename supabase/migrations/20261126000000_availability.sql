-- Companies say whether they take new work, until when they are away and from when on they are free.

alter table public.providers add column next_free_on date;

-- Everything the page of one company shows: the columns of its directory row; what it says about itself, in { en, fr };
-- `away_until` and `next_free_on` until these days are over; `reachable`: whether somebody reads its requests; `badges` with the figures behind each; `credentials` with state 'live' or 'expired' as of today; `featured` when its plan
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

-- { accepting_work, away_until, next_free_on }, days that are over as null.
create function private.availability_json(p public.providers) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'accepting_work', (p).accepting_work,
    'away_until', case when (p).away_until >= private.canada_today() then (p).away_until end,
    'next_free_on', case when (p).next_free_on >= private.canada_today() then (p).next_free_on end)
$$;

-- Says whether a company takes new work, the last day of its absence, and from when on it has time; a day that is not given is none. For
-- an owner or estimator of an approved company: what is stored, { accepting_work, away_until, next_free_on }. The same again changes nothing.
-- Raises PT403 for others, PT422 with the field in detail, PT429 as for its page.
create function public.set_availability(provider_id uuid, availability jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  last_day constant date := private.canada_today() + 730;
  away date;
  free date;
  p public.providers;
begin
  perform private.require_quoting(set_availability.provider_id);
  away := private.clean_day(availability ->> 'away_until', last_day, 'away_until', 'The last day of the absence');
  free := private.clean_day(availability ->> 'next_free_on', last_day, 'next_free_on', 'The day from which you are free');
  if jsonb_typeof(availability -> 'accepting_work') is distinct from 'boolean' then
    perform private.refuse('accepting_work', 'It is not said whether you take new work', 'Say yes or no.');
  elsif free <= away then
    perform private.refuse('next_free_on', 'This day lies in your absence', 'Choose a day after it.');
  end if;
  perform private.enforce_rate_limit('company_page/' || coalesce(auth.uid()::text, ''), 240, interval '1 hour');
  update public.providers as known
     set accepting_work = (availability -> 'accepting_work')::boolean, away_until = away, next_free_on = free
   where known.id = set_availability.provider_id
     and (known.accepting_work, known.away_until, known.next_free_on)
         is distinct from ((availability -> 'accepting_work')::boolean, away, free);
  select * into p from public.providers as known where known.id = set_availability.provider_id;
  return private.availability_json(p);
end
$$;

revoke execute on function private.availability_json(public.providers), public.set_availability(uuid, jsonb)
  from public, anon, authenticated;
grant execute on function public.set_availability(uuid, jsonb) to authenticated;
