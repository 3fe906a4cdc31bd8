-- Who may read what a company says: everybody reads what is approved, its own people and the staff what is not. Nobody writes these
-- tables: each act of a company is a function (schemas/onboarding).

alter table private.staff enable row level security;
alter table public.providers enable row level security;
alter table public.provider_private enable row level security;
alter table public.provider_members enable row level security;
alter table public.provider_services enable row level security;
alter table public.provider_areas enable row level security;
alter table public.portfolio_items enable row level security;
alter table public.provider_testimonials enable row level security;
alter table public.credentials enable row level security;
alter table public.provider_rating_base enable row level security;
alter table public.plans enable row level security;
alter table public.subscriptions enable row level security;

revoke all on private.staff, public.providers, public.provider_private,
  public.provider_members, public.provider_services, public.provider_areas, public.portfolio_items,
  public.provider_testimonials, public.credentials, public.provider_rating_base, public.plans, public.subscriptions
  from public, anon, authenticated;
grant all on public.providers, public.provider_private, public.provider_members, public.provider_services,
  public.provider_areas, public.portfolio_items, public.provider_testimonials, public.credentials,
  public.provider_rating_base, public.plans, public.subscriptions to service_role;

-- Policies for visitors call no function, so that visitors need no right to call one.
create policy "approved companies are public" on public.providers for select to anon using (status = 'approved');
create policy "approved and own companies are readable" on public.providers for select to authenticated
  using (status = 'approved' or id in (select private.my_providers()) or (select private.is_staff()));
grant select on public.providers to anon, authenticated;

-- What a company lists about itself is as visible as the company.
do $$
declare
  listed text;
begin
  foreach listed in array '{provider_services,provider_areas,portfolio_items,provider_testimonials}'::text[] loop
    execute format('create policy "as readable as the company" on public.%I for select to anon, authenticated
                      using (exists (select from public.providers where providers.id = provider_id))', listed);
    execute format('grant select on public.%I to anon, authenticated', listed);
  end loop;
end
$$;

create policy "results of checks are public" on public.credentials for select to anon
  using (status in ('verified', 'expired') and exists (select from public.providers where providers.id = provider_id));
create policy "results and own claims are readable" on public.credentials for select to authenticated
  using ((status in ('verified', 'expired') and exists (select from public.providers where providers.id = provider_id))
         or provider_id in (select private.my_providers()) or (select private.is_staff()));
-- Not the number: provider_profile shows it where a public register has it.
grant select (id, provider_id, kind, jurisdiction, status, checked_at, expires_on, issuer, issuer_fr, source_url)
  on public.credentials to anon, authenticated;

create policy "imported ratings are public" on public.provider_rating_base for select to anon, authenticated using (true);
create policy "plans are public" on public.plans for select to anon, authenticated using (true);
grant select on public.provider_rating_base, public.plans to anon, authenticated;

create policy "own private data is readable" on public.provider_private for select to authenticated
  using (provider_id in (select private.my_providers('{owner}')));
grant select on public.provider_private to authenticated;

create policy "own team is readable" on public.provider_members for select to authenticated
  using (provider_id in (select private.my_providers()));
grant select on public.provider_members to authenticated;

create policy "own plan is readable" on public.subscriptions for select to authenticated
  using (provider_id in (select private.my_providers()) or (select private.is_staff()));
grant select on public.subscriptions to authenticated;
