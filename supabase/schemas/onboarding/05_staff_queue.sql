-- What waits for the staff, and what somebody who decides has to know. Answers null for everybody else: to them the pages do not exist.

create view private.staff_waiting as
  select 'applications' as queue, a.id, a.company as title, a.kind as detail, a.status, a.created_at as since
    from public.applications as a where a.status in ('submitted', 'in_review') or (a.status = 'onboarding' and a.kind = 'partner')
  union all
  select 'companies', p.id, p.trade_name, p.primary_category, p.status, coalesce(p.submitted_at, p.updated_at)
    from public.providers as p where p.status in ('submitted', 'in_review')
  union all
  select 'credentials', c.id, p.trade_name, c.kind, c.status, c.claimed_at
    from public.credentials as c join public.providers as p on p.id = c.provider_id
   where c.status = 'claimed' and p.status in ('submitted', 'in_review', 'approved')
  union all
  select 'names', p.id, p.trade_name, n.name, p.status, n.asked_at
    from private.name_changes as n join public.providers as p on p.id = n.provider_id
  union all
  select 'reviews', v.id, p.trade_name, min(r.reason), v.status, min(r.created_at)
    from public.reports as r
    join public.reviews as v on v.id = r.target_id
    join public.providers as p on p.id = v.provider_id
   where r.status = 'open' and r.target_kind = 'review' group by v.id, p.trade_name
  union all
  select 'reviews', v.id, p.trade_name, v.hold[1], v.status, v.created_at
    from public.reviews as v join public.providers as p on p.id = v.provider_id where v.status = 'held'
  union all
  select 'reports', m.id, p.trade_name, min(t.reason), 'reported', min(t.created_at)
    from public.reports as t
    join private.messages as m on m.id = t.target_id
    join public.quote_requests as r on r.id = m.request_id
    join public.providers as p on p.id = r.provider_id
   where t.status = 'open' and t.target_kind = 'message' group by m.id, p.trade_name
  union all
  select 'reports', p.id, p.trade_name, min(t.reason), 'reported', min(t.created_at)
    from public.reports as t join public.providers as p on p.id = t.target_id
   where t.status = 'open' and t.target_kind = 'provider' group by p.id
  union all
  select 'disputes', r.id, p.trade_name, 'work', r.status, j.objected_at
    from private.jobs as j
    join public.quote_requests as r on r.id = j.request_id
    join public.providers as p on p.id = r.provider_id
   where j.objections >= 2 and j.objected_at is not null and j.completed_by is null and j.cancelled_at is null
  union all
  select 'messages', m.id, concat_ws(' ', m.first_name, m.last_name), m.subject, m.status, m.created_at
    from public.contact_messages as m where m.status <> 'closed'
  union all
  select 'messages', d.id, d.name, 'demo', d.status, d.created_at from public.demo_requests as d where d.status <> 'closed'
  union all
  select 'orphaned', p.id, p.trade_name, p.primary_category, p.status, o.since
    from private.orphaned_companies as o join public.providers as p on p.id = o.provider_id where p.status <> 'closed';
revoke all on private.staff_waiting from public, anon, authenticated;
create index applications_waiting_idx on public.applications (created_at, id) where status in ('submitted', 'in_review');
create index credentials_claimed_idx on public.credentials (claimed_at, id) where status = 'claimed';

-- The queues that a role decides about: support answers messages and settles disputes, moderators decide about everything else, administrators
-- about all.
create function private.queues_of(role text) returns text[]
language sql immutable set search_path = '' as $$
  select case when role in ('moderator', 'admin') then '{applications,companies,names,credentials,reviews,reports,orphaned}'::text[] else '{}' end
      || case when role in ('support', 'admin') then '{disputes,messages}'::text[] else '{}' end
$$;

-- Those of the caller.
create function private.staff_queues() returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce((select private.queues_of(s.role) from private.staff as s where s.user_id = auth.uid()), '{}')
$$;

