-- Up to three pictures beside the words of a message.

-- A name in the bucket that nobody guesses.
create or replace function private.upload_name(extension text) returns text
language sql volatile set search_path = '' as $$
  select format('u/%s/%s.%s', gen_random_uuid(), replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), extension)
$$;

-- Counts a ticket. Raises PT429 after 60 in an hour.
create or replace function private.limit_uploads() returns void
language plpgsql volatile set search_path = '' as $$
declare
  client constant text := coalesce(auth.uid()::text, private.client_address());
begin
  perform private.enforce_rate_limit('upload/' || coalesce(client, 'guests'), case when client is null then 1800 else 60 end, interval '1 hour');
end
$$;

create table private.message_images (
  name text primary key,
  request_id uuid not null references public.quote_requests (id),
  side text not null check (side in ('homeowner', 'provider')),
  -- Null until the message is sent.
  message_id uuid references private.messages (id),
  n smallint check (n between 1 and 3),
  file uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- Null until the picture is there.
  stored_at timestamptz,
  unique (message_id, n),
  check ((message_id is null) = (n is null)),
  check (message_id is null or stored_at is not null)
);
call private.classify('private.message_images', 'photo', 'name file');
call private.classify('private.message_images', 'record', 'request_id side message_id n created_at stored_at');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('private.message_images', 23, 't.request_id = any (person.requests)', 'delete');
create index message_images_request_idx on private.message_images (request_id);
alter table private.message_images enable row level security;
revoke all on private.message_images from public, anon, authenticated;
create trigger note_deleted_photo after delete on private.message_images
  for each row when (old.stored_at is not null) execute function private.note_deleted_photo();

-- A name for picture n (1 to 3) of a message to be written about a request, { name, stored: false }, another one for each call.
-- Raises what send_message raises for who may not write, PT422 on 'n', PT429.
create function private.begin_message_image(request_id uuid, n integer, extension text, token text) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  request public.quote_requests := private.lock_request(begin_message_image.request_id);
  sender constant text := case when 'homeowner' = any (private.request_actors(request, begin_message_image.token)) then 'homeowner' else 'provider' end;
  ticket constant text := private.upload_name(begin_message_image.extension);
begin
  if coalesce(begin_message_image.n, 0) not between 1 and 3 then
    perform private.refuse('n', 'A message has room for three pictures', 'Leave one of them out.');
  elsif not private.takes_messages(request) then
    raise exception using errcode = 'PT409', message = 'Nothing can be written about this request any more',
      hint = 'Reload to see where it stands now.';
  end if;
  perform private.limit_uploads();
  insert into private.message_images (name, request_id, side) values (ticket, request.id, sender);
  return jsonb_build_object('name', ticket, 'stored', false);
end
$$;

-- Whether the caller may store a picture under this name: one of the side that asked for it, within the hour, before it is sent.
create function private.may_upload_image(name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from private.message_images as i
      join public.quote_requests as r on r.id = i.request_id
      join public.projects as p on p.id = r.project_id
     where i.name = may_upload_image.name and i.message_id is null and i.created_at > now() - interval '1 hour' and private.takes_messages(r)
       and case i.side when 'homeowner' then p.requester_id is null or p.requester_id = auth.uid()
                       else r.provider_id in (select private.acting_providers('{owner,manager}')) end);
end
$$;

