-- Quotes that are saved and sent in one step, revised and taken back, and the templates that companies begin them with.

alter table public.quotes drop constraint quotes_status_check;
alter table public.quotes add constraint quotes_status_check
  check (status in ('draft', 'sent', 'accepted', 'declined', 'superseded', 'expired', 'withdrawn'));
alter table public.quotes add column sent_hash text;
call private.classify('public.quotes', 'record', 'sent_hash');

drop function public.save_quote(jsonb);
drop function private.quotable_request(uuid);

-- What a move of the request means for the offer that stands: whoever ends the request takes it back or turns it down, also the
-- one that was accepted.
create or replace function private.settle_quotes(moved uuid, to_status text) returns void
language sql volatile set search_path = '' as $$
  update public.quotes as q
     set status = case settle_quotes.to_status when 'hired' then 'accepted' when 'declined' then 'withdrawn'
                                               when 'expired' then 'expired' else 'declined' end
   where q.request_id = moved
     and (q.status = 'sent' and settle_quotes.to_status in ('hired', 'withdrawn', 'declined', 'expired')
          or q.status = 'accepted' and settle_quotes.to_status in ('withdrawn', 'declined'))
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
    perform private.refuse('permit_by', 'That is nobody who could get the permit', 'Choose provider, homeowner or none.');
  elsif q.price_kind not in ('fixed', 'estimate') then
    perform private.refuse('price_kind', 'That is neither a fixed price nor an estimate', 'Choose fixed or estimate.');
  end if;
  return q;
end
$$;

-- Replaces the lines of a draft.
create or replace function private.save_quote_lines(quote uuid, given jsonb) returns void
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

revoke execute on function private.clean_quote_lines(jsonb, boolean), private.clean_quote_terms(jsonb) from public, anon, authenticated;

-- Raises PT409 unless the homeowner has still to decide about the request.
create function private.require_quotable(request public.quote_requests) returns void
language plpgsql stable set search_path = '' as $$
begin
  if request.status not in ('sent', 'viewed', 'interested', 'quoted', 'connected') then
    raise exception using errcode = 'PT409', message = format('A request that is %s takes no quote', request.status),
      detail = 'status', hint = 'Reload to see where it stands now.';
  end if;
end
$$;

-- Sends a draft for its request, which the caller has locked: totals and taxes are fixed as of today, the offer before is
-- superseded, and the request is quoted. Returns the quote.
create function private.send_draft(request public.quote_requests, draft uuid) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  q public.quotes;
  revised boolean;
begin
  perform private.total_quote(draft, private.canada_today());
  select * into q from public.quotes as known where known.id = draft;
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
  revised := found;
  update public.quotes as sent set status = 'sent', sent_at = now() where sent.id = q.id returning * into q;
  if request.status = 'sent' then
    perform private.transition_request(request.id, 'viewed', 'provider');
  end if;
  if request.status <> 'quoted' then
    perform private.transition_request(request.id, 'quoted', 'provider', quiet => revised);
  end if;
  if revised or request.status = 'quoted' then
    perform private.tell_of_quote(q, case when revised then 'revised' else 'sent' end);
  end if;
  return private.quote_json(q);
end
$$;

-- Notes what the company did with a quote beside the state of the request, and tells the homeowner: 'sent' again, 'revised' or
-- 'withdrawn'.
create function private.tell_of_quote(q public.quotes, code text) returns void
language sql volatile set search_path = '' as $$
  select private.mail_homeowner(r, private.add_event(r.id, 'provider', 'quote', jsonb_build_object(
                                     'code', tell_of_quote.code, 'version', q.version, 'total_cents', q.total_cents)),
                                jsonb_build_object('status', case tell_of_quote.code when 'sent' then 'quoted' else 'quote_' || tell_of_quote.code end))
    from public.quote_requests as r where r.id = q.request_id
$$;

