-- A total on the list of requests says whether its company is registered for GST/HST, without which no tax is in it.

create or replace function public.my_projects(page_size integer default 20, before timestamptz default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  size constant integer := least(greatest(coalesce(page_size, 20), 1), 100);
begin
  perform private.expire_requests(p.id) from public.projects as p where p.requester_id = auth.uid();
  return (
    with page as (
      select p.id, p.service_name, p.category, p.created_at, row_number() over (order by p.created_at desc, p.id) as place
        from public.projects as p
       where p.requester_id = auth.uid() and (before is null or p.created_at < before)
       order by p.created_at desc, p.id limit size + 1
    )
    select jsonb_build_object(
             'items', coalesce(jsonb_agg(jsonb_build_object(
                        'id', page.id, 'service_name', page.service_name, 'category', page.category, 'created_at', page.created_at,
                        'requests', (select coalesce(jsonb_agg(jsonb_build_object(
                                              'id', r.id, 'status', r.status,
                                              'provider', jsonb_build_object('id', c.id, 'name', c.trade_name),
                                              'quote_total_cents', q.total_cents, 'quote_registered', q.registered)
                                            order by r.created_at, r.id), '[]')
                                       from public.quote_requests as r join public.providers as c on c.id = r.provider_id
                                       left join lateral private.standing_quote(r.id) as q on true
                                      where r.project_id = page.id)) order by page.place) filter (where page.place <= size), '[]'),
             'more', count(*) > size)
      from page);
end
$$;
