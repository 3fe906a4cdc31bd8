-- Pictures beside the words of a message, up to three, under names like those of the photos of a project (requests/07_request_photos.sql). A
-- name is there before its picture and its picture before the message: who may write gets the name, stores the picture under it within the
-- hour, and names it in the message. The conversation alone hands the names out.

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
    raise exception using errcode = 'PT409', message = 'This request takes no more messages',
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
    perform private.refuse('uploads', 'One picture of this message is gone', 'Add it again.');
  end if;
end
$$;

revoke execute on function private.begin_message_image(uuid, integer, text, text), private.may_upload_image(text),
  private.attach_images(private.messages, jsonb) from public, anon, authenticated;
