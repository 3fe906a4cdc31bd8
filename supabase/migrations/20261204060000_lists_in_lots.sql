-- A list of materials stays one project when it is sent: each vendor is asked for its own lines, and is given its part without closing
-- the others. Lists that were sent before stay a project for each vendor.

-- What a project asks of some of its companies alone: the lines of a list of materials that one vendor sells. Companies compete within
-- a lot, and each lot is given once. A project without lots asks everybody for all of it.
create table private.project_lots (
  project_id uuid not null references public.projects (id),
  lot smallint not null check (lot between 1 and 8),
  -- { lines: [{ ref, name, unit, quantity, price_cents, cents, final_sale, room, note }] } and what they cost as private.list_totals
  -- says it of one vendor; null once the person is gone.
  goods jsonb check (length(goods::text) <= 20000),
  primary key (project_id, lot)
);
call private.classify('private.project_lots', 'content', 'goods');
call private.classify('private.project_lots', 'record', 'project_id lot');
insert into private.personal_data (table_name, place, belongs, on_deletion, remains) values
  ('private.project_lots', 29, 't.project_id = any (person.projects)', 'erase',
   'into how many parts a list was divided, because the companies’ records hang on it');
alter table private.project_lots enable row level security;
revoke all on private.project_lots from public, anon, authenticated;

alter table public.quote_requests
  -- Of which part of the project it is; null where the project has no parts.
  add column lot smallint,
  add foreign key (project_id, lot) references private.project_lots (project_id, lot);
call private.classify('public.quote_requests', 'record', 'lot');
drop index public.one_hire_for_each_project;
create unique index one_hire_for_each_lot on public.quote_requests (project_id, coalesce(lot, 0::smallint)) where status in ('hired', 'completed');
create index quote_requests_lot_idx on public.quote_requests (project_id, lot) where lot is not null;

-- Who writes a request, by whatever way, makes a move of the table, keeps whom it belongs to and when it was sent, and shows the
-- homeowner only with a move by which the homeowner does so.
create or replace function private.keep_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status <> old.status and not exists (
       select from private.quote_transitions as t where t.from_status = old.status and t.to_status = new.status) then
    raise exception using errcode = 'PT409', message = format('A request that is %s cannot become %s', old.status, new.status),
      hint = 'Reload to see where it stands now.';
  elsif (new.project_id, new.provider_id, new.lot) is distinct from (old.project_id, old.provider_id, old.lot)
        or (old.sent_at is not null and new.sent_at is distinct from old.sent_at)
        or (old.connected_at is not null and new.connected_at is null)
        or (new.connected_at is not null and old.connected_at is null
            and (new.status = old.status or new.status not in ('connected', 'hired'))) then
    raise exception using errcode = 'PT409', message = 'Whom a request belongs to, when it was sent and who was shown stay as they are',
      hint = 'Send another request.';
  elsif new.homeowner_read_seq < old.homeowner_read_seq or new.company_read_seq < old.company_read_seq then
    raise exception using errcode = 'PT409', message = 'What was read stays read', hint = 'Reload the conversation.';
  end if;
  return new;
end
$$;

-- Only a list of materials has lots, before anybody was asked for all of it, and what a lot holds stays until its person goes.
create function private.keep_lot() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    if (new.project_id, new.lot) is distinct from (old.project_id, old.lot) or (new.goods is not null and new.goods is distinct from old.goods) then
      raise exception using errcode = 'PT409', message = 'What was asked for cannot change after it was sent', hint = 'Send a new request.';
    end if;
  elsif not exists (select from public.projects as p where p.id = new.project_id and p.source = 'materials')
        or exists (select from public.quote_requests as r where r.project_id = new.project_id and r.lot is null) then
    raise exception using errcode = 'PT409', message = 'Only a list of materials is asked for in parts', hint = 'Send a list to its vendors.';
  end if;
  return new;
end
$$;
create trigger lots_are_kept before insert or update on private.project_lots for each row execute function private.keep_lot();

-- A request is of a lot where the project has lots: whoever were asked for all of it would be given a second time what a lot gives.
create function private.place_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.project_lots as l where l.project_id = new.project_id) then
    raise exception using errcode = 'PT409', message = 'A list is asked for in parts', hint = 'Send the list again to ask others.';
  end if;
  return new;
end
$$;
create trigger requests_are_of_a_lot before insert on public.quote_requests for each row when (new.lot is null)
  execute function private.place_request();

-- What was asked for in parts stays a list.
create function private.keep_list() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.project_lots as l where l.project_id = new.id) then
    raise exception using errcode = 'PT409', message = 'A list of materials stays one', hint = 'Send a new request.';
  end if;
  return new;
end
$$;
create trigger lists_are_kept before update of source on public.projects for each row when (old.source = 'materials' and new.source <> 'materials')
  execute function private.keep_list();

-- What a request is about, for a mail in the locale: a service of the company as the company names it in that language, else a
-- list of materials in that language, else the trade, which the mail translates. Never what somebody typed: a mail goes to people who did not
-- ask for their words. Null when nothing of that is known.
create or replace function private.mailed_service(project public.projects, provider public.providers, locale text) returns text
language plpgsql stable set search_path = '' as $$
declare
  known text;
begin
  select case when mailed_service.locale = 'fr' then coalesce(s.name_fr, s.name_en) else s.name_en end into known
    from public.provider_services as s
   where s.provider_id = provider.id and project.service_name in (s.name_en, s.name_fr)
   order by s.position limit 1;
  if found then
    return known;
  elsif project.service_name in ('Materials list', 'Liste de matériaux') then
    return case when mailed_service.locale = 'fr' then 'Liste de matériaux' else 'Materials list' end;
  elsif project.service_name ~ '^(Materials list \(\d+ items?\)|Liste de matériaux \(\d+ articles?\))$' then
    return project.service_name;
  end if;
  select trade into known
    from unnest(array[project.category, provider.primary_category]) with ordinality as given (trade, place)
   where exists (select from public.category_trades as t where t.trade = given.trade)
      or exists (select from public.fixed_price_services as f where f.category = given.trade)
   order by place limit 1;
  return known;
