-- Forgiving matches of the directory search: words apart, words for trades, misspelt words.

-- Conditions for rows in which every word of a folded term is met somehow, each wider than the one before: 1 the words
-- themselves, wherever they stand; 2 or the trade that a word means; 3 or, for a word that no company uses, the ones
-- spelled most like it. null where a condition is no wider. `tests` are cheap for a row, `finds` can use an index.
create function private.match_words(folded_term text, out tests text[], out finds text[])
language plpgsql stable set search_path = '' as $$
declare
  -- Little words between the others, which like single letters stand in every other name.
  fillers constant text[] := '{and,at,au,aux,dans,de,des,du,en,et,for,in,la,le,les,me,moi,near,of,ou,par,pour,pres,sur,the,to,un,une}';
  words constant text[] := (array_remove(regexp_split_to_array(folded_term, '[^[:alnum:]]+'), ''))[1:8];
  place integer := 1;
  used integer;
  phrase text;
  trades text[];
  test text;
  find text;
  related text;
  alike text;
  only_unit text;
  units integer := 0;
  widens boolean[] := '{f,f,f}';
begin
  while place <= cardinality(words) loop
    for size in reverse least(4, cardinality(words) - place + 1) .. 1 loop
      used := size;
      phrase := array_to_string(words[place:place + size - 1], ' ');
      trades := array(select distinct trade from private.search_synonyms
                       where term in (phrase, regexp_replace(phrase, '[sx]$', '')) order by trade);
      exit when trades <> '{}';
    end loop;
    place := place + used;
    continue when trades = '{}' and (length(phrase) = 1 or phrase = any (fillers));
    units := units + 1;
    only_unit := phrase;

    test := format('exact like %1$L or folded like %1$L', private.like_pattern(phrase));
    find := private.contains_term('exact', phrase) || ' or ' || private.contains_term('folded', phrase);
    tests[1] := concat_ws(' and ', tests[1], '(' || test || ')');
    finds[1] := concat_ws(' and ', finds[1], '(' || find || ')');

    related := case when trades <> '{}' then format(' or category = any (%L)', trades) else '' end;
    widens[2] := widens[2] or related <> '';
    tests[2] := concat_ws(' and ', tests[2], '(' || test || related || ')');
    finds[2] := concat_ws(' and ', finds[2], '(' || find || related || ')');

    alike := '';
    if related = '' and length(phrase) >= 4
       and not exists (select from private.search_words where word like private.like_pattern(phrase)) then
      alike := private.spelled_like(phrase);
      widens[3] := widens[3] or alike <> '';
    end if;
    tests[3] := concat_ws(' and ', tests[3], '(' || test || related || alike || ')');
    finds[3] := concat_ws(' and ', finds[3], '(' || find || related || alike || ')');
  end loop;

  -- One word alone is what the search without accents has looked for already.
  widens[1] := units > 1 or only_unit <> folded_term;
  for level in 1 .. 3 loop
    if not widens[level] then
      tests[level] := null;
      finds[level] := null;
    end if;
  end loop;
end
$$;

-- Conditions, each after an "or", for the words and trades that are written most like this one; '' when nothing is.
create function private.spelled_like(misspelt text) returns text
language sql stable set search_path = '' as $$
  with near as (
    select word, null as trade, extensions.similarity(word, misspelt) as likeness
      from private.search_words where word operator(extensions.%) misspelt
    union all
    select null, trade, extensions.similarity(term, misspelt) from private.search_synonyms where term operator(extensions.%) misspelt
  ), nearest as (
    select * from near where likeness >= 0.75 * (select max(likeness) from near) order by likeness desc, word, trade limit 4
  )
  select coalesce(string_agg(distinct
           case when trade is null then format(' or exact like %1$L or folded like %1$L', private.like_pattern(word))
                else format(' or category = %L', trade) end, ''), '')
    from nearest
$$;

-- Rows that match a term only when something is forgiven, at most so many, each with its reason. Milder reasons come
-- first, and a row stands under the mildest. Nobody is told how many there are, so nothing is gathered to be counted: the
-- cap is 0.
create function private.forgiving_matches(
  term text, folded_term text, scope text, filtered text, sort_columns text, most integer, lat double precision, lng double precision)
returns jsonb language plpgsql stable set search_path = '' as $$
declare
  reasons constant text[] := '{accents,words,synonym,spelling}';
  literal constant text := format('exact like %L', private.like_pattern(term));
  words constant record := private.match_words(folded_term);
  -- What has no accent itself cannot match a name without accents better than the literal search did.
  plain constant boolean := folded_term = term;
  tests constant text[] := concat_ws(' or ', format('folded like %L', private.like_pattern(folded_term)),
                                     case when not plain then format('exact like %L', private.like_pattern(folded_term)) end) || words.tests;
  finds constant text[] := concat_ws(' or ', private.contains_term('folded', folded_term),
                                     case when not plain then private.contains_term('exact', folded_term) end) || words.finds;
  known text := 'not ' || literal;
  ids uuid[];
  found jsonb := '[]';
begin
  for level in 1 .. 4 loop
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

revoke execute on function private.match_words(text), private.spelled_like(text),
  private.forgiving_matches(text, text, text, text, text, integer, double precision, double precision)
  from public, anon, authenticated;
