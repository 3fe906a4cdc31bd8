-- Private links: whoever opens one acts for who asked. The device's is made in the browser that sends a request; each mail carries
-- one of its own. A link ends after 180 days without use, or with its request's claim by an account, or when it is stopped.

create table private.project_links (
  -- Only the link has the token.
  token_hash text primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  kind text not null check (kind in ('device', 'mail')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '180 days',
  revoked_at timestamptz
);
call private.classify('private.project_links', 'secret', 'token_hash');
call private.classify('private.project_links', 'record', 'project_id kind created_at expires_at revoked_at');
insert into private.personal_data (table_name, place, belongs, on_deletion) values
  ('private.project_links', 19, 't.project_id = any (person.projects)', 'delete');
create index project_links_project_idx on private.project_links (project_id);
alter table private.project_links enable row level security;
revoke all on private.project_links from public, anon, authenticated;

-- The link of a token as long as it opens something.
create function private.live_link(token text) returns private.project_links
language sql stable set search_path = '' as $$
  select l from private.project_links as l
   where l.token_hash = private.token_hash(live_link.token) and l.revoked_at is null and l.expires_at > now()
$$;

-- Whether the caller, by account or by a private link's token, asked for the project.
create function private.is_requester(project_id uuid, token text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.projects as p where p.id = is_requester.project_id and p.requester_id = (select auth.uid()))
      or coalesce((private.live_link(is_requester.token)).project_id = is_requester.project_id, false)
$$;

-- Stores a link, unless its token is another one's already. A project has forty; beyond them the oldest mails' end.
create function private.add_link(project uuid, kind text, token text) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  hash constant text := private.token_hash(token);
begin
  insert into private.project_links (token_hash, project_id, kind) values (hash, project, add_link.kind)
  on conflict on constraint project_links_pkey do nothing;
  if not found then
    return false;
  end if;
  delete from private.project_links as l
   where l.token_hash in (select o.token_hash from private.project_links as o
                           where o.project_id = project and o.revoked_at is null and o.expires_at > now()
                           order by o.token_hash = hash desc, o.kind = 'device' desc, o.created_at desc offset 40);
  return true;
end
$$;

-- Gives a link that is used another 180 days while a request of its project is open.
create function private.renew_link(token text) returns void
language sql volatile set search_path = '' as $$
  update private.project_links as l set expires_at = now() + interval '180 days'
   where l.token_hash = private.token_hash(renew_link.token) and l.revoked_at is null
     and l.expires_at > now() and l.expires_at < now() + interval '179 days'
     and exists (select from public.quote_requests as r
                  where r.project_id = l.project_id and r.status not in ('completed', 'declined', 'withdrawn', 'expired'))
$$;

-- Stops the links of a project but the one of a token. Returns how many that were.
create function private.end_links(project uuid, kept_token text default null) returns bigint
language sql volatile set search_path = '' as $$
  with ended as (
    update private.project_links as l set revoked_at = now()
     where l.project_id = project and l.revoked_at is null and l.expires_at > now()
       and l.token_hash is distinct from private.token_hash(kept_token)
    returning 1
  )
  select count(*) from ended
$$;

-- Whether who asked has shown that the address of the contact is theirs: by a press on the page that one of its mails opens, or with
-- an account of that address.
create function private.is_confirmed(project uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (select from public.projects as p left join public.quote_request_contacts as k on k.project_id = p.id
                  where p.id = is_confirmed.project
                    and (p.contact_confirmed_at is not null or k.email = private.confirmed_email(p.requester_id)));
end
$$;

-- Where a mail about the project leads: to the page of its account, or by a link that only this mail has. To an address that
-- nobody confirmed it is always a link, because the link is what confirms it.
create function private.mail_link(project public.projects) returns text
language plpgsql volatile set search_path = '' as $$
declare
  token constant text := private.new_token();
begin
  if project.requester_id is not null and private.is_confirmed(project.id) then
    return '/r/' || project.id;
  end if;
  perform private.add_link(project.id, 'mail', token);
  return '/r/' || token;
end
$$;

revoke execute on function private.live_link(text), private.is_requester(uuid, text), private.add_link(uuid, text, text),
  private.renew_link(text), private.end_links(uuid, text), private.is_confirmed(uuid), private.mail_link(public.projects) from public, anon, authenticated;