end
$$;

-- What a mail about a request says besides where that is one part of a list: nobody chooses between its companies, and nobody is hired.
create function private.mailed_list(request public.quote_requests) returns jsonb
language sql immutable set search_path = '' as $$
  select case when (mailed_list.request).lot is null then '{}' else '{"list": true}' end::jsonb
$$;

-- A mail to those owners and estimators of the company a request is addressed to who get such mails: once about the request, or about one
-- of its events.
create or replace function private.mail_provider(request public.quote_requests, kind text, extra jsonb, event_id bigint default null) returns void
language sql volatile set search_path = '' as $$
  select private.enqueue_mail(
           format('%s/%s/%s', mail_provider.kind, coalesce(mail_provider.event_id::text, (mail_provider.request).id::text), m.user_id),
           mail_provider.kind, m.email, m.locale,
           jsonb_build_object('service', private.mailed_service(p, c, m.locale), 'provider', c.trade_name,
                              'area', left(p.postal_code, 3), 'link', '/account/leads/' || (mail_provider.request).id)
           || private.mailed_list(mail_provider.request) || extra)
    from public.projects as p
    join public.providers as c on c.id = (mail_provider.request).provider_id
   cross join lateral private.company_readers(c.id, mail_provider.kind) as m
   where p.id = (mail_provider.request).project_id
$$;

-- A mail to the homeowner about an event of a request: `extra` says what the state alone does not.
create or replace function private.mail_homeowner(request public.quote_requests, event_id bigint, extra jsonb default '{}') returns void
language sql volatile set search_path = '' as $$
  select private.enqueue_mail(
           format('request_update/%s', event_id), 'request_update', k.email, p.locale,
           jsonb_build_object('service', private.mailed_service(p, c, p.locale), 'provider', c.trade_name,
                              'status', (mail_homeowner.request).status,
                              'link', private.mail_link(p)) || private.mailed_list(mail_homeowner.request) || extra)
    from public.projects as p
    join public.quote_request_contacts as k on k.project_id = p.id
    join public.providers as c on c.id = (mail_homeowner.request).provider_id
   where p.id = (mail_homeowner.request).project_id
$$;

-- A mail to a homeowner who confirmed the address, of something that comes near: once for what it is about.
create or replace function private.remind_homeowner(request public.quote_requests, kind text, about text, extra jsonb) returns void
language sql volatile set search_path = '' as $$
  select private.enqueue_mail(
           format('%s/%s/homeowner', remind_homeowner.kind, remind_homeowner.about), remind_homeowner.kind, k.email, p.locale,
           jsonb_build_object('service', private.mailed_service(p, c, p.locale), 'provider', c.trade_name,
                              'link', private.mail_link(p)) || private.mailed_list(remind_homeowner.request) || extra)
    from public.projects as p
    join public.quote_request_contacts as k on k.project_id = p.id
    join public.providers as c on c.id = (remind_homeowner.request).provider_id
   where p.id = (remind_homeowner.request).project_id and private.is_confirmed(p.id)
$$;

-- The confirmation for requests that were just sent. A booking says when and for how much.
create or replace function private.mail_confirmation(request_ids uuid[]) returns void
language sql volatile set search_path = '' as $$
  select private.enqueue_mail(
           format('request_sent/%s', min(r.id::text)),
           case p.source when 'fixed_price' then 'booking_requested' else 'request_sent' end, k.email, p.locale,
           jsonb_build_object('service', private.mailed_service(p, (array_agg(c order by c.trade_name))[1], p.locale),
                              'providers', jsonb_agg(c.trade_name order by c.trade_name),
                              'link', private.mail_link(p))
           || case p.source when 'fixed_price' then (p.details -> 'slot') || jsonb_build_object(
                'total_cents', p.details -> 'total_cents', 'provider', min(c.trade_name)) else '{}' end
           || private.mailed_list((array_agg(r))[1]))
    from public.quote_requests as r
    join public.projects as p on p.id = r.project_id
    join public.quote_request_contacts as k on k.project_id = p.id
    join public.providers as c on c.id = r.provider_id
   where r.id = any (request_ids)
   group by p.id, k.project_id
$$;

-- Whoever is hired has a job; the other companies that were asked for the same are told that another was chosen.
create or replace function private.settle_hire(hired public.quote_requests) returns void
language plpgsql volatile set search_path = '' as $$
declare
  sibling uuid;
begin
  insert into private.jobs (request_id, hired_at, agreed_total_cents)
  select hired.id, now(), coalesce(
           (select (q.accepted ->> 'total_cents')::bigint from public.quotes as q where q.request_id = hired.id and q.status = 'accepted'),
           (select (p.details ->> 'total_cents')::bigint from public.projects as p where p.id = hired.project_id and p.source = 'fixed_price'));
  for sibling in
    select r.id from public.quote_requests as r
     where r.project_id = hired.project_id and r.lot is not distinct from hired.lot and r.id <> hired.id
       and r.status in ('sent', 'viewed', 'interested', 'quoted', 'connected')
     order by r.id for update
  loop
    perform private.transition_request(sibling, 'withdrawn', 'system', reason => 'not_chosen');
    perform private.settle_quotes(sibling, 'withdrawn');
  end loop;
end
$$;

-- Moves a request on: { status, at }. The caller acts as who they are: the homeowner by account or by the private link's
-- token, the provider by membership. The state it is in already is a success without a second event. `reason` says why a company
-- declines: too_far, too_small, full, not_our_trade, licence or other. 'completed' says that the work is finished, as finish_job does.
-- Raises PT403 for anybody else, and with 'confirm' in detail for what binds a homeowner whose address is not confirmed, PT404
-- for an unknown request, PT409 for a move that the state does not allow or that has a call of its own, or for hiring on a
-- quote that has run out, PT422 on 'reason'.
create or replace function public.advance_request(request_id uuid, to_status text, note text default null, token text default null,
                                       reason text default null)
returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  request public.quote_requests := private.lock_request(advance_request.request_id);
  actors constant text[] := private.request_actors(request, advance_request.token);
  offer public.quotes;
  actor text;
  at timestamptz;
  said constant text := private.clean_text(advance_request.note, 2000, 'note', 'The note', true);
begin
  perform private.expire_requests(request.project_id);
  select * into request from public.quote_requests as r where r.id = advance_request.request_id;
  if request.status = advance_request.to_status then
    return jsonb_build_object('status', request.status, 'at', request.updated_at);
  elsif advance_request.to_status = 'completed' and request.status = 'hired' then
    perform public.finish_job(request.id, advance_request.token);
    return (select jsonb_build_object('status', r.status, 'at', r.activity_at) from public.quote_requests as r where r.id = request.id);
  end if;

  select t.actor into actor from private.quote_transitions as t
   where t.from_status = request.status and t.to_status = advance_request.to_status and t.actor = any (actors)
   order by t.actor limit 1;
  if actor is null then
    raise exception using errcode = 'PT409', message = format('A request that is %s cannot become %s', request.status,
      left(coalesce(advance_request.to_status, 'nothing'), 20)), hint = 'Reload to see where it stands now.';
  end if;
  perform private.refuse_bare_move(request.status, advance_request.to_status, actor);
  select * into offer from public.quotes as q where q.request_id = request.id and q.status = 'sent';
  if request.status = 'quoted' and advance_request.to_status = 'hired' and offer.id is null then
    raise exception using errcode = 'PT409', message = 'The quote has run out', hint = 'Ask the company for a new one.';
  elsif advance_request.to_status = 'hired' and private.is_own_company(request.provider_id, request.project_id) then
    raise exception using errcode = 'PT403', message = 'This is your own company', detail = 'own', hint = 'Choose another company.';
  elsif advance_request.to_status = 'hired' and exists (
          select from public.quote_requests as r where r.project_id = request.project_id and r.lot is not distinct from request.lot
             and r.status in ('hired', 'completed')) then
    raise exception using errcode = 'PT409', message = 'Another company has this job already', detail = 'hired',
      hint = 'Cancel that job first, or send a new request.';
  elsif advance_request.to_status = 'sent'
        and not exists (select from public.quote_request_contacts as k where k.project_id = request.project_id) then
    perform private.refuse('email', 'There is no way to answer yet', 'Say how providers can reach you.');
  elsif advance_request.to_status = 'declined'
        and coalesce(advance_request.reason, 'other') not in ('too_far', 'too_small', 'full', 'not_our_trade', 'licence', 'other') then
    perform private.refuse('reason', 'That is not one of the reasons to decline', 'Choose one of the six reasons.');
  end if;

  if actor = 'homeowner' and advance_request.to_status in ('connected', 'hired') then
    perform private.require_confirmed(request.project_id);
  end if;

  if advance_request.to_status = 'hired' and offer.id is not null then
    at := private.hire_on(offer, private.total_with_options(offer, '{}'), said);
    return jsonb_build_object('status', 'hired', 'at', at);
  end if;
  at := private.transition_request(request.id, advance_request.to_status, actor, said,
                                   case when advance_request.to_status = 'declined' then coalesce(advance_request.reason, 'other') end);
  if advance_request.to_status = 'sent' then
    perform private.mail_confirmation(array[request.id]);
  else
    perform private.settle_quotes(request.id, advance_request.to_status);
  end if;
  return jsonb_build_object('status', advance_request.to_status, 'at', at);
end
$$;

-- What is stored, completed by what is given. Before anybody was asked everything may still change; for a day afterwards, and for
-- a week after a company asked for something, what helps to quote may. Raises PT409 when something else would change.
create or replace function private.complete_project(stored public.projects, given public.projects, is_draft boolean, is_open boolean)
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

-- Adds the requests of a project that are not there yet, as drafts. Nobody leaves this way: a request is withdrawn.
create or replace function private.add_providers(project uuid, chosen uuid[], is_open boolean) returns void
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

-- Raises PT409, with 'price' in detail when the company has sent another offer meanwhile, unless the homeowner may hire on the quote.
create or replace function private.require_acceptable(q public.quotes, request public.quote_requests) returns void
language plpgsql stable set search_path = '' as $$
begin
  if private.is_own_company(request.provider_id, request.project_id) then
    raise exception using errcode = 'PT403', message = 'This is your own company', detail = 'own', hint = 'Choose another company.';
  elsif exists (select from public.quote_requests as r where r.project_id = request.project_id and r.lot is not distinct from request.lot
                   and r.status in ('hired', 'completed')) then
    raise exception using errcode = 'PT409', message = 'A company is hired for this work already', detail = 'hired',
      hint = 'Cancel that job first, or send a new request.';
  elsif q.status = 'superseded' then
    raise exception using errcode = 'PT409', message = 'The company has sent a newer quote', detail = 'price',
      hint = 'Read the newer one and hire again.';
  elsif q.status <> 'sent' or request.status not in ('quoted', 'connected') then
    raise exception using errcode = 'PT409', message = 'The quote can no longer be accepted', detail = 'quote',
      hint = 'Ask the company for a new one.';
  end if;
end
$$;

-- The parts of a project that other companies help with, null for a project without parts: somebody was asked, nobody is hired, and a
-- request is silent, its company said no or never answered, or its job was cancelled. `round`: how often others were asked; `room`: how
-- many may be asked: three requests that are answered or may be, six in all, two rounds after the first.
create function private.lots_for_others(project uuid, at timestamptz) returns table (lot smallint, round smallint, room integer)
language sql stable set search_path = '' as $$
  select r.lot, max(r.round), case when max(r.round) >= 2 then 0 else greatest(0, least(
           6 - count(*),
           3 - count(*) filter (where r.status in ('draft', 'sent', 'viewed', 'interested', 'quoted', 'connected') and not private.is_silent(r, lots_for_others.at)))) end::integer
    from public.quote_requests as r
   where r.project_id = lots_for_others.project
     -- A booking has one team.
     and exists (select from public.projects as p where p.id = lots_for_others.project and p.source <> 'fixed_price')
   group by r.lot
  having bool_or(r.sent_at is not null
                 and (private.is_silent(r, lots_for_others.at) or r.status in ('declined', 'expired')
                      or exists (select from private.jobs as j where j.request_id = r.id and j.cancelled_at is not null)))
     and not bool_or(r.status in ('hired', 'completed'))
