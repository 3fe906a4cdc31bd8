-- Service providers. The columns are the public contract: `select *` returns exactly these, and nothing private may ever
-- be added here; search keys live in private.service_search.

create table public.services (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 200),
  category text not null check (length(category) between 1 and 120),
  -- double precision, because numeric reaches some clients as text; null means nobody has rated yet.
  rating double precision check (rating between 1 and 5),
  review_count integer not null default 0 check (review_count >= 0),
  location text not null default '' check (length(location) <= 200),
  response_time text not null default '' check (length(response_time) <= 120),
  verified boolean not null default false
);
call private.classify('public.services', 'company');
-- Serves the plain read of the home page and the unfiltered directory: order=rating.desc.
create index services_rating_idx on public.services (rating desc nulls last, review_count desc, name, id);

alter table public.services enable row level security;
create policy "services are public" on public.services for select to anon, authenticated using (true);

revoke all on public.services from public, anon, authenticated;
grant select on public.services to anon, authenticated;
grant all on public.services to service_role;
