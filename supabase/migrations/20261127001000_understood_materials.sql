-- The materials' list holds what a search means where no material has its text literally, and says what that is.

-- Every word of a name or description, in each language. A word stays when its last material goes: at worst it finds nothing.
create table private.material_words (
  locale text not null check (locale in ('en', 'fr')),
  word text collate "C" not null,
  primary key (locale, word)
);
call private.classify('private.material_words', 'technical');
create index material_words_trigram_idx on private.material_words using gin (word extensions.gin_trgm_ops);

create function private.sync_material_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'TRUNCATE' then
    truncate private.material_words;
    return null;
  end if;
  -- In order, so that two writers wait instead of deadlocking.
  insert into private.material_words (locale, word)
  select distinct text.locale, word
    from new_rows as m
   cross join lateral (values ('en', m.name || ' ' || m.description),
                              ('fr', coalesce(m.name_fr, m.name) || ' ' || coalesce(m.description_fr, m.description))) as text (locale, said)
   cross join lateral regexp_split_to_table(private.fold(private.search_key(text.said)), '[^[:alnum:]]+') as word
   where m.published and length(word) between 3 and 40 and word !~ '[0-9]'
   order by text.locale, word
  on conflict do nothing;
  return null;
end
$$;
create trigger materials_inserted_words after insert on public.materials
  referencing new table as new_rows for each statement execute function private.sync_material_words();
create trigger materials_updated_words after update on public.materials
  referencing new table as new_rows for each statement execute function private.sync_material_words();
create trigger materials_truncated_words after truncate on public.materials
  for each statement execute function private.sync_material_words();

-- The condition for materials with a word: in their text, in their name alone, or where no text has it, in the title of their
-- category. null where none of them has it.
create function private.material_has(word text, french boolean, named boolean) returns text
language plpgsql stable set search_path = '' as $$
declare
  language constant text := case when french then 'fr' else 'en' end;
  pattern constant text := private.like_pattern(word);
  categories text[];
begin
  if word ~ '[0-9]' or exists (select from private.material_words as w where w.locale = language and w.word like pattern) then
    return format('%1$s like %2$L', language, pattern)
      || case when named then format(' and split_part(%1$s, chr(31), 1) like %2$L', language, pattern) else '' end;
  end if;
  select array_agg(c.title) into categories
    from public.categories as c
    left join public.category_texts as t on french and t.locale = 'fr' and t.category_id = c.id
   where private.fold(private.search_key(coalesce(t.title, c.title))) like pattern;
  return case when categories is not null then format('category = any (%L)', categories) end;
end
$$;

-- What a text means: [{ typed, key, meant? }] in the order of its words, `meant` where one was misspelt. Two words count as one
-- where materials write them so ("dry wall"), and "2x4" is a size. The word that names the thing is the last one in English
-- and the first one in French; further ones stay while some material has them all. Empty where most of the words are unknown.
create function private.understand_material(q text, french boolean) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  language constant text := case when french then 'fr' else 'en' end;
  folded constant text := regexp_replace(private.fold(private.search_key(left(q, 200))), '(\d) *[x×] *(?=\d)', '\1x', 'g');
  words constant text[] := (array(
    select word from regexp_split_to_table(folded, '[^[:alnum:]]+') with ordinality as listed (word, place)
     where word ~ '^\d+x\d+' or private.telling_words(word) <> '{}' order by place))[1:8];
  at integer := 1;
  size integer;
  key text;
  part jsonb;
  known jsonb := '[]';
  kept jsonb := '[]';
  conditions text := 'true';
  found boolean;
