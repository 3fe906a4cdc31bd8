-- Where postal codes and cities are, roughly: what distances are measured from.

create table public.fsa_centroids (
  -- A forward sortation area (M5V); or its first two characters or its first, for areas that are not listed themselves.
  fsa text primary key check (fsa ~ '^[ABCEGHJ-NPRSTVXY]([0-9][ABCEGHJ-NPRSTV-Z]?)?$'),
  city text not null check (length(city) between 1 and 120),
  province char(2) not null check (province ~ '^[A-Z]{2}$'),
  -- The city without case and accents, as it is looked up.
  city_key text collate "C" not null,
  -- Where the city itself is looked up.
  central boolean not null default false,
  lat double precision not null check (lat between 41 and 84),
  lng double precision not null check (lng between -142 and -52)
);
call private.classify('public.fsa_centroids', 'reference');
create index fsa_centroids_city_idx on public.fsa_centroids (city_key);

alter table public.fsa_centroids enable row level security;
create policy "postal areas are public" on public.fsa_centroids for select to anon, authenticated using (true);
revoke all on public.fsa_centroids from public, anon, authenticated;
grant select on public.fsa_centroids to anon, authenticated;
grant all on public.fsa_centroids to service_role;

-- The place that somebody means by a postal code, the first half of one, or a city; all null when there is none like it.
-- A city may be followed by its province, cut short after three letters, or misspelt.
create function private.find_place(near text, out name text, out lat double precision, out lng double precision)
language plpgsql stable set search_path = '' as $$
declare
  key constant text := btrim(regexp_replace(private.fold(private.search_key(left(near, 100))), '[^[:alnum:]]+', ' ', 'g'));
  area constant text := case
    when key ~ '^[abceghj-nprstvxy][0-9][abceghj-nprstv-z]( ?[0-9][abceghj-nprstv-z][0-9])?$' then upper(left(key, 3)) end;
begin
  if area is not null then
    select area || ' (' || f.city || ', ' || f.province || ')', f.lat, f.lng into name, lat, lng
      from public.fsa_centroids as f
     where f.fsa in (area, left(area, 2), left(area, 1))
     order by length(f.fsa) desc limit 1;
  elsif length(key) >= 2 then
    select f.city || ', ' || f.province, f.lat, f.lng into name, lat, lng
      from public.fsa_centroids as f
     cross join lateral (select f.city_key || ' ' || lower(f.province) as whole) as known
     cross join lateral (
       select case when key in (f.city_key, known.whole) then 1
                   when length(key) >= 3 and starts_with(known.whole, key) then 0.9
                   else extensions.similarity(f.city_key, key) end as likeness) as compared
     where compared.likeness >= 0.45
     order by compared.likeness desc, f.central desc, length(f.fsa) desc, f.fsa limit 1;
  end if;
end
$$;
revoke execute on function private.find_place(text) from public, anon, authenticated;
