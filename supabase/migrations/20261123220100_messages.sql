-- What the two sides of a request write to each other.

-- What the two sides of a request write to each other: one conversation for each request. The request itself holds how far each
-- side has read. Clients reach none of it but through functions.

create table private.messages (
  -- Made by the client, so that a message whose answer was lost can be sent again.
  id uuid primary key,
  -- The order of the conversation: given while the request is locked.
  seq bigint generated always as identity unique,
  request_id uuid not null references public.quote_requests (id),
  side text not null check (side in ('homeowner', 'provider')),
  -- Null for a guest, and after the account was deleted.
  sender_id uuid references auth.users (id) on delete set null,
  -- ask: questions by their codes, which each side reads in its own language.
  kind text not null check (kind in ('text', 'ask')),
  body text check (length(body) between 1 and 4000),
  ask text[] check (ask <@ array['photos', 'postal_code', 'timing', 'sizes', 'access'] and cardinality(ask) between 1 and 5),
  created_at timestamptz not null default now(),
  -- When the other side first had it on its screen.
  seen_at timestamptz,
  -- When the words went with the person.
  erased_at timestamptz,
  check (kind = 'text' or side = 'provider'),
  check ((kind = 'ask') = (ask is not null)),
  check (erased_at is not null or (kind = 'text') = (body is not null))
);
call private.classify('private.messages', 'identity', 'sender_id');
call private.classify('private.messages', 'content', 'body');
call private.classify('private.messages', 'record', 'id seq request_id side kind ask created_at seen_at erased_at');
insert into private.personal_data (table_name, place, belongs, on_deletion, also, remains) values
  ('private.messages', 37, 't.request_id = any (person.requests)', 'erase', 'erased_at = coalesce(t.erased_at, now())',
   'that something was written when: part of the company’s records');
create index messages_thread_idx on private.messages (request_id, seq);
create index messages_sender_idx on private.messages (sender_id);
alter table private.messages enable row level security;
revoke all on private.messages from public, anon, authenticated;
grant all on private.messages to service_role;

-- What was written stays as it was: it is seen once, and its words and sender go with the person.
create function private.keep_message() returns trigger
language plpgsql set search_path = '' as $$
declare
  changing constant text[] := array['sender_id', 'body', 'seen_at', 'erased_at'];
begin
  if to_jsonb(new) - changing <> to_jsonb(old) - changing
     or (new.sender_id is not null and new.sender_id is distinct from old.sender_id)
     or (new.body is distinct from old.body and (new.body is not null or new.erased_at is null))
     or (old.seen_at is not null and new.seen_at is distinct from old.seen_at)
     or (old.erased_at is not null and new.erased_at is distinct from old.erased_at) then
    raise exception using errcode = 'PT409', message = 'A message stays as it was sent', hint = 'Write another one.';
  end if;
  return new;
end
$$;
create trigger messages_are_kept before update on private.messages for each row execute function private.keep_message();
create trigger messages_stay before delete or truncate on private.messages for each statement execute function private.refuse_rewrite();
revoke execute on function private.keep_message() from public, anon, authenticated;

-- Contact details in messages stay hidden until the homeowner shares theirs, in both directions. Whoever wants to get around it can;
-- it keeps people from giving their number away by the way. What was written is kept and appears once both are connected.

