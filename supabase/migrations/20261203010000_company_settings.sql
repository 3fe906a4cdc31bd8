-- Companies set what their quotes begin with, how they are registered for taxes, and who of them gets which mails.

-- What a company has set for itself, and what follows from it outside its own room.

create table private.company_settings (
  provider_id uuid not null references public.providers (id) on delete cascade,
  -- A part without a row stands as it begins.
  part text not null check (part in ('quotes', 'taxes', 'mails')),
  -- As save_company_settings cleans it.
  value jsonb not null check (jsonb_typeof(value) = 'object' and length(value::text) <= 16384),
  -- Counts the saves: who saves on top of an older one is told.
  version integer not null default 1,
  saved_at timestamptz not null default now(),
  primary key (provider_id, part)
);
call private.classify('private.company_settings', 'company');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('private.company_settings', 68, 't.provider_id = any (person.companies)', 'delete');
alter table private.company_settings enable row level security;
revoke all on private.company_settings from public, anon, authenticated;

-- A part as it was saved; an empty object for one that was not.
create function private.company_setting(provider uuid, part text) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce((select s.value from private.company_settings as s
                    where s.provider_id = company_setting.provider and s.part = company_setting.part), '{}')
$$;

-- Whether the company is registered for GST, HST and QST, as far as it has said so: by itself or by its number. Null where it has not.
create function private.company_registered(provider uuid) returns boolean
language sql stable set search_path = '' as $$
  select coalesce((private.company_setting(company_registered.provider, 'taxes') ->> 'registered')::boolean,
                  (select true from public.provider_private as c where c.provider_id = company_registered.provider and btrim(c.gst_number) <> ''))
$$;

-- The language of the company's mails to its team; null where each of them is written to in their own.
create function private.company_locale(provider uuid) returns text
language sql stable set search_path = '' as $$
  select private.company_setting(company_locale.provider, 'mails') ->> 'locale'
$$;

-- Under which of the company's choices a kind of mail to its team falls.
create function private.mail_topic(kind text) returns text
language sql immutable set search_path = '' as $$
  select case mail_topic.kind when 'request_received' then 'requests' when 'message_received' then 'messages'
                              when 'lead_reminder' then 'lead_reminder' when 'job_date' then 'job_date' else 'changes' end
$$;

-- Who of a company's owners and estimators gets a kind of mail about its requests, in which language. All of them unless the company chose;
-- all of them too while nobody has the role it chose, so that what somebody needs to know reaches somebody.
create function private.company_readers(provider uuid, kind text)
returns table (user_id uuid, email text, locale text)
language sql stable set search_path = '' as $$
  select m.user_id, u.email::text, coalesce(private.company_locale(company_readers.provider), f.locale, 'en')
    from public.provider_members as m
    join auth.users as u on u.id = m.user_id and u.email is not null
    left join public.profiles as f on f.user_id = u.id
   cross join (select coalesce(private.company_setting(company_readers.provider, 'mails') ->> private.mail_topic(company_readers.kind), 'team') as who) as chosen
   cross join lateral (select case chosen.who when 'owners' then 'owner' when 'estimators' then 'manager' end as role) as wanted
   where m.provider_id = company_readers.provider and m.role in ('owner', 'manager') and chosen.who <> 'nobody'
     and (m.role = wanted.role
          or not exists (select from public.provider_members as o where o.provider_id = m.provider_id and o.role = wanted.role))
$$;

revoke execute on function private.company_setting(uuid, text), private.company_registered(uuid), private.company_locale(uuid),
  private.mail_topic(text), private.company_readers(uuid, text) from public, anon, authenticated;

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
    perform private.refuse('registered', 'A company with a tax number is registered', 'Say that it is registered, or take the number away.');
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
    perform private.refuse('locale', 'That is no language of our mails', 'Choose English, French, or each person''s own.');
  end if;
  foreach topic in array '{requests,messages,changes,lead_reminder,job_date}'::text[] loop
    if coalesce(given ->> topic, '') not in ('team', 'owners', 'estimators')
       and not coalesce(given ->> topic = 'nobody' and topic in ('lead_reminder', 'job_date'), false) then
      perform private.refuse(topic, 'It is not said who gets these mails', 'Choose owners, estimators, or both.');
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
    raise exception using errcode = 'PT404', message = 'You have no such company', hint = 'Sign in with an account of the company.';
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
    raise exception using errcode = 'PT409', message = 'Somebody of your team saved other settings', detail = 'version',
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