-- Stores a quote of the company that a request is addressed to, under the id that the client made, and with `send` sends it in
-- the same step. A draft is replaced when its id is saved again; what was sent answers to the same content as it is stored, and
-- a better offer is a new id, which takes the place of the one before. Returns the quote with today's totals, as project_view
-- shows quotes.
-- quote: { id, request_id, lines: [{ kind, description, qty?, unit?, unit_cents, tax_class, optional? }], registered?,
-- tax_choices?: [{ tax_class, kind, charged }], price_kind?, deposit_cents?, deposit_terms?, valid_until?, start_on?,
-- duration_days?, warranty?, inclusions?, exclusions?, note?, permit_by?, province? }. The province counts where the
-- project does not say it; a company with a GST/HST number is registered unless it says otherwise.
-- Raises PT403 for anybody but an owner or estimator of the approved company, PT404 for an unknown request, PT409 with
-- 'status' in detail when the homeowner has decided, 'sent' for other content under the id of a sent quote, 'draft' when
-- another draft is open, PT422 with the field, PT429 after 120 in an hour.
create function public.save_quote(quote jsonb, send boolean default false) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  new_id constant uuid := private.clean_uuid(quote ->> 'id', 'id', 'The id of the quote');
  content_hash constant text := encode(sha256(convert_to(jsonb_strip_nulls(quote)::text, 'UTF8')), 'hex');
  request constant public.quote_requests := private.company_request(
    private.clean_uuid(quote ->> 'request_id', 'request_id', 'The id of the request'));
  known public.quotes;
  q public.quotes;
begin
  perform private.enforce_rate_limit('save_quote/' || coalesce(auth.uid()::text, ''), 120, interval '1 hour');
  select * into known from public.quotes as stored where stored.id = new_id;
  if known.request_id <> request.id then
    raise exception using errcode = 'PT409', message = 'This quote belongs to another request', hint = 'Save it under a new id.';
  elsif known.status <> 'draft' and known.sent_hash = content_hash then
    return private.quote_json(known);
  elsif known.status <> 'draft' then
    raise exception using errcode = 'PT409', message = 'This quote was sent with other content', detail = 'sent',
      hint = 'Save a new version under a new id.';
  end if;
  perform private.require_quotable(request);
  if known.id is null and exists (select from public.quotes as other where other.request_id = request.id and other.status = 'draft') then
    raise exception using errcode = 'PT409', message = 'There is a draft for this request already', detail = 'draft',
      hint = 'Open that draft and change it.';
  end if;

  q := private.clean_quote_terms(quote);
  q.province := coalesce((select p.province::text from public.projects as p where p.id = request.project_id),
                         nullif(quote ->> 'province', ''),
                         (select c.province from public.providers as c where c.id = request.provider_id));
  q.registered := coalesce(q.registered, (select true from public.provider_private as c
                                           where c.provider_id = request.provider_id and btrim(c.gst_number) <> ''));
  q.valid_until := private.clean_day(quote ->> 'valid_until', private.canada_today() + 365, 'valid_until', 'The last day of the quote');
  q.start_on := private.clean_day(quote ->> 'start_on', (private.canada_today() + interval '2 years')::date, 'start_on', 'The start');
  if private.sales_tax(q.province::text, private.canada_today(), 0) = '[]' then
    perform private.refuse('province', 'It is not known in which province the work is', 'Choose the province or territory of the home.');
  end if;
  q.tax_choices := private.clean_tax_choices(quote -> 'tax_choices', q.province::text);

  insert into public.quotes (id, request_id, provider_id, version, province, deposit_cents, valid_until, start_on,
                             duration_days, warranty, inclusions, exclusions, permit_by, registered, tax_choices,
                             price_kind, deposit_terms, note, sent_hash)
  select new_id, request.id, request.provider_id, coalesce(max(v.version), 0) + 1, q.province, q.deposit_cents, q.valid_until, q.start_on,
         q.duration_days, q.warranty, q.inclusions, q.exclusions, q.permit_by, q.registered, q.tax_choices,
         q.price_kind, q.deposit_terms, q.note, content_hash
    from public.quotes as v where v.request_id = request.id
  on conflict (id) do update
     set province = excluded.province, deposit_cents = excluded.deposit_cents, valid_until = excluded.valid_until,
         start_on = excluded.start_on, duration_days = excluded.duration_days, warranty = excluded.warranty,
         inclusions = excluded.inclusions, exclusions = excluded.exclusions, permit_by = excluded.permit_by,
         registered = excluded.registered, tax_choices = excluded.tax_choices, price_kind = excluded.price_kind,
         deposit_terms = excluded.deposit_terms, note = excluded.note, sent_hash = excluded.sent_hash;
  perform private.save_quote_lines(new_id, quote -> 'lines');
  if save_quote.send then
    return private.send_draft(request, new_id);
  end if;
  perform private.total_quote(new_id, private.canada_today());
  return (select private.quote_json(saved) from public.quotes as saved where saved.id = new_id);
end
$$;

-- Sends a draft as it is stored. A quote that was sent already is a success. Returns the quote, and raises what save_quote does.
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
    request := private.company_request(q.request_id);
    -- Somebody else may have sent it while this call waited for the request.
    select * into q from public.quotes as known where known.id = send_quote.id;
  end if;
  if q.status <> 'draft' then
    return private.quote_json(q);
  end if;
  perform private.require_quotable(request);
  return private.send_draft(request, q.id);
