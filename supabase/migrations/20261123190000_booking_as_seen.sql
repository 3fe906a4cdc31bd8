-- Who booked sees both: how long the half day is held, and whether the company is invented.
create or replace function private.booking_json(project uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', p.id, 'status', r.status, 'service', p.details ->> 'service',
                            'provider', jsonb_build_object('id', c.id, 'name', c.trade_name, 'is_sample', c.is_sample), 'details', p.details,
                            'held_until', b.held_until, 'confirmed', private.is_confirmed(p.id))
    from public.projects as p
    join public.quote_requests as r on r.project_id = p.id
    join public.providers as c on c.id = r.provider_id
    join private.fixed_price_bookings as b on b.project_id = p.id
   where p.id = project
$$;
