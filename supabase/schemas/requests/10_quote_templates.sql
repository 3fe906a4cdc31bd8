-- What a company writes again and again: whole quotes that it keeps under a name, and the lines of those it has sent.

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

-- What a quote of the company begins with: { registered, terms, taxes, templates: [{ id, name, body }] } by name. `registered` is what the
-- company says of itself, else what its last quote said, and null before the first; `terms` and `taxes` are what it set for all its quotes,
-- empty where it did not. Raises PT403.
create function public.quote_templates(provider_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_quoting(quote_templates.provider_id);
  return jsonb_build_object(
    'registered', coalesce(
      private.company_registered(quote_templates.provider_id),
      (select q.registered from public.quotes as q where q.provider_id = quote_templates.provider_id and q.status <> 'draft'
        order by q.sent_at desc limit 1)),
    'terms', private.company_setting(quote_templates.provider_id, 'quotes'),
    'taxes', private.company_setting(quote_templates.provider_id, 'taxes') - 'registered',
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
