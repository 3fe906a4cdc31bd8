-- The requests to a company as a list and one by one, in place of all of them at once, and what waits for an account.

drop function public.provider_requests(uuid);

-- What a company is told of each request beside its columns, in its list and on its page alike.

-- The companies of the account: [{ id, name, status, role }].
create function public.my_companies() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.trade_name, 'status', p.status, 'role', m.role) order by p.trade_name, p.id), '[]')
    from public.provider_members as m join public.providers as p on p.id = m.provider_id where m.user_id = auth.uid()
$$;

-- Whether the homeowner wrote something that the company has not read.
create function private.is_unread_by_company(r public.quote_requests) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(r.last_message_side = 'homeowner' and r.last_message_seq > r.company_read_seq, false)
$$;

-- Who has to do something next: 'you', the company, while it has not answered, has something to read, or is asked whether the work
-- is finished; 'them' otherwise, and null once it is over.
create function private.lead_waits_for(r public.quote_requests) returns text
language sql stable set search_path = '' as $$
  select case
           when r.status in ('sent', 'viewed') or private.is_unread_by_company(r) then 'you'
           when r.status = 'hired' and exists (
                  select from private.jobs as j
                   where j.request_id = r.id and j.homeowner_done_at is not null and j.company_done_at is null) then 'you'
           when r.status in ('interested', 'quoted', 'connected', 'hired') then 'them'
         end
$$;

-- How many other companies were asked for the same.
create function private.rivals(r public.quote_requests) returns bigint
language sql stable set search_path = '' as $$
  select count(*) from public.quote_requests as other where other.project_id = r.project_id and other.id <> r.id and other.sent_at is not null
$$;

create index quote_requests_reference_idx on public.quote_requests (private.reference('R', id)) where sent_at is not null;

revoke execute on function public.my_companies(), private.is_unread_by_company(public.quote_requests),
  private.lead_waits_for(public.quote_requests), private.rivals(public.quote_requests) from public, anon, authenticated;
grant execute on function public.my_companies() to authenticated;

-- The requests to a company as a list.

-- The requests to a company that hold the words, in the service, the trade, the area or the name of somebody it may know; or the
-- one that has them as its reference.
create function private.find_leads(provider uuid, words text) returns uuid[]
language sql stable set search_path = '' as $$
  with asked as (
    select private.fold(private.search_key(find_leads.words)) as term, upper(replace(find_leads.words, ' ', '')) as reference,
           find_leads.provider in (select private.acting_providers()) as acts
  )
  select coalesce(array_agg(found.id), '{}') from (
    select r.id
      from asked
      join public.quote_requests as r on r.provider_id = find_leads.provider and r.sent_at is not null
      join public.projects as p on p.id = r.project_id
      left join public.quote_request_contacts as k on k.project_id = p.id and r.connected_at is not null and asked.acts
     where position(asked.term in private.fold(private.search_key(concat_ws(chr(10), p.service_name, p.category, left(p.postal_code, 3), k.name)))) > 0
    union
    select r.id
      from asked join public.quote_requests as r on private.reference('R', r.id) = asked.reference
     where r.provider_id = find_leads.provider and r.sent_at is not null
  ) as found
$$;

-- One row of the list.
create function private.lead_row(r public.quote_requests) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', r.id, 'reference', private.reference('R', r.id), 'status', r.status, 'reason', r.reason,
    'service', coalesce(p.service_name, p.category), 'area', left(p.postal_code, 3), 'source', p.source, 'locale', p.locale,
    'sent_at', r.sent_at, 'activity_at', r.activity_at, 'rivals', private.rivals(r),
    'unread', private.is_unread_by_company(r), 'waiting', private.lead_waits_for(r),
    'total_cents', (private.standing_quote(r.id)).total_cents, 'photo_count', p.photo_count, 'job', private.job_json(r.id))
    from public.projects as p where p.id = r.project_id
$$;

-- The requests to a company of the account in one tab (new, answered, quoted, contact, won or lost), the ones where something
-- happened last first: { counts, items, next }. `q` keeps what holds these words and counts that alone; `after` is `next` of the
-- page before, null at the end. Every role reads it, also of a company that is not approved.
-- Raises PT403 for a company of others, PT422 on 'tab' and 'q'.
create function public.lead_inbox(provider uuid, tab text default 'new', q text default null, after jsonb default null,
                                  size integer default 25) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  tabs constant text[] := '{new,answered,quoted,contact,won,lost}';
  wanted constant integer := least(greatest(coalesce(lead_inbox.size, 25), 1), 50);
  words constant text := private.clean_text(lead_inbox.q, 100, 'q', 'The search');
  found uuid[];
  after_at timestamptz;
  after_id uuid;