end
$$;

-- Takes an offer back that nobody accepted; the request stays quoted, and the homeowner is told. One that was taken back already
-- is a success. Returns the quote. Raises PT403, PT404, and PT409 for a quote that does not stand any more.
create function public.withdraw_quote(id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  q public.quotes;
  stands boolean;
begin
  select * into q from public.quotes as known where known.id = withdraw_quote.id and known.provider_id in (select private.my_providers());
  if q.id is null then
    raise exception using errcode = 'PT404', message = 'There is no such quote', hint = 'Open it again from your requests.';
  end if;
  perform private.company_request(q.request_id);
  update public.quotes as known set status = 'withdrawn'
   where known.id = withdraw_quote.id and known.status = 'sent' returning * into q;
  stands := found;
  if not stands then
    select * into q from public.quotes as known where known.id = withdraw_quote.id;
  end if;
  if stands then
    perform private.tell_of_quote(q, 'withdrawn');
  elsif q.status <> 'withdrawn' then
    raise exception using errcode = 'PT409', message = format('A quote that is %s cannot be taken back', q.status), detail = 'status',
      hint = 'Reload to see where it stands now.';
  end if;
  return private.quote_json(q);
end
$$;

revoke execute on function private.require_quotable(public.quote_requests), private.send_draft(public.quote_requests, uuid),
  private.tell_of_quote(public.quotes, text), public.save_quote(jsonb, boolean), public.withdraw_quote(uuid)
  from public, anon, authenticated;
grant execute on function public.save_quote(jsonb, boolean), public.withdraw_quote(uuid) to authenticated, service_role;

-- The offer of a request that counts: the last one that was neither replaced nor taken back. Null when there is none.
create or replace function private.standing_quote(request_id uuid) returns public.quotes
language sql stable set search_path = '' as $$
  select q from public.quotes as q
   where q.request_id = standing_quote.request_id and q.status not in ('draft', 'superseded', 'withdrawn') order by q.version desc limit 1
$$;

create table private.quote_templates (
  -- Made by the client, so that a save whose answer was lost can be sent again.
  id uuid primary key,
  provider_id uuid not null references public.providers (id) on delete cascade,
  name text not null check (length(name) between 1 and 80),
  -- As save_quote_template takes it, cleaned.
  body jsonb not null,
  updated_at timestamptz not null default now(),
  unique (provider_id, name)
);
call private.classify('private.quote_templates', 'company');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('private.quote_templates', 77, 't.provider_id = any (person.companies)', 'delete');
alter table private.quote_templates enable row level security;
revoke all on private.quote_templates from public, anon, authenticated;
grant all on private.quote_templates to service_role;

-- Raises PT403 unless the caller is an owner or estimator of the company while it is approved.
create function private.require_quoting(company uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if company in (select private.acting_providers('{owner,manager}')) then
    return;
  end if;
  perform private.refuse_inactive_company(company);
  raise exception using errcode = 'PT403', message = 'Only an owner or estimator of the company may do this',
    hint = 'Sign in with an account of the company.';
end
$$;

create function private.quote_template_json(t private.quote_templates) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('id', t.id, 'name', t.name, 'body', t.body)
$$;

-- What a quote of the company begins with: { registered, templates: [{ id, name, body }] } by name. `registered` is true with a
-- GST/HST number, else what the last quote said, and null before the first. Raises PT403.
create function public.quote_templates(provider_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_quoting(quote_templates.provider_id);
  return jsonb_build_object(
    'registered', coalesce(
      (select true from public.provider_private as c where c.provider_id = quote_templates.provider_id and btrim(c.gst_number) <> ''),
      (select q.registered from public.quotes as q where q.provider_id = quote_templates.provider_id and q.status <> 'draft'
        order by q.sent_at desc limit 1)),
    'templates', (select coalesce(jsonb_agg(private.quote_template_json(t) order by lower(t.name), t.id), '[]')
                    from private.quote_templates as t where t.provider_id = quote_templates.provider_id));
end
$$;

-- Keeps a template of the company under its id, or changes the one with the id; 30 at most. Returns it.
-- template: { id, provider_id, name, body: { lines, price_kind?, deposit_cents?, deposit_terms?, valid_days?, duration_days?,
-- warranty?, inclusions?, exclusions?, note?, permit_by? } }. The body is checked like a draft; a line may leave its price open.
-- Raises PT403 for another company's, PT409 with 'name' in detail for a name that is taken and 'limit' for the 31st, PT422, PT429.
create function public.save_quote_template(template jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  t private.quote_templates;
  q public.quotes;
  body constant jsonb := template -> 'body';
begin
  t.id := private.clean_uuid(template ->> 'id', 'id', 'The id of the template');
  t.provider_id := private.clean_uuid(template ->> 'provider_id', 'provider_id', 'The id of the company');
  perform private.require_quoting(t.provider_id);
  perform private.enforce_rate_limit('quote_template/' || coalesce(auth.uid()::text, ''), 120, interval '1 hour');
  -- One after the other for a company, or two calls would each see room.
  perform from public.providers as p where p.id = t.provider_id for no key update;
  t.name := private.clean_text(template ->> 'name', 80, 'name', 'The name');
  if t.name is null then
    perform private.refuse('name', 'The template has no name', 'Name it after the work it is for.');
  elsif exists (select from private.quote_templates as k where k.id = t.id and k.provider_id <> t.provider_id) then
    raise exception using errcode = 'PT403', message = 'This template is not yours', hint = 'Save it under a new id.';
  elsif exists (select from private.quote_templates as k where k.provider_id = t.provider_id and k.name = t.name and k.id <> t.id) then
    raise exception using errcode = 'PT409', message = 'Another template has this name', detail = 'name', hint = 'Choose another name.';
  elsif (select count(*) from private.quote_templates as k where k.provider_id = t.provider_id and k.id <> t.id) >= 30 then
    raise exception using errcode = 'PT409', message = 'A company keeps up to 30 templates', detail = 'limit', hint = 'Delete one first.';
  end if;
  q := private.clean_quote_terms(body);
  t.body := jsonb_build_object(
    'lines', private.clean_quote_lines(body -> 'lines', false), 'price_kind', q.price_kind, 'deposit_cents', q.deposit_cents,
    'deposit_terms', q.deposit_terms,
    'valid_days', private.clean_number(body ->> 'valid_days', 1, 365, 'valid_until', 'The number of days that the quote is valid'),
    'duration_days', q.duration_days, 'warranty', q.warranty, 'inclusions', q.inclusions, 'exclusions', q.exclusions, 'note', q.note,
    'permit_by', q.permit_by);
  insert into private.quote_templates as k (id, provider_id, name, body) values (t.id, t.provider_id, t.name, t.body)
  on conflict (id) do update set name = excluded.name, body = excluded.body, updated_at = now()
  returning * into t;
  return private.quote_template_json(t);
end
$$;

-- Deletes a template: { id }. One that is gone is a success. Raises PT403 for another company's.
create function public.delete_quote_template(id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_quoting(t.provider_id) from private.quote_templates as t where t.id = delete_quote_template.id;
  delete from private.quote_templates as t where t.id = delete_quote_template.id;
  return jsonb_build_object('id', delete_quote_template.id);
end
$$;

-- Lines that the company has quoted before, of its last 300 quotes, with the price of the last time: up to 20, the most used
-- first, all of them or those with `q` in their text. [{ kind, description, unit, unit_cents, tax_class }]. Raises PT403.
create function public.company_lines(provider_id uuid, q text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_quoting(company_lines.provider_id);
  return (
    with sent as (
      select known.id, known.sent_at from public.quotes as known
       where known.provider_id = company_lines.provider_id and known.status <> 'draft' order by known.sent_at desc limit 300
    ), used as (
      select distinct on (lower(l.description)) l.kind, l.description, l.unit, l.unit_cents, l.tax_class, sent.sent_at,
             count(*) over (partition by lower(l.description)) as times
        from sent join public.quote_lines as l on l.quote_id = sent.id
       where strpos(lower(l.description), lower(btrim(coalesce(company_lines.q, '')))) > 0
       order by lower(l.description), sent.sent_at desc, l.quote_id, l.position
    )
    select coalesce(jsonb_agg(to_jsonb(u) - array['sent_at', 'times'] order by u.times desc, u.sent_at desc, u.description), '[]')
      from (select * from used order by used.times desc, used.sent_at desc, used.description limit 20) as u);
end
$$;

revoke execute on function private.require_quoting(uuid), private.quote_template_json(private.quote_templates),
  public.quote_templates(uuid), public.save_quote_template(jsonb), public.delete_quote_template(uuid), public.company_lines(uuid, text)
  from public, anon, authenticated;
grant execute on function public.quote_templates(uuid), public.save_quote_template(jsonb), public.delete_quote_template(uuid),
  public.company_lines(uuid, text) to authenticated, service_role;
