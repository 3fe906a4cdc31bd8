-- What each side sees of a request, as one answer.

-- The offer of a request that counts: the last one that was neither replaced nor taken back. Null when there is none.
create function private.standing_quote(request_id uuid) returns public.quotes
language sql stable set search_path = '' as $$
  select q from public.quotes as q
   where q.request_id = standing_quote.request_id and q.status not in ('draft', 'superseded', 'withdrawn') order by q.version desc limit 1
$$;

-- What happened to a request; unless it is open, contact details in its notes are hidden.
create function private.events_json(request_id uuid, open boolean) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(private.mask_note(jsonb_build_object(
           'at', e.at, 'actor', e.actor, 'from_status', e.from_status, 'to_status', e.to_status, 'note', e.note, 'kind', e.kind,
           'detail', e.detail), events_json.open) order by e.id), '[]')
    from public.quote_request_events as e where e.request_id = events_json.request_id
$$;

-- What a company was asked for alone, null where it was asked for all of the project: private.project_lots says what it holds.
create function private.goods_json(r public.quote_requests) returns jsonb
language sql stable set search_path = '' as $$
  select l.goods from private.project_lots as l where l.project_id = r.project_id and l.lot = r.lot
$$;

create function private.request_json(r public.quote_requests) returns jsonb
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

-- The project that the caller asked for, by its id and account or token, or by the token alone; null when there is none.
create function private.find_project(id uuid, token text) returns public.projects
language sql stable set search_path = '' as $$
  select p from public.projects as p
   where p.id = coalesce(find_project.id, (private.live_link(find_project.token)).project_id)
     and private.is_requester(p.id, find_project.token)
$$;

-- A project as the homeowner sees it, by account, or for a guest by the token of the private link; null for anybody else.
create function public.project_view(id uuid default null, token text default null) returns jsonb
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
create function public.my_projects(page_size integer default 20, before timestamptz default null) returns jsonb
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

revoke execute on function private.standing_quote(uuid), private.events_json(uuid, boolean), private.goods_json(public.quote_requests),
  private.request_json(public.quote_requests), private.find_project(uuid, text),
  public.project_view(uuid, text), public.my_projects(integer, timestamptz) from public, anon, authenticated;
grant execute on function public.project_view(uuid, text) to anon, authenticated, service_role;
grant execute on function public.my_projects(integer, timestamptz) to authenticated, service_role;
