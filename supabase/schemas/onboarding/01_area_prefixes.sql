-- How the postal codes of an area begin, as the reference data know them, in the province that it names or else in the company's: a city,
-- a part of one, or the first half of a postal code. Empty for what nobody knows. Where a city has more than a row may hold, their first two
-- characters say it as well as they can.
create function private.area_prefixes(area text, province text) returns text[]
language sql stable set search_path = '' as $$
  with said as (
    select private.place_key(split_part(area_prefixes.area, ',', 1)) as key,
           coalesce(private.province_of(private.place_key(split_part(area_prefixes.area, ',', 2))), area_prefixes.province) as province
  ), found as (
    select upper(said.key) as fsa from said where said.key ~ '^[abceghj-nprstvxy][0-9][abceghj-nprstv-z]$'
    union
    select f.fsa from public.fsa_centroids as f, said where f.city_key = said.key and f.province = said.province
    union
    select n.fsa from private.named_places as n, said where n.key = said.key and n.province = said.province
  ), widest as (
    select f.fsa from found as f where not exists (select from found as wider where wider.fsa <> f.fsa and starts_with(f.fsa, wider.fsa))
  )
  select case when count(*) <= 40 then coalesce(array_agg(w.fsa order by w.fsa), '{}')
              else array_agg(distinct left(w.fsa, 2)) end
    from widest as w
$$;
revoke execute on function private.area_prefixes(text, text) from public, anon, authenticated;
