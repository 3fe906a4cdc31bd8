-- How a request moves from one state to the next, with its event and the mails that are owed for it.

-- What a request is about, for a mail in the locale: a service of the company as the company names it in that language, else a
-- list of materials, else the trade, which the mail translates. Never what somebody typed: a mail goes to people who did not
-- ask for their words. Null when nothing of that is known.
create function private.mailed_service(project public.projects, provider public.providers, locale text) returns text
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

-- A mail to each member of the company that a request is addressed to.
create function private.mail_provider(request public.quote_requests, kind text, extra jsonb) returns void
language sql volatile set search_path = '' as $$
  select private.enqueue_mail(
           format('%s/%s/%s', mail_provider.kind, (mail_provider.request).id, m.user_id), mail_provider.kind, u.email,
           coalesce(f.locale, 'en'),
           jsonb_build_object('service', private.mailed_service(p, c, f.locale), 'provider', c.trade_name,
                              'area', left(p.postal_code, 3), 'link', '/account') || extra)
    from public.projects as p
    join public.providers as c on c.id = (mail_provider.request).provider_id
    join public.provider_members as m on m.provider_id = c.id
    join auth.users as u on u.id = m.user_id and u.email is not null
    left join public.profiles as f on f.user_id = u.id
   where p.id = (mail_provider.request).project_id
$$;

-- A mail to the homeowner about the last event of a request.
create function private.mail_homeowner(request public.quote_requests, event_id bigint) returns void
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

-- The confirmation for requests that were just sent. A booking says when and for how much.
create function private.mail_confirmation(request_ids uuid[]) returns void
language sql volatile set search_path = '' as $$
  select private.enqueue_mail(
           format('request_sent/%s', min(r.id::text)),
           case p.source when 'fixed_price' then 'booking_requested' else 'request_sent' end, k.email, p.locale,
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

-- Moves a request that the caller has locked. Whether the move is allowed was asked before.
create function private.transition_request(moved uuid, to_status text, actor text, note text default null) returns timestamptz
language plpgsql volatile set search_path = '' as $$
declare
  old public.quote_requests;
  request public.quote_requests;
  event_id bigint;
begin
  select * into strict old from public.quote_requests as r where r.id = moved;
  update public.quote_requests as r
     set status = transition_request.to_status,
         updated_at = now(),
         sent_at = coalesce(r.sent_at, case when transition_request.to_status = 'sent' then now() end),
         first_reply_at = coalesce(r.first_reply_at,
                                   case when transition_request.to_status in ('interested', 'quoted', 'declined') then now() end),
         connected_at = coalesce(r.connected_at, case when transition_request.to_status in ('connected', 'hired') then now() end)
   where r.id = moved returning * into request;
  insert into public.quote_request_events (request_id, actor, from_status, to_status, note)
  values (moved, transition_request.actor, old.status, transition_request.to_status, transition_request.note) returning id into event_id;

  if request.status = 'sent' then
    perform private.mail_provider(request, 'request_received', '{}');
  elsif request.status in ('interested', 'quoted', 'declined') then
    perform private.mail_homeowner(request, event_id);
  elsif old.connected_at is null and request.connected_at is not null then
    perform private.mail_provider(request, 'request_connected', jsonb_build_object('contact',
      (select jsonb_build_object('name', k.name, 'email', k.email, 'phone', k.phone, 'preferred', k.preferred)
         from public.quote_request_contacts as k where k.project_id = request.project_id)));
  end if;
  return request.updated_at;
end
$$;

-- Ends what nobody answered within 30 days and half days that nobody confirmed, of one project or of all, and drops counters of yesterday. Reads of a project
-- call it for that project; a daily schedule calls it for the rest (docs/operations.md). Returns how many requests ended.
create function private.expire_requests(project uuid default null) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  ended integer := 0;
  late uuid;
begin
  for late in
    select r.id from public.quote_requests as r
     where r.status in ('sent', 'viewed') and r.sent_at < now() - interval '30 days' and (project is null or r.project_id = project)
     order by r.id for update skip locked
  loop
    perform private.transition_request(late, 'expired', 'system');
    ended := ended + 1;
  end loop;
  ended := ended + private.expire_bookings(project);
  perform private.expire_quotes(project);
  if project is null then
    delete from private.rate_limits where window_start < now() - interval '1 day';
  end if;
  return ended;
end
$$;

-- Moves a request on: { status, at }. The caller acts as who they are: the homeowner by account or by the private link's
-- token, the provider by membership. The state it is in already is a success without a second event.
-- Raises PT403 for anybody else, and with 'confirm' in detail for what binds a homeowner whose address is not confirmed, PT404 for an unknown request, PT409 for a move that the state does not allow, or for hiring on a
-- quote that has run out.
create function public.advance_request(request_id uuid, to_status text, note text default null, token text default null)
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

  if actor = 'homeowner' and advance_request.to_status in ('connected', 'hired', 'completed') then
    perform private.require_confirmed(request.project_id);
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

revoke execute on function private.mailed_service(public.projects, public.providers, text),
  private.mail_provider(public.quote_requests, text, jsonb), private.mail_homeowner(public.quote_requests, bigint),
  private.mail_confirmation(uuid[]), private.transition_request(uuid, text, text, text), private.expire_requests(uuid),
  public.advance_request(uuid, text, text, text) from public, anon, authenticated;
grant execute on function public.advance_request(uuid, text, text, text) to anon, authenticated, service_role;
