-- schemas/platform/01_foundations.sql

-- Schemas, extensions and the rule that nothing is granted by accident.

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;

-- Helpers and derived tables. Not among the schemas the API serves, and closed to its roles.
create schema if not exists private;
revoke all on schema private from public, anon, authenticated;

-- Hosted projects grant everything in `public` to the API roles by default. Each file grants what it means instead.
-- The built-in EXECUTE for PUBLIC on new functions cannot be taken back per schema, so every function here revokes it by
-- name; a test compares what the API roles may call with a committed list.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;

-- schemas/platform/02_rate_limits.sql

-- How often somebody may do something: one counter row for each key, written once per attempt and never counted up from
-- other tables. A new window overwrites the row of the last one.

create table private.rate_limits (
  -- A hash, because a key may hold an address.
  key text primary key,
  window_start timestamptz not null,
  n integer not null
);
create index rate_limits_window_idx on private.rate_limits (window_start);
alter table private.rate_limits enable row level security;
revoke all on private.rate_limits from public, anon, authenticated;

-- Counts one attempt and raises PT429 when there were `most` already in this window; detail holds the seconds to wait.
-- A refused statement is rolled back with its count, so the counter stops at the limit.
create function private.take_turn(key text, most integer, per interval) returns void
language plpgsql security definer set search_path = '' as $$
declare
  seconds constant double precision := extract(epoch from per);
  this_window constant timestamptz := to_timestamp(floor(extract(epoch from now()) / seconds) * seconds);
  turn integer;
  wait integer;
begin
  insert into private.rate_limits as counted (key, window_start, n)
  values (encode(sha256(convert_to(take_turn.key, 'UTF8')), 'hex'), this_window, 1)
  on conflict on constraint rate_limits_pkey do update
     set n = case when counted.window_start < excluded.window_start then 1 else counted.n + 1 end,
         window_start = greatest(counted.window_start, excluded.window_start)
  returning counted.n into turn;
  if turn > most then
    wait := ceil(extract(epoch from this_window + per - now()));
    raise exception using errcode = 'PT429', message = 'Too many requests in a short time', detail = wait::text,
      hint = case when wait > 90 then format('Try again in %s minutes.', ceil(wait / 60.0))
                  else format('Try again in %s seconds.', wait) end;
  end if;
end
$$;

-- The address of a visitor as far as nobody can make it up; null when only a proxy on this machine is known.
-- A single entry was set by the server in front of the API. Several came through a platform's edge, to which a visitor may
-- have sent entries of their own; Cloudflare, which hosted projects are behind, always sets the header of its name itself.
create function private.client_address() returns text
language plpgsql stable set search_path = '' as $$
declare
  headers constant jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb;
  entries constant text[] := regexp_split_to_array(btrim(coalesce(headers ->> 'x-forwarded-for', '')), '\s*,\s*');
  address constant text := case when cardinality(entries) > 1 then coalesce(headers ->> 'cf-connecting-ip', entries[1]) else entries[1] end;
begin
  return case when address = '' or address = '::1' or address like '127.%' or address like '::ffff:127.%' then null else address end;
end
$$;
revoke execute on function private.take_turn(text, integer, interval), private.client_address() from public, anon, authenticated;

-- schemas/platform/03_clean_fields.sql

-- How the fields of a quote request are read: cleaned, checked and refused with the name of the field. Texts stay what was
-- typed, HTML and formulas included; whoever shows them escapes them.

-- Ends the call; `field` names the form field, or null.
create function private.refuse(field text, message text, hint text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  raise exception using errcode = 'PT422', message = refuse.message, detail = coalesce(refuse.field, ''), hint = refuse.hint;
end
$$;

-- A text of one or several lines without control characters and without marks that turn the direction of reading, or null
-- when nothing is left. `what` begins the sentence when it is longer than `longest` characters.
create function private.clean_text(value text, longest integer, field text, what text, lines boolean default false) returns text
language plpgsql immutable set search_path = '' as $$
declare
  cleaned text := normalize(replace(coalesce(value, ''), E'\r\n', E'\n'), NFC);
begin
  if not lines then
    cleaned := regexp_replace(cleaned, '[\n\r\t]+', ' ', 'g');
  end if;
  cleaned := regexp_replace(cleaned, '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]', '', 'g');
  cleaned := regexp_replace(cleaned, '^\s+|\s+$', '', 'g');
  if length(cleaned) > longest then
    perform private.refuse(field, format('%s is longer than %s characters', what, longest), 'Shorten it and send it again.');
  end if;
  return nullif(cleaned, '');
end
$$;

-- The day it is in the last Canadian time zone: a day before it is past in all of Canada.
create function private.canada_today() returns date
language sql stable set search_path = '' as $$ select (now() at time zone 'America/Vancouver')::date $$;

-- A day as 2026-11-20, from today on and before `before`; null for nothing.
create function private.clean_day(value text, before date, field text, what text) returns date
language plpgsql stable set search_path = '' as $$
declare
  day date;
begin
  if coalesce(btrim(value), '') = '' then
    return null;
  end if;
  begin
    day := case when btrim(value) ~ '^\d{4}-\d\d-\d\d$' then btrim(value)::date end;
  exception when others then
    day := null;
  end;
  if day is null then
    perform private.refuse(field, format('%s is not a date', what), 'Write it as year-month-day, such as 2027-04-15.');
  elsif day < private.canada_today() then
    perform private.refuse(field, format('%s is in the past', what), 'Choose today or a later day.');
  elsif day > before then
    perform private.refuse(field, format('%s is too far ahead', what), format('Choose a day up to %s.', before));
  end if;
  return day;
end
$$;

-- A whole number between two bounds, or null for nothing.
create function private.clean_number(value text, lowest bigint, highest bigint, field text, what text) returns bigint
language plpgsql immutable set search_path = '' as $$
declare
  number bigint;
begin
  if coalesce(btrim(value), '') = '' then
    return null;
  end if;
  number := case when btrim(value) ~ '^-?\d{1,15}(\.0+)?$' then trunc(btrim(value)::numeric) end;
  if number is null or number < lowest or number > highest then
    perform private.refuse(field, format('%s is not a number from %s to %s', what, lowest, highest), 'Correct it and send it again.');
  end if;
  return number;
end
$$;

create function private.clean_uuid(value text, field text, what text) returns uuid
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(value, '') !~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    perform private.refuse(field, format('%s is not a valid id', what), 'Reload the page and try again.');
  end if;
  return value::uuid;
end
$$;

-- 'm5v2t6' becomes 'M5V 2T6'; null for nothing. Letters: Canada Post uses neither D, F, I, O, Q nor U, and W and Z never first.
create function private.clean_postal_code(value text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  code constant text := upper(regexp_replace(coalesce(value, ''), '[\s\u00a0-]', '', 'g'));
begin
  if code = '' then
    return null;
  elsif code ~ '^\d{5}(\d{4})?$' then
    perform private.refuse('postal_code', 'That is a ZIP code of the United States; providers here work in Canada',
      'Enter the Canadian postal code of the home, such as M5V 2T6.');
  elsif code !~ '^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$' then
    perform private.refuse('postal_code', 'That is not a Canadian postal code',
      'Enter letter, digit, letter, digit, letter, digit, such as M5V 2T6.');
  end if;
  return left(code, 3) || ' ' || right(code, 3);
end
$$;

-- The province or territory of a postal code. X serves two territories: X0A, X0B and X0C are Nunavut.
create function private.postal_province(code text) returns text
language sql immutable set search_path = '' as $$
  select case
    when left(code, 3) in ('X0A', 'X0B', 'X0C') then 'NU'
    else (array['NL', 'NS', 'PE', 'NB', 'QC', 'QC', 'QC', 'ON', 'ON', 'ON', 'ON', 'ON', 'MB', 'SK', 'AB', 'BC', 'NT', 'YT'])
         [nullif(strpos('ABCEGHJKLMNPRSTVXY', left(code, 1)), 0)] end
$$;

-- '(416) 555-0199 x12' becomes '+14165550199;ext=12' (RFC 3966); null for nothing.
create function private.clean_phone(value text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  found text[];
begin
  if coalesce(btrim(value), '') = '' then
    return null;
  end if;
  found := regexp_match(btrim(value),
    '^(?:\+?1[\s.-]?)?\(?([2-9]\d{2})\)?[\s.-]?([2-9]\d{2})[\s.-]?(\d{4})(?:\s*(?:x|ext\.?|poste)\s*(\d{1,6}))?$', 'i');
  if found is null then
    perform private.refuse('phone', 'That is not a Canadian or American phone number',
      'Enter the area code and seven digits, such as 416-555-0199.');
  end if;
  return '+1' || found[1] || found[2] || found[3] || coalesce(';ext=' || found[4], '');
end
$$;

-- Lower case, because an account finds its guest requests by it.
create function private.clean_email(value text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  email constant text := lower(btrim(coalesce(value, '')));
  -- Without what would need quotes or could begin another header.
  plain constant text := '[^[:space:][:cntrl:]<>,;:"()@\\]+';
begin
  if length(email) > 254 or email !~ format('^%1$s@%1$s$', plain) or split_part(email, '@', 2) !~ '^[^.]+(\.[^.]+)+$' then
    perform private.refuse('email', case when email = '' then 'An email address is missing' else 'This is not an email address' end,
      'Write it like name@example.com.');
  end if;
  return email;
end
$$;

revoke execute on function private.refuse(text, text, text), private.clean_text(text, integer, text, text, boolean), private.canada_today(),
  private.clean_day(text, date, text, text), private.clean_number(text, bigint, bigint, text, text), private.clean_uuid(text, text, text),
  private.clean_postal_code(text), private.postal_province(text), private.clean_phone(text), private.clean_email(text)
  from public, anon, authenticated;

-- schemas/platform/04_housekeeping.sql

-- What is due once a day: requests and quotes that ended, credentials that ran out, counters nobody needs. Pages do not wait
-- for it: they look at the dates themselves.
create function private.keep_house() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.expire_requests();
  perform private.expire_credentials();
end
$$;

revoke execute on function private.keep_house() from public, anon, authenticated;

-- schemas/outbox/01_outbox.sql

-- Mails to be sent. Whatever changes a row and owes somebody a mail puts the mail here in the same transaction, so that
-- neither exists without the other; a worker sends it afterwards (docs/operations.md, "Mails").

create table private.outbox (
  id bigint generated always as identity primary key,
  -- Says what the mail is about, such as 'request_sent/<project id>', and never holds an address: it outlives the mail.
  idempotency_key text not null unique check (length(idempotency_key) between 1 and 200 and idempotency_key !~ '[^!-~]'),
  kind text not null check (kind ~ '^[a-z][a-z_]{0,59}$'),
  -- Gone once the mail is sent, as are its data: personal data is kept for as long as it is needed.
  recipient text check (length(recipient) <= 320),
  locale text not null check (locale in ('en', 'fr')),
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- Null once it was given up.
  next_attempt_at timestamptz default now(),
  sent_at timestamptz,
  last_error text,
  -- A worker that dies loses its claim at this time.
  claimed_until timestamptz
);
create index outbox_due_idx on private.outbox (next_attempt_at) where sent_at is null and next_attempt_at is not null;
alter table private.outbox enable row level security;
revoke all on private.outbox from public, anon, authenticated;

-- Stores a mail for sending after this transaction has committed. The same key again stores nothing. `kind` names a file of
-- supabase/mails, which says what it reads from `data`; links in there are paths such as '/r/abc'. An unknown
-- locale means English. Raises PT422 on 'email' when the recipient cannot be an address.
create function private.enqueue_mail(key text, kind text, recipient text, locale text, data jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if recipient is null or length(recipient) > 320 or recipient !~ '^[^[:space:][:cntrl:]<>,;:"()@]+@[^[:space:][:cntrl:]<>,;:"()@]+$' then
    raise exception using errcode = 'PT422', message = 'This is not an email address', detail = 'email',
      hint = 'Write it like name@example.com.';
  end if;
  insert into private.outbox (idempotency_key, kind, recipient, locale, data)
  values (enqueue_mail.key, enqueue_mail.kind, enqueue_mail.recipient,
    case when enqueue_mail.locale = 'fr' then 'fr' else 'en' end, coalesce(enqueue_mail.data, '{}'))
  on conflict (idempotency_key) do nothing;
  -- Heard after the commit by a worker that listens; others look from time to time.
  perform pg_notify('outbox', '');
end
$$;

-- Leases up to `batch` due mails for two minutes, oldest first, and counts the attempt. Two workers never get the same.
create function private.claim_mails(batch integer default 20, at timestamptz default now())
returns table (id bigint, idempotency_key text, kind text, recipient text, locale text, data jsonb, attempts integer)
language sql volatile security definer set search_path = '' as $$
  with due as (
    select waiting.id from private.outbox waiting
    where waiting.sent_at is null and waiting.next_attempt_at <= at and waiting.attempts < 8
      and (waiting.claimed_until is null or waiting.claimed_until <= at)
    order by waiting.next_attempt_at, waiting.id
    limit least(greatest(batch, 0), 100)
    for update skip locked)
  update private.outbox o
  set attempts = o.attempts + 1, claimed_until = at + interval '2 minutes'
  from due where o.id = due.id
  returning o.id, o.idempotency_key, o.kind, o.recipient, o.locale, o.data, o.attempts
$$;

-- Ends a claim. Without an error the mail is sent and its personal data goes; with one it is due again after 1 minute,
-- 5, 30, 2 hours, then every 12 hours, and is given up after the 8th attempt: it stays, with its error, until somebody
-- looks. Ending a sent mail again changes nothing.
create function private.finish_mail(id bigint, error text default null, at timestamptz default now()) returns void
language sql volatile security definer set search_path = '' as $$
  update private.outbox o
  set claimed_until = null,
    last_error = left(error, 500),
    sent_at = case when error is null then at end,
    recipient = case when error is null then null else o.recipient end,
    data = case when error is null then '{}' else o.data end,
    next_attempt_at = case
      when error is null or o.attempts >= 8 then null
      else at + (array['1 minute', '5 minutes', '30 minutes', '2 hours', '12 hours']::interval[])[least(greatest(o.attempts, 1), 5)]
    end
  where o.id = finish_mail.id and o.sent_at is null
$$;

-- A mail that waits for an account that is gone would hold its address for longer than anything else.
create function private.forget_mails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.outbox where sent_at is null and recipient = lower(old.email);
  return null;
end
$$;
create trigger forget_mails after delete on auth.users for each row execute function private.forget_mails();

revoke execute on function
  private.enqueue_mail(text, text, text, text, jsonb),
  private.claim_mails(integer, timestamptz),
  private.finish_mail(bigint, text, timestamptz),
  private.forget_mails()
from public, anon, authenticated;

-- The same for the scheduled function of a hosted project, which reaches the database over the API with the service key.
create function public.claim_outbox(batch integer default 20)
returns table (id bigint, idempotency_key text, kind text, recipient text, locale text, data jsonb, attempts integer)
language sql volatile security definer set search_path = '' as $$
  select * from private.claim_mails(batch)
$$;
create function public.finish_outbox(id bigint, error text default null) returns void
language sql volatile security definer set search_path = '' as $$
  select private.finish_mail(id, error)
$$;
revoke execute on function public.claim_outbox(integer), public.finish_outbox(bigint, text) from public, anon, authenticated;
grant execute on function public.claim_outbox(integer), public.finish_outbox(bigint, text) to service_role;

-- schemas/accounts/01_profiles.sql

-- What a person may change about their account. The row is made with the account and belongs to nobody else.

create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  display_name text not null default '' check (length(display_name) <= 80),
  locale text not null default 'en' check (locale in ('en', 'fr')),
  created_at timestamptz not null default now()
);

-- Sign-up must never fail because of what a form put into the metadata: everything is cut to what the table takes.
create function private.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (user_id, display_name, locale)
  values (
    new.id,
    rtrim(left(regexp_replace(coalesce(new.raw_user_meta_data ->> 'display_name', ''), '^\s+|\s+$', '', 'g'), 80)),
    case when new.raw_user_meta_data ->> 'locale' = 'fr' then 'fr' else 'en' end)
  on conflict (user_id) do nothing;
  return new;
exception when others then
  raise warning 'No profile was made for the new account %: %', new.id, sqlerrm;
  return new;
end
$$;
create trigger create_profile_on_sign_up after insert on auth.users
  for each row execute function private.create_profile();

-- An edit is refused with a message instead of cut: the person is there to correct it. PT422 is how PostgREST is told the
-- status; a failed CHECK would be 400 or 500 depending on the server.
create function private.check_profile() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  new.display_name := regexp_replace(coalesce(new.display_name, ''), '^\s+|\s+$', '', 'g');
  if length(new.display_name) > 80 then
    raise exception using errcode = 'PT422', message = 'The display name is longer than 80 characters',
      hint = 'Shorten it and save again.';
  end if;
  if coalesce(new.locale, '') not in ('en', 'fr') then
    raise exception using errcode = 'PT422', message = 'The language is neither English nor French',
      hint = 'Send en or fr.';
  end if;
  return new;
end
$$;
create trigger check_profile_on_update before update on public.profiles
  for each row execute function private.check_profile();

revoke execute on function private.create_profile(), private.check_profile() from public, anon, authenticated;

alter table public.profiles enable row level security;
create policy "own profile is readable" on public.profiles for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "own profile is editable" on public.profiles for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

revoke all on public.profiles from public, anon, authenticated;
grant select, update (display_name, locale) on public.profiles to authenticated;
grant all on public.profiles to service_role;

-- schemas/accounts/02_favourites.sql

-- What somebody keeps for later. Visitors keep it on their device; it joins the account when they sign in.

create table public.favourites (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  kind text not null check (kind in ('service', 'material', 'deal', 'article')),
  -- An id or a slug of that kind. No foreign key: the kinds live in several tables, and what is gone is just not shown.
  target_id text not null check (length(target_id) between 1 and 100),
  created_at timestamptz not null default now(),
  primary key (user_id, kind, target_id)
);

-- A list that anybody could grow without end would be a store for anything.
create function private.check_favourite() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Two devices at once must not both find room for the last one.
  perform pg_advisory_xact_lock(hashtext('favourites ' || new.user_id));
  if (select count(*) from public.favourites where user_id = new.user_id and kind = new.kind) >= 500
     and not exists (select from public.favourites where user_id = new.user_id and kind = new.kind and target_id = new.target_id) then
    raise exception using errcode = 'PT422', message = 'The list of favourites is full', hint = 'Remove some of the 500 first.';
  end if;
  return new;
end
$$;
create trigger check_favourite_on_insert before insert on public.favourites
  for each row execute function private.check_favourite();
revoke execute on function private.check_favourite() from public, anon, authenticated;

alter table public.favourites enable row level security;
create policy "own favourites are readable" on public.favourites for select to authenticated using ((select auth.uid()) = user_id);
create policy "own favourites grow" on public.favourites for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "own favourites shrink" on public.favourites for delete to authenticated using ((select auth.uid()) = user_id);

revoke all on public.favourites from public, anon, authenticated;
grant select, insert (kind, target_id), delete on public.favourites to authenticated;
grant all on public.favourites to service_role;

-- schemas/taxes/01_tax_rates.sql

-- Sales tax on goods and services by place of delivery, with the day each rate came into force. A change is a new row and
-- an end date on the old one, so that a quote of last year still adds up.

create table public.tax_rates (
  province char(2) not null check (province in ('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT')),
  kind text not null check (kind in ('GST', 'HST', 'PST', 'RST', 'QST')),
  rate numeric(6, 5) not null check (rate > 0 and rate < 1),
  effective_from date not null,
  -- The last day of the rate; null while it is in force.
  effective_to date check (effective_to >= effective_from),
  source text not null,
  source_fr text not null,
  primary key (province, kind, effective_from)
);

alter table public.tax_rates enable row level security;
create policy "tax rates are public" on public.tax_rates for select to anon, authenticated using (true);
revoke all on public.tax_rates from public, anon, authenticated;
grant select on public.tax_rates to anon, authenticated;
grant all on public.tax_rates to service_role;

insert into public.tax_rates (province, kind, rate, effective_from, effective_to, source, source_fr)
select province, kind, rate, effective_from::date, effective_to::date,
       'Federal table of GST and HST rates, as quoted by a GST/HST guide of 2026; read November 20, 2026',
       'Table fédérale des taux de la TPS et de la TVH, citée par un guide sur la TPS/TVH de 2026; consultée le 20 novembre 2026'
  from (values
    ('AB', 'GST', 0.05, '2008-01-01', null), ('NT', 'GST', 0.05, '2008-01-01', null), ('NU', 'GST', 0.05, '2008-01-01', null),
    ('YT', 'GST', 0.05, '2008-01-01', null), ('BC', 'GST', 0.05, '2013-04-01', null), ('MB', 'GST', 0.05, '2008-01-01', null),
    ('SK', 'GST', 0.05, '2008-01-01', null), ('QC', 'GST', 0.05, '2008-01-01', null), ('ON', 'HST', 0.13, '2010-07-01', null),
    ('NB', 'HST', 0.15, '2016-07-01', null), ('NL', 'HST', 0.15, '2016-07-01', null), ('PE', 'HST', 0.15, '2016-10-01', null),
    ('NS', 'HST', 0.15, '2010-07-01', '2025-03-31'), ('NS', 'HST', 0.14, '2025-04-01', null)
  ) as federal (province, kind, rate, effective_from, effective_to)
union all
select province, kind, rate, effective_from::date, null,
       'Provincial rate, as quoted by a GST/HST guide of 2026; read November 20, 2026',
       'Taux provincial, cité par un guide sur la TPS/TVH de 2026; consulté le 20 novembre 2026'
  from (values
    ('BC', 'PST', 0.07, '2013-04-01'),
    ('MB', 'RST', 0.07, '2019-07-01'),
    ('SK', 'PST', 0.06, '2017-03-23'),
    ('QC', 'QST', 0.09975, '2013-01-01')
  ) as provincial (province, kind, rate, effective_from);

-- The taxes of an invoice: each once on its taxable subtotal, rounded half up to the cent, the federal one first; the
-- provincial one is never charged on top of it. An unknown province or a day before the first rate gives no line.
create function private.sales_tax(province text, on_date date, taxable_cents bigint) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(
           jsonb_build_object('kind', t.kind, 'rate', t.rate::double precision, 'cents', round(taxable_cents * t.rate)::bigint)
           order by t.kind in ('GST', 'HST') desc), '[]')
    from public.tax_rates as t
   where t.province = sales_tax.province and t.effective_from <= on_date and (t.effective_to is null or t.effective_to >= on_date)
$$;
revoke execute on function private.sales_tax(text, date, bigint) from public, anon, authenticated;

-- schemas/categories/01_categories.sql

-- Material categories. The columns are the public contract: `select *` returns exactly these.

create table public.categories (
  id uuid primary key default gen_random_uuid(),
  title text not null unique check (length(title) between 1 and 120),
  description text not null default '',
  icon_name text not null default 'Home',
  color_class text not null default 'spruce',
  item_count integer check (item_count >= 0),
  created_at timestamptz not null default now()
);
create index categories_created_at_idx on public.categories (created_at, id);

-- Titles and descriptions in other languages than the English of `categories`.
create table public.category_texts (
  category_id uuid not null references public.categories (id) on delete cascade,
  locale text not null check (locale in ('fr')),
  title text not null check (length(title) between 1 and 120),
  description text not null default '',
  primary key (category_id, locale)
);

-- Which trades (services.category) install or use the materials of a category.
create table public.category_trades (
  category_id uuid not null references public.categories (id) on delete cascade,
  trade text not null check (length(trade) between 1 and 120),
  primary key (category_id, trade)
);
create index category_trades_trade_idx on public.category_trades (trade);

alter table public.categories enable row level security;
alter table public.category_texts enable row level security;
alter table public.category_trades enable row level security;
create policy "categories are public" on public.categories for select to anon, authenticated using (true);
create policy "category texts are public" on public.category_texts for select to anon, authenticated using (true);
create policy "category trades are public" on public.category_trades for select to anon, authenticated using (true);

revoke all on public.categories, public.category_texts, public.category_trades from public, anon, authenticated;
grant select on public.categories, public.category_texts, public.category_trades to anon, authenticated;
grant all on public.categories, public.category_texts, public.category_trades to service_role;

-- schemas/directory/01_services.sql

-- Service providers. The columns are the public contract: `select *` returns exactly these, and nothing private may ever
-- be added here; search keys live in private.service_search.

create table public.services (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 200),
  category text not null check (length(category) between 1 and 120),
  -- double precision, because numeric reaches some clients as text; null means nobody has rated yet.
  rating double precision check (rating between 1 and 5),
  review_count integer not null default 0 check (review_count >= 0),
  location text not null default '' check (length(location) <= 200),
  response_time text not null default '' check (length(response_time) <= 120),
  verified boolean not null default false
);
-- Serves the plain read of the home page and the unfiltered directory: order=rating.desc.
create index services_rating_idx on public.services (rating desc nulls last, name, id);

alter table public.services enable row level security;
create policy "services are public" on public.services for select to anon, authenticated using (true);

revoke all on public.services from public, anon, authenticated;
grant select on public.services to anon, authenticated;
grant all on public.services to service_role;

-- schemas/providers/01_providers.sql

-- Companies behind the directory: what they say about themselves and what was checked. The next files make badges and the
-- directory rows from it, and say who may do what.

create table private.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null check (role in ('moderator', 'support', 'finance', 'admin')),
  granted_at timestamptz not null default now()
);

create table public.providers (
  id uuid primary key default gen_random_uuid(),
  kind text not null default 'contractor'
    check (kind in ('contractor', 'builder', 'designer', 'vendor', 'manufacturer', 'agent', 'lender', 'brokerage')),
  status text not null default 'draft'
    check (status in ('draft', 'submitted', 'in_review', 'changes_requested', 'approved', 'rejected', 'suspended', 'closed')),
  trade_name text not null check (length(btrim(trade_name)) between 2 and 200),
  -- The trade, as services.category and the directory's filter hold it.
  primary_category text not null check (length(primary_category) between 1 and 120),
  tagline_en text check (length(tagline_en) <= 200),
  tagline_fr text check (length(tagline_fr) <= 200),
  description_en text check (length(description_en) <= 4000),
  description_fr text check (length(description_fr) <= 4000),
  established smallint check (established between 1800 and 2100),
  -- A range, such as '10-15'.
  employees text check (length(employees) <= 40),
  city text check (length(city) <= 120),
  province text check (province in ('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT')),
  lat double precision check (lat between 41 and 84),
  lng double precision check (lng between -142 and -52),
  service_radius_km smallint not null default 50 check (service_radius_km between 1 and 500),
  public_phone text check (length(public_phone) <= 40),
  -- It becomes a link, so nothing but a web address may stand here.
  website text check (website ~ '^https?://[^\s]+$' and length(website) <= 300),
  response_time text check (length(response_time) <= 120),
  accepting_work boolean not null default true,
  away_until date,
  languages text[] not null default '{en}' check (cardinality(languages) between 1 and 12),
  -- An invented company of the seed; pages say so.
  sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Whether the company stands in the directory of professionals. A shop that only sells goods does not.
  in_directory boolean not null default true,
  check ((lat is null) = (lng is null))
);
create index providers_status_idx on public.providers (status);

create table public.provider_private (
  provider_id uuid primary key references public.providers (id) on delete cascade,
  legal_name text check (length(legal_name) <= 200),
  business_number text check (length(business_number) <= 40),
  gst_number text check (length(gst_number) <= 40),
  qst_number text check (length(qst_number) <= 40),
  billing_email text check (length(billing_email) <= 254)
);

create table public.provider_members (
  provider_id uuid not null references public.providers (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null default 'member' check (role in ('owner', 'manager', 'member')),
  primary key (provider_id, user_id)
);
create index provider_members_user_idx on public.provider_members (user_id);

-- In the lists below a position is unique within a company and below 50, which also bounds what a company can store.
-- Deferrable, so that two items can swap places in one statement.
create table public.provider_services (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references public.providers (id) on delete cascade,
  name_en text not null check (length(btrim(name_en)) between 1 and 120),
  name_fr text check (length(name_fr) <= 120),
  price_cents integer check (price_cents >= 0),
  price_unit text check (length(price_unit) <= 40),
  fixed_price boolean not null default false,
  position smallint not null default 0 check (position between 0 and 49),
  unique (provider_id, position) deferrable initially deferred
);

create table public.provider_areas (
  provider_id uuid not null references public.providers (id) on delete cascade,
  -- A place as people call it: 'Mississauga', 'North Shore'.
  area text not null check (length(btrim(area)) between 1 and 80),
  -- How postal codes of the place begin, such as 'M' or 'L5'.
  fsa_prefixes text[] not null default '{}' check (cardinality(fsa_prefixes) <= 40),
  position smallint not null default 0 check (position between 0 and 49),
  primary key (provider_id, area),
  unique (provider_id, position) deferrable initially deferred
);

create table public.portfolio_items (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references public.providers (id) on delete cascade,
  title_en text not null check (length(btrim(title_en)) between 1 and 120),
  title_fr text check (length(title_fr) <= 120),
  description_en text not null default '' check (length(description_en) <= 2000),
  description_fr text check (length(description_fr) <= 2000),
  -- 'art:<name>' is a drawing of the product, anything else a path in the file store.
  image_path text not null check (length(image_path) between 1 and 300),
  alt_en text not null check (length(btrim(alt_en)) between 1 and 300),
  alt_fr text check (length(alt_fr) <= 300),
  completed_on date,
  position smallint not null default 0 check (position between 0 and 49),
  unique (provider_id, position) deferrable initially deferred
);

-- Words of clients that the company supplies itself. They never count towards a rating.
create table public.provider_testimonials (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references public.providers (id) on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 80),
  project_en text not null default '' check (length(project_en) <= 120),
  project_fr text check (length(project_fr) <= 120),
  rating smallint not null check (rating between 1 and 5),
  text_en text not null check (length(btrim(text_en)) between 1 and 2000),
  text_fr text check (length(text_fr) <= 2000),
  position smallint not null default 0 check (position between 0 and 49),
  unique (provider_id, position) deferrable initially deferred
);

create table public.credentials (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references public.providers (id) on delete cascade,
  kind text not null check (kind in ('identity', 'liability_insurance', 'workers_comp', 'rbq', 'esa_ecra', 'tssa', 'bc_housing',
                                     'ab_prepaid', 'red_seal', 'municipal', 'pesticide', 'gst_hst', 'other')),
  -- A province, or 'CA' where it holds in all of them.
  jurisdiction text check (jurisdiction ~ '^[A-Z]{2}$'),
  number text check (length(number) <= 60),
  status text not null default 'claimed' check (status in ('claimed', 'verified', 'expired', 'rejected')),
  checked_at timestamptz,
  expires_on date,
  -- Who was asked, and where anybody can ask again.
  issuer text check (length(issuer) <= 120),
  issuer_fr text check (length(issuer_fr) <= 120),
  source_url text check (source_url ~ '^https://[^\s]+$' and length(source_url) <= 300),
  unique (provider_id, kind, number),
  check (status <> 'verified' or checked_at is not null)
);

-- Ratings brought along from elsewhere. They count in the shown rating, are labelled, and stay out of structured data.
create table public.provider_rating_base (
  provider_id uuid primary key references public.providers (id) on delete cascade,
  rating double precision not null check (rating between 1 and 5),
  review_count integer not null check (review_count > 0),
  source text not null check (length(btrim(source)) between 1 and 80)
);

create table public.plans (
  id text primary key,
  name text not null,
  price_cents integer not null check (price_cents >= 0),
  -- Paid prominence, always labelled as paid. No plan has a trust badge.
  featured boolean not null default false,
  position smallint not null
);
insert into public.plans (id, name, price_cents, featured, position) values
  ('starter', 'Free (Starter)', 0, false, 1),
  ('pro', 'Pro', 4900, false, 2),
  ('elite', 'Elite', 19900, true, 3);

-- A company without a row is on the free plan.
create table public.subscriptions (
  provider_id uuid primary key references public.providers (id) on delete cascade,
  plan_id text not null default 'starter' references public.plans (id),
  status text not null default 'active' check (status in ('trialing', 'active', 'past_due', 'cancelled')),
  trial_ends_at timestamptz,
  current_period_end timestamptz,
  cancel_at_period_end boolean not null default false
);
create index subscriptions_plan_idx on public.subscriptions (plan_id);

-- Whether the account works here, in one of the roles, or in any. Claims in the token never count.
create function private.is_staff(roles text[] default null) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.staff where user_id = (select auth.uid()) and (roles is null or role = any (roles)))
$$;

-- The companies of the account, in one of the roles, or in any.
create function private.my_providers(roles text[] default null) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select provider_id from public.provider_members
   where user_id = (select auth.uid()) and (roles is null or role = any (roles))
$$;

revoke execute on function private.is_staff(text[]), private.my_providers(text[]) from public, anon, authenticated;
-- Row security runs these two as the caller.
grant execute on function private.is_staff(text[]), private.my_providers(text[]) to authenticated;

-- schemas/providers/02_badges.sql

-- What follows from credentials: being verified, and the trust badges.

create function private.is_live(credential public.credentials) returns boolean
language sql stable set search_path = '' as $$
  select credential.status = 'verified' and (credential.expires_on is null or credential.expires_on >= current_date)
$$;

-- Verified: somebody checked who the company is and that its liability insurance runs.
create function private.is_verified(provider uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select count(distinct c.kind) = 2
    from public.credentials as c
   where c.provider_id = provider and c.kind in ('identity', 'liability_insurance') and private.is_live(c)
$$;

-- Which licences are the licence of a trade; null: of every trade. A gas certificate says nothing about a painter.
create table private.trade_licences (
  kind text not null,
  trade text,
  unique (kind, trade)
);
insert into private.trade_licences (kind, trade) values
  ('rbq', null), ('ab_prepaid', null), ('municipal', null),
  ('bc_housing', 'Construction'),
  ('esa_ecra', 'Electrical'),
  ('tssa', 'HVAC'), ('tssa', 'Plumbing'),
  ('pesticide', 'Pest Control'), ('pesticide', 'Landscaping'),
  ('red_seal', 'Plumbing'), ('red_seal', 'Electrical'), ('red_seal', 'HVAC'), ('red_seal', 'Roofing'), ('red_seal', 'Painting'),
  ('red_seal', 'Flooring'), ('red_seal', 'Construction'), ('red_seal', 'Landscaping'), ('red_seal', 'Masonry & Concrete'),
  ('red_seal', 'Insulation'), ('red_seal', 'Windows & Doors');

-- A licence counts for the trade of the company and where the company is.
create function private.is_trade_licence(credential public.credentials) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.providers as p
      join private.trade_licences as l on l.kind = credential.kind and (l.trade is null or l.trade = p.primary_category)
     where p.id = credential.provider_id and credential.jurisdiction in ('CA', p.province))
$$;

