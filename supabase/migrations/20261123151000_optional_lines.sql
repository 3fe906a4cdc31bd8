-- What a quote offers besides, which counts once it is chosen, and whether its price is fixed, what the deposit is for and what
-- else the company says.

alter table public.quotes add price_kind text check (price_kind in ('fixed', 'estimate')),
  add deposit_terms text check (length(deposit_terms) <= 500), add note text check (length(note) <= 2000);
call private.classify('public.quotes', 'content', 'deposit_terms note');
call private.classify('public.quotes', 'record', 'price_kind');
alter table public.quote_lines add optional boolean not null default false;
call private.classify('public.quote_lines', 'record', 'optional');

create or replace function private.keep_quote() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  words constant text[] := array['warranty', 'inclusions', 'exclusions', 'deposit_terms', 'note'];
begin
  if tg_op = 'UPDATE' and private.is_of_nobody(old.request_id) and to_jsonb(new) - words = to_jsonb(old) - words
     and coalesce(new.warranty, new.inclusions, new.exclusions, new.deposit_terms, new.note) is null then
    return new;
  elsif old.status <> 'draft' then
    if tg_op = 'UPDATE' and old.status in ('sent', 'accepted') and new.status <> 'draft'
       and to_jsonb(new) - 'status' = to_jsonb(old) - 'status' then
      return new;
    end if;
    raise exception using errcode = 'PT409', message = 'A quote cannot be changed after it was sent', hint = 'Send a new version.';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

create or replace function private.quote_json(q public.quotes) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', q.id, 'version', q.version, 'status', q.status, 'province', q.province,
    'lines', (select coalesce(jsonb_agg(jsonb_build_object(
                                'kind', l.kind, 'description', l.description, 'qty', trim_scale(l.qty), 'unit', l.unit,
                                'unit_cents', l.unit_cents, 'cents', l.cents, 'tax_class', l.tax_class, 'taxes', l.taxes,
                                'optional', l.optional)
                              order by l.position), '[]')
                from public.quote_lines as l where l.quote_id = q.id),
    'registered', q.registered, 'tax_choices', q.tax_choices,
    'unsettled_taxes', case when q.status = 'draft' then private.unsettled_taxes(q) else '[]' end,
    'subtotal_cents', q.subtotal_cents, 'tax', q.tax, 'total_cents', q.total_cents, 'deposit_cents', q.deposit_cents,
    'valid_until', q.valid_until, 'start_on', q.start_on, 'duration_days', q.duration_days, 'warranty', q.warranty,
    'inclusions', q.inclusions, 'exclusions', q.exclusions, 'permit_by', q.permit_by, 'price_kind', q.price_kind,
    'deposit_terms', q.deposit_terms, 'note', q.note, 'sent_at', q.sent_at)
$$;

-- Subtotal, taxes and total of a draft from its lines: each line rounded to the cent, each tax once on the lines that bear it.
-- Optional lines count in none of them, but a tax that only they bear is listed, so that its rate is known when one is chosen.
-- Until the company says whether it is registered, the total is the one of a company that is.
create or replace function private.total_quote(quote uuid, on_date date) returns void
language sql volatile set search_path = '' as $$
  update public.quote_lines as l
     set taxes = private.taxes_on(q.province::text, l.tax_class, on_date, coalesce(q.registered, true), q.tax_choices)
    from public.quotes as q where q.id = quote and l.quote_id = q.id;

  with charged as (
    select t.kind, t.rate, round(coalesce(sum(l.cents) filter (where not l.optional), 0) * t.rate)::bigint as cents
      from public.quotes as q
      join public.quote_lines as l on l.quote_id = q.id
      join public.tax_rates as t on t.province = q.province and t.kind = any (l.taxes)
       and t.effective_from <= on_date and (t.effective_to is null or t.effective_to >= on_date)
     where q.id = quote
     group by t.kind, t.rate
  ), summed as (
    select (select coalesce(sum(l.cents), 0) from public.quote_lines as l where l.quote_id = quote and not l.optional) as subtotal,
           coalesce(sum(c.cents), 0) as taxes,
           coalesce(jsonb_agg(jsonb_build_object('kind', c.kind, 'rate', c.rate::double precision, 'cents', c.cents)
                              order by c.kind in ('GST', 'HST') desc), '[]') as tax
      from charged as c
  )
  update public.quotes as q set subtotal_cents = s.subtotal, tax = s.tax, total_cents = s.subtotal + s.taxes
    from summed as s where q.id = quote
$$;

