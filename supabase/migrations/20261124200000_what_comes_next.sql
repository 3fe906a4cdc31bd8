-- The list of an account's projects says what comes next for each.

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
                                            order by r.created_at, r.id), '[]')
                                       from public.quote_requests as r join public.providers as c on c.id = r.provider_id
                                       left join lateral private.standing_quote(r.id) as q on true
                                      where r.project_id = page.id)) order by page.place) filter (where page.place <= size), '[]'),
             'more', count(*) > size)
      from page);
end
$$;
