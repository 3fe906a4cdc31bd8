-- Contact details in what a homeowner asks for are hidden from the company until they are connected, like those in messages.

-- What a request is about, where nobody is named: the trade stands for a service whose name holds contact details.
create function private.public_service(p public.projects) returns text
language sql immutable set search_path = '' as $$
  select coalesce(case when private.mask_contacts((p).service_name) = (p).service_name then (p).service_name end, (p).category)
$$;

-- The other visits of the company that are offered or picked and not over, as they are on the clock of the home of a request: [{
-- request_id, reference, service, start ("2026-12-01T09:00"), minutes, picked }], one for each time, those that come first in front.
-- Raises PT403 for anybody but an owner or estimator of the request's approved company.
create or replace function public.company_visits(request_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  request public.quote_requests;
  zone text;
begin
  select * into request from public.quote_requests as r where r.id = company_visits.request_id and r.sent_at is not null;
  perform private.require_quoting(request.provider_id);
  zone := private.visit_zone(request.id);
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
             'request_id', r.id, 'reference', private.reference('R', r.id), 'service', private.public_service(p),
             'start', to_char(s.start at time zone zone, 'YYYY-MM-DD"T"HH24:MI'), 'minutes', v.minutes, 'picked', v.status = 'picked')
             order by s.start, r.id), '[]')
      from private.visits as v
      join public.quote_requests as r on r.id = v.request_id
      join public.projects as p on p.id = r.project_id
     cross join unnest(case v.status when 'picked' then array[v.picked] else v.starts end) as s (start)
     where v.status in ('open', 'picked') and r.provider_id = request.provider_id and r.id <> request.id
       and s.start + v.minutes * interval '1 minute' > now());
end
$$;

-- The requests to a company that hold the words, in the service, the trade, the area or the name of somebody it may know; or the
-- one that has them as its reference.
create or replace function private.find_leads(provider uuid, words text) returns uuid[]
language sql stable set search_path = '' as $$
  with asked as (
    select private.fold(private.search_key(find_leads.words)) as term, upper(replace(find_leads.words, ' ', '')) as reference,
           find_leads.provider in (select private.acting_providers()) as acts
  ), listed as (
    select r.id, translate(concat_ws(chr(10), case when (r.connected_at is not null and asked.acts) or p.service_name !~ '[0-9@.]' then p.service_name
                                                   else private.mask_contacts(p.service_name) end, p.category, left(p.postal_code, 3), k.name), chr(30), '') as words
      from asked
      join public.quote_requests as r on r.provider_id = find_leads.provider and r.sent_at is not null
      join public.projects as p on p.id = r.project_id
      left join public.quote_request_contacts as k on k.project_id = p.id and r.connected_at is not null and asked.acts
  ), folded as (
    -- Thousands of texts at once, because a call for each takes ten times as long.
    select array_agg(l.id order by l.id) as ids,
           string_to_array(private.fold(private.search_key(string_agg(l.words, chr(30) order by l.id))), chr(30)) as texts
      from listed as l
  )
  select coalesce(array_agg(found.id), '{}') from (
    select line.id
      from asked cross join folded cross join lateral unnest(folded.ids, folded.texts) as line (id, words)
     where position(asked.term in line.words) > 0
    union
    select named.id
      from (select r.id, r.provider_id from public.quote_requests as r
             where private.reference('R', r.id) = (select a.reference from asked as a) and r.sent_at is not null
             -- By the index of references, and not by working out that of each request to the company.
             offset 0) as named
     where named.provider_id = find_leads.provider
  ) as found
$$;

drop function private.lead_row(public.quote_requests);
-- One row of the list. acts: whether the company is approved, so that it reads contact details once they are connected.
create function private.lead_row(r public.quote_requests, acts boolean) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', r.id, 'reference', private.reference('R', r.id), 'status', r.status, 'reason', r.reason,
    'service', coalesce(case when lead_row.acts and r.connected_at is not null then p.service_name else private.mask_contacts(p.service_name) end, p.category),
    'area', left(p.postal_code, 3), 'source', p.source, 'locale', p.locale,
    'sent_at', r.sent_at, 'activity_at', r.activity_at, 'rivals', private.rivals(r),
    'unread', private.is_unread_by_company(r), 'waiting', private.lead_waits_for(r),
    'total_cents', (private.standing_quote(r.id)).total_cents, 'photo_count', p.photo_count, 'job', private.job_json(r.id))
    from public.projects as p where p.id = r.project_id
$$;

-- The requests to a company of the account in one tab (new, answered, quoted, contact, won or lost), the ones where something
-- happened last first: { counts, items, next }; contact details in what a service is called are hidden until they are connected. `q` keeps what holds these words and counts that alone; `after` is `next` of the
-- page before, null at the end. Every role reads it, also of a company that is not approved.
-- Raises PT403 for a company of others, PT422 on 'tab' and 'q'.
create or replace function public.lead_inbox(provider uuid, tab text default 'new', q text default null, after jsonb default null,
                                  size integer default 25) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  tabs constant text[] := '{new,answered,quoted,contact,won,lost}';
  wanted constant integer := least(greatest(coalesce(lead_inbox.size, 25), 1), 50);
  words constant text := private.clean_text(lead_inbox.q, 100, 'q', 'The search');
  acts boolean;
  found uuid[];
  after_at timestamptz;
  after_id uuid;
