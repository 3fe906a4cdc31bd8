-- How large the directory is, for the claims of the home page.

-- Returns { professionals, cities }: approved companies, and places at least one of them names. Both come from counters
-- that triggers keep, so the answer costs the same whatever the directory holds. A company without a city ('' or ', QC')
-- is a professional of no city.
create function public.directory_figures() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'professionals', (select coalesce(sum(n), 0) from private.service_counts),
    'cities', (select count(*) from private.location_counts where location not like ', %'))
$$;

revoke execute on function public.directory_figures() from public, anon, authenticated;
grant execute on function public.directory_figures() to anon, authenticated, service_role;