-- What waits: { role, queues: [{ queue, n, oldest }] }, of the queues that the caller decides about.
create function public.staff_counts() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
           'role', s.role,
           'queues', (
             select coalesce(jsonb_agg(jsonb_build_object('queue', q.queue, 'n', coalesce(w.n, 0), 'oldest', w.oldest) order by q.place), '[]')
               from unnest(private.staff_queues()) with ordinality as q (queue, place)
               left join (select known.queue, count(*) as n, min(known.since) as oldest from private.staff_waiting as known group by known.queue) as w
                 on w.queue = q.queue))
    from private.staff as s where s.user_id = auth.uid()
$$;

-- What waits in a queue, oldest first, 25 at a time: { items: [{ id, title, detail, status, since }], next }.
-- after: `next` of the page before; null at the end.
create function public.staff_queue(queue text, after jsonb default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  after_at timestamptz;
  after_id uuid;
  listed jsonb;
begin
  if not coalesce(queue = any (private.staff_queues()), false) then
    return null;
  end if;
  begin
    after_at := (after ->> 'since')::timestamptz;
    after_id := (after ->> 'id')::uuid;
  exception when others then
    after_id := null;
  end;
  select jsonb_agg(to_jsonb(page) - 'queue' order by page.since, page.id) into listed
    from (select * from private.staff_waiting as w
           where w.queue = staff_queue.queue and (after_id is null or (w.since, w.id) > (after_at, after_id))
           order by w.since, w.id limit 26) as page;
  return jsonb_build_object(
    'items', (select coalesce(jsonb_agg(entry.value order by entry.n), '[]')
                from jsonb_array_elements(listed) with ordinality as entry (value, n) where entry.n <= 25),
    'next', case when jsonb_array_length(listed) > 25 then
              jsonb_build_object('since', listed -> 24 -> 'since', 'id', listed -> 24 -> 'id') end);
end
$$;

-- [{ key, value }] of what is known, in the order it is given.
create function private.facts(variadic given text[]) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('key', given[n], 'value', given[n + 1]) order by n), '[]')
    from generate_series(1, cardinality(given), 2) as n where given[n + 1] <> ''
$$;

create function private.application_item(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kind', 'application', 'title', a.company, 'status', a.status, 'since', a.created_at,
    'facts', private.facts('reference', a.reference, 'kind', a.kind, 'contact', a.contact_name, 'email', a.email, 'phone', a.phone,
                           'website', a.website, 'city', a.city, 'province', a.province::text, 'speciality', a.speciality, 'plan', a.plan,
                           'message', a.message),
    'related', case when a.provider_id is null then '[]' else jsonb_build_array(
                 jsonb_build_object('queue', 'companies', 'id', a.provider_id, 'detail', 'page', 'status', p.status)) end,
    'decisions', case
      when a.status = 'submitted' then '["in_review", "declined"]'
      when a.status = 'in_review' then case when a.kind = 'partner' then '["onboarding", "declined"]' else '["start", "declined"]' end
      when a.status = 'onboarding' then case when a.kind = 'partner' then '["live", "declined"]' else '["declined"]' end
      else '[]' end::jsonb)
    from public.applications as a left join public.providers as p on p.id = a.provider_id where a.id = application_item.id
$$;

