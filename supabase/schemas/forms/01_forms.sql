-- Forms that anybody may send: a message, an application to be listed, a request for a demonstration. Each is stored once,
-- answered with a reference number and acknowledged by mail; only staff reads what was sent.

create table public.contact_messages (
  id uuid primary key,
  reference text not null unique,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text,
  subject text not null check (subject in ('General Inquiry', 'Project Consultation', 'Contractor Application', 'Vendor Partnership',
                                           'Technical Support', 'Other')),
  message text not null check (length(message) <= 5000),
  locale text not null check (locale in ('en', 'fr')),
  status text not null default 'new' check (status in ('new', 'open', 'closed')),
  created_at timestamptz not null default now(),
  -- What stood at the button: which terms and which privacy page, in which language.
  notice text references public.consent_texts (id)
);
call private.classify('public.contact_messages', 'identity', 'first_name last_name');
call private.classify('public.contact_messages', 'contact', 'email phone');
call private.classify('public.contact_messages', 'content', 'subject message');
call private.classify('public.contact_messages', 'record', 'id reference locale status created_at');
call private.classify('public.contact_messages', 'consent', 'notice');
create index contact_messages_notice_idx on public.contact_messages (notice);
create index contact_messages_waiting_idx on public.contact_messages (created_at, id) where status <> 'closed';
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('public.contact_messages', 60, 't.email = any (person.addresses)', 'delete');

create table public.applications (
  id uuid primary key,
  reference text not null unique,
  -- The account that applied, if there was one.
  user_id uuid references auth.users (id) on delete set null,
  kind text not null check (kind in ('contractor', 'builder', 'designer', 'vendor', 'manufacturer', 'real_estate', 'partner')),
  plan text check (plan in ('starter', 'pro', 'elite')),
  company text not null,
  contact_name text not null,
  email text not null,
  phone text,
  website text,
  city text,
  province char(2) check (province in ('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT')),
  speciality text,
  message text check (length(message) <= 5000),
  locale text not null check (locale in ('en', 'fr')),
  status text not null default 'submitted' check (status in ('submitted', 'in_review', 'onboarding', 'live', 'declined')),
  created_at timestamptz not null default now(),
  moved_at timestamptz not null default now(),
  -- What stood at the button: which terms and which privacy page, in which language.
  notice text references public.consent_texts (id),
  -- The company that was made of it.
  provider_id uuid references public.providers (id) on delete set null
);
call private.classify('public.applications', 'identity', 'user_id company contact_name');
call private.classify('public.applications', 'contact', 'email phone website');
call private.classify('public.applications', 'address', 'city');
call private.classify('public.applications', 'content', 'speciality message');
call private.classify('public.applications', 'record', 'id reference kind plan province locale status created_at moved_at provider_id');
call private.classify('public.applications', 'consent', 'notice');
create index applications_notice_idx on public.applications (notice);
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('public.applications', 61, 't.user_id = person.account or t.email = any (person.addresses)', 'delete');
create index applications_user_idx on public.applications (user_id);
create index applications_email_idx on public.applications (email);
create index applications_provider_idx on public.applications (provider_id);

create table public.demo_requests (
  id uuid primary key,
  reference text not null unique,
  topic text not null check (topic ~ '^[a-z]+(-[a-z]+)*$' and length(topic) <= 60),
  name text not null,
  company text,
  email text not null,
  phone text,
  preferred_on date,
  message text check (length(message) <= 5000),
  locale text not null check (locale in ('en', 'fr')),
  created_at timestamptz not null default now(),
  -- What stood at the button: which terms and which privacy page, in which language.
  notice text references public.consent_texts (id),
  status text not null default 'new' check (status in ('new', 'open', 'closed'))
);
call private.classify('public.demo_requests', 'identity', 'name company');
call private.classify('public.demo_requests', 'contact', 'email phone');
call private.classify('public.demo_requests', 'content', 'topic preferred_on message');
call private.classify('public.demo_requests', 'record', 'id reference locale created_at status');
call private.classify('public.demo_requests', 'consent', 'notice');
create index demo_requests_notice_idx on public.demo_requests (notice);
create index demo_requests_waiting_idx on public.demo_requests (created_at, id) where status <> 'closed';
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('public.demo_requests', 62, 't.email = any (person.addresses)', 'delete');

-- 'C-7F3K92QD': a letter for the kind and eight characters that are hard to mistake, always the same for one id, so that a
-- repeated submission hears the number it already has.
create function private.reference(letter text, id uuid) returns text
language sql immutable strict set search_path = '' as $$
  select letter || '-' || string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', get_byte(hash, place) % 32 + 1, 1), '' order by place)
    from (select sha256(convert_to(id::text, 'UTF8')) as hash) as hashed, generate_series(0, 7) as place
$$;

-- Refuses what no person sends: a filled honeypot, which people never see, an answer quicker than reading, too many from
-- one place.
create function private.check_sender(form text, given jsonb) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if coalesce(given ->> 'honeypot', given ->> 'trap', '') <> '' then
    perform private.refuse(null, 'This form was filled in by a program', 'If you are a person, reload the page and type your answers.');
  elsif coalesce(private.clean_number(given ->> 'seconds', 0, 1000000000, null, 'The time on the form'), 0) < 3 then
    perform private.refuse(null, 'This was sent faster than a person can type', 'Wait a few seconds and send it again.');
  end if;
  perform private.enforce_rate_limit(form || '/' || coalesce(auth.uid()::text, private.client_address(), 'everybody'),
    case when coalesce(auth.uid()::text, private.client_address()) is null then 200 else 5 end, interval '1 hour');
end
$$;

