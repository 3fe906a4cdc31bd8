-- A backend that holds only the two tables of the specification: what the product must still work on.

create table public.categories (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  description text,
  icon_name text,
  color_class text,
  item_count integer,
  created_at timestamptz not null default now()
);
create table public.services (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  category text not null,
  rating double precision,
  review_count integer,
  location text,
  response_time text,
  verified boolean
);

alter table public.categories enable row level security;
alter table public.services enable row level security;
create policy "categories are public" on public.categories for select to anon, authenticated using (true);
create policy "services are public" on public.services for select to anon, authenticated using (true);
revoke all on public.categories, public.services from public, anon, authenticated;
grant select on public.categories, public.services to anon, authenticated;
grant all on public.categories, public.services to service_role;
