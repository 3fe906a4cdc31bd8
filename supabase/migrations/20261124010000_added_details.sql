-- A company that has opened a request learns on its page what the homeowner added since.

alter table public.quote_request_events drop constraint quote_request_events_kind_check,
  add constraint quote_request_events_kind_check check (kind in ('status', 'quote', 'visit', 'schedule', 'work', 'details'));

-- Notes that the homeowner added to a project, code 'photos' or 'facts', on each of its requests that a company has opened: what came
-- before it looked is no news.
create function private.tell_of_details(project uuid, code text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  opened uuid;
begin
  for opened in
    select r.id from public.quote_requests as r
     where r.project_id = tell_of_details.project and r.status in ('viewed', 'interested', 'quoted', 'connected', 'hired') order by r.id for update
  loop
    perform private.add_event(opened, 'homeowner', 'details', jsonb_build_object('code', tell_of_details.code));
  end loop;
end
$$;

revoke execute on function private.tell_of_details(uuid, text) from public, anon, authenticated;

-- projects.photo_count follows what is stored, and companies learn of what was added.
create or replace function private.recount_photos() returns trigger
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

-- Stores a project under the id that the client made, with a request for each provider: { id, status,
-- requests: [{ id, provider_id, status, reachable }] }, `reachable` where somebody reads them. The same id again by the same person,
-- known by account or token, stores nothing twice, completes what may still change, and sends a draft once there is a way to answer.
-- project: { id, token?, source, provider_ids, category?, service_name?, description?, timing?, start_on?, budget_min_cents?,
-- budget_max_cents?, postal_code?, locale, notice?, details?, contact?: { name, email, phone?, preferred } }
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
  before public.projects;
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
                               budget_max_cents, postal_code, province, locale, source, details, notice)
  select given.id, me, given.category, given.service_name, given.description, given.timing, given.start_on, given.budget_min_cents,
         given.budget_max_cents, given.postal_code, given.province, given.locale, given.source, given.details, given.notice
  on conflict on constraint projects_pkey do nothing;
  if found then
    perform private.enforce_rate_limit('project/' || coalesce(me::text, private.client_address(), 'guests'),
      case when coalesce(me::text, private.client_address()) is null then 300 else 10 end, interval '1 hour');
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
  before := stored;
  stored := private.complete_project(stored, given, is_draft, is_open or coalesce(stored.open_until > now(), false));
  update public.projects as p
     set requester_id = coalesce(p.requester_id, me), category = stored.category, service_name = stored.service_name,
         description = stored.description, timing = stored.timing, start_on = stored.start_on,
         budget_min_cents = stored.budget_min_cents, budget_max_cents = stored.budget_max_cents,
         postal_code = stored.postal_code, province = stored.province, locale = stored.locale, source = stored.source,
         details = stored.details, notice = case when is_open then coalesce(given.notice, p.notice) else p.notice end
   where p.id = given.id;
  if before is distinct from stored then
    perform private.tell_of_details(given.id, 'facts');
  end if;
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

  return (select jsonb_build_object('id', given.id,
                   'status', case when bool_or(r.sent_at is not null) then 'sent' else 'draft' end,
                   'requests', jsonb_agg(jsonb_build_object('id', r.id, 'provider_id', r.provider_id, 'status', r.status,
                                                            'reachable', private.is_reachable(r.provider_id))
                                         order by r.created_at, r.id))
            from public.quote_requests as r where r.project_id = given.id);
end
$$;
