-- Asking for quotes: one call stores the project, its requests and how to reach the homeowner, once however often it is sent.

-- The project as the fields say, null where they say nothing.
create function private.read_project(given jsonb) returns public.projects
language plpgsql stable set search_path = '' as $$
declare
  p public.projects;
begin
  p.id := private.clean_uuid(given ->> 'id', 'id', 'The id of the request');
  p.category := private.clean_text(given ->> 'category', 120, 'service', 'The category');
  p.service_name := private.clean_text(given ->> 'service_name', 200, 'service', 'The service');
  p.description := private.clean_text(given ->> 'description', 5000, 'description', 'The description', true);
  p.timing := nullif(given ->> 'timing', '');
  p.start_on := private.clean_day(given ->> 'start_on', (private.canada_today() + interval '2 years')::date, 'start_on', 'The start');
  p.budget_min_cents := private.clean_number(given ->> 'budget_min_cents', 0, 1000000000, 'budget', 'The budget in cents');
  p.budget_max_cents := private.clean_number(given ->> 'budget_max_cents', 0, 1000000000, 'budget', 'The budget in cents');
  p.postal_code := private.clean_postal_code(given ->> 'postal_code');
  p.province := private.postal_province(p.postal_code);
  p.source := given ->> 'source';
  p.locale := case when given ->> 'locale' = 'fr' then 'fr' else 'en' end;
  p.details := nullif(given -> 'details', 'null');
  p.notice := private.clean_notice(given ->> 'notice');

  if p.timing not in ('now', 'month', 'quarter', 'flexible') then
    perform private.refuse('timing', 'That is not one of the times to choose from', 'Choose now, this month, this quarter or flexible.');
  elsif p.budget_min_cents > p.budget_max_cents then
    perform private.refuse('budget', 'The budget starts above where it ends', 'Put the smaller amount first.');
  elsif p.source is null or p.source not in ('card', 'profile', 'project', 'fixed_price', 'materials') then
    perform private.refuse('source', 'Where the request comes from is missing', 'Reload the page and try again.');
  elsif p.source in ('profile', 'fixed_price') and p.service_name is null then
    perform private.refuse('service', 'No service is chosen', 'Choose the service you would like a quote for.');
  elsif length(p.details::text) > 20000 then
    perform private.refuse('details', 'The list is too long for one request', 'Send it as two requests.');
  end if;
  return p;
end
$$;

-- How to reach the homeowner, or null when the fields do not say.
create function private.read_contact(given jsonb) returns public.quote_request_contacts
language plpgsql immutable set search_path = '' as $$
declare
  k public.quote_request_contacts;
begin
  if coalesce(jsonb_typeof(given), 'null') = 'null' then
    return null;
  end if;
  k.name := private.clean_text(given ->> 'name', 120, 'name', 'The name');
  k.email := private.clean_email(given ->> 'email');
  k.phone := private.clean_phone(given ->> 'phone');
  k.preferred := coalesce(nullif(given ->> 'preferred', ''), 'email');
  if k.name is null then
    perform private.refuse('name', 'A name is missing', 'Enter the name providers should ask for.');
  elsif private.holds_link(k.name) and lower(k.name) <> k.email then
    perform private.refuse('name', 'The name contains a web or email address', 'Enter the name only.');
  elsif k.preferred not in ('email', 'phone', 'message') then
    perform private.refuse('preferred', 'That is not a way to be reached', 'Choose email, phone or message.');
  elsif k.preferred = 'phone' and k.phone is null then
    perform private.refuse('phone', 'A phone number is missing', 'Enter it, or choose another way to be reached.');
  end if;
  return k;
end
$$;

-- The chosen providers, each once.
create function private.read_providers(given jsonb) returns uuid[]
language plpgsql stable set search_path = '' as $$
declare
  chosen uuid[];
begin
  if jsonb_typeof(given) = 'array' and jsonb_array_length(given) <= 3 then
    select array_agg(private.clean_uuid(entry, 'providers', 'A chosen provider') order by entry) into chosen
      from jsonb_array_elements_text(given) as entry;
  end if;
  if chosen is null then
    perform private.refuse('providers', 'A request goes to one, two or three providers', 'Choose one to three providers.');
  elsif cardinality(chosen) <> (select count(distinct entry) from unnest(chosen) as entry) then
    perform private.refuse('providers', 'A provider is chosen twice', 'Choose each provider once.');
  end if;
  return chosen;
