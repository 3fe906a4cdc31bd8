-- Photos of a project. Their names are 'u/<id>/<secret>.<jpg, png or webp>' in the private bucket 'request-photos'. A name is
-- a secret, so whoever has it may fetch that photo; project_photos() hands names out to those who may see the project, and no
-- policy lets anybody list them. A photo is added under a name that begin_upload() made for its homeowner, so that nobody adds
-- to what they may only see. Photos of before tickets are called '<project id>/<secret>/<1 to 6>.<type>'.
--
-- On a hosted project Storage keeps the files and looks up size, declared type and the policies below. The embedded backend
-- asks the same functions, keeps the files itself and looks at the bytes as well (supabase/emulator/storage).

create table private.request_photos (
  project_id uuid not null references public.projects (id) on delete cascade,
  n smallint not null check (n between 1 and 6),
  name text not null unique,
  -- The embedded backend's file; visitors' words never reach a file system.
  file uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  primary key (project_id, n)
);
call private.classify('private.request_photos', 'photo', 'name file');
call private.classify('private.request_photos', 'record', 'project_id n created_at');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('private.request_photos', 22, 't.project_id = any (person.projects)', 'delete');
alter table private.request_photos enable row level security;
revoke all on private.request_photos from public, anon, authenticated;

-- projects.photo_count follows what is stored, and companies learn of what was added.
create function private.recount_photos() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.projects as p set photo_count = (select count(*) from private.request_photos as f where f.project_id = p.id)
   where p.id = case when tg_op = 'DELETE' then old.project_id else new.project_id end;
  if tg_op = 'INSERT' then
    perform private.tell_of_details(new.project_id, 'photos');
  end if;
  return null;
end
$$;
create trigger recount_photos after insert or delete on private.request_photos
  for each row execute function private.recount_photos();

-- Files whose row is gone and whose bytes still have to go; whoever keeps the files removes them and the entry.
create table private.deleted_photos (
  file uuid primary key,
  name text not null,
  deleted_at timestamptz not null default now(),
  bucket text not null default 'request-photos'
);
call private.classify('private.deleted_photos', 'technical');
alter table private.deleted_photos enable row level security;
revoke all on private.deleted_photos from public, anon, authenticated;

create function private.note_deleted_photo() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.deleted_photos (file, name) values (old.file, old.name);
  -- Its name is known to all who saw it.
  delete from private.upload_tickets as t where t.name = old.name;
  return null;
end
$$;
create trigger note_deleted_photo after delete on private.request_photos
  for each row execute function private.note_deleted_photo();

-- Leave to add one photo at one place, for an hour. Only who asked for it knows the name before the photo is there.
create table private.upload_tickets (
  name text primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  n smallint not null check (n between 1 and 6),
  expires_at timestamptz not null,
  unique (project_id, n)
);
call private.classify('private.upload_tickets', 'secret', 'name');
call private.classify('private.upload_tickets', 'record', 'project_id n expires_at');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('private.upload_tickets', 26, 't.project_id = any (person.projects)', 'delete');
alter table private.upload_tickets enable row level security;
revoke all on private.upload_tickets from public, anon, authenticated;

-- Whether the caller may add photos to a project they asked for: it is a draft, was sent less than a day ago or a company asked for
-- something within the week, and once it belongs to an account, the caller is signed in to that account.
create function private.takes_photos(project_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.projects as p join public.quote_requests as r on r.project_id = p.id
     where p.id = takes_photos.project_id and (p.requester_id is null or p.requester_id = auth.uid())
       and r.status <> 'withdrawn' and (r.sent_at is null or r.sent_at > now() - interval '24 hours' or p.open_until > now()))
$$;

-- Whether the caller may store a photo under this name. A name that holds one already takes no other.
create function private.may_upload_photo(name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.upload_tickets as t
                  where t.name = may_upload_photo.name and t.expires_at > now() and private.takes_photos(t.project_id))
      or private.may_upload_image(may_upload_photo.name);
end
$$;

-- The file that is stored under a name; null when there is none.
create function private.photo_file(name text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((select f.file from private.request_photos as f where f.name = photo_file.name),
                  (select i.file from private.message_images as i where i.name = photo_file.name and i.stored_at is not null));
end
$$;

-- Notes that a picture is there under the name of a ticket: its file; null when the name is none, or had one.
create function private.store_photo(name text) returns uuid
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

-- A name in the bucket that nobody guesses.
create function private.upload_name(extension text) returns text
language sql volatile set search_path = '' as $$
  select format('u/%s/%s.%s', gen_random_uuid(), replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), extension)
