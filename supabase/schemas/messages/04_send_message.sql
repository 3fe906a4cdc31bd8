-- Writing to the other side of a request.

-- Whether anybody may write: not before it was sent, not after it came to nothing, and 90 days after the work.
create function private.takes_messages(request public.quote_requests) returns boolean
language sql stable set search_path = '' as $$
  select (request).status not in ('draft', 'declined', 'withdrawn', 'expired')
     and ((request).status <> 'completed' or (request).updated_at > now() - interval '90 days')
$$;

-- A message as its readers see it: { id, seq, side, kind, body, ask, at, images, sender: { name, place } }. Without `open`, contact details
-- in the words are hidden, and the homeowner is known by the first half of the postal code alone. `images` are names in the bucket;
-- none without `pictured`. The words are null once they went with the person.
create function private.message_json(m private.messages, open boolean, pictured boolean) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
           'id', m.id, 'seq', m.seq, 'side', m.side, 'kind', m.kind, 'ask', m.ask, 'at', m.created_at,
           'body', case when open then m.body else private.mask_contacts(m.body) end,
           'images', (select coalesce(jsonb_agg(i.name order by i.n), '[]') from private.message_images as i where pictured and i.message_id = m.id),
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
-- or from a company { id, request_id, ask: [photos, postal_code, timing, sizes, access] }; with `uploads`, up to three names of begin_upload
-- whose pictures are there. The side follows from the caller's
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
  words constant text := private.clean_text(given ->> 'body', 4000, 'body', 'The message', true);
  asked text[];
  stored private.messages;
begin
  select * into stored from private.messages as m where m.id = message_id;
  if found and (stored.request_id, stored.side) is distinct from (request.id, my_side) then
    raise exception using errcode = 'PT409', message = 'This id belongs to another message', hint = 'Reload the page and send it again.';
  elsif found then
    return private.message_json(stored, request.connected_at is not null, true);
  end if;

  perform private.expire_requests(request.project_id);
  select * into request from public.quote_requests as r where r.id = request.id;
  if jsonb_typeof(given -> 'ask') = 'array' then
    asked := array(select distinct jsonb_array_elements_text(given -> 'ask'));
  end if;
  if not private.takes_messages(request) then
    raise exception using errcode = 'PT409', message = 'This request takes no more messages',
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
  perform private.attach_images(stored, given -> 'uploads');
  if my_side = 'provider' then
    perform private.answer_by_message(request, asked is not null);
  end if;
  update public.quote_requests as r
     set last_message_seq = stored.seq, last_message_side = my_side, activity_at = now()
   where r.id = request.id returning * into request;
  perform private.mail_messages(request, case my_side when 'homeowner' then 'provider' else 'homeowner' end);
  return private.message_json(stored, request.connected_at is not null, true);
end
$$;

revoke execute on function private.takes_messages(public.quote_requests), private.message_json(private.messages, boolean, boolean),
  private.limit_messages(public.quote_requests, text), private.answer_by_message(public.quote_requests, boolean),
  public.send_message(jsonb, text) from public, anon, authenticated;
grant execute on function public.send_message(jsonb, text) to anon, authenticated, service_role;
