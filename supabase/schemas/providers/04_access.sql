-- Who may read and change what a company says: everybody reads what is approved, its own people write it, staff checks it.

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
create policy "own company is editable" on public.providers for update to authenticated
  using (id in (select private.editable_providers('{owner,manager}'))) with check (id in (select private.editable_providers('{owner,manager}')));
grant select on public.providers to anon, authenticated;
grant update (trade_name, primary_category, tagline_en, tagline_fr, description_en, description_fr, established, employees,
              city, province, lat, lng, service_radius_km, public_phone, website, response_time, accepting_work, away_until,
              languages) on public.providers to authenticated;

-- What a company lists about itself is as visible as the company.
do $$
declare
  listed text;
begin
  foreach listed in array '{provider_services,provider_areas,portfolio_items,provider_testimonials}'::text[] loop
    execute format('create policy "as readable as the company" on public.%I for select to anon, authenticated
                      using (exists (select from public.providers where providers.id = provider_id))', listed);
    execute format('create policy "own lists grow" on public.%I for insert to authenticated
                      with check (provider_id in (select private.editable_providers(''{owner,manager}'')))', listed);
    execute format('create policy "own lists are editable" on public.%I for update to authenticated
                      using (provider_id in (select private.editable_providers(''{owner,manager}'')))
                      with check (provider_id in (select private.editable_providers(''{owner,manager}'')))', listed);
    execute format('create policy "own lists shrink" on public.%I for delete to authenticated
                      using (provider_id in (select private.editable_providers(''{owner,manager}'')))', listed);
    execute format('grant select on public.%I to anon, authenticated', listed);
    execute format('grant insert, update, delete on public.%I to authenticated', listed);
  end loop;
end
$$;

create policy "results of checks are public" on public.credentials for select to anon
  using (status in ('verified', 'expired') and exists (select from public.providers where providers.id = provider_id));
create policy "results and own claims are readable" on public.credentials for select to authenticated
  using ((status in ('verified', 'expired') and exists (select from public.providers where providers.id = provider_id))
         or provider_id in (select private.my_providers()) or (select private.is_staff()));
create policy "own company claims" on public.credentials for insert to authenticated
  with check (status = 'claimed' and provider_id in (select private.editable_providers('{owner,manager}')));
-- Not the number: provider_profile shows it where a public register has it.
grant select (id, provider_id, kind, jurisdiction, status, checked_at, expires_on, issuer, issuer_fr, source_url)
  on public.credentials to anon, authenticated;
grant insert (id, provider_id, kind, jurisdiction, number, expires_on) on public.credentials to authenticated;

create policy "imported ratings are public" on public.provider_rating_base for select to anon, authenticated using (true);
create policy "plans are public" on public.plans for select to anon, authenticated using (true);
grant select on public.provider_rating_base, public.plans to anon, authenticated;

create policy "own private data is readable" on public.provider_private for select to authenticated
  using (provider_id in (select private.my_providers('{owner}')) or (select private.is_staff()));
create policy "own private data is editable" on public.provider_private for update to authenticated
  using (provider_id in (select private.editable_providers('{owner}')))
  with check (provider_id in (select private.editable_providers('{owner}')));
grant select on public.provider_private to authenticated;
grant update (legal_name, business_number, gst_number, qst_number, billing_email) on public.provider_private to authenticated;

-- Nobody is made a member without agreeing to it, so there is no insert here.
create policy "own team is readable" on public.provider_members for select to authenticated
  using (provider_id in (select private.my_providers()) or (select private.is_staff()));
create policy "owners remove members, members leave" on public.provider_members for delete to authenticated
  using (role <> 'owner' and (user_id = (select auth.uid()) or provider_id in (select private.my_providers('{owner}'))));
grant select, delete on public.provider_members to authenticated;

create policy "own plan is readable" on public.subscriptions for select to authenticated
  using (provider_id in (select private.my_providers()) or (select private.is_staff()));
grant select on public.subscriptions to authenticated;