end
$$;

-- What is stored, completed by what is given. Before anybody was asked everything may still change; for a day afterwards, and for
-- a week after a company asked for something, what helps to quote may. Raises PT409 when something else would change.
create function private.complete_project(stored public.projects, given public.projects, is_draft boolean, is_open boolean)
returns public.projects language plpgsql stable set search_path = '' as $$
declare
  p public.projects := stored;
begin
  if is_draft then
    p.category := coalesce(given.category, p.category);
    p.service_name := coalesce(given.service_name, p.service_name);
    p.details := coalesce(given.details, p.details);
    p.source := given.source;
    p.locale := given.locale;
  elsif given.category <> p.category or given.service_name <> p.service_name or given.details <> p.details then
    raise exception using errcode = 'PT409', message = 'What was asked for cannot change after it was sent',
      hint = 'Withdraw this request and send a new one.';
  else
    p.category := coalesce(p.category, given.category);
    p.service_name := coalesce(p.service_name, given.service_name);
    p.details := coalesce(p.details, given.details);
  end if;

  p.description := coalesce(given.description, p.description);
  if given.timing is not null or given.start_on is not null then
    p.timing := given.timing;
    p.start_on := given.start_on;
  end if;
  if given.budget_min_cents is not null or given.budget_max_cents is not null then
    p.budget_min_cents := given.budget_min_cents;
    p.budget_max_cents := given.budget_max_cents;
  end if;
  if given.postal_code <> p.postal_code and exists (select from private.project_lots as l where l.project_id = stored.id) then
    perform private.refuse('postal_code', 'What a list costs is worked out for the place it was sent for', 'Send the list again for another place.');
  elsif given.postal_code is not null then
    p.postal_code := given.postal_code;
    p.province := given.province;
  end if;
  if p is distinct from stored and not is_open then
    perform private.refuse_late_change();
  end if;
  return p;
end
$$;

create function private.refuse_late_change() returns void
language plpgsql immutable set search_path = '' as $$
begin
  raise exception using errcode = 'PT409', message = 'This request was sent more than a day ago and can no longer be changed',
    hint = 'Send a new request, or connect with a provider and tell them.';
end
$$;

-- Adds the requests of a project that are not there yet, as drafts. Nobody leaves this way: a request is withdrawn.
create function private.add_providers(project uuid, chosen uuid[], is_open boolean) returns void
language plpgsql volatile set search_path = '' as $$
declare
  added uuid[];
begin
  select array_agg(wanted) into added from unnest(chosen) as wanted
   where not exists (select from public.quote_requests as r where r.project_id = project and r.provider_id = wanted);
  if added is null then
    return;
  elsif not is_open then
    perform private.refuse_late_change();
  elsif exists (select from public.quote_requests as r where r.project_id = project and r.status in ('hired', 'completed')) then
    raise exception using errcode = 'PT409', message = 'A company is already hired for this work', detail = 'hired',
      hint = 'Cancel that job first, or send a new request.';
  elsif exists (select from unnest(added) as wanted
                 where not exists (select from public.providers as c where c.id = wanted and c.status = 'approved')) then
    perform private.refuse('providers', 'A chosen provider does not take requests here', 'Choose another provider.');
  elsif exists (select from private.project_lots as l where l.project_id = project) then
    perform private.refuse('providers', 'A list goes to the vendors of its lines', 'Send the list again to ask others.');
  elsif (select count(*) from public.quote_requests as r where r.project_id = project) + cardinality(added) > 3 then
    perform private.refuse('providers', 'A request goes to at most three providers', 'Send a new request to ask others.');
  end if;
  insert into public.quote_requests (project_id, provider_id) select project, unnest(added);
end
$$;