-- A mail to those owners and estimators of the company a request is addressed to who get such mails: once about the request, or about one
-- of its events.
create or replace function private.mail_provider(request public.quote_requests, kind text, extra jsonb, event_id bigint default null) returns void
language sql volatile set search_path = '' as $$
  select private.enqueue_mail(
           format('%s/%s/%s', mail_provider.kind, coalesce(mail_provider.event_id::text, (mail_provider.request).id::text), m.user_id),
           mail_provider.kind, m.email, m.locale,
           jsonb_build_object('service', private.mailed_service(p, c, m.locale), 'provider', c.trade_name,
                              'area', left(p.postal_code, 3), 'link', '/account/leads/' || (mail_provider.request).id) || extra)
    from public.projects as p
    join public.providers as c on c.id = (mail_provider.request).provider_id
   cross join lateral private.company_readers(c.id, mail_provider.kind) as m
   where p.id = (mail_provider.request).project_id
$$;

-- Who hears of messages that a side has not read: the homeowner, or each owner and estimator of the company; with the key of the
-- mail. Nobody when everything is read.
create or replace function private.message_readers(request public.quote_requests, reader text)
returns table (key text, recipient text, locale text)
language sql stable set search_path = '' as $$
  with unread as (select private.first_unread(request, reader) as seq)
  select format('message_received/%s/homeowner/%s', p.id, unread.seq), k.email, p.locale
    from unread
    join (select r.id, j.locale, r.project_id from public.quote_requests as r join public.projects as j on j.id = r.project_id) as p on p.id = (request).id
    join public.quote_request_contacts as k on k.project_id = p.project_id
   where reader = 'homeowner' and unread.seq is not null
  union all
  select format('message_received/%s/provider/%s/%s', (request).id, unread.seq, m.user_id), u.email, coalesce(private.company_locale((request).provider_id), f.locale, 'en')
    from unread
    join public.provider_members as m on m.provider_id = (request).provider_id and m.role in ('owner', 'manager')
    join auth.users as u on u.id = m.user_id and u.email is not null
    left join public.profiles as f on f.user_id = u.id
   where reader = 'provider' and unread.seq is not null
$$;

-- Owes the mails about what a side has not read, once for as long as it does not look.
create or replace function private.mail_messages(request public.quote_requests, reader text) returns void
language sql volatile set search_path = '' as $$
  select private.enqueue_mail(
           who.key, 'message_received', who.recipient, who.locale,
           jsonb_build_object('service', private.mailed_service(p, c, who.locale))
           || case reader when 'homeowner' then jsonb_build_object('provider', c.trade_name, 'link', private.mail_link(p))
                          else jsonb_build_object('link', '/account/leads/' || (mail_messages.request).id) end,
           now() + interval '2 minutes')
    from private.message_readers(request, reader) as who
    join public.projects as p on p.id = (mail_messages.request).project_id
    join public.providers as c on c.id = (mail_messages.request).provider_id
   -- A link is made for a mail that goes out, not for each message.
   where not exists (select from private.outbox as o where o.idempotency_key = who.key)
     and (reader = 'homeowner' or who.recipient in (select r.email from private.company_readers(c.id, 'message_received') as r))
$$;

-- Reminds the companies of requests that wait for a day, once each. Returns how many requests that were.
create or replace function private.due_reminders(at timestamptz default now(), batch integer default 200) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  late public.quote_requests;
  reminded integer := 0;
begin
  for late in
    select r.* from public.quote_requests as r
     where r.status in ('sent', 'viewed') and r.sent_at <= due_reminders.at - interval '24 hours' and r.sent_at > due_reminders.at - interval '72 hours'
       and exists (select from private.company_readers(r.provider_id, 'lead_reminder') as m
                    where not exists (select from private.outbox as o
                                       where o.idempotency_key = format('lead_reminder/%s/%s', r.id, m.user_id)))
       and private.takes_requests(r.provider_id, (due_reminders.at at time zone 'America/Toronto')::date)
     order by r.sent_at, r.id limit batch
  loop
    perform private.mail_provider(late, 'lead_reminder', '{}');
    reminded := reminded + 1;
  end loop;
  return reminded;
end
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
create or replace function public.save_quote(quote jsonb, send boolean default false) returns jsonb
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

-- What a quote of the company begins with: { registered, terms, taxes, templates: [{ id, name, body }] } by name. `registered` is what the
-- company says of itself, else what its last quote said, and null before the first; `terms` and `taxes` are what it set for all its quotes,
-- empty where it did not. Raises PT403.
create or replace function public.quote_templates(provider_id uuid) returns jsonb
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
