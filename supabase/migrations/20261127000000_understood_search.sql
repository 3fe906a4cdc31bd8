-- The directory's list holds what a search means where no company has its text literally, and says what that is.

-- The words of a folded text that tell what somebody looks for, without the ending of a plural; not the small ones, nor those
-- with which people ask for anything ("best", "near me", "je cherche").
create function private.telling_words(folded text) returns text[]
language sql immutable strict parallel safe set search_path = '' as $$
  select array(
    select regexp_replace(word, '(?<=..)[sx]$', '')
      from regexp_split_to_table(folded, '[^[:alnum:]]+') with ordinality as listed (word, place)
     where length(word) > 1 and word <> all (
       '{an,and,are,around,at,be,by,can,company,companies,do,does,find,fix,fixed,fixing,for,from,get,help,hire,in,install,installation,installer,
         is,it,keep,keeps,looking,me,my,near,nearby,need,needs,no,not,of,on,or,our,out,replace,replacement,same,service,services,some,somebody,
         someone,that,the,this,to,today,tonight,want,we,went,who,will,with,working,you,your,
         affordable,best,certified,cheap,cost,emergency,estimate,expert,fast,good,great,hour,hours,insured,licensed,local,price,prices,
         professional,professionals,quick,quote,quotes,reliable,top,urgent,area,city,
         ai,au,aux,avec,besoin,ce,cet,cette,chez,cherche,chercher,dans,de,des,du,elle,en,entreprise,entreprises,est,et,faut,il,je,la,le,les,ma,
         me,mes,moi,mon,ne,nous,ou,par,pas,plus,pour,pres,proche,qu,quelqu,qui,que,sans,soir,son,sur,trouver,un,une,vous,votre,
         agree,bon,bonne,cher,certifie,certifies,fiable,licencie,meilleur,meilleure,meilleurs,meilleures,panne,prix,professionnel,
         professionnels,rapide,remplacement,remplacer,reparer,soumission,soumissions,urgence,urgent,urgente,installateur,installer,region,ville}'::text[])
     order by place)
$$;

-- The telling words of a folded text as one phrase, to be compared with others.
create function private.phrase_key(folded text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select coalesce(string_agg(word, ' ' order by place), '') from unnest(private.telling_words(folded)) with ordinality as listed (word, place)
$$;

revoke execute on function private.telling_words(text), private.phrase_key(text) from public, anon, authenticated;

alter table private.search_synonyms
  add column weak boolean not null default false,
  add column key text collate "C" not null generated always as (private.phrase_key(term)) stored;
create index search_synonyms_key_idx on private.search_synonyms (key);

drop function private.forgiving_matches(text, text, text, text, text, integer, double precision, double precision);
drop function private.match_words(text);
drop function private.spelled_like(text);

-- The place that begins at one of the words: a postal code, or a city with or without its province. `size` is how many words
-- it takes, null where there is none; `keys` are the locations of companies that it names, null where distance decides.
create function private.place_at(words text[], at integer, out size integer, out name text, out keys text[], out lat double precision, out lng double precision)
language plpgsql stable set search_path = '' as $$
declare
  fsa constant text := '[abceghj-nprstvxy][0-9][abceghj-nprstv-z]';
  code constant text := words[at] || coalesce(words[at + 1], '');
  city_name text;
  region text;
begin
  if code ~ ('^' || fsa || '[0-9][abceghj-nprstv-z][0-9]$') and length(words[at]) = 3 then
    size := 2;
  elsif words[at] ~ ('^' || fsa || '([0-9][abceghj-nprstv-z][0-9])?$') then
    size := 1;
  end if;
  if size is not null then
    select found.name, found.lat, found.lng into name, lat, lng from private.find_place(left(words[at], 3)) as found;
    if name is null then
      size := null;
    end if;
    return;
  end if;

  for length_of in reverse 4 .. 1 loop
    continue when at + length_of - 1 > cardinality(words);
    city_name := array_to_string(words[at : at + length_of - 1], '');
    continue when length(city_name) < 3;
    region := case
      when words[at + length_of] in ('on', 'ontario') then 'on' when words[at + length_of] in ('qc', 'quebec') then 'qc'
      when words[at + length_of] in ('bc', 'ab', 'mb', 'sk', 'ns', 'nb', 'nl', 'pe') then words[at + length_of]
      when words[at + length_of] = 'alberta' then 'ab' when words[at + length_of] = 'manitoba' then 'mb' end;
    select (array_agg(l.location order by l.n desc))[1], array_agg(private.search_key(l.location)) into name, keys
      from private.location_counts as l
     where regexp_replace(split_part(l.key, ',', 1), '[^[:alnum:]]+', '', 'g') = city_name
       and (region is null or l.key like '%, ' || region);
    if name is null then
      keys := null;
      select f.city || ', ' || f.province, f.lat, f.lng into name, lat, lng
        from public.fsa_centroids as f
       where replace(f.city_key, ' ', '') = city_name and (region is null or lower(f.province) = region)
       order by f.central desc, f.fsa limit 1;
    end if;
    if name is not null then
      size := length_of + (region is not null)::integer;
      return;
    end if;
  end loop;
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
        select string_agg(format('exact like %L', '%' || chr(31) || substr(private.like_pattern(key), 2, length(private.like_pattern(key)) - 2)), ' or ')
          into one from jsonb_array_elements_text(part -> 'keys') as key;
        other := one;
      when 'area' then
        one := private.within_km((part ->> 'lat')::double precision, (part ->> 'lng')::double precision, 25);
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
-- word, which has to stand somewhere. Only what some company is stays: words that nobody has beside a trade or a place are
-- left out. Empty for a text without a telling word.
create function private.understand(q text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  folded constant text := private.fold(private.search_key(left(q, 200)));
  words constant text[] := (array_remove(regexp_split_to_array(folded, '[^[:alnum:]]+'), ''))[1:12];
  written text[] := (array_remove(regexp_split_to_array(left(q, 200), '[^[:alnum:]]+'), ''))[1:12];
  at integer := 1;
  size integer;
  place record;
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
    place := private.place_at(words, at);
    if place.size is not null then
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
        'typed', array_to_string(written[at : at + size - 1], ' '),
        'key', coalesce(meant, case when part ->> 'kind' = 'word' then phrase else array_to_string(words[at : at + size - 1], ' ') end))
        || case when meant is null then '{}' else jsonb_build_object('meant', meant) end);
    end if;
    at := at + size;
  end loop;

  parts := private.one_trade(parts);
  if parts @> '[{"kind": "word"}]' and (parts @> '[{"kind": "trade"}]' or parts @> '[{"kind": "city"}]' or parts @> '[{"kind": "area"}]') then
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

