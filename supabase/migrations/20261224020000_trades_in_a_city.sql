-- A trade in a city went through all companies of the city to be counted: 85 ms of a million rows, 7 with an index of its own.

create index service_search_city_idx on private.service_search (split_part(exact, chr(31), 3), category);

-- The condition for a company that is what the parts say; null for no parts. `find` says the same for an index.
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