$$;

-- Counts a ticket. Raises PT429 after 60 in an hour.
create function private.limit_uploads() returns void
language plpgsql volatile set search_path = '' as $$
declare
  client constant text := coalesce(auth.uid()::text, private.client_address());
begin
  perform private.enforce_rate_limit('upload/' || coalesce(client, 'guests'), case when client is null then 1800 else 60 end, interval '1 hour');
end
$$;

-- Where a file goes, { name, stored }: a name in the bucket that takes one file of this type within the hour, or the name of the
-- file that is there already. Asked again for the same place and type, the answer is the same.
-- kind: project, photo n (1 to 6) of the project `target`, for its homeowner by account or by the private link's token; message, picture
-- n (1 to 3) of a message about the request `target`, for both sides, another name each time; evidence, portfolio and logo, a picture of
-- the company `target` for who may write its page, another name each time.
-- Raises PT422 with the field in detail, PT403 for anybody else's, PT404 for an unknown request, PT409 once it takes none any more, PT429
-- after 60 in an hour.
create function public.begin_upload(kind text, target uuid, n integer, type text, token text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  extension constant text := case begin_upload.type when 'image/jpeg' then 'jpg' when 'image/png' then 'png' when 'image/webp' then 'webp' end;
  ticket text;
begin
  if coalesce(begin_upload.kind, '') not in ('project', 'message', 'evidence', 'portfolio', 'logo') then
    perform private.refuse('kind', 'Files cannot be added there', 'Reload the page and try again.');
  elsif extension is null then
    perform private.refuse('type', 'Only JPEG, PNG and WebP photos are accepted', 'Choose another picture.');
  elsif begin_upload.kind = 'message' then
    return private.begin_message_image(begin_upload.target, begin_upload.n, extension, begin_upload.token);
  elsif begin_upload.kind <> 'project' then
    return private.begin_company_file(begin_upload.kind, begin_upload.target, extension);
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

-- The photos of a project, [{ n, name }] in order, for its homeowner (by account or by the private link's token) and for the
-- approved companies it was sent to. Null for anybody else and for an unknown project.
create function public.project_photos(id uuid, token text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select (select coalesce(jsonb_agg(jsonb_build_object('n', f.n, 'name', f.name) order by f.n), '[]')
            from private.request_photos as f where f.project_id = project_photos.id)
   where private.is_requester(project_photos.id, project_photos.token)
      or exists (select from public.quote_requests as r
                  where r.project_id = project_photos.id and r.sent_at is not null
                    and r.provider_id in (select private.acting_providers()))
$$;

-- Keeps the list in step with hosted Storage.
create function private.note_stored_photo() returns trigger
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

revoke execute on function private.recount_photos(), private.note_deleted_photo(), private.note_stored_photo(),
  private.takes_photos(uuid), private.may_upload_photo(text), private.photo_file(text), private.store_photo(text),
  private.upload_name(text), private.limit_uploads(), public.begin_upload(text, uuid, integer, text, text),
  public.project_photos(uuid, text) from public, anon, authenticated;
-- Storage's policies call it as the visitor; the schema itself stays closed.
grant execute on function private.may_upload_photo(text) to anon, authenticated;
grant execute on function public.begin_upload(text, uuid, integer, text, text), public.project_photos(uuid, text) to anon, authenticated, service_role;

do $$
begin
  -- PostgreSQL and PGlite have no Storage.
  if to_regclass('storage.objects') is null then
    return;
  end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('request-photos', 'request-photos', false, 2097152, array['image/jpeg', 'image/png', 'image/webp'])
  on conflict (id) do update
    set public = false, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

  create policy "a photo is added by who asks" on storage.objects for insert to anon, authenticated
    with check (bucket_id = 'request-photos' and private.may_upload_photo(name));
  -- Storage says what it is about to do. A download names the photo; a list would name them for the caller.
  create policy "a photo is fetched by its name" on storage.objects for select to anon, authenticated
    using (bucket_id = 'request-photos' and current_setting('storage.operation', true) = 'storage.object.get_authenticated');
  create trigger note_stored_photo after insert on storage.objects
    for each row when (new.bucket_id = 'request-photos') execute function private.note_stored_photo();
  create trigger note_removed_photo after delete on storage.objects
    for each row when (old.bucket_id = 'request-photos') execute function private.note_stored_photo();
end
$$;
