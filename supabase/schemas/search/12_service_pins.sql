-- Where the companies that a search finds are, for a map of them.

-- q, cat and filters: as search_services takes them. Returns { ids, names, lats, lngs, capped }, a list for each field, which is
-- far smaller than a row for each company: the best rated 2,000 companies of the search's pages at most, without those whose
-- position nobody knows; `capped` when there are more. They stand from south to north, because neighbours pack better, and in
-- one place the best rated first. A position is that of a postal area or a city, rounded to a hundredth of a degree: never an
-- address. Whatever is sent, the answer is no larger than that.
-- Runs as its owner, like the search; everything it answers is public.
create function public.service_pins(q text default '', cat text default null, filters jsonb default '{}')
returns jsonb language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  most constant integer := 2000;
  found constant record := private.find_page(q, cat, 'rating', null, most, filters, most);
begin
  return (
    select jsonb_build_object(
             'ids', coalesce(jsonb_agg(s.id order by spot.lat, spot.lng, listed.nth), '[]'),
             'names', coalesce(jsonb_agg(s.name order by spot.lat, spot.lng, listed.nth), '[]'),
             'lats', coalesce(jsonb_agg(spot.lat order by spot.lat, spot.lng, listed.nth), '[]'),
             'lngs', coalesce(jsonb_agg(spot.lng order by spot.lat, spot.lng, listed.nth), '[]'),
             'capped', coalesce(cardinality(found.ids), 0) > most)
      from unnest(found.ids[1:most]) with ordinality as listed (id, nth)
      join private.service_search as k on k.id = listed.id and k.place is not null
      join public.services as s on s.id = listed.id
     cross join lateral (select round(k.place[1]::numeric, 2) as lat, round(k.place[0]::numeric, 2) as lng) as spot);
end
$$;

revoke execute on function public.service_pins(text, text, jsonb) from public, anon, authenticated;
grant execute on function public.service_pins(text, text, jsonb) to anon, authenticated, service_role;
