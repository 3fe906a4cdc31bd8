-- Who serves Quebec: a company there, or one that names a place there among those where it works. Its page needs French texts.

-- What people call parts of Quebec that are no city.
create table private.quebec_regions (
  -- As it is looked up (place_key).
  key text collate "C" primary key
);
call private.classify('private.quebec_regions', 'reference');
insert into private.quebec_regions (key)
select private.place_key(name)
  from unnest('{Bas-Saint-Laurent,Mauricie,Estrie,Cantons-de-l’Est,Eastern Townships,Outaouais,Abitibi,Témiscamingue,Côte-Nord,Gaspésie,Gaspé,Îles-de-la-Madeleine,Magdalen Islands,Chaudière-Appalaches,Laurentides,Laurentians,Lanaudière,Montérégie,West Island,Ouest-de-l’Île}'::text[]) as name;

-- Whether a company that works there works in Quebec: the province, a region, a city that is known or how a postal code begins stands
-- in the name. A city with another province behind it is another city: 'LaSalle, ON'.
create function private.is_in_quebec(area text) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  words constant text[] := string_to_array(private.place_key(area), ' ');
  at integer := 1;
  size integer;
  named text;
  said text;
begin
  if cardinality(words) = 1 and words[1] ~ '^[ghj]$' then
    return true;
  end if;
  while at <= cardinality(words) loop
    if words[at] ~ '^[ghj][0-9]([abceghj-nprstv-z]([0-9][abceghj-nprstv-z][0-9])?)?$' then
      return true;
    end if;
    size := least(4, cardinality(words) - at + 1);
    while size > 0 loop
      named := array_to_string(words[at : at + size - 1], ' ');
      if private.province_of(named) = 'QC' or exists (select from private.quebec_regions as r where r.key = named) then
        return true;
      end if;
      if exists (select from private.named_places as p where replace(p.key, ' ', '') = replace(named, ' ', '')) then
        select private.province_of(array_to_string(words[at + size : at + size + n - 1], ' ')) into said
          from generate_series(1, 4) as n
         order by private.province_of(array_to_string(words[at + size : at + size + n - 1], ' ')) is null, n desc limit 1;
        if coalesce(said, (select min(p.province) from private.named_places as p
                            where replace(p.key, ' ', '') = replace(named, ' ', '') having count(distinct p.province) = 1)) = 'QC' then
          return true;
        end if;
        exit;
      end if;
      size := size - 1;
    end loop;
    at := at + greatest(size, 1);
  end loop;
  return false;
end
$$;

-- The place for which the page of a company needs French texts: its city in Quebec, else the first place there where it works; null
-- where it serves none.
create function private.served_in_quebec(provider uuid) returns text
language sql stable set search_path = '' as $$
  select coalesce(case when p.province = 'QC' then coalesce(p.city, 'Québec') end, (
           select a.area from public.provider_areas as a
            where a.provider_id = p.id
              and (private.is_in_quebec(a.area) or exists (select from unnest(a.fsa_prefixes) as prefix where private.postal_province(prefix) = 'QC'))
            order by a.position limit 1))
    from public.providers as p where p.id = served_in_quebec.provider
$$;

-- Ends the call of who would leave a live page that serves Quebec without its text in French, or begins to serve it with projects that
-- are not in French.
-- before: what it served there until this call (served_in_quebec)
create function private.require_french(provider uuid, before text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  p public.providers;
  place constant text := private.served_in_quebec(require_french.provider);
begin
  select * into p from public.providers as known where known.id = require_french.provider;
  if p.status <> 'approved' or place is null then
    return;
  elsif p.description_fr is null then
    perform private.refuse('description_fr', format('The page of a company that works in Quebec (%s) needs its text in French', place),
      'Write it in French too, in at least 80 characters. If that place is in another province, write the province after it, such as LaSalle, ON.');
  elsif require_french.before is null
        and exists (select from public.portfolio_items as i where i.provider_id = p.id and (i.title_fr is null or i.alt_fr is null)) then
    perform private.refuse('projects_fr', format('The projects of a company that works in Quebec (%s) need their words in French', place),
      'Write the title of each project, and what its photo shows, in French too.');
  end if;
end
$$;

alter table private.quebec_regions enable row level security;
revoke all on private.quebec_regions from public, anon, authenticated;
revoke execute on function private.is_in_quebec(text), private.served_in_quebec(uuid), private.require_french(uuid, text) from public, anon, authenticated;
