-- An address gets three reminders on a day; what more there is waits for the morning of a day that has fewer.

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

revoke execute on function private.reminder_due(text) from public, anon, authenticated;

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
