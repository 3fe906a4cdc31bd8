-- What follows from credentials: being verified, and the trust badges.

create function private.is_live(credential public.credentials) returns boolean
language sql stable set search_path = '' as $$
  select credential.status = 'verified' and (credential.expires_on is null or credential.expires_on >= current_date)
$$;

-- Verified: somebody checked who the company is and that its liability insurance runs.
create function private.is_verified(provider uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select count(distinct c.kind) = 2
    from public.credentials as c
   where c.provider_id = provider and c.kind in ('identity', 'liability_insurance') and private.is_live(c)
$$;

-- Which licences are the licence of a trade; null: of every trade. A gas certificate says nothing about a painter.
create table private.trade_licences (
  kind text not null,
  trade text,
  unique (kind, trade)
);
call private.classify('private.trade_licences', 'reference');
insert into private.trade_licences (kind, trade) values
  ('rbq', null), ('ab_prepaid', null), ('municipal', null),
  ('bc_housing', 'Construction'),
  ('esa_ecra', 'Electrical'),
  ('tssa', 'HVAC'), ('tssa', 'Plumbing'),
  ('pesticide', 'Pest Control'), ('pesticide', 'Landscaping'),
  ('red_seal', 'Plumbing'), ('red_seal', 'Electrical'), ('red_seal', 'HVAC'), ('red_seal', 'Roofing'), ('red_seal', 'Painting'),
  ('red_seal', 'Flooring'), ('red_seal', 'Construction'), ('red_seal', 'Landscaping'), ('red_seal', 'Masonry & Concrete'),
  ('red_seal', 'Insulation'), ('red_seal', 'Windows & Doors');

-- A licence counts for the trade of the company and where the company is.
create function private.is_trade_licence(credential public.credentials) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.providers as p
      join private.trade_licences as l on l.kind = credential.kind and (l.trade is null or l.trade = p.primary_category)
     where p.id = credential.provider_id and credential.jurisdiction in ('CA', p.province))
$$;

-- The trust badges of a company, from data alone; plans and payments are not read here.
-- VERIFIED PREMIUM: identity, liability insurance, and workers' compensation or the licence of the trade, each live and
-- checked within the last 12 months. TOP RATED: rated 4.8 or better in at least 50 reviews.
-- Returns [{ kind, … }] with the figures the badge rests on.
create function private.provider_badges(provider uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with recent as (
    select c.kind, case when c.kind in ('identity', 'liability_insurance') then c.kind else 'trade' end as need
      from public.credentials as c
     where c.provider_id = provider and private.is_live(c) and c.checked_at >= now() - interval '12 months'
       and (c.kind in ('identity', 'liability_insurance', 'workers_comp') or private.is_trade_licence(c))
  ), badges as (
    select 1 as place, jsonb_build_object('kind', 'verified_premium', 'checks', jsonb_agg(distinct kind), 'months', 12) as badge
      from recent having count(distinct need) = 3
    union all
    select 2, jsonb_build_object('kind', 'top_rated', 'rating', rating, 'review_count', review_count,
                                 'min_rating', 4.8, 'min_reviews', 50)
      from public.services where id = provider and rating >= 4.8 and review_count >= 50
  )
  select coalesce(jsonb_agg(badge order by place), '[]') from badges
$$;

alter table private.trade_licences enable row level security;
revoke all on private.trade_licences from public, anon, authenticated;
revoke execute on function private.is_live(public.credentials), private.is_verified(uuid),
  private.is_trade_licence(public.credentials), private.provider_badges(uuid) from public, anon, authenticated;