begin
  while at <= cardinality(words) loop
    part := null;
    size := 1;
    key := words[at] || words[at + 1];
    if exists (select from private.material_words as w where w.locale = language and w.word = any (array[key, regexp_replace(key, '[sx]$', '')])) then
      size := 2;
      part := jsonb_build_object('key', regexp_replace(key, '[sx]$', ''));
    elsif words[at] ~ '^\d+x\d+' then
      part := jsonb_build_object('key', replace(words[at], 'x', ' x '));
    else
      key := regexp_replace(words[at], '[sx]$', '');
      if private.material_has(key, french, false) is not null then
        part := jsonb_build_object('key', key);
      elsif length(key) >= 4 and not exists (select from private.material_counts as c where private.fold(lower(c.brand)) like private.like_pattern(key)) then
        select jsonb_build_object('key', near.word, 'meant', near.word) into part
          from (select w.word from private.material_words as w where w.locale = language and w.word operator(extensions.%) words[at]
                union all
                select word from public.categories as c
                  left join public.category_texts as t on french and t.locale = 'fr' and t.category_id = c.id
                 cross join lateral regexp_split_to_table(private.fold(private.search_key(coalesce(t.title, c.title))), '[^[:alnum:]]+') as word)
               as near
         where extensions.similarity(near.word, words[at]) >= 0.4
         order by extensions.similarity(near.word, words[at]) desc, near.word limit 1;
      end if;
    end if;
    if part is not null then
      known := known || (part || jsonb_build_object('typed', array_to_string(words[at : at + size - 1], ' '), 'nth', at));
    end if;
    at := at + size;
  end loop;

  for part in select one from jsonb_array_elements(known) as one order by (one ->> 'nth')::integer * case when french then 1 else -1 end loop
    execute format('select exists (select from private.material_search where %s and %s)',
                   conditions, private.material_has(part ->> 'key', french, false)) into found;
    if found then
      conditions := conditions || ' and ' || private.material_has(part ->> 'key', french, false);
      kept := kept || part;
    end if;
  end loop;
  return (select case when sum(cardinality(string_to_array(one ->> 'typed', ' '))) * 2 >= cardinality(words)
                      then jsonb_agg(one order by (one ->> 'nth')::integer) else '[]' end
            from jsonb_array_elements(kept) as one);
end
$$;

-- The condition for materials that a text means: all of it in the name where some material has it there, else anywhere. null
-- where nothing is understood.
create function private.material_means(parts jsonb, french boolean) returns text
language plpgsql stable set search_path = '' as $$
declare
  named text;
  found boolean;
begin
  select string_agg(private.material_has(part ->> 'key', french, true), ' and ') into named from jsonb_array_elements(parts) as part;
  if named is null then
    return null;
  end if;
  execute format('select exists (select from private.material_search where %s)', named) into found;
  if found then
    return named;
  end if;
  return (select string_agg(private.material_has(part ->> 'key', french, false), ' and ') from jsonb_array_elements(parts) as part);
end
$$;

alter table private.material_words enable row level security;
revoke all on private.material_words from public, anon, authenticated;
revoke execute on function private.sync_material_words(), private.material_has(text, boolean, boolean),
  private.understand_material(text, boolean), private.material_means(jsonb, boolean)
  from public, anon, authenticated;

insert into private.material_words (locale, word)
select distinct text.locale, word
  from public.materials as m
 cross join lateral (values ('en', m.name || ' ' || m.description),
                            ('fr', coalesce(m.name_fr, m.name) || ' ' || coalesce(m.description_fr, m.description))) as text (locale, said)
 cross join lateral regexp_split_to_table(private.fold(private.search_key(text.said)), '[^[:alnum:]]+') as word
 where m.published and length(word) between 3 and 40 and word !~ '[0-9]'
on conflict do nothing;

-- q: text to find, as a case-insensitive part of the name or the description. Brands are not searched: they have a filter.
-- filters, all of them optional; unknown keys and values are ignored: category (title) · min_price, max_price in dollars,
-- inclusive · location (province code) · in_stock true · sustainable true · brand · hub (path) · specs, with a hub: an object
-- of English labels and the value each must have, up to eight · ids (up to 500) · locale fr searches the French texts, without
-- accents, instead of the English ones.
-- sort: featured (in the order of the catalogue) | price-low | price-high | rating | newest; ties as in featured.
-- after: the `next` of the page before. page_size: 1 to 100.
-- Returns { total, items, next, brands, price_max, understood }: `total` counts all matches, `items` are material_cards,
-- `brands` are those of the category, `price_max` is the highest price of all. Where no material has the text literally, the
-- page and `total` are those of what it means, and `understood` tells the words that were looked for, see
-- private.understand_material; else it is null. With a hub also `facets`: the specifications of its materials to choose by,
-- see private.hub_facets; they are the same whatever else is asked. Whatever is sent, the answer is a page and never an error.
-- Runs as its owner: row security hides statistics from the planner, and only what is published is read.
create or replace function public.search_materials(
  q text default '', filters jsonb default '{}', sort text default 'featured', after jsonb default null,
  page_size integer default 24)
