-- Offers: three weekly deals, flash and daily ones, bundles, featured ones, the flyer and clearance. What recurs has no dates of
-- its own: it takes its turn by week or by day, so that an offer of the samples never runs out.

-- What the parts of a bundle cost one by one. parts: [{ name, name_fr, price, quantity, material_id }]
create function private.parts_total(parts jsonb) returns numeric
language sql immutable set search_path = '' as $$
  select sum((p ->> 'price')::numeric * (p ->> 'quantity')::integer) from jsonb_array_elements(parts) as p
$$;

create table public.deals (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('weekly', 'flash', 'daily', 'bundle', 'featured', 'clearance', 'flyer')),
  vendor_id uuid references public.providers (id) on delete set null,
  -- What is on offer, where it is one material of the catalogue.
  material_id bigint references public.materials (id) on delete set null,
  title text not null check (length(btrim(title)) between 2 and 160),
  title_fr text check (length(title_fr) <= 160),
  description text not null default '' check (length(description) <= 2000),
  description_fr text check (length(description_fr) <= 2000),
  -- Canadian dollars with cents, before tax.
  original_price double precision not null check (original_price <= 1000000 and original_price = round(original_price::numeric, 2)::double precision),
  sale_price double precision not null check (sale_price > 0 and sale_price < original_price and sale_price = round(sale_price::numeric, 2)::double precision),
  -- Whole percent, rounded down so that it never promises more than the prices do. Nobody can store another one.
  discount integer not null generated always as (floor((1 - sale_price::numeric / original_price::numeric) * 100)::integer) stored,
  -- What the prices are for, as materials.unit says it.
  unit text not null default 'each' check (length(unit) between 1 and 40),
  category text check (length(category) between 1 and 120),
  -- The name of its picture.
  image text check (image ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(image) <= 60),
  rating double precision check (rating between 1 and 5),
  -- once: from starts_at until ends_at. week: Monday 9 AM to Monday 9 AM Eastern time. day: midnight to midnight Eastern time.
  -- stock: from starts_at until nothing is left.
  runs text not null check (runs in ('once', 'week', 'day', 'stock')),
  -- Which of the weeks or days in turn are its own: the offers of turn 0, then those of turn 1, up to turns - 1.
  turn smallint not null default 0,
  turns smallint not null default 1 check (turns between 1 and 52),
  starts_at timestamptz,
  ends_at timestamptz,
  -- Pieces left; null where nobody counts.
  stock integer check (stock >= 0),
  -- Pieces of the offer altogether and those that are sold, where the offer is limited.
  total_stock integer check (total_stock > 0),
  sold_count integer not null default 0 check (sold_count >= 0),
  condition text check (condition in ('New', 'Display Model')),
  reason text check (reason in ('Discontinued', 'Floor Model', 'Overstock', 'Previous Season')),
  parts jsonb not null default '[]' check (jsonb_typeof(parts) = 'array'),
  -- How it is known that the regular price was really asked. The Competition Act leaves the proof to the seller.
  regular_price_evidence text check (length(regular_price_evidence) <= 500),
  regular_price_evidence_fr text check (length(regular_price_evidence_fr) <= 500),
  published boolean not null default false,
  -- An invented offer of the seed; pages say so.
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  constraint deals_need_evidence check (not published or coalesce(length(btrim(regular_price_evidence)), 0) >= 20),
  constraint deals_most_discount check (discount between 1 and case when kind = 'weekly' then 40 else 70 end),
  constraint deals_have_times check (runs <> 'once' or (starts_at is not null and ends_at is not null and ends_at > starts_at)),
  constraint deals_take_turns check (turn >= 0 and turn < turns),
  constraint deals_count_stock check (sold_count <= coalesce(total_stock, sold_count) and (stock is null or total_stock is null or stock = total_stock - sold_count)),
  constraint deals_describe_clearance check (
    kind <> 'clearance' or (condition is not null and reason is not null and stock is not null and coalesce(category, '') in ('Flooring', 'Kitchen', 'Paint', 'Lighting'))),
  constraint deals_sum_bundle check (kind <> 'bundle' or private.parts_total(parts) is not distinct from original_price::numeric)
);
call private.classify('public.deals', 'company');
create index deals_kind_idx on public.deals (kind) where published;
create index deals_vendor_idx on public.deals (vendor_id);
create index deals_material_idx on public.deals (material_id);

-- On how many of the last days the material cost at least so much.
create function private.days_asked(material bigint, price double precision, days integer default 180) returns integer
language sql stable set search_path = '' as $$
  select round(coalesce(sum(extract(epoch from least(c.until_at, now()) - greatest(c.from_at, now() - days * interval '1 day'))), 0) / 86400)::integer
    from (select h.price, h.from_at, lead(h.from_at, 1, now()) over (order by h.from_at) as until_at from private.price_changes(material) as h) as c
   where c.price >= days_asked.price and c.until_at > now() - days * interval '1 day'
$$;

-- A regular price that the catalogue's own history contradicts is none. The rule is the time test of the Competition Act,
-- 74.01(3), as the Competition Bureau reads it: the price was asked on more than half of the last six months.
create function private.check_regular_price() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.published and new.material_id is not null and private.days_asked(new.material_id, new.original_price) <= 90 then
    perform private.refuse('original_price', 'The regular price was not asked on more than half of the last 180 days',
      'Use the price that was asked most of that time.');
  end if;
  return new;
end
$$;
create trigger check_regular_price before insert or update of published, original_price, material_id on public.deals
  for each row execute function private.check_regular_price();

alter table public.deals enable row level security;
create policy "published deals are public once they start" on public.deals for select to anon, authenticated
  using (published and (runs <> 'once' or starts_at <= now()));
revoke all on public.deals from public, anon, authenticated;
grant select on public.deals to anon, authenticated;
grant all on public.deals to service_role;
revoke execute on function private.parts_total(jsonb), private.days_asked(bigint, double precision, integer), private.check_regular_price()
  from public, anon, authenticated;
grant execute on function private.parts_total(jsonb) to service_role;
