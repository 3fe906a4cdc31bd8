-- What somebody means by a text that no company has in its name, trade or city.

-- The place that begins at one of the words: a postal code, or a city with or without its province. `size` is how many words
-- it takes, null where there is none; `keys` are the locations of companies that it names, null where distance decides.
create function private.place_at(words text[], at integer, out size integer, out name text, out keys text[], out lat double precision, out lng double precision)
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

-- Whether some company has the word, or a longer one with it.
create function private.is_used(word text) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from private.search_words as w where w.word like private.like_pattern(is_used.word))
$$;

-- What a misspelt word most likely is: a word for a trade, a city or a word of a company; null when it is like none.
create function private.spelled_like(misspelt text) returns text
language sql stable set search_path = '' as $$
  select word
    from (select term as word, 0 as rank from private.search_synonyms where term operator(extensions.%) misspelt
          union all
          select word, 1 from private.search_words where word operator(extensions.%) misspelt) as near
   where extensions.similarity(word, misspelt) >= 0.45
   order by extensions.similarity(word, misspelt) desc, rank, word limit 1
$$;

-- The condition for a company that is what the parts say; null for no parts. `find` says the same for an index.
create function private.means(parts jsonb, out test text, out find text)
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
        one := format('split_part(exact, chr(31), 3) = any (%L)', array(select jsonb_array_elements_text(part -> 'keys')));
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

-- What a text means, in the order of its words: [{ kind, typed, key, meant? }], `typed` as somebody wrote it and `meant` how
-- it is written where it was misspelt. Kinds: trade { trades } · city { place, keys } · area { place, lat, lng }, within 25 km ·
-- rating { least }, out of five · word, which has to stand somewhere. Only what some company is stays: words that nobody has beside a trade, a place or a
-- rating are left out. Empty for a text without a telling word.
create function private.understand(q text) returns jsonb
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

-- The same parts with one trade at most, where its first word stands: those that every word for a trade has in common, or
-- all of them. Weak words count where there are no others.
create function private.one_trade(parts jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with listed as (
    select one, nth from jsonb_array_elements(parts) with ordinality as p (one, nth)
  ), strong as (
    select one, nth from listed
     where one ->> 'kind' = 'trade'
       and ((one ->> 'weak')::boolean = false or not parts @> '[{"kind": "trade", "weak": false}]')
  ), votes as (
    select trade, count(*) as n from strong cross join lateral jsonb_array_elements_text(one -> 'trades') as trade group by trade
  ), merged as (
    select min(nth) as nth,
           jsonb_build_object(
             'kind', 'trade', 'typed', string_agg(one ->> 'typed', ' ' order by nth), 'key', (array_agg(one ->> 'key' order by nth))[1],
             'trades', (select jsonb_agg(trade order by trade) from votes where n = (select max(n) from votes)))
           || case when bool_or(one ? 'meant')
                   then jsonb_build_object('meant', string_agg(coalesce(one ->> 'meant', one ->> 'typed'), ' ' order by nth)) else '{}' end as one
      from strong having count(*) > 0
  )
  select coalesce(jsonb_agg(one order by nth), '[]')
    from (select one, nth from merged union all select one, nth from listed where one ->> 'kind' <> 'trade') as kept
$$;

-- The condition for the companies that a text means which nobody has literally: what its parts say; where all of them are
-- words, also who has the whole text without its accents. null where nothing is understood.
create function private.understood_condition(parts jsonb, folded_term text, out test text, out find text)
language plpgsql stable set search_path = '' as $$
begin
  select means.test, means.find into test, find from private.means(parts) as means;
  if not parts @> '[{"kind": "trade"}]' and not parts @> '[{"kind": "city"}]' and not parts @> '[{"kind": "area"}]' then
    test := concat_ws(' or ', test, format('folded like %1$L or exact like %1$L', private.like_pattern(folded_term)));
    find := concat_ws(' or ', find, private.contains_term('folded', folded_term), private.contains_term('exact', folded_term));
  end if;
end
$$;

-- What a page tells of the parts: without what only the search needs.
create function private.told_parts(parts jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(one - array['key', 'keys', 'lat', 'lng'] order by nth), '[]')
    from jsonb_array_elements(parts) with ordinality as listed (one, nth)
$$;

-- Rows beside the literal matches of a term, at most so many, each with its reason: the same without accents, then what the
-- parts mean. A row stands under the milder reason. Nobody is told how many there are, so nothing is counted.
create function private.forgiving_matches(
  term text, folded_term text, parts jsonb, scope text, filtered text, sort_columns text, most integer, lat double precision, lng double precision)
returns jsonb language plpgsql stable set search_path = '' as $$
declare
  meaning constant record := private.means(parts);
  folded_only constant text := format('folded like %L', private.like_pattern(folded_term))
    || case when folded_term = term then '' else format(' or exact like %L', private.like_pattern(folded_term)) end;
  found_folded constant text := private.contains_term('folded', folded_term)
    || case when folded_term = term then '' else ' or ' || private.contains_term('exact', folded_term) end;
  tests constant text[] := array[folded_only, meaning.test];
  finds constant text[] := array[found_folded, meaning.find];
  reasons constant text[] := array['accents', case
    when exists (select from jsonb_array_elements(parts) as part where part ? 'meant') then 'spelling'
    when parts @> '[{"kind": "trade"}]' then 'synonym' else 'words' end];
  known text := format('not exact like %L', private.like_pattern(term));
  ids uuid[];
  found jsonb := '[]';
begin
  for level in 1 .. 2 loop
    continue when tests[level] is null;
    exit when jsonb_array_length(found) >= most;
    select page.ids into ids
      from private.find_services(format('(%s) and %s and %s', tests[level], known, filtered), format('(%s) and %s and %s', finds[level], known, filtered),
                                 scope, 'true', sort_columns, most, 0) as page;
    found := found || (
      select coalesce(jsonb_agg(entry || jsonb_build_object('reason', reasons[level])), '[]')
        from jsonb_array_elements(private.service_rows(ids[1:most - jsonb_array_length(found)], lat, lng)) as entry);
    -- Not "not": where a company has no accents, the comparison knows nothing.
    known := concat_ws(' and ', known, format('(%s) is not true', tests[level]));
  end loop;
  return found;
end
$$;

revoke execute on function private.place_at(text[], integer), private.rating_at(text[], integer), private.is_used(text), private.spelled_like(text), private.means(jsonb), private.understand(text),
  private.one_trade(jsonb), private.told_parts(jsonb), private.understood_condition(jsonb, text),
  private.forgiving_matches(text, text, jsonb, text, text, text, integer, double precision, double precision)
  from public, anon, authenticated;
