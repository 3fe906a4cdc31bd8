-- How the fields of a quote and of a template for quotes are read: cleaned, checked and refused with the name of the field.

-- What the company decided about taxes, as it is kept: each class and tax once, and only where the rules of the province leave
-- it open.
create function private.clean_tax_choices(given jsonb, province text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  choice jsonb;
  kept jsonb := '[]';
begin
  if (case jsonb_typeof(given) when 'array' then jsonb_array_length(given) > 12 else given <> 'null' end) then
    perform private.refuse('tax_choices', 'The choices about taxes could not be read, or there are more than 12', 'Choose again which taxes apply.');
  end if;
  for choice in select * from jsonb_array_elements(nullif(given, 'null')) loop
    if not exists (select from private.tax_rules_on(province, choice ->> 'tax_class', private.canada_today()) as r
                    where r.kind = choice ->> 'kind' and r.exceptions)
       or jsonb_typeof(choice -> 'charged') is distinct from 'boolean'
       or exists (select from jsonb_array_elements(kept) as k
                   where k ->> 'tax_class' = choice ->> 'tax_class' and k ->> 'kind' = choice ->> 'kind') then
      perform private.refuse('tax_choices', 'A tax is chosen twice, or the rules of the province already decide it',
        'Choose only where the rules leave it open.');
    end if;
    kept := kept || jsonb_build_object('tax_class', choice ->> 'tax_class', 'kind', choice ->> 'kind', 'charged', choice -> 'charged');
  end loop;
  return kept;
end
$$;

-- The lines of a quote as they are kept. A template may leave prices open: then `priced` is false.
create function private.clean_quote_lines(given jsonb, priced boolean default true) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  line jsonb;
  place bigint;
  quantity text;
  what text;
  price bigint;
  kept jsonb := '[]';
  sum_cents numeric := 0;
begin
  if jsonb_typeof(given) is distinct from 'array' or jsonb_array_length(given) > 100 then
    perform private.refuse('lines', 'A quote has at most 100 lines', 'Put small items together.');
  end if;
  for line, place in select * from jsonb_array_elements(given) with ordinality loop
    quantity := coalesce(line ->> 'qty', '1');
    what := private.clean_text(line ->> 'description', 500, 'lines', format('The text of line %s', place));
    if coalesce(line ->> 'kind', '') not in ('labour', 'material', 'permit', 'disposal', 'allowance', 'other') then
      perform private.refuse('lines', format('The kind of line %s is not on the list', place),
        'Choose labour, material, permit, disposal, allowance or other.');
    elsif coalesce(line ->> 'tax_class', '') not in ('installed', 'goods', 'service', 'exempt') then
      perform private.refuse('lines', format('Line %s does not say how it is taxed', place),
        'Choose installed, goods, service or exempt.');
    elsif what is null then
      perform private.refuse('lines', format('Line %s is empty', place), 'Describe what it is for.');
    elsif quantity !~ '^\d{1,7}(\.\d{1,3})?$' or quantity::numeric not between 0.001 and 1000000 then
      perform private.refuse('lines', format('The quantity of line %s is not above 0 and at most 1,000,000', place),
        'Use at most three decimals.');
    elsif clean_quote_lines.priced and line ->> 'unit_cents' is null then
      perform private.refuse('lines', format('Line %s has no price', place), 'Enter 0 for what is free.');
    elsif coalesce(jsonb_typeof(line -> 'optional'), 'null') not in ('boolean', 'null') then
      perform private.refuse('lines', format('It is not clear whether line %s is optional', place), 'Answer yes or no.');
    end if;
    price := private.clean_number(line ->> 'unit_cents', 0, 1000000000, 'lines', format('The price of line %s in cents', place));
    sum_cents := sum_cents + round(quantity::numeric * coalesce(price, 0));
    kept := kept || jsonb_build_object(
      'kind', line ->> 'kind', 'description', what, 'qty', trim_scale(quantity::numeric),
      'unit', private.clean_text(line ->> 'unit', 40, 'lines', format('The unit of line %s', place)),
      'unit_cents', price, 'tax_class', line ->> 'tax_class', 'optional', coalesce((line ->> 'optional')::boolean, false));
  end loop;
  if sum_cents > 1000000000 then
    perform private.refuse('lines', 'The quote is above 10 million dollars', 'Check the quantities and prices.');
  end if;
  return kept;
end
$$;

-- What a quote says beside its lines and days, in the columns of the same names; the others are null.
create function private.clean_quote_terms(given jsonb) returns public.quotes
language plpgsql immutable set search_path = '' as $$
declare
  q public.quotes;
begin
  if coalesce(jsonb_typeof(given -> 'registered'), 'null') not in ('boolean', 'null') then
    perform private.refuse('registered', 'It is not clear whether the company is registered for GST/HST', 'Answer yes or no.');
  end if;
  q.registered := (given ->> 'registered')::boolean;
  q.deposit_cents := coalesce(private.clean_number(given ->> 'deposit_cents', 0, 1000000000, 'deposit', 'The deposit in cents'), 0);
  q.duration_days := private.clean_number(given ->> 'duration_days', 1, 1000, 'duration', 'The duration in days');
  q.warranty := private.clean_text(given ->> 'warranty', 2000, 'warranty', 'The warranty', true);
  q.inclusions := private.clean_text(given ->> 'inclusions', 5000, 'inclusions', 'What is included', true);
  q.exclusions := private.clean_text(given ->> 'exclusions', 5000, 'exclusions', 'What is not included', true);
  q.deposit_terms := private.clean_text(given ->> 'deposit_terms', 500, 'deposit_terms', 'The terms of the deposit', true);
  q.note := private.clean_text(given ->> 'note', 2000, 'note', 'The note', true);
  q.price_kind := nullif(given ->> 'price_kind', '');
  q.permit_by := nullif(given ->> 'permit_by', '');
  if q.permit_by not in ('provider', 'homeowner', 'none') then
    perform private.refuse('permit_by', 'Who gets the permit is missing', 'Choose provider, homeowner or none.');
  elsif q.price_kind not in ('fixed', 'estimate') then
    perform private.refuse('price_kind', 'That is neither a fixed price nor an estimate', 'Choose fixed or estimate.');
  end if;
  return q;
end
$$;

-- Replaces the lines of a draft.
create function private.save_quote_lines(quote uuid, given jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  cleaned constant jsonb := private.clean_quote_lines(given);
begin
  delete from public.quote_lines as l where l.quote_id = quote;
  insert into public.quote_lines (quote_id, position, kind, description, qty, unit, unit_cents, tax_class, optional)
  select quote, place, line ->> 'kind', line ->> 'description', (line ->> 'qty')::numeric, line ->> 'unit',
         (line ->> 'unit_cents')::integer, line ->> 'tax_class', (line ->> 'optional')::boolean
    from jsonb_array_elements(cleaned) with ordinality as given_lines (line, place);
end
$$;

revoke execute on function private.clean_tax_choices(jsonb, text), private.clean_quote_lines(jsonb, boolean),
  private.clean_quote_terms(jsonb), private.save_quote_lines(uuid, jsonb) from public, anon, authenticated;
