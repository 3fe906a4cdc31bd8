-- What helps a search that names nothing exactly: words for trades, words that occur, and cities.

-- Another word for a trade (services.category), without case and accents: plombier, couvreur, roofer.
create table private.search_synonyms (
  term text collate "C" not null check (term <> ''),
  locale text not null check (locale in ('en', 'fr')),
  trade text not null check (length(trade) between 1 and 120),
  -- Says where or what is wrong, and means this trade only where no other word names one: attic, leak, repair.
  weak boolean not null default false,
  -- The words that count, as they are compared.
  key text collate "C" not null generated always as (private.phrase_key(term)) stored,
  primary key (term, trade, locale)
);
call private.classify('private.search_synonyms', 'reference');
create index search_synonyms_key_idx on private.search_synonyms (key);
create index search_synonyms_trigram_idx on private.search_synonyms using gin (term extensions.gin_trgm_ops);

-- Every word of a name, category or location. A word stays when its last company goes: at worst it finds nothing.
create table private.search_words (
  word text collate "C" primary key
);
call private.classify('private.search_words', 'technical');
create index search_words_trigram_idx on private.search_words using gin (word extensions.gin_trgm_ops);

-- Companies per location, for suggestions.
create table private.location_counts (
  location text primary key,
  key text collate "C" not null,
  n bigint not null
);
call private.classify('private.location_counts', 'technical');

create function private.sync_search_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'TRUNCATE' then
    truncate private.search_words, private.location_counts;
    return null;
  end if;

  if tg_op <> 'INSERT' then
    insert into private.location_counts as counted (location, key, n)
    select location, '', -count(*) from old_rows where location <> '' group by location order by location
    on conflict (location) do update set n = counted.n + excluded.n;
  end if;
  if tg_op <> 'DELETE' then
    insert into private.location_counts as counted (location, key, n)
    select location, private.fold(private.search_key(location)), count(*) from new_rows where location <> '' group by location order by location
    on conflict (location) do update set n = counted.n + excluded.n;
  end if;
  delete from private.location_counts where n <= 0;

  if tg_op = 'INSERT' then
    perform private.learn_words(array(select distinct text from new_rows cross join lateral (values (name), (category), (location)) as field (text)));
  elsif tg_op = 'UPDATE' then
    perform private.learn_words(array(
      select text from new_rows cross join lateral (values (name), (category), (location)) as field (text)
      except
      select text from old_rows cross join lateral (values (name), (category), (location)) as field (text)));
  end if;
  return null;
end
$$;

-- Words of letters only: nobody misspells a number. In order, so that two writers wait instead of deadlocking.
create function private.learn_words(texts text[]) returns void
language sql set search_path = '' as $$
  insert into private.search_words (word)
  select distinct word
    from unnest(texts) as text cross join lateral regexp_split_to_table(private.fold(private.search_key(text)), '[^[:alnum:]]+') as word
   where length(word) between 3 and 40 and word !~ '[0-9]'
   order by word
  on conflict do nothing
$$;

create trigger services_inserted_words after insert on public.services
  referencing new table as new_rows for each statement execute function private.sync_search_words();
create trigger services_updated_words after update on public.services
  referencing old table as old_rows new table as new_rows for each statement execute function private.sync_search_words();
create trigger services_deleted_words after delete on public.services
  referencing old table as old_rows for each statement execute function private.sync_search_words();
create trigger services_truncated_words after truncate on public.services
  for each statement execute function private.sync_search_words();

alter table private.search_synonyms enable row level security;
alter table private.search_words enable row level security;
alter table private.location_counts enable row level security;
revoke all on private.search_synonyms, private.search_words, private.location_counts from public, anon, authenticated;
revoke execute on function private.sync_search_words(), private.learn_words(text[]) from public, anon, authenticated;
