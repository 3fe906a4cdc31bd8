-- How text is searched: keys without case, without accents, and in pieces.

-- One field as it is searched: composed characters, lower case, without the separator that keeps fields apart.
create function private.search_key(field text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select translate(lower(normalize(field, NFC)), chr(31), '')
$$;

-- The same without accents: 'montréal' becomes 'montreal'.
create function private.fold(key text) returns text
language sql stable strict parallel safe set search_path = '' as $$
  select lower(extensions.unaccent('extensions.unaccent'::regdictionary, key))
$$;

-- All single characters and pairs within the fields of a key, for terms too short for trigrams. The cost keeps the planner
-- from computing it for many rows instead of looking into its index: that would take seconds where the index takes
-- milliseconds.
create function private.grams(key text) returns text[]
language sql immutable strict parallel safe cost 100000 set search_path = '' as $$
  select array(
    select distinct gram
      from (select substr(key, i, 1) as gram from generate_series(1, length(key)) as i
            union all
            select substr(key, i, 2) from generate_series(1, length(key) - 1) as i) as pieces
     where strpos(gram, chr(31)) = 0)
$$;

revoke execute on function private.search_key(text), private.fold(text), private.grams(text) from public, anon, authenticated;