$$;

-- Whether other companies help with a project or a part of it.
create or replace function private.wants_others(project uuid, at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from private.lots_for_others(wants_others.project, wants_others.at))
$$;

-- How many companies may be asked at once, for the part of a project that takes the most.
create or replace function private.room_for_others(project uuid, at timestamptz) returns integer
language sql stable set search_path = '' as $$
  select coalesce(max(l.room), 0) from private.lots_for_others(room_for_others.project, room_for_others.at) as l
$$;

-- The companies that may be asked besides, best first, at most `most`: of the trade of a company that was asked for what others help with, in the directory,
-- taking requests, serving the place, not asked yet and not the homeowner's own. The best are those that answered most of their
-- requests of the last 90 days, then the best rated. Where the place is not known it is where the companies are that were asked.
create or replace function private.other_companies(project uuid, at timestamptz, most integer) returns setof public.services
language plpgsql stable set search_path = '' as $$
declare
  code constant text := (select p.postal_code from public.projects as p where p.id = other_companies.project);
  home record;
begin
  select f.lat, f.lng into home from private.find_place(code) as f;
  if home.lat is null then
    select c.lat, c.lng into home from public.quote_requests as r join public.providers as c on c.id = r.provider_id
     where r.project_id = other_companies.project and c.lat is not null order by r.created_at, r.id limit 1;
  end if;
  return query execute format($query$
    select s.*
      from public.providers as c
      join public.services as s on s.id = c.id
     cross join lateral (select point(c.lng, c.lat) as place) as stands
     cross join lateral (
       select (count(r.first_reply_at) + 1.0) / (count(*) + 2) as rate from public.quote_requests as r
        where r.provider_id = c.id and r.sent_at > $2 - interval '90 days'
          and (r.first_reply_at is not null or r.sent_at <= $2 - interval '72 hours')) as answered
     where c.status = 'approved' and c.accepting_work
       and c.primary_category in (select asked.primary_category from public.quote_requests as r
                                    join private.lots_for_others($1, $2) as l on l.lot is not distinct from r.lot
                                    join public.providers as asked on asked.id = r.provider_id where r.project_id = $1)
       and not exists (select from public.quote_requests as r where r.project_id = $1 and r.provider_id = c.id)
       and (coalesce(%s <= c.service_radius_km, false)
            or exists (select from public.provider_areas as a, unnest(a.fsa_prefixes) as prefix
                        where a.provider_id = c.id and starts_with($3, prefix)))
       and private.takes_requests(c.id, ($2 at time zone 'America/Toronto')::date)
       and not private.is_own_company(c.id, $1)
     order by answered.rate desc, s.rating desc nulls last, s.review_count desc, s.id
     limit $4
  $query$, coalesce(private.km_from(home.lat, home.lng), 'null::double precision'))
  using other_companies.project, other_companies.at, code, other_companies.most;
end
$$;

-- For which part of a project a company is asked besides, where so many are at once: the first that wants others of its trade.
create function private.lot_for_company(project uuid, company uuid, count integer) returns table (lot smallint, round smallint)
language sql stable set search_path = '' as $$
  select l.lot, l.round
    from private.lots_for_others(lot_for_company.project, now()) as l
   where l.room >= lot_for_company.count
     and exists (select from public.quote_requests as r
                   join public.providers as asked on asked.id = r.provider_id
                   join public.providers as c on c.id = lot_for_company.company and c.primary_category = asked.primary_category
                  where r.project_id = lot_for_company.project and r.lot is not distinct from l.lot)
   order by l.lot limit 1
$$;

