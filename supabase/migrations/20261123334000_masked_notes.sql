-- Contact details in notes stay hidden until the homeowner shares theirs, as those in messages do.

drop policy "who reads a request reads its timeline" on public.quote_request_events;
revoke select on public.quote_request_events from authenticated;

-- What an answer says, with contact details in its note hidden unless they may be read.
create function private.mask_note(given jsonb, open boolean) returns jsonb
language sql immutable set search_path = '' as $$
  select case when mask_note.open or given ->> 'note' is null then given
              else given || jsonb_build_object('note', private.mask_contacts(given ->> 'note')) end
$$;
revoke execute on function private.mask_note(jsonb, boolean) from public, anon, authenticated;

-- A text of one or several lines without control characters and without marks that turn the direction of reading, or null
-- when nothing is left. `what` begins the sentence when it is longer than `longest` characters.
create or replace function private.clean_text(value text, longest integer, field text, what text, lines boolean default false) returns text
language plpgsql immutable set search_path = '' as $$
declare
  cleaned text := normalize(replace(coalesce(value, ''), E'\r\n', E'\n'), NFC);
begin
  if not lines then
    cleaned := regexp_replace(cleaned, '[\n\r\t]+', ' ', 'g');
  end if;
  cleaned := regexp_replace(cleaned, '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufffc]', '', 'g');
  cleaned := regexp_replace(cleaned, '^\s+|\s+$', '', 'g');
  if length(cleaned) > longest then
    perform private.refuse(field, format('%s is longer than %s characters', what, longest), 'Shorten it and send it again.');
  end if;
  return nullif(cleaned, '');
end
$$;

-- Writes to the other side: the stored message, as `thread` shows it. message: { id, request_id, body } with up to 4,000 characters,
-- or from a company { id, request_id, ask: [photos, postal_code, timing, sizes, access] }. The side follows from the caller's
-- rights: the homeowner by account or by the token of a private link, the company by its owners and estimators. The same id again
-- stores nothing and answers what is stored.
-- Raises PT404 for an unknown request, PT403 for anybody else, PT403 with 'confirm' in detail for the sixth message of an unconfirmed
-- homeowner, PT409 where nobody writes any more or for somebody else's id, PT422 with the field in detail, PT429 after 20 in an
-- hour or 100 in a day of a side, and 300 in a day of a company.
create or replace function public.send_message(message jsonb, token text default null) returns jsonb
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

-- A visit as both sides see it, with contact details in its note hidden until they are shared: { id, minutes, place, starts, picked, status, revision, note, calendar_id, time_zone }.
create or replace function private.visit_answer(v private.visits) returns jsonb
language sql stable set search_path = '' as $$
  select private.mask_note(
           to_jsonb(v) - array['request_id', 'created_at', 'reminded_at'] || jsonb_build_object('time_zone', private.visit_zone((v).request_id)),
           exists (select from public.quote_requests as r where r.id = (v).request_id and r.connected_at is not null))
$$;

-- What happened to a request; unless it is open, contact details in its notes are hidden.
create function private.events_json(request_id uuid, open boolean) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(private.mask_note(jsonb_build_object(
           'at', e.at, 'actor', e.actor, 'from_status', e.from_status, 'to_status', e.to_status, 'note', e.note, 'kind', e.kind,
           'detail', e.detail), events_json.open) order by e.id), '[]')
    from public.quote_request_events as e where e.request_id = events_json.request_id
$$;
revoke execute on function private.events_json(uuid, boolean) from public, anon, authenticated;

create or replace function private.request_json(r public.quote_requests) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', r.id, 'status', r.status, 'reason', r.reason, 'sent_at', r.sent_at, 'connected_at', r.connected_at, 'created_at', r.created_at,
    'provider', jsonb_build_object(
      'id', c.id, 'name', c.trade_name, 'category', c.primary_category, 'rating', s.rating, 'review_count', coalesce(s.review_count, 0),
      'location', coalesce(s.location, concat_ws(', ', c.city, c.province)), 'response_time', c.response_time,
      'verified', coalesce(s.verified, false), 'phone', c.public_phone, 'is_sample', c.is_sample,
      'reachable', private.is_reachable(c.id)),
    'events', private.events_json(r.id, r.connected_at is not null),
    'quote', (select private.quote_json(q) from private.standing_quote(r.id) as q where q.id is not null),
    'visit', private.visit_json(r.id), 'job', private.job_json(r.id),
    'unread', coalesce(r.last_message_side = 'provider' and r.last_message_seq > r.homeowner_read_seq, false),
    'reviewed', private.is_reviewed(r.id), 'review', private.own_review_json(r.id))
    from public.providers as c left join public.services as s on s.id = c.id
   where c.id = r.provider_id
$$;

-- The request with everything that the account may know of it, null for an unknown one and for anybody who is no member of its
-- company: { id, reference, company, status, reason, sent_at, connected_at, activity_at, rivals, unread, waiting, project, contact,
-- confirmed, quotes, draft, visit, job, events }. Until the homeowner connects, and to a company that is not approved, contact is
-- null, the postal code is its first half, and contact details in notes are hidden. `quotes` are all versions that were sent, the newest first.
create or replace function public.lead(id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  r public.quote_requests;
  knows boolean;
begin
  select * into r from public.quote_requests as known
   where known.id = lead.id and known.sent_at is not null and known.provider_id in (select private.my_providers());
  if r.id is null then
    return null;
  end if;
  knows := r.connected_at is not null and r.provider_id in (select private.acting_providers());
  return jsonb_build_object(
    'id', r.id, 'reference', private.reference('R', r.id), 'status', r.status, 'reason', r.reason, 'sent_at', r.sent_at,
    'connected_at', r.connected_at, 'activity_at', r.activity_at, 'rivals', private.rivals(r),
    'unread', private.is_unread_by_company(r), 'waiting', private.lead_waits_for(r),
    'company', (select jsonb_build_object('id', c.id, 'name', c.trade_name, 'status', c.status, 'role', m.role)
                  from public.providers as c join public.provider_members as m on m.provider_id = c.id and m.user_id = auth.uid()
                 where c.id = r.provider_id),
    'project', (select to_jsonb(p) - array['requester_id', 'contact_confirmed_at', 'notice', 'open_until']
                       || jsonb_build_object('postal_code', case when knows then p.postal_code else left(p.postal_code, 3) end,
                                             'held_until', (select b.held_until from private.fixed_price_bookings as b
                                                             where b.project_id = p.id and b.released_at is null))
                  from public.projects as p where p.id = r.project_id),
    'contact', case when knows then (select to_jsonb(k) - 'project_id' from public.quote_request_contacts as k where k.project_id = r.project_id) end,
    'confirmed', private.is_confirmed(r.project_id),
    'quotes', (select coalesce(jsonb_agg(private.quote_json(q) order by q.version desc), '[]')
                 from public.quotes as q where q.request_id = r.id and q.status <> 'draft'),
    'draft', (select private.quote_json(q) from public.quotes as q where q.request_id = r.id and q.status = 'draft'),
    'visit', private.mask_note(private.visit_json(r.id), knows), 'job', private.job_json(r.id), 'events', private.events_json(r.id, knows));
end
$$;

drop function private.events_json(uuid);
