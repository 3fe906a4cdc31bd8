-- What somebody booked from or compares quotes of says that it is a sample, as its card in the directory does.

create or replace function private.booking_json(project uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', p.id, 'status', r.status, 'service', p.details ->> 'service',
                            'provider', jsonb_build_object('id', c.id, 'name', c.trade_name, 'is_sample', c.is_sample), 'details', p.details)
    from public.projects as p
    join public.quote_requests as r on r.project_id = p.id
    join public.providers as c on c.id = r.provider_id
   where p.id = project
$$;

create or replace function private.request_json(r public.quote_requests) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', r.id, 'status', r.status, 'connected_at', r.connected_at, 'created_at', r.created_at,
    'provider', jsonb_build_object(
      'id', c.id, 'name', c.trade_name, 'category', c.primary_category, 'rating', s.rating, 'review_count', coalesce(s.review_count, 0),
      'location', coalesce(s.location, concat_ws(', ', c.city, c.province)), 'response_time', c.response_time,
      'verified', coalesce(s.verified, false), 'phone', c.public_phone, 'is_sample', c.is_sample),
    'events', private.events_json(r.id),
    'quote', (select private.quote_json(q) from private.standing_quote(r.id) as q where q.id is not null),
    'reviewed', private.is_reviewed(r.id))
    from public.providers as c left join public.services as s on s.id = c.id
   where c.id = r.provider_id
$$;