returns jsonb language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  longest_term constant integer := 200;
  walked constant integer := 3000;
  size constant integer := least(greatest(coalesce(page_size, 24), 1), 100);
  asked constant jsonb := case when jsonb_typeof(filters) = 'object' then filters else '{}' end;
  french constant boolean := coalesce(asked ->> 'locale' = 'fr', false);
  term constant text := private.search_key(btrim(left(coalesce(q, ''), 1000), E' \t\n\r\f\x0b\u00a0\u202f\ufeff'));
  order_by constant text := case when sort in ('price-low', 'price-high', 'rating', 'newest') then sort else 'featured' end;
  sort_columns constant text := case order_by
    when 'newest' then '-id'
    when 'featured' then 'featured, id'
    when 'price-low' then 'price, featured, id'
    when 'price-high' then '-price, featured, id'
    else 'by_rating, featured, id' end;
  continued constant text := coalesce(private.materials_after(after, order_by), 'true');
  narrowed constant text := private.material_conditions(asked);
  conditions text := narrowed;
  scope constant text := case when asked ->> 'category' <> '' then asked ->> 'category' end;
  total bigint;
  parts jsonb;
  ids bigint[];
  next jsonb;
begin
  if length(term) > longest_term then
    conditions := 'false';
  elsif term <> '' then
    conditions := concat_ws(' and ', nullif(narrowed, ''), format('%s like %L', case when french then 'fr' else 'en' end,
      private.like_pattern(case when french then private.fold(term) else term end)));
  end if;

  if term = '' and asked - array['category', 'brand', 'locale'] = '{}' then
    select coalesce(sum(n), 0) into total from private.material_counts as c
     where (scope is null or c.category = scope) and (coalesce(asked ->> 'brand', '') = '' or c.brand = asked ->> 'brand');
  else
    execute format('select count(*) from private.material_search where %s', coalesce(nullif(conditions, ''), 'true')) into total;
    if total = 0 and term <> '' and length(term) <= longest_term then
      parts := private.understand_material(q, french);
      conditions := concat_ws(' and ', nullif(narrowed, ''), coalesce(private.material_means(parts, french), 'false'));
      execute format('select count(*) from private.material_search where %s', conditions) into total;
    end if;
  end if;

  -- Where many match, the page is among the first rows of the order; else it is gathered from the few that do.
  if total > 0 then
    execute format(
      'select array_agg(id order by %1$s) from (
         select * from (select * from private.material_search where %2$s order by %1$s limit %3$s) as walked
          where %4$s order by %1$s limit %5$s) as page',
      sort_columns, continued, walked, coalesce(nullif(conditions, ''), 'true'), size + 1) into ids;
    if coalesce(cardinality(ids), 0) <= size then
      execute format(
        'select array_agg(id order by %1$s) from (
           select * from (select id, price, by_rating, featured from private.material_search where %2$s and %3$s offset 0) as found
            order by %1$s limit %4$s) as page',
        sort_columns, continued, coalesce(nullif(conditions, ''), 'true'), size + 1) into ids;
    end if;
  end if;
  if cardinality(ids) > size then
    select jsonb_build_object(
             'k', jsonb_build_array(case order_by when 'price-high' then -s.price when 'rating' then s.by_rating else s.price end, s.featured),
             'id', s.id)
      into next from private.material_search as s where s.id = ids[size];
  end if;

  return jsonb_build_object(
    'total', total,
    'items', private.material_cards(ids[1:size]),
    'next', next,
    'brands', (select coalesce(jsonb_agg(brand order by lower(brand), brand), '[]')
                 from (select distinct brand from private.material_counts where brand <> '' and (scope is null or category = scope)) as b),
    'price_max', (select max(price) from private.material_search),
    'understood', (select jsonb_agg(one - array['key', 'nth'] order by nth)
                     from jsonb_array_elements(parts) with ordinality as listed (one, nth)))
    || case when asked ->> 'hub' <> '' then jsonb_build_object('facets', private.hub_facets(asked ->> 'hub')) else '{}' end;
end
$$;

-- How many materials that match a search came after `since`, up to `at`; the text is sought in the language of the reader.
create or replace function private.new_materials(args jsonb, since timestamptz, at timestamptz, locale text) returns integer
language plpgsql stable set search_path = '' as $$
declare
  term constant text := private.search_key(btrim(left(coalesce(args ->> 'q', ''), 200)));
  french constant boolean := new_materials.locale = 'fr';
  conditions constant text := concat_ws(' and ',
    nullif(private.material_conditions(args), ''),
    format('id = any (%L::bigint[])', array(
      select m.id from public.materials as m
       where m.published and m.created_at > new_materials.since and m.created_at <= new_materials.at limit 1000)));
  found integer;
begin
  execute format('select count(*) from private.material_search where %s and %s like %L', conditions, case when french then 'fr' else 'en' end,
                 private.like_pattern(case when french then private.fold(term) else term end)) into found;
  if found = 0 and term <> '' then
    execute format('select count(*) from private.material_search where %s and (%s)', conditions,
                   coalesce(private.material_means(private.understand_material(args ->> 'q', french), french), 'false')) into found;
  end if;
  return found;
end
$$;
