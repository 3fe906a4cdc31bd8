-- The large municipalities are known, by their names in both languages and with their province in either.

create index fsa_centroids_joined_idx on public.fsa_centroids (replace(city_key, ' ', '')) where central or length(fsa) < 3;

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

-- "St." is looked up in full from now on.
update public.fsa_centroids set city_key = private.place_key(city) where city_key <> private.place_key(city);

-- The place that somebody means by a postal code, the first half of one, or a city; all null when there is none like it.
-- A city may be followed by its province in either language, cut short after three letters, or misspelt. A province that is
-- said holds: a city of that name elsewhere is another city.
create or replace function private.find_place(near text, out name text, out lat double precision, out lng double precision)
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

-- The place that begins at one of the words: a postal code, or a city with or without its province. `size` is how many words
-- it takes, null where there is none; `keys` are the locations of companies that it names, null where distance decides.
create or replace function private.place_at(words text[], at integer, out size integer, out name text, out keys text[], out lat double precision, out lng double precision)
language plpgsql stable set search_path = '' as $$
declare
  fsa constant text := '[abceghj-nprstvxy][0-9][abceghj-nprstv-z]';
  code constant text := words[at] || coalesce(words[at + 1], '');
  joined text;
  wanted text;
  region text;
  known record;
begin
  if code ~ ('^' || fsa || '[0-9][abceghj-nprstv-z][0-9]$') and length(words[at]) = 3 then
    size := 2;
  elsif words[at] ~ ('^' || fsa || '([0-9][abceghj-nprstv-z][0-9])?$') then
    size := 1;
  end if;
  if size is not null then
    select place.name, place.lat, place.lng into name, lat, lng from private.find_place(left(words[at], 3)) as place;
    if name is null then
      size := null;
    end if;
    return;
  end if;

  for length_of in reverse 4 .. 1 loop
    continue when at + length_of - 1 > cardinality(words);
    joined := array_to_string(words[at : at + length_of - 1], '');
    continue when length(joined) < 3;
    wanted := replace(private.place_key(array_to_string(words[at : at + length_of - 1], ' ')), ' ', '');
    -- What looks like a province may belong to the sentence.
    for region_of in reverse 4 .. 0 loop
      continue when at + length_of + region_of - 1 > cardinality(words);
      region := private.province_of(array_to_string(words[at + length_of : at + length_of + region_of - 1], ' '));
      continue when region_of > 0 and region is null;
      select (array_agg(l.location order by l.n desc))[1], array_agg(private.search_key(l.location)) into name, keys
        from private.location_counts as l
       where regexp_replace(split_part(l.key, ',', 1), '[^[:alnum:]]+', '', 'g') = joined
         and (region is null or l.key like '%, ' || lower(region));
      if name is null then
        keys := null;
        select p.city || ', ' || p.province as name, p.lat, p.lng, p.central into known
          from private.named_places as p
         where replace(p.key, ' ', '') = any (array[wanted, wanted || lower(region)])
           and (region is null or p.province = region)
         order by p.central desc, length(p.fsa) desc, p.fsa limit 1;
        name := known.name;
        -- Another name of a whole city; that of a borough says where in it.
        if known.central then
          select array_agg(private.search_key(l.location)) into keys from private.location_counts as l where l.location = known.name;
        end if;
        if keys is null then
          lat := known.lat;
          lng := known.lng;
        end if;
      end if;
      if name is not null then
        size := length_of + region_of;
        return;
      end if;
    end loop;
  end loop;
end
$$;
