-- How a company works here: what its quotes begin with, how it is registered for taxes, and who of its team hears of what, in which language.

-- What a part holds, as it is read and compared: the numbers of the company stand with its other legal data.
create function private.settings_value(p public.providers, part text) returns jsonb
language sql stable set search_path = '' as $$
  select case part
    when 'quotes' then '{"valid_days": 30, "price_kind": "fixed", "permit_by": null, "deposit_terms": null, "warranty": null}'
    when 'taxes' then jsonb_build_object(
      'registered', null, 'province', p.province, 'choices', '[]'::jsonb,
      'gst_number', (select nullif(btrim(c.gst_number), '') from public.provider_private as c where c.provider_id = p.id),
      'qst_number', (select nullif(btrim(c.qst_number), '') from public.provider_private as c where c.provider_id = p.id))
    else '{"locale": null, "requests": "team", "messages": "team", "changes": "team", "lead_reminder": "team", "job_date": "team"}'
    end::jsonb || private.company_setting(p.id, part)
$$;

create function private.settings_part(p public.providers, part text) returns jsonb
language sql stable set search_path = '' as $$
  select private.settings_value(p, settings_part.part) || jsonb_build_object(
    'version', coalesce(max(s.version), 0), 'saved_at', max(s.saved_at))
    from private.company_settings as s where s.provider_id = p.id and s.part = settings_part.part
$$;

-- Which parts a role may change.
create function private.settings_parts(role text) returns text[]
language sql immutable set search_path = '' as $$
  select case settings_parts.role when 'owner' then '{quotes,taxes,mails}' when 'manager' then '{quotes}' else '{}' end::text[]
$$;

-- The settings of a company for an owner or estimator: { may_write, quotes, taxes, mails, open_taxes }, each part with its version, 0 while
-- nobody saved it, and when it was saved. `taxes`, which are legal data, is null for an estimator; `may_write` names the parts the caller
-- may save, none of a company that is suspended or left; `open_taxes`: [{ tax_class, kind }], what the rules of the company's province
-- leave to it. Null for everybody else.
create function public.company_settings(provider uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'may_write', case when p.status in ('suspended', 'closed') then '[]' else to_jsonb(private.settings_parts(m.role)) end,
    'quotes', private.settings_part(p, 'quotes'),
    'taxes', case when m.role = 'owner' then private.settings_part(p, 'taxes') end,
    'mails', private.settings_part(p, 'mails'),
    'open_taxes', (
      select coalesce(jsonb_agg(jsonb_build_object('tax_class', c.class, 'kind', r.kind) order by c.n, r.kind), '[]')
        from unnest('{installed,goods,service}'::text[]) with ordinality as c (class, n)
       cross join lateral private.tax_rules_on(p.province, c.class, private.canada_today()) as r where r.exceptions))
    from public.providers as p
    join public.provider_members as m on m.provider_id = p.id and m.user_id = auth.uid() and m.role in ('owner', 'manager')
   where p.id = company_settings.provider and p.id in (select private.my_providers())
$$;

