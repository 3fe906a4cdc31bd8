-- A mail whose worker died in its last attempt was tried no more, shown nowhere as given up, and kept for ever.

-- Leases up to `batch` due mails for two minutes, oldest first, and counts the attempt. Two workers never get the same. A mail whose
-- worker died in the last attempt is given up, as finish_mail would have done.
create or replace function private.claim_mails(batch integer default 20, at timestamptz default now())
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
