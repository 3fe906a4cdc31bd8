-- Weeks of samples began on Monday in UTC, which is Sunday evening where the site counts its days.

-- Every price of a material with the time it began, the oldest first. The last one is the price of today.
create or replace function private.price_changes(material bigint) returns table (price double precision, from_at timestamptz)
language sql stable set search_path = '' as $$
  select h.price, h.from_at from public.price_history as h where h.material_id = material and h.from_at <= now()
  union all
  select s.price, (date_trunc('week', now() at time zone 'America/Toronto') - s.weeks_before * interval '7 days') at time zone 'America/Toronto'
    from private.sample_prices as s where s.material_id = material
  order by 2
$$;