create function private.company_item(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kind', 'company', 'changed_at', p.submitted_at, 'title', p.trade_name, 'status', p.status, 'since', coalesce(p.submitted_at, p.updated_at),
    'facts', private.facts(
      'kind', p.kind, 'trade', p.primary_category, 'description_en', p.description_en, 'description_fr', p.description_fr,
      'services', (select string_agg(concat_ws(' / ', s.name_en, s.name_fr), E'\n' order by s.position) from public.provider_services as s where s.provider_id = p.id),
      'city', p.city, 'province', p.province,
      'areas', (select string_agg(a.area, ', ' order by a.position) from public.provider_areas as a where a.provider_id = p.id),
      'phone', p.public_phone, 'website', p.website, 'legal_name', l.legal_name, 'business_number', l.business_number),
    'missing', (select coalesce(jsonb_agg(c.key), '[]') from private.company_checklist(p.id) as c where c.required and c.state <> 'done'),
    'related', (select coalesce(jsonb_agg(jsonb_build_object('queue', 'credentials', 'id', c.id, 'detail', c.kind, 'status', c.status) order by c.claimed_at, c.id), '[]')
                  from public.credentials as c where c.provider_id = p.id)
               || (select coalesce(jsonb_agg(jsonb_build_object('queue', 'applications', 'id', a.id, 'detail', 'application', 'status', a.status)), '[]')
                     from public.applications as a where a.provider_id = p.id),
    'decisions', case when p.status = 'approved' then '["suspend"]' when p.status = 'suspended' then '["reinstate"]'
                      when p.status not in ('submitted', 'in_review') then '[]'
                      when exists (select from private.company_checklist(p.id) as c where c.required and c.state <> 'done') then '["request_changes", "reject"]'
                      else '["approve", "request_changes", "reject"]' end::jsonb)
    from public.providers as p left join public.provider_private as l on l.provider_id = p.id where p.id = company_item.id
$$;