revoke execute on function private.place_at(text[], integer), private.is_used(text), private.spelled_like(text), private.means(jsonb), private.understand(text),
  private.one_trade(jsonb), private.told_parts(jsonb), private.understood_condition(jsonb, text),
  private.forgiving_matches(text, text, jsonb, text, text, text, integer, double precision, double precision)
  from public, anon, authenticated;

-- q: text to find, as a case-insensitive part of name, category or location. cat: a category, or null for all.
-- sort: rating | reviews | name, or distance where filters name a place; ties by name, then id. after: the `next` of the
-- page before. page_size: 1 to 100. filters, all of them optional; unknown keys and values are ignored:
--   near a city, a postal code or the first half of one · radius_km 1 to 100, 25 without it · verified true
--   response 1h | 2h | 4h | day, at the latest · language fr | en · min_rating 1 to 5
-- Returns { total, matched, capped, items, next, also, categories, place, filters, understood }. `matched` is exact up to
-- 5,000 and capped there. Where no company has the text literally, the page and `matched` are those of what it means, and
-- `understood` tells what that is, see private.understand; it is null where the literal rule found companies and where nothing
-- was understood. `also`, on the last page of literal matches, holds up to 24 rows that are
-- not counted, each with the reason it is there: accents (matches without its accents), words (has every word, but not in a
-- row), synonym (of a trade that a word means) or spelling. `place` is where distances are measured from: `near`, or a postal
-- code in the text; null without a place that somebody knows. `filters` are the keys above. Whatever is sent, the answer is
-- a page and never an error.
-- Runs as its owner: row security hides statistics from the planner, and everything read here is public.
create or replace function public.search_services(
  q text default '', cat text default null, sort text default 'rating', after jsonb default null,
  page_size integer default 24, filters jsonb default '{}')
returns jsonb language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  cap constant integer := 5000;
  longest_field constant integer := 200;
  most_also constant integer := 24;
  size constant integer := least(greatest(coalesce(page_size, 24), 1), 100);
  sought constant text := btrim(coalesce(q, ''), E' \t\n\r\f\x0b\u00a0\u202f\ufeff');
  term constant text := private.search_key(sought);
  folded_term constant text := btrim(regexp_replace(private.fold(left(term, 1000)), '\s+', ' ', 'g'));
  asked record := private.read_filters(coalesce(filters, '{}'));
  order_by constant text := case when sort in ('rating', 'reviews', 'name') or sort = 'distance' and asked.lat is not null
                                 then sort else 'rating' end;
  sort_columns constant text := case order_by
    when 'reviews' then 'by_reviews, name_key, id'
    when 'name' then 'name_key, id'
    else 'by_rating, name_key, id' end;
  continued constant text := private.continues_after(after, order_by);
  scope constant text := case when coalesce(cat, '') = '' then 'true' else format('category = %L', cat) end;
  passes constant text := coalesce(asked.passes, 'true');
  filtered constant text := concat_ws(' and ', passes, private.within_km(asked.lat, asked.lng, asked.radius));
  test text := case when term = '' then 'true' else format('exact like %L', private.like_pattern(term)) end;
  find text := case when term = '' then 'true' else private.contains_term('exact', term) end;
  parts jsonb;
  ids uuid[];
  matched integer;
  total bigint;
  next jsonb;
  also jsonb := '[]';