-- What quotes begin with, cleaned.
create function private.clean_quote_settings(given jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  q constant public.quotes := private.clean_quote_terms(given);
begin
  return jsonb_build_object(
    'valid_days', coalesce(private.clean_number(given ->> 'valid_days', 1, 365, 'valid_days', 'The number of days that a quote is valid'), 30),
    'price_kind', coalesce(q.price_kind, 'fixed'), 'permit_by', q.permit_by, 'deposit_terms', q.deposit_terms, 'warranty', q.warranty);
end
$$;

-- How the company is registered, cleaned. Its numbers are those of a company that is registered.
create function private.clean_tax_settings(given jsonb, p public.providers) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  gst constant text := nullif(upper(regexp_replace(coalesce(given ->> 'gst_number', ''), '[\s-]', '', 'g')), '');
  qst constant text := nullif(upper(regexp_replace(coalesce(given ->> 'qst_number', ''), '[\s-]', '', 'g')), '');
begin
  if coalesce(jsonb_typeof(given -> 'registered'), 'null') not in ('boolean', 'null') then
    perform private.refuse('registered', 'It is not clear whether the company is registered', 'Answer yes or no.');
  elsif gst !~ '^\d{9}RT\d{4}$' then
    perform private.refuse('gst_number', 'That is not a GST/HST number', 'Write it like 123456789 RT0001.');
  elsif qst !~ '^\d{10}TQ\d{4}$' then
    perform private.refuse('qst_number', 'That is not a QST number', 'Write it like 1234567890 TQ0001.');
  elsif not (given ->> 'registered')::boolean and coalesce(gst, qst) is not null then
    perform private.refuse('registered', 'A company with a tax number is registered', 'Say that it is registered, or remove the number.');
  end if;
  return jsonb_build_object(
    'registered', given -> 'registered', 'province', p.province, 'gst_number', gst, 'qst_number', qst,
    'choices', private.clean_tax_choices(given -> 'choices', p.province));
end
$$;

-- Who hears of what, cleaned. Only reminders can go to nobody.
create function private.clean_mail_settings(given jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  topic text;
  kept jsonb := '{}';
begin
  if coalesce(given ->> 'locale', 'en') not in ('en', 'fr') then
    perform private.refuse('locale', 'Our emails do not come in that language', 'Choose English, French, or each person''s own.');
  end if;
  foreach topic in array '{requests,messages,changes,lead_reminder,job_date}'::text[] loop
    if coalesce(given ->> topic, '') not in ('team', 'owners', 'estimators')
       and not coalesce(given ->> topic = 'nobody' and topic in ('lead_reminder', 'job_date'), false) then
      perform private.refuse(topic, 'You haven’t said who gets these mails', 'Choose owners, estimators, or both.');
    end if;
    kept := kept || jsonb_build_object(topic, given ->> topic);
  end loop;
  return kept || jsonb_build_object('locale', given ->> 'locale');
end
$$;

-- Saves one part: { provider_id, part, seen, value }. `seen` is the version that was read; answers the part as company_settings does. The same
-- again changes nothing. Raises PT404 for who does not work for the company, PT403 for a role that may not change the part, PT409 while
-- the company is suspended or left, and with 'version' in detail when somebody saved since; PT422 with the field in detail, PT429.
create function public.save_company_settings(settings jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  company constant uuid := private.clean_uuid(settings ->> 'provider_id', 'provider_id', 'The id of the company');
  part constant text := coalesce(settings ->> 'part', '');
  given constant jsonb := case when jsonb_typeof(settings -> 'value') = 'object' then settings -> 'value' else '{}' end;
  role constant text := (select m.role from public.provider_members as m where m.provider_id = company and m.user_id = auth.uid());
  p public.providers;
  cleaned jsonb;
begin
  select * into p from public.providers as known
   where known.id = company and known.id in (select private.my_providers()) for no key update;
  if p.id is null then
    raise exception using errcode = 'PT404', message = 'This company is not yours', hint = 'Sign in with an account of the company.';
  elsif part not in ('quotes', 'taxes', 'mails') then
    perform private.refuse('part', 'There are no such settings', 'Choose quotes, taxes or mails.');
  elsif not part = any (private.settings_parts(role)) then
    raise exception using errcode = 'PT403', message = 'Your role may not change this', hint = 'Ask an owner of the company.';
  elsif p.status in ('suspended', 'closed') then
    raise exception using errcode = 'PT409', message = 'The settings cannot change at the moment', hint = 'Write to support to ask why.';
  end if;
  perform private.enforce_rate_limit('company_page/' || auth.uid(), 240, interval '1 hour');
  cleaned := case part when 'quotes' then private.clean_quote_settings(given) when 'taxes' then private.clean_tax_settings(given, p)
                       else private.clean_mail_settings(given) end;
  if cleaned = private.settings_value(p, part) then
    return private.settings_part(p, part);
  elsif settings ->> 'seen' is distinct from private.settings_part(p, part) ->> 'version' then
    raise exception using errcode = 'PT409', message = 'Somebody on your team has saved other settings', detail = 'version',
      hint = 'Compare the two and save again.';
  end if;
  insert into private.company_settings as s (provider_id, part, value) values (p.id, part, cleaned - '{gst_number,qst_number}'::text[])
  on conflict on constraint company_settings_pkey do update set value = excluded.value, version = s.version + 1, saved_at = now();
  if part = 'taxes' then
    insert into public.provider_private as known (provider_id, gst_number, qst_number)
    values (p.id, cleaned ->> 'gst_number', cleaned ->> 'qst_number')
    on conflict (provider_id) do update set gst_number = excluded.gst_number, qst_number = excluded.qst_number;
  end if;
  return private.settings_part(p, part);
end
$$;

revoke execute on function private.settings_value(public.providers, text), private.settings_part(public.providers, text),
  private.settings_parts(text), private.clean_quote_settings(jsonb), private.clean_tax_settings(jsonb, public.providers),
  private.clean_mail_settings(jsonb), public.company_settings(uuid), public.save_company_settings(jsonb) from public, anon, authenticated;
grant execute on function public.company_settings(uuid), public.save_company_settings(jsonb) to authenticated;