create function private.credential_item(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kind', 'credential', 'changed_at', c.changed_at, 'title', p.trade_name, 'status', c.status, 'since', c.claimed_at,
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

create function private.review_item(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kind', 'review', 'title', p.trade_name, 'status', v.status,
    'since', coalesce((select min(r.created_at) from public.reports as r where r.target_id = v.id and r.status = 'open'), v.created_at),
    'facts', private.facts(
      'rating', v.rating::text, 'review', v.body, 'author', v.author, 'holds', array_to_string(v.hold, E'\n'), 'answer', v.answer,
      'reply', (select y.body from public.review_replies as y where y.review_id = v.id),
      'reports', (select string_agg(concat_ws(': ', r.reason, r.body), E'\n' order by r.created_at) from public.reports as r
                   where r.target_id = v.id and r.target_kind = 'review' and r.status = 'open')),
    'related', '[]'::jsonb,
    'decisions', case when v.body is null then '["keep"]' when v.status = 'held' then '["publish", "refuse", "erase"]'
                      when v.status = 'refused' then '["publish", "erase"]' when v.status = 'removed' then '["restore", "erase"]'
                      when exists (select from public.review_replies as y where y.review_id = v.id) then '["keep", "remove", "remove_reply", "erase"]'
                      else '["keep", "remove", "erase"]' end::jsonb)
    from public.reviews as v join public.providers as p on p.id = v.provider_id where v.id = review_item.id
$$;

-- A message that was reported, with the twenty before it, as staff reads it; null for one that nobody reported.
create function private.message_item(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kind', 'message', 'title', c.trade_name,
    'status', case when m.erased_at is not null then 'erased' when told.open is null then 'kept' else 'reported' end,
    'since', coalesce(told.open, m.created_at),
    'facts', private.facts(
      'service', coalesce(p.service_name, p.category), 'side', m.side, 'message', m.body, 'questions', array_to_string(m.ask, E'\n'),
      'pictures', (select nullif(count(*), 0)::text from private.message_images as i where i.message_id = m.id),
      'reports', told.words,
      'conversation', (select string_agg(concat_ws(' · ', to_char(b.created_at at time zone 'America/Toronto', 'YYYY-MM-DD HH24:MI'), b.side,
                                                   coalesce(b.body, array_to_string(b.ask, ', '))), E'\n' order by b.seq)
                         from (select * from private.messages as known where known.request_id = m.request_id and known.seq < m.seq
                                order by known.seq desc limit 20) as b)),
    'related', '[]'::jsonb,
    'decisions', case when m.body is null then '["keep_message"]' else '["keep_message", "erase_message"]' end::jsonb)
    from private.messages as m
    join public.quote_requests as r on r.id = m.request_id
    join public.projects as p on p.id = r.project_id
    join public.providers as c on c.id = r.provider_id
    cross join lateral (select min(t.created_at) filter (where t.status = 'open') as open, count(*) as n,
                               string_agg(concat_ws(': ', t.reason, t.body), E'\n' order by t.created_at) filter (where t.status = 'open') as words
                          from public.reports as t where t.target_id = m.id and t.target_kind = 'message') as told
   where m.id = message_item.id and told.n > 0
$$;

create function private.dispute_item(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kind', 'dispute', 'title', c.trade_name, 'status', r.status, 'since', coalesce(j.objected_at, j.hired_at),
    'facts', private.facts(
      'service', p.service_name, 'hired_at', to_char(j.hired_at at time zone 'America/Toronto', 'YYYY-MM-DD'),
      'total', (j.agreed_total_cents / 100.0)::numeric(14, 2)::text,
      'days', concat_ws(' – ', j.first_day::text, nullif(j.last_day, j.first_day)::text),
      'homeowner', (select concat_ws(', ', k.name, k.email, k.phone) from public.quote_request_contacts as k where k.project_id = p.id),
      'phone', c.public_phone,
      'timeline', (select string_agg(concat_ws(' · ', to_char(e.at at time zone 'America/Toronto', 'YYYY-MM-DD'), e.actor,
                                               coalesce(e.detail ->> 'code', e.to_status), e.note), E'\n' order by e.id)
                     from public.quote_request_events as e where e.request_id = r.id and e.at >= j.hired_at)),
    'related', '[]'::jsonb,
    'decisions', case when r.status = 'hired' and j.objections >= 2 and j.objected_at is not null then '["completed", "cancelled", "hired"]' else '[]' end::jsonb)
    from private.jobs as j
    join public.quote_requests as r on r.id = j.request_id
    join public.projects as p on p.id = r.project_id
    join public.providers as c on c.id = r.provider_id
   where j.request_id = dispute_item.id and j.objections > 0
$$;

-- One item of a queue, whether it still waits or not: { title, status, since, concerns_me, facts: [{ key, value }], related: [{ queue,
-- id, detail, status }], pictures: [name in the bucket 'evidence'], missing, history: [{ decision, reason, at, mine }], decisions }. Reading
-- it is written down, once an hour and again once its company changed it.
-- Null when there is none.
create function public.staff_item(queue text, id uuid) returns jsonb
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
                    and d.at > now() - interval '1 hour' and d.at >= coalesce((item ->> 'changed_at')::timestamptz, d.at)) then
    perform private.log_decision(target, staff_item.id, 'read');
  end if;
  return item - 'kind' - 'changed_at' || jsonb_build_object(
    'missing', coalesce(item -> 'missing', '[]'), 'pictures', case when mine then '[]' else coalesce(item -> 'pictures', '[]') end, 'concerns_me', mine, 'decisions', case when mine then '[]' else item -> 'decisions' end,
    'history', (select coalesce(jsonb_agg(jsonb_build_object('decision', d.decision, 'reason', d.reason, 'at', d.at, 'mine', coalesce(d.staff_id = auth.uid(), false))
                                          order by d.id), '[]')
                  from private.staff_decisions as d where d.target_kind = target and d.target_id = staff_item.id and d.decision <> 'read'));
end
$$;

revoke execute on function private.facts(text[]), private.application_item(uuid), private.company_item(uuid), private.credential_item(uuid),
  private.review_item(uuid), private.message_item(uuid), private.dispute_item(uuid), private.queues_of(text), private.staff_queues(), public.staff_counts(), public.staff_queue(text, jsonb), public.staff_item(text, uuid) from public, anon, authenticated;
grant execute on function public.staff_counts(), public.staff_queue(text, jsonb), public.staff_item(text, uuid) to authenticated;
