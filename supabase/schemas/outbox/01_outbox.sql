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
call private.classify('private.outbox', 'contact', 'recipient');
call private.classify('private.outbox', 'content', 'data last_error');
call private.classify('private.outbox', 'technical', 'id idempotency_key kind locale created_at attempts next_attempt_at sent_at claimed_until');
insert into private.personal_data (table_name, place, belongs, on_deletion, exported) values
  ('private.outbox', 10, 't.sent_at is null
   and (t.recipient in (select k.email from public.quote_request_contacts as k where k.project_id = any (person.projects))
        or split_part(t.idempotency_key, ''/'', 2) = any (person.requests::text[])
        or (t.kind in (''request_connected'', ''lead_update'')
            and split_part(t.idempotency_key, ''/'', 2) in (select e.id::text from public.quote_request_events as e where e.request_id = any (person.requests))))',
   'delete', false);
create index outbox_due_idx on private.outbox (next_attempt_at) where sent_at is null and next_attempt_at is not null;
create index outbox_recipient_idx on private.outbox (recipient, next_attempt_at) where sent_at is null;
alter table private.outbox enable row level security;
revoke all on private.outbox from public, anon, authenticated;

-- Reminders and news: whoever gets one may stop that kind, and nothing else with it. What somebody needs to know is not among them.
create table private.optional_mails (
  kind text primary key,
  -- Who can get one, and is asked whether they want it.
  reader text not null default 'everybody' check (reader in ('everybody', 'company', 'staff'))
);
call private.classify('private.optional_mails', 'reference');
insert into private.optional_mails (kind, reader) values
  ('lead_reminder', 'company'), ('quote_ending', 'everybody'), ('job_date', 'company'), ('job_check', 'everybody'), ('finish_reminder', 'everybody'),
  ('review_reminder', 'everybody'), ('search_alert', 'everybody'), ('staff_digest', 'staff'), ('credential_ending', 'company');
alter table private.optional_mails enable row level security;
revoke all on private.optional_mails from public, anon, authenticated;

-- Which of them an address had, each with the key of the link that stops it; and since when it is stopped.
create table private.mail_choices (
  email text not null,
  kind text not null,
  unsubscribe_key uuid not null default gen_random_uuid() unique,
  created_at timestamptz not null default now(),
  stopped_at timestamptz,
  primary key (email, kind)
);
call private.classify('private.mail_choices', 'contact', 'email');
call private.classify('private.mail_choices', 'secret', 'unsubscribe_key');
call private.classify('private.mail_choices', 'record', 'kind created_at stopped_at');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('private.mail_choices', 11, 't.email = any (person.addresses) or (t.stopped_at is null
   and t.email in (select lower(k.email) from public.quote_request_contacts as k where k.project_id = any (person.projects)))', 'delete');
alter table private.mail_choices enable row level security;
revoke all on private.mail_choices from public, anon, authenticated;

-- When the next mail to an address may go: now, or from eight in the morning (Eastern time) of a later day when it has had as many
-- as anybody can want, 10 an hour and 20 a day, or 60 and 300 once its owner confirmed it here, for an account, the newsletter or a
-- request. Anybody can make us write to an address, and raising would tell them what others did. Null when a week is full.
create function private.mail_due(address text) returns timestamptz
language plpgsql volatile security definer set search_path = '' as $$
declare
  confirmed constant boolean :=
    exists (select from auth.users as u where u.email = address and u.email_confirmed_at is not null)
    or exists (select from public.newsletter_subscriptions as s where s.email = address and s.confirmed_at is not null)
    or exists (select from public.quote_request_contacts as k join public.projects as p on p.id = k.project_id
                where k.email = mail_due.address and p.contact_confirmed_at is not null);
  this_hour constant integer := private.count_attempt('mail/hour/' || address, interval '1 hour');
  this_day constant integer := private.count_attempt('mail/day/' || address, interval '1 day');
  an_hour constant integer := case when confirmed then 60 else 10 end;
  a_day constant integer := case when confirmed then 300 else 20 end;
  today constant date := (now() at time zone 'America/Toronto')::date;
begin
  if this_hour <= an_hour and this_day <= a_day then
    return now();
  end if;
  return (
    select min(morning)
      from generate_series(1, 7) as ahead
     cross join lateral (select (today + ahead + time '08:00') at time zone 'America/Toronto') as later (morning)
     where (select count(*) from private.outbox as o
             where o.recipient = address and o.sent_at is null
               and o.next_attempt_at >= morning and o.next_attempt_at < morning + interval '1 day') < a_day);
end
$$;