-- The words with U+FFFC, which nobody can send, in place of each address of email or the web and each phone number. The page says
-- there what is hidden, in its own language. Sizes, amounts, days and model numbers stay.
create function private.mask_contacts(words text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  hidden constant text := U&'\FFFC';
  -- What people put between the digits of a number; a narrow or fixed space is no space for \s.
  gap constant text := U&'[\\s\00A0\202F().*_~/\2010-\2015\00B7-]{0,3}';
  digit constant text := '[2-9]';
  endings constant text := '(?:app|biz|ca|cc|cn|co|com|dev|eu|example|fr|gg|info|io|link|live|ly|me|net|online|org|pro|quebec|ru|shop|site|store|tel|to|top|tv|uk|us|xyz)';
  name constant text := '[[:alnum:]][[:alnum:]-]*';
  masked text := words;
begin
  -- sam@example.ca, sam (at) example dot ca, sam arobase exemple point ca
  masked := regexp_replace(masked, format('[[:alnum:]._%%+-]+\s?(?:@|[([{]\s?(?:at|arobas|arobase|chez|à)\s?[)\]}]|\m(?:arobas|arobase)\M)\s?%1$s(?:\s?(?:\.|[([{]\s?(?:dot|point)\s?[)\]}]|\m(?:dot|point)\M)\s?%1$s)+', name), hidden, 'gi');
  masked := regexp_replace(masked, format('[[:alnum:]._%%+-]+ (?:at|chez) %1$s (?:dot|point) %2$s\M', name, endings), hidden, 'gi');
  -- https://example.ca/x, www.example.ca, example.ca/x, t.me/x
  masked := regexp_replace(masked, '(?:\mhttps?:/{1,2}|\mwww\s?\.\s?)\S+', hidden, 'gi');
  masked := regexp_replace(masked, format('\m(?:%1$s\.)+%2$s\M(?:[/?#:]\S*)?', name, endings), hidden, 'gi');
  masked := regexp_replace(masked, format('\m%1$s (?:dot|point) %2$s\M', name, endings), hidden, 'gi');
  -- +44 20 7946 0958, 416-555-0199, 1 (514) 555 01 99, 4 1 6 5 5 5 0 1 9 9
  masked := regexp_replace(masked, format('\+\d(?:%1$s\d){7,14}(?!\d)', gap), hidden, 'g');
  masked := regexp_replace(masked, format('(?<![[:alnum:]])(?:1%1$s)?\(?%2$s\d\d%1$s%2$s\d\d%1$s\d\d%1$s\d\d(?![[:alnum:]])', gap, digit), hidden, 'g');
  masked := regexp_replace(masked, U&'(?<![[:alnum:]])\\d(?:[\\s\00A0\202F.,_\2010-\2015-]{1,3}\\d){9,10}(?![[:alnum:]])', hidden, 'g');
  return masked;
end
$$;
revoke execute on function private.mask_contacts(text) from public, anon, authenticated;

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
  select format('message_received/%s/provider/%s/%s', (request).id, unread.seq, m.user_id), u.email, coalesce(f.locale, 'en')
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

-- Writing to the other side of a request.

-- Whether anybody may write: not before it was sent, not after it came to nothing, and 90 days after the work.
create function private.takes_messages(request public.quote_requests) returns boolean
language sql stable set search_path = '' as $$
  select (request).status not in ('draft', 'declined', 'withdrawn', 'expired')
     and ((request).status <> 'completed' or (request).updated_at > now() - interval '90 days')
$$;

-- A message as its readers see it: { id, seq, side, kind, body, ask, at, sender: { name, place } }. Without `open`, contact details in
-- the words are hidden, and the homeowner is known by the first half of the postal code alone. The words are null once they went
-- with the person.
create function private.message_json(m private.messages, open boolean) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
           'id', m.id, 'seq', m.seq, 'side', m.side, 'kind', m.kind, 'ask', m.ask, 'at', m.created_at,
           'body', case when open then m.body else private.mask_contacts(m.body) end,
           'sender', case m.side
             when 'homeowner' then jsonb_build_object('name', case when open then k.name end, 'place', left(p.postal_code, 3))
             else jsonb_build_object(
               -- The first name; nobody's number or address stands for it.
               'name', (select split_part(f.display_name, ' ', 1) from public.profiles as f
                         where f.user_id = m.sender_id and f.display_name !~ '\d' and not private.holds_link(f.display_name)),
               'place', c.trade_name) end)
    from public.quote_requests as r
    join public.projects as p on p.id = r.project_id
    join public.providers as c on c.id = r.provider_id
    left join public.quote_request_contacts as k on k.project_id = p.id
   where r.id = m.request_id
$$;