-- Replaces the lines of a draft.
create or replace function private.save_quote_lines(quote uuid, given jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  line jsonb;
  place bigint;
  quantity text;
  what text;
begin
  if jsonb_typeof(given) is distinct from 'array' or jsonb_array_length(given) > 100 then
    perform private.refuse('lines', 'A quote has at most 100 lines', 'Put small items together.');
  end if;
  delete from public.quote_lines as l where l.quote_id = quote;
  for line, place in select * from jsonb_array_elements(given) with ordinality loop
    quantity := coalesce(line ->> 'qty', '1');
    what := private.clean_text(line ->> 'description', 500, 'lines', format('The text of line %s', place));
    if coalesce(line ->> 'kind', '') not in ('labour', 'material', 'permit', 'disposal', 'allowance', 'other') then
      perform private.refuse('lines', format('Line %s is of no known kind', place),
        'Choose labour, material, permit, disposal, allowance or other.');
    elsif coalesce(line ->> 'tax_class', '') not in ('installed', 'goods', 'service', 'exempt') then
      perform private.refuse('lines', format('Line %s does not say how it is taxed', place),
        'Choose installed, goods, service or exempt.');
    elsif what is null then
      perform private.refuse('lines', format('Line %s says nothing', place), 'Describe what it is for.');
    elsif quantity !~ '^\d{1,7}(\.\d{1,3})?$' or quantity::numeric not between 0.001 and 1000000 then
      perform private.refuse('lines', format('The quantity of line %s is not above 0 and at most 1,000,000', place),
        'Use at most three decimals.');
    elsif line ->> 'unit_cents' is null then
      perform private.refuse('lines', format('Line %s has no price', place), 'Enter 0 for what is free.');
    elsif coalesce(jsonb_typeof(line -> 'optional'), 'null') not in ('boolean', 'null') then
      perform private.refuse('lines', format('It is not clear whether line %s is optional', place), 'Answer yes or no.');
    end if;
    insert into public.quote_lines (quote_id, position, kind, description, qty, unit, unit_cents, tax_class, optional)
    values (quote, place, line ->> 'kind', what, quantity::numeric,
            private.clean_text(line ->> 'unit', 40, 'lines', format('The unit of line %s', place)),
            private.clean_number(line ->> 'unit_cents', 0, 1000000000, 'lines', format('The price of line %s in cents', place)),
            line ->> 'tax_class', coalesce((line ->> 'optional')::boolean, false));
  end loop;
  if (select sum(l.cents) from public.quote_lines as l where l.quote_id = quote) > 1000000000 then
    perform private.refuse('lines', 'The quote is above 10 million dollars', 'Check the quantities and prices.');
  end if;
end
$$;

-- Stores a draft of the company that a request is addressed to, under the id that the client made; the same id again replaces
-- it. Returns the quote with today's totals, as project_view shows quotes.
-- quote: { id, request_id, lines: [{ kind, description, qty?, unit?, unit_cents, tax_class, optional? }], registered?,
-- tax_choices?: [{ tax_class, kind, charged }], price_kind?, deposit_cents?, deposit_terms?, valid_until?, start_on?,
-- duration_days?, warranty?, inclusions?, exclusions?, note?, permit_by?, province? }. The province counts where the
-- project does not say it; a company with a GST/HST number is registered unless it says otherwise.
create or replace function public.save_quote(quote jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  new_id constant uuid := private.clean_uuid(quote ->> 'id', 'id', 'The id of the quote');
  request constant public.quote_requests := private.quotable_request(
    private.clean_uuid(quote ->> 'request_id', 'request_id', 'The id of the request'));
  q public.quotes;
begin
  if coalesce(jsonb_typeof(quote -> 'registered'), 'null') not in ('boolean', 'null') then
    perform private.refuse('registered', 'It is not clear whether the company is registered for GST/HST', 'Answer yes or no.');
  end if;
  select * into q from public.quotes as known where known.id = new_id;
  if q.id is not null and (q.request_id <> request.id or q.status <> 'draft') then
    raise exception using errcode = 'PT409', message = 'This quote was sent, or belongs to another request',
      hint = 'Save a new version under a new id.';
  elsif q.id is null and exists (select from public.quotes as other where other.request_id = request.id and other.status = 'draft') then
    raise exception using errcode = 'PT409', message = 'There is a draft for this request already',
      hint = 'Open that draft and change it.';
  end if;

  q.province := coalesce((select p.province::text from public.projects as p where p.id = request.project_id),
                         nullif(quote ->> 'province', ''),
                         (select c.province from public.providers as c where c.id = request.provider_id));
  q.registered := coalesce((quote ->> 'registered')::boolean,
                           (select true from public.provider_private as c
                             where c.provider_id = request.provider_id and btrim(c.gst_number) <> ''));
  q.deposit_cents := coalesce(private.clean_number(quote ->> 'deposit_cents', 0, 1000000000, 'deposit', 'The deposit in cents'), 0);
  q.valid_until := private.clean_day(quote ->> 'valid_until', private.canada_today() + 365, 'valid_until', 'The last day of the quote');
  q.start_on := private.clean_day(quote ->> 'start_on', (private.canada_today() + interval '2 years')::date, 'start_on', 'The start');
  q.duration_days := private.clean_number(quote ->> 'duration_days', 1, 1000, 'duration', 'The duration in days');
  q.warranty := private.clean_text(quote ->> 'warranty', 2000, 'warranty', 'The warranty', true);
  q.inclusions := private.clean_text(quote ->> 'inclusions', 5000, 'inclusions', 'What is included', true);
  q.exclusions := private.clean_text(quote ->> 'exclusions', 5000, 'exclusions', 'What is not included', true);
  q.deposit_terms := private.clean_text(quote ->> 'deposit_terms', 500, 'deposit_terms', 'The terms of the deposit', true);
  q.note := private.clean_text(quote ->> 'note', 2000, 'note', 'The note', true);
  q.price_kind := nullif(quote ->> 'price_kind', '');
  q.permit_by := nullif(quote ->> 'permit_by', '');
  if private.sales_tax(q.province::text, private.canada_today(), 0) = '[]' then
    perform private.refuse('province', 'It is not known in which province the work is', 'Choose the province or territory of the home.');
  elsif q.permit_by not in ('provider', 'homeowner', 'none') then
    perform private.refuse('permit_by', 'That is nobody who could get the permit', 'Choose provider, homeowner or none.');
  elsif q.price_kind not in ('fixed', 'estimate') then
    perform private.refuse('price_kind', 'That is neither a fixed price nor an estimate', 'Choose fixed or estimate.');
  end if;
  q.tax_choices := private.clean_tax_choices(quote -> 'tax_choices', q.province::text);

  insert into public.quotes (id, request_id, provider_id, version, province, deposit_cents, valid_until, start_on,
                             duration_days, warranty, inclusions, exclusions, permit_by, registered, tax_choices,
                             price_kind, deposit_terms, note)
  select new_id, request.id, request.provider_id, coalesce(max(v.version), 0) + 1, q.province, q.deposit_cents, q.valid_until, q.start_on,
         q.duration_days, q.warranty, q.inclusions, q.exclusions, q.permit_by, q.registered, q.tax_choices,
         q.price_kind, q.deposit_terms, q.note
    from public.quotes as v where v.request_id = request.id
  on conflict (id) do update
     set province = excluded.province, deposit_cents = excluded.deposit_cents, valid_until = excluded.valid_until,
         start_on = excluded.start_on, duration_days = excluded.duration_days, warranty = excluded.warranty,
         inclusions = excluded.inclusions, exclusions = excluded.exclusions, permit_by = excluded.permit_by,
         registered = excluded.registered, tax_choices = excluded.tax_choices, price_kind = excluded.price_kind,
         deposit_terms = excluded.deposit_terms, note = excluded.note;
  perform private.save_quote_lines(new_id, quote -> 'lines');
  perform private.total_quote(new_id, private.canada_today());
  return (select private.quote_json(saved) from public.quotes as saved where saved.id = new_id);
end
$$;

-- Sends a draft: totals and taxes are fixed as of today, an older version is superseded, and the request is quoted. A quote
-- that was sent already is a success. Returns the quote.
create or replace function public.send_quote(id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  q public.quotes;
  request public.quote_requests;
begin
  select * into q from public.quotes as known where known.id = send_quote.id and known.provider_id in (select private.my_providers());
  if q.id is null then
    raise exception using errcode = 'PT404', message = 'There is no such quote', hint = 'Save it first.';
  elsif q.status = 'draft' then
    request := private.quotable_request(q.request_id);
    -- Somebody else may have sent it while this call waited for the request.
    select * into q from public.quotes as known where known.id = send_quote.id;
  end if;
  if q.status <> 'draft' then
    return private.quote_json(q);
  end if;

  perform private.total_quote(q.id, private.canada_today());
  select * into q from public.quotes as known where known.id = send_quote.id;
  if not exists (select from public.quote_lines as l where l.quote_id = q.id and not l.optional) then
    perform private.refuse('lines', 'The quote has no lines that are not optional', 'Add what the price is made of.');
  elsif q.deposit_cents > q.total_cents then
    perform private.refuse('deposit', 'The deposit is above the total', 'Lower the deposit.');
  elsif q.valid_until is null or q.valid_until < private.canada_today() then
    perform private.refuse('valid_until', 'The last day of the quote is missing or past', 'Choose today or a later day.');
  elsif q.registered is null then
    perform private.refuse('registered', 'It is not said whether the company is registered for GST/HST', 'Answer yes or no.');
  elsif private.unsettled_taxes(q) <> '[]' then
    perform private.refuse('tax_choices', 'It is not settled whether a provincial tax applies to some lines',
      'Ask your tax office or accountant, then choose for each of them.');
  elsif q.permit_by is null then
    perform private.refuse('permit_by', 'It is not said who gets the permit', 'Choose provider, homeowner or none.');
  end if;

  update public.quotes as older set status = 'superseded' where older.request_id = request.id and older.status = 'sent';
  update public.quotes as sent set status = 'sent', sent_at = now() where sent.id = q.id returning * into q;
  if request.status = 'sent' then
    perform private.transition_request(request.id, 'viewed', 'provider');
  end if;
  if request.status <> 'quoted' then
    perform private.transition_request(request.id, 'quoted', 'provider');
  end if;
  return private.quote_json(q);
end
$$;
