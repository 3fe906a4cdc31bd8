-- The hourly round ends offers after their last day, by the day it is told.

-- Offers end after their last day, and who got one hears of it three days before. Returns how many quotes that were, at most `batch` of
-- each.
create or replace function private.due_quotes(at timestamptz default now(), batch integer default 200) returns integer
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
       and private.is_confirmed(p.id)
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
