-- What the composition server has to know of the whole site before it writes a page.

-- Returns { samples, lacks }. samples: whether anything that people choose from is invented by the seed. The categories and the
-- directory's own rows have no such mark: a row of the directory is as real as the company behind it. lacks: the tables that have
-- nothing to show yet, so that no page praises or offers what is not there.
-- Runs as its owner: a sample that waits to be published is one too.
create function public.site_facts() returns jsonb
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

-- Every page asks: finding none must not read the tables.
create index providers_samples on public.providers (id) where is_sample;
create index materials_samples on public.materials (id) where is_sample;
create index deals_samples on public.deals (id) where is_sample;

revoke execute on function public.site_facts() from public, anon, authenticated;
grant execute on function public.site_facts() to anon, authenticated, service_role;
