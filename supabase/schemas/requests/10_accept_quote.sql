-- Hiring a company on its quote, with the options that the homeowner chose.

-- What a quote comes to with some of its optional lines, as the browser works it out: { options, subtotal_cents, tax, total_cents }.
-- Each tax is charged once on all lines that bear it, at the rate of the day the quote was sent.
create function private.total_with_options(q public.quotes, options smallint[]) returns jsonb
language sql stable set search_path = '' as $$
  with chosen as (
    select l.cents, l.taxes from public.quote_lines as l
     where l.quote_id = q.id and (not l.optional or l.position = any (total_with_options.options))
  ), charged as (
    select known.tax, known.place,
           round(coalesce(sum(c.cents), 0) * (known.tax ->> 'rate')::numeric)::bigint as cents
      from jsonb_array_elements(q.tax) with ordinality as known (tax, place)
      left join chosen as c on known.tax ->> 'kind' = any (c.taxes)
     group by known.tax, known.place
  ), summed as (
    select (select coalesce(sum(c.cents), 0)::bigint from chosen as c) as subtotal, coalesce(sum(t.cents), 0)::bigint as taxes,
           coalesce(jsonb_agg(t.tax || jsonb_build_object('cents', t.cents) order by t.place), '[]') as tax
      from charged as t
  )
  select jsonb_build_object('options', to_jsonb(total_with_options.options), 'subtotal_cents', s.subtotal, 'tax', s.tax,
                            'total_cents', s.subtotal + s.taxes)
    from summed as s
$$;

-- Whether somebody of the company asked for the work, by account, by an address that somebody of it has or had, or by its telephone:
-- nobody hires or reviews themselves.
create function private.is_own_company(provider uuid, project uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select from public.projects as p
      left join public.quote_request_contacts as k on k.project_id = p.id
     where p.id = is_own_company.project
       and (exists (select from public.provider_members as m join auth.users as u on u.id = m.user_id
                     where m.provider_id = is_own_company.provider
                       and (u.id = p.requester_id or u.id = auth.uid() or private.plain_address(u.email) = private.plain_address(k.email)))
            or exists (select from private.former_members as m
                        where m.provider_id = is_own_company.provider and m.address_hash = private.address_hash(k.email))
            or exists (select from public.providers as c
                        where c.id = is_own_company.provider and private.plain_phone(c.public_phone) = private.plain_phone(k.phone))));
end
$$;

-- Raises PT409, with 'price' in detail when the company has sent another offer meanwhile, unless the homeowner may hire on the quote.
create function private.require_acceptable(q public.quotes, request public.quote_requests) returns void
language plpgsql stable set search_path = '' as $$
begin
  if private.is_own_company(request.provider_id, request.project_id) then
    raise exception using errcode = 'PT403', message = 'This is your own company', detail = 'own', hint = 'Choose another company.';
  elsif exists (select from public.quote_requests as r where r.project_id = request.project_id and r.lot is not distinct from request.lot
                   and r.status in ('hired', 'completed')) then
    raise exception using errcode = 'PT409', message = 'A company is already hired for this work', detail = 'hired',
      hint = 'Cancel that job first, or send a new request.';
  elsif q.status = 'superseded' then
    raise exception using errcode = 'PT409', message = 'The company has sent a newer quote', detail = 'price',
      hint = 'Read the newer one and hire again.';
  elsif q.status <> 'sent' or request.status not in ('quoted', 'connected') then
    raise exception using errcode = 'PT409', message = 'The quote can no longer be accepted', detail = 'quote',
      hint = 'Ask the company for a new one.';
  end if;
end
$$;

-- Hires the company of a standing quote for what private.total_with_options says. Whether that is allowed was asked before.
create function private.hire_on(q public.quotes, agreed jsonb, note text default null) returns timestamptz
language plpgsql volatile set search_path = '' as $$
begin
  update public.quotes as accepted set status = 'accepted', accepted = agreed || jsonb_build_object('at', now()) where accepted.id = q.id;
  return private.transition_request(q.request_id, 'hired', 'homeowner', hire_on.note);
end
$$;

-- Hires the company of a quote: { status, at, total_cents }. Keeps what was agreed with the quote and the job, closes the other
-- requests for the same and shows the contact. The same again answers what is stored.
-- options: positions of the optional lines that are chosen; expected_total_cents: what the page showed.
-- Raises PT404 and PT403 as advance_request, PT403 with 'confirm' in detail while the address is not confirmed and with 'own' for
-- somebody's own company, PT409 with 'price' when the total is not what the page showed, 'hired' when a company is hired
-- already, 'quote' when the quote no longer stands, PT422 on 'options'.
create function public.accept_quote(quote_id uuid, options smallint[], expected_total_cents bigint, token text default null)
returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  chosen constant smallint[] := array(select distinct o from unnest(accept_quote.options) as o order by o);
  q public.quotes;
  request public.quote_requests;
  agreed jsonb;
begin
  select * into q from public.quotes as known where known.id = accept_quote.quote_id and known.status <> 'draft';
  request := private.homeowner_request(q.request_id, accept_quote.token);
  perform private.expire_requests(request.project_id);
  select * into request from public.quote_requests as r where r.id = request.id;
  select * into q from public.quotes as known where known.id = q.id;
  if q.status = 'accepted' and request.status in ('hired', 'completed')
     and coalesce(q.accepted -> 'options', '[]') = to_jsonb(chosen) then
    return jsonb_build_object('status', request.status, 'at', request.updated_at,
                              'total_cents', coalesce((q.accepted ->> 'total_cents')::bigint, q.total_cents));
  end if;
  perform private.require_acceptable(q, request);
  if exists (select from unnest(chosen) as o
              where not exists (select from public.quote_lines as l where l.quote_id = q.id and l.position = o and l.optional)) then
    perform private.refuse('options', 'That is none of the options of the quote', 'Choose among the lines that are marked as optional.');
  end if;
  perform private.require_confirmed(request.project_id);

  agreed := private.total_with_options(q, chosen);
  if (agreed ->> 'total_cents')::bigint is distinct from accept_quote.expected_total_cents then
    raise exception using errcode = 'PT409', detail = 'price',
      message = format('The total is %s dollars', round((agreed ->> 'total_cents')::numeric / 100, 2)), hint = 'Check it and hire again.';
  end if;
  return jsonb_build_object('status', 'hired', 'at', private.hire_on(q, agreed), 'total_cents', agreed -> 'total_cents');
end
$$;

-- What the company offered before its newest quote for a request, as project_view shows quotes; null when that is its first. For who asked, by
-- account or by the private link's token; null for anybody else.
create function public.previous_quote(request_id uuid, token text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.mask_quote(private.quote_json(q), r.connected_at is not null)
    from public.quotes as q join public.quote_requests as r on r.id = q.request_id
   where r.id = previous_quote.request_id and q.status <> 'draft' and private.is_requester(r.project_id, previous_quote.token)
   order by q.version desc offset 1 limit 1
$$;

revoke execute on function private.total_with_options(public.quotes, smallint[]), private.is_own_company(uuid, uuid),
  private.require_acceptable(public.quotes, public.quote_requests), private.hire_on(public.quotes, jsonb, text), public.accept_quote(uuid, smallint[], bigint, text),
  public.previous_quote(uuid, text) from public, anon, authenticated;
grant execute on function public.accept_quote(uuid, smallint[], bigint, text), public.previous_quote(uuid, text)
  to anon, authenticated, service_role;