begin
  select coalesce(sum(n), 0) into total from private.service_counts;

  if length(term) > longest_field then
    matched := 0;
  elsif term = '' and filtered = 'true' then
    select coalesce(sum(n), 0) into matched from private.service_counts where scope = 'true' or category = cat;
    execute format('select array_agg(id order by %1$s) from (
                      select * from private.service_search where %2$s and %3$s order by %1$s limit %4$s) as page',
                   sort_columns, scope, coalesce(continued, 'true'), size + 1) into ids;
  else
    loop
      if order_by = 'distance' then
        select found.ids, found.matched into ids, matched
          from private.find_nearest(format('(%s) and %s', find, passes), scope, asked.lat, asked.lng, asked.radius, coalesce(continued, 'true'),
                                    case when continued is null then 0 else (after #>> '{k,0}')::double precision end, size, cap) as found;
      else
        select found.ids, found.matched into ids, matched
          from private.find_services(format('(%s) and %s', test, filtered), format('(%s) and %s', find, filtered),
                                     scope, coalesce(continued, 'true'), sort_columns, size, cap) as found;
      end if;
      exit when matched > 0 or folded_term = '' or parts is not null;
      parts := private.understand(sought);
      select c.test, c.find into test, find from private.understood_condition(parts, folded_term) as c;
      if asked.lat is null then
        select part ->> 'place', (part ->> 'lat')::double precision, (part ->> 'lng')::double precision
          into asked.place_name, asked.lat, asked.lng
          from jsonb_array_elements(parts) as part where part ->> 'kind' = 'area' limit 1;
      end if;
    end loop;
  end if;

  if cardinality(ids) > size then
    execute format(
      'select jsonb_build_object(''k'', jsonb_build_array(%s), ''id'', id) from private.service_search where id = $1',
      case order_by when 'name' then 'name_key' when 'reviews' then 'by_reviews, name_key'
                    when 'distance' then private.km_from(asked.lat, asked.lng) || ', name_key' else 'by_rating, name_key' end)
      into next using ids[size];
  elsif parts is null and folded_term <> '' and length(term) <= longest_field then
    also := private.forgiving_matches(term, folded_term, private.understand(sought), scope, filtered, sort_columns, most_also, asked.lat, asked.lng);
  end if;

  return jsonb_build_object(
    'total', total,
    -- Without a term or filter the counters know the number; only counting matches stops at the cap.
    'matched', case when term = '' and filtered = 'true' then matched else least(matched, cap) end,
    'capped', not (term = '' and filtered = 'true') and matched > cap,
    'items', private.service_rows(ids[1:size], asked.lat, asked.lng),
    'next', next,
    'also', also,
    'categories', (select coalesce(jsonb_agg(category order by lower(category) collate "C", category collate "C"), '[]')
                     from private.service_counts),
    'place', asked.place_name,
    'filters', jsonb_build_array('near', 'radius_km', 'verified', 'response', 'language', 'min_rating'),
    'understood', nullif(private.told_parts(parts), '[]'));
end
$$;

-- How many companies that match a search went live after `since`, up to `at`.
create or replace function private.new_services(args jsonb, since timestamptz, at timestamptz) returns integer
language plpgsql stable set search_path = '' as $$
declare
  term constant text := private.search_key(btrim(left(coalesce(args ->> 'q', ''), 200)));
  asked constant record := private.read_filters(args);
  scope constant text := case when args ? 'cat' then format('category = %L', args ->> 'cat') else 'true' end;
  filtered text;
  meant text;
  found integer;
begin
  filtered := concat_ws(' and ', coalesce(asked.passes, 'true'), private.within_km(asked.lat, asked.lng, asked.radius), format('id = any (%L::uuid[])', array(
    select p.id from public.providers as p
     where p.status = 'approved' and p.approved_at > new_services.since and p.approved_at <= new_services.at limit 1000)));
  execute format('select count(*) from private.service_search where %s and %s and exact like %L', scope, filtered, private.like_pattern(term)) into found;
  -- As on the page: where nothing has the text literally, what is understood counts.
  if found = 0 and term <> '' then
    select c.test into meant
      from private.understood_condition(private.understand(args ->> 'q'), btrim(regexp_replace(private.fold(term), '\s+', ' ', 'g'))) as c;
    execute format('select count(*) from private.service_search where %s and %s and (%s)', scope, filtered, meant) into found;
  end if;
  return found;
end
$$;