-- Puts stored pictures, named in order, beside a message. Raises PT422 on 'uploads' for more than three, and for one that is not of this
-- side and request, is in another message, or is not there.
create function private.attach_images(m private.messages, uploads jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  attached integer;
begin
  if coalesce(jsonb_typeof(uploads), 'null') = 'null' then
    return;
  elsif jsonb_typeof(uploads) <> 'array' or jsonb_array_length(uploads) > 3 then
    perform private.refuse('uploads', 'A message has room for three pictures', 'Leave some of them out.');
  end if;
  update private.message_images as i set message_id = m.id, n = given.n
    from jsonb_array_elements_text(uploads) with ordinality as given (name, n)
   where i.name = given.name and i.request_id = m.request_id and i.side = m.side and i.message_id is null
     and i.stored_at > now() - interval '1 day';
  get diagnostics attached = row_count;
  if attached <> jsonb_array_length(uploads) then
    perform private.refuse('uploads', 'A picture of this message is not there any more', 'Add it again.');
  end if;
end
$$;

revoke execute on function private.begin_message_image(uuid, integer, text, text), private.may_upload_image(text),
  private.attach_images(private.messages, jsonb) from public, anon, authenticated;

drop function private.message_json(private.messages, boolean);
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

-- Whether the caller may store a photo under this name. A name that holds one already takes no other.
create or replace function private.may_upload_photo(name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.upload_tickets as t
                  where t.name = may_upload_photo.name and t.expires_at > now() and private.takes_photos(t.project_id))
      or private.may_upload_image(may_upload_photo.name);
end
$$;

-- The file that is stored under a name; null when there is none.
create or replace function private.photo_file(name text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((select f.file from private.request_photos as f where f.name = photo_file.name),
                  (select i.file from private.message_images as i where i.name = photo_file.name and i.stored_at is not null));
end
$$;

-- Notes that a picture is there under the name of a ticket: its file; null when the name is none, or had one.
create or replace function private.store_photo(name text) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  stored uuid;
begin
  insert into private.request_photos (project_id, n, name)
  select t.project_id, t.n, t.name from private.upload_tickets as t where t.name = store_photo.name
  on conflict do nothing returning file into stored;
  if stored is null then
    update private.message_images as i set stored_at = now() where i.name = store_photo.name and i.stored_at is null
    returning i.file into stored;
  end if;
  return stored;
end
$$;

-- Keeps the list in step with hosted Storage.
create or replace function private.note_stored_photo() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from private.request_photos as f where f.name = old.name;
    delete from private.message_images as i where i.name = old.name;
  else
    perform private.store_photo(new.name);
  end if;
  return null;
end
$$;

-- Where a file goes, { name, stored }: a name in the bucket that takes one file of this type within the hour, or the name of the
-- file that is there already. Asked again for the same place and type, the answer is the same.
-- kind: project, photo n (1 to 6) of the project `target`, for its homeowner by account or by the private link's token; message, picture
-- n (1 to 3) of a message about the request `target`, for both sides, another name each time.
-- Raises PT422 with the field in detail, PT403 for anybody else's, PT404 for an unknown request, PT409 once it takes none any more, PT429
-- after 60 in an hour.
create or replace function public.begin_upload(kind text, target uuid, n integer, type text, token text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  extension constant text := case begin_upload.type when 'image/jpeg' then 'jpg' when 'image/png' then 'png' when 'image/webp' then 'webp' end;
  ticket text;
begin
  if coalesce(begin_upload.kind, '') not in ('project', 'message') then
    perform private.refuse('kind', 'Nothing of that kind takes files', 'Reload the page and try again.');
  elsif extension is null then
    perform private.refuse('type', 'Only JPEG, PNG and WebP photos are accepted', 'Choose another picture.');
  elsif begin_upload.kind = 'message' then
    return private.begin_message_image(begin_upload.target, begin_upload.n, extension, begin_upload.token);
  elsif coalesce(begin_upload.n, 0) not between 1 and 6 then
    perform private.refuse('n', 'A request has room for six photos', 'Leave one of them out.');
  elsif not private.is_requester(begin_upload.target, begin_upload.token) then
    raise exception using errcode = 'PT403', message = 'This request is not yours',
      hint = 'Sign in with the account it belongs to, or open it by its private link.';
  end if;
  -- Two at once for one place get the same name.
  perform from public.projects as p where p.id = begin_upload.target for update;
  select f.name into ticket from private.request_photos as f where f.project_id = begin_upload.target and f.n = begin_upload.n;
  if found then
    return jsonb_build_object('name', ticket, 'stored', true);
  elsif not private.takes_photos(begin_upload.target) then
    raise exception using errcode = 'PT409', message = 'Photos can be added to a request until a day after it was sent',
      hint = 'Send a new request, or connect with a provider and show them.';
  end if;
  update private.upload_tickets as t set expires_at = now() + interval '1 hour'
   where t.project_id = begin_upload.target and t.n = begin_upload.n and t.expires_at > now() and split_part(t.name, '.', 2) = extension
  returning t.name into ticket;
  if not found then
    perform private.limit_uploads();
    insert into private.upload_tickets as t (name, project_id, n, expires_at)
    values (private.upload_name(extension), begin_upload.target, begin_upload.n, now() + interval '1 hour')
    on conflict on constraint upload_tickets_project_id_n_key do update set name = excluded.name, expires_at = excluded.expires_at
    returning t.name into ticket;
  end if;
  return jsonb_build_object('name', ticket, 'stored', false);
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
    return private.message_json(stored, request.connected_at is not null, true);
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

-- The conversation about a request: { side, status, open, writable, events, read_seq, seen, messages, older }. `messages` are the newest 50
-- that are newer than after_seq and older than before_seq, in order, and `older` says whether there are more of these. `open`:
-- contact details are shown; `events`: how many steps the timeline has; `read_seq`: how far this side has read; `seen`: the last
-- own message that the other side saw, { seq, at }.
-- Null for anybody but the two sides. Members of a company that is not approved read, with contact details hidden and without pictures.
create or replace function public.thread(request_id uuid, after_seq bigint default 0, before_seq bigint default null, token text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  request public.quote_requests;
  my_side text;
  pictured boolean;
  open boolean;
  writable boolean;
begin
  select * into request from public.quote_requests as r where r.id = thread.request_id;
  my_side := private.reading_side(request, thread.token);
  if my_side is null then
    return null;
  end if;
  pictured := my_side = 'homeowner' or request.provider_id in (select private.acting_providers());
  open := request.connected_at is not null and pictured;
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
             'messages', coalesce(jsonb_agg(private.message_json(page.m, open, pictured) order by page.place desc) filter (where page.place <= 50), '[]'),
             'older', count(*) > 50)
      from page);
end
$$;

revoke execute on function private.photo_file(text), private.store_photo(text), private.upload_name(text), private.limit_uploads(),
  private.message_json(private.messages, boolean, boolean) from public, anon, authenticated;

insert into private.retention_rules (id, table_name, kept, ends_with, expired) values
  ('message_images', 'private.message_images', 'as photos; one that was not sent: one day', 'delete', $$case
   when t.message_id is null then t.created_at < clock.now - interval '1 day'
   else not exists (select from public.quote_requests as r where r.id = t.request_id
      and r.updated_at >= clock.now - case when r.status in ('declined', 'withdrawn', 'expired') then interval '90 days' else interval '12 months' end) end$$);