-- Other companies for a project that its homeowner may ask, at most three: { companies: [{ id, name, rating, review_count, location,
-- response_time, verified }], lot }, for which part of a list they are asked, none while those that were asked may still answer, or once enough were asked. Raises PT403 for
-- anybody but who asked, by account or by the private link's token.
create or replace function public.alternatives(project_id uuid, token text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  companies jsonb;
  ids uuid[];
begin
  if not private.is_requester(alternatives.project_id, alternatives.token) then
    raise exception using errcode = 'PT403', message = 'This request is not yours',
      hint = 'Sign in with the account it belongs to, or open it by its private link.';
  end if;
  select jsonb_agg(jsonb_build_object(
           'id', s.id, 'name', s.name, 'rating', s.rating, 'review_count', s.review_count, 'location', s.location,
           'response_time', s.response_time, 'verified', s.verified) order by s.place), array_agg(s.id order by s.place)
    into companies, ids
    from (select o.*, row_number() over () as place
            from private.other_companies(alternatives.project_id, now(),
                   case when private.wants_others(alternatives.project_id, now())
                        then private.room_for_others(alternatives.project_id, now()) else 0 end) as o) as s;
  return jsonb_build_object('companies', coalesce(companies, '[]'), 'lot', (
    select l.lot from private.lot_for_company(alternatives.project_id, ids[1], cardinality(ids)) as l));
end
$$;

-- Asks more companies for a project what the first were asked: { requests: [{ id, provider_id, status }] }, those of the given
-- companies. Companies that were asked already are not asked again, so the same call again answers the same.
-- Raises PT403 for anybody but who asked, PT404 for what was never sent, PT422 on 'providers' for companies that are not offered,
-- PT409 with 'hired' in detail once somebody is hired and with 'enough' when no more may be asked.
create or replace function public.ask_more(project_id uuid, provider_ids uuid[], token text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  added uuid[];
  asked uuid;
begin
  if not private.is_requester(ask_more.project_id, ask_more.token) then
    raise exception using errcode = 'PT403', message = 'This request is not yours',
      hint = 'Sign in with the account it belongs to, or open it by its private link.';
  elsif coalesce(cardinality(ask_more.provider_ids), 0) not between 1 and 3 then
    perform private.refuse('providers', 'Up to three companies can be asked at a time', 'Choose one to three companies.');
  end if;
  perform from public.projects as p where p.id = ask_more.project_id for update;
  perform private.expire_requests(ask_more.project_id);
  select array_agg(distinct wanted) into added from unnest(ask_more.provider_ids) as wanted
   where not exists (select from public.quote_requests as r where r.project_id = ask_more.project_id and r.provider_id = wanted);
  if added is not null then
    perform private.require_room(ask_more.project_id, added);
    for asked in
      insert into public.quote_requests (project_id, provider_id, lot, round)
      select ask_more.project_id, wanted, l.lot, l.round + 1
        from unnest(added) as wanted
       cross join lateral private.lot_for_company(ask_more.project_id, wanted, cardinality(added)) as l
      returning id
    loop
      perform private.transition_request(asked, 'sent', 'homeowner');
    end loop;
  end if;
  return jsonb_build_object('requests', (
    select jsonb_agg(jsonb_build_object('id', r.id, 'provider_id', r.provider_id, 'status', r.status) order by r.created_at, r.id)
      from public.quote_requests as r where r.project_id = ask_more.project_id and r.provider_id = any (ask_more.provider_ids)));
end
$$;

-- Raises what ask_more raises unless these companies may be asked for a project besides those that were.
create or replace function private.require_room(project uuid, added uuid[]) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.wants_others(project, now())
     and exists (select from public.quote_requests as r where r.project_id = project and r.status in ('hired', 'completed')) then
    raise exception using errcode = 'PT409', message = 'A company is hired for this work already', detail = 'hired',
      hint = 'Cancel that job first, or send a new request.';
  elsif not private.wants_others(project, now()) then
    raise exception using errcode = 'PT409', message = 'The companies you asked may still answer', detail = 'enough',
      hint = 'Others can be asked three days after nobody answered.';
  elsif cardinality(added) > private.room_for_others(project, now()) then
    raise exception using errcode = 'PT409', message = 'No more companies can be asked for this request', detail = 'enough',
      hint = 'Send a new request to ask others.';
  elsif cardinality(added) <> (select count(*) from private.other_companies(project, now(), null) as o
                                cross join lateral private.lot_for_company(project, o.id, cardinality(added)) as l where o.id = any (added)) then
    perform private.refuse('providers', 'A chosen company does not take this request', 'Choose among the companies that are offered.');
  end if;
end
$$;

-- Sends a request again that ended because another company was chosen: { status, at }. What the company is asked is what it was
-- asked before; it answers anew, and its earlier offer does not stand any more. A request that is open already is a success.
-- Raises PT403 for anybody but who asked, by account or by the private link's token, PT404 for an unknown request, and PT409 with
-- 'status' in detail for one that ended for another reason, 'hired' while a company has the job, 'company' when this one takes no requests.
create or replace function public.reopen_request(request_id uuid, token text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  request constant public.quote_requests := private.homeowner_request(reopen_request.request_id, reopen_request.token);
begin
  if request.status in ('sent', 'viewed', 'interested', 'quoted', 'connected') then
    return jsonb_build_object('status', request.status, 'at', request.updated_at);
  elsif request.status <> 'withdrawn' or request.reason is distinct from 'not_chosen' then
    raise exception using errcode = 'PT409', message = format('A request that is %s is not sent again', request.status), detail = 'status',
      hint = 'Send a new request.';
  elsif exists (select from public.quote_requests as r where r.project_id = request.project_id and r.lot is not distinct from request.lot
                   and r.status in ('hired', 'completed')) then
    raise exception using errcode = 'PT409', message = 'A company is hired for this work already', detail = 'hired',
      hint = 'Cancel that job first, or send a new request.';
  elsif not private.takes_requests(request.provider_id, private.canada_today()) then
    raise exception using errcode = 'PT409', message = 'This company takes no requests at the moment', detail = 'company',
      hint = 'Ask another company.';
  end if;
  update public.quote_requests as r set reopened_at = now() where r.id = request.id;
  return jsonb_build_object('status', 'sent', 'at', private.transition_request(request.id, 'sent', 'homeowner'));
end
$$;

-- What a company was asked for alone, null where it was asked for all of the project: private.project_lots says what it holds.
create function private.goods_json(r public.quote_requests) returns jsonb
language sql stable set search_path = '' as $$
  select l.goods from private.project_lots as l where l.project_id = r.project_id and l.lot = r.lot
$$;

create or replace function private.request_json(r public.quote_requests) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', r.id, 'status', r.status, 'reason', r.reason, 'sent_at', r.sent_at, 'connected_at', r.connected_at, 'created_at', r.created_at,
    'provider', jsonb_build_object(
      'id', c.id, 'name', c.trade_name, 'category', c.primary_category, 'rating', s.rating, 'review_count', coalesce(s.review_count, 0),
      'location', coalesce(s.location, concat_ws(', ', c.city, c.province)), 'response_time', c.response_time,
      'verified', coalesce(s.verified, false), 'phone', c.public_phone, 'is_sample', c.is_sample,
      'reachable', private.is_reachable(c.id)),
    'events', private.events_json(r.id, r.connected_at is not null),
    'quote', (select private.mask_quote(private.quote_json(q), r.connected_at is not null)
                from private.standing_quote(r.id) as q where q.id is not null),
    'visit', private.visit_json(r.id), 'job', private.job_json(r.id),
    'unread', coalesce(r.last_message_side = 'provider' and r.last_message_seq > r.homeowner_read_seq, false),
    'reviewed', private.is_reviewed(r.id), 'review', private.own_review_json(r.id),
    'lot', r.lot, 'goods', private.goods_json(r))
    from public.providers as c left join public.services as s on s.id = c.id
   where c.id = r.provider_id
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
    'project', to_jsonb(p) - array['requester_id', 'locale', 'contact_confirmed_at', 'notice']
               || jsonb_build_object('claimed', p.requester_id is not null, 'mine', coalesce(p.requester_id = auth.uid(), false),
                                     'link', (private.live_link(project_view.token)).kind,
                                     'held_until', (select b.held_until from private.fixed_price_bookings as b
                                                     where b.project_id = p.id and b.released_at is null)),
    'contact', (select to_jsonb(k) - 'project_id' || jsonb_build_object('confirmed', private.is_confirmed(p.id))
                  from public.quote_request_contacts as k where k.project_id = p.id),
    'requests', (select coalesce(jsonb_agg(private.request_json(r) order by r.lot, r.created_at, r.id), '[]')
                   from public.quote_requests as r where r.project_id = p.id));
end
$$;

-- The projects of the account, newest first, with what it takes to say what comes next: { items: [{ id, service_name, category, source,
-- created_at, details, held_until, confirmed, requests }], more }. details: what was booked, null for anything else; held_until: how long a half day
-- waits for its team; confirmed: whether the address is. before: created_at of the last one shown.
create or replace function public.my_projects(page_size integer default 20, before timestamptz default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  size constant integer := least(greatest(coalesce(page_size, 20), 1), 100);
begin
  perform private.expire_requests(p.id) from public.projects as p where p.requester_id = auth.uid();
  return (
    with page as (
      select p.id, p.service_name, p.category, p.source, p.details, p.created_at, row_number() over (order by p.created_at desc, p.id) as place
        from public.projects as p
       where p.requester_id = auth.uid() and (before is null or p.created_at < before)
       order by p.created_at desc, p.id limit size + 1
    )
    select jsonb_build_object(
             'items', coalesce(jsonb_agg(jsonb_build_object(
                        'id', page.id, 'service_name', page.service_name, 'category', page.category, 'source', page.source,
                        'created_at', page.created_at,
                        'details', case when page.source = 'fixed_price' then page.details end,
                        'held_until', (select b.held_until from private.fixed_price_bookings as b
                                        where b.project_id = page.id and b.released_at is null),
                        'confirmed', private.is_confirmed(page.id),
                        'requests', (select coalesce(jsonb_agg(jsonb_build_object(
                                              'id', r.id, 'status', r.status, 'reason', r.reason, 'connected_at', r.connected_at,
                                              'provider', jsonb_build_object('id', c.id, 'name', c.trade_name, 'reachable', private.is_reachable(c.id)),
                                              'quote_status', q.status, 'quote_total_cents', q.total_cents, 'quote_registered', q.registered,
                                              'job', private.job_json(r.id),
                                              'visit_open', exists (select from private.visits as v where v.request_id = r.id and v.status = 'open'),
                                              'unread', coalesce(r.last_message_side = 'provider' and r.last_message_seq > r.homeowner_read_seq, false))
                                            order by r.lot, r.created_at, r.id), '[]')
                                       from public.quote_requests as r join public.providers as c on c.id = r.provider_id
                                       left join lateral private.standing_quote(r.id) as q on true
                                      where r.project_id = page.id)) order by page.place) filter (where page.place <= size), '[]'),
             'more', count(*) > size)
      from page);
end
$$;

-- How many other companies were asked for the same.
create or replace function private.rivals(r public.quote_requests) returns bigint
language sql stable set search_path = '' as $$
  select count(*) from public.quote_requests as other where other.project_id = r.project_id and other.lot is not distinct from r.lot and other.id <> r.id and other.sent_at is not null
$$;

-- Of a list of materials, for how many lines a company is asked: " (3)".
create function private.counted_lines(goods jsonb) returns text
language sql immutable set search_path = '' as $$
  select ' (' || jsonb_array_length(goods -> 'lines') || ')'
$$;

-- One row of the list. acts: whether the company is approved, so that it reads contact details once they are connected.
create or replace function private.lead_row(r public.quote_requests, acts boolean) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', r.id, 'reference', private.reference('R', r.id), 'status', r.status, 'reason', r.reason,
    'service', coalesce(case when lead_row.acts and r.connected_at is not null then p.service_name else private.mask_contacts(p.service_name) end
                        || coalesce(private.counted_lines(private.goods_json(r)), ''), p.category),
    'area', left(p.postal_code, 3), 'source', p.source, 'locale', p.locale,
    'sent_at', r.sent_at, 'activity_at', r.activity_at, 'rivals', private.rivals(r),
    'unread', private.is_unread_by_company(r), 'waiting', private.lead_waits_for(r),
    'total_cents', (private.standing_quote(r.id)).total_cents, 'photo_count', p.photo_count, 'job', private.job_json(r.id))
    from public.projects as p where p.id = r.project_id
$$;

-- What a company was asked for alone, as it may read it: contact details in typed words are hidden unless the homeowner shares theirs, and
-- who was asked because the first vendor does not answer sees no prices of that one. Null where it was asked for all of the project.
create function private.lead_goods(r public.quote_requests, knows boolean) returns jsonb
language sql stable set search_path = '' as $$
  select case when r.round = 0 then goods else '{}' end || jsonb_build_object('lines', (
           select coalesce(jsonb_agg(
                    case when r.round = 0 then line else line - array['ref', 'price_cents', 'cents', 'final_sale'] end
                    || case when knows then '{}' else jsonb_build_object('room', private.mask_contacts(line ->> 'room'),
                                                                         'note', private.mask_contacts(line ->> 'note')) end order by place), '[]')
             from jsonb_array_elements(goods -> 'lines') with ordinality as given (line, place)))
    from private.goods_json(r) as goods where goods is not null
$$;

-- The lines in words, for whoever reads a request without its goods: "12 × Oak flooring (per box), Kitchen".
create function private.lines_text(lines jsonb) returns text
language sql immutable set search_path = '' as $$
  select string_agg(concat_ws(', ', format('%s × %s (%s)', (l ->> 'quantity')::numeric, l ->> 'name', l ->> 'unit'),
                              nullif(l ->> 'room', ''), nullif(l ->> 'note', '')), E'\n' order by place)
    from jsonb_array_elements(lines) with ordinality as given (l, place)
$$;

-- The request with everything that the account may know of it, null for an unknown one and for anybody who is no member of its
-- company: { id, reference, company, status, reason, sent_at, connected_at, activity_at, rivals, unread, waiting, project, contact,
-- confirmed, quotes, draft, visit, job, events, goods, note }. Of a list of materials, `goods` are the lines that this company is asked for
-- and `note` what was written to all; the description says both to pages of before. Until the homeowner connects, and to a company that is not approved, contact is
-- null, the postal code is its first half, and contact details in typed words are hidden. `quotes` are all versions that were sent, the newest first.
create or replace function public.lead(id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  r public.quote_requests;
  knows boolean;
  goods jsonb;
  note text;
begin
  select * into r from public.quote_requests as known
   where known.id = lead.id and known.sent_at is not null and known.provider_id in (select private.my_providers());
  if r.id is null then
    return null;
  end if;
  knows := r.connected_at is not null and r.provider_id in (select private.acting_providers());
  goods := private.lead_goods(r, knows);
  if goods is not null then
    select case when knows then p.description else private.mask_contacts(p.description) end into note
      from public.projects as p where p.id = r.project_id;
  end if;
  return jsonb_build_object(
    'goods', goods, 'note', note,
    'id', r.id, 'reference', private.reference('R', r.id), 'status', r.status, 'reason', r.reason, 'sent_at', r.sent_at,
    'connected_at', r.connected_at, 'activity_at', r.activity_at, 'rivals', private.rivals(r),
    'unread', private.is_unread_by_company(r), 'waiting', private.lead_waits_for(r),
    'company', (select jsonb_build_object('id', c.id, 'name', c.trade_name, 'status', c.status, 'role', m.role)
                  from public.providers as c join public.provider_members as m on m.provider_id = c.id and m.user_id = auth.uid()
                 where c.id = r.provider_id),
    'project', (select to_jsonb(p) - array['requester_id', 'contact_confirmed_at', 'notice', 'open_until']
                       || case when knows then '{}' else jsonb_build_object('service_name', private.mask_contacts(p.service_name),
                                                                            'description', private.mask_contacts(p.description)) end
                       || case when goods is null then '{}'
                               else jsonb_build_object('service_name', p.service_name || private.counted_lines(goods),
                                                       'description', concat_ws(E'\n\n', note, private.lines_text(goods -> 'lines'))) end
                       -- What else a caller stored with a project is of no form that hides anything.
                       || case when p.source = 'fixed_price' then '{}' else '{"details": null}' end::jsonb
                       || jsonb_build_object('postal_code', case when knows then p.postal_code else left(p.postal_code, 3) end,
                                             'held_until', (select b.held_until from private.fixed_price_bookings as b
                                                             where b.project_id = p.id and b.released_at is null))
                  from public.projects as p where p.id = r.project_id),
    'contact', case when knows then (select to_jsonb(k) - 'project_id' from public.quote_request_contacts as k where k.project_id = r.project_id) end,
    'confirmed', private.is_confirmed(r.project_id),
    'quotes', (select coalesce(jsonb_agg(private.quote_json(q) order by q.version desc), '[]')
                 from public.quotes as q where q.request_id = r.id and q.status <> 'draft'),
    'draft', (select private.quote_json(q) from public.quotes as q where q.request_id = r.id and q.status = 'draft'),
    'visit', private.mask_note(private.visit_json(r.id), knows), 'job', private.job_json(r.id), 'events', private.events_json(r.id, knows));
end
$$;

drop function private.sent_lines_text(jsonb);

-- The lines that go to one vendor, with today's names, checked against what is sold today.
create or replace function private.read_sent_lines(given jsonb, vendor uuid, locale text, acknowledged boolean) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  lines jsonb;
  odd record;
begin
  if coalesce(jsonb_typeof(given), '') <> 'array' or jsonb_array_length(given) not between 1 and 200 then
    perform private.refuse('lines', 'A request has one to 200 lines', 'Change the list and send it again.');
  end if;
  for odd in
    select coalesce(s.name, e ->> 'name') as name, s.ref is null or s.vendor_id is distinct from vendor as gone,
           s.price_cents::text is distinct from e ->> 'price_cents' as repriced, s.final_sale
      from jsonb_array_elements(given) as e
      left join private.sold_today(array(select private.clean_ref(l ->> 'ref') from jsonb_array_elements(given) as l), locale) as s
        on s.ref = e ->> 'ref'
     where s.ref is null or s.vendor_id is distinct from vendor or s.price_cents::text is distinct from e ->> 'price_cents'
        or (s.final_sale and not acknowledged)
  loop
    if odd.gone then
      perform private.refuse('lines', format('%s is no longer sold by this vendor', coalesce(left(odd.name, 200), 'Something')),
        'Remove it from the list and send it again.');
    elsif odd.repriced then
      perform private.refuse('prices', format('The price of %s has changed', odd.name), 'Update the prices of the list and send it again.');
    end if;
    perform private.refuse('final_sale', format('%s is a final sale and cannot be returned', odd.name),
      'Confirm that you know this, or remove it from the list.');
  end loop;
  select jsonb_agg(jsonb_build_object(
           'ref', s.ref, 'name', s.name, 'unit', s.unit, 'quantity', q.quantity, 'price_cents', s.price_cents,
           'cents', round(s.price_cents * q.quantity)::bigint, 'final_sale', s.final_sale,
           'room', coalesce(private.clean_text(e ->> 'room', 60, 'room', 'The name of a room'), ''),
           'note', coalesce(private.clean_text(e ->> 'note', 500, 'note', 'A note'), '')) order by place)
    into lines
    from jsonb_array_elements(given) with ordinality as l (e, place)
    join private.sold_today(array(select x ->> 'ref' from jsonb_array_elements(given) as x), locale) as s on s.ref = e ->> 'ref'
   cross join lateral private.clean_quantity(e ->> 'quantity') as q (quantity);
  return lines;
end
$$;

-- One part of a list as its vendor is asked for it: the lines and what they cost where they are delivered to.
create function private.read_lot(part jsonb, vendor uuid, place public.projects, acknowledged boolean) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  lines constant jsonb := private.read_sent_lines(part -> 'lines', vendor, place.locale, acknowledged);
  sold constant jsonb := (select jsonb_agg(l || jsonb_build_object('vendor_id', vendor)) from jsonb_array_elements(lines) as l);
  goods constant jsonb := (private.list_totals(sold, place.province, place.postal_code, private.canada_today()) -> 'vendors' -> 0) - 'vendor_id'
                          || jsonb_build_object('lines', lines);
begin
  if length(goods::text) > 20000 then
    perform private.refuse('details', 'The list is too long for one request', 'Send it as two requests.');
  end if;
  return goods;
end
$$;

-- Stores one project with a lot for each of these parts and sends it, or answers one that is stored already by the same person as it is,
-- also when prices have moved on: [{ id, vendor_id, vendor, status }].
-- id and token: of the project; parts: [{ vendor_id, lines }]; request: as send_list_to_vendors takes it.
create function private.send_list(id text, token text, parts jsonb, request jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  given constant public.projects := private.read_project(jsonb_build_object(
    'id', send_list.id, 'source', 'materials', 'locale', request -> 'locale', 'postal_code', request -> 'postal_code', 'notice', request -> 'notice',
    'description', private.clean_text(request ->> 'note', 2000, 'note', 'The note', true),
    'service_name', case when request ->> 'locale' = 'fr' then 'Liste de matériaux' else 'Materials list' end));
  vendors constant uuid[] := array(select private.clean_uuid(p ->> 'vendor_id', 'vendors', 'A vendor')
                                     from jsonb_array_elements(parts) with ordinality as given_parts (p, place) order by place);
  asker constant text := coalesce(auth.uid()::text, private.client_address());
begin
  if cardinality(vendors) <> (select count(distinct v) from unnest(vendors) as v) then
    perform private.refuse('vendors', 'A vendor is chosen twice', 'Choose each vendor once.');
  elsif private.open_project(given, nullif(send_list.token, '')) then
    for n in 1 .. cardinality(vendors) loop
      -- As many companies in an hour as projects of three reach.
      perform private.enforce_rate_limit('list/' || coalesce(asker, 'guests'), case when asker is null then 900 else 30 end, interval '1 hour');
      insert into private.project_lots (project_id, lot, goods)
      values (given.id, n, private.read_lot(parts -> (n - 1), vendors[n], given, coalesce(request ->> 'acknowledged' = 'true', false)));
      insert into public.quote_requests (project_id, provider_id, lot) values (given.id, vendors[n], n);
    end loop;
    if not private.keep_contact(given.id, private.read_contact(request -> 'contact'), true) then
      perform private.refuse('email', 'An email address is missing', 'Say how the vendors can reach you.');
    end if;
    perform private.send_drafts(given.id);
  elsif exists (select from unnest(vendors) as v
                 where not exists (select from public.quote_requests as r where r.project_id = given.id and r.provider_id = v)) then
    raise exception using errcode = 'PT409', message = 'This id belongs to another request', hint = 'Reload the page and send it again.';
  end if;
  return (select jsonb_agg(jsonb_build_object('id', given.id, 'vendor_id', r.provider_id, 'vendor', c.trade_name, 'status', r.status)
                           order by array_position(vendors, r.provider_id))
            from public.quote_requests as r join public.providers as c on c.id = r.provider_id
           where r.project_id = given.id and r.provider_id = any (vendors));
end
$$;

-- Sends parts of a list to their vendors as one project, all or none: { projects: [{ id, vendor_id, vendor, status }] }, where id is that
-- of the project. A project that is stored already by the same person is answered as it is, also when prices have moved on.
-- request: { id, token?, postal_code, locale, notice?, note?, acknowledged?, contact?: { name, email, phone?, preferred },
-- vendors: [{ vendor_id, lines: [{ ref, quantity, price_cents, name?, room?, note? }] }] }
-- Pages of before give an id and a token to each vendor and none to the request: each part is then a project of its own.
-- Raises PT422 with the field in detail: `postal_code`, `vendors`, `lines`, `prices` when one is not today's, `final_sale` when
-- one is not acknowledged, and the fields of submit_project; PT409 for somebody else's id or one of other vendors; PT429 as
-- submit_project does, and after 30 vendors in an hour.
create or replace function public.send_list_to_vendors(request jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  part jsonb;
  sent jsonb := '[]';
begin
  if private.clean_postal_code(request ->> 'postal_code') is null then
    perform private.refuse('postal_code', 'A postal code is missing', 'Enter the postal code of the place of delivery.');
  elsif coalesce(jsonb_typeof(request -> 'vendors'), '') <> 'array' or jsonb_array_length(request -> 'vendors') not between 1 and 8 then
    perform private.refuse('vendors', 'A list goes to one to eight vendors at once', 'Choose some of them, and send the rest afterwards.');
  elsif request ->> 'id' <> '' then
    sent := private.send_list(request ->> 'id', request ->> 'token', request -> 'vendors', request);
  else
    for part in select p from jsonb_array_elements(request -> 'vendors') as p order by p ->> 'id' loop
      sent := sent || private.send_list(part ->> 'id', part ->> 'token', jsonb_build_array(part), request);
    end loop;
  end if;
  return jsonb_build_object('projects', sent);
end
$$;

revoke execute on function private.keep_lot(), private.place_request(), private.keep_list(), private.mailed_list(public.quote_requests),
  private.open_project(public.projects, text), private.send_drafts(uuid), private.lots_for_others(uuid, timestamptz),
  private.lot_for_company(uuid, uuid, integer), private.goods_json(public.quote_requests),
  private.lead_goods(public.quote_requests, boolean), private.lines_text(jsonb), private.counted_lines(jsonb), private.read_lot(jsonb, uuid, public.projects, boolean),
  private.send_list(text, text, jsonb, jsonb) from public, anon, authenticated;
