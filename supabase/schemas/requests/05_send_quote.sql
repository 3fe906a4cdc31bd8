-- The provider's side of a quote: saving a draft with its lines, and sending it.

-- What the rules leave open for the lines of a quote and its company has not decided yet: [{ tax_class, kind }].
create function private.unsettled_taxes(q public.quotes) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('tax_class', c.tax_class, 'kind', r.kind) order by c.tax_class, r.kind), '[]')
    from (select distinct l.tax_class from public.quote_lines as l where l.quote_id = q.id) as c
   cross join private.tax_rules_on(q.province::text, c.tax_class, private.canada_today()) as r
   where r.charged = 'unknown'
     and not exists (select from jsonb_array_elements(q.tax_choices) as made
                      where made ->> 'tax_class' = c.tax_class and made ->> 'kind' = r.kind)
$$;

create function private.quote_json(q public.quotes) returns jsonb
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
    'deposit_terms', q.deposit_terms, 'note', q.note, 'sent_at', q.sent_at, 'accepted', q.accepted)
$$;

-- A quote as its homeowner reads it: contact details in the company's words are hidden until both are connected.
create function private.mask_quote(given jsonb, open boolean) returns jsonb
language sql immutable set search_path = '' as $$
  select case when mask_quote.open or given is null then given else given || jsonb_build_object(
    'warranty', private.mask_contacts(given ->> 'warranty'), 'inclusions', private.mask_contacts(given ->> 'inclusions'),
    'exclusions', private.mask_contacts(given ->> 'exclusions'), 'deposit_terms', private.mask_contacts(given ->> 'deposit_terms'),
    'note', private.mask_contacts(given ->> 'note'),
    'lines', (select coalesce(jsonb_agg(line || jsonb_build_object('description', private.mask_contacts(line ->> 'description'),
                                                                   'unit', private.mask_contacts(line ->> 'unit')) order by place), '[]')
                from jsonb_array_elements(given -> 'lines') with ordinality as known (line, place))) end
$$;

-- Subtotal, taxes and total of a draft from its lines: each line rounded to the cent, each tax once on the lines that bear it.
-- Optional lines count in none of them, but a tax that only they bear is listed, so that its rate is known when one is chosen.
-- Until the company says whether it is registered, the total is the one of a company that is.
create function private.total_quote(quote uuid, on_date date) returns void
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

-- Raises PT409 unless the homeowner has still to decide about the request, and for a booking.
create function private.require_quotable(request public.quote_requests) returns void
language plpgsql stable set search_path = '' as $$
begin
  if request.status not in ('sent', 'viewed', 'interested', 'quoted', 'connected') then
    raise exception using errcode = 'PT409', message = format('A request that is %s takes no quote', request.status),
      detail = 'status', hint = 'Reload to see where it stands now.';
  end if;
  perform private.refuse_booked(request);
end
$$;

-- Sends a draft for its request, which the caller has locked: totals and taxes are fixed as of today, the offer before is
-- superseded, and the request is quoted. Returns the quote. Raises PT422 with the field, PT429 after ten of a request in a day.
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
    perform private.refuse('registered', 'You haven’t said whether the company is registered for GST/HST', 'Answer yes or no.');
  elsif private.unsettled_taxes(q) <> '[]' then
    perform private.refuse('tax_choices', 'It is not settled whether a provincial tax applies to some lines',
      'Ask your tax office or accountant, then choose for each of them.');
  elsif q.permit_by is null then
    perform private.refuse('permit_by', 'You haven’t said who gets the permit', 'Choose provider, homeowner or none.');
  end if;

  -- Each is a mail to who asked, whose mails of a day are counted for all companies together.
  perform private.enforce_rate_limit('send_quote/' || request.id, 10, interval '1 day');
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
-- another draft is open, PT422 with the field, PT429 after 120 in an hour or ten that were sent for the request in a day.
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
  q.registered := coalesce(q.registered, private.company_registered(request.provider_id));
  q.valid_until := private.clean_day(quote ->> 'valid_until', private.canada_today() + 365, 'valid_until', 'The last day of the quote');
  q.start_on := private.clean_day(quote ->> 'start_on', (private.canada_today() + interval '2 years')::date, 'start_on', 'The start');
  if private.sales_tax(q.province::text, private.canada_today(), 0) = '[]' then
    perform private.refuse('province', 'You haven’t said in which province the work is', 'Choose the province or territory of the home.');
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
create function public.send_quote(id uuid) returns jsonb
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
    raise exception using errcode = 'PT409', message = format('A quote that is %s cannot be withdrawn', q.status), detail = 'status',
      hint = 'Reload to see where it stands now.';
  end if;
  return private.quote_json(q);
end
$$;

revoke execute on function private.unsettled_taxes(public.quotes), private.quote_json(public.quotes),
  private.mask_quote(jsonb, boolean), private.total_quote(uuid, date),
  private.require_quotable(public.quote_requests), private.send_draft(public.quote_requests, uuid),
  private.tell_of_quote(public.quotes, text), public.save_quote(jsonb, boolean), public.send_quote(uuid), public.withdraw_quote(uuid)
  from public, anon, authenticated;
grant execute on function public.save_quote(jsonb, boolean), public.send_quote(uuid), public.withdraw_quote(uuid) to authenticated, service_role;
