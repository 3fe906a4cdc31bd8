-- A photo is added under a name that its homeowner asked for and nobody else knows, so that whoever saw the photos of a project
-- cannot add to them.

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

insert into private.retention_rules (id, table_name, kept, ends_with, expired) values
  ('upload_tickets', 'private.upload_tickets', 'one hour', 'delete', $$t.expires_at < clock.now$$);

-- Whether the caller may add photos to a project they asked for: it is a draft or was sent less than a day ago, and once it
-- belongs to an account, the caller is signed in to that account.
create function private.takes_photos(project_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.projects as p join public.quote_requests as r on r.project_id = p.id
     where p.id = takes_photos.project_id and (p.requester_id is null or p.requester_id = auth.uid())
       and r.status <> 'withdrawn' and (r.sent_at is null or r.sent_at > now() - interval '24 hours'))
$$;

create or replace function private.may_upload_photo(name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.upload_tickets as t
                  where t.name = may_upload_photo.name and t.expires_at > now() and private.takes_photos(t.project_id))
$$;

-- Where a file goes, { name, stored }: a name in the bucket that takes one file of this type within the hour, or the name of the
-- file that is there already. Asked again for the same place and type, the answer is the same.
-- kind: project, photo n (1 to 6) of the project `target`, for its homeowner by account or by the private link's token.
-- Raises PT422 with the field in detail, PT403 for anybody else's project, PT409 once it takes no photos any more, PT429 after 60
-- in an hour.
create function public.begin_upload(kind text, target uuid, n integer, type text, token text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  client constant text := coalesce(auth.uid()::text, private.client_address());
  extension constant text := case begin_upload.type when 'image/jpeg' then 'jpg' when 'image/png' then 'png' when 'image/webp' then 'webp' end;
  ticket text;
begin
  if begin_upload.kind is distinct from 'project' then
    perform private.refuse('kind', 'Nothing of that kind takes files', 'Reload the page and try again.');
  elsif coalesce(begin_upload.n, 0) not between 1 and 6 then
    perform private.refuse('n', 'A request has room for six photos', 'Leave one of them out.');
  elsif extension is null then
    perform private.refuse('type', 'Only JPEG, PNG and WebP photos are accepted', 'Choose another picture.');
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
    perform private.enforce_rate_limit('upload/' || coalesce(client, 'guests'), case when client is null then 1800 else 60 end, interval '1 hour');
    insert into private.upload_tickets as t (name, project_id, n, expires_at)
    values (format('u/%s/%s.%s', gen_random_uuid(), replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), extension),
            begin_upload.target, begin_upload.n, now() + interval '1 hour')
    on conflict on constraint upload_tickets_project_id_n_key do update set name = excluded.name, expires_at = excluded.expires_at
    returning t.name into ticket;
  end if;
  return jsonb_build_object('name', ticket, 'stored', false);
end
$$;

create or replace function private.note_deleted_photo() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.deleted_photos (file, name) values (old.file, old.name);
  -- Its name is known to all who saw it.
  delete from private.upload_tickets as t where t.name = old.name;
  return null;
end
$$;

create or replace function private.note_stored_photo() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from private.request_photos as f where f.name = old.name;
  else
    insert into private.request_photos (project_id, n, name)
    select t.project_id, t.n, t.name from private.upload_tickets as t where t.name = new.name
    on conflict on constraint request_photos_name_key do nothing;
  end if;
  return null;
end
$$;

revoke execute on function private.takes_photos(uuid), public.begin_upload(text, uuid, integer, text, text) from public, anon, authenticated;
grant execute on function public.begin_upload(text, uuid, integer, text, text) to anon, authenticated, service_role;

-- The names of photos that are there keep their keys.
create or replace function public.submit_project(project jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  token constant text := nullif(project ->> 'token', '');
  given constant public.projects := private.read_project(project);
  contact constant public.quote_request_contacts := private.read_contact(project -> 'contact');
  chosen constant uuid[] := private.read_providers(project -> 'provider_ids');
  stored public.projects;
  is_draft boolean;
  is_open boolean;
  sent uuid[];
  moved uuid;
begin
  if private.token_hash(token) is null and (me is null or token is not null) then
    perform private.refuse('token', 'The private link of the request is missing', 'Reload the page and try again.');
  end if;

  insert into public.projects (id, requester_id, category, service_name, description, timing, start_on, budget_min_cents,
                               budget_max_cents, postal_code, province, locale, source, details)
  select given.id, me, given.category, given.service_name, given.description, given.timing, given.start_on, given.budget_min_cents,
         given.budget_max_cents, given.postal_code, given.province, given.locale, given.source, given.details
  on conflict on constraint projects_pkey do nothing;
  if found then
    perform private.enforce_rate_limit('project/' || coalesce(me::text, private.client_address(), 'guests'),
      case when coalesce(me::text, private.client_address()) is null then 300 else 10 end, interval '1 hour');
    insert into private.project_secrets (project_id, token_hash) values (given.id, private.token_hash(token))
    on conflict (token_hash) do nothing;
    if not found then
      raise exception using errcode = 'PT409', message = 'This private link belongs to another request',
        hint = 'Reload the page and send it again.';
    end if;
  elsif not private.is_requester(given.id, token) then
    raise exception using errcode = 'PT409', message = 'This id belongs to another request', hint = 'Reload the page and send it again.';
  end if;

  select * into strict stored from public.projects as p where p.id = given.id for update;
  select count(r.sent_at) = 0, count(r.sent_at) = 0 or min(r.sent_at) > now() - interval '24 hours' into is_draft, is_open
    from public.quote_requests as r where r.project_id = given.id;
  stored := private.complete_project(stored, given, is_draft, is_open);
  update public.projects as p
     set requester_id = coalesce(p.requester_id, me), category = stored.category, service_name = stored.service_name,
         description = stored.description, timing = stored.timing, start_on = stored.start_on,
         budget_min_cents = stored.budget_min_cents, budget_max_cents = stored.budget_max_cents,
         postal_code = stored.postal_code, province = stored.province, locale = stored.locale, source = stored.source,
         details = stored.details
   where p.id = given.id;
  perform private.add_providers(given.id, chosen, is_open);
  if private.keep_contact(given.id, contact, is_open) then
    for moved in
      select r.id from public.quote_requests as r where r.project_id = given.id and r.status = 'draft' order by r.id for update
    loop
      perform private.transition_request(moved, 'sent', 'homeowner');
      sent := sent || moved;
    end loop;
    perform private.mail_confirmation(sent, token);
  end if;

  return (select jsonb_build_object('id', given.id,
                   'status', case when bool_or(r.sent_at is not null) then 'sent' else 'draft' end,
                   'requests', jsonb_agg(jsonb_build_object('id', r.id, 'provider_id', r.provider_id, 'status', r.status)
                                         order by r.created_at, r.id))
            from public.quote_requests as r where r.project_id = given.id);
end
$$;

alter table private.project_secrets drop column upload_key;
