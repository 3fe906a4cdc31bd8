-- The mails that are owed when something happens to a request.

-- What a request is about, for a mail in the locale: a service of the company as the company names it in that language, else a
-- list of materials in that language, else the trade, which the mail translates. Never what somebody typed: a mail goes to people who did not
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
create function private.mail_provider(request public.quote_requests, kind text, extra jsonb, event_id bigint default null) returns void
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
create function private.mail_homeowner(request public.quote_requests, event_id bigint, extra jsonb default '{}') returns void
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
create function private.remind_homeowner(request public.quote_requests, kind text, about text, extra jsonb) returns void
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

-- The confirmation for requests that were just sent, with the names of those where nobody reads them (`unreachable`). A booking says
-- when and for how much.
create function private.mail_confirmation(request_ids uuid[]) returns void
language sql volatile set search_path = '' as $$
  select private.enqueue_mail(
           format('request_sent/%s', min(r.id::text)),
           case p.source when 'fixed_price' then 'booking_requested' else 'request_sent' end, k.email, p.locale,
           jsonb_build_object('service', private.mailed_service(p, (array_agg(c order by c.trade_name))[1], p.locale),
                              'providers', jsonb_agg(c.trade_name order by c.trade_name),
                              'link', private.mail_link(p))
           || case p.source when 'fixed_price' then (p.details -> 'slot') || jsonb_build_object(
                'total_cents', p.details -> 'total_cents', 'provider', min(c.trade_name))
              else jsonb_strip_nulls(jsonb_build_object(
                'unreachable', jsonb_agg(c.trade_name order by c.trade_name) filter (where not private.is_reachable(c.id)))) end
           || private.mailed_list((array_agg(r))[1]))
    from public.quote_requests as r
    join public.projects as p on p.id = r.project_id
    join public.quote_request_contacts as k on k.project_id = p.id
    join public.providers as c on c.id = r.provider_id
   where r.id = any (request_ids)
   group by p.id, k.project_id
$$;

-- How the company reaches who asked and where, for a mail.
create function private.contact_card(project uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('name', k.name, 'email', k.email, 'phone', k.phone, 'preferred', k.preferred, 'address', k.address)
    from public.quote_request_contacts as k where k.project_id = project
$$;

-- The mail that a move owes to the other side. Nobody is told of what they did themselves, and an address that nobody confirmed is
-- not told that nothing came of a request.
create function private.mail_move(old public.quote_requests, request public.quote_requests, actor text, event_id bigint) returns void
language plpgsql volatile set search_path = '' as $$
declare
  cancelled constant boolean := old.status = 'hired' and request.status in ('withdrawn', 'declined');
begin
  if request.status = 'sent' then
    perform private.mail_provider(request, 'request_received', '{}', case when old.status = 'withdrawn' then event_id end);
  elsif actor = 'provider' and request.status in ('interested', 'quoted', 'declined', 'hired') then
    perform private.mail_homeowner(request, event_id, case when cancelled then '{"status":"cancelled"}' else '{}' end::jsonb);
  elsif actor = 'system' and request.status = 'expired' and private.is_confirmed(request.project_id) then
    perform private.mail_homeowner(request, event_id, jsonb_build_object('reason', request.reason));
  elsif actor = 'system' and request.status = 'withdrawn' then
    perform private.mail_provider(request, 'request_closed', '{}', event_id);
  elsif actor = 'homeowner' and request.status = 'hired' then
    perform private.mail_provider(request, 'lead_update', jsonb_build_object('status', 'hired', 'contact', private.contact_card(request.project_id)), event_id);
  elsif actor = 'homeowner' and request.status = 'withdrawn' and old.sent_at is not null then
    perform private.mail_provider(request, 'lead_update', jsonb_build_object('status', case when cancelled then 'cancelled' else 'withdrawn' end), event_id);
  elsif old.connected_at is null and request.connected_at is not null then
    perform private.mail_provider(request, 'request_connected', jsonb_build_object('contact', private.contact_card(request.project_id)), event_id);
  end if;
end
$$;

revoke execute on function private.mailed_service(public.projects, public.providers, text), private.mailed_list(public.quote_requests),
  private.mail_provider(public.quote_requests, text, jsonb, bigint), private.mail_homeowner(public.quote_requests, bigint, jsonb),
  private.remind_homeowner(public.quote_requests, text, text, jsonb),
  private.mail_confirmation(uuid[]), private.contact_card(uuid),
  private.mail_move(public.quote_requests, public.quote_requests, text, bigint) from public, anon, authenticated;
