-- The mail that tells a side that the other wrote. It waits two minutes: who reads meanwhile gets none, and however much is written
-- before they look, one is enough.

-- The oldest message that a side has not read; null when there is none.
create function private.first_unread(request public.quote_requests, reader text) returns bigint
language sql stable set search_path = '' as $$
  select min(m.seq) from private.messages as m
   where m.request_id = (first_unread.request).id and m.side <> reader
     and m.seq > case reader when 'homeowner' then (first_unread.request).homeowner_read_seq else (first_unread.request).company_read_seq end
$$;

-- Who hears of messages that a side has not read: the homeowner, or each owner and estimator of the company; with the key of the
-- mail. Nobody when everything is read.
create function private.message_readers(request public.quote_requests, reader text)
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
create function private.mail_messages(request public.quote_requests, reader text) returns void
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

-- Takes back what was not sent yet, before the side's mark of reading moves.
create function private.drop_message_mails(request public.quote_requests, reader text) returns void
language sql volatile set search_path = '' as $$
  delete from private.outbox as o
   using private.message_readers(request, reader) as who
   where o.idempotency_key = who.key and o.sent_at is null
$$;

revoke execute on function private.first_unread(public.quote_requests, text), private.message_readers(public.quote_requests, text),
  private.mail_messages(public.quote_requests, text), private.drop_message_mails(public.quote_requests, text) from public, anon, authenticated;
