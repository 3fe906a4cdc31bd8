-- Pictures of a company: what proves its licences, what it built, and its logo. Their names are 'u/<id>/<secret>.<jpg, png or webp>'. A name
-- is there before its picture: who may write the page gets it from begin_upload(), stores the picture under it within the hour, and names it
-- in what it is for. Proofs lie in the bucket 'evidence', which opens to the company and to who decides about it; projects and logos in
-- 'portfolio', which is public.

create table private.company_files (
  name text primary key,
  provider_id uuid not null references public.providers (id) on delete cascade,
  kind text not null check (kind in ('evidence', 'portfolio', 'logo')),
  -- What it proves; null until the claim is sent.
  credential_id uuid unique references public.credentials (id) on delete cascade,
  -- The embedded backend's file; visitors' words never reach a file system.
  file uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- Null until the picture is there.
  stored_at timestamptz,
  check (credential_id is null or (kind = 'evidence' and stored_at is not null))
);
call private.classify('private.company_files', 'photo', 'name file');
call private.classify('private.company_files', 'record', 'provider_id kind credential_id created_at stored_at');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('private.company_files', 69, 't.provider_id = any (person.companies)', 'delete');
create index company_files_provider_idx on private.company_files (provider_id);
alter table private.company_files enable row level security;
revoke all on private.company_files from public, anon, authenticated;

create function private.bucket_of(kind text) returns text
language sql immutable set search_path = '' as $$
  select case bucket_of.kind when 'evidence' then 'evidence' else 'portfolio' end
$$;

create function private.note_deleted_company_file() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.deleted_photos (file, name, bucket) values (old.file, old.name, private.bucket_of(old.kind));
  return null;
end
$$;
create trigger note_deleted_company_file after delete on private.company_files
  for each row when (old.stored_at is not null) execute function private.note_deleted_company_file();

-- A name for a picture of a company, { name, stored: false }, another one for each call, for who may write its page. Raises what
-- own_page raises, PT409 for more pictures than a page can show, PT429.
create function private.begin_company_file(kind text, provider uuid, extension text) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  p constant public.providers := private.own_page(begin_company_file.provider::text);
  ticket constant text := private.upload_name(begin_company_file.extension);
begin
  perform private.limit_uploads();
  -- What nothing names goes after a day.
  if (select count(*) from private.company_files as f where f.provider_id = p.id and f.credential_id is null) >= 150 then
    raise exception using errcode = 'PT409', message = 'There is no room for more pictures today', hint = 'Try again tomorrow.';
  end if;
  insert into private.company_files (name, provider_id, kind) values (ticket, p.id, begin_company_file.kind);
  return jsonb_build_object('name', ticket, 'stored', false);
end
$$;

-- Whether the caller may store a picture under this name in the bucket: one of the company whose page they may write, within the hour. A name
-- that holds one already takes no other.
create function private.may_upload_company_file(bucket text, name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from private.company_files as f
     where f.name = may_upload_company_file.name and private.bucket_of(f.kind) = may_upload_company_file.bucket
       and f.created_at > now() - interval '1 hour'
       and f.provider_id in (select private.editable_providers('{owner,manager}')));
end
$$;

-- Whether the caller may look at a proof: who decides about it, and who may write the page of the company that sent it.
create function private.may_read_evidence(name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from private.company_files as f
     where f.name = may_read_evidence.name and f.kind = 'evidence'
       and (private.is_staff('{moderator,admin}') or f.provider_id in (select private.my_providers('{owner,manager}'))));
end
$$;

-- The file under a name in the bucket, for the caller; null when there is none that they may look at.
create function private.company_file(bucket text, name text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select f.file from private.company_files as f
           where f.name = company_file.name and private.bucket_of(f.kind) = company_file.bucket and f.stored_at is not null
             and (f.kind <> 'evidence' or private.may_read_evidence(f.name)));
end
$$;

-- Notes that a picture is there under a name: its file; null when the name is none, or had one.
create function private.store_company_file(bucket text, name text) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  stored uuid;
begin
  update private.company_files as f set stored_at = now()
   where f.name = store_company_file.name and private.bucket_of(f.kind) = store_company_file.bucket and f.stored_at is null
  returning f.file into stored;
  return stored;
end
$$;

-- Keeps the list in step with hosted Storage.
create function private.note_stored_company_file() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from private.company_files as f where f.name = old.name;
  else
    perform private.store_company_file(new.bucket_id, new.name);
  end if;
  return null;
end
$$;

revoke execute on function private.bucket_of(text), private.note_deleted_company_file(), private.begin_company_file(text, uuid, text),
  private.may_upload_company_file(text, text), private.may_read_evidence(text), private.company_file(text, text),
  private.store_company_file(text, text), private.note_stored_company_file() from public, anon, authenticated;
-- Storage's policies call them as the visitor; the schema itself stays closed.
grant execute on function private.may_upload_company_file(text, text), private.may_read_evidence(text) to authenticated;

do $$
begin
  -- PostgreSQL and PGlite have no Storage.
  if to_regclass('storage.objects') is null then
    return;
  end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  select id, id, id = 'portfolio', 2097152, array['image/jpeg', 'image/png', 'image/webp'] from unnest('{evidence,portfolio}'::text[]) as id
  on conflict (id) do update
    set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

  create policy "a picture of a company is added by who writes its page" on storage.objects for insert to authenticated
    with check (bucket_id in ('evidence', 'portfolio') and private.may_upload_company_file(bucket_id, name));
  create policy "a proof is read by its company and by who decides" on storage.objects for select to authenticated
    using (bucket_id = 'evidence' and private.may_read_evidence(name));
  create trigger note_stored_company_file after insert on storage.objects
    for each row when (new.bucket_id in ('evidence', 'portfolio')) execute function private.note_stored_company_file();
  create trigger note_removed_company_file after delete on storage.objects
    for each row when (old.bucket_id in ('evidence', 'portfolio')) execute function private.note_stored_company_file();
end
$$;
