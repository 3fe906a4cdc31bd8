-- Where postal codes and cities are, roughly: what distances are measured from.

create table public.fsa_centroids (
  -- A forward sortation area (M5V); or its first two characters or its first, for areas that are not listed themselves.
  fsa text primary key check (fsa ~ '^[ABCEGHJ-NPRSTVXY]([0-9][ABCEGHJ-NPRSTV-Z]?)?$'),
  city text not null check (length(city) between 1 and 120),
  province char(2) not null check (province ~ '^[A-Z]{2}$'),
  -- The city as it is looked up (place_key).
  city_key text collate "C" not null,
  -- Where the city itself is looked up.
  central boolean not null default false,
  lat double precision not null check (lat between 41 and 84),
  lng double precision not null check (lng between -142 and -52)
);
call private.classify('public.fsa_centroids', 'reference');
create index fsa_centroids_city_idx on public.fsa_centroids (city_key);
create index fsa_centroids_joined_idx on public.fsa_centroids (replace(city_key, ' ', '')) where central or length(fsa) < 3;

alter table public.fsa_centroids enable row level security;
create policy "postal areas are public" on public.fsa_centroids for select to anon, authenticated using (true);
revoke all on public.fsa_centroids from public, anon, authenticated;
grant select on public.fsa_centroids to anon, authenticated;
grant all on public.fsa_centroids to service_role;

-- What else people call a place: a former city, a borough, its name in the other language. With the two letters of its
-- province behind it where the name alone means another place.
create table private.place_names (
  -- As it is looked up (place_key).
  key text collate "C" not null check (key <> ''),
  fsa text not null references public.fsa_centroids (fsa) on delete cascade,
  primary key (key, fsa)
);
call private.classify('private.place_names', 'reference');
create index place_names_joined_idx on private.place_names (replace(key, ' ', ''));
create index place_names_fsa_idx on private.place_names (fsa);
alter table private.place_names enable row level security;
revoke all on private.place_names from public, anon, authenticated;

-- A name of a place as it is compared: without case, accents and punctuation, and "St." and "Ste" in full, as either is written.
create function private.place_key(name text) returns text
language sql stable strict parallel safe set search_path = '' as $$
  select btrim(regexp_replace(regexp_replace(private.fold(private.search_key(name)), '[^[:alnum:]]+', ' ', 'g'), '\mst(e?)\M', 'saint\1', 'g'))
$$;

-- The two letters of a province, from how people write it in either language; null for anything else. Takes a place_key.
create function private.province_of(key text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select code
    from (values ('AB', '{ab,alb,alta,alberta}'), ('BC', '{bc,b c,cb,c b,british columbia,colombie britannique}'), ('MB', '{mb,man,manitoba}'),
                 ('NB', '{nb,n b,new brunswick,nouveau brunswick}'),
                 ('NL', '{nl,n l,tnl,t n l,newfoundland,newfoundland and labrador,terre neuve,terre neuve et labrador}'),
                 ('NS', '{ns,n s,ne,n e,nova scotia,nouvelle ecosse}'), ('NT', '{nt,nwt,tno,northwest territories,territoires du nord ouest}'),
                 ('NU', '{nu,nunavut}'), ('ON', '{on,ont,ontario}'),
                 ('PE', '{pe,pei,p e i,ipe,i p e,prince edward island,ile du prince edouard}'), ('QC', '{qc,pq,que,quebec}'),
                 ('SK', '{sk,sask,saskatchewan}'), ('YT', '{yt,yukon}')) as known (code, names)
   where province_of.key = any (known.names::text[])
$$;

-- Every name of a place, with where it is. The areas inside a city name nothing more.
create view private.named_places as
  select city_key as key, fsa, city, province, central, lat, lng from public.fsa_centroids where central or length(fsa) < 3
  union all
  select n.key, f.fsa, f.city, f.province, f.central, f.lat, f.lng
    from private.place_names as n join public.fsa_centroids as f on f.fsa = n.fsa;
revoke all on private.named_places from public, anon, authenticated;

-- The place that somebody means by a postal code, the first half of one, or a city; all null when there is none like it.
-- A city may be followed by its province in either language, cut short after three letters, or misspelt. A province that is
-- said holds: a city of that name elsewhere is another city.
create function private.find_place(near text, out name text, out lat double precision, out lng double precision)
language plpgsql stable set search_path = '' as $$
declare
  typed constant text := regexp_replace(private.place_key(left(near, 100)), '^(ville (de |d )?|city of )', '');
  area constant text := case
    when typed ~ '^[abceghj-nprstvxy][0-9][abceghj-nprstv-z]( ?[0-9][abceghj-nprstv-z][0-9])?$' then upper(left(typed, 3)) end;
  words constant text[] := string_to_array(typed, ' ');
  city_name text := typed;
  joined constant text := replace(typed, ' ', '');
  joined_city text;
  said text;
begin
  if area is not null then
    select area || ' (' || f.city || ', ' || f.province || ')', f.lat, f.lng into name, lat, lng
      from public.fsa_centroids as f
     where f.fsa in (area, left(area, 2), left(area, 1))
     order by length(f.fsa) desc limit 1;
  elsif length(typed) >= 2 then
    for size in reverse least(4, cardinality(words) - 1) .. 1 loop
      said := private.province_of(array_to_string(words[cardinality(words) - size + 1 :], ' '));
      if said is not null then
        city_name := array_to_string(words[: cardinality(words) - size], ' ');
        exit;
      end if;
    end loop;
    joined_city := replace(city_name, ' ', '');
    -- "St Johns" and "Saint John's" differ by a space only.
    select p.city || ', ' || p.province, p.lat, p.lng into name, lat, lng
      from private.named_places as p
     where replace(p.key, ' ', '') = any (array[joined, joined_city, joined_city || lower(said)])
       and (said is null or said = p.province or replace(p.key, ' ', '') = joined)
     order by p.central desc, length(p.fsa) desc, p.fsa limit 1;
    if name is null then
      select p.city || ', ' || p.province, p.lat, p.lng into name, lat, lng
        from private.named_places as p
       cross join lateral (
         select case when length(typed) >= 3 and starts_with(p.key || ' ' || lower(p.province), typed) then 0.9
                     when said is null or said = p.province then extensions.similarity(p.key, city_name) end as likeness) as compared
       where compared.likeness >= 0.45
       -- Of the cities that begin alike, those with districts of their own are the largest.
       order by compared.likeness desc, p.central desc, p.central and length(p.fsa) = 2 desc, length(p.fsa) desc, p.fsa limit 1;
    end if;
  end if;
end
$$;
revoke execute on function private.find_place(text), private.place_key(text), private.province_of(text) from public, anon, authenticated;
