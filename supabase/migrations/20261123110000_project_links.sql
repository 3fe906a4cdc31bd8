-- Private links of two kinds, of which only hashes are kept: the one made on the device that sends a request, and one for each mail.
-- They end, can be stopped, and end when an account takes the request over.

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
create or replace function private.is_requester(project_id uuid, token text) returns boolean
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

-- Where a mail about the project leads: to the page of its account, or by a link that only this mail has.
create function private.mail_link(project public.projects) returns text
language plpgsql volatile set search_path = '' as $$
declare
  token constant text := private.new_token();
begin
  if project.requester_id is not null then
    return '/r/' || project.id;
  end if;
  perform private.add_link(project.id, 'mail', token);
  return '/r/' || token;
end
$$;

revoke execute on function private.live_link(text), private.is_requester(uuid, text), private.add_link(uuid, text, text),
  private.renew_link(text), private.end_links(uuid, text), private.mail_link(public.projects) from public, anon, authenticated;

-- The links of before: most were made on a device and repeated in one mail.
insert into private.project_links (token_hash, project_id, kind)
  select s.token_hash, s.project_id, 'device' from private.project_secrets as s where s.token_hash is not null;

-- A mail to the homeowner about the last event of a request.
create or replace function private.mail_homeowner(request public.quote_requests, event_id bigint) returns void
language sql volatile set search_path = '' as $$
  select private.enqueue_mail(
           format('request_update/%s', event_id), 'request_update', k.email, p.locale,
           jsonb_build_object('service', private.mailed_service(p, c, p.locale), 'provider', c.trade_name,
                              'status', (mail_homeowner.request).status,
                              'link', private.mail_link(p)))
    from public.projects as p
    join public.quote_request_contacts as k on k.project_id = p.id
    join public.providers as c on c.id = (mail_homeowner.request).provider_id
   where p.id = (mail_homeowner.request).project_id
$$;

drop function private.mail_confirmation(uuid[], text);
-- The confirmation for requests that were just sent. A booking says when and for how much.
create function private.mail_confirmation(request_ids uuid[]) returns void
language sql volatile set search_path = '' as $$
  select private.enqueue_mail(
           format('request_sent/%s', min(r.id::text)),
           case p.source when 'fixed_price' then 'booking_confirmed' else 'request_sent' end, k.email, p.locale,
           jsonb_build_object('service', private.mailed_service(p, (array_agg(c order by c.trade_name))[1], p.locale),
                              'providers', jsonb_agg(c.trade_name order by c.trade_name),
                              'link', private.mail_link(p))
           || case p.source when 'fixed_price' then (p.details -> 'slot') || jsonb_build_object(
                'total_cents', p.details -> 'total_cents', 'provider', min(c.trade_name)) else '{}' end)
    from public.quote_requests as r
    join public.projects as p on p.id = r.project_id
    join public.quote_request_contacts as k on k.project_id = p.id
    join public.providers as c on c.id = r.provider_id
   where r.id = any (request_ids)
   group by p.id, k.project_id
$$;
revoke execute on function private.mail_confirmation(uuid[]) from public, anon, authenticated;

-- Moves a request on: { status, at }. The caller acts as who they are: the homeowner by account or by the private link's
-- token, the provider by membership. The state it is in already is a success without a second event.
-- Raises PT403 for anybody else, PT404 for an unknown request, PT409 for a move that the state does not allow, or for hiring on a
-- quote that has run out.
create or replace function public.advance_request(request_id uuid, to_status text, note text default null, token text default null)
returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  request public.quote_requests;
  actors text[];
  actor text;
  at timestamptz;
  said constant text := private.clean_text(advance_request.note, 2000, 'note', 'The note', true);
begin
  select * into request from public.quote_requests as r where r.id = advance_request.request_id for update;
  if found then
    actors := array_remove(array[
      case when private.is_requester(request.project_id, advance_request.token) then 'homeowner' end,
      case when request.sent_at is not null and request.provider_id in (select private.acting_providers('{owner,manager}')) then 'provider' end], null);
  end if;
  -- To a provider a draft does not exist.
  if request.id is null or (cardinality(actors) = 0 and request.sent_at is null) then
    raise exception using errcode = 'PT404', message = 'There is no such request', hint = 'Open it again from your requests.';
  elsif cardinality(actors) = 0 then
    perform private.refuse_inactive_company(request.provider_id);
    raise exception using errcode = 'PT403', message = 'This request is not yours',
      hint = 'Sign in with the account it belongs to, or open it by its private link.';
  end if;

  perform private.expire_requests(request.project_id);
  select * into request from public.quote_requests as r where r.id = advance_request.request_id;
  if request.status = advance_request.to_status then
    return jsonb_build_object('status', request.status, 'at', request.updated_at);
  end if;

  select t.actor into actor from private.quote_transitions as t
   where t.from_status = request.status and t.to_status = advance_request.to_status and t.actor = any (actors);
  if actor is null then
    raise exception using errcode = 'PT409', message = format('A request that is %s cannot become %s', request.status,
      left(coalesce(advance_request.to_status, 'nothing'), 20)), hint = 'Reload to see where it stands now.';
  elsif advance_request.to_status = 'quoted' then
    raise exception using errcode = 'PT409', message = 'A request becomes quoted with its quote', hint = 'Save a quote and send it.';
  elsif request.status = 'quoted' and advance_request.to_status = 'hired'
        and not exists (select from public.quotes as q where q.request_id = request.id and q.status = 'sent') then
    raise exception using errcode = 'PT409', message = 'The quote has run out', hint = 'Ask the company for a new one.';
  elsif advance_request.to_status = 'sent'
        and not exists (select from public.quote_request_contacts as k where k.project_id = request.project_id) then
    perform private.refuse('email', 'There is no way to answer yet', 'Say how providers can reach you.');
  end if;

  at := private.transition_request(request.id, advance_request.to_status, actor, said);
  if advance_request.to_status = 'sent' then
    perform private.mail_confirmation(array[request.id]);
  else
    perform private.settle_quotes(request.id, advance_request.to_status);
  end if;
  return jsonb_build_object('status', advance_request.to_status, 'at', at);