begin
  if lead_inbox.provider is null or lead_inbox.provider not in (select private.my_providers()) then
    raise exception using errcode = 'PT403', message = 'This company is not yours', hint = 'Sign in with an account of the company.';
  elsif lead_inbox.tab is null or lead_inbox.tab <> all (tabs) then
    perform private.refuse('tab', 'There is no such tab', 'Choose new, answered, quoted, contact, won or lost.');
  end if;
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
         and (found is null or r.id = any (found))
         and (after_id is null or (r.activity_at <= after_at and (r.activity_at < after_at or r.id > after_id)))
       order by r.activity_at desc, r.id limit wanted + 1
    )
    select jsonb_build_object(
             'counts', (select jsonb_object_agg(t.tab, coalesce(n.n, 0))
                          from unnest(tabs) as t (tab)
                          left join (select r.inbox, count(*) as n from public.quote_requests as r
                                      where r.provider_id = lead_inbox.provider and r.sent_at is not null and (found is null or r.id = any (found))
                                      group by r.inbox) as n on n.inbox = t.tab),
             'items', coalesce(jsonb_agg(private.lead_row(page.r) order by page.place) filter (where page.place <= wanted), '[]'),
             'next', case when count(*) > wanted then (
                       select jsonb_build_object('activity_at', (p.r).activity_at, 'id', (p.r).id) from page as p where p.place = wanted) end)
      from page);
end
$$;

revoke execute on function private.find_leads(uuid, text), private.lead_row(public.quote_requests),
  public.lead_inbox(uuid, text, text, jsonb, integer) from public, anon, authenticated;
grant execute on function public.lead_inbox(uuid, text, text, jsonb, integer) to authenticated;

-- One request as its company sees it.

-- The request with everything that the account may know of it, null for an unknown one and for anybody who is no member of its
-- company: { id, reference, company, status, reason, sent_at, connected_at, activity_at, rivals, unread, waiting, project, contact,
-- confirmed, quotes, draft, visit, job, events }. Until the homeowner connects, and to a company that is not approved, contact is
-- null and the postal code is its first half. `quotes` are all versions that were sent, the newest first.
create function public.lead(id uuid) returns jsonb
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
                       || jsonb_build_object('postal_code', case when knows then p.postal_code else left(p.postal_code, 3) end,
                                             'held_until', (select b.held_until from private.fixed_price_bookings as b
                                                             where b.project_id = p.id and b.released_at is null))
                  from public.projects as p where p.id = r.project_id),
    'contact', case when knows then (select to_jsonb(k) - 'project_id' from public.quote_request_contacts as k where k.project_id = r.project_id) end,
    'confirmed', private.is_confirmed(r.project_id),
    'quotes', (select coalesce(jsonb_agg(private.quote_json(q) order by q.version desc), '[]')
                 from public.quotes as q where q.request_id = r.id and q.status <> 'draft'),
    'draft', (select private.quote_json(q) from public.quotes as q where q.request_id = r.id and q.status = 'draft'),
    'visit', private.visit_json(r.id), 'job', private.job_json(r.id), 'events', private.events_json(r.id));
end
$$;

revoke execute on function public.lead(uuid) from public, anon, authenticated;
grant execute on function public.lead(uuid) to authenticated;

-- What waits for an account, wherever it is signed in.

create index quote_requests_unread_idx on public.quote_requests (provider_id)
  where last_message_side = 'homeowner' and last_message_seq > company_read_seq;

-- What waits for the account: { requests, companies: [{ id, new, unread, waiting }], staff }, counts only. `requests`: of those it
-- made, how many wait for it; `waiting`: of a company's, each once; `staff`: null for whoever does not decide here.
create function public.my_attention() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'requests', (
      select count(*)
        from public.projects as p
        join public.quote_requests as r on r.project_id = p.id
        left join private.jobs as j on j.request_id = r.id and r.status = 'hired'
       where p.requester_id = auth.uid()
         and ((r.last_message_side = 'provider' and r.last_message_seq > r.homeowner_read_seq)
              or (j.company_done_at is not null and j.homeowner_done_at is null)
              or exists (select from private.visits as v where v.request_id = r.id and v.status = 'open'))),
    'companies', (
      select coalesce(jsonb_agg(jsonb_build_object('id', m.provider_id, 'new', counted.new, 'unread', counted.unread, 'waiting', counted.waiting)
                                order by m.provider_id), '[]')
        from public.provider_members as m
       cross join lateral (
         select count(*) filter (where w.is_new) as new, count(*) filter (where w.is_unread) as unread, count(*) as waiting
           from (select found.id, bool_or(found.is_new) as is_new, bool_or(found.is_unread) as is_unread
                   from (select r.id, true as is_new, false as is_unread from public.quote_requests as r
                          where r.provider_id = m.provider_id and r.inbox = 'new' and r.sent_at is not null
                         union all
                         select r.id, false, true from public.quote_requests as r
                          where r.provider_id = m.provider_id and r.last_message_side = 'homeowner' and r.last_message_seq > r.company_read_seq
                         union all
                         select r.id, false, false from public.quote_requests as r join private.jobs as j on j.request_id = r.id
                          where r.provider_id = m.provider_id and r.inbox = 'won' and r.sent_at is not null and r.status = 'hired'
                            and j.homeowner_done_at is not null and j.company_done_at is null) as found
                  group by found.id) as w) as counted
       where m.user_id = auth.uid()),
    'staff', case when private.is_staff('{moderator,admin}') then (select count(*) from private.staff_waiting) end)
$$;

revoke execute on function public.my_attention() from public, anon, authenticated;
grant execute on function public.my_attention() to authenticated;
