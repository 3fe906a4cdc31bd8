-- A page has to know what the site has none of yet, before it praises or offers it.

create or replace function public.site_facts() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('samples',
    exists (select from public.providers where is_sample)
    or exists (select from public.materials where is_sample)
    or exists (select from public.deals where is_sample),
    'lacks', to_jsonb(array_remove(array[
      case when not exists (select from public.services) then 'services' end,
      case when not exists (select from public.materials where published) then 'materials' end,
      case when not exists (select from public.deals where published and (runs <> 'once' or ends_at > now())) then 'deals' end], null)))
$$;
