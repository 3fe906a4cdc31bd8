-- What to offer while somebody types: trades, cities, companies.

-- q: the text so far. locale: en or fr, the language whose words for trades come first.
-- Returns at most 8 of { kind: trade, value, n } · { kind: city, value, n } · { kind: company, value, id, category, location };
-- a trade is a value of services.category, which the page puts into its language, and n how many companies there are. Where nothing
-- begins so, the trade that the whole text means, at the place it names or begins to name: { kind: trade, value, near }. Nothing for an empty text.
create function public.suggest_services(q text default '', locale text default 'en')
returns jsonb language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  most constant integer := 8;
  term constant text := private.search_key(btrim(coalesce(q, ''), E' \t\n\r\f\x0b\u00a0\u202f\ufeff'));
  typed constant text := btrim(regexp_replace(private.fold(left(term, 200)), '\s+', ' ', 'g'));
  starts constant text := ltrim(private.like_pattern(typed), '%');
  ids uuid[];
  found jsonb;
  meant jsonb;
  begun text;
begin
  if typed = '' or length(term) > 200 then
    return '[]';
  end if;

  with words as (
    select category as trade, n, private.fold(private.search_key(category)) as word, 0 as far from private.service_counts
    union all
    select s.trade, c.n, s.term, case when s.locale = suggest_services.locale then 1 else 2 end
      from private.search_synonyms as s join private.service_counts as c on c.category = s.trade
     where s.term like starts
  ), trades as (
    select trade, max(n) as n, min(far) as far from words where word like starts or word like '% ' || starts
     group by trade order by min(far), max(n) desc, trade limit 3
  ), cities as (
    select location, n from private.location_counts where key like starts or key like '% ' || starts or key like '%-' || starts
     order by n desc, location limit 2
  )
  select coalesce((select jsonb_agg(jsonb_build_object('kind', 'trade', 'value', trade, 'n', n) order by far, n desc, trade) from trades), '[]')
      || coalesce((select jsonb_agg(jsonb_build_object('kind', 'city', 'value', location, 'n', n) order by n desc, location) from cities), '[]')
    into found;

  -- Names that begin with the text; when they are few, also the best rated in which a later word does.
  ids := array(select id from private.service_search where name_key like starts order by name_key, id limit most);
  if cardinality(ids) < 3 and length(typed) >= 3 then
    ids := ids || (
      select page.ids from private.find_services(
        format('name_key like %L', '% ' || starts),
        format('(%s or %s) and name_key like %L', private.contains_term('exact', ' ' || typed), private.contains_term('folded', ' ' || typed), '% ' || starts),
        'true', 'true', 'by_rating, by_reviews, name_key, id', 3, 0) as page);
  end if;
  found := found || (
    select coalesce(jsonb_agg(jsonb_build_object('kind', 'company', 'value', s.name, 'id', s.id, 'category', s.category,
                                                 'location', s.location) order by listed.nth), '[]')
      from (select * from unnest(ids) with ordinality as found_ids (id, nth) order by nth limit most - jsonb_array_length(found)) as listed
      join public.services as s on s.id = listed.id);
  if found <> '[]' or typed not like '% %' then
    return found;
  end if;
  meant := private.understand(suggest_services.q);
  -- Who types has not finished the name of the place yet.
  begun := ltrim(private.like_pattern((regexp_match(typed, '[^ ]{3,}$'))[1]), '%');
  -- An area is known to the directory by what somebody typed, a city by its name.
  return coalesce((
    select jsonb_agg(jsonb_build_object('kind', 'trade', 'value', trade.value, 'near', place.value) order by trade.value)
      from jsonb_path_query(meant, '$[*].trades[*]') as trade (value)
     cross join (select coalesce(jsonb_path_query_first(meant, '$[*] ? (@.kind == "area").typed'),
                                 jsonb_path_query_first(meant, '$[*] ? (@.kind == "city").place'),
                                 case when meant #>> '{-1,kind}' = 'word' then (
                                   select to_jsonb(location) from private.location_counts where key like begun
                                    order by n desc, location limit 1) end) as value) as place
     where place.value is not null and jsonb_array_length(meant) = 2), '[]');
end
$$;

revoke execute on function public.suggest_services(text, text) from public, anon, authenticated;
grant execute on function public.suggest_services(text, text) to anon, authenticated, service_role;
