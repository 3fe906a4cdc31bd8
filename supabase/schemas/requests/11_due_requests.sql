-- What time brings to visits, quotes and requests. Each step may run at any time, any number of times, and
-- leaves what somebody else changes at that moment to the next.

-- Visits nobody picked within five days, or whose times are all over, lapse; the day before a picked one both sides are reminded.
-- Returns how many visits it changed, at most `batch` of each.
create function private.due_visits(at timestamptz default now(), batch integer default 200) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  lapsed integer;
  reminded integer := 0;
  v private.visits;
  request public.quote_requests;
begin
  update private.visits as late set status = 'lapsed', revision = late.revision + 1
   where late.id in (select o.id from private.visits as o
                      where o.status = 'open' and (o.created_at <= due_visits.at - interval '5 days' or due_visits.at >= all (o.starts))
                      order by o.id limit batch for update skip locked);
  get diagnostics lapsed = row_count;

  for v in
    select o.* from private.visits as o
      join public.quote_requests as r on r.id = o.request_id
      join public.projects as p on p.id = r.project_id
     where o.status = 'picked' and o.reminded_at is null and o.picked > due_visits.at and o.picked <= due_visits.at + interval '24 hours'
       -- The mail says "tomorrow".
       and (o.picked at time zone private.visit_zone(o.request_id))::date = (due_visits.at at time zone private.visit_zone(o.request_id))::date + 1
     order by o.id limit batch for update of p, o skip locked
  loop
    update private.visits as o set reminded_at = due_visits.at where o.id = v.id;
    select * into strict request from public.quote_requests as r where r.id = v.request_id;
    perform private.remind_homeowner(request, 'visit_tomorrow', v.id::text, private.visit_mail(v, 'visit_tomorrow'));
    perform private.mail_provider(request, 'visit_tomorrow', private.visit_mail(v, 'visit_tomorrow'),
      (select max(e.id) from public.quote_request_events as e where e.request_id = v.request_id and e.kind = 'visit'));
    reminded := reminded + 1;
  end loop;
  return lapsed + reminded;
end
$$;

-- Offers end after their last day, and who got one hears of it three days before. Returns how many quotes that were, at most `batch` of
-- each.
create function private.due_quotes(at timestamptz default now(), batch integer default 200) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  today constant date := (at at time zone 'America/Vancouver')::date;
  q public.quotes;
  request public.quote_requests;
  ended integer;
  ending integer := 0;
begin
  update public.quotes as late set status = 'expired'
   where late.id in (select o.id from public.quotes as o where o.status = 'sent' and o.valid_until < today
                      order by o.valid_until, o.id limit batch for update skip locked);
  get diagnostics ended = row_count;

  for q in
    select o.* from public.quotes as o
      join public.quote_requests as r on r.id = o.request_id
      join public.projects as p on p.id = r.project_id
     where o.status = 'sent' and o.valid_until between today and today + 3 and r.status in ('quoted', 'connected')
       -- One that was only good for days from the start needs no reminder of them.
       and o.sent_at < due_quotes.at - interval '1 day'
       and (p.contact_confirmed_at is not null or private.is_confirmed(p.id))
       and not exists (select from private.outbox as m where m.idempotency_key = 'quote_ending/' || o.id || '/homeowner')
     order by o.valid_until, o.id limit batch for update of p skip locked
  loop
    select * into strict request from public.quote_requests as r where r.id = q.request_id;
    perform private.remind_homeowner(request, 'quote_ending', q.id::text, jsonb_build_object('day', q.valid_until));
    ending := ending + 1;
  end loop;
  return ended + ending;
end
$$;

-- Ends what was answered and then left alone for 90 days. Returns how many requests that were, at most `batch`.
create function private.due_inactive(at timestamptz default now(), batch integer default 200) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  idle uuid;
  ended integer := 0;
begin
  for idle in
    select r.id from public.quote_requests as r join public.projects as p on p.id = r.project_id
     where r.status in ('interested', 'quoted', 'connected') and r.activity_at < due_inactive.at - interval '90 days'
     order by r.activity_at, r.id limit batch for update of p, r skip locked
  loop
    perform private.transition_request(idle, 'expired', 'system', reason => 'inactive');
    perform private.settle_quotes(idle, 'withdrawn');
    ended := ended + 1;
  end loop;
  return ended;
end
$$;
revoke execute on function private.due_visits(timestamptz, integer), private.due_quotes(timestamptz, integer),
  private.due_inactive(timestamptz, integer) from public, anon, authenticated;