-- Keeps how to reach the homeowner: what is given, or else the account's own name and address. Returns whether it is known.
create function private.keep_contact(project uuid, contact public.quote_request_contacts, is_open boolean) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  known public.quote_request_contacts;
begin
  select * into known from public.quote_request_contacts as k where k.project_id = project;
  if contact.email is null and known.project_id is null then
    select left(coalesce(case when not private.holds_link(f.display_name) then nullif(f.display_name, '') end, u.email), 120), u.email, 'email' into contact.name, contact.email, contact.preferred
      from auth.users as u left join public.profiles as f on f.user_id = u.id where u.id = auth.uid();
  end if;
  if contact.email is null then
    return known.project_id is not null;
  end if;
  contact.project_id := project;
  contact.address := known.address;
  if contact is distinct from known then
    if not is_open then
      perform private.refuse_late_change();
    end if;
    insert into public.quote_request_contacts as k select contact.*
    on conflict on constraint quote_request_contacts_pkey do update
       set name = excluded.name, email = excluded.email, phone = excluded.phone, preferred = excluded.preferred;
    -- Links that the address before was sent, and what it confirmed, say nothing of this one.
    if contact.email <> known.email then
      update public.projects as p set contact_confirmed_at = null where p.id = project;
      update private.project_links as l set revoked_at = now()
       where l.project_id = project and l.kind = 'mail' and l.revoked_at is null;
    end if;
    -- Whoever writes somebody else's address here makes us write to them.
    perform private.enforce_rate_limit('contact/' || contact.email, 10, interval '1 hour');
  end if;
  return true;
end
$$;

-- Stores a project that is new, with the private link of the given token, and returns true; false for one that the caller stored before.
-- Raises PT422 on 'token', PT409 for somebody else's id, PT429 after ten projects in an hour.
create function private.open_project(given public.projects, token text) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  me constant uuid := auth.uid();
begin
  if private.token_hash(open_project.token) is null and (me is null or open_project.token is not null) then
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
    if open_project.token is not null and not private.add_link(given.id, 'device', open_project.token) then
      raise exception using errcode = 'PT409', message = 'This private link belongs to another request',
        hint = 'Reload the page and send it again.';
    end if;
    return true;
  elsif not private.is_requester(given.id, open_project.token) then
    raise exception using errcode = 'PT409', message = 'This id belongs to another request', hint = 'Reload the page and send it again.';
  end if;
  return false;
end
$$;

-- Sends the requests of a project that were not sent yet: each company is told, and who asked once for all of them. Raises PT422 on
-- 'notice' where none is stored.
create function private.send_drafts(project uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  sent uuid[];
  moved uuid;
begin
  for moved in
    select r.id from public.quote_requests as r where r.project_id = send_drafts.project and r.status = 'draft' order by r.id for update
  loop
    perform private.transition_request(moved, 'sent', 'homeowner');
    sent := sent || moved;
  end loop;
  if sent is not null then
    perform private.required_notice((select p.notice from public.projects as p where p.id = send_drafts.project));
  end if;
  perform private.mail_confirmation(sent);
end
$$;

-- Stores a project under the id that the client made, with a request for each provider: { id, status,
-- requests: [{ id, provider_id, status, reachable }] }, `reachable` where somebody reads them. The same id again by the same person,
-- known by account or token, stores nothing twice, completes what may still change, and sends a draft once there is a way to answer;
-- what is sent names the notice that stood at a button.
-- project: { id, token?, source, provider_ids, category?, service_name?, description?, timing?, start_on?, budget_min_cents?,
-- budget_max_cents?, postal_code?, locale, notice?, details?, contact?: { name, email, phone?, preferred } }
-- Raises PT422 with the field in detail, PT409 for somebody else's id, a change that comes too late, or with 'hired' for another company after one
-- was hired, PT429 after ten projects in an hour or 30 changes of one that was seen.
create function public.submit_project(project jsonb) returns jsonb
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
begin
  perform private.open_project(given, token);
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
    perform private.send_drafts(given.id);
  end if;

  return (select jsonb_build_object('id', given.id,
                   'status', case when bool_or(r.sent_at is not null) then 'sent' else 'draft' end,
                   'requests', jsonb_agg(jsonb_build_object('id', r.id, 'provider_id', r.provider_id, 'status', r.status,
                                                            'reachable', private.is_reachable(r.provider_id))
                                         order by r.created_at, r.id))
            from public.quote_requests as r where r.project_id = given.id);
end
$$;

revoke execute on function private.read_project(jsonb), private.read_contact(jsonb), private.read_providers(jsonb),
  private.complete_project(public.projects, public.projects, boolean, boolean), private.refuse_late_change(),
  private.add_providers(uuid, uuid[], boolean),
  private.keep_contact(uuid, public.quote_request_contacts, boolean), private.open_project(public.projects, text),
  private.send_drafts(uuid), public.submit_project(jsonb) from public, anon, authenticated;
grant execute on function public.submit_project(jsonb) to anon, authenticated, service_role;
