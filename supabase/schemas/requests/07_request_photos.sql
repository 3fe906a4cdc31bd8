-- Photos of a project. Their names are '<project id>/<upload key>/<1 to 6>.<jpg, png or webp>' in the private bucket
-- 'request-photos'. The upload key is a secret, so whoever has a name may fetch that photo; names are handed out by
-- project_photos() to those who may see the project, and no policy lets anybody list them.
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

-- projects.photo_count follows what is stored.
create function private.recount_photos() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.projects as p set photo_count = (select count(*) from private.request_photos as f where f.project_id = p.id)
   where p.id = case when tg_op = 'DELETE' then old.project_id else new.project_id end;
  return null;
end
$$;
create trigger recount_photos after insert or delete on private.request_photos
  for each row execute function private.recount_photos();

-- Files whose row is gone and whose bytes still have to go; whoever keeps the files removes them and the entry.
create table private.deleted_photos (
  file uuid primary key,
  name text not null,
  deleted_at timestamptz not null default now()
);
call private.classify('private.deleted_photos', 'technical');
alter table private.deleted_photos enable row level security;
revoke all on private.deleted_photos from public, anon, authenticated;

create function private.note_deleted_photo() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.deleted_photos (file, name) values (old.file, old.name);
  return null;
end
$$;
create trigger note_deleted_photo after delete on private.request_photos
  for each row execute function private.note_deleted_photo();

-- Whether the caller may store a photo under this name: the key is the project's, the place is free, the project is a draft
-- or was sent less than a day ago, and once it belongs to an account, the caller is signed in to that account (a provider
-- who saw the photos knows the key).
create function private.may_upload_photo(name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from regexp_match(may_upload_photo.name,
                  '^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/([A-Za-z0-9_-]{32,64})/([1-6])\.(?:jpg|png|webp)$') as part
      join public.projects as p on p.id = part[1]::uuid
      join private.project_secrets as s on s.project_id = p.id and s.upload_key = part[2]
     where (p.requester_id is null or p.requester_id = auth.uid())
       and exists (select from public.quote_requests as r
                    where r.project_id = p.id and r.status <> 'withdrawn'
                      and (r.sent_at is null or r.sent_at > now() - interval '24 hours'))
       and not exists (select from private.request_photos as f
                        where f.project_id = p.id and f.n = part[3]::smallint and f.name <> may_upload_photo.name))
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
  else
    insert into private.request_photos (project_id, n, name)
    values (split_part(new.name, '/', 1)::uuid, left(split_part(new.name, '/', 3), 1)::smallint, new.name)
    on conflict on constraint request_photos_name_key do nothing;
  end if;
  return null;
end
$$;

revoke execute on function private.recount_photos(), private.note_deleted_photo(), private.note_stored_photo(),
  private.may_upload_photo(text), public.project_photos(uuid, text) from public, anon, authenticated;
-- Storage's policies call it as the visitor; the schema itself stays closed.
grant execute on function private.may_upload_photo(text) to anon, authenticated;
grant execute on function public.project_photos(uuid, text) to anon, authenticated, service_role;

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