begin
  if lead_inbox.provider is null or lead_inbox.provider not in (select private.my_providers()) then
    raise exception using errcode = 'PT403', message = 'This company is not yours', hint = 'Sign in with an account of the company.';
  elsif lead_inbox.tab is null or lead_inbox.tab <> all (tabs) then
    perform private.refuse('tab', 'There is no such tab', 'Choose new, answered, quoted, contact, won or lost.');
  end if;
  acts := lead_inbox.provider in (select private.acting_providers());
  if words is not null then
    found := private.find_leads(lead_inbox.provider, words);
  end if;
  begin
    after_at := (lead_inbox.after ->> 'activity_at')::timestamptz;
    after_id := (lead_inbox.after ->> 'id')::uuid;
  exception when others then
    after_id := null;
  end;
  return (
    with page as (
      select r, row_number() over (order by r.activity_at desc, r.id) as place
        from public.quote_requests as r
       where r.provider_id = lead_inbox.provider and r.inbox = lead_inbox.tab and r.sent_at is not null
         and (found is null or r.id in (select unnest(found)))
         and (after_id is null or (r.activity_at <= after_at and (r.activity_at < after_at or r.id > after_id)))
       order by r.activity_at desc, r.id limit wanted + 1
    )
    select jsonb_build_object(
             'counts', (select jsonb_object_agg(t.tab, coalesce(n.n, 0))
                          from unnest(tabs) as t (tab)
                          left join (select r.inbox, count(*) as n from public.quote_requests as r
                                      where r.provider_id = lead_inbox.provider and r.sent_at is not null and (found is null or r.id in (select unnest(found)))
                                      group by r.inbox) as n on n.inbox = t.tab),
             'items', coalesce(jsonb_agg(private.lead_row(page.r, acts) order by page.place) filter (where page.place <= wanted), '[]'),
             'next', case when count(*) > wanted then (
                       select jsonb_build_object('activity_at', (p.r).activity_at, 'id', (p.r).id) from page as p where p.place = wanted) end)
      from page);
end
$$;

-- The request with everything that the account may know of it, null for an unknown one and for anybody who is no member of its
-- company: { id, reference, company, status, reason, sent_at, connected_at, activity_at, rivals, unread, waiting, project, contact,
-- confirmed, quotes, draft, visit, job, events }. Until the homeowner connects, and to a company that is not approved, contact is
-- null, the postal code is its first half, and contact details in typed words are hidden. `quotes` are all versions that were sent, the newest first.
create or replace function public.lead(id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  r public.quote_requests;
  knows boolean;
begin
  select * into r from public.quote_requests as known
   where known.id = lead.id and known.sent_at is not null and known.provider_id in (select private.my_providers());
  if r.id is null then
    return null;
  end if;
  knows := r.connected_at is not null and r.provider_id in (select private.acting_providers());
  return jsonb_build_object(
    'id', r.id, 'reference', private.reference('R', r.id), 'status', r.status, 'reason', r.reason, 'sent_at', r.sent_at,
    'connected_at', r.connected_at, 'activity_at', r.activity_at, 'rivals', private.rivals(r),
    'unread', private.is_unread_by_company(r), 'waiting', private.lead_waits_for(r),
    'company', (select jsonb_build_object('id', c.id, 'name', c.trade_name, 'status', c.status, 'role', m.role)
                  from public.providers as c join public.provider_members as m on m.provider_id = c.id and m.user_id = auth.uid()
                 where c.id = r.provider_id),
    'project', (select to_jsonb(p) - array['requester_id', 'contact_confirmed_at', 'notice', 'open_until']
                       || case when knows then '{}' else jsonb_build_object('service_name', private.mask_contacts(p.service_name),
                                                                            'description', private.mask_contacts(p.description)) end
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

-- The calendar of a company for its people, in every role and state: { first_day, last_day, availability, entries: [{ kind: visit, booking or
-- job, request_id, reference, service, area, settled, day, start, minutes, time_zone, place, until }] }, those that come first in front. It
-- names nobody: `area` is the first half of the postal code. Without days it is four weeks from today on, where the company is.
-- Raises PT403 for others, PT422 on 'last_day' for no or more than 92 days.
create or replace function public.company_calendar(provider_id uuid, first_day date default null, last_day date default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  p public.providers;
  begins date;
  ends date;
begin
  select * into p from public.providers as known
   where known.id = company_calendar.provider_id and known.id in (select private.my_providers());
  if p.id is null then
    raise exception using errcode = 'PT403', message = 'This company is not yours', hint = 'Sign in with an account of the company.';
  end if;
  begins := coalesce(company_calendar.first_day, (now() at time zone coalesce(private.time_zone(p.province), 'America/Toronto'))::date);
  ends := coalesce(company_calendar.last_day, begins + 27);
  if not (isfinite(begins) and isfinite(ends)) or ends not between begins and begins + 91 then
    perform private.refuse('last_day', 'A calendar shows 1 to 92 days', 'Choose another last day.');
  end if;
  return jsonb_build_object(
    'first_day', begins, 'last_day', ends, 'availability', private.availability_json(p),
    'entries', (
      select coalesce(jsonb_agg(to_jsonb(e) || jsonb_build_object(
               'reference', private.reference('R', e.request_id), 'service', private.public_service(project),
               'area', left(project.postal_code, 3)) order by e.day, e.start nulls first, e.request_id), '[]')
        from private.calendar_entries(p.id, begins, ends) as e
        join public.quote_requests as r on r.id = e.request_id
        join public.projects as project on project.id = r.project_id));
end
$$;

revoke execute on function private.public_service(public.projects), private.lead_row(public.quote_requests, boolean) from public, anon, authenticated;