-- The trust badges of a company, from data alone; plans and payments are not read here.
-- VERIFIED PREMIUM: identity, liability insurance, and workers' compensation or the licence of the trade, each live and
-- checked within the last 12 months. TOP RATED: rated 4.8 or better in at least 50 reviews.
-- Returns [{ kind, … }] with the figures the badge rests on.
create function private.provider_badges(provider uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with recent as (
    select c.kind, case when c.kind in ('identity', 'liability_insurance') then c.kind else 'trade' end as need
      from public.credentials as c
     where c.provider_id = provider and private.is_live(c) and c.checked_at >= now() - interval '12 months'
       and (c.kind in ('identity', 'liability_insurance', 'workers_comp') or private.is_trade_licence(c))
  ), badges as (
    select 1 as place, jsonb_build_object('kind', 'verified_premium', 'checks', jsonb_agg(distinct kind), 'months', 12) as badge
      from recent having count(distinct need) = 3
    union all
    select 2, jsonb_build_object('kind', 'top_rated', 'rating', rating, 'review_count', review_count,
                                 'min_rating', 4.8, 'min_reviews', 50)
      from public.services where id = provider and rating >= 4.8 and review_count >= 50
  )
  select coalesce(jsonb_agg(badge order by place), '[]') from badges
$$;

revoke all on private.trade_licences from public, anon, authenticated;
revoke execute on function private.is_live(public.credentials), private.is_verified(uuid),
  private.is_trade_licence(public.credentials), private.provider_badges(uuid) from public, anon, authenticated;

-- schemas/providers/03_project_services.sql

-- public.services stays the eight public columns and becomes a projection of companies, credentials and ratings.

-- Makes the directory rows of these companies what the tables say: one row for each approved company that stands in the
-- directory, none for others.
-- Call it after any change to ratings. The lock comes first, so that of two changes at once the later sees the earlier.
create function private.project_service(variadic provider_ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.providers where id = any (provider_ids) order by id for no key update;

  delete from public.services as s
   where s.id = any (provider_ids)
     and not exists (select from public.providers as p where p.id = s.id and p.status = 'approved' and p.in_directory);

  insert into public.services as known (id, name, category, rating, review_count, location, response_time, verified)
  select p.id, p.trade_name, p.primary_category, rated.rating, rated.reviews,
         coalesce(p.city, '') || coalesce(', ' || p.province, ''), coalesce(p.response_time, ''), private.is_verified(p.id)
    from public.providers as p
   cross join lateral (
     select round(sum(r.stars) / nullif(sum(r.reviews), 0), 1) as rating, coalesce(sum(r.reviews), 0) as reviews
       from private.rating_sources as r where r.provider_id = p.id) as rated
   where p.id = any (provider_ids) and p.status = 'approved' and p.in_directory
  on conflict (id) do update
     set name = excluded.name, category = excluded.category, rating = excluded.rating, review_count = excluded.review_count,
         location = excluded.location, response_time = excluded.response_time, verified = excluded.verified
   where (known.name, known.category, known.rating, known.review_count, known.location, known.response_time, known.verified)
         is distinct from (excluded.name, excluded.category, excluded.rating, excluded.review_count, excluded.location,
                           excluded.response_time, excluded.verified);
end
$$;

create function private.project_changed_providers() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform private.project_service(variadic array(select id from old_rows));
  else
    perform private.project_service(variadic array(select id from new_rows));
  end if;
  return null;
end
$$;

-- For tables that say something about a company in provider_id.
create function private.project_changed_details() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.project_service(variadic array(select distinct provider_id from new_rows));
  elsif tg_op = 'DELETE' then
    perform private.project_service(variadic array(select distinct provider_id from old_rows));
  else
    perform private.project_service(variadic array(select provider_id from new_rows union select provider_id from old_rows));
  end if;
  return null;
end
$$;

create trigger providers_inserted after insert on public.providers
  referencing new table as new_rows for each statement execute function private.project_changed_providers();
create trigger providers_updated after update on public.providers
  referencing new table as new_rows for each statement execute function private.project_changed_providers();
create trigger providers_deleted after delete on public.providers
  referencing old table as old_rows for each statement execute function private.project_changed_providers();

create trigger credentials_inserted after insert on public.credentials
  referencing new table as new_rows for each statement execute function private.project_changed_details();
create trigger credentials_updated after update on public.credentials
  referencing old table as old_rows new table as new_rows for each statement execute function private.project_changed_details();
create trigger credentials_deleted after delete on public.credentials
  referencing old table as old_rows for each statement execute function private.project_changed_details();

create trigger rating_base_inserted after insert on public.provider_rating_base
  referencing new table as new_rows for each statement execute function private.project_changed_details();
create trigger rating_base_updated after update on public.provider_rating_base
  referencing old table as old_rows new table as new_rows for each statement execute function private.project_changed_details();
create trigger rating_base_deleted after delete on public.provider_rating_base
  referencing old table as old_rows for each statement execute function private.project_changed_details();

-- Time passes without a write: marks what has expired, which takes `verified` back in the directory. Profiles and badges
-- compute it when they are read. Run it daily (pg_cron on hosted Supabase, the worker elsewhere). Returns how many.
create function private.expire_credentials() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  expired integer;
begin
  update public.credentials set status = 'expired' where status = 'verified' and expires_on < current_date;
  get diagnostics expired = row_count;
  return expired;
end
$$;

-- A check is worth nothing under another name: a company that renames itself is checked anew.
create function private.prepare_provider_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.updated_at := now();
  if new.trade_name <> old.trade_name and (select auth.uid()) is not null and not private.is_staff() then
    update public.credentials set status = 'claimed', checked_at = null
     where provider_id = new.id and kind = 'identity' and status = 'verified';
  end if;
  return new;
end
$$;
create trigger prepare_provider_change before update on public.providers
  for each row execute function private.prepare_provider_change();

revoke execute on function private.project_service(uuid[]), private.project_changed_providers(),
  private.project_changed_details(), private.expire_credentials(), private.prepare_provider_change()
  from public, anon, authenticated;

-- schemas/providers/04_access.sql

-- Who may read and change what a company says: everybody reads what is approved, its own people write it, staff checks it.

alter table public.providers enable row level security;
alter table public.provider_private enable row level security;
alter table public.provider_members enable row level security;
alter table public.provider_services enable row level security;
alter table public.provider_areas enable row level security;
alter table public.portfolio_items enable row level security;
alter table public.provider_testimonials enable row level security;
alter table public.credentials enable row level security;
alter table public.provider_rating_base enable row level security;
alter table public.plans enable row level security;
alter table public.subscriptions enable row level security;

revoke all on private.staff, public.providers, public.provider_private,
  public.provider_members, public.provider_services, public.provider_areas, public.portfolio_items,
  public.provider_testimonials, public.credentials, public.provider_rating_base, public.plans, public.subscriptions
  from public, anon, authenticated;
grant all on public.providers, public.provider_private, public.provider_members, public.provider_services,
  public.provider_areas, public.portfolio_items, public.provider_testimonials, public.credentials,
  public.provider_rating_base, public.plans, public.subscriptions to service_role;

-- Policies for visitors call no function, so that visitors need no right to call one.
create policy "approved companies are public" on public.providers for select to anon using (status = 'approved');
create policy "approved and own companies are readable" on public.providers for select to authenticated
  using (status = 'approved' or id in (select private.my_providers()) or (select private.is_staff()));
create policy "own company is editable" on public.providers for update to authenticated
  using (id in (select private.my_providers('{owner,manager}'))) with check (id in (select private.my_providers('{owner,manager}')));
grant select on public.providers to anon, authenticated;
grant update (trade_name, primary_category, tagline_en, tagline_fr, description_en, description_fr, established, employees,
              city, province, lat, lng, service_radius_km, public_phone, website, response_time, accepting_work, away_until,
              languages) on public.providers to authenticated;

-- What a company lists about itself is as visible as the company.
do $$
declare
  listed text;
begin
  foreach listed in array '{provider_services,provider_areas,portfolio_items,provider_testimonials}'::text[] loop
    execute format('create policy "as readable as the company" on public.%I for select to anon, authenticated
                      using (exists (select from public.providers where providers.id = provider_id))', listed);
    execute format('create policy "own lists grow" on public.%I for insert to authenticated
                      with check (provider_id in (select private.my_providers(''{owner,manager}'')))', listed);
    execute format('create policy "own lists are editable" on public.%I for update to authenticated
                      using (provider_id in (select private.my_providers(''{owner,manager}'')))
                      with check (provider_id in (select private.my_providers(''{owner,manager}'')))', listed);
    execute format('create policy "own lists shrink" on public.%I for delete to authenticated
                      using (provider_id in (select private.my_providers(''{owner,manager}'')))', listed);
    execute format('grant select on public.%I to anon, authenticated', listed);
    execute format('grant insert, update, delete on public.%I to authenticated', listed);
  end loop;
end
$$;

create policy "results of checks are public" on public.credentials for select to anon
  using (status in ('verified', 'expired') and exists (select from public.providers where providers.id = provider_id));
create policy "results and own claims are readable" on public.credentials for select to authenticated
  using ((status in ('verified', 'expired') and exists (select from public.providers where providers.id = provider_id))
         or provider_id in (select private.my_providers()) or (select private.is_staff()));
create policy "own company claims" on public.credentials for insert to authenticated
  with check (status = 'claimed' and provider_id in (select private.my_providers('{owner,manager}')));
create policy "staff records the check" on public.credentials for update to authenticated
  using ((select private.is_staff('{moderator,admin}'))) with check ((select private.is_staff('{moderator,admin}')));
grant select on public.credentials to anon, authenticated;
grant insert (id, provider_id, kind, jurisdiction, number, expires_on) on public.credentials to authenticated;
grant update (status, checked_at, expires_on, issuer, issuer_fr, source_url) on public.credentials to authenticated;

create policy "imported ratings are public" on public.provider_rating_base for select to anon, authenticated using (true);
create policy "plans are public" on public.plans for select to anon, authenticated using (true);
grant select on public.provider_rating_base, public.plans to anon, authenticated;

create policy "own private data is readable" on public.provider_private for select to authenticated
  using (provider_id in (select private.my_providers('{owner}')) or (select private.is_staff()));
create policy "own private data is editable" on public.provider_private for update to authenticated
  using (provider_id in (select private.my_providers('{owner}'))) with check (provider_id in (select private.my_providers('{owner}')));
grant select on public.provider_private to authenticated;
grant update (legal_name, business_number, gst_number, qst_number, billing_email) on public.provider_private to authenticated;

-- Nobody is made a member without agreeing to it, so there is no insert here.
create policy "own team is readable" on public.provider_members for select to authenticated
  using (provider_id in (select private.my_providers()) or (select private.is_staff()));
create policy "owners remove members, members leave" on public.provider_members for delete to authenticated
  using (role <> 'owner' and (user_id = (select auth.uid()) or provider_id in (select private.my_providers('{owner}'))));
grant select, delete on public.provider_members to authenticated;

create policy "own plan is readable" on public.subscriptions for select to authenticated
  using (provider_id in (select private.my_providers()) or (select private.is_staff()));
grant select on public.subscriptions to authenticated;

-- schemas/providers/05_profile.sql

-- What the profile page and search engines read: one call for one company.

create function private.in_both(en text, fr text) returns jsonb
language sql immutable parallel safe set search_path = '' as $$
  select case when coalesce(en, fr) is not null then jsonb_build_object('en', en, 'fr', fr) end
$$;

-- Licensed and insured: liability insurance and the licence of the trade, both live.
create function private.is_licensed_and_insured(provider uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(bool_or(c.kind = 'liability_insurance') and bool_or(private.is_trade_licence(c)), false)
    from public.credentials as c where c.provider_id = provider and private.is_live(c)
$$;

-- Everything the page of one company shows: the columns of its directory row; what it says about itself, in { en, fr };
-- `badges` with the figures behind each; `credentials` with state 'live' or 'expired' as of today; `featured` when its plan
-- pays for prominence. A row without a company behind it answers with the directory's columns and empty lists. Null when
-- there is no row, which is so for companies that are not approved.
-- Runs as its owner: row security hides statistics from the planner, and only what is public is read.
create function public.provider_profile(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(s) || jsonb_build_object(
    'verified', case when p.id is null then s.verified else private.is_verified(p.id) end,
    'tagline', private.in_both(p.tagline_en, p.tagline_fr),
    'description', private.in_both(p.description_en, p.description_fr),
    'established', p.established,
    'employees', p.employees,
    'phone', p.public_phone,
    'website', p.website,
    'accepting_work', coalesce(p.accepting_work, true),
    'away_until', case when p.away_until >= current_date then p.away_until end,
    'languages', coalesce(to_jsonb(p.languages), '[]'),
    'sample', coalesce(p.sample, false),
    'badges', private.provider_badges(s.id),
    'licensed_and_insured', private.is_licensed_and_insured(s.id),
    'featured', exists (
      select from public.subscriptions as u join public.plans as plan on plan.id = u.plan_id
       where u.provider_id = s.id and plan.featured and u.status in ('active', 'trialing')),
    'rating_base', (
      select jsonb_build_object('rating', b.rating, 'review_count', b.review_count, 'source', b.source)
        from public.provider_rating_base as b where b.provider_id = s.id),
    'services', (
      select coalesce(jsonb_agg(jsonb_build_object(
               'id', v.id, 'name', private.in_both(v.name_en, v.name_fr), 'price_cents', v.price_cents,
               'price_unit', v.price_unit, 'fixed_price', v.fixed_price) order by v.position), '[]')
        from public.provider_services as v where v.provider_id = s.id),
    'projects', (
      select coalesce(jsonb_agg(jsonb_build_object(
               'id', i.id, 'title', private.in_both(i.title_en, i.title_fr),
               'description', private.in_both(i.description_en, i.description_fr), 'image', i.image_path,
               'alt', private.in_both(i.alt_en, i.alt_fr), 'completed_on', i.completed_on) order by i.position), '[]')
        from public.portfolio_items as i where i.provider_id = s.id),
    'testimonials', (
      select coalesce(jsonb_agg(jsonb_build_object(
               'id', t.id, 'name', t.name, 'project', private.in_both(t.project_en, t.project_fr), 'rating', t.rating,
               'text', private.in_both(t.text_en, t.text_fr)) order by t.position), '[]')
        from public.provider_testimonials as t where t.provider_id = s.id),
    'credentials', (
      select coalesce(jsonb_agg(jsonb_build_object(
               'id', c.id, 'kind', c.kind, 'jurisdiction', c.jurisdiction, 'number', c.number,
               'issuer', private.in_both(c.issuer, c.issuer_fr),
               'source_url', c.source_url, 'checked_at', c.checked_at, 'expires_on', c.expires_on,
               'state', case when private.is_live(c) then 'live' else 'expired' end) order by not private.is_live(c), c.kind, c.number), '[]')
        from public.credentials as c where c.provider_id = s.id and c.status in ('verified', 'expired')),
    'areas', (
      select coalesce(jsonb_agg(jsonb_build_object('area', a.area, 'fsa_prefixes', a.fsa_prefixes) order by a.position), '[]')
        from public.provider_areas as a where a.provider_id = s.id))
    from public.services as s left join public.providers as p on p.id = s.id
   where s.id = provider_profile.id
$$;

-- One paragraph for search results: what the company says about itself, else where and what it is.
create function private.service_summary(service public.services, provider public.providers, locale text) returns text
language sql stable set search_path = '' as $$
  select case
    when locale = 'fr' then coalesce(
      provider.tagline_fr,
      format('%s note, attestations vérifiées, délai de réponse et demande de soumission.',
             coalesce(nullif(service.location, ''), service.name) || chr(160) || ':'))
    else coalesce(
      provider.tagline_en,
      format('%s%s: rating, checked credentials, response time and a way to ask for a quote.',
             service.category, coalesce(' in ' || nullif(service.location, ''), ''))) end
$$;

-- Where a company is, for search engines, from what the directory shows ('Toronto, ON'). Null when it shows nothing.
create function private.postal_address(location text) returns jsonb
language sql immutable parallel safe set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
           '@type', 'PostalAddress', 'addressLocality', nullif(regexp_replace(location, ', [A-Z]{2}$', ''), ''),
           'addressRegion', substring(location from ', ([A-Z]{2})$'), 'addressCountry', 'CA'))
   where location <> ''
$$;

-- Title, description and structured data of /services/:id. `{site}` stands for the site's address in the language.
-- params: { id }. Null when nobody has the id. The rating in structured data rests on real reviews alone.
create function public.describe_service(params jsonb, locale text default 'en') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  service public.services;
  provider public.providers;
  french constant boolean := locale = 'fr';
  page text;
  summary text;
  rated record;
begin
  begin
    select * into service from public.services where id = (params ->> 'id')::uuid;
  exception when invalid_text_representation then
    return null;
  end;
  if service.id is null then
    return null;
  end if;
  select * into provider from public.providers where id = service.id;
  select round(sum(r.stars) / nullif(sum(r.reviews), 0), 1) as rating, sum(r.reviews) as reviews into rated
    from private.rating_sources as r where r.provider_id = service.id and not r.imported;
  page := '{site}/services/' || service.id;
  summary := private.service_summary(service, provider, describe_service.locale);

  return jsonb_build_object(
    'title', service.name || coalesce(' – ' || nullif(service.location, ''), ''),
    'description', summary,
    'jsonLd', jsonb_build_array(
      jsonb_strip_nulls(jsonb_build_object(
        '@type', 'LocalBusiness',
        '@id', page || '#business',
        'name', service.name,
        'url', page,
        'description', summary,
        'telephone', provider.public_phone,
        'foundingDate', provider.established::text,
        'address', private.postal_address(service.location),
        'geo', case when provider.lat is not null then jsonb_build_object(
          '@type', 'GeoCoordinates', 'latitude', provider.lat, 'longitude', provider.lng) end,
        'areaServed', (select jsonb_agg(a.area order by a.position) from public.provider_areas as a where a.provider_id = service.id),
        'knowsLanguage', to_jsonb(provider.languages),
        'aggregateRating', case when rated.reviews > 0 then jsonb_build_object(
          '@type', 'AggregateRating', 'ratingValue', rated.rating, 'reviewCount', rated.reviews, 'bestRating', 5, 'worstRating', 1) end)),
      jsonb_build_object(
        '@type', 'BreadcrumbList',
        'itemListElement', jsonb_build_array(
          jsonb_build_object('@type', 'ListItem', 'position', 1, 'name', case when french then 'Accueil' else 'Home' end, 'item', '{site}'),
          jsonb_build_object('@type', 'ListItem', 'position', 2,
                             'name', case when french then 'Services professionnels' else 'Professional Services' end, 'item', '{site}/services'),
          jsonb_build_object('@type', 'ListItem', 'position', 3, 'name', service.name, 'item', page)))));
end
$$;

revoke execute on function private.in_both(text, text), private.is_licensed_and_insured(uuid), private.postal_address(text),
  private.service_summary(public.services, public.providers, text) from public, anon, authenticated;
revoke execute on function public.provider_profile(uuid), public.describe_service(jsonb, text) from public, anon, authenticated;
grant execute on function public.provider_profile(uuid), public.describe_service(jsonb, text) to anon, authenticated, service_role;

-- schemas/search/01_search_keys.sql

-- How text is searched: keys without case, without accents, and in pieces.

-- One field as it is searched: composed characters, lower case, without the separator that keeps fields apart.
create function private.search_key(field text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select translate(lower(normalize(field, NFC)), chr(31), '')
$$;

-- The same without accents: 'montréal' becomes 'montreal'.
create function private.fold(key text) returns text
language sql stable strict parallel safe set search_path = '' as $$
  select lower(extensions.unaccent('extensions.unaccent'::regdictionary, key))
$$;

-- All single characters and pairs within the fields of a key, for terms too short for trigrams. The cost keeps the planner
-- from computing it for many rows instead of looking into its index: that would take seconds where the index takes
-- milliseconds.
create function private.grams(key text) returns text[]
language sql immutable strict parallel safe cost 100000 set search_path = '' as $$
  select array(
    select distinct gram
      from (select substr(key, i, 1) as gram from generate_series(1, length(key)) as i
            union all
            select substr(key, i, 2) from generate_series(1, length(key) - 1) as i) as pieces
     where strpos(gram, chr(31)) = 0)
$$;

revoke execute on function private.search_key(text), private.fold(text), private.grams(text) from public, anon, authenticated;

-- schemas/search/02_service_search.sql

-- What the directory search reads instead of public.services, kept by triggers: search keys, sort copies, counters, and what
-- the filters ask: position, languages, and small facets in one number.

-- 0 within an hour, 1 two hours, 2 four hours, 3 a day, 4 later, 5 unknown.
create function private.response_class(response_time text) returns integer
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  said constant text[] := regexp_match(lower(response_time), '^within (\d{1,3}) (minute|hour|day)s?$');
  hours constant numeric := case
    when lower(response_time) = 'same day' then 24
    else said[1]::numeric * case said[2] when 'day' then 24 when 'minute' then 1.0 / 60 else 1 end end;
begin
  return case when hours is null then 5 when hours <= 1 then 0 when hours <= 2 then 1 when hours <= 4 then 2
              when hours <= 24 then 3 else 4 end;
end
$$;

-- 1 verified + 2 serves in French + 4 serves in English + 8 times the response class: 48 numbers, so that an index finds
-- any combination.
create function private.service_facets(verified boolean, languages text[], response_time text) returns smallint
language sql immutable parallel safe set search_path = '' as $$
  select (verified::integer + 2 * ('fr' = any (languages))::integer + 4 * ('en' = any (languages))::integer
          + 8 * private.response_class(response_time))::smallint
$$;

-- No foreign key to services: it would forbid TRUNCATE there, which the triggers below can follow.
create table private.service_search (
  id uuid primary key,
  category text not null,
  -- Sort copies, negated where the order is descending, so that every order is ascending and one row comparison
  -- (sort, name_key, id) > (...) continues it. Unrated rows get 0, which sorts after every rating.
  by_rating double precision not null,
  by_reviews integer not null,
  name_key text collate "C" not null,
  -- name, category and location apart, so that no term matches across their borders.
  exact text collate "C" not null,
  -- The same without accents; null where nothing differs.
  folded text collate "C",
  -- (longitude, latitude); null for a company without a known position, which no search by distance finds.
  place point,
  languages text[] not null default '{}',
  facets smallint not null default 40
);
create index service_search_rating_idx on private.service_search (by_rating, name_key, id);
create index service_search_reviews_idx on private.service_search (by_reviews, name_key, id);
create index service_search_name_idx on private.service_search (name_key, id);
create index service_search_category_rating_idx on private.service_search (category, by_rating, name_key, id);
create index service_search_category_reviews_idx on private.service_search (category, by_reviews, name_key, id);
create index service_search_category_name_idx on private.service_search (category, name_key, id);
create index service_search_trigram_idx on private.service_search
  using gin (exact extensions.gin_trgm_ops, folded extensions.gin_trgm_ops);
create index service_search_gram_idx on private.service_search
  using gin (private.grams(exact), private.grams(folded));
-- Filters are counted from these alone, without visiting the table.
create index service_search_facets_idx on private.service_search (facets, by_rating);
create index service_search_category_facets_idx on private.service_search (category, facets, by_rating);
create index service_search_place_idx on private.service_search using gist (place) include (category, facets, by_rating);

-- Rows per category: totals and the list of categories without counting the table.
create table private.service_counts (
  category text primary key,
  n bigint not null
);

create function private.sync_service_search() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'TRUNCATE' then
    truncate private.service_search, private.service_counts;
    return null;
  end if;

  -- Statements, not rows: loading many providers costs one pass. Categories are always written in the same order, so that
  -- two writers wait for each other instead of deadlocking.
  if tg_op = 'INSERT' then
    insert into private.service_counts as counted (category, n)
    select category, count(*) from new_rows group by category order by category
    on conflict (category) do update set n = counted.n + excluded.n;
  elsif tg_op = 'DELETE' then
    insert into private.service_counts as counted (category, n)
    select category, -count(*) from old_rows group by category order by category
    on conflict (category) do update set n = counted.n + excluded.n;
    delete from private.service_search where id in (select id from old_rows);
  else
    insert into private.service_counts as counted (category, n)
    select category, sum(change)
      from (select category, 1 as change from new_rows union all select category, -1 from old_rows) as changes
     group by category having sum(change) <> 0 order by category
    on conflict (category) do update set n = counted.n + excluded.n;
    delete from private.service_search where id in (select id from old_rows except select id from new_rows);
  end if;
  delete from private.service_counts where n <= 0;

  if tg_op <> 'DELETE' then
    insert into private.service_search as known
      (id, category, by_rating, by_reviews, name_key, exact, folded, place, languages, facets)
    select keyed.id, keyed.category, coalesce(-keyed.rating, 0), -keyed.review_count,
           private.fold(private.search_key(keyed.name)), keyed.exact, nullif(private.fold(keyed.exact), keyed.exact),
           point(p.lng, p.lat), coalesce(p.languages, '{}'),
           private.service_facets(keyed.verified, coalesce(p.languages, '{}'), keyed.response_time)
      from (select s.*, private.search_key(s.name) || chr(31) || private.search_key(s.category) || chr(31)
                        || private.search_key(s.location) as exact
              from new_rows as s) as keyed
      left join public.providers as p on p.id = keyed.id
    on conflict (id) do update
       set category = excluded.category, by_rating = excluded.by_rating, by_reviews = excluded.by_reviews,
           name_key = excluded.name_key, exact = excluded.exact, folded = excluded.folded, facets = excluded.facets
     where (known.category, known.by_rating, known.by_reviews, known.exact, known.facets)
           is distinct from (excluded.category, excluded.by_rating, excluded.by_reviews, excluded.exact, excluded.facets);
  end if;
  return null;
end
$$;

create trigger services_inserted after insert on public.services
  referencing new table as new_rows for each statement execute function private.sync_service_search();
create trigger services_updated after update on public.services
  referencing old table as old_rows new table as new_rows for each statement execute function private.sync_service_search();
create trigger services_deleted after delete on public.services
  referencing old table as old_rows for each statement execute function private.sync_service_search();
create trigger services_truncated after truncate on public.services
  for each statement execute function private.sync_service_search();

-- Position and languages are the provider's; the row of services may come before or after it.
create function private.sync_service_places() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.service_search as known
     set place = point(p.lng, p.lat), languages = coalesce(p.languages, '{}'),
         facets = private.service_facets(s.verified, coalesce(p.languages, '{}'), s.response_time)
    from new_rows as p join public.services as s on s.id = p.id
   where known.id = p.id
     and (known.place[0], known.place[1], known.languages) is distinct from (p.lng, p.lat, coalesce(p.languages, '{}'));
  return null;
end
$$;
create trigger search_place_inserted after insert on public.providers
  referencing new table as new_rows for each statement execute function private.sync_service_places();
create trigger search_place_updated after update on public.providers
  referencing new table as new_rows for each statement execute function private.sync_service_places();

revoke all on private.service_search, private.service_counts from public, anon, authenticated;
revoke execute on function private.response_class(text), private.service_facets(boolean, text[], text),
  private.sync_service_search(), private.sync_service_places() from public, anon, authenticated;

-- schemas/search/03_fsa_centroids.sql

-- Where postal codes and cities are, roughly: what distances are measured from.

create table public.fsa_centroids (
  -- A forward sortation area (M5V); or its first two characters or its first, for areas that are not listed themselves.
  fsa text primary key check (fsa ~ '^[ABCEGHJ-NPRSTVXY]([0-9][ABCEGHJ-NPRSTV-Z]?)?$'),
  city text not null check (length(city) between 1 and 120),
  province char(2) not null check (province ~ '^[A-Z]{2}$'),
  -- The city without case and accents, as it is looked up.
  city_key text collate "C" not null,
  -- Where the city itself is looked up.
  central boolean not null default false,
  lat double precision not null check (lat between 41 and 84),
  lng double precision not null check (lng between -142 and -52)
);
create index fsa_centroids_city_idx on public.fsa_centroids (city_key);

alter table public.fsa_centroids enable row level security;
create policy "postal areas are public" on public.fsa_centroids for select to anon, authenticated using (true);
revoke all on public.fsa_centroids from public, anon, authenticated;
grant select on public.fsa_centroids to anon, authenticated;
grant all on public.fsa_centroids to service_role;

-- The place that somebody means by a postal code, the first half of one, or a city; all null when there is none like it.
-- A city may be followed by its province, cut short after three letters, or misspelt.
create function private.find_place(near text, out name text, out lat double precision, out lng double precision)
language plpgsql stable set search_path = '' as $$
declare
  key constant text := btrim(regexp_replace(private.fold(private.search_key(left(near, 100))), '[^[:alnum:]]+', ' ', 'g'));
  area constant text := case
    when key ~ '^[abceghj-nprstvxy][0-9][abceghj-nprstv-z]( ?[0-9][abceghj-nprstv-z][0-9])?$' then upper(left(key, 3)) end;
begin
  if area is not null then
    select area || ' (' || f.city || ', ' || f.province || ')', f.lat, f.lng into name, lat, lng
      from public.fsa_centroids as f
     where f.fsa in (area, left(area, 2), left(area, 1))
     order by length(f.fsa) desc limit 1;
  elsif length(key) >= 2 then
    select f.city || ', ' || f.province, f.lat, f.lng into name, lat, lng
      from public.fsa_centroids as f
     cross join lateral (select f.city_key || ' ' || lower(f.province) as whole) as known
     cross join lateral (
       select case when key in (f.city_key, known.whole) then 1
                   when length(key) >= 3 and starts_with(known.whole, key) then 0.9
                   else extensions.similarity(f.city_key, key) end as likeness) as compared
     where compared.likeness >= 0.45
     order by compared.likeness desc, f.central desc, length(f.fsa) desc, f.fsa limit 1;
  end if;
end
$$;
revoke execute on function private.find_place(text) from public, anon, authenticated;

-- schemas/search/04_search_words.sql

-- What helps a search that names nothing exactly: words for trades, words that occur, and cities.

-- Another word for a trade (services.category), without case and accents: plombier, couvreur, roofer.
create table private.search_synonyms (
  term text collate "C" not null check (term <> ''),
  locale text not null check (locale in ('en', 'fr')),
  trade text not null check (length(trade) between 1 and 120),
  primary key (term, trade, locale)
);
create index search_synonyms_trigram_idx on private.search_synonyms using gin (term extensions.gin_trgm_ops);

-- Every word of a name, category or location. A word stays when its last company goes: at worst it finds nothing.
create table private.search_words (
  word text collate "C" primary key
);
create index search_words_trigram_idx on private.search_words using gin (word extensions.gin_trgm_ops);

-- Companies per location, for suggestions.
create table private.location_counts (
  location text primary key,
  key text collate "C" not null,
  n bigint not null
);

create function private.sync_search_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'TRUNCATE' then
    truncate private.search_words, private.location_counts;
    return null;
  end if;

  if tg_op <> 'INSERT' then
    insert into private.location_counts as counted (location, key, n)
    select location, '', -count(*) from old_rows where location <> '' group by location order by location
    on conflict (location) do update set n = counted.n + excluded.n;
  end if;
  if tg_op <> 'DELETE' then
    insert into private.location_counts as counted (location, key, n)
    select location, private.fold(private.search_key(location)), count(*) from new_rows where location <> '' group by location order by location
    on conflict (location) do update set n = counted.n + excluded.n;
  end if;
  delete from private.location_counts where n <= 0;

  if tg_op = 'INSERT' then
    perform private.learn_words(array(select distinct text from new_rows cross join lateral (values (name), (category), (location)) as field (text)));
  elsif tg_op = 'UPDATE' then
    perform private.learn_words(array(
      select text from new_rows cross join lateral (values (name), (category), (location)) as field (text)
      except
      select text from old_rows cross join lateral (values (name), (category), (location)) as field (text)));
  end if;
  return null;
end
$$;

-- Words of letters only: nobody misspells a number. In order, so that two writers wait instead of deadlocking.
create function private.learn_words(texts text[]) returns void
language sql set search_path = '' as $$
  insert into private.search_words (word)
  select distinct word
    from unnest(texts) as text cross join lateral regexp_split_to_table(private.fold(private.search_key(text)), '[^[:alnum:]]+') as word
   where length(word) between 3 and 40 and word !~ '[0-9]'
   order by word
  on conflict do nothing
$$;

create trigger services_inserted_words after insert on public.services
  referencing new table as new_rows for each statement execute function private.sync_search_words();
create trigger services_updated_words after update on public.services
  referencing old table as old_rows new table as new_rows for each statement execute function private.sync_search_words();
create trigger services_deleted_words after delete on public.services
  referencing old table as old_rows for each statement execute function private.sync_search_words();
create trigger services_truncated_words after truncate on public.services
  for each statement execute function private.sync_search_words();

revoke all on private.search_synonyms, private.search_words, private.location_counts from public, anon, authenticated;
revoke execute on function private.sync_search_words(), private.learn_words(text[]) from public, anon, authenticated;

-- schemas/search/05_filters.sql

-- What the directory search needs for filters and distances.

-- Kilometres from a point to `place`, as an expression: the haversine formula on a sphere with a radius of 6,371 km.
-- Text and not a function, because a function that sets its search path is never inlined and costs ten times as much.
create function private.km_from(lat double precision, lng double precision) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select format('(12742 * asin(least(1, sqrt(power(sin(radians(place[1] - %1$s) / 2), 2)
                   + cos(radians(%1$s)) * cos(radians(place[1])) * power(sin(radians(place[0] - %2$s) / 2), 2)))))', lat, lng)
$$;

-- An indexable condition for "within this radius". A degree of latitude is 111.19 km; the box is a little wider than that,
-- so that it never cuts the circle.
create function private.within_km(lat double precision, lng double precision, radius double precision) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select format('place <@ box(point(%s, %s), point(%s, %s)) and %s <= %s', lng - east, lat - north, lng + east, lat + north,
                private.km_from(lat, lng), radius)
    from (select radius / 111.0 as north, radius / 111.0 / cos(radians(lat + radius / 111.0)) as east) as reach
$$;

-- What somebody filters by; whatever is unknown counts as absent. `passes` is a condition for everything but the place.
create function private.read_filters(
  filters jsonb,
  out passes text, out place_name text, out lat double precision, out lng double precision, out radius integer)
language plpgsql stable set search_path = '' as $$
declare
  verified constant boolean := coalesce(filters ->> 'verified' = 'true', false);
  slowest constant integer := array_position(array['1h', '2h', '4h', 'day'], filters ->> 'response') - 1;
  language constant integer := case filters ->> 'language' when 'fr' then 2 when 'en' then 4 end;
begin
  if verified or slowest is not null or language is not null then
    select format('facets = any (%L::smallint[])', array_agg(facet)) into passes
      from generate_series(0, 47) as facet
     where (not verified or facet & 1 > 0) and (slowest is null or facet >> 3 <= slowest)
       and (language is null or facet & language > 0);
  end if;
  if filters ->> 'min_rating' ~ '^([1-4](\.\d{1,3})?|5)$' then
    passes := concat_ws(' and ', passes, format('by_rating <= -%s', filters ->> 'min_rating'));
  end if;
  if filters ->> 'near' <> '' then
    select found.name, found.lat, found.lng into place_name, lat, lng from private.find_place(filters ->> 'near') as found;
    radius := case when filters ->> 'radius_km' ~ '^\d{1,3}$' then least(greatest((filters ->> 'radius_km')::integer, 1), 100) else 25 end;
  end if;
end
$$;

revoke execute on function private.km_from(double precision, double precision),
  private.within_km(double precision, double precision, double precision), private.read_filters(jsonb)
  from public, anon, authenticated;

-- schemas/search/06_find_services.sql

-- Finding the ids of one page of the directory, in any of its orders.

create function private.like_pattern(term text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select '%' || replace(replace(replace(term, '\', '\\'), '%', '\%'), '_', '\_') || '%'
$$;

-- An indexable condition for "this key contains the term". Trigrams need three characters.
create function private.contains_term(key_column text, term text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select case when length(term) >= 3 then format('%I like %L', key_column, private.like_pattern(term))
              else format('private.grams(%I) @> array[%L]', key_column, term) end
$$;

-- The condition that continues after a page; null for the first page and for anything that is not a position of ours.
-- A position holds the sort key, the name key and the id of the last row shown.
create function private.continues_after(after jsonb, sort text) returns text
language plpgsql stable strict set search_path = '' as $$
declare
  sort_key constant text := after #>> '{k,0}';
  name_key constant text := after #>> case sort when 'name' then '{k,0}' else '{k,1}' end::text[];
  row_id uuid;
begin
  row_id := after ->> 'id';
  if sort_key is null or name_key is null or row_id is null then
    return null;
  end if;
  return case sort
    when 'name' then format('(name_key, id) > (%L, %L::uuid)', name_key, row_id)
    when 'reviews' then format('(by_reviews, name_key, id) > (%L::bigint, %L, %L::uuid)', sort_key::bigint, name_key, row_id)
    when 'distance' then format('(km, name_key, id) > (%L::double precision, %L, %L::uuid)', sort_key::double precision, name_key, row_id)
    else format('(by_rating, name_key, id) > (%L::double precision, %L, %L::uuid)', sort_key::double precision, name_key, row_id) end;
exception when others then
  return null;
end
$$;

-- Ids of one page (one more than page_size when there is a next one) and the number of matches, exact up to the cap.
-- `test` and `find` select the same rows; `test` is cheap per row, `find` can use an index. Common terms are found by
-- walking the sort order, rare ones by gathering them through the index: either alone takes seconds on a million rows.
-- A cap of 0 says that nobody is told the number: then nothing is counted, and nothing gathered twice.
create function private.find_services(
  test text, find text, scope text, continued text, sort_columns text, page_size integer, cap integer,
  out ids uuid[], out matched integer)
language plpgsql stable set search_path = '' as $$
declare
  walk constant text := format(
    'select array_agg(id order by %1$s) from (
       select * from (select * from private.service_search where %2$s and %3$s order by %1$s limit $1) as walked
        where %4$s order by %1$s limit %5$s) as page', sort_columns, scope, continued, test, page_size + 1);
  common boolean;
begin
  execute walk into ids using 3000;
  if coalesce(cardinality(ids), 0) <= page_size then
    execute format('select count(*) >= 25 from (select * from private.service_search where %s limit 5000) as sample where %s', scope, test)
      into common;
    if common then
      execute walk into ids using 50000;
    end if;
  end if;

  if cardinality(ids) > page_size then
    if cap > 0 then
      execute format('select count(*) from (select from private.service_search where %s and %s limit %s) as counted', find, scope, cap + 1)
        into matched;
    end if;
    return;
  end if;

  if cap > 0 then
    execute format(
      'with found as materialized (select id, by_rating, by_reviews, name_key from private.service_search where %1$s and %2$s limit %3$s)
       select (select count(*) from found),
              (select array_agg(id order by %4$s) from (select * from found where %5$s order by %4$s limit %6$s) as page)',
      find, scope, cap + 1, sort_columns, continued, page_size + 1) into matched, ids;
    if matched <= cap then
      return;
    end if;
  end if;
  execute format(
    'select array_agg(id order by %1$s) from (
       select * from (select * from private.service_search where %2$s and %3$s and %4$s offset 0) as found
        order by %1$s limit %5$s) as page', sort_columns, find, scope, continued, page_size + 1) into ids;
end
$$;

-- Like find_services, the nearest first; `passed` kilometres are behind the page. Where many match, circles around the
-- place are searched, each twice as wide, until one holds the page: sorting everything takes as long as the city is big.
create function private.find_nearest(
  find text, scope text, lat double precision, lng double precision, radius double precision, continued text,
  passed double precision, page_size integer, cap integer, out ids uuid[], out matched integer)
language plpgsql stable set search_path = '' as $$
declare
  reach double precision := radius;
begin
  execute format('select count(*) from (select from private.service_search where %s and %s and %s limit %s) as counted',
                 find, scope, private.within_km(lat, lng, radius), cap + 1) into matched;
  if matched > cap then
    reach := least(greatest(0.5, passed * 1.25), radius);
  end if;
  loop
    execute format(
      'select array_agg(id order by km, name_key, id) from (
         select * from (select id, name_key, %1$s as km from private.service_search where %2$s and %3$s and %4$s offset 0) as found
          where %5$s order by km, name_key, id limit %6$s) as page',
      private.km_from(lat, lng), private.within_km(lat, lng, reach), find, scope, continued, page_size + 1) into ids;
    exit when cardinality(ids) > page_size or reach >= radius;
    reach := least(reach * 2, radius);
  end loop;
end
$$;

revoke execute on function private.like_pattern(text), private.contains_term(text, text),
  private.continues_after(jsonb, text), private.find_services(text, text, text, text, text, integer, integer),
  private.find_nearest(text, text, double precision, double precision, double precision, text, double precision, integer, integer)
  from public, anon, authenticated;

-- schemas/search/07_forgiving_search.sql

-- Forgiving matches of the directory search: words apart, words for trades, misspelt words.

-- Conditions for rows in which every word of a folded term is met somehow, each wider than the one before: 1 the words
-- themselves, wherever they stand; 2 or the trade that a word means; 3 or, for a word that no company uses, the ones
-- spelled most like it. null where a condition is no wider. `tests` are cheap for a row, `finds` can use an index.
create function private.match_words(folded_term text, out tests text[], out finds text[])
language plpgsql stable set search_path = '' as $$
declare
  -- Little words between the others, which like single letters stand in every other name.
  fillers constant text[] := '{and,at,au,aux,dans,de,des,du,en,et,for,in,la,le,les,me,moi,near,of,ou,par,pour,pres,sur,the,to,un,une}';
  words constant text[] := (array_remove(regexp_split_to_array(folded_term, '[^[:alnum:]]+'), ''))[1:8];
  place integer := 1;
  used integer;
  phrase text;
  trades text[];
  test text;
  find text;
  related text;
  alike text;
  only_unit text;
  units integer := 0;
  widens boolean[] := '{f,f,f}';
begin
  while place <= cardinality(words) loop
    for size in reverse least(4, cardinality(words) - place + 1) .. 1 loop
      used := size;
      phrase := array_to_string(words[place:place + size - 1], ' ');
      trades := array(select distinct trade from private.search_synonyms
                       where term in (phrase, regexp_replace(phrase, '[sx]$', '')) order by trade);
      exit when trades <> '{}';
    end loop;
    place := place + used;
    continue when trades = '{}' and (length(phrase) = 1 or phrase = any (fillers));
    units := units + 1;
    only_unit := phrase;

    test := format('exact like %1$L or folded like %1$L', private.like_pattern(phrase));
    find := private.contains_term('exact', phrase) || ' or ' || private.contains_term('folded', phrase);
    tests[1] := concat_ws(' and ', tests[1], '(' || test || ')');
    finds[1] := concat_ws(' and ', finds[1], '(' || find || ')');

    related := case when trades <> '{}' then format(' or category = any (%L)', trades) else '' end;
    widens[2] := widens[2] or related <> '';
    tests[2] := concat_ws(' and ', tests[2], '(' || test || related || ')');
    finds[2] := concat_ws(' and ', finds[2], '(' || find || related || ')');

    alike := '';
    if related = '' and length(phrase) >= 4
       and not exists (select from private.search_words where word like private.like_pattern(phrase)) then
      alike := private.spelled_like(phrase);
      widens[3] := widens[3] or alike <> '';
    end if;
    tests[3] := concat_ws(' and ', tests[3], '(' || test || related || alike || ')');
    finds[3] := concat_ws(' and ', finds[3], '(' || find || related || alike || ')');
  end loop;

  -- One word alone is what the search without accents has looked for already.
  widens[1] := units > 1 or only_unit <> folded_term;
  for level in 1 .. 3 loop
    if not widens[level] then
      tests[level] := null;
      finds[level] := null;
    end if;
  end loop;
end
$$;

-- Conditions, each after an "or", for the words and trades that are written most like this one; '' when nothing is.
create function private.spelled_like(misspelt text) returns text
language sql stable set search_path = '' as $$
  with near as (
    select word, null as trade, extensions.similarity(word, misspelt) as likeness
      from private.search_words where word operator(extensions.%) misspelt
    union all
    select null, trade, extensions.similarity(term, misspelt) from private.search_synonyms where term operator(extensions.%) misspelt
  ), nearest as (
    select * from near where likeness >= 0.75 * (select max(likeness) from near) order by likeness desc, word, trade limit 4
  )
  select coalesce(string_agg(distinct
           case when trade is null then format(' or exact like %1$L or folded like %1$L', private.like_pattern(word))
                else format(' or category = %L', trade) end, ''), '')
    from nearest
$$;

-- Rows that match a term only when something is forgiven, at most so many, each with its reason. Milder reasons come
-- first, and a row stands under the mildest. Nobody is told how many there are, so nothing is gathered to be counted: the
-- cap is 0.
create function private.forgiving_matches(
  term text, folded_term text, scope text, filtered text, sort_columns text, most integer, lat double precision, lng double precision)
returns jsonb language plpgsql stable set search_path = '' as $$
declare
  reasons constant text[] := '{accents,words,synonym,spelling}';
  literal constant text := format('exact like %L', private.like_pattern(term));
  words constant record := private.match_words(folded_term);
  -- What has no accent itself cannot match a name without accents better than the literal search did.
  plain constant boolean := folded_term = term;
  tests constant text[] := concat_ws(' or ', format('folded like %L', private.like_pattern(folded_term)),
                                     case when not plain then format('exact like %L', private.like_pattern(folded_term)) end) || words.tests;
  finds constant text[] := concat_ws(' or ', private.contains_term('folded', folded_term),
                                     case when not plain then private.contains_term('exact', folded_term) end) || words.finds;
  known text := 'not ' || literal;
  ids uuid[];
  found jsonb := '[]';
begin
  for level in 1 .. 4 loop
    continue when tests[level] is null;
    exit when jsonb_array_length(found) >= most;
    select page.ids into ids
      from private.find_services(format('(%s) and %s and %s', tests[level], known, filtered), format('(%s) and %s and %s', finds[level], known, filtered),
                                 scope, 'true', sort_columns, most, 0) as page;
    found := found || (
      select coalesce(jsonb_agg(entry || jsonb_build_object('reason', reasons[level])), '[]')
        from jsonb_array_elements(private.service_rows(ids[1:most - jsonb_array_length(found)], lat, lng)) as entry);
    -- Not "not": where a company has no accents, the comparison knows nothing.
    known := concat_ws(' and ', known, format('(%s) is not true', tests[level]));
  end loop;
  return found;
end
$$;

revoke execute on function private.match_words(text), private.spelled_like(text),
  private.forgiving_matches(text, text, text, text, text, integer, double precision, double precision)
  from public, anon, authenticated;

-- schemas/search/08_search_services.sql

-- The directory search. One call answers a page, the counts and the list of categories.

-- Rows of the directory in the order of their ids, with the languages the company serves in and, from a place, how far
-- away it is in kilometres.
create function private.service_rows(ids uuid[], lat double precision, lng double precision) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  found jsonb;
begin
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(s) || jsonb_build_object(''languages'', k.languages)
                               || case when %1$s is null then ''{}'' else jsonb_build_object(''distance_km'', round((%1$s)::numeric, 1)) end
                               order by listed.nth), ''[]'')
       from unnest($1) with ordinality as listed (id, nth)
       join public.services as s on s.id = listed.id
       join private.service_search as k on k.id = listed.id', coalesce(private.km_from(lat, lng), 'null::numeric'))
    into found using ids;
  return found;
end
$$;

-- q: text to find, as a case-insensitive part of name, category or location. cat: a category, or null for all.
-- sort: rating | reviews | name, or distance where filters name a place; ties by name, then id. after: the `next` of the
-- page before. page_size: 1 to 100. filters, all of them optional; unknown keys and values are ignored:
--   near a city, a postal code or the first half of one · radius_km 1 to 100, 25 without it · verified true
--   response 1h | 2h | 4h | day, at the latest · language fr | en · min_rating 1 to 5
-- Returns { total, matched, capped, items, next, also, categories, place, filters }. `matched` is exact up to 5,000 and
-- capped there. `also`, on the last page, holds up to 24 rows that are not counted, each with the reason it is there:
-- accents (matches without its accents), words (has every word, but not in a row), synonym (of a trade that a word means)
-- or spelling. `place` is the city that distances are measured from, null without `near` or when nobody knows it;
-- `filters` are the keys above. Whatever is sent, the answer is a page and never an error.
-- Runs as its owner: row security hides statistics from the planner, and everything read here is public.
create function public.search_services(
  q text default '', cat text default null, sort text default 'rating', after jsonb default null,
  page_size integer default 24, filters jsonb default '{}')
returns jsonb language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  cap constant integer := 5000;
  longest_field constant integer := 200;
  most_also constant integer := 24;
  size constant integer := least(greatest(coalesce(page_size, 24), 1), 100);
  term constant text := private.search_key(btrim(coalesce(q, ''), E' \t\n\r\f\x0b\u00a0\u202f\ufeff'));
  folded_term constant text := btrim(regexp_replace(private.fold(left(term, 1000)), '\s+', ' ', 'g'));
  asked constant record := private.read_filters(coalesce(filters, '{}'));
  order_by constant text := case when sort in ('rating', 'reviews', 'name') or sort = 'distance' and asked.lat is not null
                                 then sort else 'rating' end;
  sort_columns constant text := case order_by
    when 'reviews' then 'by_reviews, name_key, id'
    when 'name' then 'name_key, id'
    else 'by_rating, name_key, id' end;
  continued constant text := private.continues_after(after, order_by);
  scope constant text := case when coalesce(cat, '') = '' then 'true' else format('category = %L', cat) end;
  passes constant text := coalesce(asked.passes, 'true');
  filtered constant text := concat_ws(' and ', passes, private.within_km(asked.lat, asked.lng, asked.radius));
  contains constant text := format('exact like %L', private.like_pattern(term));
  ids uuid[];
  matched integer;
  total bigint;
  next jsonb;
  also jsonb := '[]';
begin
  select coalesce(sum(n), 0) into total from private.service_counts;

  if length(term) > longest_field then
    matched := 0;
  elsif order_by = 'distance' then
    select found.ids, found.matched into ids, matched
      from private.find_nearest(case when term = '' then passes else private.contains_term('exact', term) || ' and ' || passes end,
                                scope, asked.lat, asked.lng, asked.radius, coalesce(continued, 'true'),
                                case when continued is null then 0 else (after #>> '{k,0}')::double precision end, size, cap) as found;
  elsif term = '' and filtered = 'true' then
    select coalesce(sum(n), 0) into matched from private.service_counts where scope = 'true' or category = cat;
    execute format('select array_agg(id order by %1$s) from (
                      select * from private.service_search where %2$s and %3$s order by %1$s limit %4$s) as page',
                   sort_columns, scope, coalesce(continued, 'true'), size + 1) into ids;
  elsif term = '' then
    select found.ids, found.matched into ids, matched
      from private.find_services(filtered, filtered, scope, coalesce(continued, 'true'), sort_columns, size, cap) as found;
  else
    select found.ids, found.matched into ids, matched
      from private.find_services(contains || ' and ' || filtered, private.contains_term('exact', term) || ' and ' || filtered,
                                 scope, coalesce(continued, 'true'), sort_columns, size, cap) as found;
  end if;

  if cardinality(ids) > size then
    execute format(
      'select jsonb_build_object(''k'', jsonb_build_array(%s), ''id'', id) from private.service_search where id = $1',
      case order_by when 'name' then 'name_key' when 'reviews' then 'by_reviews, name_key'
                    when 'distance' then private.km_from(asked.lat, asked.lng) || ', name_key' else 'by_rating, name_key' end)
      into next using ids[size];
  elsif folded_term <> '' and length(term) <= longest_field then
    also := private.forgiving_matches(term, folded_term, scope, filtered, sort_columns, most_also, asked.lat, asked.lng);
  end if;

  return jsonb_build_object(
    'total', total,
    -- Without a term or filter the counters know the number; only counting matches stops at the cap.
    'matched', case when term = '' and filtered = 'true' then matched else least(matched, cap) end,
    'capped', not (term = '' and filtered = 'true') and matched > cap,
    'items', private.service_rows(ids[1:size], asked.lat, asked.lng),
    'next', next,
    'also', also,
    'categories', (select coalesce(jsonb_agg(category order by lower(category) collate "C", category collate "C"), '[]')
                     from private.service_counts),
    'place', asked.place_name,
    'filters', jsonb_build_array('near', 'radius_km', 'verified', 'response', 'language', 'min_rating'));
end
$$;

revoke execute on function private.service_rows(uuid[], double precision, double precision) from public, anon, authenticated;
revoke execute on function public.search_services(text, text, text, jsonb, integer, jsonb) from public, anon, authenticated;
grant execute on function public.search_services(text, text, text, jsonb, integer, jsonb) to anon, authenticated, service_role;

-- schemas/search/09_suggest_services.sql

-- What to offer while somebody types: trades, cities, companies.

-- q: the text so far. locale: en or fr, the language whose words for trades come first.
-- Returns at most 8 of { kind: trade, value } · { kind: city, value } · { kind: company, value, id, category, location };
-- a trade is a value of services.category, which the page puts into its language. Nothing for an empty text.
create function public.suggest_services(q text default '', locale text default 'en')
returns jsonb language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  most constant integer := 8;
  term constant text := private.search_key(btrim(coalesce(q, ''), E' \t\n\r\f\x0b\u00a0\u202f\ufeff'));
  typed constant text := btrim(regexp_replace(private.fold(left(term, 200)), '\s+', ' ', 'g'));
  starts constant text := ltrim(private.like_pattern(typed), '%');
  ids uuid[];
  found jsonb;
begin
  if typed = '' or length(term) > 200 then
    return '[]';
  end if;

  with words as (
    select category as trade, n, private.fold(private.search_key(category)) as word, 0 as far from private.service_counts
    union all
    select s.trade, c.n, s.term, case when s.locale = suggest_services.locale then 1 else 2 end
      from private.search_synonyms as s join private.service_counts as c on c.category = s.trade
     where s.term like starts
  ), trades as (
    select trade from words where word like starts or word like '% ' || starts
     group by trade order by min(far), max(n) desc, trade limit 3
  ), cities as (
    select location from private.location_counts where key like starts or key like '% ' || starts or key like '%-' || starts
     order by n desc, location limit 2
  )
  select coalesce((select jsonb_agg(jsonb_build_object('kind', 'trade', 'value', trade)) from trades), '[]')
      || coalesce((select jsonb_agg(jsonb_build_object('kind', 'city', 'value', location)) from cities), '[]') into found;

  -- Names that begin with the text; when they are few, also the best rated in which a later word does.
  ids := array(select id from private.service_search where name_key like starts order by name_key, id limit most);
  if cardinality(ids) < 3 and length(typed) >= 3 then
    ids := ids || (
      select page.ids from private.find_services(
        format('name_key like %L', '% ' || starts),
        format('(%s or %s) and name_key like %L', private.contains_term('exact', ' ' || typed), private.contains_term('folded', ' ' || typed), '% ' || starts),
        'true', 'true', 'by_rating, name_key, id', 3, 0) as page);
  end if;
  return found || (
    select coalesce(jsonb_agg(jsonb_build_object('kind', 'company', 'value', s.name, 'id', s.id, 'category', s.category,
                                                 'location', s.location) order by listed.nth), '[]')
      from (select * from unnest(ids) with ordinality as found_ids (id, nth) order by nth limit most - jsonb_array_length(found)) as listed
      join public.services as s on s.id = listed.id);
end
$$;

revoke execute on function public.suggest_services(text, text) from public, anon, authenticated;
grant execute on function public.suggest_services(text, text) to anon, authenticated, service_role;

-- schemas/search/10_compare_services.sql

-- A few professionals side by side.

-- ids: at most three. near: a place as the directory's filter takes it.
-- Returns the rows of those that exist, in that order, each with the languages it serves in, the credentials that are
-- checked and valid today [{ kind, jurisdiction, expires_on }] and, from a known place, distance_km.
-- Runs as its owner, because search keys are closed; everything it answers is public.
create function public.compare_services(ids uuid[], near text default null)
returns jsonb language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  asked constant record := private.read_filters(jsonb_build_object('near', near));
begin
  return (
    select coalesce(jsonb_agg(entry || jsonb_build_object('credentials', (
             select coalesce(jsonb_agg(jsonb_build_object('kind', c.kind, 'jurisdiction', c.jurisdiction, 'expires_on', c.expires_on)
                                       order by c.kind, c.jurisdiction), '[]')
               from public.credentials as c
              where c.provider_id = (entry ->> 'id')::uuid and private.is_live(c)))), '[]')
      from jsonb_array_elements(private.service_rows(ids[1:3], asked.lat, asked.lng)) as entry);
end
$$;

revoke execute on function public.compare_services(uuid[], text) from public, anon, authenticated;
grant execute on function public.compare_services(uuid[], text) to anon, authenticated, service_role;

-- schemas/search/11_directory_figures.sql

-- How large the directory is, for the claims of the home page.

-- Returns { professionals, cities }: approved companies, and places at least one of them names. Both come from counters
-- that triggers keep, so the answer costs the same whatever the directory holds. A company without a city ('' or ', QC')
-- is a professional of no city.
create function public.directory_figures() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'professionals', (select coalesce(sum(n), 0) from private.service_counts),
    'cities', (select count(*) from private.location_counts where location not like ', %'))
$$;

revoke execute on function public.directory_figures() from public, anon, authenticated;
grant execute on function public.directory_figures() to anon, authenticated, service_role;

-- schemas/requests/01_requests.sql

-- What a homeowner asks for once (a project), the request that each chosen provider gets, and its timeline. Clients read
-- these tables as far as the policies allow and write none of them: everything changes through functions.

create table public.projects (
  -- Made by the client, so that a submit whose answer was lost can be sent again.
  id uuid primary key,
  -- Null for a guest, and after the account was deleted.
  requester_id uuid references auth.users (id) on delete set null,
  category text check (length(category) between 1 and 120),
  service_name text check (length(service_name) between 1 and 200),
  description text check (length(description) between 1 and 5000),
  timing text check (timing in ('now', 'month', 'quarter', 'flexible')),
  start_on date,
  budget_min_cents integer check (budget_min_cents between 0 and 1000000000),
  budget_max_cents integer check (budget_max_cents between 0 and 1000000000),
  postal_code text check (postal_code ~ '^[ABCEGHJ-NPRSTVXY][0-9][ABCEGHJ-NPRSTV-Z] [0-9][ABCEGHJ-NPRSTV-Z][0-9]$'),
  province char(2) check (province in ('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT')),
  locale text not null check (locale in ('en', 'fr')),
  source text not null check (source in ('card', 'profile', 'project', 'fixed_price', 'materials')),
  -- The choices of a fixed price, or a list of materials.
  details jsonb check (length(details::text) <= 20000),
  photo_count smallint not null default 0 check (photo_count between 0 and 6),
  created_at timestamptz not null default now(),
  check (budget_min_cents <= budget_max_cents)
);
create index projects_requester_idx on public.projects (requester_id, created_at desc);

create table private.project_secrets (
  project_id uuid primary key references public.projects (id) on delete cascade,
  -- sha256 of the private link's token. Only the homeowner has the token.
  token_hash text unique,
  -- Part of the names of the project's photos, so the file store holds it in clear as well.
  upload_key text not null default replace(gen_random_uuid()::text, '-', '')
);

-- Deletes stop here: a project that was sent is part of the provider's records too, and it is kept without the person.
create table public.quote_requests (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id),
  provider_id uuid not null references public.providers (id),
  status text not null default 'draft' check (status in ('draft', 'sent', 'viewed', 'interested', 'quoted', 'connected',
                                                         'hired', 'completed', 'declined', 'withdrawn', 'expired')),
  -- Null until the provider may know of the request.
  sent_at timestamptz,
  first_reply_at timestamptz,
  -- Null until the provider may know who asks.
  connected_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (project_id, provider_id),
  check (sent_at is not null or status in ('draft', 'withdrawn'))
);
create index quote_requests_provider_idx on public.quote_requests (provider_id, sent_at desc);
create index quote_requests_waiting_idx on public.quote_requests (sent_at) where status in ('sent', 'viewed');

create table public.quote_request_contacts (
  project_id uuid primary key references public.projects (id) on delete cascade,
  name text not null check (length(name) between 1 and 120),
  email text not null check (length(email) between 3 and 254),
  phone text check (length(phone) <= 40),
  preferred text not null default 'email' check (preferred in ('email', 'phone', 'message'))
);
create index quote_request_contacts_email_idx on public.quote_request_contacts (email);

create table public.quote_request_events (
  id bigint generated always as identity primary key,
  request_id uuid not null references public.quote_requests (id),
  actor text not null check (actor in ('homeowner', 'provider', 'system', 'staff')),
  from_status text,
  to_status text not null,
  note text check (length(note) <= 2000),
  at timestamptz not null default now()
);
create index quote_request_events_request_idx on public.quote_request_events (request_id, id);

create table private.quote_transitions (
  from_status text not null,
  to_status text not null,
  actor text not null,
  primary key (from_status, to_status, actor)
);
insert into private.quote_transitions (from_status, to_status, actor) values
  ('draft', 'sent', 'homeowner'), ('draft', 'withdrawn', 'homeowner'),
  ('sent', 'viewed', 'provider'), ('sent', 'interested', 'provider'), ('viewed', 'interested', 'provider'),
  ('sent', 'declined', 'provider'), ('viewed', 'declined', 'provider'), ('interested', 'declined', 'provider'),
  ('viewed', 'quoted', 'provider'), ('interested', 'quoted', 'provider'), ('connected', 'quoted', 'provider'),
  ('interested', 'connected', 'homeowner'), ('quoted', 'connected', 'homeowner'),
  ('quoted', 'hired', 'homeowner'), ('connected', 'hired', 'homeowner'), ('hired', 'completed', 'homeowner'),
  ('sent', 'withdrawn', 'homeowner'), ('viewed', 'withdrawn', 'homeowner'), ('interested', 'withdrawn', 'homeowner'),
  ('quoted', 'withdrawn', 'homeowner'), ('connected', 'withdrawn', 'homeowner'),
  ('sent', 'expired', 'system'), ('viewed', 'expired', 'system');

-- What happened cannot be changed afterwards, not even by the owner of the table.
create function private.refuse_rewrite() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = 'PT409', message = 'The timeline of a request is append-only', hint = 'Add an event instead.';
end
$$;
create trigger events_are_append_only before update or delete or truncate on public.quote_request_events
  for each statement execute function private.refuse_rewrite();

-- With the account goes everything that says whose project it was.
create function private.forget_requester() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.quote_request_contacts where project_id = new.id;
  delete from private.project_secrets where project_id = new.id;
  return null;
end
$$;
create trigger forget_requester after update of requester_id on public.projects for each row
  when (old.requester_id is not null and new.requester_id is null) execute function private.forget_requester();

-- The policies ask these two instead of each other's tables, which would never end.
create function private.own_projects() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select id from public.projects where requester_id = (select auth.uid())
$$;
create function private.connected_projects() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select project_id from public.quote_requests where connected_at is not null and provider_id in (select private.my_providers())
$$;
revoke execute on function private.refuse_rewrite(), private.forget_requester(), private.own_projects(), private.connected_projects()
  from public, anon, authenticated;
grant execute on function private.own_projects(), private.connected_projects() to authenticated;

alter table public.projects enable row level security;
alter table public.quote_requests enable row level security;
alter table public.quote_request_contacts enable row level security;
alter table public.quote_request_events enable row level security;
alter table private.project_secrets enable row level security;
alter table private.quote_transitions enable row level security;

-- Providers read projects through provider_requests only: a whole postal code can be one house.
create policy "own projects are readable" on public.projects for select to authenticated
  using (requester_id = (select auth.uid()) or (select private.is_staff('{support,admin}')));
create policy "both sides read a request once it is sent" on public.quote_requests for select to authenticated
  using ((sent_at is not null and provider_id in (select private.my_providers()))
         or project_id in (select private.own_projects()) or (select private.is_staff('{support,admin}')));
create policy "a provider reads the contact once connected" on public.quote_request_contacts for select to authenticated
  using (project_id in (select private.own_projects()) or project_id in (select private.connected_projects()));
create policy "who reads a request reads its timeline" on public.quote_request_events for select to authenticated
  using (exists (select from public.quote_requests as r where r.id = request_id));

revoke all on public.projects, public.quote_requests, public.quote_request_contacts, public.quote_request_events,
  private.project_secrets, private.quote_transitions from public, anon, authenticated;
grant select on public.projects, public.quote_requests, public.quote_request_contacts, public.quote_request_events to authenticated;
grant all on public.projects, public.quote_requests, public.quote_request_contacts, public.quote_request_events to service_role;

-- schemas/requests/02_quotes.sql

-- What a provider offers for a request. A quote is a draft until it is sent; from then on only its status changes, and a
-- better offer is a new version.

create table public.quotes (
  id uuid primary key,
  request_id uuid not null references public.quote_requests (id),
  provider_id uuid not null references public.providers (id),
  version smallint not null,
  status text not null default 'draft' check (status in ('draft', 'sent', 'accepted', 'declined', 'superseded', 'expired')),
  -- Where the work is done: its taxes apply.
  province char(2) not null check (province in ('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT')),
  subtotal_cents integer not null default 0 check (subtotal_cents between 0 and 1000000000),
  -- [{ kind, rate, cents }], as private.sales_tax answers on the day it was sent.
  tax jsonb not null default '[]',
  total_cents integer not null default 0,
  deposit_cents integer not null default 0 check (deposit_cents >= 0),
  valid_until date,
  start_on date,
  duration_days smallint check (duration_days between 1 and 1000),
  warranty text check (length(warranty) <= 2000),
  inclusions text check (length(inclusions) <= 5000),
  exclusions text check (length(exclusions) <= 5000),
  permit_by text check (permit_by in ('provider', 'homeowner', 'none')),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  unique (request_id, version),
  check (deposit_cents <= total_cents or status = 'draft'),
  check ((sent_at is null) = (status = 'draft'))
);
create unique index one_draft_for_each_request on public.quotes (request_id) where status = 'draft';
create unique index one_offer_for_each_request on public.quotes (request_id) where status in ('sent', 'accepted');
create index quotes_provider_idx on public.quotes (provider_id);
create index quotes_running_idx on public.quotes (valid_until) where status = 'sent';

create table public.quote_lines (
  quote_id uuid not null references public.quotes (id) on delete cascade,
  position smallint not null check (position between 1 and 100),
  kind text not null check (kind in ('labour', 'material', 'permit', 'disposal', 'allowance', 'other')),
  description text not null check (length(description) between 1 and 500),
  qty numeric(12, 3) not null default 1 check (qty > 0 and qty <= 1000000),
  unit text check (length(unit) <= 40),
  unit_cents integer not null check (unit_cents between 0 and 1000000000),
  taxable boolean not null default true,
  cents bigint not null generated always as (round(qty * unit_cents)::bigint) stored,
  primary key (quote_id, position)
);

create function private.keep_quote() returns trigger
language plpgsql set search_path = '' as $$
begin
  if old.status <> 'draft' then
    if tg_op = 'UPDATE' and old.status in ('sent', 'accepted') and new.status <> 'draft'
       and to_jsonb(new) - 'status' = to_jsonb(old) - 'status' then
      return new;
    end if;
    raise exception using errcode = 'PT409', message = 'A quote cannot be changed after it was sent', hint = 'Send a new version.';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
create trigger quotes_are_kept before update or delete on public.quotes for each row execute function private.keep_quote();

create function private.keep_quote_lines() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.quotes as q where q.id in (new.quote_id, old.quote_id) and q.status <> 'draft') then
    raise exception using errcode = 'PT409', message = 'A quote cannot be changed after it was sent', hint = 'Send a new version.';
  end if;
  return coalesce(new, old);
end
$$;
create trigger quote_lines_are_kept before insert or update or delete on public.quote_lines
  for each row execute function private.keep_quote_lines();

-- What a move of the request means for the offer that stands.
create function private.settle_quotes(moved uuid, to_status text) returns void
language sql volatile set search_path = '' as $$
  update public.quotes as q
     set status = case settle_quotes.to_status when 'hired' then 'accepted' else 'declined' end
   where q.request_id = moved and q.status = 'sent' and settle_quotes.to_status in ('hired', 'withdrawn')
$$;

-- Offers that nobody took in time, of one project or of all.
create function private.expire_quotes(project uuid) returns void
language sql volatile set search_path = '' as $$
  update public.quotes as q set status = 'expired'
   where q.status = 'sent' and q.valid_until < private.canada_today()
     and (project is null or q.request_id in (select r.id from public.quote_requests as r where r.project_id = project))
$$;
revoke execute on function private.keep_quote(), private.keep_quote_lines(), private.settle_quotes(uuid, text), private.expire_quotes(uuid)
  from public, anon, authenticated;

alter table public.quotes enable row level security;
alter table public.quote_lines enable row level security;
create policy "both sides read a quote once it is sent" on public.quotes for select to authenticated
  using (provider_id in (select private.my_providers())
         or (status <> 'draft' and exists (select from public.quote_requests as r where r.id = request_id)));
create policy "who reads a quote reads its lines" on public.quote_lines for select to authenticated
  using (exists (select from public.quotes as q where q.id = quote_id));

revoke all on public.quotes, public.quote_lines from public, anon, authenticated;
grant select on public.quotes, public.quote_lines to authenticated;
grant all on public.quotes, public.quote_lines to service_role;

-- schemas/requests/03_move_request.sql

-- How a request moves from one state to the next, with its event and the mails that are owed for it.

create function private.token_hash(token text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if token !~ '^[A-Za-z0-9_-]{43}$' then
    return null;
  end if;
  return encode(sha256(convert_to(token, 'UTF8')), 'hex');
end
$$;

-- Whether the caller, by account or by the private link's token, asked for the project.
create function private.is_requester(project_id uuid, token text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.projects as p where p.id = is_requester.project_id and p.requester_id = (select auth.uid()))
      or exists (select from private.project_secrets as s
                  where s.project_id = is_requester.project_id and s.token_hash = private.token_hash(token))
$$;

-- What a request is about, for a mail in the locale: a service of the company as the company names it in that language,
-- else what the homeowner wrote or the trade, which the mail translates.
create function private.mailed_service(project public.projects, provider public.providers, locale text) returns text
language sql stable set search_path = '' as $$
  select coalesce(
    (select case when mailed_service.locale = 'fr' then coalesce(s.name_fr, s.name_en) else s.name_en end
       from public.provider_services as s
      where s.provider_id = (mailed_service.provider).id and (mailed_service.project).service_name in (s.name_en, s.name_fr)
      order by s.position limit 1),
    (mailed_service.project).service_name, (mailed_service.project).category, (mailed_service.provider).primary_category)
$$;

-- A mail to each member of the company that a request is addressed to.
create function private.mail_provider(request public.quote_requests, kind text, extra jsonb) returns void
language sql volatile set search_path = '' as $$
  select private.enqueue_mail(
           format('%s/%s/%s', mail_provider.kind, (mail_provider.request).id, m.user_id), mail_provider.kind, u.email,
           coalesce(f.locale, 'en'),
           jsonb_build_object('service', private.mailed_service(p, c, f.locale), 'provider', c.trade_name,
                              'area', left(p.postal_code, 3), 'link', '/account') || extra)
    from public.projects as p
    join public.providers as c on c.id = (mail_provider.request).provider_id
    join public.provider_members as m on m.provider_id = c.id
    join auth.users as u on u.id = m.user_id and u.email is not null
    left join public.profiles as f on f.user_id = u.id
   where p.id = (mail_provider.request).project_id
$$;

-- A mail to the homeowner about the last event of a request. A guest has the private link from the first mail only, since
-- it is stored nowhere else; here link is null for them.
create function private.mail_homeowner(request public.quote_requests, event_id bigint) returns void
language sql volatile set search_path = '' as $$
  select private.enqueue_mail(
           format('request_update/%s', event_id), 'request_update', k.email, p.locale,
           jsonb_build_object('service', private.mailed_service(p, c, p.locale), 'provider', c.trade_name,
                              'status', (mail_homeowner.request).status,
                              'link', case when p.requester_id is not null then '/account' end))
    from public.projects as p
    join public.quote_request_contacts as k on k.project_id = p.id
    join public.providers as c on c.id = (mail_homeowner.request).provider_id
   where p.id = (mail_homeowner.request).project_id
$$;

-- The confirmation for requests that were just sent, with the private link when the caller has one. A booking says when and
-- for how much.
create function private.mail_confirmation(request_ids uuid[], token text) returns void
language sql volatile set search_path = '' as $$
  select private.enqueue_mail(
           format('request_sent/%s', min(r.id::text)),
           case p.source when 'fixed_price' then 'booking_confirmed' else 'request_sent' end, k.email, p.locale,
           jsonb_build_object('service', coalesce(p.service_name, p.category, min(c.primary_category)),
                              'providers', jsonb_agg(c.trade_name order by c.trade_name),
                              'link', case when s.token_hash = private.token_hash(token) then '/r/' || token
                                           when p.requester_id is not null then '/account' end)
           || case p.source when 'fixed_price' then (p.details -> 'slot') || jsonb_build_object(
                'total_cents', p.details -> 'total_cents', 'provider', min(c.trade_name)) else '{}' end)
    from public.quote_requests as r
    join public.projects as p on p.id = r.project_id
    join public.quote_request_contacts as k on k.project_id = p.id
    join public.providers as c on c.id = r.provider_id
    left join private.project_secrets as s on s.project_id = p.id
   where r.id = any (request_ids)
   group by p.id, k.project_id, s.project_id
$$;

-- Moves a request that the caller has locked. Whether the move is allowed was asked before.
create function private.move_request(moved uuid, to_status text, actor text, note text default null) returns timestamptz
language plpgsql volatile set search_path = '' as $$
declare
  old public.quote_requests;
  request public.quote_requests;
  event_id bigint;
begin
  select * into strict old from public.quote_requests as r where r.id = moved;
  update public.quote_requests as r
     set status = move_request.to_status,
         updated_at = now(),
         sent_at = coalesce(r.sent_at, case when move_request.to_status = 'sent' then now() end),
         first_reply_at = coalesce(r.first_reply_at,
                                   case when move_request.to_status in ('interested', 'quoted', 'declined') then now() end),
         connected_at = coalesce(r.connected_at, case when move_request.to_status in ('connected', 'hired') then now() end)
   where r.id = moved returning * into request;
  insert into public.quote_request_events (request_id, actor, from_status, to_status, note)
  values (moved, move_request.actor, old.status, move_request.to_status, move_request.note) returning id into event_id;

  if request.status = 'sent' then
    perform private.mail_provider(request, 'request_received', '{}');
  elsif request.status in ('interested', 'quoted', 'declined') then
    perform private.mail_homeowner(request, event_id);
  elsif old.connected_at is null and request.connected_at is not null then
    perform private.mail_provider(request, 'request_connected', jsonb_build_object('contact',
      (select jsonb_build_object('name', k.name, 'email', k.email, 'phone', k.phone, 'preferred', k.preferred)
         from public.quote_request_contacts as k where k.project_id = request.project_id)));
  end if;
  return request.updated_at;
end
$$;

-- Ends what nobody answered within 30 days, of one project or of all, and drops counters of yesterday. Reads of a project
-- call it for that project; a daily schedule calls it for the rest (docs/operations.md). Returns how many requests ended.
create function private.expire_requests(project uuid default null) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  ended integer := 0;
  late uuid;
begin
  for late in
    select r.id from public.quote_requests as r
     where r.status in ('sent', 'viewed') and r.sent_at < now() - interval '30 days' and (project is null or r.project_id = project)
     order by r.id for update skip locked
  loop
    perform private.move_request(late, 'expired', 'system');
    ended := ended + 1;
  end loop;
  perform private.expire_quotes(project);
  if project is null then
    delete from private.rate_limits where window_start < now() - interval '1 day';
  end if;
  return ended;
end
$$;

-- Moves a request on: { status, at }. The caller acts as who they are: the homeowner by account or by the private link's
-- token, the provider by membership. The state it is in already is a success without a second event.
-- Raises PT403 for anybody else, PT404 for an unknown request, PT409 for a move that the state does not allow, or for hiring on a
-- quote that has run out.
create function public.advance_request(request_id uuid, to_status text, note text default null, token text default null)
returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  request public.quote_requests;
  actors text[];
  actor text;
  at timestamptz;
  said constant text := private.clean_text(advance_request.note, 2000, 'note', 'The note', true);
begin
  select * into request from public.quote_requests as r where r.id = advance_request.request_id for update;
  if found then
    actors := array_remove(array[
      case when private.is_requester(request.project_id, advance_request.token) then 'homeowner' end,
      case when request.sent_at is not null and request.provider_id in (select private.my_providers()) then 'provider' end], null);
  end if;
  -- To a provider a draft does not exist.
  if request.id is null or (cardinality(actors) = 0 and request.sent_at is null) then
    raise exception using errcode = 'PT404', message = 'There is no such request', hint = 'Open it again from your requests.';
  elsif cardinality(actors) = 0 then
    raise exception using errcode = 'PT403', message = 'This request is not yours',
      hint = 'Sign in with the account it belongs to, or open it by its private link.';
  end if;

  perform private.expire_requests(request.project_id);
  select * into request from public.quote_requests as r where r.id = advance_request.request_id;
  if request.status = advance_request.to_status then
    return jsonb_build_object('status', request.status, 'at', request.updated_at);
  end if;

  select t.actor into actor from private.quote_transitions as t
   where t.from_status = request.status and t.to_status = advance_request.to_status and t.actor = any (actors);
  if actor is null then
    raise exception using errcode = 'PT409', message = format('A request that is %s cannot become %s', request.status,
      left(coalesce(advance_request.to_status, 'nothing'), 20)), hint = 'Reload to see where it stands now.';
  elsif advance_request.to_status = 'quoted' then
    raise exception using errcode = 'PT409', message = 'A request becomes quoted with its quote', hint = 'Save a quote and send it.';
  elsif request.status = 'quoted' and advance_request.to_status = 'hired'
        and not exists (select from public.quotes as q where q.request_id = request.id and q.status = 'sent') then
    raise exception using errcode = 'PT409', message = 'The quote has run out', hint = 'Ask the company for a new one.';
  elsif advance_request.to_status = 'sent'
        and not exists (select from public.quote_request_contacts as k where k.project_id = request.project_id) then
    perform private.refuse('email', 'There is no way to answer yet', 'Say how providers can reach you.');
  end if;

  at := private.move_request(request.id, advance_request.to_status, actor, said);
  if advance_request.to_status = 'sent' then
    perform private.mail_confirmation(array[request.id], advance_request.token);
  else
    perform private.settle_quotes(request.id, advance_request.to_status);
  end if;
  return jsonb_build_object('status', advance_request.to_status, 'at', at);
end
$$;

revoke execute on function private.token_hash(text), private.is_requester(uuid, text),
  private.mailed_service(public.projects, public.providers, text),
  private.mail_provider(public.quote_requests, text, jsonb), private.mail_homeowner(public.quote_requests, bigint),
  private.mail_confirmation(uuid[], text), private.move_request(uuid, text, text, text), private.expire_requests(uuid),
  public.advance_request(uuid, text, text, text) from public, anon, authenticated;
grant execute on function public.advance_request(uuid, text, text, text) to anon, authenticated, service_role;

-- schemas/requests/04_submit_project.sql

-- Asking for quotes: one call stores the project, its requests and how to reach the homeowner, once however often it is sent.

-- The project as the fields say, null where they say nothing.
create function private.read_project(given jsonb) returns public.projects
language plpgsql stable set search_path = '' as $$
declare
  p public.projects;
begin
  p.id := private.clean_uuid(given ->> 'id', 'id', 'The id of the request');
  p.category := private.clean_text(given ->> 'category', 120, 'service', 'The category');
  p.service_name := private.clean_text(given ->> 'service_name', 200, 'service', 'The service');
  p.description := private.clean_text(given ->> 'description', 5000, 'description', 'The description', true);
  p.timing := nullif(given ->> 'timing', '');
  p.start_on := private.clean_day(given ->> 'start_on', (private.canada_today() + interval '2 years')::date, 'start_on', 'The start');
  p.budget_min_cents := private.clean_number(given ->> 'budget_min_cents', 0, 1000000000, 'budget', 'The budget in cents');
  p.budget_max_cents := private.clean_number(given ->> 'budget_max_cents', 0, 1000000000, 'budget', 'The budget in cents');
  p.postal_code := private.clean_postal_code(given ->> 'postal_code');
  p.province := private.postal_province(p.postal_code);
  p.source := given ->> 'source';
  p.locale := case when given ->> 'locale' = 'fr' then 'fr' else 'en' end;
  p.details := nullif(given -> 'details', 'null');

  if p.timing not in ('now', 'month', 'quarter', 'flexible') then
    perform private.refuse('timing', 'That is not one of the times to choose from', 'Choose now, this month, this quarter or flexible.');
  elsif p.budget_min_cents > p.budget_max_cents then
    perform private.refuse('budget', 'The budget starts above where it ends', 'Put the smaller amount first.');
  elsif p.source is null or p.source not in ('card', 'profile', 'project', 'fixed_price', 'materials') then
    perform private.refuse('source', 'It is not said where the request comes from', 'Reload the page and try again.');
  elsif p.source in ('profile', 'fixed_price') and p.service_name is null then
    perform private.refuse('service', 'No service is chosen', 'Choose the service you would like a quote for.');
  elsif length(p.details::text) > 20000 then
    perform private.refuse('details', 'The list is too long for one request', 'Send it as two requests.');
  end if;
  return p;
end
$$;

-- How to reach the homeowner, or null when the fields do not say.
create function private.read_contact(given jsonb) returns public.quote_request_contacts
language plpgsql immutable set search_path = '' as $$
declare
  k public.quote_request_contacts;
begin
  if coalesce(jsonb_typeof(given), 'null') = 'null' then
    return null;
  end if;
  k.name := private.clean_text(given ->> 'name', 120, 'name', 'The name');
  k.email := private.clean_email(given ->> 'email');
  k.phone := private.clean_phone(given ->> 'phone');
  k.preferred := coalesce(nullif(given ->> 'preferred', ''), 'email');
  if k.name is null then
    perform private.refuse('name', 'A name is missing', 'Enter the name providers should ask for.');
  elsif k.preferred not in ('email', 'phone', 'message') then
    perform private.refuse('preferred', 'That is not a way to be reached', 'Choose email, phone or message.');
  elsif k.preferred = 'phone' and k.phone is null then
    perform private.refuse('phone', 'A phone number is missing', 'Enter it, or choose another way to be reached.');
  end if;
  return k;
end
$$;

-- The chosen providers, each once.
create function private.read_providers(given jsonb) returns uuid[]
language plpgsql stable set search_path = '' as $$
declare
  chosen uuid[];
begin
  if jsonb_typeof(given) = 'array' and jsonb_array_length(given) <= 3 then
    select array_agg(private.clean_uuid(entry, 'providers', 'A chosen provider') order by entry) into chosen
      from jsonb_array_elements_text(given) as entry;
  end if;
  if chosen is null then
    perform private.refuse('providers', 'A request goes to one, two or three providers', 'Choose one to three providers.');
  elsif cardinality(chosen) <> (select count(distinct entry) from unnest(chosen) as entry) then
    perform private.refuse('providers', 'A provider is chosen twice', 'Choose each provider once.');
  end if;
  return chosen;
end
$$;

-- What is stored, completed by what is given. Before anybody was asked everything may still change; for a day afterwards
-- what helps to quote may. Raises PT409 when something else would change.
create function private.complete_project(stored public.projects, given public.projects, is_draft boolean, is_open boolean)
returns public.projects language plpgsql stable set search_path = '' as $$
declare
  p public.projects := stored;
begin
  if is_draft then
    p.category := coalesce(given.category, p.category);
    p.service_name := coalesce(given.service_name, p.service_name);
    p.details := coalesce(given.details, p.details);
    p.source := given.source;
    p.locale := given.locale;
  elsif given.category <> p.category or given.service_name <> p.service_name or given.details <> p.details then
    raise exception using errcode = 'PT409', message = 'What was asked for cannot change after it was sent',
      hint = 'Withdraw this request and send a new one.';
  else
    p.category := coalesce(p.category, given.category);
    p.service_name := coalesce(p.service_name, given.service_name);
    p.details := coalesce(p.details, given.details);
  end if;

  p.description := coalesce(given.description, p.description);
  if given.timing is not null or given.start_on is not null then
    p.timing := given.timing;
    p.start_on := given.start_on;
  end if;
  if given.budget_min_cents is not null or given.budget_max_cents is not null then
    p.budget_min_cents := given.budget_min_cents;
    p.budget_max_cents := given.budget_max_cents;
  end if;
  if given.postal_code is not null then
    p.postal_code := given.postal_code;
    p.province := given.province;
  end if;
  if p is distinct from stored and not is_open then
    perform private.refuse_late_change();
  end if;
  return p;
end
$$;

create function private.refuse_late_change() returns void
language plpgsql immutable set search_path = '' as $$
begin
  raise exception using errcode = 'PT409', message = 'This request was sent more than a day ago and can no longer be changed',
    hint = 'Send a new request, or connect with a provider and tell them.';
end
$$;

-- Adds the requests of a project that are not there yet, as drafts. Nobody leaves this way: a request is withdrawn.
create function private.add_providers(project uuid, chosen uuid[], is_open boolean) returns void
language plpgsql volatile set search_path = '' as $$
declare
  added uuid[];
begin
  select array_agg(wanted) into added from unnest(chosen) as wanted
   where not exists (select from public.quote_requests as r where r.project_id = project and r.provider_id = wanted);
  if added is null then
    return;
  elsif not is_open then
    perform private.refuse_late_change();
  elsif exists (select from unnest(added) as wanted
                 where not exists (select from public.providers as c where c.id = wanted and c.status = 'approved')) then
    perform private.refuse('providers', 'A chosen provider does not take requests here', 'Choose another provider.');
  elsif (select count(*) from public.quote_requests as r where r.project_id = project) + cardinality(added) > 3 then
    perform private.refuse('providers', 'A request goes to at most three providers', 'Send a new request to ask others.');
  end if;
  insert into public.quote_requests (project_id, provider_id) select project, unnest(added);
end
$$;

-- Keeps how to reach the homeowner: what is given, or else the account's own name and address. Returns whether it is known.
create function private.keep_contact(project uuid, contact public.quote_request_contacts, is_open boolean) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  known public.quote_request_contacts;
begin
  select * into known from public.quote_request_contacts as k where k.project_id = project;
  if contact.email is null and known.project_id is null then
    select left(coalesce(nullif(f.display_name, ''), u.email), 120), u.email, 'email' into contact.name, contact.email, contact.preferred
      from auth.users as u left join public.profiles as f on f.user_id = u.id where u.id = auth.uid();
  end if;
  if contact.email is null then
    return known.project_id is not null;
  end if;
  contact.project_id := project;
  if contact is distinct from known then
    if not is_open then
      perform private.refuse_late_change();
    end if;
    insert into public.quote_request_contacts as k select contact.*
    on conflict on constraint quote_request_contacts_pkey do update
       set name = excluded.name, email = excluded.email, phone = excluded.phone, preferred = excluded.preferred;
    -- Whoever writes somebody else's address here makes us write to them.
    perform private.take_turn('contact/' || contact.email, 10, interval '1 hour');
  end if;
  return true;
end
$$;

-- Stores a project under the id that the client made, with a request for each provider: { id, status, upload_key,
-- requests: [{ id, provider_id, status }] }. The same id again by the same person, known by account or token, stores nothing
-- twice, completes what may still change, and sends a draft once there is a way to answer.
-- project: { id, token?, source, provider_ids, category?, service_name?, description?, timing?, start_on?, budget_min_cents?,
-- budget_max_cents?, postal_code?, locale, details?, contact?: { name, email, phone?, preferred } }
-- Raises PT422 with the field in detail, PT409 for somebody else's id or a change that comes too late, PT429 after ten
-- projects in an hour.
create function public.submit_project(project jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  token constant text := nullif(project ->> 'token', '');
  given constant public.projects := private.read_project(project);
  contact constant public.quote_request_contacts := private.read_contact(project -> 'contact');
  chosen constant uuid[] := private.read_providers(project -> 'provider_ids');
  stored public.projects;
  is_draft boolean;
  is_open boolean;
  sent uuid[];
  moved uuid;
begin
  if private.token_hash(token) is null and (me is null or token is not null) then
    perform private.refuse('token', 'The private link of the request is missing', 'Reload the page and try again.');
  end if;

  insert into public.projects (id, requester_id, category, service_name, description, timing, start_on, budget_min_cents,
                               budget_max_cents, postal_code, province, locale, source, details)
  select given.id, me, given.category, given.service_name, given.description, given.timing, given.start_on, given.budget_min_cents,
         given.budget_max_cents, given.postal_code, given.province, given.locale, given.source, given.details
  on conflict on constraint projects_pkey do nothing;
  if found then
    perform private.take_turn('project/' || coalesce(me::text, private.client_address(), 'guests'),
      case when coalesce(me::text, private.client_address()) is null then 300 else 10 end, interval '1 hour');
    insert into private.project_secrets (project_id, token_hash) values (given.id, private.token_hash(token))
    on conflict (token_hash) do nothing;
    if not found then
      raise exception using errcode = 'PT409', message = 'This private link belongs to another request',
        hint = 'Reload the page and send it again.';
    end if;
  elsif not private.is_requester(given.id, token) then
    raise exception using errcode = 'PT409', message = 'This id belongs to another request', hint = 'Reload the page and send it again.';
  end if;

  select * into strict stored from public.projects as p where p.id = given.id for update;
  select count(r.sent_at) = 0, count(r.sent_at) = 0 or min(r.sent_at) > now() - interval '24 hours' into is_draft, is_open
    from public.quote_requests as r where r.project_id = given.id;
  stored := private.complete_project(stored, given, is_draft, is_open);
  update public.projects as p
     set requester_id = coalesce(p.requester_id, me), category = stored.category, service_name = stored.service_name,
         description = stored.description, timing = stored.timing, start_on = stored.start_on,
         budget_min_cents = stored.budget_min_cents, budget_max_cents = stored.budget_max_cents,
         postal_code = stored.postal_code, province = stored.province, locale = stored.locale, source = stored.source,
         details = stored.details
   where p.id = given.id;
  perform private.add_providers(given.id, chosen, is_open);
  if private.keep_contact(given.id, contact, is_open) then
    for moved in
      select r.id from public.quote_requests as r where r.project_id = given.id and r.status = 'draft' order by r.id for update
    loop
      perform private.move_request(moved, 'sent', 'homeowner');
      sent := sent || moved;
    end loop;
    perform private.mail_confirmation(sent, token);
  end if;

  return (select jsonb_build_object('id', given.id, 'upload_key', s.upload_key,
                   'status', case when bool_or(r.sent_at is not null) then 'sent' else 'draft' end,
                   'requests', jsonb_agg(jsonb_build_object('id', r.id, 'provider_id', r.provider_id, 'status', r.status)
                                         order by r.created_at, r.id))
            from public.quote_requests as r join private.project_secrets as s on s.project_id = r.project_id
           where r.project_id = given.id group by s.project_id);
end
$$;

revoke execute on function private.read_project(jsonb), private.read_contact(jsonb), private.read_providers(jsonb),
  private.complete_project(public.projects, public.projects, boolean, boolean), private.refuse_late_change(),
  private.add_providers(uuid, uuid[], boolean),
  private.keep_contact(uuid, public.quote_request_contacts, boolean), public.submit_project(jsonb) from public, anon, authenticated;
grant execute on function public.submit_project(jsonb) to anon, authenticated, service_role;

-- schemas/requests/05_send_quote.sql

-- The provider's side of a quote: saving a draft with its lines, and sending it.

create function private.quote_json(q public.quotes) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', q.id, 'version', q.version, 'status', q.status, 'province', q.province,
    'lines', (select coalesce(jsonb_agg(jsonb_build_object(
                                'kind', l.kind, 'description', l.description, 'qty', trim_scale(l.qty), 'unit', l.unit,
                                'unit_cents', l.unit_cents, 'taxable', l.taxable, 'cents', l.cents) order by l.position), '[]')
                from public.quote_lines as l where l.quote_id = q.id),
    'subtotal_cents', q.subtotal_cents, 'tax', q.tax, 'total_cents', q.total_cents, 'deposit_cents', q.deposit_cents,
    'valid_until', q.valid_until, 'start_on', q.start_on, 'duration_days', q.duration_days, 'warranty', q.warranty,
    'inclusions', q.inclusions, 'exclusions', q.exclusions, 'permit_by', q.permit_by, 'sent_at', q.sent_at)
$$;

-- Subtotal, taxes and total of a draft from its lines: each line rounded to the cent, each tax once on what is taxable.
create function private.total_quote(quote uuid, on_date date) returns void
language sql volatile set search_path = '' as $$
  with lines as (
    select coalesce(sum(l.cents), 0) as cents, coalesce(sum(l.cents) filter (where l.taxable), 0) as taxable
      from public.quote_lines as l where l.quote_id = quote
  ), taxed as (
    select lines.cents, private.sales_tax(q.province::text, on_date, lines.taxable::bigint) as tax
      from lines join public.quotes as q on q.id = quote
  )
  update public.quotes as q
     set subtotal_cents = taxed.cents, tax = taxed.tax,
         total_cents = taxed.cents + (select coalesce(sum((t ->> 'cents')::bigint), 0) from jsonb_array_elements(taxed.tax) as t)
    from taxed where q.id = quote
$$;

-- The request that a quote answers, locked: its owner and managers may quote until the homeowner has decided.
create function private.quotable_request(request_id uuid) returns public.quote_requests
language plpgsql volatile set search_path = '' as $$
declare
  request public.quote_requests;
begin
  select * into request from public.quote_requests as r where r.id = quotable_request.request_id and r.sent_at is not null for update;
  if request.id is null then
    raise exception using errcode = 'PT404', message = 'There is no such request', hint = 'Open it again from your requests.';
  elsif request.provider_id not in (select private.my_providers('{owner,manager}')) then
    raise exception using errcode = 'PT403', message = 'Only an owner or manager of the company may quote',
      hint = 'Ask one of them to send it.';
  elsif request.status not in ('sent', 'viewed', 'interested', 'quoted', 'connected') then
    raise exception using errcode = 'PT409', message = format('A request that is %s takes no quote', request.status),
      hint = 'Reload to see where it stands now.';
  end if;
  return request;
end
$$;

-- Replaces the lines of a draft.
create function private.save_quote_lines(quote uuid, given jsonb) returns void
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
    elsif what is null then
      perform private.refuse('lines', format('Line %s says nothing', place), 'Describe what it is for.');
    elsif quantity !~ '^\d{1,7}(\.\d{1,3})?$' or quantity::numeric not between 0.001 and 1000000 then
      perform private.refuse('lines', format('The quantity of line %s is not above 0 and at most 1,000,000', place),
        'Use at most three decimals.');
    elsif line ->> 'unit_cents' is null then
      perform private.refuse('lines', format('Line %s has no price', place), 'Enter 0 for what is free.');
    end if;
    insert into public.quote_lines (quote_id, position, kind, description, qty, unit, unit_cents, taxable)
    values (quote, place, line ->> 'kind', what, quantity::numeric,
            private.clean_text(line ->> 'unit', 40, 'lines', format('The unit of line %s', place)),
            private.clean_number(line ->> 'unit_cents', 0, 1000000000, 'lines', format('The price of line %s in cents', place)),
            line -> 'taxable' is distinct from 'false');
  end loop;
  if (select sum(l.cents) from public.quote_lines as l where l.quote_id = quote) > 1000000000 then
    perform private.refuse('lines', 'The quote is above 10 million dollars', 'Check the quantities and prices.');
  end if;
end
$$;

-- Stores a draft of the company that a request is addressed to, under the id that the client made; the same id again replaces
-- it. Returns the quote with today's totals, as project_view shows quotes.
-- quote: { id, request_id, lines: [{ kind, description, qty?, unit?, unit_cents, taxable? }], deposit_cents?, valid_until?,
-- start_on?, duration_days?, warranty?, inclusions?, exclusions?, permit_by?, province? }. The province counts where the
-- project does not say it.
create function public.save_quote(quote jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  new_id constant uuid := private.clean_uuid(quote ->> 'id', 'id', 'The id of the quote');
  request constant public.quote_requests := private.quotable_request(
    private.clean_uuid(quote ->> 'request_id', 'request_id', 'The id of the request'));
  q public.quotes;
begin
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
  q.deposit_cents := coalesce(private.clean_number(quote ->> 'deposit_cents', 0, 1000000000, 'deposit', 'The deposit in cents'), 0);
  q.valid_until := private.clean_day(quote ->> 'valid_until', private.canada_today() + 365, 'valid_until', 'The last day of the quote');
  q.start_on := private.clean_day(quote ->> 'start_on', (private.canada_today() + interval '2 years')::date, 'start_on', 'The start');
  q.duration_days := private.clean_number(quote ->> 'duration_days', 1, 1000, 'duration', 'The duration in days');
  q.warranty := private.clean_text(quote ->> 'warranty', 2000, 'warranty', 'The warranty', true);
  q.inclusions := private.clean_text(quote ->> 'inclusions', 5000, 'inclusions', 'What is included', true);
  q.exclusions := private.clean_text(quote ->> 'exclusions', 5000, 'exclusions', 'What is not included', true);
  q.permit_by := nullif(quote ->> 'permit_by', '');
  if private.sales_tax(q.province::text, private.canada_today(), 0) = '[]' then
    perform private.refuse('province', 'It is not known in which province the work is', 'Choose the province or territory of the home.');
  elsif q.permit_by not in ('provider', 'homeowner', 'none') then
    perform private.refuse('permit_by', 'That is nobody who could get the permit', 'Choose provider, homeowner or none.');
  end if;

  insert into public.quotes (id, request_id, provider_id, version, province, deposit_cents, valid_until, start_on,
                             duration_days, warranty, inclusions, exclusions, permit_by)
  select new_id, request.id, request.provider_id, coalesce(max(v.version), 0) + 1, q.province, q.deposit_cents, q.valid_until, q.start_on,
         q.duration_days, q.warranty, q.inclusions, q.exclusions, q.permit_by
    from public.quotes as v where v.request_id = request.id
  on conflict (id) do update
     set province = excluded.province, deposit_cents = excluded.deposit_cents, valid_until = excluded.valid_until,
         start_on = excluded.start_on, duration_days = excluded.duration_days, warranty = excluded.warranty,
         inclusions = excluded.inclusions, exclusions = excluded.exclusions, permit_by = excluded.permit_by;
  perform private.save_quote_lines(new_id, quote -> 'lines');
  perform private.total_quote(new_id, private.canada_today());
  return (select private.quote_json(saved) from public.quotes as saved where saved.id = new_id);
end
$$;

-- Sends a draft: totals and taxes are fixed as of today, an older version is superseded, and the request is quoted. A quote
-- that was sent already is a success. Returns the quote.
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
    request := private.quotable_request(q.request_id);
    -- Somebody else may have sent it while this call waited for the request.
    select * into q from public.quotes as known where known.id = send_quote.id;
  end if;
  if q.status <> 'draft' then
    return private.quote_json(q);
  end if;

  perform private.total_quote(q.id, private.canada_today());
  select * into q from public.quotes as known where known.id = send_quote.id;
  if not exists (select from public.quote_lines as l where l.quote_id = q.id) then
    perform private.refuse('lines', 'The quote has no lines', 'Add what the price is made of.');
  elsif q.deposit_cents > q.total_cents then
    perform private.refuse('deposit', 'The deposit is above the total', 'Lower the deposit.');
  elsif q.valid_until is null or q.valid_until < private.canada_today() then
    perform private.refuse('valid_until', 'The last day of the quote is missing or past', 'Choose today or a later day.');
  elsif q.permit_by is null then
    perform private.refuse('permit_by', 'It is not said who gets the permit', 'Choose provider, homeowner or none.');
  end if;

  update public.quotes as older set status = 'superseded' where older.request_id = request.id and older.status = 'sent';
  update public.quotes as sent set status = 'sent', sent_at = now() where sent.id = q.id returning * into q;
  if request.status = 'sent' then
    perform private.move_request(request.id, 'viewed', 'provider');
  end if;
  if request.status <> 'quoted' then
    perform private.move_request(request.id, 'quoted', 'provider');
  end if;
  return private.quote_json(q);
end
$$;

revoke execute on function private.quote_json(public.quotes), private.total_quote(uuid, date), private.quotable_request(uuid),
  private.save_quote_lines(uuid, jsonb), public.save_quote(jsonb), public.send_quote(uuid) from public, anon, authenticated;
grant execute on function public.save_quote(jsonb), public.send_quote(uuid) to authenticated, service_role;

-- schemas/requests/06_claim_projects.sql

-- A guest's projects become the account's.

-- Every guest project whose contact has the account's confirmed address. Returns how many there were.
create function public.claim_projects() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  claimed integer;
begin
  update public.projects as p set requester_id = auth.uid()
    from public.quote_request_contacts as k
    join auth.users as u on u.id = auth.uid() and lower(u.email) = k.email and u.email_confirmed_at is not null
   where k.project_id = p.id and p.requester_id is null;
  get diagnostics claimed = row_count;
  return claimed;
end
$$;

-- The project of a private link. Raises PT404 for an unknown link and PT409 when another account has the project.
create function public.claim_project(token text) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  claimed public.projects;
begin
  update public.projects as p set requester_id = coalesce(p.requester_id, auth.uid())
    from private.project_secrets as s
   where s.project_id = p.id and s.token_hash = private.token_hash(claim_project.token)
  returning p.* into claimed;
  if claimed.id is null then
    raise exception using errcode = 'PT404', message = 'This link leads to no request',
      hint = 'Open the link from the mail again, in full.';
  elsif claimed.requester_id is distinct from auth.uid() then
    raise exception using errcode = 'PT409', message = 'Another account has this request', hint = 'Sign in with that account.';
  end if;
  return claimed.id;
end
$$;

revoke execute on function public.claim_projects(), public.claim_project(text) from public, anon, authenticated;
grant execute on function public.claim_projects(), public.claim_project(text) to authenticated, service_role;

-- schemas/requests/07_request_photos.sql

-- Photos of a project. Their names are '<project id>/<upload key>/<1 to 6>.<jpg, png or webp>' in the private bucket
-- 'request-photos'. The upload key is a secret, so whoever has a name may fetch that photo; names are handed out by
-- project_photos() to those who may see the project, and no policy lets anybody list them.
--
-- On a hosted project Storage keeps the files and looks up size, declared type and the policies below. The embedded backend
-- asks the same functions, keeps the files itself and looks at the bytes as well (supabase/emulator/storage).

create table private.request_photos (
  project_id uuid not null references public.projects (id) on delete cascade,
  n smallint not null check (n between 1 and 6),
  name text not null unique,
  -- The embedded backend's file; visitors' words never reach a file system.
  file uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  primary key (project_id, n)
);
alter table private.request_photos enable row level security;
revoke all on private.request_photos from public, anon, authenticated;

-- projects.photo_count follows what is stored.
create function private.recount_photos() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.projects as p set photo_count = (select count(*) from private.request_photos as f where f.project_id = p.id)
   where p.id = case when tg_op = 'DELETE' then old.project_id else new.project_id end;
  return null;
end
$$;
create trigger recount_photos after insert or delete on private.request_photos
  for each row execute function private.recount_photos();

-- Whether the caller may store a photo under this name: the key is the project's, the place is free, the project is a draft
-- or was sent less than a day ago, and once it belongs to an account, the caller is signed in to that account (a provider
-- who saw the photos knows the key).
create function private.may_upload_photo(name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from regexp_match(may_upload_photo.name,
                  '^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/([A-Za-z0-9_-]{32,64})/([1-6])\.(?:jpg|png|webp)$') as part
      join public.projects as p on p.id = part[1]::uuid
      join private.project_secrets as s on s.project_id = p.id and s.upload_key = part[2]
     where (p.requester_id is null or p.requester_id = auth.uid())
       and exists (select from public.quote_requests as r
                    where r.project_id = p.id and r.status <> 'withdrawn'
                      and (r.sent_at is null or r.sent_at > now() - interval '24 hours'))
       and not exists (select from private.request_photos as f
                        where f.project_id = p.id and f.n = part[3]::smallint and f.name <> may_upload_photo.name))
$$;

-- The photos of a project, [{ n, name }] in order, for its homeowner (by account or by the private link's token) and for the
-- providers it was sent to. Null for anybody else and for an unknown project.
create function public.project_photos(id uuid, token text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select (select coalesce(jsonb_agg(jsonb_build_object('n', f.n, 'name', f.name) order by f.n), '[]')
            from private.request_photos as f where f.project_id = project_photos.id)
   where private.is_requester(project_photos.id, project_photos.token)
      or exists (select from public.quote_requests as r
                  where r.project_id = project_photos.id and r.sent_at is not null
                    and r.provider_id in (select private.my_providers()))
$$;

-- Keeps the list in step with hosted Storage.
create function private.note_stored_photo() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from private.request_photos as f where f.name = old.name;
  else
    insert into private.request_photos (project_id, n, name)
    values (split_part(new.name, '/', 1)::uuid, left(split_part(new.name, '/', 3), 1)::smallint, new.name)
    on conflict on constraint request_photos_name_key do nothing;
  end if;
  return null;
end
$$;

revoke execute on function private.recount_photos(), private.note_stored_photo(),
  private.may_upload_photo(text), public.project_photos(uuid, text) from public, anon, authenticated;
-- Storage's policies call it as the visitor; the schema itself stays closed.
grant execute on function private.may_upload_photo(text) to anon, authenticated;
grant execute on function public.project_photos(uuid, text) to anon, authenticated, service_role;

do $$
begin
  -- PostgreSQL and PGlite have no Storage.
  if to_regclass('storage.objects') is null then
    return;
  end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('request-photos', 'request-photos', false, 2097152, array['image/jpeg', 'image/png', 'image/webp'])
  on conflict (id) do update
    set public = false, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

  create policy "a photo is added by who asks" on storage.objects for insert to anon, authenticated
    with check (bucket_id = 'request-photos' and private.may_upload_photo(name));
  -- Storage says what it is about to do. A download names the photo; a list would name them for the caller.
  create policy "a photo is fetched by its name" on storage.objects for select to anon, authenticated
    using (bucket_id = 'request-photos' and current_setting('storage.operation', true) = 'storage.object.get_authenticated');
  create trigger note_stored_photo after insert on storage.objects
    for each row when (new.bucket_id = 'request-photos') execute function private.note_stored_photo();
  create trigger note_removed_photo after delete on storage.objects
    for each row when (old.bucket_id = 'request-photos') execute function private.note_stored_photo();
end
$$;

-- schemas/reviews/01_reviews.sql

-- Reviews of finished work, and the public log that keeps every rating honest: one entry for each review that appears,
-- disappears or comes back, each carrying the hash of the entry before it. Anybody can read the log and compute it again.

create table public.reviews (
  -- Made by the client, so that a review whose answer was lost can be sent again.
  id uuid primary key,
  -- One for each finished request: nobody reviews work that was never done, and nobody does it twice.
  request_id uuid not null unique references public.quote_requests (id),
  provider_id uuid not null references public.providers (id),
  -- 'Marie T., Laval'; null once the account is gone, or where no name was given.
  author text check (length(author) between 1 and 200),
  rating smallint not null check (rating between 1 and 5),
  on_time smallint check (on_time between 1 and 5),
  on_budget smallint check (on_budget between 1 and 5),
  tidy smallint check (tidy between 1 and 5),
  -- Null once erased. The log holds a salted hash only, so that it stays valid and says nothing about the words.
  body text check (length(body) between 20 and 4000),
  salt text default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  locale text not null check (locale in ('en', 'fr')),
  status text not null default 'published' check (status in ('published', 'removed')),
  -- Why it was removed: a word of a closed list, because the log publishes it for good.
  reason text check (reason in ('spam', 'abuse', 'private', 'not_customer', 'other')),
  created_at timestamptz not null default now(),
  check ((body is null) = (salt is null)),
  check (body is not null or status = 'removed'),
  check (reason is null or status = 'removed')
);
create index reviews_provider_idx on public.reviews (provider_id, created_at desc, id desc) where status = 'published';

create table public.review_log (
  provider_id uuid not null references public.providers (id),
  seq integer not null check (seq > 0),
  event text not null check (event in ('publish', 'remove', 'restore')),
  -- No foreign key: the log outlives what it tells about.
  review_id uuid not null,
  rating smallint not null,
  body_hash text not null,
  reason text,
  at timestamptz not null,
  prev_hash text not null,
  hash text not null,
  primary key (provider_id, seq)
);
create index review_log_review_idx on public.review_log (review_id);

-- A review stays as it was written. It may be removed and restored, lose its author, and lose its words for good.
create function private.keep_review() returns trigger
language plpgsql set search_path = '' as $$
declare
  kept constant text[] := array['status', 'reason', 'author', 'body', 'salt'];
begin
  if tg_op = 'DELETE'
     or to_jsonb(new) - kept <> to_jsonb(old) - kept
     or (new.author is not null and new.author is distinct from old.author)
     or (new.body is not null and (new.body is distinct from old.body or new.salt is distinct from old.salt)) then
    raise exception using errcode = 'PT409', message = 'A review cannot be changed after it was published',
      hint = 'Remove it through moderate_review, which says so in the public log.';
  end if;
  return new;
end
$$;
create trigger reviews_are_kept before update or delete on public.reviews for each row execute function private.keep_review();

create function private.refuse_log_rewrite() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = 'PT409', message = 'The log of reviews is append-only', hint = 'Add an entry instead.';
end
$$;
create trigger review_log_is_append_only before update or delete or truncate on public.review_log
  for each statement execute function private.refuse_log_rewrite();

create function private.review_text_hash(salt text, body text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(salt || body, 'UTF8')), 'hex')
$$;

create function private.log_time(at timestamptz) returns text
language sql stable set search_path = '' as $$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
$$;

-- The same text is hashed by the profile page (verifyChain). No part can hold a '|', so two entries never share a text.
create function private.review_log_hash(entry public.review_log) returns text
language sql stable set search_path = '' as $$
  select encode(sha256(convert_to(concat_ws('|', entry.prev_hash, entry.provider_id, entry.seq, entry.event, entry.review_id,
           entry.rating, entry.body_hash, coalesce(entry.reason, ''), private.log_time(entry.at)), 'UTF8')), 'hex')
$$;

-- Writes what happened to a review into the log of its company. The company's row is the queue: two writers never continue
-- the same entry.
create function private.append_review_log() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  entry public.review_log;
begin
  perform from public.providers as p where p.id = new.provider_id for no key update;
  select l.seq, l.hash into entry.seq, entry.prev_hash
    from public.review_log as l where l.provider_id = new.provider_id order by l.seq desc limit 1;

  entry.provider_id := new.provider_id;
  entry.seq := coalesce(entry.seq, 0) + 1;
  entry.prev_hash := coalesce(entry.prev_hash, 'genesis');
  entry.event := case when tg_op = 'INSERT' then 'publish' when new.status = 'removed' then 'remove' else 'restore' end;
  entry.review_id := new.id;
  entry.rating := new.rating;
  entry.body_hash := case when tg_op = 'INSERT' then private.review_text_hash(new.salt, new.body)
                          else (select l.body_hash from public.review_log as l where l.review_id = new.id order by l.seq limit 1) end;
  entry.reason := new.reason;
  entry.at := clock_timestamp();
  entry.hash := private.review_log_hash(entry);
  insert into public.review_log select entry.*;
  return null;
end
$$;
create trigger review_published after insert on public.reviews for each row execute function private.append_review_log();
create trigger review_moved after update of status on public.reviews for each row
  when (old.status <> new.status) execute function private.append_review_log();

-- Every rating that counts, as sums of stars and numbers of reviews: imported ones, and every review that stands.
create view private.rating_sources as
  select provider_id, true as imported, rating::numeric * review_count as stars, review_count as reviews
    from public.provider_rating_base
  union all
  select provider_id, false, rating::numeric, 1 from public.reviews where status = 'published';
revoke all on private.rating_sources from public, anon, authenticated;

create trigger reviews_inserted after insert on public.reviews
  referencing new table as new_rows for each statement execute function private.project_changed_details();
create trigger reviews_updated after update on public.reviews
  referencing old table as old_rows new table as new_rows for each statement execute function private.project_changed_details();

create function private.is_reviewed(request_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.reviews as v where v.request_id = is_reviewed.request_id)
$$;

-- With the account goes the name; the review and its rating stay.
create function private.forget_author() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.reviews as v set author = null
    from public.quote_requests as r
   where r.id = v.request_id and r.project_id = new.id and v.author is not null;
  return null;
end
$$;
create trigger forget_author after update of requester_id on public.projects for each row
  when (old.requester_id is not null and new.requester_id is null) execute function private.forget_author();

revoke execute on function private.keep_review(), private.refuse_log_rewrite(), private.review_text_hash(text, text),
  private.log_time(timestamptz), private.review_log_hash(public.review_log), private.append_review_log(), private.is_reviewed(uuid),
  private.forget_author()
  from public, anon, authenticated;

-- Visitors read both through functions, which leave out who asked for the work.
alter table public.reviews enable row level security;
alter table public.review_log enable row level security;
create policy "staff reads what it decides about" on public.reviews for select to authenticated
  using ((select private.is_staff('{moderator,admin}')));
revoke all on public.reviews, public.review_log from public, anon, authenticated;
grant select on public.reviews to authenticated;
grant all on public.reviews, public.review_log to service_role;

-- schemas/reviews/02_submit_review.sql

-- Writing a review: by whoever asked for the work, once the work is marked as completed.

-- 'Marie Tremblay' of Laval is 'Marie T., Laval'. Null where the name is none that people are called by.
create function private.review_author(name text, city text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  words constant text[] := regexp_split_to_array(btrim(coalesce(name, '')), '\s+');
  called text;
begin
  -- Accounts without a name are known by their address, which is nobody's business.
  if words[1] = '' or strpos(name, '@') > 0 then
    return null;
  end if;
  called := left(words[1], 40);
  if cardinality(words) > 1 then
    called := called || ' ' || upper(left(words[cardinality(words)], 1)) || '.';
  end if;
  return called || coalesce(', ' || city, '');
end
$$;

-- The city a reviewer gives, or null. It is published, so it is no place for an address or a link.
create function private.clean_city(value text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  city constant text := private.clean_text(value, 80, 'city', 'The city');
begin
  if city ~ '[@/<>]|www\.' then
    perform private.refuse('city', 'That is not the name of a city', 'Enter the city alone, such as Laval, or leave it empty.');
  end if;
  return city;
end
$$;

-- Whether somebody of the company asked for the work, by account or by address.
create function private.is_own_company(request public.quote_requests) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.provider_members as m
      join auth.users as u on u.id = m.user_id
      join public.projects as p on p.id = (is_own_company.request).project_id
      left join public.quote_request_contacts as k on k.project_id = p.id
     where m.provider_id = (is_own_company.request).provider_id
       and (u.id = p.requester_id or u.id = auth.uid() or lower(u.email) = k.email))
$$;

-- The request that a review is about, locked. Raises PT404, PT403 and PT409 as submit_review says.
create function private.reviewable_request(request_id uuid, token text) returns public.quote_requests
language plpgsql volatile set search_path = '' as $$
declare
  request public.quote_requests;
begin
  select * into request from public.quote_requests as r where r.id = reviewable_request.request_id and r.sent_at is not null for update;
  if request.id is null then
    raise exception using errcode = 'PT404', message = 'There is no such request', hint = 'Open it again from your requests.';
  elsif not private.is_requester(request.project_id, reviewable_request.token) then
    raise exception using errcode = 'PT403', message = 'This request is not yours',
      hint = 'Sign in with the account it belongs to, or open it by its private link.';
  elsif request.status <> 'completed' then
    raise exception using errcode = 'PT409', message = 'Only finished work can be reviewed', hint = 'Mark the work as completed first.';
  elsif private.is_own_company(request) then
    raise exception using errcode = 'PT403', message = 'Nobody reviews their own company', hint = 'Ask your customers for a review.';
  end if;
  return request;
end
$$;

-- Publishes a review of finished work under the id that the client made: { id, status, author, rating, created_at }. The same
-- id again by the same person stores nothing twice.
-- review: { id, request_id, token?, rating, on_time?, on_budget?, tidy?, body, city?, locale }; stars are 1 to 5, the body has
-- 20 to 4,000 characters. The author is the first name and an initial of the contact, with the city as given.
-- Raises PT422 with the field in detail, PT403 for anybody but the requester and for the company itself, PT404 for an unknown
-- request, PT409 for work that is not finished or was reviewed already.
create function public.submit_review(review jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  new_id constant uuid := private.clean_uuid(review ->> 'id', 'id', 'The id of the review');
  request constant public.quote_requests := private.reviewable_request(
    private.clean_uuid(review ->> 'request_id', 'request_id', 'The id of the request'), nullif(review ->> 'token', ''));
  v public.reviews;
begin
  select * into v from public.reviews as known where known.request_id = request.id;
  if v.id is null then
    v.rating := private.clean_number(review ->> 'rating', 1, 5, 'rating', 'The rating');
    v.on_time := private.clean_number(review ->> 'on_time', 1, 5, 'on_time', 'The rating for time');
    v.on_budget := private.clean_number(review ->> 'on_budget', 1, 5, 'on_budget', 'The rating for budget');
    v.tidy := private.clean_number(review ->> 'tidy', 1, 5, 'tidy', 'The rating for tidiness');
    v.body := private.clean_text(review ->> 'body', 4000, 'body', 'The review', true);
    if v.rating is null then
      perform private.refuse('rating', 'A rating is missing', 'Choose one to five stars.');
    elsif coalesce(length(v.body), 0) < 20 then
      perform private.refuse('body', 'The review is shorter than 20 characters', 'Say what was done and how it went.');
    end if;
    insert into public.reviews (id, request_id, provider_id, author, rating, on_time, on_budget, tidy, body, locale)
    values (new_id, request.id, request.provider_id,
            private.review_author((select k.name from public.quote_request_contacts as k where k.project_id = request.project_id),
                                  private.clean_city(review ->> 'city')),
            v.rating, v.on_time, v.on_budget, v.tidy, v.body, case when review ->> 'locale' = 'fr' then 'fr' else 'en' end)
    on conflict (id) do nothing returning * into v;
  end if;
  if v.id is distinct from new_id then
    raise exception using errcode = 'PT409', message = 'This work has a review already', hint = 'Reload to see it. There is one for each job.';
  end if;
  return jsonb_build_object('id', v.id, 'status', v.status, 'author', v.author, 'rating', v.rating, 'created_at', v.created_at);
end
$$;

revoke execute on function private.review_author(text, text), private.clean_city(text),
  private.is_own_company(public.quote_requests), private.reviewable_request(uuid, text), public.submit_review(jsonb)
  from public, anon, authenticated;
grant execute on function public.submit_review(jsonb) to anon, authenticated, service_role;

-- schemas/reviews/03_moderate_reviews.sql

-- What happens to a review after it was published: the company answers, readers report, staff decides.

create table public.review_replies (
  review_id uuid primary key references public.reviews (id),
  provider_id uuid not null references public.providers (id),
  body text not null check (length(body) between 2 and 2000),
  created_at timestamptz not null default now()
);
create index review_replies_provider_idx on public.review_replies (provider_id);

-- Whatever somebody finds wrong on the site, for staff to look at.
create table public.reports (
  id uuid primary key,
  -- Null for a guest, and after the account was deleted.
  reporter_id uuid references auth.users (id) on delete set null,
  target_kind text not null check (target_kind in ('review', 'provider', 'material', 'deal', 'message')),
  target_id uuid not null,
  reason text not null check (reason in ('spam', 'abuse', 'private', 'not_customer', 'other')),
  body text check (length(body) <= 2000),
  status text not null default 'open' check (status in ('open', 'actioned', 'dismissed')),
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  check ((status = 'open') = (closed_at is null))
);
create index reports_target_idx on public.reports (target_id) where status = 'open';
create index reports_reporter_idx on public.reports (reporter_id);

-- Who of the staff decided what.
create table private.review_decisions (
  id bigint generated always as identity primary key,
  review_id uuid not null references public.reviews (id),
  staff_id uuid references auth.users (id) on delete set null,
  event text not null,
  reason text,
  at timestamptz not null default now()
);
create index review_decisions_review_idx on private.review_decisions (review_id);

-- Answers a review for its company: { body, created_at }. There is one answer; the same again stores nothing twice.
-- Raises PT403 for anybody but an owner or manager of the company, PT404 for a review that does not stand, PT409 for a second
-- answer, PT422 on 'body'.
create function public.reply_to_review(review_id uuid, body text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v public.reviews;
  reply public.review_replies;
  words constant text := private.clean_text(reply_to_review.body, 2000, 'body', 'The answer', true);
begin
  select * into v from public.reviews as known where known.id = reply_to_review.review_id and known.status = 'published';
  if v.id is null then
    raise exception using errcode = 'PT404', message = 'There is no such review', hint = 'Reload the page; it may have been removed.';
  elsif v.provider_id not in (select private.my_providers('{owner,manager}')) then
    raise exception using errcode = 'PT403', message = 'Only an owner or manager of the company may answer',
      hint = 'Sign in with an account of the company.';
  elsif coalesce(length(words), 0) < 2 then
    perform private.refuse('body', 'The answer is empty', 'Write what readers should know.');
  end if;
  insert into public.review_replies as r (review_id, provider_id, body) values (v.id, v.provider_id, words)
  on conflict on constraint review_replies_pkey do nothing;
  select * into strict reply from public.review_replies as r where r.review_id = v.id;
  if reply.body <> words then
    raise exception using errcode = 'PT409', message = 'This review has an answer already', hint = 'Reload to see it. There is one for each review.';
  end if;
  return jsonb_build_object('body', reply.body, 'created_at', reply.created_at);
end
$$;

-- Tells staff about a review: { id }. By an account or a guest, at most 10 in an hour; the same id again stores nothing twice.
-- report: { id, review_id, reason: 'spam' | 'abuse' | 'private' | 'not_customer' | 'other', body? }
-- Raises PT404 for a review that does not stand, PT409 for somebody else's id, PT422 with the field in detail, PT429.
create function public.report_review(report jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  new_id constant uuid := private.clean_uuid(report ->> 'id', 'id', 'The id of the report');
  reported constant uuid := private.clean_uuid(report ->> 'review_id', 'review_id', 'The id of the review');
  why constant text := coalesce(report ->> 'reason', '');
  words constant text := private.clean_text(report ->> 'body', 2000, 'body', 'The explanation', true);
  who constant text := coalesce(me::text, private.client_address());
begin
  if why not in ('spam', 'abuse', 'private', 'not_customer', 'other') then
    perform private.refuse('reason', 'It is not said what is wrong', 'Choose one of the reasons.');
  elsif why = 'other' and words is null then
    perform private.refuse('body', 'It is not said what is wrong', 'Describe it in a few words.');
  elsif not exists (select from public.reviews as v where v.id = reported and v.status = 'published') then
    raise exception using errcode = 'PT404', message = 'There is no such review', hint = 'Reload the page; it may have been removed.';
  end if;
  insert into public.reports (id, reporter_id, target_kind, target_id, reason, body)
  values (new_id, me, 'review', reported, why, words) on conflict on constraint reports_pkey do nothing;
  if found then
    perform private.take_turn('report/' || coalesce(who, 'guests'), case when who is null then 300 else 10 end, interval '1 hour');
  elsif not exists (select from public.reports as r
                     where r.id = new_id and r.reporter_id is not distinct from me and r.target_id = reported) then
    raise exception using errcode = 'PT409', message = 'This id belongs to another report', hint = 'Reload the page and report it again.';
  end if;
  return jsonb_build_object('id', new_id);
end
$$;

-- What staff decides about a review: { id, status }. Moderators and administrators only.
-- event: 'remove' and 'restore' move it and say so in the public log; 'erase' removes it with its words, its author and its
-- answer for good; 'keep' leaves it as it is; 'remove_reply' takes the company's answer away. Open reports about it are closed.
-- reason: why it is removed, as in reports. What is so already is a success without another entry.
create function public.moderate_review(review_id uuid, event text, reason text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v public.reviews;
  takes_away constant boolean := coalesce(event in ('remove', 'erase'), false);
begin
  if not private.is_staff('{moderator,admin}') then
    raise exception using errcode = 'PT403', message = 'Only staff decides about reviews', hint = 'Report the review; staff will look at it.';
  elsif coalesce(event, '') not in ('remove', 'restore', 'erase', 'keep', 'remove_reply') then
    perform private.refuse('event', 'That is no decision', 'Choose remove, restore, erase, keep or remove_reply.');
  elsif takes_away and coalesce(reason, '') not in ('spam', 'abuse', 'private', 'not_customer', 'other') then
    perform private.refuse('reason', 'It is not said why', 'Choose spam, abuse, private, not_customer or other.');
  end if;
  select * into v from public.reviews as known where known.id = moderate_review.review_id for update;
  if v.id is null then
    raise exception using errcode = 'PT404', message = 'There is no such review', hint = 'Check its id.';
  elsif event = 'restore' and v.body is null then
    raise exception using errcode = 'PT409', message = 'This review was erased', hint = 'Its words are gone, so it cannot come back.';
  end if;

  if takes_away and (v.status = 'published' or (event = 'erase' and v.body is not null)) then
    update public.reviews as known
       set status = 'removed', reason = coalesce(v.reason, moderate_review.reason),
           body = case when event = 'remove' then v.body end, salt = case when event = 'remove' then v.salt end,
           author = case when event = 'remove' then v.author end
     where known.id = v.id;
  elsif event = 'restore' and v.status = 'removed' then
    update public.reviews as known set status = 'published', reason = null where known.id = v.id;
  end if;
  if event in ('erase', 'remove_reply') then
    delete from public.review_replies as r where r.review_id = v.id;
  end if;
  update public.reports as r
     set status = case when event in ('keep', 'restore') then 'dismissed' else 'actioned' end, closed_at = now()
   where r.target_id = v.id and r.target_kind = 'review' and r.status = 'open';
  insert into private.review_decisions (review_id, staff_id, event, reason) values (v.id, auth.uid(), event, moderate_review.reason);
  return (select jsonb_build_object('id', known.id, 'status', known.status) from public.reviews as known where known.id = v.id);
end
$$;

revoke execute on function public.reply_to_review(uuid, text), public.report_review(jsonb), public.moderate_review(uuid, text, text)
  from public, anon, authenticated;
grant execute on function public.report_review(jsonb) to anon, authenticated, service_role;
grant execute on function public.reply_to_review(uuid, text), public.moderate_review(uuid, text, text) to authenticated, service_role;

alter table public.review_replies enable row level security;
alter table public.reports enable row level security;
alter table private.review_decisions enable row level security;
create policy "staff reads reports" on public.reports for select to authenticated using ((select private.is_staff('{moderator,admin}')));
revoke all on public.review_replies, public.reports, private.review_decisions from public, anon, authenticated;
grant select on public.reports to authenticated;
grant all on public.review_replies, public.reports to service_role;

-- schemas/reviews/04_read_reviews.sql

-- What visitors read of reviews: the list of a company, and the log behind its rating.

-- The rating as the directory shows it, and the imported part of it.
create function private.shown_rating(provider uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'shown', jsonb_build_object('rating', s.rating, 'review_count', s.review_count),
    'base', (select jsonb_build_object('rating', b.rating, 'review_count', b.review_count, 'source', b.source)
               from public.provider_rating_base as b where b.provider_id = s.id))
    from public.services as s where s.id = shown_rating.provider
$$;

-- A review as everybody sees it. With the salt a reader can check that the words are the ones in the log.
create function private.review_json(v public.reviews) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', v.id, 'author', v.author, 'rating', v.rating, 'on_time', v.on_time, 'on_budget', v.on_budget, 'tidy', v.tidy,
    'body', v.body, 'salt', v.salt, 'locale', v.locale, 'created_at', v.created_at,
    'reply', (select jsonb_build_object('body', r.body, 'created_at', r.created_at)
                from public.review_replies as r where r.review_id = v.id))
$$;

-- The reviews of a company that stand: { items, histogram: [5 stars, 4, 3, 2, 1], shown, base, can_reply, next }. Null for
-- who is not in the directory.
-- sort: 'newest', 'highest' or 'lowest', newest first among equals. after: `next` of the page before; null at the end.
create function public.provider_reviews(provider uuid, sort text default 'newest', after jsonb default null, page_size integer default 10)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  size constant integer := least(greatest(coalesce(page_size, 10), 1), 50);
  -- Multiplied by the stars it orders by them, either way or not at all.
  way constant integer := case sort when 'highest' then -1 when 'lowest' then 1 else 0 end;
  rated constant jsonb := private.shown_rating(provider);
  after_stars integer;
  after_at timestamptz;
  after_id uuid;
  listed jsonb;
begin
  if rated is null then
    return null;
  end if;
  begin
    select (after ->> 'rating')::integer * way, (after ->> 'at')::timestamptz, (after ->> 'id')::uuid into after_stars, after_at, after_id;
  exception when others then
    after_id := null;
  end;

  select jsonb_agg(jsonb_build_object('at', private.log_time((page.v).created_at), 'review', private.review_json(page.v)) order by page.place)
    into listed
    from (select v, row_number() over (order by v.rating * way, v.created_at desc, v.id desc) as place
            from public.reviews as v
           where v.provider_id = provider and v.status = 'published'
             and (after_id is null or v.rating * way > after_stars
                  or (v.rating * way = after_stars and (v.created_at, v.id) < (after_at, after_id)))
           order by place limit size + 1) as page;

  return rated || jsonb_build_object(
    'items', (select coalesce(jsonb_agg(entry.value -> 'review' order by entry.place), '[]')
                from jsonb_array_elements(listed) with ordinality as entry (value, place) where entry.place <= size),
    'next', case when jsonb_array_length(listed) > size then
              jsonb_build_object('rating', listed -> (size - 1) -> 'review' -> 'rating', 'at', listed -> (size - 1) -> 'at',
                                 'id', listed -> (size - 1) -> 'review' -> 'id') end,
    'histogram', (select jsonb_agg(coalesce(counted.n, 0) order by stars desc)
                    from generate_series(1, 5) as stars
                    left join (select v.rating, count(*) as n from public.reviews as v
                                where v.provider_id = provider and v.status = 'published' group by v.rating) as counted
                      on counted.rating = stars),
    'can_reply', provider in (select private.my_providers('{owner,manager}')));
end
$$;

-- The log of a company, oldest entry first, 2,000 at a time: { entries: [{ seq, event, review_id, rating, body_hash, reason, at,
-- prev_hash, hash }], more, shown, base }. `at` is written as it is hashed. Null for who is not in the directory.
-- after_seq: the last entry that was read.
create function public.review_chain(provider uuid, after_seq integer default 0) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.shown_rating(review_chain.provider) || (
    select jsonb_build_object(
      'entries', coalesce(jsonb_agg(to_jsonb(l) - '{provider_id,place}'::text[] || jsonb_build_object('at', private.log_time(l.at)) order by l.seq)
                            filter (where l.place <= 2000), '[]'),
      'more', count(*) > 2000)
      from (select known.*, row_number() over (order by known.seq) as place from public.review_log as known
             where known.provider_id = review_chain.provider and known.seq > coalesce(after_seq, 0)
             order by known.seq limit 2001) as l)
$$;

-- Whether the log of a company is whole, and the reviews that stand are the ones it leaves standing, with their words.
-- The page checks the log by itself; this is for who checks without it, and compares the words as well, which no browser can.
create function public.verify_review_chain(provider uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  with log as (
    select l, l.seq, l.event, l.review_id, l.rating, l.body_hash, l.hash, l.prev_hash,
           lag(l.hash) over (order by l.seq) as hash_before,
           row_number() over (order by l.seq) as place,
           lag(l.event) over (partition by l.review_id order by l.seq) as event_before,
           lead(l.seq) over (partition by l.review_id order by l.seq) is null as is_last
      from public.review_log as l where l.provider_id = verify_review_chain.provider
  )
  select not exists (
           select from log
            where hash <> private.review_log_hash(l) or prev_hash <> coalesce(hash_before, 'genesis') or seq <> place
               or event_before is distinct from case event when 'publish' then null when 'restore' then 'remove' else event_before end
               or (event = 'remove' and coalesce(event_before, 'remove') = 'remove'))
     and not exists (
           select from (select * from log where is_last) as final
             full join (select * from public.reviews as known where known.provider_id = verify_review_chain.provider) as v
               on v.id = final.review_id
            where v.id is null or final.review_id is null or v.rating <> final.rating
               or (v.status = 'published') <> (final.event <> 'remove')
               or private.review_text_hash(v.salt, v.body) <> final.body_hash)
$$;

revoke execute on function private.shown_rating(uuid), private.review_json(public.reviews), public.provider_reviews(uuid, text, jsonb, integer),
  public.review_chain(uuid, integer), public.verify_review_chain(uuid) from public, anon, authenticated;
grant execute on function public.provider_reviews(uuid, text, jsonb, integer), public.review_chain(uuid, integer),
  public.verify_review_chain(uuid) to anon, authenticated, service_role;

-- schemas/tracking/01_project_views.sql

-- What each side sees of a request, as one answer.

-- The offer of a request that counts: the last one that was not replaced. Null when there is none.
create function private.standing_quote(request_id uuid) returns public.quotes
language sql stable set search_path = '' as $$
  select q from public.quotes as q
   where q.request_id = standing_quote.request_id and q.status not in ('draft', 'superseded') order by q.version desc limit 1
$$;

create function private.events_json(request_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'actor', e.actor, 'from_status', e.from_status, 'to_status', e.to_status,
                                               'note', e.note) order by e.id), '[]')
    from public.quote_request_events as e where e.request_id = events_json.request_id
$$;

create function private.request_json(r public.quote_requests) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', r.id, 'status', r.status, 'connected_at', r.connected_at, 'created_at', r.created_at,
    'provider', jsonb_build_object(
      'id', c.id, 'name', c.trade_name, 'category', c.primary_category, 'rating', s.rating, 'review_count', coalesce(s.review_count, 0),
      'location', coalesce(s.location, concat_ws(', ', c.city, c.province)), 'response_time', c.response_time,
      'verified', coalesce(s.verified, false), 'phone', c.public_phone),
    'events', private.events_json(r.id),
    'quote', (select private.quote_json(q) from private.standing_quote(r.id) as q where q.id is not null),
    'reviewed', private.is_reviewed(r.id))
    from public.providers as c left join public.services as s on s.id = c.id
   where c.id = r.provider_id
$$;

-- The project that the caller asked for, by its id and account or token, or by the token alone; null when there is none.
create function private.find_project(id uuid, token text) returns public.projects
language sql stable set search_path = '' as $$
  select p from public.projects as p
   where p.id = coalesce(find_project.id, (select s.project_id from private.project_secrets as s
                                            where s.token_hash = private.token_hash(find_project.token)))
     and private.is_requester(p.id, find_project.token)
$$;

-- A project as the homeowner sees it, by account, or for a guest by the token of the private link; null for anybody else.
create function public.project_view(id uuid default null, token text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p constant public.projects := private.find_project(project_view.id, project_view.token);
begin
  if p.id is null then
    return null;
  end if;
  perform private.expire_requests(p.id);
  return jsonb_build_object(
    'project', to_jsonb(p) - array['requester_id', 'locale']
               || jsonb_build_object('claimed', p.requester_id is not null, 'mine', coalesce(p.requester_id = auth.uid(), false)),
    'contact', (select to_jsonb(k) - 'project_id' from public.quote_request_contacts as k where k.project_id = p.id),
    'requests', (select coalesce(jsonb_agg(private.request_json(r) order by r.created_at, r.id), '[]')
                   from public.quote_requests as r where r.project_id = p.id));
end
$$;

-- The projects of the account, newest first: { items: [{ id, service_name, category, created_at, requests }], more }.
-- before: created_at of the last one shown.
create function public.my_projects(page_size integer default 20, before timestamptz default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  size constant integer := least(greatest(coalesce(page_size, 20), 1), 100);
begin
  perform private.expire_requests(p.id) from public.projects as p where p.requester_id = auth.uid();
  return (
    with page as (
      select p.id, p.service_name, p.category, p.created_at, row_number() over (order by p.created_at desc, p.id) as place
        from public.projects as p
       where p.requester_id = auth.uid() and (before is null or p.created_at < before)
       order by p.created_at desc, p.id limit size + 1
    )
    select jsonb_build_object(
             'items', coalesce(jsonb_agg(jsonb_build_object(
                        'id', page.id, 'service_name', page.service_name, 'category', page.category, 'created_at', page.created_at,
                        'requests', (select coalesce(jsonb_agg(jsonb_build_object(
                                              'id', r.id, 'status', r.status,
                                              'provider', jsonb_build_object('id', c.id, 'name', c.trade_name),
                                              'quote_total_cents', (private.standing_quote(r.id)).total_cents)
                                            order by r.created_at, r.id), '[]')
                                       from public.quote_requests as r join public.providers as c on c.id = r.provider_id
                                      where r.project_id = page.id)) order by page.place) filter (where page.place <= size), '[]'),
             'more', count(*) > size)
      from page);
end
$$;

-- The last 200 requests to a company of the account, newest first: [{ id, status, sent_at, connected_at, project, contact,
-- events, quote }]. Until the homeowner connects, contact is null and the postal code is its first half. A quote that is
-- still a draft is shown here alone.
create function public.provider_requests(provider_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  if provider_requests.provider_id not in (select private.my_providers()) then
    raise exception using errcode = 'PT403', message = 'This company is not yours', hint = 'Sign in with an account of the company.';
  end if;
  perform private.expire_requests(r.project_id) from public.quote_requests as r
    where r.provider_id = provider_requests.provider_id and r.status in ('sent', 'viewed', 'quoted');
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
             'id', r.id, 'status', r.status, 'sent_at', r.sent_at, 'connected_at', r.connected_at,
             'project', to_jsonb(p) - array['requester_id', 'id']
                        || jsonb_build_object('postal_code', case when r.connected_at is null then left(p.postal_code, 3) else p.postal_code end),
             'contact', case when r.connected_at is not null then
                          (select to_jsonb(k) - 'project_id' from public.quote_request_contacts as k where k.project_id = p.id) end,
             'events', private.events_json(r.id),
             'quote', (select private.quote_json(q) from public.quotes as q where q.request_id = r.id order by q.version desc limit 1)
           ) order by r.sent_at desc, r.id), '[]')
      from (select * from public.quote_requests as sent
             where sent.provider_id = provider_requests.provider_id and sent.sent_at is not null
             order by sent.sent_at desc, sent.id limit 200) as r
      join public.projects as p on p.id = r.project_id);
end
$$;

revoke execute on function private.standing_quote(uuid), private.events_json(uuid),
  private.request_json(public.quote_requests), private.find_project(uuid, text),
  public.project_view(uuid, text), public.my_projects(integer, timestamptz),
  public.provider_requests(uuid) from public, anon, authenticated;
grant execute on function public.project_view(uuid, text) to anon, authenticated, service_role;
grant execute on function public.my_projects(integer, timestamptz), public.provider_requests(uuid) to authenticated, service_role;

-- schemas/booking/01_price_list.sql

-- Services at the marketplace's own list prices: the price list and how a price follows from it. The page computes the same
-- price for people to look at; what is booked is always computed here.

create table public.fixed_price_services (
  service text primary key check (service ~ '^[a-z]+(-[a-z]+)*$'),
  -- The trade whose professionals do the work, as `services.category` writes it.
  category text not null,
  -- Whether there is nothing to do while every counted item is at zero.
  needs_count boolean not null default false,
  listed_on date not null
);

-- base: always part of the price. choice: exactly one value of the field. count: so many of them, up to `most`.
-- rate: exactly one value; multiplies base, choices and counts by `percent`. extra: on or off, after the rate; `once` is
-- charged with the first visit or month only. `every` says how often a rate repeats; empty for once.
create table public.fixed_price_items (
  service text not null references public.fixed_price_services on delete cascade,
  field text not null check (field ~ '^[a-z]+$'),
  value text not null default '' check (value ~ '^[a-z0-9]*$'),
  kind text not null check (kind in ('base', 'choice', 'count', 'rate', 'extra')),
  cents integer not null default 0 check (cents between 0 and 1000000),
  percent integer not null default 100 check (percent between 1 and 1000),
  most smallint not null default 0 check (most between 0 and 50),
  once boolean not null default false check (not once or kind = 'extra'),
  every text check (every in ('week', 'twoweeks', 'month', 'halfyear')),
  position smallint not null,
  primary key (service, field, value),
  check (kind in ('choice', 'rate') or value = '')
);

alter table public.fixed_price_services enable row level security;
alter table public.fixed_price_items enable row level security;
create policy "list prices are public" on public.fixed_price_services for select to anon, authenticated using (true);
create policy "list prices are public" on public.fixed_price_items for select to anon, authenticated using (true);
revoke all on public.fixed_price_services, public.fixed_price_items from public, anon, authenticated;
grant select on public.fixed_price_services, public.fixed_price_items to anon, authenticated;
grant all on public.fixed_price_services, public.fixed_price_items to service_role;

-- Ends the call for a choice that the list does not offer.
create function private.refuse_choice(field text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  perform private.refuse(field, 'A choice is not on the price list', 'Reload the price list and choose from it.');
end
$$;

-- The price of choices such as { "size": "two", "bathrooms": 1, "oven": true, "frequency": "week" }, before tax.
-- Returns { lines: [{ field, value, quantity, cents }], percent, subtotal_cents, every, next_subtotal_cents }; the last two
-- are null for what happens once. Cents are rounded half up. Refuses with PT422 whatever the list does not offer, so that
-- no misspelt choice is done for less.
create function private.fixed_price(service text, choices jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  item record;
  answer jsonb;
  quantity integer;
  counted integer := 0;
  work bigint := 0;
  extras bigint := 0;
  once bigint := 0;
  percent integer := 100;
  every text;
  lines jsonb := '[]';
  unknown text;
begin
  if jsonb_typeof(choices) is distinct from 'object' then
    perform private.refuse_choice('choices');
  end if;
  select given.key into unknown from jsonb_object_keys(choices) as given (key)
   where not exists (select from public.fixed_price_items as i where i.service = fixed_price.service and i.field = given.key and i.kind <> 'base');
  if unknown is not null then
    perform private.refuse_choice(left(unknown, 40));
  end if;
  select i.field into unknown from public.fixed_price_items as i
   where i.service = fixed_price.service and i.kind in ('choice', 'rate')
   group by i.field
  having not coalesce(bool_or(choices -> i.field = to_jsonb(i.value)), false) limit 1;
  if unknown is not null then
    perform private.refuse_choice(unknown);
  end if;

  for item in select * from public.fixed_price_items as i where i.service = fixed_price.service order by i.position loop
    answer := choices -> item.field;
    if item.kind = 'base' then
      quantity := 1;
    elsif item.kind in ('choice', 'rate') then
      quantity := (answer = to_jsonb(item.value))::integer;
    elsif item.kind = 'extra' then
      if answer is not null and jsonb_typeof(answer) <> 'boolean' then
        perform private.refuse_choice(item.field);
      end if;
      quantity := coalesce(answer = 'true', false)::integer;
    else
      if answer is not null and (jsonb_typeof(answer) <> 'number' or answer::text !~ '^[0-9]{1,2}$' or answer::text::integer > item.most) then
        perform private.refuse_choice(item.field);
      end if;
      quantity := coalesce(answer::text::integer, 0);
      counted := counted + quantity;
    end if;
    continue when quantity = 0;
    if item.kind = 'rate' then
      percent := item.percent;
      every := item.every;
      continue;
    end if;
    if item.kind = 'extra' then
      extras := extras + item.cents;
      once := once + case when item.once then item.cents else 0 end;
    else
      work := work + item.cents * quantity;
    end if;
    lines := lines || jsonb_build_object('field', item.field, 'value', item.value, 'quantity', quantity, 'cents', item.cents * quantity);
  end loop;

  if counted = 0 and (select s.needs_count from public.fixed_price_services as s where s.service = fixed_price.service) then
    perform private.refuse('choices', 'Nothing is chosen yet', 'Choose at least one item.');
  end if;
  work := round(work * percent / 100.0);
  return jsonb_build_object('lines', lines, 'percent', percent, 'subtotal_cents', work + extras, 'every', every,
                            'next_subtotal_cents', case when every is not null then work + extras - once end);
end
$$;

revoke execute on function private.refuse_choice(text), private.fixed_price(text, jsonb) from public, anon, authenticated;

-- schemas/booking/02_slots.sql

-- When a team that works at list prices is free, and for whom its time is held.

-- A team works where the postal code starts with one of its areas, on its weekdays (1 is Monday), one home per half day.
create table private.fixed_price_teams (
  provider_id uuid not null references public.providers (id) on delete cascade,
  service text not null references public.fixed_price_services on delete cascade,
  areas text[] not null,
  weekdays smallint[] not null default '{1,2,3,4,5,6}',
  primary key (provider_id, service)
);

-- The project comes after its booking in the same transaction, so that a lost race leaves neither.
create table private.fixed_price_bookings (
  project_id uuid primary key references public.projects (id) on delete cascade deferrable initially deferred,
  provider_id uuid not null references public.providers (id) on delete cascade,
  day date not null,
  part text not null check (part in ('morning', 'afternoon')),
  -- Set when the booking is withdrawn or declined; the half day is free again.
  released_at timestamptz
);
create unique index one_booking_per_half_day on private.fixed_price_bookings (provider_id, day, part) where released_at is null;

alter table private.fixed_price_teams enable row level security;
alter table private.fixed_price_bookings enable row level security;
revoke all on private.fixed_price_teams, private.fixed_price_bookings from public, anon, authenticated;
grant all on private.fixed_price_teams, private.fixed_price_bookings to service_role;

-- The time zone of most homes of a province. Canada has six; some border towns keep the neighbour's.
create function private.time_zone(province text) returns text
language sql immutable set search_path = '' as $$
  select case province
    when 'NL' then 'America/St_Johns' when 'NS' then 'America/Halifax' when 'PE' then 'America/Halifax' when 'NB' then 'America/Moncton'
    when 'QC' then 'America/Toronto' when 'ON' then 'America/Toronto' when 'MB' then 'America/Winnipeg' when 'SK' then 'America/Regina'
    when 'AB' then 'America/Edmonton' when 'BC' then 'America/Vancouver' when 'YT' then 'America/Whitehorse'
    when 'NT' then 'America/Yellowknife' when 'NU' then 'America/Iqaluit' end
$$;

-- Every half day of the next 14 days on which a team that serves the postal code is free, with how busy each team is. Its hours
-- are the clock's where the work is done: a province may change its clocks before every database and browser knows.
create function private.free_half_days(service text, postal_code text)
returns table (day date, part text, opens text, closes text, provider_id uuid, busy bigint)
language sql stable set search_path = '' as $$
  with zone as (select private.time_zone(private.postal_province(free_half_days.postal_code)) as name)
  select d.day, h.part, h.opens, h.closes, t.provider_id,
         (select count(*) from private.fixed_price_bookings as b where b.provider_id = t.provider_id and b.released_at is null and b.day >= current_date)
    from zone
   cross join lateral (select (now() at time zone zone.name)::date + n as day from generate_series(1, 14) as days (n)) as d
   cross join (values ('morning', '08:00', '12:00'), ('afternoon', '13:00', '17:00')) as h (part, opens, closes)
    join private.fixed_price_teams as t
      on t.service = free_half_days.service and extract(isodow from d.day)::smallint = any (t.weekdays)
     and exists (select from unnest(t.areas) as area where starts_with(free_half_days.postal_code, area))
    join public.providers as p on p.id = t.provider_id and p.status = 'approved' and p.accepting_work and coalesce(p.away_until < d.day, true)
   where not exists (select from private.fixed_price_bookings as b
                      where b.provider_id = t.provider_id and b.day = d.day and b.part = h.part and b.released_at is null)
$$;

-- Free half days for a postal code: { province, time_zone, served, slots: [{ day, part, opens, closes }] }. Not served
-- means that no team works there at list prices, whatever the day.
create function public.fixed_price_slots(service text, postal_code text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  code constant text := private.clean_postal_code(fixed_price_slots.postal_code);
begin
  if code is null then
    perform private.refuse('postal_code', 'A postal code is missing', 'Enter a Canadian postal code such as M5V 2T6.');
  end if;
  return jsonb_build_object(
    'province', private.postal_province(code),
    'time_zone', private.time_zone(private.postal_province(code)),
    'served', exists (select from private.fixed_price_teams as t join public.providers as p on p.id = t.provider_id and p.status = 'approved'
                       where t.service = fixed_price_slots.service and exists (select from unnest(t.areas) as area where starts_with(code, area))),
    'slots', (select coalesce(jsonb_agg(jsonb_build_object('day', f.day, 'part', f.part, 'opens', f.opens, 'closes', f.closes)
                                        order by f.day, f.opens), '[]')
                from (select distinct h.day, h.part, h.opens, h.closes from private.free_half_days(fixed_price_slots.service, code) as h) as f));
end
$$;

revoke execute on function private.time_zone(text), private.free_half_days(text, text), public.fixed_price_slots(text, text)
  from public, anon, authenticated;
grant execute on function public.fixed_price_slots(text, text) to anon, authenticated, service_role;

-- schemas/booking/03_book_fixed_price.sql

-- Booking a half day at the list price. The booking is a project of source 'fixed_price' with one request, made through
-- submit_project; its price and time are computed here and frozen in `details`.

-- Nobody makes such a project without a booking, or changes what was booked. The booking is stored first.
create function private.guard_fixed_price() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from private.fixed_price_bookings as b where b.project_id = new.id) then
    raise exception using errcode = 'PT409', message = 'A fixed price is booked with its time', hint = 'Choose a service and a free time, and book it.';
  elsif tg_op = 'UPDATE' and (new.source, new.category, new.service_name, new.postal_code, new.province, new.details)
          is distinct from (old.source, old.category, old.service_name, old.postal_code, old.province, old.details) then
    raise exception using errcode = 'PT409', message = 'What was booked cannot change', hint = 'Withdraw the booking and make a new one.';
  end if;
  return null;
end
$$;
create trigger guard_new_fixed_price after insert on public.projects for each row
  when (new.source = 'fixed_price') execute function private.guard_fixed_price();
create trigger guard_fixed_price after update on public.projects for each row
  when (new.source = 'fixed_price' or old.source = 'fixed_price') execute function private.guard_fixed_price();

-- The team that was booked is the only one that is asked.
create function private.guard_booked_team() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.fixed_price_bookings as b where b.project_id = new.project_id and b.provider_id <> new.provider_id) then
    raise exception using errcode = 'PT409', message = 'A booking has one team', hint = 'Ask other professionals for a quote instead.';
  end if;
  return null;
end
$$;
create trigger guard_booked_team after insert on public.quote_requests for each row execute function private.guard_booked_team();

create function private.release_half_day() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.fixed_price_bookings as b set released_at = now() where b.project_id = new.project_id and b.released_at is null;
  return null;
end
$$;
create trigger release_half_day after update of status on public.quote_requests for each row
  when (new.status in ('declined', 'withdrawn', 'expired') and old.status <> new.status) execute function private.release_half_day();

-- A booking as its homeowner sees it.
create function private.booking_json(project uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', p.id, 'status', r.status, 'service', p.details ->> 'service',
                            'provider', jsonb_build_object('id', c.id, 'name', c.trade_name), 'details', p.details)
    from public.projects as p
    join public.quote_requests as r on r.project_id = p.id
    join public.providers as c on c.id = r.provider_id
   where p.id = project
$$;

-- Books a half day: { id, status, service, provider: { id, name }, details }, where details holds the choices, the lines of
-- the price, its taxes and total in cents, and the time. The same id again by the same person answers what is stored.
-- booking: { id, token?, service, choices, postal_code, day, part, expected_total_cents?, description?, locale,
-- contact?: { name, email, phone?, preferred } }
-- Raises PT422 with the field in detail: `slot` when nobody is free then any more, `price` when the total is another one than
-- expected, `contact` fields as submit_project does; PT409 for somebody else's id; PT429 as submit_project does.
create function public.book_fixed_price(booking jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  project constant uuid := private.clean_uuid(booking ->> 'id', 'id', 'The id of the booking');
  code constant text := private.clean_postal_code(booking ->> 'postal_code');
  home constant text := private.postal_province(code);
  sold public.fixed_price_services;
  price jsonb;
  tax jsonb;
  total bigint;
  free record;
  taken boolean := false;
  stored jsonb;
begin
  select * into sold from public.fixed_price_services as s where s.service = booking ->> 'service';
  if sold.service is null then
    perform private.refuse('service', 'That service has no list price', 'Choose one of the fixed-price services.');
  elsif code is null then
    perform private.refuse('postal_code', 'A postal code is missing', 'Enter the postal code of the place where the work is done.');
  end if;
  stored := private.stored_booking(project, booking ->> 'token');
  if stored is not null then
    return stored;
  end if;

  price := private.fixed_price(sold.service, booking -> 'choices');
  tax := private.sales_tax(home, (now() at time zone private.time_zone(home))::date, (price ->> 'subtotal_cents')::bigint);
  total := (price ->> 'subtotal_cents')::bigint + (select coalesce(sum((line ->> 'cents')::bigint), 0) from jsonb_array_elements(tax) as line);
  if (booking ->> 'expected_total_cents') <> total::text then
    perform private.refuse('price', 'The price is not the one you saw', 'Read the price list again and check the total.');
  end if;

  for free in
    select * from private.free_half_days(sold.service, code) as h
     where h.day::text = booking ->> 'day' and h.part = booking ->> 'part' order by h.busy, h.provider_id
  loop
    insert into private.fixed_price_bookings (project_id, provider_id, day, part) values (project, free.provider_id, free.day, free.part)
    on conflict do nothing;
    taken := found;
    exit when taken;
  end loop;
  if not taken then
    -- The same booking may have come twice at once; the other call has just stored it.
    stored := private.stored_booking(project, booking ->> 'token');
    if stored is not null then
      return stored;
    end if;
    perform private.refuse('slot', 'Nobody is free at that time any more', 'Choose another time.');
  end if;

  perform public.submit_project(jsonb_build_object(
    'id', project, 'token', booking -> 'token', 'source', 'fixed_price', 'provider_ids', jsonb_build_array(free.provider_id),
    'category', sold.category, 'service_name', sold.category, 'description', booking -> 'description', 'start_on', free.day,
    'postal_code', code, 'locale', booking -> 'locale', 'contact', booking -> 'contact',
    'details', price || jsonb_build_object(
      'service', sold.service, 'choices', booking -> 'choices', 'tax', tax, 'total_cents', total, 'listed_on', sold.listed_on,
      'slot', jsonb_build_object('day', free.day, 'part', free.part, 'opens', free.opens, 'closes', free.closes,
                                 'time_zone', private.time_zone(home)))));
  if not exists (select from public.quote_requests as r where r.project_id = project and r.status = 'sent') then
    perform private.refuse('email', 'There is no way to confirm yet', 'Say how the team can reach you.');
  end if;
  return private.booking_json(project);
end
$$;

-- What is stored under an id: null when nothing is. Raises PT409 when it is somebody else's, or no booking.
create function private.stored_booking(project uuid, token text) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if not exists (select from public.projects as p where p.id = project) then
    return null;
  elsif not private.is_requester(project, token) or not exists (select from private.fixed_price_bookings as b where b.project_id = project) then
    raise exception using errcode = 'PT409', message = 'This id belongs to another request', hint = 'Reload the page and book again.';
  end if;
  return private.booking_json(project);
end
$$;

revoke execute on function private.guard_fixed_price(), private.guard_booked_team(), private.release_half_day(),
  private.booking_json(uuid), private.stored_booking(uuid, text), public.book_fixed_price(jsonb) from public, anon, authenticated;
grant execute on function public.book_fixed_price(jsonb) to anon, authenticated, service_role;

-- schemas/trade-hubs/01_accepted_quote_range.sql

-- What homeowners really paid for a trade: tax left out, the middle eight tenths, in cents. Null below 20 accepted quotes,
-- so that nobody can tell one job from it.
create function public.accepted_quote_range(category text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when count(*) >= 20 then jsonb_build_object(
           'count', count(*),
           'low_cents', round(percentile_cont(0.1) within group (order by q.subtotal_cents)),
           'high_cents', round(percentile_cont(0.9) within group (order by q.subtotal_cents))) end
    from public.quotes as q
    join public.quote_requests as r on r.id = q.request_id
    join public.providers as c on c.id = r.provider_id
   where q.status = 'accepted' and c.primary_category = accepted_quote_range.category
$$;
revoke execute on function public.accepted_quote_range(text) from public, anon, authenticated;
grant execute on function public.accepted_quote_range(text) to anon, authenticated, service_role;

-- schemas/trade-hubs/02_describe_trade_hub.sql

-- What a trade hub shows first, for search engines: the best rated professionals of its first trade. Null for other pages.
create function public.describe_trade_hub(params jsonb, locale text default 'en') returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('jsonLd', jsonb_build_array(jsonb_build_object(
           '@type', 'ItemList',
           'itemListElement', jsonb_agg(jsonb_build_object(
             '@type', 'ListItem', 'position', listed.place,
             'item', jsonb_build_object(
               '@type', 'LocalBusiness', '@id', '{site}/services/' || (listed.item ->> 'id') || '#business',
               'name', listed.item ->> 'name', 'url', '{site}/services/' || (listed.item ->> 'id'),
               'address', private.postal_address(listed.item ->> 'location')))
             order by listed.place))))
    from (values ('/indoor/plumbing', 'Plumbing'), ('/indoor/bathroom-maintenance', 'Home Maintenance'), ('/indoor/design', 'Design'),
                 ('/indoor/contractors', 'Construction'), ('/outdoor/roofing', 'Roofing'), ('/outdoor/commercial-roofing', 'Roofing'),
                 ('/outdoor/landscaping', 'Landscaping'), ('/outdoor/lawn-care', 'Landscaping'), ('/outdoor/maintenance', 'Home Maintenance'),
                 ('/outdoor/design', 'Design'), ('/outdoor/contractors', 'Construction')) as hub (path, trade)
   cross join jsonb_array_elements(public.search_services('', hub.trade, 'rating', null, 6) -> 'items') with ordinality as listed (item, place)
   where hub.path = params ->> 'path'
  having count(*) > 0
$$;
revoke execute on function public.describe_trade_hub(jsonb, text) from public, anon, authenticated;
grant execute on function public.describe_trade_hub(jsonb, text) to anon, authenticated, service_role;

-- schemas/materials/01_materials.sql

-- Building materials, what they cost and cost before, and what their vendors charge for bringing them.

create table public.materials (
  id bigint generated by default as identity primary key,
  vendor_id uuid references public.providers (id) on delete set null,
  sku text check (length(sku) <= 40),
  name text not null check (length(btrim(name)) between 2 and 160),
  name_fr text check (length(name_fr) <= 160),
  -- A title of public.categories.
  category text not null check (length(category) between 1 and 120),
  -- What kind of thing it is: chooses its drawing and its calculator, such as 'tile' or 'lumber'.
  family text not null check (family ~ '^[a-z]+(-[a-z]+)*$' and length(family) <= 40),
  -- Canadian dollars with cents, before tax.
  price double precision not null check (price >= 0 and price <= 1000000 and price = round(price::numeric, 2)::double precision),
  -- What the price is for: 'per board', 'per sq ft', 'each'.
  unit text not null check (length(unit) between 1 and 40),
  -- The name of a drawing of the product.
  image text check (image ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(image) <= 60),
  brand text check (length(btrim(brand)) between 1 and 80),
  rating double precision check (rating between 1 and 5),
  reviews integer not null default 0 check (reviews >= 0),
  -- City and province in words: 'Hamilton, Ontario'.
  location text not null default '' check (length(location) <= 120),
  province text check (province in ('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT')),
  in_stock boolean not null default true,
  -- Pieces of the unit at the vendor; null where nobody counted.
  stock integer check (stock >= 0),
  description text not null default '' check (length(description) <= 2000),
  description_fr text check (length(description_fr) <= 2000),
  -- What makes it a sustainable option; null where nothing does.
  sustainability text check (length(btrim(sustainability)) between 1 and 120),
  sustainability_fr text check (length(sustainability_fr) <= 120),
  delivery text not null default '' check (length(delivery) <= 200),
  delivery_fr text check (length(delivery_fr) <= 200),
  -- How much one unit covers, and how much more to buy for cuts and breakage.
  coverage_per_unit double precision check (coverage_per_unit > 0),
  coverage_unit text check (coverage_unit in ('sqft', 'lnft', 'each')),
  waste_pct double precision not null default 10 check (waste_pct between 0 and 50),
  -- [{ "label", "label_fr", "value", "value_fr" }] in the order they are shown.
  specs jsonb not null default '[]' check (jsonb_typeof(specs) = 'array'),
  -- Paths of the hub pages it belongs to, such as '/kitchen/sinks'.
  hubs text[] not null default '{}' check (cardinality(hubs) <= 12),
  -- Its place among the featured ones, which come first; the others follow by id.
  featured_rank integer check (featured_rank > 0),
  published boolean not null default false,
  -- An invented product of the seed; pages say so.
  sample boolean not null default false,
  created_at timestamptz not null default now(),
  check ((coverage_per_unit is null) = (coverage_unit is null)),
  check (in_stock or coalesce(stock, 0) = 0)
);
create index materials_vendor_idx on public.materials (vendor_id);
create index materials_category_idx on public.materials (category) where published;

-- Since when a material costs what. Written by a trigger whenever a price changes.
create table public.price_history (
  material_id bigint not null references public.materials (id) on delete cascade,
  price double precision not null check (price >= 0),
  from_at timestamptz not null default now(),
  primary key (material_id, from_at)
);

-- Earlier prices of samples, in whole weeks before the running week, so that a sample never runs out of a past.
create table private.sample_prices (
  material_id bigint not null references public.materials (id) on delete cascade,
  price double precision not null check (price >= 0),
  weeks_before smallint not null check (weeks_before between 1 and 104),
  primary key (material_id, weeks_before)
);

-- What a vendor charges for bringing an order to a place. The longest zone that fits counts.
create table public.delivery_rules (
  vendor_id uuid not null references public.providers (id) on delete cascade,
  -- A province ('ON') or the beginning of a postal code ('K', 'K1', 'K1A').
  zone text not null check (zone ~ '^([A-Z]{2}|[A-Z]([0-9][A-Z]?)?)$'),
  flat_cents integer not null check (flat_cents between 0 and 1000000),
  -- Goods of at least so much come for free; null: never.
  free_over_cents integer check (free_over_cents > 0),
  -- The vendor takes no order of goods below this.
  min_order_cents integer check (min_order_cents > 0),
  lead_days smallint not null default 5 check (lead_days between 0 and 180),
  primary key (vendor_id, zone)
);

create function private.keep_price_history() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    -- A sample has a made-up past of its own.
    if not new.sample then
      insert into public.price_history (material_id, price, from_at) values (new.id, new.price, new.created_at);
    end if;
  elsif new.price is distinct from old.price then
    insert into public.price_history (material_id, price) values (new.id, new.price)
    on conflict (material_id, from_at) do update set price = excluded.price;
  end if;
  return null;
end
$$;
create trigger keep_price_history after insert or update of price on public.materials
  for each row execute function private.keep_price_history();

-- Every price of a material with the time it began, the oldest first. The last one is the price of today.
create function private.price_changes(material bigint) returns table (price double precision, from_at timestamptz)
language sql stable set search_path = '' as $$
  select h.price, h.from_at from public.price_history as h where h.material_id = material and h.from_at <= now()
  union all
  select s.price, (date_trunc('week', now() at time zone 'UTC') at time zone 'UTC') - s.weeks_before * interval '7 days'
    from private.sample_prices as s where s.material_id = material
  order by 2
$$;

-- The lowest price that a material had at any time of the last 90 days. Falls back to today's price without a history.
create function private.low_90_days(material bigint) returns double precision
language sql stable set search_path = '' as $$
  select least(m.price, min(c.price))
    from public.materials as m
    left join (select h.price, lead(h.from_at, 1, now() + interval '1 day') over (order by h.from_at) as until_at
                 from private.price_changes(material) as h) as c
      on c.until_at > now() - interval '90 days'
   where m.id = material
   group by m.price
$$;

alter table public.materials enable row level security;
alter table public.price_history enable row level security;
alter table public.delivery_rules enable row level security;
create policy "published materials are public" on public.materials for select to anon, authenticated using (published);
create policy "prices of published materials are public" on public.price_history for select to anon, authenticated
  using (exists (select from public.materials where materials.id = material_id));
create policy "delivery prices are public" on public.delivery_rules for select to anon, authenticated using (true);

revoke all on public.materials, public.price_history, public.delivery_rules, private.sample_prices from public, anon, authenticated;
grant select on public.materials, public.price_history, public.delivery_rules to anon, authenticated;
grant all on public.materials, public.price_history, public.delivery_rules to service_role;
revoke execute on function private.keep_price_history(), private.price_changes(bigint), private.low_90_days(bigint)
  from public, anon, authenticated;

-- schemas/materials/02_material_search.sql

-- What the search of the materials catalogue reads: a narrow copy of what is filtered and sorted by, and counters.

create table private.material_search (
  id bigint primary key,
  price double precision not null,
  -- Negated, so that every order is ascending; unrated ones get 0, which sorts after every rating.
  by_rating double precision not null,
  featured integer not null,
  in_stock boolean not null,
  sustainable boolean not null,
  province text collate "C",
  category text collate "C" not null,
  brand text collate "C",
  hubs text[] not null,
  -- Name and description as they are searched, apart, so that no term matches across their border.
  en text collate "C" not null,
  -- The same in French, without accents; in English where there is no French.
  fr text collate "C" not null
);
create index material_search_newest_idx on private.material_search ((-id));
create index material_search_featured_idx on private.material_search (featured, id);
create index material_search_price_idx on private.material_search (price, featured, id);
create index material_search_dear_idx on private.material_search ((-price), featured, id);
create index material_search_rating_idx on private.material_search (by_rating, featured, id);
create index material_search_category_idx on private.material_search (category, featured, id);
create index material_search_brand_idx on private.material_search (brand, featured, id);
create index material_search_hubs_idx on private.material_search using gin (hubs);
create index material_search_en_idx on private.material_search using gin (en extensions.gin_trgm_ops);
create index material_search_fr_idx on private.material_search using gin (fr extensions.gin_trgm_ops);

-- Materials per category and brand: totals and lists without counting the table.
create table private.material_counts (
  category text collate "C" not null,
  brand text collate "C" not null,
  n bigint not null,
  primary key (category, brand)
);

-- The specifications of the materials of each hub, as private.spec_key writes them. Apart, because a wider table above would
-- make every search that reads all of it slower; by hub, because nobody chooses by them elsewhere.
create table private.material_choices (
  hub text collate "C" not null,
  id bigint not null,
  specs text[] not null,
  primary key (hub, id)
);
create index material_choices_id_idx on private.material_choices (id);

-- Materials per specification and hub: what the visitors of a hub choose by, without reading its materials.
create table private.material_facets (
  hub text collate "C" not null,
  label text collate "C" not null,
  value text collate "C" not null,
  label_fr text not null,
  value_fr text not null,
  n bigint not null,
  -- The sum of their places among the specifications of each material.
  places bigint not null,
  primary key (hub, label, value)
);

create function private.spec_key(label text, value text) returns text
language sql immutable set search_path = '' as $$
  select label || chr(31) || value
$$;

-- What people can choose by among the specifications of a material. Left out is what is no label with a value, or too long
-- for a list to choose from, and labels with a colon: addresses separate label and value by it.
create function private.material_specs(specs jsonb)
returns table (label text, value text, label_fr text, value_fr text, place bigint)
language sql immutable set search_path = '' as $$
  select s.label, s.value, max(coalesce(nullif(btrim(s.label_fr), ''), s.label)), max(coalesce(nullif(btrim(s.value_fr), ''), s.value)),
         min(s.place)
    from (select btrim(spec ->> 'label'), btrim(spec ->> 'value'), spec ->> 'label_fr', spec ->> 'value_fr', listed.place
            from jsonb_array_elements(specs) with ordinality as listed (spec, place)
           where jsonb_typeof(spec -> 'label') = 'string' and jsonb_typeof(spec -> 'value') = 'string')
         as s (label, value, label_fr, value_fr, place)
   where length(s.label) between 1 and 60 and length(s.value) between 1 and 80 and position(':' in s.label) = 0
   group by s.label, s.value
$$;

-- Adds to the counters, always in the same order, so that two writers wait for each other instead of deadlocking.
create function private.count_materials(categories text[], brands text[], change integer) returns void
language sql set search_path = '' as $$
  insert into private.material_counts as counted (category, brand, n)
  select category, coalesce(brand, ''), count(*) * change from unnest(categories, brands) as row (category, brand)
   group by 1, 2 order by 1, 2
  on conflict (category, brand) do update set n = counted.n + excluded.n
$$;

-- The same for the specifications. hubs: an array of paths for each material, beside its specifications.
create function private.count_facets(hubs jsonb[], specs jsonb[], change integer) returns void
language sql set search_path = '' as $$
  insert into private.material_facets as counted (hub, label, value, label_fr, value_fr, n, places)
  select hub, s.label, s.value, max(s.label_fr), max(s.value_fr), count(*) * change, sum(s.place) * change
    from unnest(hubs, specs) as row (hubs, specs)
    cross join lateral private.material_specs(row.specs) as s
    cross join lateral (select distinct jsonb_array_elements_text(row.hubs)) as h (hub)
   where length(hub) <= 200
   group by 1, 2, 3 order by 1, 2, 3
  on conflict (hub, label, value) do update
    set n = counted.n + excluded.n, places = counted.places + excluded.places,
        label_fr = excluded.label_fr, value_fr = excluded.value_fr
$$;

-- Statements, not rows: loading many materials costs one pass.
create function private.sync_material_search() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'TRUNCATE' then
    truncate private.material_search, private.material_choices, private.material_counts, private.material_facets;
    return null;
  end if;
  if tg_op <> 'INSERT' then
    perform private.count_materials(array_agg(category), array_agg(brand), -1),
            private.count_facets(array_agg(to_jsonb(hubs)), array_agg(specs), -1)
       from old_rows where published;
    delete from private.material_search where id in (select id from old_rows);
    delete from private.material_choices where id in (select id from old_rows);
  end if;
  if tg_op <> 'DELETE' then
    perform private.count_materials(array_agg(category), array_agg(brand), 1),
            private.count_facets(array_agg(to_jsonb(hubs)), array_agg(specs), 1)
       from new_rows where published;
    insert into private.material_search (id, price, by_rating, featured, in_stock, sustainable, province, category, brand, hubs, en, fr)
    select id, price, coalesce(-rating, 0), coalesce(featured_rank, 2147483647), in_stock, sustainability is not null, province,
           category, brand, hubs, private.search_key(name) || chr(31) || private.search_key(description),
           private.fold(private.search_key(coalesce(name_fr, name)) || chr(31) || private.search_key(coalesce(description_fr, description)))
      from new_rows where published;
    insert into private.material_choices (hub, id, specs)
    select h.hub, m.id, m.specs
      from (select id, hubs, array(select private.spec_key(s.label, s.value) from private.material_specs(specs) as s) as specs
              from new_rows where published and hubs <> '{}') as m
      cross join lateral (select distinct unnest(m.hubs)) as h (hub)
     where length(h.hub) <= 200;
  end if;
  delete from private.material_counts where n <= 0;
  delete from private.material_facets where n <= 0;
  return null;
end
$$;
create trigger materials_inserted after insert on public.materials
  referencing new table as new_rows for each statement execute function private.sync_material_search();
create trigger materials_updated after update on public.materials
  referencing old table as old_rows new table as new_rows for each statement execute function private.sync_material_search();
create trigger materials_deleted after delete on public.materials
  referencing old table as old_rows for each statement execute function private.sync_material_search();
create trigger materials_truncated after truncate on public.materials
  for each statement execute function private.sync_material_search();

-- What a card, a list or a deal shows of materials, in the order of the ids.
create function private.material_cards(ids bigint[]) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(
           to_jsonb(m) - array['specs', 'hubs', 'published', 'featured_rank', 'created_at']
           || jsonb_build_object('vendor_name', p.trade_name) order by listed.place), '[]')
    from unnest(ids) with ordinality as listed (id, place)
    join public.materials as m on m.id = listed.id
    left join public.providers as p on p.id = m.vendor_id and p.status = 'approved'
$$;

-- What visitors of a hub can choose by: [{ label, label_fr, values: [{ value, value_fr }] }], values in the order of their
-- English. At most five, those that most of its materials say first, then as they are listed with them. One value is no
-- choice, and more than twelve are no list to choose from.
create function private.hub_facets(asked text) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('label', label, 'label_fr', label_fr, 'values', said) order by n desc, place, label), '[]')
    from (select label, max(label_fr) as label_fr, sum(n) as n, sum(places) / sum(n) as place,
                 jsonb_agg(jsonb_build_object('value', value, 'value_fr', value_fr) order by value) as said
            from private.material_facets where hub = asked
           group by label having count(*) between 2 and 12
           order by n desc, place, label limit 5) as facets
$$;

revoke all on private.material_search, private.material_choices, private.material_counts, private.material_facets
  from public, anon, authenticated;
revoke execute on function private.spec_key(text, text), private.material_specs(jsonb),
  private.count_materials(text[], text[], integer), private.count_facets(jsonb[], jsonb[], integer), private.sync_material_search(),
  private.material_cards(bigint[]), private.hub_facets(text)
  from public, anon, authenticated;

-- schemas/materials/03_material_page.sql

-- What the page of one material reads, and what search engines are told about it.

-- Everything the page of one material shows, in one answer:
-- { material: a card with specs and hubs, delivery_rules: of its vendor, history: [{ price, from_at }] the oldest first,
--   low_90_days, related: cards of the same kind first, trades: those that install its category }.
-- Null when nobody has the id. Runs as its owner: only what is published is read.
create function public.material_page(id bigint) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'material', private.material_cards(array[m.id]) -> 0 || jsonb_build_object('specs', m.specs, 'hubs', to_jsonb(m.hubs)),
    'delivery_rules', (
      select coalesce(jsonb_agg(to_jsonb(r) - 'vendor_id' order by r.zone), '[]') from public.delivery_rules as r where r.vendor_id = m.vendor_id),
    'history', (
      select coalesce(jsonb_agg(jsonb_build_object('price', c.price, 'from_at', c.from_at) order by c.from_at), '[]')
        from private.price_changes(m.id) as c),
    'low_90_days', private.low_90_days(m.id),
    'related', private.material_cards(array(
      select r.id from private.material_search as s join public.materials as r on r.id = s.id
       where s.category = m.category and r.id <> m.id
       order by r.family = m.family desc, s.featured, r.id limit 6)),
    'trades', (
      select coalesce(jsonb_agg(t.trade order by t.trade), '[]')
        from public.category_trades as t join public.categories as c on c.id = t.category_id
       where c.title = m.category))
    from public.materials as m where m.id = material_page.id and m.published
$$;

-- Title, description and structured data of /materials/:id. `{site}` stands for the site's address in the language.
-- params: { id }. Null when nobody has the id. Ratings are samples or imported and stay out of it.
create function public.describe_material(params jsonb, locale text default 'en') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  material public.materials;
  vendor text;
  french constant boolean := locale = 'fr';
  wanted constant text := params ->> 'id';
  page constant text := '{site}/materials/' || wanted;
  said_name text;
  said_description text;
begin
  if wanted !~ '^\d{1,15}$' then
    return null;
  end if;
  select * into material from public.materials as m where m.id = wanted::bigint and m.published;
  if material.id is null then
    return null;
  end if;
  select p.trade_name into vendor from public.providers as p where p.id = material.vendor_id and p.status = 'approved';
  said_name := case when french then coalesce(material.name_fr, material.name) else material.name end;
  said_description := case when french then coalesce(material.description_fr, material.description) else material.description end;
  return jsonb_build_object(
    'title', said_name,
    'description', said_description,
    'jsonLd', jsonb_build_array(jsonb_strip_nulls(jsonb_build_object(
      '@type', 'Product',
      '@id', page || '#product',
      'name', said_name,
      'url', page,
      'description', said_description,
      'category', material.category,
      'sku', material.sku,
      'brand', case when material.brand is not null then jsonb_build_object('@type', 'Brand', 'name', material.brand) end,
      'offers', jsonb_build_object(
        '@type', 'Offer',
        'url', page,
        'price', to_char(material.price, 'FM9999990.00'),
        'priceCurrency', 'CAD',
        'availability', 'https://schema.org/' || case when material.in_stock then 'InStock' else 'OutOfStock' end,
        'itemCondition', 'https://schema.org/NewCondition',
        'areaServed', 'CA',
        'seller', case when vendor is not null then jsonb_build_object('@type', 'Organization', 'name', vendor) end)))));
end
$$;

revoke execute on function public.material_page(bigint), public.describe_material(jsonb, text) from public, anon, authenticated;
grant execute on function public.material_page(bigint), public.describe_material(jsonb, text) to anon, authenticated, service_role;

-- schemas/materials/04_search_materials.sql

-- One function for a page of the materials catalogue.

-- Every specification asked for of the materials of a hub, at most eight of them; null for none.
create function private.specs_condition(hub text, asked jsonb) returns text
language sql immutable set search_path = '' as $$
  select case when count(*) > 0 then format(
           'id in (select id from private.material_choices where hub = %L and specs @> %L::text[])',
           hub, array_agg(private.spec_key(label, value))) end
    from (select btrim(spec.key), btrim(spec.value #>> '{}')
            from jsonb_each(case when jsonb_typeof(asked) = 'object' then asked else '{}' end) as spec
           where hub <> '' and jsonb_typeof(spec.value) = 'string' and spec.value <> '""'
           order by spec.key limit 8) as wanted (label, value)
$$;

-- What somebody filters by, as conditions; whatever is unknown counts as absent. Bounds of the price that are the wrong way
-- round mean the range between them.
create function private.material_conditions(filters jsonb) returns text
language plpgsql immutable set search_path = '' as $$
declare
  amount constant text := '^\d{1,9}(\.\d{1,4})?$';
  one_end constant text := case when filters ->> 'min_price' ~ amount then filters ->> 'min_price' end;
  other_end constant text := case when filters ->> 'max_price' ~ amount then filters ->> 'max_price' end;
  upside_down constant boolean := coalesce(one_end::numeric > other_end::numeric, false);
  lowest constant text := case when upside_down then other_end else one_end end;
  highest constant text := case when upside_down then one_end else other_end end;
begin
  return concat_ws(' and ',
    case when filters ->> 'category' <> '' then format('category = %L', filters ->> 'category') end,
    case when filters ->> 'brand' <> '' then format('brand = %L', filters ->> 'brand') end,
    case when filters ->> 'hub' <> '' then format('hubs @> array[%L]', filters ->> 'hub') end,
    private.specs_condition(filters ->> 'hub', filters -> 'specs'),
    case when filters ->> 'location' <> '' then format('province = %L', upper(filters ->> 'location')) end,
    case when jsonb_typeof(filters -> 'ids') = 'array' then format('id = any (%L::bigint[])', array(
      select wanted::bigint from jsonb_array_elements_text(filters -> 'ids') as wanted where wanted ~ '^\d{1,15}$' limit 500)) end,
    case when filters ->> 'in_stock' = 'true' then 'in_stock' end,
    case when filters ->> 'sustainable' = 'true' then 'sustainable' end,
    case when lowest::numeric > 0 then format('price >= %s', lowest) end,
    case when highest is not null then format('price <= %s', highest) end);
end
$$;

-- The condition that continues after a page; null for the first page and for anything that is not a position of ours.
create function private.materials_after(after jsonb, sort text) returns text
language plpgsql immutable strict set search_path = '' as $$
declare
  id bigint;
  featured integer;
  key double precision;
begin
  id := after ->> 'id';
  featured := after #>> '{k,1}';
  key := after #>> '{k,0}';
  if id is null or featured is null or key is null then
    return null;
  end if;
  return case sort
    when 'newest' then format('-id > %s', -id)
    when 'featured' then format('(featured, id) > (%s, %s)', featured, id)
    when 'price-high' then format('(-price, featured, id) > (%L::double precision, %s, %s)', key, featured, id)
    when 'price-low' then format('(price, featured, id) > (%L::double precision, %s, %s)', key, featured, id)
    else format('(by_rating, featured, id) > (%L::double precision, %s, %s)', key, featured, id) end;
exception when others then
  return null;
end
$$;

-- q: text to find, as a case-insensitive part of the name or the description. Brands are not searched: they have a filter.
-- filters, all of them optional; unknown keys and values are ignored: category (title) · min_price, max_price in dollars,
-- inclusive · location (province code) · in_stock true · sustainable true · brand · hub (path) · specs, with a hub: an object
-- of English labels and the value each must have, up to eight · ids (up to 500) · locale fr searches the French texts, without
-- accents, instead of the English ones.
-- sort: featured (in the order of the catalogue) | price-low | price-high | rating | newest; ties as in featured.
-- after: the `next` of the page before. page_size: 1 to 100.
-- Returns { total, items, next, brands, price_max }: `total` counts all matches, `items` are material_cards, `brands` are
-- those of the category, `price_max` is the highest price of all. With a hub also `facets`: the specifications of its
-- materials to choose by, see private.hub_facets; they are the same whatever else is asked. Whatever is sent, the answer is
-- a page and never an error.
-- Runs as its owner: row security hides statistics from the planner, and only what is published is read.
create function public.search_materials(
  q text default '', filters jsonb default '{}', sort text default 'featured', after jsonb default null,
  page_size integer default 24)
returns jsonb language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  longest_term constant integer := 200;
  walked constant integer := 3000;
  size constant integer := least(greatest(coalesce(page_size, 24), 1), 100);
  asked constant jsonb := case when jsonb_typeof(filters) = 'object' then filters else '{}' end;
  french constant boolean := coalesce(asked ->> 'locale' = 'fr', false);
  term constant text := private.search_key(btrim(left(coalesce(q, ''), 1000), E' \t\n\r\f\x0b\u00a0\u202f\ufeff'));
  order_by constant text := case when sort in ('price-low', 'price-high', 'rating', 'newest') then sort else 'featured' end;
  sort_columns constant text := case order_by
    when 'newest' then '-id'
    when 'featured' then 'featured, id'
    when 'price-low' then 'price, featured, id'
    when 'price-high' then '-price, featured, id'
    else 'by_rating, featured, id' end;
  continued constant text := coalesce(private.materials_after(after, order_by), 'true');
  conditions text := private.material_conditions(asked);
  scope constant text := case when asked ->> 'category' <> '' then asked ->> 'category' end;
  total bigint;
  ids bigint[];
  next jsonb;
begin
  if length(term) > longest_term then
    conditions := 'false';
  elsif term <> '' then
    conditions := concat_ws(' and ', nullif(conditions, ''), format('%s like %L', case when french then 'fr' else 'en' end,
      private.like_pattern(case when french then private.fold(term) else term end)));
  end if;

  if term = '' and asked - array['category', 'brand', 'locale'] = '{}' then
    select coalesce(sum(n), 0) into total from private.material_counts as c
     where (scope is null or c.category = scope) and (coalesce(asked ->> 'brand', '') = '' or c.brand = asked ->> 'brand');
  else
    execute format('select count(*) from private.material_search where %s', coalesce(nullif(conditions, ''), 'true')) into total;
  end if;

  -- Where many match, the page is among the first rows of the order; else it is gathered from the few that do.
  if total > 0 then
    execute format(
      'select array_agg(id order by %1$s) from (
         select * from (select * from private.material_search where %2$s order by %1$s limit %3$s) as walked
          where %4$s order by %1$s limit %5$s) as page',
      sort_columns, continued, walked, coalesce(nullif(conditions, ''), 'true'), size + 1) into ids;
    if coalesce(cardinality(ids), 0) <= size then
      execute format(
        'select array_agg(id order by %1$s) from (
           select * from (select id, price, by_rating, featured from private.material_search where %2$s and %3$s offset 0) as found
            order by %1$s limit %4$s) as page',
        sort_columns, continued, coalesce(nullif(conditions, ''), 'true'), size + 1) into ids;
    end if;
  end if;
  if cardinality(ids) > size then
    select jsonb_build_object(
             'k', jsonb_build_array(case order_by when 'price-high' then -s.price when 'rating' then s.by_rating else s.price end, s.featured),
             'id', s.id)
      into next from private.material_search as s where s.id = ids[size];
  end if;

  return jsonb_build_object(
    'total', total,
    'items', private.material_cards(ids[1:size]),
    'next', next,
    'brands', (select coalesce(jsonb_agg(brand order by lower(brand), brand), '[]')
                 from (select distinct brand from private.material_counts where brand <> '' and (scope is null or category = scope)) as b),
    'price_max', (select max(price) from private.material_search))
    || case when asked ->> 'hub' <> '' then jsonb_build_object('facets', private.hub_facets(asked ->> 'hub')) else '{}' end;
end
$$;

revoke execute on function private.specs_condition(text, jsonb), private.material_conditions(jsonb),
  private.materials_after(jsonb, text)
  from public, anon, authenticated;
revoke execute on function public.search_materials(text, jsonb, text, jsonb, integer) from public, anon, authenticated;
grant execute on function public.search_materials(text, jsonb, text, jsonb, integer) to anon, authenticated, service_role;

-- schemas/materials/05_material_hubs.sql

-- What the pages of material categories and of one kind of materials say beyond the materials themselves.

-- How many professionals and materials each category has: [{ title, professionals, materials }] in the order of the
-- categories. Professionals are those of the trades that work with it. Reads the counters, not what they count.
create function public.category_counts() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
           'title', c.title,
           'professionals', (
             select coalesce(sum(s.n), 0) from public.category_trades as t join private.service_counts as s on s.category = t.trade
              where t.category_id = c.id),
           'materials', (select coalesce(sum(m.n), 0) from private.material_counts as m where m.category = c.title))
           order by c.created_at, c.id), '[]')
    from public.categories as c
$$;

-- The first materials of a hub page for search engines. `{site}` stands for the site's address in the language.
-- params: { path }. Null for a page without materials.
create function public.describe_material_hub(params jsonb, locale text default 'en') returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('jsonLd', jsonb_build_array(jsonb_build_object(
           '@type', 'ItemList',
           'itemListElement', jsonb_agg(jsonb_build_object(
             '@type', 'ListItem', 'position', listed.place,
             'item', jsonb_build_object(
               '@type', 'Product', '@id', '{site}/materials/' || m.id || '#product',
               'name', case when describe_material_hub.locale = 'fr' then coalesce(m.name_fr, m.name) else m.name end,
               'url', '{site}/materials/' || m.id,
               'category', m.category,
               'offers', jsonb_build_object(
                 '@type', 'Offer', 'url', '{site}/materials/' || m.id,
                 'price', to_char(m.price, 'FM9999990.00'), 'priceCurrency', 'CAD',
                 'availability', 'https://schema.org/' || case when m.in_stock then 'InStock' else 'OutOfStock' end)))
             order by listed.place))))
    from (select s.id, row_number() over (order by s.featured, s.id) as place
            from private.material_search as s
           where s.hubs @> array[params ->> 'path'] order by s.featured, s.id limit 12) as listed
    join public.materials as m on m.id = listed.id
  having count(*) > 0
$$;

revoke execute on function public.category_counts(), public.describe_material_hub(jsonb, text) from public, anon, authenticated;
grant execute on function public.category_counts(), public.describe_material_hub(jsonb, text) to anon, authenticated, service_role;

-- schemas/project-lists/01_project_lists.sql

-- What somebody wants to buy for a project: one list for each account, and lists of guests that are shared by a link. What
-- it costs is computed here as in the browser: goods, delivery and taxes by vendor, because each vendor writes an invoice.

create table public.project_lists (
  -- A guest's device makes it; an account has one list, whose id nobody needs to know.
  id uuid primary key default gen_random_uuid(),
  user_id uuid unique references auth.users (id) on delete cascade,
  -- Where everything is delivered to.
  province text check (province in ('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT')),
  postal_code text check (postal_code ~ '^[ABCEGHJ-NPRSTVXY][0-9][ABCEGHJ-NPRSTV-Z] [0-9][ABCEGHJ-NPRSTV-Z][0-9]$'),
  -- When the person said so, by the clock of the device.
  place_edited_at timestamptz not null default 'epoch',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index project_lists_guests_idx on public.project_lists (updated_at) where user_id is null;

create table private.project_list_secrets (
  list_id uuid primary key references public.project_lists (id) on delete cascade,
  -- sha256 of what lets a guest's device change the list; null for the list of an account.
  key_hash text,
  -- sha256 of the private link's token; null while the list is not shared.
  share_hash text unique
);

create table public.project_list_items (
  list_id uuid not null references public.project_lists (id) on delete cascade,
  -- Made by the device. Part of the key with the list, so that nobody can take the id of somebody else's entry.
  id uuid not null,
  -- A material's id, or 'deal:' and an offer's. No foreign key: what is gone stays on the list and is shown as gone.
  ref text not null check (ref ~ '^(\d{1,18}|deal:[0-9a-f-]{36})$'),
  quantity numeric(6, 2) not null check (quantity between 1 and 9999),
  room text not null default '' check (length(room) <= 60),
  note text not null default '' check (length(note) <= 500),
  -- As it was when it was put on the list.
  name text not null check (length(name) between 1 and 200),
  unit text not null default '' check (length(unit) <= 40),
  price_cents integer not null check (price_cents between 0 and 100000000),
  vendor_id uuid,
  vendor_name text check (length(vendor_name) <= 200),
  image text check (length(image) <= 60),
  final_sale boolean not null default false,
  -- Taken off. Kept for a while, so that other devices learn of it.
  removed boolean not null default false,
  added_at timestamptz not null,
  edited_at timestamptz not null,
  primary key (list_id, id)
);

alter table public.project_lists enable row level security;
alter table public.project_list_items enable row level security;
alter table private.project_list_secrets enable row level security;
create policy "own lists are readable" on public.project_lists for select to authenticated using (user_id = (select auth.uid()));
create policy "entries of own lists are readable" on public.project_list_items for select to authenticated
  using (list_id in (select id from public.project_lists where user_id = (select auth.uid())));
revoke all on public.project_lists, public.project_list_items, private.project_list_secrets from public, anon, authenticated;
grant select on public.project_lists, public.project_list_items to authenticated;
grant all on public.project_lists, public.project_list_items to service_role;

-- What is sold today of the things on a list. An offer that has ended is sold no longer.
create function private.sold_today(refs text[], locale text)
returns table (ref text, name text, unit text, price_cents bigint, vendor_id uuid, vendor_name text, image text, in_stock boolean,
               final_sale boolean)
language plpgsql stable set search_path = '' as $$
declare
  deals jsonb := '[]';
begin
  if array_to_string(refs, ' ') like '%deal:%' then
    deals := public.current_deals(locale => sold_today.locale);
  end if;
  return query
    select m.id::text, coalesce(case when sold_today.locale = 'fr' then m.name_fr end, m.name), m.unit,
           round(m.price::numeric * 100)::bigint, v.id, v.trade_name, m.image, m.in_stock, false
      from public.materials as m left join public.providers as v on v.id = m.vendor_id and v.status = 'approved'
     where m.published and m.id in (select wanted::bigint from unnest(refs) as wanted where wanted ~ '^\d{1,18}$')
    union all
    select 'deal:' || (d ->> 'id'), d ->> 'title', coalesce(d ->> 'unit', 'each'), round((d ->> 'sale_price')::numeric * 100)::bigint,
           v.id, v.trade_name, d ->> 'image', coalesce((d ->> 'stock')::integer, 1) > 0, coalesce(d ->> 'kind' = 'clearance', false)
      from jsonb_array_elements(deals) as d
      left join public.materials as m on m.id = (d ->> 'material_id')::bigint
      left join public.providers as v on v.id = coalesce((d ->> 'vendor_id')::uuid, m.vendor_id) and v.status = 'approved'
     where 'deal:' || (d ->> 'id') = any (refs);
end
$$;

-- The same for a page: [{ ref, name, unit, price_cents, vendor_id, vendor_name, image, in_stock, final_sale }]. What is
-- missing in the answer is sold no longer. At most 400 at once.
create function public.list_goods(refs text[], locale text default 'en') returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(g)), '[]') from private.sold_today(refs[1:400], locale) as g
$$;

-- What a vendor asks for bringing goods to a place. A zone of postal codes is narrower than a province, and a longer one
-- narrower than a shorter.
create function private.delivery_rule(vendor uuid, province text, postal_code text) returns public.delivery_rules
language sql stable set search_path = '' as $$
  select r from public.delivery_rules as r
   where r.vendor_id = vendor and (r.zone = delivery_rule.province or left(delivery_rule.postal_code, length(r.zone)) = r.zone)
   order by r.zone = delivery_rule.province, length(r.zone) desc limit 1
$$;

-- What lines cost, vendor by vendor in the order of the list: { vendors: [{ vendor_id, goods_cents, delivery_cents,
-- free_over_cents, min_order_cents, below_minimum, lead_days, tax: [{ kind, rate, cents }], total_cents }], goods_cents,
-- delivery_cents, tax, total_cents }. Each line is rounded half up to the cent; each tax once for each vendor, on goods and
-- delivery, by the province of delivery. delivery_cents is null where nobody knows what delivery costs; it counts as nothing.
-- lines: [{ vendor_id, price_cents, quantity }]
create function private.list_totals(lines jsonb, province text, postal_code text, on_date date) returns jsonb
language sql stable set search_path = '' as $$
  with line as (
    select nullif(l ->> 'vendor_id', '')::uuid as vendor_id, place,
           round((l ->> 'price_cents')::numeric * (l ->> 'quantity')::numeric)::bigint as cents
      from jsonb_array_elements(lines) with ordinality as given (l, place)
  ), goods as (
    select vendor_id, sum(cents)::bigint as cents, min(place) as place from line group by vendor_id
  ), priced as (
    select g.vendor_id, g.place, g.cents as goods_cents, r.free_over_cents, r.min_order_cents, r.lead_days,
           case when g.cents >= r.free_over_cents then 0 else r.flat_cents end as delivery_cents
      from goods as g left join lateral private.delivery_rule(g.vendor_id, list_totals.province, list_totals.postal_code) as r on true
  ), taxed as (
    select p.*, private.sales_tax(list_totals.province, on_date, p.goods_cents + coalesce(p.delivery_cents, 0)) as tax from priced as p
  ), invoice as (
    select t.*, t.goods_cents + coalesce(t.delivery_cents, 0)
                + (select coalesce(sum((x ->> 'cents')::bigint), 0) from jsonb_array_elements(t.tax) as x)::bigint as total_cents
      from taxed as t
  ), summed as (
    select x ->> 'kind' as kind, x -> 'rate' as rate, sum((x ->> 'cents')::bigint)::bigint as cents
      from invoice, jsonb_array_elements(invoice.tax) as x group by 1, 2
  )
  select jsonb_build_object(
    'vendors', coalesce(jsonb_agg(jsonb_build_object(
        'vendor_id', i.vendor_id, 'goods_cents', i.goods_cents, 'delivery_cents', i.delivery_cents,
        'free_over_cents', i.free_over_cents, 'min_order_cents', i.min_order_cents,
        'below_minimum', coalesce(i.goods_cents < i.min_order_cents, false), 'lead_days', i.lead_days, 'tax', i.tax,
        'total_cents', i.total_cents) order by i.place), '[]'),
    'goods_cents', coalesce(sum(i.goods_cents), 0), 'delivery_cents', coalesce(sum(i.delivery_cents), 0),
    'tax', (select coalesce(jsonb_agg(to_jsonb(s) order by s.kind in ('GST', 'HST') desc), '[]') from summed as s),
    'total_cents', coalesce(sum(i.total_cents), 0))
    from invoice as i
$$;

revoke execute on function private.sold_today(text[], text), public.list_goods(text[], text),
  private.delivery_rule(uuid, text, text), private.list_totals(jsonb, text, text, date) from public, anon, authenticated;
grant execute on function public.list_goods(text[], text) to anon, authenticated, service_role;

-- schemas/project-lists/02_sync_project_list.sql

-- How a list gets from a device to the database and back, and who may see it by a link.

create function private.ms(at timestamptz) returns bigint
language sql immutable set search_path = '' as $$ select round(extract(epoch from at) * 1000)::bigint $$;

-- A time by the clock of a device, in milliseconds; null for nothing. A clock that is ahead must not win over every later
-- change.
create function private.clean_moment(value text) returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  ms constant bigint := private.clean_number(value, 0, 99999999999999, 'items', 'A time');
begin
  return case when ms is not null then least(to_timestamp(ms / 1000.0), now()) end;
end
$$;

create function private.clean_province(value text) returns text
language sql immutable set search_path = '' as $$
  select value where value in ('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT')
$$;

create function private.clean_quantity(value text) returns numeric
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(value, '') !~ '^\d{1,4}(\.\d{1,2})?$' or value::numeric < 1 then
    perform private.refuse('quantity', 'A quantity is not a number from 1 to 9,999', 'Correct it and try again.');
  end if;
  return value::numeric;
end
$$;

create function private.clean_ref(value text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(value, '') !~ '^(\d{1,18}|deal:[0-9a-f-]{36})$' then
    perform private.refuse('items', 'An entry names nothing that is sold here', 'Remove it from the list and try again.');
  end if;
  return value;
end
$$;

-- One entry as the device sent it.
create function private.read_list_item(given jsonb, list uuid) returns public.project_list_items
language plpgsql stable set search_path = '' as $$
declare
  i public.project_list_items;
begin
  i.list_id := list;
  i.id := private.clean_uuid(given ->> 'id', 'items', 'The id of an entry');
  i.ref := private.clean_ref(given ->> 'ref');
  i.quantity := private.clean_quantity(given ->> 'quantity');
  i.room := coalesce(private.clean_text(given ->> 'room', 60, 'room', 'The name of a room'), '');
  i.note := coalesce(private.clean_text(given ->> 'note', 500, 'note', 'A note'), '');
  i.name := private.clean_text(given ->> 'name', 200, 'items', 'The name of an entry');
  i.unit := coalesce(private.clean_text(given ->> 'unit', 40, 'items', 'The unit of an entry'), '');
  i.price_cents := private.clean_number(given ->> 'price_cents', 0, 100000000, 'items', 'The price of an entry');
  i.vendor_id := case when given ->> 'vendor_id' <> '' then private.clean_uuid(given ->> 'vendor_id', 'items', 'The vendor of an entry') end;
  i.vendor_name := private.clean_text(given ->> 'vendor_name', 200, 'items', 'The vendor of an entry');
  i.image := private.clean_text(given ->> 'image', 60, 'items', 'The picture of an entry');
  i.final_sale := coalesce(given ->> 'final_sale' = 'true', false);
  i.removed := coalesce(given ->> 'removed' = 'true', false);
  i.edited_at := private.clean_moment(given ->> 'edited_at');
  i.added_at := coalesce(private.clean_moment(given ->> 'added_at'), i.edited_at);
  if i.name is null or i.price_cents is null or i.edited_at is null then
    perform private.refuse('items', 'An entry is incomplete', 'Remove it from the list and try again.');
  end if;
  return i;
end
$$;

create function private.list_item_json(i public.project_list_items) returns jsonb
language sql immutable set search_path = '' as $$
  select to_jsonb(i) - 'list_id' || jsonb_build_object('added_at', private.ms(i.added_at), 'edited_at', private.ms(i.edited_at))
$$;

-- A guest's list may be changed by whoever has its key. Raises PT409 for the wrong one.
create function private.check_list_key(list uuid, key text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not exists (select from private.project_list_secrets as s where s.list_id = list and s.key_hash = private.token_hash(key)) then
    raise exception using errcode = 'PT409', message = 'This list belongs to somebody else', hint = 'Reload the page and share your list again.';
  end if;
end
$$;

-- The list of the account, or the guest's list of this id and key; made when there is none. Locked until the call ends.
create function private.open_list(id uuid, key text) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  opened uuid;
begin
  if me is not null then
    insert into public.project_lists (user_id) values (me) on conflict (user_id) do nothing;
    select l.id into opened from public.project_lists as l where l.user_id = me for update;
    insert into private.project_list_secrets (list_id) values (opened) on conflict (list_id) do nothing;
    return opened;
  end if;
  if private.token_hash(key) is null then
    perform private.refuse('key', 'The key of the list is missing', 'Reload the page and try again.');
  end if;
  insert into public.project_lists (id) values (open_list.id) on conflict on constraint project_lists_pkey do nothing;
  if found then
    perform private.take_turn('list/' || coalesce(private.client_address(), 'guests'),
      case when private.client_address() is null then 300 else 20 end, interval '1 hour');
    insert into private.project_list_secrets (list_id, key_hash) values (open_list.id, private.token_hash(key));
    -- Nobody signs a guest's list off; it goes when nobody has changed it for half a year.
    delete from public.project_lists as l where l.user_id is null and l.updated_at < now() - interval '180 days';
  else
    perform private.check_list_key(open_list.id, key);
    perform from public.project_lists as l where l.id = open_list.id for update;
  end if;
  return open_list.id;
end
$$;

-- The link of a guest's list that has just joined the account's goes on working.
create function private.adopt_list(account_list uuid, guest_list uuid, key text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  link text;
begin
  select s.share_hash into link from private.project_list_secrets as s
   where s.list_id = guest_list and s.key_hash = private.token_hash(key) for update;
  if found then
    delete from public.project_lists as l where l.id = guest_list;
    update private.project_list_secrets as s set share_hash = coalesce(s.share_hash, link) where s.list_id = account_list;
  end if;
end
$$;

-- Joins the entries of a device with the stored ones; of an entry that both have, the later change counts. Returns all of
-- them: { id, items: [entry], place: { province, postal_code, edited_at }, shared }. Times are milliseconds. Sent again, it
-- changes nothing.
-- list: { items: [{ id, ref, quantity, room, note, name, unit, price_cents, vendor_id, vendor_name, image, final_sale, removed,
-- added_at, edited_at }], place?, id?, key?, joins?: { id, key } }; id and key are those of a guest's list, `joins` those of the
-- list that a guest had shared before signing in.
-- Raises PT422 with the field in detail, PT409 for somebody else's list, PT429 after too many new lists.
create function public.sync_project_list(list jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant integer := 400;
  given constant jsonb := case when jsonb_typeof(list -> 'items') = 'array' then list -> 'items' else '[]' end;
  place constant jsonb := list -> 'place';
  code constant text := private.clean_postal_code(place ->> 'postal_code');
  place_at constant timestamptz := private.clean_moment(place ->> 'edited_at');
  opened uuid;
begin
  if jsonb_array_length(given) > 2 * most then
    perform private.refuse('items', 'The list is too long', format('Remove some of its entries: it holds %s.', most));
  elsif place ->> 'province' <> '' and private.clean_province(place ->> 'province') is null then
    perform private.refuse('province', 'That is not a province or territory of Canada', 'Choose one of the list.');
  end if;
  opened := private.open_list(
    case when auth.uid() is null then private.clean_uuid(list ->> 'id', 'id', 'The id of the list') end, list ->> 'key');
  if auth.uid() is not null and list #>> '{joins,id}' <> '' then
    perform private.adopt_list(opened, private.clean_uuid(list #>> '{joins,id}', 'id', 'The id of the list'), list #>> '{joins,key}');
  end if;

  insert into public.project_list_items as known
  select distinct on (entry.id) entry.* from jsonb_array_elements(given) as e, private.read_list_item(e, opened) as entry
   order by entry.id, entry.edited_at desc
  on conflict on constraint project_list_items_pkey do update
     set ref = excluded.ref, quantity = excluded.quantity, room = excluded.room, note = excluded.note, name = excluded.name,
         unit = excluded.unit, price_cents = excluded.price_cents, vendor_id = excluded.vendor_id,
         vendor_name = excluded.vendor_name, image = excluded.image, final_sale = excluded.final_sale,
         removed = excluded.removed, edited_at = excluded.edited_at
   where excluded.edited_at > known.edited_at;
  if (select count(*) from public.project_list_items as i where i.list_id = opened and not i.removed) > most then
    perform private.refuse('items', 'The list is too long', format('Remove some of its entries: it holds %s.', most));
  end if;
  delete from public.project_list_items as i
   where i.list_id = opened and i.removed
     and i.id not in (select r.id from public.project_list_items as r where r.list_id = opened and r.removed
                         and r.edited_at > now() - interval '180 days' order by r.edited_at desc limit most);

  update public.project_lists as l
     set province = case when place_at > l.place_edited_at then coalesce(private.postal_province(code), private.clean_province(place ->> 'province')) else l.province end,
         postal_code = case when place_at > l.place_edited_at then code else l.postal_code end,
         place_edited_at = greatest(place_at, l.place_edited_at), updated_at = now()
   where l.id = opened;

  return (select jsonb_build_object(
      'id', l.id, 'shared', s.share_hash is not null,
      'place', jsonb_build_object('province', l.province, 'postal_code', l.postal_code, 'edited_at', private.ms(l.place_edited_at)),
      'items', (select coalesce(jsonb_agg(private.list_item_json(i) order by i.added_at, i.id), '[]')
                  from public.project_list_items as i where i.list_id = l.id))
    from public.project_lists as l join private.project_list_secrets as s on s.list_id = l.id where l.id = opened);
end
$$;

-- Lets whoever has the link see the list, under a token that the client made; null ends it, and a guest's list is then
-- forgotten. id and key are those of a guest's list; an account needs neither. Returns whether the list is shared.
create function public.share_project_list(token text default null, id uuid default null, key text default null) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  shared uuid;
begin
  if share_project_list.token is not null and private.token_hash(share_project_list.token) is null then
    perform private.refuse('token', 'That is no private link', 'Reload the page and share the list again.');
  end if;
  if auth.uid() is not null then
    select l.id into shared from public.project_lists as l where l.user_id = auth.uid();
  elsif exists (select from public.project_lists as l where l.id = share_project_list.id) then
    perform private.check_list_key(share_project_list.id, share_project_list.key);
    shared := share_project_list.id;
  end if;
  if share_project_list.token is null then
    delete from public.project_lists as l where l.id = shared and l.user_id is null;
    update private.project_list_secrets as s set share_hash = null where s.list_id = shared;
    return false;
  elsif shared is null then
    raise exception using errcode = 'PT404', message = 'There is no such list', hint = 'Store the list first.';
  elsif exists (select from private.project_list_secrets as s
                 where s.share_hash = private.token_hash(share_project_list.token) and s.list_id <> shared) then
    raise exception using errcode = 'PT409', message = 'This link belongs to another list', hint = 'Reload the page and share the list again.';
  end if;
  update private.project_list_secrets as s set share_hash = private.token_hash(share_project_list.token) where s.list_id = shared;
  return true;
end
$$;

-- The lines of a list as people see them: the same thing in the same room is one line with the larger quantity, every note
-- and the rest of the entry that was changed last.
create function private.list_lines(list uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(line.json order by line.added_at, line.id), '[]')
    from (
      select distinct on (i.ref, i.room) i.id, min(i.added_at) over same as added_at,
             private.list_item_json(i) || jsonb_build_object(
               'quantity', max(i.quantity) over same, 'added_at', private.ms(min(i.added_at) over same),
               'note', (select coalesce(string_agg(n.note, ' / ' order by n.place), '')
                          from (select o.note, min(o.added_at) as place from public.project_list_items as o
                                 where o.list_id = i.list_id and not o.removed and o.ref = i.ref and o.room = i.room and o.note <> ''
                                 group by o.note) as n)) as json
        from public.project_list_items as i where i.list_id = list and not i.removed
      window same as (partition by i.ref, i.room)
       order by i.ref, i.room, i.edited_at desc, i.id desc) as line
$$;

-- A list by its private link: { items, place: { province, area }, totals, updated_at }; null for a link that leads nowhere.
-- Of the postal code only the first half is told, which is all that delivery prices need.
create function public.shared_list(token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
      'items', shown.lines, 'place', jsonb_build_object('province', l.province, 'area', left(l.postal_code, 3)),
      'totals', private.list_totals(shown.lines, l.province, left(l.postal_code, 3), private.canada_today()), 'updated_at', l.updated_at)
    from private.project_list_secrets as s join public.project_lists as l on l.id = s.list_id
   cross join lateral private.list_lines(l.id) as shown (lines)
   where s.share_hash = private.token_hash(shared_list.token)
     and (l.user_id is not null or l.updated_at >= now() - interval '180 days')
$$;

revoke execute on function private.ms(timestamptz), private.clean_moment(text), private.clean_quantity(text), private.clean_ref(text),
  private.read_list_item(jsonb, uuid), private.list_item_json(public.project_list_items), private.check_list_key(uuid, text),
  private.open_list(uuid, text), private.adopt_list(uuid, uuid, text), public.sync_project_list(jsonb), private.clean_province(text),
  public.share_project_list(text, uuid, text), private.list_lines(uuid), public.shared_list(text) from public, anon, authenticated;
grant execute on function public.sync_project_list(jsonb), public.share_project_list(text, uuid, text), public.shared_list(text)
  to anon, authenticated, service_role;

-- schemas/project-lists/03_send_project_list.sql

-- A list becomes requests for quotes: one project for each vendor, made through submit_project. Nothing is paid.

-- The lines that go to one vendor, with today's names, checked against what is sold today.
create function private.read_sent_lines(given jsonb, vendor uuid, locale text, acknowledged boolean) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  lines jsonb;
  odd record;
begin
  if coalesce(jsonb_typeof(given), '') <> 'array' or jsonb_array_length(given) not between 1 and 200 then
    perform private.refuse('lines', 'A request has one to 200 lines', 'Change the list and send it again.');
  end if;
  for odd in
    select coalesce(s.name, e ->> 'name') as name, s.ref is null or s.vendor_id is distinct from vendor as gone,
           s.price_cents::text is distinct from e ->> 'price_cents' as repriced, s.final_sale
      from jsonb_array_elements(given) as e
      left join private.sold_today(array(select private.clean_ref(l ->> 'ref') from jsonb_array_elements(given) as l), locale) as s
        on s.ref = e ->> 'ref'
     where s.ref is null or s.vendor_id is distinct from vendor or s.price_cents::text is distinct from e ->> 'price_cents'
        or (s.final_sale and not acknowledged)
  loop
    if odd.gone then
      perform private.refuse('lines', format('%s is no longer sold by this vendor', coalesce(left(odd.name, 200), 'Something')),
        'Remove it from the list and send it again.');
    elsif odd.repriced then
      perform private.refuse('prices', format('The price of %s has changed', odd.name), 'Update the prices of the list and send it again.');
    end if;
    perform private.refuse('final_sale', format('%s is a final sale and cannot be returned', odd.name),
      'Confirm that you know this, or remove it from the list.');
  end loop;
  select jsonb_agg(jsonb_build_object(
           'ref', s.ref, 'name', s.name, 'unit', s.unit, 'quantity', q.quantity, 'price_cents', s.price_cents,
           'cents', round(s.price_cents * q.quantity)::bigint, 'vendor_id', vendor, 'final_sale', s.final_sale,
           'room', coalesce(private.clean_text(e ->> 'room', 60, 'room', 'The name of a room'), ''),
           'note', coalesce(private.clean_text(e ->> 'note', 500, 'note', 'A note'), '')) order by place)
    into lines
    from jsonb_array_elements(given) with ordinality as l (e, place)
    join private.sold_today(array(select x ->> 'ref' from jsonb_array_elements(given) as x), locale) as s on s.ref = e ->> 'ref'
   cross join lateral private.clean_quantity(e ->> 'quantity') as q (quantity);
  return lines;
end
$$;

-- The lines in words, for whoever reads a request without its details: "12 × Oak flooring (per box), Kitchen".
create function private.sent_lines_text(lines jsonb) returns text
language sql immutable set search_path = '' as $$
  select string_agg(concat_ws(', ', format('%s × %s (%s)', (l ->> 'quantity')::numeric, l ->> 'name', l ->> 'unit'),
                              nullif(l ->> 'room', ''), nullif(l ->> 'note', '')), E'\n' order by place)
    from jsonb_array_elements(lines) with ordinality as given (l, place)
$$;

-- Sends parts of a list to their vendors, all or none: { projects: [{ id, vendor_id, vendor, status }] }. A project that is
-- stored already by the same person is answered as it is, also when prices have moved on.
-- request: { postal_code, locale, note?, acknowledged?, contact?: { name, email, phone?, preferred },
-- vendors: [{ id, token?, vendor_id, lines: [{ ref, quantity, price_cents, name?, room?, note? }] }] }
-- Raises PT422 with the field in detail: `postal_code`, `vendors`, `lines`, `prices` when one is not today's, `final_sale` when
-- one is not acknowledged, and the fields of submit_project; PT409 for somebody else's id; PT429 as submit_project does.
create function public.send_list_to_vendors(request jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  code constant text := private.clean_postal_code(request ->> 'postal_code');
  french constant boolean := coalesce(request ->> 'locale' = 'fr', false);
  note constant text := private.clean_text(request ->> 'note', 2000, 'note', 'The note', true);
  part jsonb;
  project uuid;
  vendor uuid;
  lines jsonb;
  n bigint;
  sent jsonb := '[]';
begin
  if code is null then
    perform private.refuse('postal_code', 'A postal code is missing', 'Enter the postal code of the place of delivery.');
  elsif coalesce(jsonb_typeof(request -> 'vendors'), '') <> 'array' or jsonb_array_length(request -> 'vendors') not between 1 and 8 then
    perform private.refuse('vendors', 'A list goes to one to eight vendors at once', 'Choose some of them, and send the rest afterwards.');
  end if;
  for part in select p from jsonb_array_elements(request -> 'vendors') as p order by p ->> 'id' loop
    project := private.clean_uuid(part ->> 'id', 'id', 'The id of the request');
    vendor := private.clean_uuid(part ->> 'vendor_id', 'vendors', 'A vendor');
    if exists (select from public.projects as p where p.id = project) then
      if not private.is_requester(project, part ->> 'token') then
        raise exception using errcode = 'PT409', message = 'This id belongs to another request', hint = 'Reload the page and send it again.';
      end if;
    else
      lines := private.read_sent_lines(part -> 'lines', vendor, case when french then 'fr' else 'en' end,
                                       coalesce(request ->> 'acknowledged' = 'true', false));
      n := jsonb_array_length(lines);
      perform public.submit_project(jsonb_build_object(
        'id', project, 'token', part -> 'token', 'source', 'materials', 'provider_ids', jsonb_build_array(vendor),
        'service_name', case when french then format('Liste de matériaux (%s article%s)', n, case when n > 1 then 's' else '' end)
                             else format('Materials list (%s item%s)', n, case when n > 1 then 's' else '' end) end,
        'description', left(concat_ws(E'\n\n', note, private.sent_lines_text(lines)), 5000),
        'postal_code', code, 'locale', request -> 'locale', 'contact', request -> 'contact',
        'details', private.list_totals(lines, private.postal_province(code), code, private.canada_today())
                   || jsonb_build_object('lines', lines)));
    end if;
    if not exists (select from public.quote_requests as r where r.project_id = project and r.sent_at is not null) then
      perform private.refuse('email', 'An email address is missing', 'Say how the vendors can reach you.');
    end if;
    sent := sent || (select jsonb_build_object('id', project, 'vendor_id', r.provider_id, 'vendor', c.trade_name, 'status', r.status)
                       from public.quote_requests as r join public.providers as c on c.id = r.provider_id
                      where r.project_id = project limit 1);
  end loop;
  return jsonb_build_object('projects', sent);
end
$$;

revoke execute on function private.read_sent_lines(jsonb, uuid, text, boolean), private.sent_lines_text(jsonb),
  public.send_list_to_vendors(jsonb) from public, anon, authenticated;
grant execute on function public.send_list_to_vendors(jsonb) to anon, authenticated, service_role;

-- schemas/deals/01_deals.sql

-- Offers: three weekly deals, flash and daily ones, bundles, featured ones, the flyer and clearance. What recurs has no dates of
-- its own: it takes its turn by week or by day, so that an offer of the samples never runs out.

-- What the parts of a bundle cost one by one. parts: [{ name, name_fr, price, quantity, material_id }]
create function private.parts_total(parts jsonb) returns numeric
language sql immutable set search_path = '' as $$
  select sum((p ->> 'price')::numeric * (p ->> 'quantity')::integer) from jsonb_array_elements(parts) as p
$$;

create table public.deals (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('weekly', 'flash', 'daily', 'bundle', 'featured', 'clearance', 'flyer')),
  vendor_id uuid references public.providers (id) on delete set null,
  -- What is on offer, where it is one material of the catalogue.
  material_id bigint references public.materials (id) on delete set null,
  title text not null check (length(btrim(title)) between 2 and 160),
  title_fr text check (length(title_fr) <= 160),
  description text not null default '' check (length(description) <= 2000),
  description_fr text check (length(description_fr) <= 2000),
  -- Canadian dollars with cents, before tax.
  original_price double precision not null check (original_price <= 1000000 and original_price = round(original_price::numeric, 2)::double precision),
  sale_price double precision not null check (sale_price > 0 and sale_price < original_price and sale_price = round(sale_price::numeric, 2)::double precision),
  -- Whole percent, rounded down so that it never promises more than the prices do. Nobody can store another one.
  discount integer not null generated always as (floor((1 - sale_price::numeric / original_price::numeric) * 100)::integer) stored,
  -- What the prices are for, as materials.unit says it.
  unit text not null default 'each' check (length(unit) between 1 and 40),
  category text check (length(category) between 1 and 120),
  -- The name of a drawing.
  image text check (image ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(image) <= 60),
  rating double precision check (rating between 1 and 5),
  -- once: from starts_at until ends_at. week: Monday 9 AM to Monday 9 AM Eastern time. day: midnight to midnight Eastern time.
  -- stock: from starts_at until nothing is left.
  runs text not null check (runs in ('once', 'week', 'day', 'stock')),
  -- Which of the weeks or days in turn are its own: the offers of turn 0, then those of turn 1, up to turns - 1.
  turn smallint not null default 0,
  turns smallint not null default 1 check (turns between 1 and 52),
  starts_at timestamptz,
  ends_at timestamptz,
  -- Pieces left; null where nobody counts.
  stock integer check (stock >= 0),
  -- Pieces of the offer altogether and those that are sold, where the offer is limited.
  total_stock integer check (total_stock > 0),
  sold_count integer not null default 0 check (sold_count >= 0),
  condition text check (condition in ('New', 'Display Model')),
  reason text check (reason in ('Discontinued', 'Floor Model', 'Overstock', 'Previous Season')),
  parts jsonb not null default '[]' check (jsonb_typeof(parts) = 'array'),
  -- How it is known that the regular price was really asked. The Competition Act leaves the proof to the seller.
  regular_price_evidence text check (length(regular_price_evidence) <= 500),
  regular_price_evidence_fr text check (length(regular_price_evidence_fr) <= 500),
  published boolean not null default false,
  -- An invented offer of the seed; pages say so.
  sample boolean not null default false,
  created_at timestamptz not null default now(),
  constraint deals_need_evidence check (not published or coalesce(length(btrim(regular_price_evidence)), 0) >= 20),
  constraint deals_most_discount check (discount between 1 and case when kind = 'weekly' then 40 else 70 end),
  constraint deals_have_times check (runs <> 'once' or (starts_at is not null and ends_at is not null and ends_at > starts_at)),
  constraint deals_take_turns check (turn >= 0 and turn < turns),
  constraint deals_count_stock check (sold_count <= coalesce(total_stock, sold_count) and (stock is null or total_stock is null or stock = total_stock - sold_count)),
  constraint deals_describe_clearance check (
    kind <> 'clearance' or (condition is not null and reason is not null and stock is not null and coalesce(category, '') in ('Flooring', 'Kitchen', 'Paint', 'Lighting'))),
  constraint deals_sum_bundle check (kind <> 'bundle' or private.parts_total(parts) is not distinct from original_price::numeric)
);
create index deals_kind_idx on public.deals (kind) where published;
create index deals_vendor_idx on public.deals (vendor_id);
create index deals_material_idx on public.deals (material_id);

-- On how many of the last days the material cost at least so much.
create function private.days_asked(material bigint, price double precision, days integer default 180) returns integer
language sql stable set search_path = '' as $$
  select round(coalesce(sum(extract(epoch from least(c.until_at, now()) - greatest(c.from_at, now() - days * interval '1 day'))), 0) / 86400)::integer
    from (select h.price, h.from_at, lead(h.from_at, 1, now()) over (order by h.from_at) as until_at from private.price_changes(material) as h) as c
   where c.price >= days_asked.price and c.until_at > now() - days * interval '1 day'
$$;

-- A regular price that the catalogue's own history contradicts is none. The rule is the time test of the Competition Act,
-- 74.01(3), as the Competition Bureau reads it: the price was asked on more than half of the last six months.
create function private.check_regular_price() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.published and new.material_id is not null and private.days_asked(new.material_id, new.original_price) <= 90 then
    perform private.refuse('original_price', 'The regular price was not asked on more than half of the last 180 days',
      'Use the price that was asked most of that time.');
  end if;
  return new;
end
$$;
create trigger check_regular_price before insert or update of published, original_price, material_id on public.deals
  for each row execute function private.check_regular_price();

alter table public.deals enable row level security;
create policy "published deals are public once they start" on public.deals for select to anon, authenticated
  using (published and (runs <> 'once' or starts_at <= now()));
revoke all on public.deals from public, anon, authenticated;
grant select on public.deals to anon, authenticated;
grant all on public.deals to service_role;
revoke execute on function private.parts_total(jsonb), private.days_asked(bigint, double precision, integer), private.check_regular_price()
  from public, anon, authenticated;
grant execute on function private.parts_total(jsonb) to service_role;

-- schemas/deals/02_current_deals.sql

-- Which offers count when. The clock on the wall in Toronto decides, so a week is an hour longer or shorter when the clocks
-- change, and still begins and ends on a Monday at 9 AM.

-- The Monday of the week of offers that runs at a time.
create function private.offer_week(at timestamptz) returns date
language sql stable set search_path = '' as $$
  select date_trunc('week', (at at time zone 'America/Toronto') - interval '9 hours')::date
$$;

create function private.offer_week_start(week date) returns timestamptz
language sql stable set search_path = '' as $$ select (week + time '09:00') at time zone 'America/Toronto' $$;

-- Whose turn it is after so many weeks or days; also before the first.
create function private.turn_after(periods integer, turns integer) returns integer
language sql immutable set search_path = '' as $$ select ((periods % turns) + turns) % turns $$;

-- From when to when the offer counts; no row when it does not count at that time. No end: while stock lasts.
create function private.offer_times(d public.deals, at timestamptz) returns table (from_at timestamptz, until_at timestamptz)
language sql stable set search_path = '' as $$
  -- 5 January 2026 is a Monday.
  select case d.runs when 'week' then private.offer_week_start(c.week)
                     when 'day' then c.day::timestamp at time zone 'America/Toronto'
                     else d.starts_at end,
         case d.runs when 'week' then private.offer_week_start(c.week + 7)
                     when 'day' then (c.day + 1)::timestamp at time zone 'America/Toronto'
                     when 'once' then d.ends_at end
    from (select private.offer_week(at) as week, (at at time zone 'America/Toronto')::date as day) as c
   where case d.runs when 'week' then d.turn = private.turn_after((c.week - date '2026-01-05') / 7, d.turns)
                     when 'day' then d.turn = private.turn_after(c.day - date '2026-01-05', d.turns)
                     when 'once' then d.starts_at <= at and at < d.ends_at
                     else coalesce(d.starts_at <= at, true) end
$$;

-- What pages show of an offer, its texts in the language asked for. ends_in_ms tells a browser with a wrong clock how much
-- time is left.
create function private.deal_card(d public.deals, from_at timestamptz, until_at timestamptz, locale text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', d.id, 'kind', d.kind,
    'title', case when deal_card.locale = 'fr' then coalesce(d.title_fr, d.title) else d.title end,
    'description', case when deal_card.locale = 'fr' then coalesce(d.description_fr, d.description) else d.description end,
    'original_price', d.original_price, 'sale_price', d.sale_price, 'discount', d.discount, 'unit', d.unit,
    'starts_at', deal_card.from_at, 'ends_at', deal_card.until_at,
    'ends_in_ms', round(extract(epoch from deal_card.until_at - now()) * 1000),
    'stock', coalesce(d.stock, d.total_stock - d.sold_count), 'total_stock', d.total_stock, 'sold_count', d.sold_count,
    'condition', d.condition, 'reason', d.reason, 'category', d.category, 'image', d.image, 'rating', d.rating,
    'material_id', d.material_id,
    'vendor_id', v.id, 'vendor_name', v.trade_name,
    'parts', (
      select coalesce(jsonb_agg(jsonb_build_object(
               'name', case when deal_card.locale = 'fr' then coalesce(p ->> 'name_fr', p ->> 'name') else p ->> 'name' end,
               'price', p -> 'price', 'quantity', p -> 'quantity', 'material_id', p -> 'material_id') order by place), '[]')
        from jsonb_array_elements(d.parts) with ordinality as part (p, place)),
    'evidence', case when deal_card.locale = 'fr' then coalesce(d.regular_price_evidence_fr, d.regular_price_evidence) else d.regular_price_evidence end,
    'sample', d.sample)
    from (select) as one
    left join public.providers as v on v.id = d.vendor_id and v.status = 'approved'
$$;

-- A time that callers may ask for: within a year from now; anything else means now.
create function private.offer_moment(at timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select case when at between now() - interval '1 year' and now() + interval '1 year' then at else now() end
$$;

-- The offers that count at a time, of one kind or of several in a list like 'flash,daily', all without it. The largest
-- discount first; never more than three weekly deals. Runs as its owner: only what is published is read.
create function public.current_deals(kind text default null, at timestamptz default now(), locale text default 'en') returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.deal_card(o.d, o.from_at, o.until_at, current_deals.locale)
                            order by o.discount desc, o.id), '[]')
    from (select d, d.id, d.kind, d.discount, t.from_at, t.until_at,
                 row_number() over (partition by d.kind order by d.discount desc, d.id) as place
            from public.deals as d, private.offer_times(d, private.offer_moment(current_deals.at)) as t
           where d.published
             and (d.runs <> 'once' or d.starts_at <= now())
             and (current_deals.kind is null or d.kind = any (string_to_array(current_deals.kind, ',')))) as o
   where o.kind <> 'weekly' or o.place <= 3
$$;

-- The flyer of a week, named by any of its days: { week, starts_at, ends_at, ends_in_ms, ended, previous, next,
-- categories: [{ category, items }] }. Without a week, or one that has not begun, it is the running one; one more than twelve
-- weeks ago is the oldest that is kept. previous and next are Mondays, null where there is none.
create function public.flyer_week(week date default null, locale text default 'en') returns jsonb
language sql stable security definer set search_path = '' as $$
  with running as (
    select private.offer_week(now()) as week
  ), wanted as (
    select running.week as running,
           case when isfinite(flyer_week.week)
                then date_trunc('week', least(greatest(flyer_week.week, running.week - 84), running.week)::timestamp)::date
                else running.week end as week
      from running
  ), times as (
    select w.week, w.running, private.offer_week_start(w.week) as starts_at, private.offer_week_start(w.week + 7) as ends_at from wanted as w
  ), item as (
    select d.category, d.discount, d.id, private.deal_card(d, t.from_at, t.until_at, flyer_week.locale) as card
      from times, public.deals as d, private.offer_times(d, times.starts_at) as t
     where d.kind = 'flyer' and d.published and (d.runs <> 'once' or d.starts_at <= now())
  )
  select jsonb_build_object(
    'week', t.week, 'starts_at', t.starts_at, 'ends_at', t.ends_at,
    'ends_in_ms', round(extract(epoch from t.ends_at - now()) * 1000),
    'ended', t.ends_at <= now(),
    'previous', case when t.week > t.running - 84 then t.week - 7 end,
    'next', case when t.week < t.running then t.week + 7 end,
    'categories', (
      select coalesce(jsonb_agg(jsonb_build_object('category', g.category, 'items', g.items) order by g.category), '[]')
        from (select i.category, jsonb_agg(i.card order by i.discount desc, i.id) as items from item as i group by i.category) as g))
    from times as t
$$;

revoke execute on function private.offer_week(timestamptz), private.offer_week_start(date), private.turn_after(integer, integer),
  private.offer_times(public.deals, timestamptz), private.deal_card(public.deals, timestamptz, timestamptz, text),
  private.offer_moment(timestamptz), public.current_deals(text, timestamptz, text), public.flyer_week(date, text)
  from public, anon, authenticated;
grant execute on function public.current_deals(text, timestamptz, text), public.flyer_week(date, text) to anon, authenticated, service_role;

-- schemas/deals/03_deal_page.sql

-- What the page of one offer reads, and what search engines are told about it.

-- Everything the page of one offer shows: { deal: a card, is_on, low_90_days, days_asked, related: cards of the same kind }.
-- An offer that does not count now has no times. low_90_days and days_asked (of the last 180) come from the price history of
-- the material; null without one. Null when nobody has the id.
create function public.deal_page(id uuid, locale text default 'en') returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'deal', private.deal_card(d, t.from_at, t.until_at, deal_page.locale),
    'is_on', t.is_on is not null,
    'low_90_days', private.low_90_days(d.material_id),
    'days_asked', case when d.material_id is not null then private.days_asked(d.material_id, d.original_price) end,
    'related', (
      select coalesce(jsonb_agg(r.card order by r.place), '[]')
        from (select card, place from jsonb_array_elements(public.current_deals(d.kind, locale => deal_page.locale)) with ordinality as c (card, place)
               where card ->> 'id' <> d.id::text order by place limit 3) as r))
    from public.deals as d
    left join lateral (select true as is_on, x.from_at, x.until_at from private.offer_times(d, now()) as x) as t on true
   where d.id = deal_page.id and d.published and (d.runs <> 'once' or d.starts_at <= now())
$$;

-- Title, description and structured data of /deals/:id. `{site}` stands for the site's address in the language.
-- params: { id }. Null when nobody has the id. Ratings are samples or imported and stay out of it.
create function public.describe_deal(params jsonb, locale text default 'en') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted constant text := lower(params ->> 'id');
  page constant text := '{site}/deals/' || wanted;
  found jsonb;
  deal jsonb;
begin
  if coalesce(wanted, '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return null;
  end if;
  found := public.deal_page(wanted::uuid, describe_deal.locale);
  deal := found -> 'deal';
  if deal is null then
    return null;
  end if;
  return jsonb_build_object(
    'title', deal ->> 'title',
    'description', deal ->> 'description',
    'jsonLd', jsonb_build_array(jsonb_strip_nulls(jsonb_build_object(
      '@type', 'Product',
      '@id', page || '#product',
      'name', deal ->> 'title',
      'url', page,
      'description', deal ->> 'description',
      'category', deal ->> 'category',
      'offers', jsonb_build_object(
        '@type', 'Offer',
        'url', page,
        'price', to_char((deal ->> 'sale_price')::numeric, 'FM9999990.00'),
        'priceCurrency', 'CAD',
        'priceValidUntil', left(deal ->> 'ends_at', 10),
        'availability', 'https://schema.org/' || case when not (found ->> 'is_on')::boolean then 'Discontinued'
                                                      when (deal ->> 'stock')::integer = 0 then 'OutOfStock'
                                                      else 'InStock' end,
        'itemCondition', 'https://schema.org/' || case when deal ->> 'condition' = 'Display Model' then 'UsedCondition' else 'NewCondition' end,
        'areaServed', 'CA',
        'seller', case when deal ->> 'vendor_name' is not null
                       then jsonb_build_object('@type', 'Organization', 'name', deal ->> 'vendor_name') end)))));
end
$$;

revoke execute on function public.deal_page(uuid, text), public.describe_deal(jsonb, text) from public, anon, authenticated;
grant execute on function public.deal_page(uuid, text), public.describe_deal(jsonb, text) to anon, authenticated, service_role;

-- schemas/forms/01_forms.sql

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
  created_at timestamptz not null default now()
);

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
  moved_at timestamptz not null default now()
);
create index applications_user_idx on public.applications (user_id);

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
  created_at timestamptz not null default now()
);

-- 'C-7F3K92QD': a letter for the kind and eight characters that are hard to mistake, always the same for one id, so that a
-- repeated submission hears the number it already has.
create function private.reference(letter text, id uuid) returns text
language sql immutable strict set search_path = '' as $$
  select letter || '-' || string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', get_byte(hash, place) % 32 + 1, 1), '' order by place)
    from (select sha256(convert_to(id::text, 'UTF8')) as hash) as hashed, generate_series(0, 7) as place
$$;

-- Refuses what no person sends: a filled trap field, which people never see, an answer quicker than reading, too many from
-- one place.
create function private.check_sender(form text, given jsonb) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if coalesce(given ->> 'trap', '') <> '' then
    perform private.refuse(null, 'This form was filled in by a program', 'If you are a person, reload the page and type your answers.');
  elsif coalesce(private.clean_number(given ->> 'seconds', 0, 1000000000, null, 'The time on the form'), 0) < 3 then
    perform private.refuse(null, 'This was sent faster than a person can type', 'Wait a few seconds and send it again.');
  end if;
  perform private.take_turn(form || '/' || coalesce(auth.uid()::text, private.client_address(), 'everybody'),
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

-- message: { id, first_name, last_name, email, phone?, subject, message, locale, seconds, trap? }. Returns { reference }.
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
  perform private.check_sender('contact', message);
  insert into public.contact_messages (id, reference, first_name, last_name, email, phone, subject, message, locale)
  values (m.id, private.reference('C', m.id), m.first_name, m.last_name, m.email, m.phone, m.subject, m.message, m.locale)
  on conflict on constraint contact_messages_pkey do nothing;
  perform private.enqueue_mail('contact_received/' || m.id, 'contact_received', m.email, m.locale,
    jsonb_build_object('reference', private.reference('C', m.id)));
  return jsonb_build_object('reference', private.reference('C', m.id));
end
$$;

-- application: { id, kind, plan?, company, contact_name, email, phone?, website?, city?, province?, speciality?, message?,
-- locale, seconds, trap? }. Returns { reference, status }. Like send_contact_message otherwise.
create function public.submit_application(application jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  a public.applications;
begin
  a.id := private.clean_uuid(application ->> 'id', 'id', 'The id of the application');
  select * into a from public.applications as known where known.id = a.id;
  if found then
    return jsonb_build_object('reference', a.reference, 'status', a.status);
  end if;
  a.id := (application ->> 'id')::uuid;
  a.kind := coalesce(application ->> 'kind', '');
  a.plan := nullif(application ->> 'plan', '');
  a.company := private.needed(private.clean_text(application ->> 'company', 120, 'company', 'The company'), 'company', 'The company');
  a.contact_name := private.needed(private.clean_text(application ->> 'contact_name', 120, 'contact_name', 'The name'), 'contact_name', 'The name');
  a.email := private.clean_email(application ->> 'email');
  a.phone := private.clean_phone(application ->> 'phone');
  a.website := private.clean_text(application ->> 'website', 200, 'website', 'The website');
  a.city := private.clean_text(application ->> 'city', 80, 'city', 'The city');
  a.province := nullif(application ->> 'province', '');
  a.speciality := private.clean_text(application ->> 'speciality', 200, 'speciality', 'The speciality');
  a.message := private.clean_text(application ->> 'message', 5000, 'message', 'The message', true);
  a.locale := case when application ->> 'locale' = 'fr' then 'fr' else 'en' end;
  if a.kind not in ('contractor', 'builder', 'designer', 'vendor', 'manufacturer', 'real_estate', 'partner') then
    perform private.refuse('kind', 'It is not said what kind of company applies', 'Choose one of the kinds.');
  elsif a.plan not in ('starter', 'pro', 'elite') then
    perform private.refuse('plan', 'That is not one of the plans', 'Choose Starter, Pro or Elite.');
  elsif a.province not in ('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT') then
    perform private.refuse('province', 'That is not a province or territory', 'Choose one from the list.');
  elsif a.website !~* '^(https?://)?[^\s/@]+\.[^\s/@]+(/\S*)?$' then
    perform private.refuse('website', 'That is not a web address', 'Write it like www.example.com.');
  end if;
  perform private.check_sender('application', application);
  insert into public.applications (id, reference, user_id, kind, plan, company, contact_name, email, phone, website, city, province,
                                   speciality, message, locale)
  values (a.id, private.reference('A', a.id), auth.uid(), a.kind, a.plan, a.company, a.contact_name, a.email, a.phone, a.website,
          a.city, a.province, a.speciality, a.message, a.locale)
  on conflict on constraint applications_pkey do nothing;
  perform private.enqueue_mail('application_received/' || a.id, 'application_received', a.email, a.locale,
    jsonb_build_object('reference', private.reference('A', a.id)));
  return jsonb_build_object('reference', private.reference('A', a.id), 'status', 'submitted');
end
$$;

-- Where an application stands, for whoever knows its reference and address: { status, kind, company, created_at, moved_at },
-- or null. Twenty questions an hour, because a reference can be guessed at.
create function public.application_status(reference text, email text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.take_turn('application_status/' || coalesce(private.client_address(), 'everybody'),
    case when private.client_address() is null then 500 else 20 end, interval '1 hour');
  return (select jsonb_build_object('status', a.status, 'kind', a.kind, 'company', a.company, 'created_at', a.created_at, 'moved_at', a.moved_at)
            from public.applications as a
           where a.reference = upper(btrim(application_status.reference)) and a.email = lower(btrim(application_status.email)));
end
$$;

-- Moves an application one step on and tells the applicant. Staff only.
create function public.move_application(id uuid, to_status text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  from_status text;
  moved public.applications;
begin
  if not private.is_staff('{support,moderator,admin}') then
    raise exception using errcode = 'PT403', message = 'Only staff moves an application', hint = 'Ask support for help.';
  end if;
  select a.status into from_status from public.applications as a where a.id = move_application.id for update;
  if from_status = to_status then
    return jsonb_build_object('status', to_status);
  elsif (from_status, to_status) not in (('submitted', 'in_review'), ('in_review', 'onboarding'), ('onboarding', 'live'),
                                         ('submitted', 'declined'), ('in_review', 'declined'), ('onboarding', 'declined')) then
    raise exception using errcode = 'PT409', message = format('An application cannot move from %s to %s', from_status, to_status),
      hint = 'Reload the list and choose the next step.';
  elsif from_status is null then
    raise exception using errcode = 'PT404', message = 'There is no such application', hint = 'Reload the list.';
  end if;
  update public.applications as a set status = to_status, moved_at = now() where a.id = move_application.id returning * into moved;
  perform private.enqueue_mail(format('application_moved/%s/%s', moved.id, to_status), 'application_moved', moved.email, moved.locale,
    jsonb_build_object('reference', moved.reference, 'company', moved.company, 'status', to_status));
  return jsonb_build_object('status', to_status);
end
$$;

-- demo: { id, topic, name, company?, email, phone?, preferred_on?, message?, locale, seconds, trap? }. Returns { reference }.
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
  perform private.check_sender('demo', demo);
  insert into public.demo_requests (id, reference, topic, name, company, email, phone, preferred_on, message, locale)
  values (d.id, private.reference('D', d.id), d.topic, d.name, d.company, d.email, d.phone, d.preferred_on, d.message, d.locale)
  on conflict on constraint demo_requests_pkey do nothing;
  perform private.enqueue_mail('demo_received/' || d.id, 'demo_received', d.email, d.locale,
    jsonb_build_object('reference', private.reference('D', d.id)));
  return jsonb_build_object('reference', private.reference('D', d.id));
end
$$;

alter table public.contact_messages enable row level security;
alter table public.applications enable row level security;
alter table public.demo_requests enable row level security;
create policy "staff reads messages" on public.contact_messages for select to authenticated using ((select private.is_staff('{support,admin}')));
create policy "applicants and staff read applications" on public.applications for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff('{support,moderator,admin}')));
create policy "staff reads demo requests" on public.demo_requests for select to authenticated using ((select private.is_staff('{support,admin}')));
revoke all on public.contact_messages, public.applications, public.demo_requests from public, anon, authenticated;
grant select on public.contact_messages, public.applications, public.demo_requests to authenticated;
grant all on public.contact_messages, public.applications, public.demo_requests to service_role;

revoke execute on function private.reference(text, uuid), private.check_sender(text, jsonb), private.needed(text, text, text),
  public.send_contact_message(jsonb), public.submit_application(jsonb), public.application_status(text, text),
  public.move_application(uuid, text), public.request_demo(jsonb) from public, anon, authenticated;
grant execute on function public.send_contact_message(jsonb), public.submit_application(jsonb), public.application_status(text, text),
  public.request_demo(jsonb) to anon, authenticated, service_role;
grant execute on function public.move_application(uuid, text) to authenticated, service_role;

-- schemas/forms/02_newsletter.sql

-- Newsletters with consent that can be proven (Canada's Anti-Spam Legislation): the sentence somebody agreed to, when and in
-- which language; an address counts only after the link in its mailbox was opened; one link ends it, without an account.

create table public.consent_texts (
  id text primary key check (id ~ '^[a-z]+(-[a-z0-9]+)*$'),
  locale text not null check (locale in ('en', 'fr')),
  body text not null,
  in_force_from timestamptz not null
);

insert into public.consent_texts (id, locale, body, in_force_from) values
  ('newsletter-en-1', 'en', 'Yes, email me this newsletter. I can unsubscribe at any time with one click.', '2026-11-20'),
  ('newsletter-fr-1', 'fr', 'Oui, envoyez-moi cette infolettre par courriel. Je peux me désabonner en tout temps, en un clic.', '2026-11-20');

create table public.newsletter_subscriptions (
  email text not null,
  list text not null check (list in ('weekly_deals', 'flyer', 'deals', 'blog')),
  locale text not null check (locale in ('en', 'fr')),
  consent_text_id text not null references public.consent_texts (id),
  consented_at timestamptz not null default now(),
  -- Where the box was checked, such as /weekly-deals.
  source text not null,
  -- Of the link that was mailed last; null once it was used.
  confirm_hash text unique,
  confirm_sent_at timestamptz,
  confirmed_at timestamptz,
  -- Of the link in every newsletter. The link itself is made from the row's key, so that it can be mailed again and again.
  unsubscribe_key uuid not null default gen_random_uuid() unique,
  unsubscribed_at timestamptz,
  primary key (email, list)
);

create function private.new_token() returns text
language sql volatile set search_path = '' as $$
  select translate(rtrim(encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'base64'), '='), '+/', '-_')
$$;

-- Asks an address to confirm. The answer is the same whether it is known, confirmed, waiting or new: { sent: true }.
-- Nothing is mailed to one that is confirmed already, nor twice within ten minutes.
-- Raises PT422 with the field in detail (email, list, consent), PT429.
create function public.subscribe_newsletter(email text, list text, locale text, consent_text_id text, source text default '/')
returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  address constant text := private.clean_email(subscribe_newsletter.email);
  language constant text := case when subscribe_newsletter.locale = 'fr' then 'fr' else 'en' end;
  token constant text := private.new_token();
  is_due boolean;
begin
  if subscribe_newsletter.list not in ('weekly_deals', 'flyer', 'deals', 'blog') or subscribe_newsletter.list is null then
    perform private.refuse('list', 'There is no such newsletter', 'Reload the page and try again.');
  elsif not exists (select from public.consent_texts as t where t.id = subscribe_newsletter.consent_text_id and t.in_force_from <= now()) then
    perform private.refuse('consent', 'The consent is missing', 'Check the box to agree to receive the newsletter.');
  end if;
  perform private.take_turn('newsletter/' || coalesce(private.client_address(), 'everybody'),
    case when private.client_address() is null then 500 else 10 end, interval '1 hour');

  insert into public.newsletter_subscriptions as known (email, list, locale, consent_text_id, source, confirm_hash, confirm_sent_at)
  values (address, subscribe_newsletter.list, language, subscribe_newsletter.consent_text_id,
          left(coalesce(private.clean_text(subscribe_newsletter.source, 200, 'source', 'The source'), '/'), 200),
          private.token_hash(token), now())
  on conflict on constraint newsletter_subscriptions_pkey do update
     set locale = excluded.locale, consent_text_id = excluded.consent_text_id, consented_at = now(), source = excluded.source,
         confirm_hash = excluded.confirm_hash, confirm_sent_at = excluded.confirm_sent_at
   where (known.confirmed_at is null or known.unsubscribed_at is not null)
     and (known.confirm_sent_at is null or known.confirm_sent_at < now() - interval '10 minutes');
  is_due := found;
  if is_due then
    perform private.enqueue_mail('newsletter_confirm/' || private.token_hash(token), 'newsletter_confirm', address, language,
      jsonb_build_object('link', '/confirm-newsletter/' || token));
  end if;
  return jsonb_build_object('sent', true);
end
$$;

-- Opens the link of the mail: { list, status: 'confirmed' }, or null for a link that is unknown, used or older than 7 days.
create function public.confirm_newsletter(token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  s public.newsletter_subscriptions;
begin
  update public.newsletter_subscriptions as known
     set confirmed_at = now(), unsubscribed_at = null, confirm_hash = null
   where known.confirm_hash = private.token_hash(confirm_newsletter.token) and known.confirm_sent_at > now() - interval '7 days'
  returning * into s;
  if not found then
    return null;
  end if;
  perform private.enqueue_mail('newsletter_welcome/' || encode(sha256(convert_to(s.unsubscribe_key || '/' || s.confirmed_at, 'UTF8')), 'hex'),
    'newsletter_welcome', s.email, s.locale, jsonb_build_object('unsubscribe_link', '/unsubscribe/' || s.unsubscribe_key));
  return jsonb_build_object('list', s.list, 'status', 'confirmed');
end
$$;

-- Ends a subscription by the link of any of its newsletters: { list, status: 'unsubscribed' }; again is the same answer.
-- Null for a link that is unknown.
create function public.unsubscribe_newsletter(token text) returns jsonb
language sql volatile security definer set search_path = '' as $$
  update public.newsletter_subscriptions as known
     set unsubscribed_at = coalesce(known.unsubscribed_at, now()), confirm_hash = null
   where known.unsubscribe_key::text = lower(btrim(unsubscribe_newsletter.token))
  returning jsonb_build_object('list', known.list, 'status', 'unsubscribed')
$$;

alter table public.consent_texts enable row level security;
alter table public.newsletter_subscriptions enable row level security;
create policy "consent texts are public" on public.consent_texts for select to anon, authenticated using (true);
revoke all on public.consent_texts, public.newsletter_subscriptions from public, anon, authenticated;
grant select on public.consent_texts to anon, authenticated;
grant all on public.consent_texts, public.newsletter_subscriptions to service_role;

revoke execute on function private.new_token(), public.subscribe_newsletter(text, text, text, text, text), public.confirm_newsletter(text),
  public.unsubscribe_newsletter(text) from public, anon, authenticated;
grant execute on function public.subscribe_newsletter(text, text, text, text, text), public.confirm_newsletter(text),
  public.unsubscribe_newsletter(text) to anon, authenticated, service_role;

-- schemas/reporting/01_provider_stats.sql

-- What a company learns about its listing: how often its profile is looked at and its buttons are used, one row a day, and
-- what became of the requests it got. Requests are not counted here: they are read from where they stand, so no counter can
-- drift from them.

create table public.provider_daily_stats (
  provider_id uuid not null references public.providers (id) on delete cascade,
  -- In Eastern time, as everything the product does by day.
  day date not null,
  profile_views integer not null default 0 check (profile_views >= 0),
  quote_clicks integer not null default 0 check (quote_clicks >= 0),
  call_clicks integer not null default 0 check (call_clicks >= 0),
  primary key (provider_id, day)
);
alter table public.provider_daily_stats enable row level security;
create policy "own figures are readable" on public.provider_daily_stats for select to authenticated
  using (provider_id in (select private.my_providers()) or (select private.is_staff()));
revoke all on public.provider_daily_stats from public, anon, authenticated;
grant select on public.provider_daily_stats to authenticated;
grant all on public.provider_daily_stats to service_role;

create function private.eastern_day(at timestamptz) returns date
language sql stable set search_path = '' as $$
  select (at at time zone 'America/Toronto')::date
$$;

-- Counts that somebody looked at a profile ('view') or used its buttons ('quote', 'call'). Returns whether it counted: a
-- company's own people never count, and nobody counts more often than a few times an hour for one company. Nothing is
-- raised for that, because the visitor did nothing wrong.
create function public.count_profile_event(provider uuid, kind text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  who constant text := coalesce(auth.uid()::text, private.client_address());
begin
  if kind is null or kind not in ('view', 'quote', 'call') then
    raise exception using errcode = 'PT422', detail = 'kind', message = 'There is nothing of that kind to count',
      hint = 'Send view, quote or call.';
  end if;
  if not exists (select from public.providers as p where p.id = provider and p.status = 'approved')
     or provider in (select private.my_providers()) then
    return false;
  end if;
  begin
    perform private.take_turn(format('stats/%s', coalesce(who, 'everybody')), case when who is null then 5000 else 200 end,
                              interval '1 hour');
    perform private.take_turn(format('stats/%s/%s/%s', provider, kind, coalesce(who, 'everybody')),
                              case when who is null then 500 else 3 end, interval '1 hour');
  exception when sqlstate 'PT429' then
    return false;
  end;
  insert into public.provider_daily_stats as known (provider_id, day, profile_views, quote_clicks, call_clicks)
  values (provider, private.eastern_day(now()), (kind = 'view')::integer, (kind = 'quote')::integer, (kind = 'call')::integer)
  on conflict on constraint provider_daily_stats_pkey do update
     set profile_views = known.profile_views + excluded.profile_views,
         quote_clicks = known.quote_clicks + excluded.quote_clicks,
         call_clicks = known.call_clicks + excluded.call_clicks;
  return true;
end
$$;

-- One company, one row for each day from first to last, days without anything included.
create function private.report_days(company uuid, first_day date, last_day date)
returns table (day date, views bigint, quote_clicks bigint, call_clicks bigint, requests bigint, connected bigint, hired bigint)
language sql stable set search_path = '' as $$
  with happened as (
    select s.day, s.profile_views, s.quote_clicks, s.call_clicks, 0 as requests, 0 as connected, 0 as hired
      from public.provider_daily_stats as s
     where s.provider_id = report_days.company and s.day between report_days.first_day and report_days.last_day
    union all
    select private.eastern_day(r.sent_at), 0, 0, 0, 1, 0, 0
      from public.quote_requests as r where r.provider_id = report_days.company and r.sent_at is not null
    union all
    select private.eastern_day(r.connected_at), 0, 0, 0, 0, 1, 0
      from public.quote_requests as r where r.provider_id = report_days.company and r.connected_at is not null
    union all
    select private.eastern_day(e.at), 0, 0, 0, 0, 0, 1
      from public.quote_requests as r
      join public.quote_request_events as e on e.request_id = r.id and e.to_status = 'hired'
     where r.provider_id = report_days.company
  )
  select d::date, coalesce(sum(h.profile_views), 0), coalesce(sum(h.quote_clicks), 0), coalesce(sum(h.call_clicks), 0),
         coalesce(sum(h.requests), 0), coalesce(sum(h.connected), 0), coalesce(sum(h.hired), 0)
    from generate_series(report_days.first_day::timestamp, report_days.last_day::timestamp, interval '1 day') as d
    left join happened as h on h.day = d::date
   group by d order by d
$$;

-- The figures of a company of the account, from first_day to last_day, both included and at most 366 days:
-- { companies: [{ id, name }], company, has_figures, days: [{ day, views, quote_clicks, call_clicks, requests, connected,
-- hired }], before: the same sums of as many days before, activity: the 20 newest [{ at, actor, status, service }] }.
-- company: one of the account's; the first by name without it. Without any company, companies is empty and the rest null.
create function public.my_report(first_day date, last_day date, company uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  shown uuid;
  companies jsonb;
begin
  if first_day is null or last_day is null or last_day < first_day or last_day - first_day > 365
     or first_day < date '2000-01-01' or last_day > date '2100-01-01' then
    raise exception using errcode = 'PT422', detail = 'first_day', message = 'These days cannot be reported on',
      hint = 'Choose a first day before the last one, at most 366 days in all.';
  end if;
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.trade_name) order by p.trade_name, p.id), '[]'),
         coalesce((array_agg(p.id) filter (where p.id = my_report.company))[1], (array_agg(p.id order by p.trade_name, p.id))[1])
    into companies, shown
    from public.providers as p where p.id in (select private.my_providers());
  if shown is null then
    return jsonb_build_object('companies', companies, 'company', null, 'has_figures', false);
  end if;
  return jsonb_build_object(
    'companies', companies,
    'company', shown,
    'has_figures', exists (select from public.provider_daily_stats as s where s.provider_id = shown)
                   or exists (select from public.quote_requests as r where r.provider_id = shown and r.sent_at is not null),
    'days', (select jsonb_agg(to_jsonb(d) order by d.day) from private.report_days(shown, first_day, last_day) as d),
    'before', (select jsonb_build_object('views', sum(d.views), 'quote_clicks', sum(d.quote_clicks), 'call_clicks', sum(d.call_clicks),
                                         'requests', sum(d.requests), 'connected', sum(d.connected), 'hired', sum(d.hired))
                 from private.report_days(shown, first_day - (last_day - first_day + 1), first_day - 1) as d),
    'activity', (select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'actor', e.actor, 'status', e.to_status, 'service', e.service)
                                           order by e.at desc, e.id desc), '[]')
                   from (select e.id, e.at, e.actor, e.to_status, coalesce(p.service_name, p.category) as service
                           from public.quote_requests as r
                           join public.quote_request_events as e on e.request_id = r.id
                           join public.projects as p on p.id = r.project_id
                          where r.provider_id = shown and r.sent_at is not null and e.to_status <> 'draft'
                            and private.eastern_day(e.at) between first_day and last_day
                          order by e.at desc, e.id desc limit 20) as e));
end
$$;

revoke execute on function private.eastern_day(timestamptz), private.report_days(uuid, date, date),
  public.count_profile_event(uuid, text), public.my_report(date, date, uuid) from public, anon, authenticated;
grant execute on function public.count_profile_event(uuid, text) to anon, authenticated, service_role;
grant execute on function public.my_report(date, date, uuid) to authenticated, service_role;
