-- A few professionals side by side.

-- ids: at most three. near: a place as the directory's filter takes it.
-- Returns the rows of those that exist, in that order, each with the languages it serves in, the credentials that are
-- checked and valid today [{ kind, jurisdiction, expires_on }] and, from a known place, distance_km.
-- Runs as its owner, because search keys are closed; everything it answers is public.
create function public.compare_services(ids uuid[], near text default null)
returns jsonb language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  asked constant record := private.read_filters(jsonb_build_object('near', near));
begin
  return (
    select coalesce(jsonb_agg(entry || jsonb_build_object('credentials', (
             select coalesce(jsonb_agg(jsonb_build_object('kind', c.kind, 'jurisdiction', c.jurisdiction, 'expires_on', c.expires_on)
                                       order by c.kind, c.jurisdiction), '[]')
               from public.credentials as c
              where c.provider_id = (entry ->> 'id')::uuid and private.is_live(c)))), '[]')
      from jsonb_array_elements(private.service_rows(private.first_items(ids, 3), asked.lat, asked.lng)) as entry);
end
$$;

revoke execute on function public.compare_services(uuid[], text) from public, anon, authenticated;
grant execute on function public.compare_services(uuid[], text) to anon, authenticated, service_role;