-- The same for a reminder, of which an address gets three on a day (Eastern time), so that they hold up nothing else: a place on the first
-- day that has one left, from eight in the morning when it is a later day. Null when a week is full.
create function private.reminder_due(address text) returns timestamptz
language plpgsql volatile security definer set search_path = '' as $$
declare
  today constant date := (now() at time zone 'America/Toronto')::date;
begin
  for ahead in 0..7 loop
    insert into private.rate_limits as counted (key, window_start, n)
    values (encode(sha256(convert_to(format('mail/reminder/%s/%s', address, today + ahead), 'UTF8')), 'hex'),
      (today + ahead) at time zone 'America/Toronto', 1)
    on conflict on constraint rate_limits_pkey do update set n = counted.n + 1 where counted.n < 3;
    if found then
      return case when ahead = 0 then private.mail_due(address) else (today + ahead + time '08:00') at time zone 'America/Toronto' end;
    end if;
  end loop;
  return null;
end
$$;

-- The choice of an address about a kind of mail that it may stop; no row for any other kind.
create function private.mail_choice(kind text, address text) returns setof private.mail_choices
language sql volatile set search_path = '' as $$
  insert into private.mail_choices as c (email, kind)
  select lower(mail_choice.address), o.kind from private.optional_mails as o where o.kind = mail_choice.kind
  on conflict on constraint mail_choices_pkey do update set kind = excluded.kind
  returning c.*
$$;

-- Stores a mail for sending after this transaction has committed. The same key again stores nothing. `kind` names a file of
-- supabase/mails, which says what it reads from `data`; links in there are paths such as '/r/abc'. An unknown
-- locale means English. It goes out when it is due, later to an address that gets many mails. One of a kind that the address stopped is
-- noted and never goes; others of such a kind get `unsubscribe_link`. Raises PT422 on 'email' when the
-- recipient cannot be an address.
create function private.enqueue_mail(key text, kind text, recipient text, locale text, data jsonb, due timestamptz default now()) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  stored bigint;
  allowed timestamptz;
  choice private.mail_choices;
begin
  if recipient is null or length(recipient) > 320 or recipient !~ '^[^[:space:][:cntrl:]<>,;:"()@]+@[^[:space:][:cntrl:]<>,;:"()@]+$' then
    raise exception using errcode = 'PT422', message = 'This is not an email address', detail = 'email',
      hint = 'Write it like name@example.com.';
  end if;
  select * into choice from private.mail_choice(enqueue_mail.kind, enqueue_mail.recipient);
  insert into private.outbox (idempotency_key, kind, recipient, locale, data)
  values (enqueue_mail.key, enqueue_mail.kind, enqueue_mail.recipient,
    case when enqueue_mail.locale = 'fr' then 'fr' else 'en' end,
    coalesce(enqueue_mail.data, '{}') || case when choice.email is null then '{}' else
      jsonb_build_object('unsubscribe_link', '/unsubscribe/' || choice.unsubscribe_key) end)
  on conflict (idempotency_key) do nothing
  returning id into stored;
  if stored is null then
    return;
  elsif choice.stopped_at is not null then
    -- It ends as one that was sent does: its key stays, so that no round owes it again.
    update private.outbox as o
       set recipient = null, data = '{}', next_attempt_at = null, sent_at = now(), last_error = 'Its recipient stopped mails of this kind' where o.id = stored;
    return;
  end if;
  allowed := case when choice.email is null then private.mail_due(lower(enqueue_mail.recipient))
                  else private.reminder_due(choice.email) end;
  update private.outbox as o
     set next_attempt_at = case when allowed is not null then greatest(allowed, enqueue_mail.due) end,
         last_error = case when allowed is null then 'This address gets too many mails' end
   where o.id = stored and (allowed is null or greatest(allowed, enqueue_mail.due) > now());
  -- Heard after the commit by a worker that listens; others look from time to time.
  perform pg_notify('outbox', '');
end
$$;

-- Leases up to `batch` due mails for two minutes, oldest first, and counts the attempt. Two workers never get the same. A mail whose
-- worker died in the last attempt is given up, as finish_mail would have done.
create function private.claim_mails(batch integer default 20, at timestamptz default now())
returns table (id bigint, idempotency_key text, kind text, recipient text, locale text, data jsonb, attempts integer)
language sql volatile security definer set search_path = '' as $$
  with cut_off as (
    update private.outbox o
    set next_attempt_at = null, claimed_until = null, last_error = coalesce(o.last_error, 'The last attempt was cut off')
    where o.sent_at is null and o.next_attempt_at <= at and o.attempts >= 8 and o.claimed_until <= at),
  due as (
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
  private.mail_due(text),
  private.reminder_due(text),
  private.mail_choice(text, text),
  private.enqueue_mail(text, text, text, text, jsonb, timestamptz),
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