end
$$;

-- Stores a project under the id that the client made, with a request for each provider: { id, status, upload_key,
-- requests: [{ id, provider_id, status }] }. The same id again by the same person, known by account or token, stores nothing
-- twice, completes what may still change, and sends a draft once there is a way to answer.
-- project: { id, token?, source, provider_ids, category?, service_name?, description?, timing?, start_on?, budget_min_cents?,
-- budget_max_cents?, postal_code?, locale, details?, contact?: { name, email, phone?, preferred } }
-- Raises PT422 with the field in detail, PT409 for somebody else's id or a change that comes too late, PT429 after ten
-- projects in an hour.
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
    insert into private.project_secrets (project_id) values (given.id);
    if token is not null and not private.add_link(given.id, 'device', token) then
      raise exception using errcode = 'PT409', message = 'This private link belongs to another request',
        hint = 'Reload the page and send it again.';
    end if;
  elsif not private.is_requester(given.id, token) then
    raise exception using errcode = 'PT409', message = 'This id belongs to another request', hint = 'Reload the page and send it again.';
  end if;

  select * into strict stored from public.projects as p where p.id = given.id for update;
  if stored.requester_id is null and me is not null then
    perform private.settle_claim(stored);
  end if;
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
    perform private.mail_confirmation(sent);
  end if;

  return (select jsonb_build_object('id', given.id, 'upload_key', s.upload_key,
                   'status', case when bool_or(r.sent_at is not null) then 'sent' else 'draft' end,
                   'requests', jsonb_agg(jsonb_build_object('id', r.id, 'provider_id', r.provider_id, 'status', r.status)
                                         order by r.created_at, r.id))
            from public.quote_requests as r join private.project_secrets as s on s.project_id = r.project_id
           where r.project_id = given.id group by s.project_id);
end
$$;

-- What a claim leads to: the links end, and whoever left the contact is told, because the link may have been somebody else's.
create function private.settle_claim(project public.projects) returns void
language sql volatile set search_path = '' as $$
  select private.end_links((settle_claim.project).id);
  select private.enqueue_mail(
           'project_claimed/' || k.project_id, 'project_claimed', k.email, (settle_claim.project).locale,
           jsonb_build_object('day', (settle_claim.project).created_at::date))
    from public.quote_request_contacts as k where k.project_id = (settle_claim.project).id
$$;
revoke execute on function private.settle_claim(public.projects) from public, anon, authenticated;

-- Every guest project whose contact has the account's confirmed address. Returns how many there were.
create or replace function public.claim_projects() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  address text := private.confirmed_email(auth.uid());
  project public.projects;
  claimed integer := 0;
begin
  for project in
    update public.projects as p set requester_id = auth.uid()
      from public.quote_request_contacts as k
     where k.project_id = p.id and k.email = address and p.requester_id is null
    returning p.*
  loop
    perform private.settle_claim(project);
    claimed := claimed + 1;
  end loop;
  return claimed;
end
$$;

-- The project of a private link; by a link that ended, what the account has already. Raises PT404 for a link that leads to
-- nothing and PT409 when another account has the project.
create or replace function public.claim_project(token text) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  claimed public.projects;
begin
  update public.projects as p set requester_id = auth.uid()
    from private.live_link(claim_project.token) as l
   where p.id = l.project_id and p.requester_id is null
  returning p.* into claimed;
  if found then
    perform private.settle_claim(claimed);
    return claimed.id;
  end if;
  select p.* into claimed from public.projects as p
    join private.project_links as l on l.project_id = p.id and l.token_hash = private.token_hash(claim_project.token);
  if claimed.requester_id is null then
    raise exception using errcode = 'PT404', message = 'This link leads to no request',
      hint = 'Open the newest link we sent you, in full.';
  elsif claimed.requester_id <> auth.uid() then
    raise exception using errcode = 'PT409', message = 'Another account has this request', hint = 'Sign in with that account.';
  end if;
  return claimed.id;
end
$$;
drop function private.mail_claimed(public.projects);

-- The project that the caller asked for, by its id and account or token, or by the token alone; null when there is none.
create or replace function private.find_project(id uuid, token text) returns public.projects
language sql stable set search_path = '' as $$
  select p from public.projects as p
   where p.id = coalesce(find_project.id, (private.live_link(find_project.token)).project_id)
     and private.is_requester(p.id, find_project.token)
$$;

-- A project as the homeowner sees it, by account, or for a guest by the token of the private link; null for anybody else.
create or replace function public.project_view(id uuid default null, token text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p constant public.projects := private.find_project(project_view.id, project_view.token);
begin
  if p.id is null then
    return null;
  end if;
  perform private.renew_link(project_view.token);
  perform private.expire_requests(p.id);
  return jsonb_build_object(
    'project', to_jsonb(p) - array['requester_id', 'locale']
               || jsonb_build_object('claimed', p.requester_id is not null, 'mine', coalesce(p.requester_id = auth.uid(), false)),
    'contact', (select to_jsonb(k) - 'project_id' from public.quote_request_contacts as k where k.project_id = p.id),
    'requests', (select coalesce(jsonb_agg(private.request_json(r) order by r.created_at, r.id), '[]')
                   from public.quote_requests as r where r.project_id = p.id));
end
$$;

alter table private.project_secrets drop column token_hash;