create function private.needed(value text, field text, what text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if value is null then
    perform private.refuse(field, what || ' is missing', 'Fill it in and send it again.');
  end if;
  return value;
end
$$;

-- message: { id, first_name, last_name, email, phone?, subject, message, locale, notice, seconds,
-- honeypot? }. Returns { reference }.
-- The same id again returns the same reference and stores nothing. Raises PT422 with the field in detail, PT429.
create function public.send_contact_message(message jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  m public.contact_messages;
begin
  m.id := private.clean_uuid(message ->> 'id', 'id', 'The id of the message');
  if exists (select from public.contact_messages as c where c.id = m.id) then
    return jsonb_build_object('reference', private.reference('C', m.id));
  end if;
  m.first_name := private.needed(private.clean_text(message ->> 'first_name', 80, 'first_name', 'The first name'), 'first_name', 'The first name');
  m.last_name := private.needed(private.clean_text(message ->> 'last_name', 80, 'last_name', 'The last name'), 'last_name', 'The last name');
  m.email := private.clean_email(message ->> 'email');
  m.phone := private.clean_phone(message ->> 'phone');
  m.subject := coalesce(message ->> 'subject', '');
  m.message := private.needed(private.clean_text(message ->> 'message', 5000, 'message', 'The message', true), 'message', 'The message');
  m.locale := case when message ->> 'locale' = 'fr' then 'fr' else 'en' end;
  if m.subject not in ('General Inquiry', 'Project Consultation', 'Contractor Application', 'Vendor Partnership', 'Technical Support', 'Other') then
    perform private.refuse('subject', 'The subject is missing', 'Choose one of the subjects.');
  end if;
  m.notice := private.required_notice(message ->> 'notice');
  perform private.check_sender('contact', message);
  insert into public.contact_messages (id, reference, first_name, last_name, email, phone, subject, message, locale, notice)
  values (m.id, private.reference('C', m.id), m.first_name, m.last_name, m.email, m.phone, m.subject, m.message, m.locale, m.notice)
  on conflict on constraint contact_messages_pkey do nothing;
  perform private.enqueue_mail('contact_received/' || m.id, 'contact_received', m.email, m.locale,
    jsonb_build_object('reference', private.reference('C', m.id)));
  return jsonb_build_object('reference', private.reference('C', m.id));
end
$$;

-- What was decided about a form, of the kind given, is kept without the words once what was sent is gone.
create function private.forget_reasons() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.staff_decisions as d set reason = null where d.target_kind = tg_argv[0] and d.target_id = old.id;
  return null;
end
$$;
create trigger forget_reasons after delete on public.applications for each row execute function private.forget_reasons('application');
create trigger forget_reasons after delete on public.contact_messages for each row execute function private.forget_reasons('contact_message');
create trigger forget_reasons after delete on public.demo_requests for each row execute function private.forget_reasons('demo_request');

-- demo: { id, topic, name, company?, email, phone?, preferred_on?, message?, locale, seconds, honeypot? }. Returns { reference }.
create function public.request_demo(demo jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  d public.demo_requests;
begin
  d.id := private.clean_uuid(demo ->> 'id', 'id', 'The id of the request');
  if exists (select from public.demo_requests as known where known.id = d.id) then
    return jsonb_build_object('reference', private.reference('D', d.id));
  end if;
  d.topic := coalesce(nullif(demo ->> 'topic', ''), 'general');
  d.name := private.needed(private.clean_text(demo ->> 'name', 120, 'name', 'The name'), 'name', 'The name');
  d.company := private.clean_text(demo ->> 'company', 120, 'company', 'The company');
  d.email := private.clean_email(demo ->> 'email');
  d.phone := private.clean_phone(demo ->> 'phone');
  d.preferred_on := private.clean_day(demo ->> 'preferred_on', (private.canada_today() + interval '6 months')::date, 'preferred_on', 'The day');
  d.message := private.clean_text(demo ->> 'message', 5000, 'message', 'The message', true);
  d.locale := case when demo ->> 'locale' = 'fr' then 'fr' else 'en' end;
  if d.topic !~ '^[a-z]+(-[a-z]+)*$' or length(d.topic) > 60 then
    perform private.refuse('topic', 'That is not one of the topics', 'Choose one from the list.');
  end if;
  d.notice := private.required_notice(demo ->> 'notice');
  perform private.check_sender('demo', demo);
  insert into public.demo_requests (id, reference, topic, name, company, email, phone, preferred_on, message, locale, notice)
  values (d.id, private.reference('D', d.id), d.topic, d.name, d.company, d.email, d.phone, d.preferred_on, d.message, d.locale, d.notice)
  on conflict on constraint demo_requests_pkey do nothing;
  perform private.enqueue_mail('demo_received/' || d.id, 'demo_received', d.email, d.locale,
    jsonb_build_object('reference', private.reference('D', d.id)));
  return jsonb_build_object('reference', private.reference('D', d.id));
end
$$;

alter table public.contact_messages enable row level security;
alter table public.applications enable row level security;
alter table public.demo_requests enable row level security;
-- Staff reads one by staff_item, which writes it down.
create policy "applicants read applications" on public.applications for select to authenticated using (user_id = (select auth.uid()));
revoke all on public.contact_messages, public.applications, public.demo_requests from public, anon, authenticated;
grant select on public.applications to authenticated;
grant all on public.contact_messages, public.applications, public.demo_requests to service_role;

revoke execute on function private.reference(text, uuid), private.check_sender(text, jsonb), private.needed(text, text, text),
  public.send_contact_message(jsonb), private.forget_reasons(), public.request_demo(jsonb) from public, anon, authenticated;
grant execute on function public.send_contact_message(jsonb), public.request_demo(jsonb) to anon, authenticated, service_role;
