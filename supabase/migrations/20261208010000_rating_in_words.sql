-- A text says how well a company has to be rated: "electrician near M5V over 4.5".

-- The least rating that begins at one of the words, as in "over 4.5" or "4 étoiles et plus", whose point parted it in two words.
-- A number may be of anything, as in "over 4 rooms": a whole one counts where it ends the text, or where the words beside it say
-- of what it is. `size` is how many words it takes, null where there is none.
create function private.rating_at(words text[], at integer, out size integer, out least_rating numeric)
language plpgsql immutable set search_path = '' as $$
declare
  said constant text[] := regexp_match(array_to_string(words[at : at + 11], ' '),
    '^(((?:rated|rating|notee?s?|cotee?s?)(?: of| de)? )?((?:over|above|at least|more than|minimum|min|plus de|au moins|superieure?s? a|au dessus de) )?'
    || '([1-5])(?: ([0-9]))?( stars?| etoiles?)?( (?:and|or|et|ou) (?:up|more|better|over|above|plus|mieux))?)(?: |$)');
  named constant boolean := said[2] is not null or said[6] is not null or said[7] is not null;
begin
  size := cardinality(regexp_split_to_array(said[1], ' '));
  if not coalesce(named, false) and (said[3] is null or said[5] is null and at + size - 1 < cardinality(words)) or said[4] || coalesce(said[5], '') > '50' then
    size := null;
    return;
  end if;
  least_rating := (said[4] || '.' || coalesce(said[5], '0'))::numeric;
end
$$;

revoke execute on function private.rating_at(text[], integer) from public, anon, authenticated;

create or replace function private.means(parts jsonb, out test text, out find text)
language plpgsql stable set search_path = '' as $$
declare
  part jsonb;
  -- Beside a word of a name, a word for a trade may stand in the name as well.
  named constant boolean := parts @> '[{"kind": "word"}]';
  one text;
  other text;
begin
  for part in select * from jsonb_array_elements(parts) loop
    case part ->> 'kind'
      when 'trade' then
        one := format('category = any (%L)', array(select jsonb_array_elements_text(part -> 'trades')));
        other := one;
        if named then
          one := one || format(' or exact like %1$L or folded like %1$L', private.like_pattern(part ->> 'key'));
          other := other || ' or ' || private.contains_term('exact', part ->> 'key') || ' or ' || private.contains_term('folded', part ->> 'key');
        end if;
      when 'city' then
        select string_agg(format('exact like %L', '%' || chr(31) || substr(private.like_pattern(key), 2, length(private.like_pattern(key)) - 2)), ' or ')
          into one from jsonb_array_elements_text(part -> 'keys') as key;
        other := one;
      when 'area' then
        one := private.within_km((part ->> 'lat')::double precision, (part ->> 'lng')::double precision, 25);
        other := one;
      when 'rating' then
        one := format('by_rating <= -%s', (part ->> 'least')::numeric);
        other := one;
      else
        one := format('exact like %1$L or folded like %1$L', private.like_pattern(part ->> 'key'));
        other := private.contains_term('exact', part ->> 'key') || ' or ' || private.contains_term('folded', part ->> 'key');
    end case;
    test := concat_ws(' and ', test, '(' || one || ')');
    find := concat_ws(' and ', find, '(' || other || ')');
  end loop;
end
$$;

create or replace function private.understand(q text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  -- "4.5+" says what "4.5 and up" says.
  folded constant text := regexp_replace(private.fold(private.search_key(left(q, 200))), '(\m[1-5](?:[.,][0-9])?) ?\+', '\1 and up', 'g');
  words constant text[] := (array_remove(regexp_split_to_array(folded, '[^[:alnum:]]+'), ''))[1:12];
  written text[] := (array_remove(regexp_split_to_array(left(q, 200), '[^[:alnum:]]+'), ''))[1:12];
  at integer := 1;
  size integer;
  place record;
  rated record;
  phrase text;
  known record;
  meant text;
  part jsonb;
  parts jsonb := '[]';
  trades jsonb;
  found boolean;
begin
  if cardinality(written) is distinct from cardinality(words) then
    written := words;
  end if;
  while at <= cardinality(words) loop
    part := null;
    meant := null;
    size := 1;
    rated := private.rating_at(words, at);
    place := private.place_at(words, at);
    if rated.size is not null then
      size := rated.size;
      part := jsonb_build_object('kind', 'rating', 'least', rated.least_rating);
    elsif place.size is not null then
      size := place.size;
      part := jsonb_build_object('kind', case when place.keys is null then 'area' else 'city' end, 'place', place.name)
        || case when place.keys is null then jsonb_build_object('lat', place.lat, 'lng', place.lng) else jsonb_build_object('keys', place.keys) end;
    elsif private.telling_words(words[at]) <> '{}' then
      for length_of in reverse 5 .. 1 loop
        continue when at + length_of - 1 > cardinality(words) or private.telling_words(words[at + length_of - 1]) = '{}';
        phrase := private.phrase_key(array_to_string(words[at : at + length_of - 1], ' '));
        select array_agg(distinct s.trade order by s.trade) as trades, bool_and(s.weak) as weak into known
          from private.search_synonyms as s where s.key = phrase;
        if known.trades is not null then
          size := length_of;
          exit;
        end if;
      end loop;
      phrase := words[at];
      if known.trades is null and length(phrase) >= 4 and not private.is_used(phrase) then
        phrase := (private.telling_words(phrase))[1];
        if not private.is_used(phrase) then
          phrase := words[at];
          meant := private.spelled_like(phrase);
        end if;
        if meant is not null then
          place := private.place_at(array[meant], 1);
          select array_agg(distinct s.trade order by s.trade) as trades, bool_and(s.weak) as weak into known
            from private.search_synonyms as s where s.term = meant;
        end if;
      end if;
      part := case
        when known.trades is not null then jsonb_build_object('kind', 'trade', 'trades', known.trades, 'weak', known.weak)
        when meant is not null and place.keys is not null then jsonb_build_object('kind', 'city', 'place', place.name, 'keys', place.keys)
        else jsonb_build_object('kind', 'word') end;
    end if;
    if part is not null then
      parts := parts || (part || jsonb_build_object(
        'typed', case when rated.size is null then array_to_string(written[at : at + size - 1], ' ')
                      else regexp_replace(array_to_string(words[at : at + size - 1], ' '), '\m([1-5]) ([0-9])\M', '\1.\2') end,
        'key', coalesce(meant, case when part ->> 'kind' = 'word' then phrase else array_to_string(words[at : at + size - 1], ' ') end))
        || case when meant is null then '{}' else jsonb_build_object('meant', meant) end);
    end if;
    at := at + size;
  end loop;

  parts := private.one_trade(parts);
  if parts @> '[{"kind": "word"}]' and (parts @> '[{"kind": "trade"}]' or parts @> '[{"kind": "city"}]' or parts @> '[{"kind": "area"}]' or parts @> '[{"kind": "rating"}]') then
    execute format('select exists (select from private.service_search where %s)', (private.means(parts)).find) into found;
    if not found then
      select jsonb_agg(one order by nth) into parts from jsonb_array_elements(parts) with ordinality as listed (one, nth) where one ->> 'kind' <> 'word';
    end if;
  end if;
  return parts;
end
$$;
