-- Whoever gets a reminder can stop that kind of mail by one press, with an account or without.

-- Reminders: whoever gets one may stop that kind, and nothing else with it. What somebody needs to know is not among them.
create table private.optional_mails (kind text primary key);
call private.classify('private.optional_mails', 'reference');
insert into private.optional_mails (kind) values
  ('lead_reminder'), ('quote_ending'), ('job_date'), ('job_check'), ('finish_reminder'), ('review_reminder');
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

-- The choice of an address about a kind of mail that it may stop; no row for any other kind.
create function private.mail_choice(kind text, address text) returns setof private.mail_choices
language sql volatile set search_path = '' as $$
  insert into private.mail_choices as c (email, kind)
  select lower(mail_choice.address), o.kind from private.optional_mails as o where o.kind = mail_choice.kind
  on conflict on constraint mail_choices_pkey do update set kind = excluded.kind
  returning c.*
$$;

revoke execute on function private.mail_choice(text, text) from public, anon, authenticated;

-- Stores a mail for sending after this transaction has committed. The same key again stores nothing. `kind` names a file of
-- supabase/mails, which says what it reads from `data`; links in there are paths such as '/r/abc'. An unknown
-- locale means English. It goes out when it is due, later to an address that gets many mails. One of a kind that the address stopped is
-- noted and never goes; others of such a kind get `unsubscribe_link`. Raises PT422 on 'email' when the
-- recipient cannot be an address.
create or replace function private.enqueue_mail(key text, kind text, recipient text, locale text, data jsonb, due timestamptz default now()) returns void
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
  allowed := private.mail_due(lower(enqueue_mail.recipient));
  update private.outbox as o
     set next_attempt_at = case when allowed is not null then greatest(allowed, enqueue_mail.due) end,
         last_error = case when allowed is null then 'This address gets too many mails' end
   where o.id = stored and (allowed is null or greatest(allowed, enqueue_mail.due) > now());
  -- Heard after the commit by a worker that listens; others look from time to time.
  perform pg_notify('outbox', '');
end
$$;

-- Ends what the link at the foot of a mail stands for: a newsletter, { list, status: 'unsubscribed' }, or one kind of reminder to an
-- address, { kind, status: 'unsubscribed' }, with what waits of it. Again is the same answer. Null for a link that is unknown.
create or replace function public.unsubscribe_newsletter(token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  key constant text := lower(btrim(unsubscribe_newsletter.token));
  ended jsonb;
  choice private.mail_choices;
begin
  update public.newsletter_subscriptions as known
     set unsubscribed_at = coalesce(known.unsubscribed_at, now()), confirm_hash = null
   where known.unsubscribe_key::text = key
  returning jsonb_build_object('list', known.list, 'status', 'unsubscribed') into ended;
  if found then
    return ended;
  end if;
  update private.mail_choices as known set stopped_at = coalesce(known.stopped_at, now())
   where known.unsubscribe_key::text = key returning * into choice;
  if not found then
    return null;
  end if;
  update private.outbox as o
     set recipient = null, data = '{}', next_attempt_at = null, sent_at = now(), last_error = 'Its recipient stopped mails of this kind'
   where o.kind = choice.kind and lower(o.recipient) = choice.email and o.sent_at is null;
  return jsonb_build_object('kind', choice.kind, 'status', 'unsubscribed');
end
$$;

insert into private.retention_rules (id, table_name, kept, ends_with, expired) values
  ('mail_choices', 'private.mail_choices', 'which reminders an address had: 24 months; that it stopped one: three years', 'delete',
   $$coalesce(t.stopped_at + interval '1 year', t.created_at) < clock.now - interval '24 months'$$);
