-- "vinyl plank flooring" found nothing: no material has all three words, though those in Flooring & Tiles have the other two. A word
-- that the title of a category has is now met by that category too, where no material has every word in its own text.
drop function private.material_has(text, boolean, boolean);

-- The condition for materials of the categories whose title has a word. null where none has it.
create function private.material_titled(word text, french boolean) returns text
language sql stable set search_path = '' as $$
  select format('category = any (%L)', array_agg(c.title))
    from public.categories as c
    left join public.category_texts as t on french and t.locale = 'fr' and t.category_id = c.id
   where private.fold(private.search_key(coalesce(t.title, c.title))) like private.like_pattern(word)
  having count(*) > 0
$$;

-- The condition for materials with a word: in their `name` or in their `text`, where no text has it in the title of their
-- category; with `category` in either. null where none of them has it.
create function private.material_has(word text, french boolean, place text) returns text
language plpgsql stable set search_path = '' as $$
declare
  language constant text := case when french then 'fr' else 'en' end;
  pattern constant text := private.like_pattern(word);
  said constant text := format('%s like %L', language, pattern);
begin
  if word !~ '[0-9]' and not exists (select from private.material_words as w where w.locale = language and w.word like pattern) then
    return private.material_titled(word, french);
  end if;
  return case place
    when 'name' then said || format(' and split_part(%s, chr(31), 1) like %L', language, pattern)
    when 'category' then format('(%s)', concat_ws(' or ', said, private.material_titled(word, french)))
    else said end;
end
$$;

-- What a text means: [{ typed, key, meant? }] in the order of its words, `meant` where one was misspelt. Two words count as one
-- where materials write them so ("dry wall"), and "2x4" is a size. The word that names the thing is the last one in English
-- and the first one in French; further ones stay while some material has them all. Empty where most of the words are unknown.
create or replace function private.understand_material(q text, french boolean) returns jsonb
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
      if private.material_has(key, french, 'text') is not null then
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
                   conditions, private.material_has(part ->> 'key', french, 'category')) into found;
    if found then
      conditions := conditions || ' and ' || private.material_has(part ->> 'key', french, 'category');
      kept := kept || part;
    end if;
  end loop;
  return (select case when sum(cardinality(string_to_array(one ->> 'typed', ' '))) * 2 >= cardinality(words)
                      then jsonb_agg(one order by (one ->> 'nth')::integer) else '[]' end
            from jsonb_array_elements(kept) as one);
end
$$;

-- The condition for materials that a text means: all of it in the name where some material has it there, else in the text, else
-- in the text or the title of the category. null where nothing is understood.
create or replace function private.material_means(parts jsonb, french boolean) returns text
language plpgsql stable set search_path = '' as $$
declare
  place text;
  meant text;
  found boolean;
begin
  foreach place in array array['name', 'text', 'category'] loop
    select string_agg(private.material_has(part ->> 'key', french, place), ' and ') into meant from jsonb_array_elements(parts) as part;
    exit when meant is null or place = 'category';
    execute format('select exists (select from private.material_search where %s)', meant) into found;
    exit when found;
  end loop;
  return meant;
end
$$;

revoke execute on function private.material_titled(text, boolean), private.material_has(text, boolean, text) from public, anon, authenticated;