-- Counts a message. Raises PT429, and PT403 with 'confirm' in detail for the sixth of a homeowner whose address nobody confirmed.
create function private.limit_messages(request public.quote_requests, side text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  writer constant text := format('message/%s/%s/', limit_messages.side, request.id);
begin
  if limit_messages.side = 'homeowner'
     and (select count(*) from private.messages as m where m.request_id = request.id and m.side = 'homeowner') >= 5 then
    perform private.require_confirmed(request.project_id);
  end if;
  perform private.enforce_rate_limit(writer || 'hour', 20, interval '1 hour');
  perform private.enforce_rate_limit(writer || 'day', 100, interval '1 day');
  if limit_messages.side = 'provider' then
    perform private.enforce_rate_limit('message/company/' || request.provider_id, 300, interval '1 day');
  end if;
end
$$;

-- What a company's first message is for the request: an answer. A booking is answered by its team's confirmation alone. A
-- question lets who asked add to the project for a week.
create function private.answer_by_message(request public.quote_requests, is_question boolean) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if request.status in ('sent', 'viewed')
     and exists (select from public.projects as p where p.id = request.project_id and p.source <> 'fixed_price') then
    perform private.transition_request(request.id, 'interested', 'provider', quiet => true);
  end if;
  update public.quote_requests as r set first_reply_at = coalesce(r.first_reply_at, now()) where r.id = request.id;
  if is_question then
    update public.projects as p set open_until = now() + interval '7 days' where p.id = request.project_id;
  end if;
end
$$;

-- Writes to the other side: the stored message, as `thread` shows it. message: { id, request_id, body } with up to 4,000 characters,
-- or from a company { id, request_id, ask: [photos, postal_code, timing, sizes, access] }. The side follows from the caller's
-- rights: the homeowner by account or by the token of a private link, the company by its owners and estimators. The same id again
-- stores nothing and answers what is stored.
-- Raises PT404 for an unknown request, PT403 for anybody else, PT403 with 'confirm' in detail for the sixth message of an unconfirmed
-- homeowner, PT409 where nobody writes any more or for somebody else's id, PT422 with the field in detail, PT429 after 20 in an
-- hour or 100 in a day of a side, and 300 in a day of a company.
create function public.send_message(message jsonb, token text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  given constant jsonb := send_message.message;
  message_id constant uuid := private.clean_uuid(given ->> 'id', 'id', 'The id of the message');
  request public.quote_requests := private.lock_request(private.clean_uuid(given ->> 'request_id', 'request_id', 'The request'));
  my_side constant text := case when 'homeowner' = any (private.request_actors(request, send_message.token)) then 'homeowner' else 'provider' end;
  words constant text := private.clean_text(replace(given ->> 'body', U&'\FFFC', ''), 4000, 'body', 'The message', true);
  asked text[];
  stored private.messages;
begin
  select * into stored from private.messages as m where m.id = message_id;
  if found and (stored.request_id, stored.side) is distinct from (request.id, my_side) then
    raise exception using errcode = 'PT409', message = 'This id belongs to another message', hint = 'Reload the page and send it again.';
  elsif found then
    return private.message_json(stored, request.connected_at is not null);
  end if;

  perform private.expire_requests(request.project_id);
  select * into request from public.quote_requests as r where r.id = request.id;
  if jsonb_typeof(given -> 'ask') = 'array' then
    asked := array(select distinct jsonb_array_elements_text(given -> 'ask'));
  end if;
  if not private.takes_messages(request) then
    raise exception using errcode = 'PT409', message = 'Nothing can be written about this request any more',
      hint = 'Reload to see where it stands now.';
  elsif asked is not null and (my_side = 'homeowner' or cardinality(asked) = 0
        or not asked <@ array['photos', 'postal_code', 'timing', 'sizes', 'access']) then
    perform private.refuse('ask', 'That is not one of the questions', 'Choose from the questions, or write your own.');
  elsif (words is null) = (asked is null) then
    perform private.refuse('body', 'The message is empty', 'Write something, or choose a question.');
  end if;

  perform private.limit_messages(request, my_side);
  insert into private.messages (id, request_id, side, sender_id, kind, body, ask)
  values (message_id, request.id, my_side, auth.uid(), case when asked is null then 'text' else 'ask' end, words, asked)
  returning * into stored;
  if my_side = 'provider' then
    perform private.answer_by_message(request, asked is not null);
  end if;
  update public.quote_requests as r
     set last_message_seq = stored.seq, last_message_side = my_side, activity_at = now()
   where r.id = request.id returning * into request;
  perform private.mail_messages(request, case my_side when 'homeowner' then 'provider' else 'homeowner' end);
  return private.message_json(stored, request.connected_at is not null);
end
$$;

revoke execute on function private.takes_messages(public.quote_requests), private.message_json(private.messages, boolean),
  private.limit_messages(public.quote_requests, text), private.answer_by_message(public.quote_requests, boolean),
  public.send_message(jsonb, text) from public, anon, authenticated;
grant execute on function public.send_message(jsonb, text) to anon, authenticated, service_role;

-- Reading the conversation about a request. Pages ask every few seconds, so an answer without news is small and costs little.

-- As which side the caller reads a request: the homeowner by account or by the token of a private link, else any member of its
-- company, also of one that is not approved; null for anybody else.
create function private.reading_side(request public.quote_requests, token text) returns text
language sql stable set search_path = '' as $$
  select case when private.is_requester((request).project_id, reading_side.token) then 'homeowner'
              when (request).sent_at is not null and (request).provider_id in (select private.my_providers()) then 'provider' end
$$;

-- The conversation about a request: { side, status, open, writable, events, read_seq, seen, messages, older }. `messages` are the newest 50
-- that are newer than after_seq and older than before_seq, in order, and `older` says whether there are more of these. `open`:
-- contact details are shown; `events`: how many steps the timeline has; `read_seq`: how far this side has read; `seen`: the last
-- own message that the other side saw, { seq, at }.
-- Null for anybody but the two sides. Members of a company that is not approved read, with contact details hidden.
create function public.thread(request_id uuid, after_seq bigint default 0, before_seq bigint default null, token text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  request public.quote_requests;
  my_side text;
  open boolean;
  writable boolean;
begin
  select * into request from public.quote_requests as r where r.id = thread.request_id;
  my_side := private.reading_side(request, thread.token);
  if my_side is null then
    return null;
  end if;
  open := request.connected_at is not null and (my_side = 'homeowner' or request.provider_id in (select private.acting_providers()));
  writable := private.takes_messages(request)
              and (my_side = 'homeowner' or request.provider_id in (select private.acting_providers('{owner,manager}')));
  return (
    with page as (
      select m, row_number() over (order by m.seq desc) as place
        from private.messages as m
       where m.request_id = request.id and m.seq > coalesce(thread.after_seq, 0)
         and (thread.before_seq is null or m.seq < thread.before_seq)
       order by m.seq desc limit 51)
    select jsonb_build_object(
             'side', my_side, 'status', request.status, 'open', open, 'writable', writable,
             'events', (select count(*) from public.quote_request_events as e where e.request_id = request.id),
             'read_seq', case my_side when 'homeowner' then request.homeowner_read_seq else request.company_read_seq end,
             'seen', (select jsonb_build_object('seq', m.seq, 'at', m.seen_at) from private.messages as m
                       where m.request_id = request.id and m.side = my_side and m.seen_at is not null order by m.seq desc limit 1),
             'messages', coalesce(jsonb_agg(private.message_json(page.m, open) order by page.place desc) filter (where page.place <= 50), '[]'),
             'older', count(*) > 50)
      from page);
end
$$;

-- Notes that the caller's side has read up to a message, and takes back the mail about it. Returns how far it has read; less than
-- before changes nothing, and so does a look of somebody who may not answer for the company. Raises PT404 for a request of others.
create function public.mark_read(request_id uuid, seq bigint, token text default null) returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  request public.quote_requests := private.lock_request(mark_read.request_id);
  my_side constant text := private.reading_side(request, mark_read.token);
  before constant bigint := case my_side when 'homeowner' then request.homeowner_read_seq else request.company_read_seq end;
  reached bigint;
begin
  if my_side is null then
    raise exception using errcode = 'PT404', message = 'There is no such request', hint = 'Open it again from your requests.';
  elsif my_side = 'provider' and request.provider_id not in (select private.acting_providers('{owner,manager}')) then
    return before;
  end if;
  select max(m.seq) into reached from private.messages as m where m.request_id = request.id and m.seq <= mark_read.seq;
  if coalesce(reached, 0) <= before then
    return before;
  end if;
  perform private.drop_message_mails(request, my_side);
  update private.messages as m set seen_at = now()
   where m.request_id = request.id and m.side <> my_side and m.seq <= reached and m.seen_at is null;
  update public.quote_requests as r
     set homeowner_read_seq = case my_side when 'homeowner' then reached else r.homeowner_read_seq end,
         company_read_seq = case my_side when 'provider' then reached else r.company_read_seq end
   where r.id = request.id returning * into request;
  -- What came in meanwhile is still unread.
  perform private.mail_messages(request, my_side);
  return reached;
end
$$;

revoke execute on function private.reading_side(public.quote_requests, text), public.thread(uuid, bigint, bigint, text),
  public.mark_read(uuid, bigint, text) from public, anon, authenticated;
grant execute on function public.thread(uuid, bigint, bigint, text), public.mark_read(uuid, bigint, text) to anon, authenticated, service_role;
