-- A live company claims licences and proofs with a photo of each, staff looks at it, and its owners hear what was decided and when one ends.

alter table private.deleted_photos add column bucket text not null default 'request-photos';

alter table public.credentials add column told_days smallint;
alter table public.credentials drop constraint credentials_provider_id_kind_number_key;
-- One that was checked, and beside it the claim that is to follow it.
create unique index one_checked_credential on public.credentials (provider_id, kind, number) where status in ('verified', 'expired');
create unique index one_claimed_credential on public.credentials (provider_id, kind, number) where status in ('claimed', 'rejected');
create index credentials_ending_idx on public.credentials (expires_on, id) where status in ('verified', 'expired');

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

drop function public.deleted_photos(integer);
-- The names of photos in a bucket whose bytes still have to go, those that wait longest first.
create function public.deleted_photos(batch integer default 100, bucket text default 'request-photos') returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(d.name order by d.deleted_at, d.name), '{}')
    from (select * from private.deleted_photos as known where known.bucket = deleted_photos.bucket
           order by known.deleted_at, known.name limit batch) as d
$$;
revoke execute on function public.deleted_photos(integer, text) from public, anon, authenticated;
grant execute on function public.deleted_photos(integer, text) to service_role;

-- Where a file goes, { name, stored }: a name in the bucket that takes one file of this type within the hour, or the name of the
-- file that is there already. Asked again for the same place and type, the answer is the same.
-- kind: project, photo n (1 to 6) of the project `target`, for its homeowner by account or by the private link's token; message, picture
-- n (1 to 3) of a message about the request `target`, for both sides, another name each time; evidence, portfolio and logo, a picture of
-- the company `target` for who may write its page, another name each time.
-- Raises PT422 with the field in detail, PT403 for anybody else's, PT404 for an unknown request, PT409 once it takes none any more, PT429
-- after 60 in an hour.
create or replace function public.begin_upload(kind text, target uuid, n integer, type text, token text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  extension constant text := case begin_upload.type when 'image/jpeg' then 'jpg' when 'image/png' then 'png' when 'image/webp' then 'webp' end;
  ticket text;
begin
  if coalesce(begin_upload.kind, '') not in ('project', 'message', 'evidence', 'portfolio', 'logo') then
    perform private.refuse('kind', 'Nothing of that kind takes files', 'Reload the page and try again.');
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

-- Tells the owners of a company what became of a licence or proof. The reason stays in their account.
create function private.mail_credential(credential public.credentials) returns void
language sql volatile set search_path = '' as $$
  select private.enqueue_mail(
           format('credential_decided/%s/%s', d.id, m.user_id), 'credential_decided', private.confirmed_email(m.user_id), f.locale,
           jsonb_build_object('company', p.trade_name, 'credential', credential.kind, 'status', credential.status,
                              'link', case when p.status = 'approved' then '/account/listing?company=' || p.id else '/account/apply' end))
    from public.providers as p
    join public.provider_members as m on m.provider_id = p.id and m.role = 'owner'
    left join public.profiles as f on f.user_id = m.user_id
   cross join lateral (select max(l.id) as id from private.staff_decisions as l
                        where l.target_kind = 'credential' and l.target_id = credential.id and l.decision <> 'read') as d
   where p.id = credential.provider_id and private.confirmed_email(m.user_id) is not null
$$;
revoke execute on function private.mail_credential(public.credentials) from public, anon, authenticated;

-- Records what a check of a licence or proof found: 'verify' or 'reject'; returns { status }. Moderators and administrators only.
-- One that is verified takes the place of the one it renews. What is so already is a success without another entry. Raises PT404, PT409 for
-- one that does not wait or has run out, PT422 on 'decision' and 'reason'.
create or replace function public.decide_credential(id uuid, decision text, reason text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  c public.credentials;
  becomes constant text := case decision when 'verify' then 'verified' when 'reject' then 'rejected' end;
begin
  perform private.require_staff('{moderator,admin}');
  if becomes is null then
    perform private.refuse('decision', 'That is no decision', 'Choose verify or reject.');
  end if;
  perform private.refuse_own('credential', decide_credential.id);
  select * into c from public.credentials as known where known.id = decide_credential.id for update;
  if c.id is null then
    raise exception using errcode = 'PT404', message = 'There is no such licence or proof', hint = 'Reload the list; it may have been taken back.';
  elsif c.status = becomes then
    return jsonb_build_object('status', c.status);
  elsif c.status <> 'claimed' or (becomes = 'verified' and c.expires_on < current_date) then
    raise exception using errcode = 'PT409', message = 'This licence or proof does not wait for a check, or has run out', hint = 'Reload the list.';
  end if;
  perform private.log_decision('credential', c.id, decision, reason);
  if becomes = 'verified' then
    delete from public.credentials as before
     where before.provider_id = c.provider_id and before.kind = c.kind and before.number = c.number and before.id <> c.id
       and before.status in ('verified', 'expired');
  end if;
  update public.credentials as known
     set status = becomes, checked_at = case when becomes = 'verified' then now() end, told_days = null
   where known.id = c.id returning * into c;
  perform private.mail_credential(c);
  return jsonb_build_object('status', becomes);
end
$$;

-- claim: { id, provider_id, kind, number, issuer?, jurisdiction?, expires_on?, evidence? }. What staff then checks; one of a kind and number,
-- and beside one that is verified the same with a later end. Insurance names its insurer and a day ahead, a licence the province that
-- issued it. evidence: name of a picture of it. A page that is live shows one of what no public register holds.
create or replace function public.claim_credential(claim jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p constant public.providers := private.own_page(claim ->> 'provider_id');
  shown constant text := nullif(claim ->> 'evidence', '');
  c public.credentials;
begin
  c.id := private.clean_uuid(claim ->> 'id', 'id', 'The id of the proof');
  c.kind := coalesce(claim ->> 'kind', '');
  c.number := private.needed(private.clean_text(claim ->> 'number', 60, 'number', 'The number'), 'number', 'The number');
  c.issuer := private.clean_text(claim ->> 'issuer', 120, 'issuer', 'The issuer');
  c.expires_on := private.clean_day(claim ->> 'expires_on', (private.canada_today() + interval '10 years')::date, 'expires_on', 'The day');
  c.jurisdiction := case when c.kind in ('identity', 'liability_insurance') then 'CA' else claim ->> 'jurisdiction' end;
  if not c.kind = any ('{identity,liability_insurance,workers_comp,rbq,esa_ecra,tssa,bc_housing,ab_prepaid,red_seal,municipal,pesticide}') then
    perform private.refuse('kind', 'It is not said what it proves', 'Choose one from the list.');
  elsif not coalesce(c.jurisdiction, '') = any ('{AB,BC,CA,MB,NB,NL,NS,NT,NU,ON,PE,QC,SK,YT}') then
    perform private.refuse('jurisdiction', 'It is not said where it holds', 'Choose the province that issued it.');
  elsif c.kind = 'liability_insurance' and c.issuer is null then
    perform private.refuse('issuer', 'The insurer is missing', 'Enter the name of the insurance company.');
  elsif c.kind = 'liability_insurance' and c.expires_on is null then
    perform private.refuse('expires_on', 'The end of the insurance is missing', 'Enter the last day of the policy.');
  elsif exists (select from public.credentials as known
                 where known.id = c.id and (known.provider_id <> p.id or known.status in ('verified', 'expired'))) then
    raise exception using errcode = 'PT409', message = 'This id belongs to another proof', hint = 'Reload the page and enter it again.';
  elsif exists (select from public.credentials as known
                 where known.provider_id = p.id and known.kind = c.kind and known.number = c.number and known.status = 'verified'
                   and not coalesce(c.kind <> 'identity' and c.expires_on > known.expires_on, false)) then
    raise exception using errcode = 'PT409', message = 'This number is verified already', detail = 'verified',
      hint = 'Claim it again with its new end once it was renewed.';
  elsif p.status = 'approved' and shown is null and c.kind in ('identity', 'liability_insurance', 'workers_comp') then
    perform private.refuse('evidence', 'A photo of the document is missing', 'No public register holds it, so we look at the document itself.');
  elsif shown is not null and not exists (
          select from private.company_files as f
           where f.name = shown and f.provider_id = p.id and f.kind = 'evidence' and f.stored_at is not null
             and (f.credential_id is null or f.credential_id = c.id)) then
    perform private.refuse('evidence', 'The photo of the document is not there any more', 'Add it again.');
  end if;
  delete from public.credentials as known
   where known.provider_id = p.id and known.kind = c.kind and known.number = c.number and known.id <> c.id
     and known.status <> 'verified';
  insert into public.credentials as known (id, provider_id, kind, jurisdiction, number, issuer, expires_on)
  values (c.id, p.id, c.kind, c.jurisdiction, c.number, c.issuer, c.expires_on)
  on conflict (id) do update
    set kind = excluded.kind, jurisdiction = excluded.jurisdiction, number = excluded.number, issuer = excluded.issuer,
        expires_on = excluded.expires_on, status = 'claimed',
        claimed_at = case when known.status = 'claimed' then known.claimed_at else excluded.claimed_at end;
  if shown is not null then
    delete from private.company_files as f where f.credential_id = c.id and f.name <> shown;
    update private.company_files as f set credential_id = c.id where f.name = shown;
  end if;
  return jsonb_build_object('id', c.id);
end
$$;

create or replace function private.credential_item(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kind', 'credential', 'title', p.trade_name, 'status', c.status, 'since', c.claimed_at,
    'facts', private.facts('credential', c.kind, 'number', c.number, 'issuer', c.issuer, 'jurisdiction', c.jurisdiction,
                           'expires_on', c.expires_on::text, 'legal_name', l.legal_name, 'business_number', l.business_number, 'trade', p.primary_category),
    'pictures', (select coalesce(jsonb_agg(f.name), '[]') from private.company_files as f where f.credential_id = c.id),
    'related', jsonb_build_array(jsonb_build_object('queue', 'companies', 'id', p.id, 'detail', 'page', 'status', p.status)),
    'decisions', case when c.status <> 'claimed' then '[]' when c.expires_on < current_date then '["reject"]' else '["verify", "reject"]' end::jsonb)
    from public.credentials as c
    join public.providers as p on p.id = c.provider_id
    left join public.provider_private as l on l.provider_id = p.id
   where c.id = credential_item.id
$$;

-- One item of a queue, whether it still waits or not: { title, status, since, concerns_me, facts: [{ key, value }], related: [{ queue,
-- id, detail, status }], pictures: [name in the bucket 'evidence'], missing, history: [{ decision, reason, at, mine }], decisions }. Reading
-- it is written down, once an hour.
-- Null when there is none.
create or replace function public.staff_item(queue text, id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  item jsonb;
  target text;
  mine boolean;
begin
  if not coalesce(queue = any (private.staff_queues()), false) then
    return null;
  end if;
  item := case queue when 'applications' then private.application_item(staff_item.id) when 'companies' then private.company_item(staff_item.id)
                     when 'names' then private.name_item(staff_item.id)
                     when 'credentials' then private.credential_item(staff_item.id) when 'reviews' then private.review_item(staff_item.id)
                     when 'reports' then coalesce(private.message_item(staff_item.id), private.reported_company_item(staff_item.id))
                     when 'messages' then coalesce(private.contact_item(staff_item.id), private.demo_item(staff_item.id))
                     when 'orphaned' then private.orphan_item(staff_item.id)
                     when 'disputes' then private.dispute_item(staff_item.id) end;
  if item is null then
    return null;
  end if;
  target := item ->> 'kind';
  mine := private.concerns_caller(target, staff_item.id);
  if not exists (select from private.staff_decisions as d
                  where d.target_kind = target and d.target_id = staff_item.id and d.staff_id = auth.uid() and d.decision = 'read'
                    and d.at > now() - interval '1 hour') then
    perform private.log_decision(target, staff_item.id, 'read');
  end if;
  return item - 'kind' || jsonb_build_object(
    'missing', coalesce(item -> 'missing', '[]'), 'pictures', case when mine then '[]' else coalesce(item -> 'pictures', '[]') end, 'concerns_me', mine, 'decisions', case when mine then '[]' else item -> 'decisions' end,
    'history', (select coalesce(jsonb_agg(jsonb_build_object('decision', d.decision, 'reason', d.reason, 'at', d.at, 'mine', coalesce(d.staff_id = auth.uid(), false))
                                          order by d.id), '[]')
                  from private.staff_decisions as d where d.target_kind = target and d.target_id = staff_item.id and d.decision <> 'read'));
end
$$;

insert into private.optional_mails (kind, reader) values ('credential_ending', 'company');

-- What was claimed, newest first, for who may write the page: [{ id, kind, jurisdiction, number, issuer, expires_on, status, claimed_at,
-- checked_at, evidence, reason }]. `evidence`: whether a photo of it is kept; `reason`: why staff did not confirm it. Null for anybody else.
create function public.company_credentials(provider uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
           'id', c.id, 'kind', c.kind, 'jurisdiction', c.jurisdiction, 'number', c.number, 'issuer', c.issuer, 'expires_on', c.expires_on,
           'status', case when c.status = 'verified' and not private.is_live(c) then 'expired' else c.status end,
           'claimed_at', c.claimed_at, 'checked_at', c.checked_at,
           'evidence', exists (select from private.company_files as f where f.credential_id = c.id),
           'reason', case when c.status = 'rejected' then (
              select d.reason from private.staff_decisions as d
               where d.target_kind = 'credential' and d.target_id = c.id and d.decision = 'reject' order by d.id desc limit 1) end)
           order by c.claimed_at desc, c.id), '[]')
    from public.credentials as c
   where c.provider_id = company_credentials.provider
  having company_credentials.provider in (select private.my_providers('{owner,manager}'))
$$;

-- Tells the owners of a live company that a licence or proof ends: 30 and 7 days before, and once it is over, each once. One that is
-- renewed already needs nobody. Returns how many that were, at most `batch`.
create function private.due_credentials(at timestamptz default now(), batch integer default 200) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  today constant date := (at at time zone 'America/Toronto')::date;
  c public.credentials;
  stage integer;
  told integer := 0;
begin
  for c in
    select k.* from public.credentials as k join public.providers as p on p.id = k.provider_id
     where k.status in ('verified', 'expired') and k.expires_on between today - 30 and today + 30 and p.status = 'approved'
       and coalesce(k.told_days > case when k.expires_on < today then 0 when k.expires_on <= today + 7 then 7 else 30 end, true)
     order by k.expires_on, k.id limit batch for update of k skip locked
  loop
    stage := case when c.expires_on < today then 0 when c.expires_on <= today + 7 then 7 else 30 end;
    update public.credentials as k set told_days = stage where k.id = c.id;
    perform private.enqueue_mail(
        format('credential_ending/%s/%s/%s', c.id, stage, m.user_id), 'credential_ending', private.confirmed_email(m.user_id), f.locale,
        jsonb_build_object('company', p.trade_name, 'credential', c.kind, 'day', c.expires_on, 'over', (stage = 0)::text,
                           'link', '/account/listing?company=' || p.id))
      from public.providers as p
      join public.provider_members as m on m.provider_id = p.id and m.role = 'owner'
      left join public.profiles as f on f.user_id = m.user_id
     where p.id = c.provider_id and private.confirmed_email(m.user_id) is not null
       and not exists (select from public.credentials as k
                        where k.provider_id = c.provider_id and k.kind = c.kind and k.jurisdiction is not distinct from c.jurisdiction
                          and k.status in ('claimed', 'verified') and k.expires_on > c.expires_on);
    told := told + 1;
  end loop;
  return told;
end
$$;

revoke execute on function public.company_credentials(uuid), private.due_credentials(timestamptz, integer) from public, anon, authenticated;
grant execute on function public.company_credentials(uuid) to authenticated;

-- What time brings, once an hour. A step is a function private.<name>(at, batch) that returns how many rows it changed; it may run any
-- number of times, and one that fails takes only itself back. Returns { more, failed: { <step>: message } }: `more` when a step filled its batch.
create or replace function private.due_steps(at timestamptz default now(), batch integer default 200) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  steps constant text[] := array[
    'due_visits',
    'due_quotes',
    'due_inactive',
    'due_reminders',
    'due_silent',
    'due_jobs',
    'due_held_reviews',
    'due_search_alerts',
    'due_credentials',
    'due_staff_digests'
  ];
  step text;
  changed integer;
  more boolean := false;
  failed jsonb := '{}';
begin
  foreach step in array steps loop
    begin
      execute format('select private.%I($1, $2)', step) into changed using due_steps.at, due_steps.batch;
      more := more or changed >= batch;
    exception when others then
      failed := failed || jsonb_build_object(step, sqlerrm);
    end;
  end loop;
  return jsonb_build_object('more', more, 'failed', failed);
end
$$;

insert into private.retention_rules (id, table_name, kept, ends_with, expired) values
  ('company_files', 'private.company_files', 'a proof: 90 days after the decision; a picture that no page shows: one day', 'delete', $$case
   when t.credential_id is not null then not exists (select from public.credentials as c where c.id = t.credential_id and c.status = 'claimed')
      and not exists (select from private.staff_decisions as d where d.target_kind = 'credential' and d.target_id = t.credential_id
                         and d.decision in ('verify', 'reject') and d.at >= clock.now - interval '90 days')
   else t.created_at < clock.now - interval '1 day' end$$);
